internal import InsetFacts
internal import SwiftSyntax

extension AttributeListSyntax {
  /// True when an attribute has the name, in any branch of an `#if` among the attributes too.
  func contains(named name: String) -> Bool {
    attributes.contains { $0.attributeName.as(IdentifierTypeSyntax.self)?.name.text == name }
  }

  /// The name in `@objc(Name)`; selectors (`@objc(first:second:)`) are none.
  var objectiveCName: Located<String>? {
    for attribute in attributes where attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "objc" {
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
