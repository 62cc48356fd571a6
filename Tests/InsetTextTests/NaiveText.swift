import InsetText

/// The same questions as `SourceText` answers, answered slowly by the standard library's own decoder: what random tests
/// compare with.
struct NaiveText {
  var bytes: [UInt8]

  /// The lines' contents without terminators, as byte ranges.
  var lines: [Range<Int>] {
    var (result, start, offset): ([Range<Int>], Int, Int) = ([], 0, 0)
    while offset < bytes.count {
      let isPair = bytes[offset...].starts(with: [0x0D, 0x0A])
      if bytes[offset] == 0x0A || bytes[offset] == 0x0D {
        result.append(start..<offset)
        start = offset + (isPair ? 2 : 1)
      }
      offset += isPair ? 2 : 1
    }
    return result + [start..<bytes.count]
  }

  func offset(of position: Position, in encoding: PositionEncoding) -> Int {
    let lines = lines
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.count else { return bytes.count }
    let line = lines[position.line]
    return boundaries(in: line, encoding).last { $0.units <= max(position.character, 0) }?.offset ?? line.lowerBound
  }

  func position(at offset: Int, in encoding: PositionEncoding) -> Position {
    let lines = lines
    let number = lines.lastIndex { $0.lowerBound <= offset } ?? 0
    let units = boundaries(in: lines[number], encoding).last { $0.offset <= offset }?.units ?? 0
    return Position(line: number, character: units)
  }

  /// Where a line's scalars start and end, with the units before each.
  private func boundaries(in line: Range<Int>, _ encoding: PositionEncoding) -> [(offset: Int, units: Int)] {
    var (result, offset, units) = ([(offset: line.lowerBound, units: 0)], line.lowerBound, 0)
    var (parser, iterator) = (Unicode.UTF8.ForwardParser(), bytes[line].makeIterator())
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        offset += scalar.count
        units += encoding == .utf8 ? scalar.count : encoding == .utf16 && scalar.count == 4 ? 2 : 1
      case .error(let length):
        offset += length
        units += encoding == .utf8 ? length : 1
      case .emptyInput: return result
      }
      result.append((offset, units))
    }
  }
}
