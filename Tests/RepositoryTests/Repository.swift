import Foundation

/// The files of the repository.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func list(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
  }

  static func swiftFiles(below folder: String) throws -> [URL] {
    let base = root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { base.appending(path: $0) }
  }

  static func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }

  /// The modules that a file imports, without submodules.
  static func imports(of file: URL) throws -> Set<String> {
    var modules: Set<String> = []
    for line in try text(file).split(separator: "\n") {
      let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
      guard let position = words.firstIndex(of: "import"), position <= 1, position + 1 < words.count else { continue }
      if position == 1, !["package", "internal", "private", "fileprivate", "public"].contains(words[0]) { continue }
      let name = words[
        position + 1 < words.count - 1 && ["struct", "class", "func", "enum"].contains(words[position + 1])
          ? position + 2 : position + 1]
      modules.insert(String(name.split(separator: ".")[0]))
    }
    return modules
  }
}
