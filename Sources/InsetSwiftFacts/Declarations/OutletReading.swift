internal import InsetFacts
internal import SwiftSyntax

/// Finds the properties of a type that Interface Builder may connect.
enum OutletReading {
  static func outlets(in members: MemberBlockItemListSyntax, bytes: [UInt8]) -> [OutletProperty] {
    members.flatMap { member -> [OutletProperty] in
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        return conditional.clauses.flatMap { clause in
          clause.elements?.as(MemberBlockItemListSyntax.self).map { outlets(in: $0, bytes: bytes) } ?? []
        }
      }
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.attributes.contains(named: "IBOutlet")
      else { return [] }
      return outlets(of: variable, bytes: bytes)
    }
  }

  private static func outlets(of variable: VariableDeclSyntax, bytes: [UInt8]) -> [OutletProperty] {
    var outlets: [OutletProperty] = []
    // `var first, second: UIView!` gives its type to both, so the bindings are read from the last.
    var type: TypeSyntax?
    for binding in variable.bindings.reversed() {
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.spelling else { continue }
      var outlet = OutletProperty(name: name, range: variable.byteRange)
      // While it is being typed, a type can be missing after its colon.
      if let type, !type.byteRange.isEmpty {
        outlet.type = Located(String(decoding: bytes[clamped: type.byteRange], as: UTF8.self), at: type.byteRange)
        outlet.className = TypeNames.names(in: type).first?.value
      }
      outlets.append(outlet)
    }
    return outlets.reversed()
  }
}
