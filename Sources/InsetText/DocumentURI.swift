/// The address of a document: the client's own spelling outside, a canonical form inside.
///
/// `file:///c%3A/App/a.swift` and `file:///C:/App/a.swift` are one document; each keeps its `string`.
package struct DocumentURI: Sendable {
  /// As the client wrote it.
  package let string: String
  /// The file that a `file:` URI means: absolute, percent-decoded, without `.`, `..`, doubled or trailing slashes;
  /// `C:/App` for a Windows drive. Nil for other schemes, for files of another host, and for bytes that no path of text
  /// can hold.
  package let path: String?

  package init(_ string: String) {
    self.string = string
    path = Self.path(ofFileURI: string)
  }

  /// The `file:` URI of an absolute path.
  package init(path: String) {
    let path = Self.canonical(path)
    self.string = (path.hasPrefix("/") ? "file://" : "file:///") + PercentEncoding.encodingPath(path)
    self.path = path
  }

  private static func path(ofFileURI uri: String) -> String? {
    guard let colon = uri.utf8.firstIndex(of: UInt8(ascii: ":")), uri[..<colon].lowercased() == "file" else {
      return nil
    }
    var rest = uri[uri.utf8.index(after: colon)...]
    guard rest.utf8.first == UInt8(ascii: "/") else { return nil }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      guard slash == rest.startIndex || rest[..<slash].lowercased() == "localhost" else { return nil }
      rest = rest[slash...]
    }
    // `?` and `#` stay in the path. In a document's address they are the characters of a name that a client forgot to
    // escape; cut there, all files of a folder named `C#` would become one document.
    guard let decoded = PercentEncoding.decoding(rest), !decoded.utf8.contains(0) else { return nil }
    return canonical(decoded)
  }

  private static func canonical(_ path: String) -> String {
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    if let first = components.first, isDrive(first) {
      return first.uppercased() + "/" + components.dropFirst().joined(separator: "/")
    }
    return "/" + components.joined(separator: "/")
  }

  /// `C:`, the first component of a Windows path.
  private static func isDrive(_ component: Substring) -> Bool {
    let bytes = Array(component.utf8.prefix(3))
    return bytes.count == 2 && bytes[1] == UInt8(ascii: ":") && Character(Unicode.Scalar(bytes[0])).isLetter
  }
}

extension DocumentURI: Hashable {
  package static func == (left: DocumentURI, right: DocumentURI) -> Bool {
    switch (left.path, right.path) {
    case (let leftPath?, let rightPath?): leftPath == rightPath
    case (nil, nil): left.string == right.string
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path ?? string)
  }
}
