internal import InsetSyntax

/// The file that keeps the facts of one project, as one build reads them.
struct CachePlace: Sendable {
  let folder: String
  let name: String

  init(folder: String, root: ProjectRoot, build: StableDigest) {
    self.folder = folder
    name = "\(StableDigest(Array(root.path.utf8)).hexadecimal)-\(build.hexadecimal)\(Self.suffix)"
  }

  static let suffix = ".facts"

  /// Whether a file in the folder is such a one, or is to become one. Others may lie there too.
  static func isFile(_ name: String) -> Bool {
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digests = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    return digests.count == 2 && digests.allSatisfy { $0.utf8.count == 32 && $0.allSatisfy(\.isHexDigit) }
      && (name.hasSuffix(suffix) || name.hasSuffix(PrivateFolder.unfinishedSuffix))
  }
}
