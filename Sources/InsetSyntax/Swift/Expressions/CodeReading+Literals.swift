private import SwiftParser
internal import SwiftSyntax

extension CodeReading {
  /// `other` for everything that is no literal.
  func literal(_ syntax: ExprSyntax) -> CodeExpression.Kind {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): .boolean(literal.literal.tokenKind == .keyword(.true))
    case .integerLiteralExpr(let literal): integer(literal).map(CodeExpression.Kind.number) ?? .other
    case .floatLiteralExpr(let literal): literal.representedLiteralValue.map(CodeExpression.Kind.number) ?? .other
    case .nilLiteralExpr: .null
    default: .other
    }
  }

  private func integer(_ literal: IntegerLiteralExprSyntax) -> Double? {
    // Decimal numbers may be larger than `Int`.
    literal.representedLiteralValue.map(Double.init) ?? Double(literal.literal.text.filter { $0 != "_" })
  }

  /// The name in `#selector`, without the type that it is looked up in; nil of other macros.
  func selector(_ macro: MacroExpansionExprSyntax) -> String? {
    guard macro.macroName.text == "selector", var named = macro.arguments.first?.expression.withoutWrapping
    else { return nil }
    // `#selector(show as (A) -> B)` chooses one of several.
    if let first = named.as(SequenceExprSyntax.self)?.elements.first { named = first.withoutWrapping }
    let reference = named.as(MemberAccessExprSyntax.self)?.declName ?? named.as(DeclReferenceExprSyntax.self)
    guard let reference, let name = reference.baseName.spelling?.value else { return nil }
    guard let labels = reference.argumentNames?.arguments else { return name }
    return "\(name)(\(labels.map { "\($0.name.text):" }.joined()))"
  }
}
