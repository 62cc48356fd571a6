/// The marks that version control leaves where it could not merge.
package enum MergeConflict {
  /// A problem at the first mark of a text that can't be read; `kind` is what the message calls the file.
  package static func firstLine(of bytes: [UInt8], in kind: String) -> ReadingProblem? {
    guard let mark = offset(of: UInt8(ascii: "<"), in: bytes, from: 0) else { return nil }
    return problem(at: mark, in: bytes, kind)
  }

  /// The same of source code, which may mention a single mark in a comment or a string: all three must stand there, each
  /// at the beginning of a line.
  package static func inSource(_ bytes: [UInt8]) -> ReadingProblem? {
    guard let ours = offset(of: UInt8(ascii: "<"), in: bytes, from: 0),
      let separator = offset(of: UInt8(ascii: "="), in: bytes, from: ours),
      offset(of: UInt8(ascii: ">"), in: bytes, from: separator) != nil
    else { return nil }
    return problem(at: ours, in: bytes, "file")
  }

  private static func problem(at mark: Int, in bytes: [UInt8], _ kind: String) -> ReadingProblem {
    ReadingProblem(.error, "the \(kind) has unresolved merge conflicts", at: bytes.lineRemainder(from: mark))
  }

  /// Where a line begins with seven of a character.
  private static func offset(of character: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = start
      while offset + 7 <= bytes.count {
        if bytes[offset] == character, offset == 0 || bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D,
          bytes[offset..<offset + 7].allSatisfy({ $0 == character })
        {
          return offset
        }
        offset += 1
      }
      return nil
    }
  }
}

extension [UInt8] {
  /// From an offset, clamped to the bytes, to the end of its line.
  package func lineRemainder(from offset: Int) -> Range<Int> {
    let rest = self[Swift.min(Swift.max(offset, 0), count)...]
    return rest.startIndex..<(rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex)
  }
}
