internal import InsetText

extension ObjectiveCParser {
  /// Everything outside functions.
  func parseFile() {
    while !isAtEnd { parseTopLevel() }
    reportFaults()
  }

  private func reportFaults() {
    if let range = source.unterminated {
      facts.problems.append(ReadingProblem(.warning, "This #if has no #endif", at: range))
      facts.isComplete = false
    }
    if let first = source.faults.min(by: { $0.lowerBound < $1.lowerBound }) {
      facts.problems.append(
        ReadingProblem(.information, "The brackets don't balance from here on; a macro may hide some", at: first))
      facts.isComplete = false
    }
  }

  /// One declaration, between methods too.
  func parseTopLevel() {
    let before = index
    let token = current
    switch token.kind {
    case .directive:
      readDirective(token)
      index += 1
    case .atWord: parseAtDeclaration(from: token.range.lowerBound, availability: nil)
    case .openBrace, .openBracket, .openParenthesis: skipOne()
    case .identifier:
      switch token.word {
      case .typedef: parseTypedef()
      case .struct, .union, .enum: parseTagged()
      case .extern where peek() == .string, .namespace: enterTransparentBlock()
      case .using, .template: skipDeclaration()
      default: parseDeclaration()
      }
    default: advance()
    }
    if index == before { index += 1 }
  }

  func readDirective(_ token: ObjectiveCToken) {
    switch token.word {
    case .import, .include:
      if let path = DirectiveText(token, in: source.bytes).path { facts.imports.append(path) }
    case .define: readMacro(token)
    default: break
    }
  }

  /// `extern "C" {`, `namespace name {`: its contents are the file's.
  private func enterTransparentBlock() {
    advance()
    while current.kind == .string || current.kind == .identifier || current.kind == .scope {
      if current.kind == .identifier, peek() != .openBrace, peek() != .scope { return }
      advance()
    }
    take(.openBrace)
  }

  /// To the end of its `;` or braces, or to where another one surely begins.
  func skipDeclaration() {
    repeat {
      let kind = current.kind
      skipOne()
      if kind == .semicolon || kind == .openBrace { return }
    } while !isAtEnd && !beginsMember
  }

  /// `@word`, `- (`, `+ (` as the first thing of a line.
  var beginsMember: Bool {
    let token = current
    switch token.kind {
    case .atWord: return token.startsLine
    case .minus, .plus: return token.startsLine && peek() == .openParenthesis
    default: return false
    }
  }

  /// `@interface`, `@protocol`, `@import` …
  func parseAtDeclaration(from start: Int, availability: CodeAvailability?) {
    switch current.word {
    case .interface: parseInterface(from: start, availability: availability)
    case .implementation: parseImplementation(from: start)
    case .protocol: parseProtocol(from: start, availability: availability)
    case .import:
      advance()
      let begin = self.start
      skip { $0.kind == .semicolon || $0.startsLine }
      if begin < previousEnd { facts.imports.append(Located(text(begin..<previousEnd), at: begin..<previousEnd)) }
      take(.semicolon)
    case .class: skipDeclaration()
    default: advance()
    }
  }
}
