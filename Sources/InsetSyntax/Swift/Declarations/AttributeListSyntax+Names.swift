internal import InsetText
internal import SwiftSyntax

extension AttributeListSyntax {
  /// True when an attribute has the name, in any branch of an `#if` among the attributes too.
  func contains(named name: String) -> Bool { !isEmpty && attributes.contains { $0.isNamed(name) } }

  func named(_ name: String) -> [AttributeSyntax] { isEmpty ? [] : attributes.filter { $0.isNamed(name) } }

  /// The name in `@objc(Name)`; selectors (`@objc(first:second:)`) are none.
  var objectiveCName: Located<String>? {
    for attribute in named("objc") {
      guard let pieces = attribute.arguments?.as(ObjCSelectorPieceListSyntax.self), pieces.count == 1 else { continue }
      if let piece = pieces.first, piece.colon == nil, let name = piece.name?.spelling { return name }
    }
    return nil
  }

  private var attributes: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): [attribute]
      case .ifConfigDecl(let conditional):
        conditional.clauses.flatMap { $0.elements?.as(AttributeListSyntax.self)?.attributes ?? [] }
      default: []
      }
    }
  }
}

extension AttributeSyntax {
  fileprivate func isNamed(_ name: String) -> Bool {
    attributeName.as(IdentifierTypeSyntax.self)?.name.text == name
  }
}

extension DeclModifierListSyntax {
  func contains(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }

  /// `static func`, `class var`.
  var areOfType: Bool { contains(.static) || contains(.class) }
}
