internal import InsetSyntax

/// What facts are kept under.
struct CodeKey: Hashable, Sendable {
  let digest: ContentDigest
  let language: CodeFacts.Language
}

/// The facts of one content of a file, as bytes.
struct StoredFacts: Sendable {
  /// Many may share them.
  let bytes: [UInt8]
  let range: Range<Int>
  /// When they were last of use, in days since 1970.
  var day: UInt32
}
