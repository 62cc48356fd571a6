internal import InsetText

/// Finds the comments of a file that keep rules quiet.
///
/// - `insetd:disable` from the comment on, to `insetd:enable` or the end of the file;
/// - `insetd:disable:next` on the line after the comment's last;
/// - `insetd:disable:this` on the comment's own line.
///
/// Each may name rules; what follows ` - ` or a word that is no id is a remark. In Swift and Objective-C the words stand in
/// `//` or `/* */`, in XML in `<!-- -->`, right behind the comment's opening.
package struct SuppressionReader {
  private let bytes: [UInt8]
  private var found: [Suppression] = []
  /// Indices of those that an `insetd:enable` may still end.
  private var open: [Int] = []

  package static func read(_ bytes: [UInt8]) -> [Suppression] {
    // Almost no file has one, and all files are read.
    guard !places(of: mark, in: bytes).isEmpty else { return [] }
    var reader = SuppressionReader(bytes: bytes)
    for place in places(of: mark, in: bytes) { reader.readDirective(at: place) }
    return reader.found
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static let mark = Array("insetd:".utf8)
  private static let openings = ["//", "/*", "<!--"].map { Array($0.utf8) }

  private static func places(of mark: [UInt8], in bytes: [UInt8]) -> [Int] {
    guard let first = mark.first, bytes.count >= mark.count else { return [] }
    return bytes.withUnsafeBufferPointer { buffer in
      var places: [Int] = []
      var offset = 0
      let last = buffer.count - mark.count
      while offset <= last {
        if buffer[offset] == first, buffer[offset..<(offset + mark.count)].elementsEqual(mark) {
          places.append(offset)
          offset += mark.count
        } else {
          offset += 1
        }
      }
      return places
    }
  }

  private mutating func readDirective(at place: Int) {
    guard let start = commentStart(before: place) else { return }
    let end = commentEnd(from: place, opening: bytes[start])
    var words = words(in: (place + Self.mark.count)..<end.text)
    guard !words.isEmpty else { return }
    let command = words.removeFirst().value
    let rules = Array(words.prefix { Self.isID($0.value) })
    let range = start..<end.comment
    switch command {
    case "disable":
      for index in add(rules, scope: start..<bytes.count, range) { open.append(index) }
    case "disable:next":
      let next = lineEnd(from: end.comment)
      let start = min(bytes.count, lineBreakEnd(at: next))
      add(rules, scope: start..<max(start, lineEnd(from: start)), range)
    case "disable:this": add(rules, scope: lineStart(before: start)..<lineEnd(from: end.comment), range)
    case "enable": enable(Set(rules.map(\.value)), at: start)
    default: break
    }
  }

  @discardableResult
  private mutating func add(_ rules: [Located<String>], scope: Range<Int>, _ range: Range<Int>) -> [Int] {
    let first = found.count
    for rule in rules.isEmpty ? [nil] : rules.map({ Optional($0) }) {
      var suppression = Suppression(rule: rule, scope: scope, range: range)
      suppression.standsAlone = rules.count <= 1
      found.append(suppression)
    }
    return Array(first..<found.count)
  }

  /// Ends the open ones of these rules; all of them where no rule is named.
  private mutating func enable(_ rules: Set<String>, at place: Int) {
    open.removeAll { index in
      guard rules.isEmpty || found[index].rule.map({ rules.contains($0.value) }) == true else { return false }
      found[index].scope = found[index].scope.lowerBound..<max(found[index].scope.lowerBound, place)
      return true
    }
  }

  private static func isID(_ word: String) -> Bool {
    guard let first = word.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
    return word.utf8.contains(UInt8(ascii: "-"))
      && word.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || byte == UInt8(ascii: "-")
      }
  }
}

// MARK: - Places

extension SuppressionReader {
  /// Where the comment opens whose first word stands at `place`; nil of words elsewhere, in a string for instance.
  private func commentStart(before place: Int) -> Int? {
    var end = place
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
    // Documentation comments have one more mark.
    if end >= 3, bytes[end - 1] == bytes[end - 2], bytes[end - 2] == UInt8(ascii: "/"), bytes[end - 3] == bytes[end - 1]
    {
      return end - 3
    }
    for opening in Self.openings where end >= opening.count {
      if bytes[(end - opening.count)..<end].elementsEqual(opening) { return end - opening.count }
    }
    return nil
  }

  /// Where the words end, and where the comment does.
  private func commentEnd(from place: Int, opening: UInt8) -> (text: Int, comment: Int) {
    let lineEnd = lineEnd(from: place)
    for closing in ["*/", "-->"].map({ Array($0.utf8) }) {
      guard (closing[0] == UInt8(ascii: "-")) == (opening == UInt8(ascii: "<")) else { continue }
      var offset = place
      while offset + closing.count <= lineEnd {
        if bytes[offset..<(offset + closing.count)].elementsEqual(closing) {
          return (offset, offset + closing.count)
        }
        offset += 1
      }
    }
    return (lineEnd, lineEnd)
  }

  private func words(in range: Range<Int>) -> [Located<String>] {
    var words: [Located<String>] = []
    var offset = range.lowerBound
    func isSeparator(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",") }
    while offset < range.upperBound {
      if isSeparator(bytes[offset]) {
        offset += 1
        continue
      }
      let start = offset
      while offset < range.upperBound, !isSeparator(bytes[offset]) { offset += 1 }
      words.append(Located(String(decoding: bytes[start..<offset], as: UTF8.self), at: start..<offset))
    }
    return words
  }

  private func lineStart(before offset: Int) -> Int {
    var start = offset
    while start > 0, !isLineBreak(bytes[start - 1]) { start -= 1 }
    return start
  }

  private func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !isLineBreak(bytes[end]) { end += 1 }
    return end
  }

  private func lineBreakEnd(at offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    let isPair =
      bytes[offset] == UInt8(ascii: "\r") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
    return offset + (isPair ? 2 : 1)
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
