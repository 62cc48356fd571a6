/// How selectors are split, so that both languages spell calls alike.
enum ObjectiveCSelector {
  /// `rootViewController` of `initWithRootViewController`; nil of `init` itself and of what is no initialiser.
  static func initialiserLabel(_ piece: String) -> String? {
    let bytes = Array(piece.utf8)
    guard bytes.count > 4, piece.hasPrefix("init"), (0x41...0x5A).contains(bytes[4]) else { return nil }
    let rest = bytes.dropFirst(4)
    let with = Array("With".utf8)
    if rest.starts(with: with), rest.count > 4, (0x41...0x5A).contains(rest[rest.startIndex + 4]) {
      return withSmallInitial(rest.dropFirst(4))
    }
    return withSmallInitial(rest)
  }

  /// As Swift imports it, an acronym as a whole: `frame`, `url`, `urlString`, `cgImage`.
  private static func withSmallInitial(_ name: ArraySlice<UInt8>) -> String {
    let capitals = name.prefix { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }.count
    let isWhole = capitals == name.count
    let changed = isWhole ? capitals : max(1, capitals - 1)
    let small = name.prefix(changed).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return String(decoding: small + name.dropFirst(changed), as: UTF8.self)
  }

  /// The name and the first label of a selector with arguments, or without any.
  static func split(_ firstPiece: String) -> (name: String, label: String?) {
    guard let label = initialiserLabel(firstPiece) else { return (firstPiece, nil) }
    return ("init", label)
  }
}
