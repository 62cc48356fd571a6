/// The marks that version control leaves where it could not merge.
enum MergeConflict {
  /// A problem at the first mark; `kind` is what the message calls the file.
  static func firstLine(of bytes: [UInt8], in kind: String) -> ReadingProblem? {
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex { $0 == 0x0A } ?? bytes.endIndex
      if bytes[start..<end].starts(with: "<<<<<<<".utf8) {
        let range = start..<(bytes[start..<end].last == 0x0D ? end - 1 : end)
        return ReadingProblem(.error, "the \(kind) has unresolved merge conflicts", at: range)
      }
      start = end + 1
    }
    return nil
  }
}

extension [UInt8] {
  /// From an offset, clamped to the bytes, to the end of its line.
  func lineRemainder(from offset: Int) -> Range<Int> {
    let rest = self[Swift.min(Swift.max(offset, 0), count)...]
    return rest.startIndex..<(rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex)
  }
}
