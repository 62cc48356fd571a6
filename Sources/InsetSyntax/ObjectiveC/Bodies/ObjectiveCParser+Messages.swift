internal import InsetText

extension ObjectiveCParser {
  /// `[receiver name]`, `[receiver name:a label:b, c]`; of a C++ lambda's `[…]` nothing.
  func parseMessage() -> CodeExpression {
    let start = self.start
    let region = enter()
    passDirectives()
    let receiver = parseReceiver()
    var tall = height
    guard let name = takeName() else {
      hasFault = true
      leave(region)
      return leaf(.other, from: start)
    }
    var arguments: [CodeExpression.Argument] = []
    var label: String?
    let (base, firstLabel) = ObjectiveCSelector.split(name.value)
    if current.kind == .colon {
      label = firstLabel
      while take(.colon) != nil {
        arguments.append(.init(label, parseExpression()))
        tall = max(tall, height)
        while take(.comma) != nil {
          arguments.append(.init(nil, parseExpression()))
          tall = max(tall, height)
        }
        label = nil
        if current.kind == .identifier, peek() == .colon { label = takeName()?.value }
      }
    } else if let firstLabel {
      arguments = [.init(firstLabel, CodeExpression(.other, at: previousEnd..<previousEnd))]
    }
    let isWhole = isAtEnd
    leave(region)
    guard isWhole else {
      hasFault = true
      return leaf(.other, from: start)
    }
    var message = node(call(Located(base, at: name.range), of: receiver, arguments), from: start, above: tall + 1)
    message.marks.insert(.message)
    return message
  }

  /// A message to a new object's `alloc` is a call of its type.
  private func call(
    _ name: Located<String>, of receiver: CodeExpression, _ arguments: [CodeExpression.Argument]
  ) -> CodeExpression.Kind {
    if name.value == "new", arguments.isEmpty { return .call(receiver, []) }
    if name.value == "init", let type = allocated(by: receiver) { return .call(type, arguments) }
    let start = min(receiver.range.lowerBound, name.range.lowerBound)
    return .call(CodeExpression(.member(receiver, name.value), at: start..<name.range.upperBound), arguments)
  }

  /// `X` of `[X alloc]` and `X.alloc`.
  private func allocated(by receiver: CodeExpression) -> CodeExpression? {
    switch receiver.kind {
    case .call(let callee, let arguments):
      guard case .member(let type, let name) = callee.kind else { return nil }
      return (name == "alloc" && arguments.isEmpty) || name == "allocWithZone" ? type : nil
    case .member(let type, "alloc"): return type
    default: return nil
    }
  }

  /// A class may have generic arguments here.
  private func parseReceiver() -> CodeExpression {
    let start = self.start
    if current.kind == .identifier, peek() == .less, let end = endOfAngle(at: index + 1),
      token(at: end).kind == .identifier
    {
      let name = text(current)
      while index < end { advance() }
      return leaf(.name(name), from: start)
    }
    return parseExpression()
  }

}
