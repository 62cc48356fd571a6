internal import SwiftSyntax

extension ExprSyntax {
  /// What is left without the signs that the facts have no trace of: optional chaining and unwrapping, `try`, `await`
  /// and their like, parentheses of one, generic arguments, `.self`.
  var withoutWrapping: ExprSyntax {
    var syntax = self
    while true {
      switch syntax.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr(let outer): syntax = outer.expression
      case .forceUnwrapExpr(let outer): syntax = outer.expression
      case .tryExpr(let outer): syntax = outer.expression
      case .awaitExpr(let outer): syntax = outer.expression
      case .unsafeExpr(let outer): syntax = outer.expression
      case .consumeExpr(let outer): syntax = outer.expression
      case .borrowExpr(let outer): syntax = outer.expression
      case .copyExpr(let outer): syntax = outer.expression
      case .genericSpecializationExpr(let outer): syntax = outer.expression
      case .tupleExpr(let tuple):
        guard tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil else { return syntax }
        syntax = only.expression
      case .memberAccessExpr(let access):
        guard access.declName.baseName.tokenKind == .keyword(.self), let base = access.base else { return syntax }
        syntax = base
      default: return syntax
      }
    }
  }

  /// The same, telling what was around it; generic arguments go to `arguments`.
  func unwrapped(_ marks: inout CodeExpression.Marks, arguments: ([TypeSyntax]) -> Void) -> ExprSyntax {
    var syntax = self
    while true {
      switch syntax.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr(let outer):
        marks.insert(.optionalChained)
        syntax = outer.expression
      case .forceUnwrapExpr(let outer):
        marks.insert(.forced)
        syntax = outer.expression
      case .tryExpr(let outer):
        switch outer.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: marks.insert(.optionalTry)
        case .exclamationMark: marks.insert(.forcedTry)
        default: marks.insert(.try)
        }
        syntax = outer.expression
      case .awaitExpr(let outer):
        marks.insert(.await)
        syntax = outer.expression
      case .unsafeExpr(let outer): syntax = outer.expression
      case .consumeExpr(let outer): syntax = outer.expression
      case .borrowExpr(let outer): syntax = outer.expression
      case .copyExpr(let outer): syntax = outer.expression
      case .genericSpecializationExpr(let outer):
        arguments(
          outer.genericArgumentClause.arguments.compactMap { argument in
            if case .type(let type) = argument.argument { type } else { nil }
          })
        syntax = outer.expression
      case .tupleExpr(let tuple):
        guard tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil else { return syntax }
        marks.insert(.parenthesised)
        syntax = only.expression
      case .memberAccessExpr(let access):
        guard access.declName.baseName.tokenKind == .keyword(.self), let base = access.base else { return syntax }
        marks.insert(.metatype)
        syntax = base
      default: return syntax
      }
    }
  }

  var isSelfOrSuper: Bool {
    self.is(SuperExprSyntax.self) || self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}
