/// Tells, without parsing, when a source would drive the parser's recursion too deep or make it try again without end.
///
/// Brackets in brackets do, and tokens that each open a further level without a bracket (`else if … else if`, `A -> A
/// -> A`). In square brackets the parser reads what is inside twice at each level, once as a type and once as an
/// expression; at unclosed angle brackets and in rows of keywords it looks ahead again and again. The scan knows
/// strings and comments, and no more of Swift than that: it may count too much in odd sources, never too little in
/// ordinary ones.
struct NestingScan {
  struct Excess: Equatable {
    var reason: String
    var range: Range<Int>
  }

  /// The parser's own limit is 256; some unfinished brackets cost it the cube of their number.
  static let maximumDepth = 100
  static let maximumChain = 5_000
  static let maximumAngles = 250
  static let maximumKeywords = 50
  /// In units of 3 µs.
  static let maximumRetries = 1 << 18

  static func firstExcess(in bytes: [UInt8]) -> Excess? {
    bytes.withUnsafeBufferPointer { source in
      var scan = NestingScan(tokens: TokenScan(source))
      return scan.run()
    }
  }

  private struct Level {
    var closer: UInt8
    /// Square brackets in square brackets up to here, since the last brace.
    var squares = 0
    /// Tokens on this level that open a further one.
    var chain = 0
    /// Angle brackets open on this level.
    var angles = 0
  }

  private var tokens: TokenScan
  private var levels = [Level(closer: 0)]
  private var chain = 0
  private var retries = 0
  private var keywords = 0

  private init(tokens: TokenScan) { self.tokens = tokens }

  private mutating func run() -> Excess? {
    while let token = tokens.next() {
      switch token.kind {
      case .opener(let closer): open(closer)
      case .closer(let closer): close(closer)
      case .chain: extendChain()
      case .angleOpener: levels[levels.count - 1].angles += 1
      case .angleCloser: levels[levels.count - 1].angles = max(0, levels[levels.count - 1].angles - 1)
      case .keyword(let deepens): if deepens { extendChain() }
      case .declaration: endChain()
      case .other: break
      }
      if case .keyword = token.kind { keywords += 1 } else { keywords = 0 }
      if let reason { return Excess(reason: "\(reason), so the file is not read", range: token.range) }
    }
    return nil
  }

  private var reason: String? {
    if levels.count > Self.maximumDepth + 1 { return "brackets nested more than \(Self.maximumDepth) deep" }
    if retries > Self.maximumRetries { return "square brackets nested too deep" }
    if chain > Self.maximumChain { return "expressions nested too deep" }
    if levels[levels.count - 1].angles > Self.maximumAngles { return "too many angle brackets without an end" }
    if keywords > Self.maximumKeywords { return "more than \(Self.maximumKeywords) keywords in a row" }
    return nil
  }

  private mutating func open(_ closer: UInt8) {
    let around = levels.last?.squares ?? 0
    switch closer {
    case UInt8(ascii: "}"): levels.append(Level(closer: closer))
    case UInt8(ascii: "]"):
      levels.append(Level(closer: closer, squares: around + 1))
      // Shallow ones are everywhere in tables of data and cost next to nothing.
      if around >= 7 { retries += 1 << min(around + 1, 20) }
    default: levels.append(Level(closer: closer, squares: around))
    }
  }

  /// A brace ends brackets that were left open in it; a stray bracket ends nothing.
  private mutating func close(_ closer: UInt8) {
    if closer == UInt8(ascii: "}") {
      guard let opening = levels.lastIndex(where: { $0.closer == closer }) else { return }
      while levels.count > opening { leaveLevel() }
    } else if levels.last?.closer == closer {
      leaveLevel()
    }
  }

  private mutating func leaveLevel() {
    chain -= levels.popLast()?.chain ?? 0
  }

  private mutating func extendChain() {
    chain += 1
    levels[levels.count - 1].chain += 1
  }

  private mutating func endChain() {
    chain -= levels[levels.count - 1].chain
    levels[levels.count - 1].chain = 0
    levels[levels.count - 1].angles = 0
  }
}
