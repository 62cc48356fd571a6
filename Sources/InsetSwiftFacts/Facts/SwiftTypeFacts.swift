package import InsetFacts

/// A declaration of a type, or an extension of one.
package struct SwiftTypeFacts: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  package var kind: Kind
  /// The declared name without back-ticks; of an extension the extended type as written, without generic arguments:
  /// `Feed.Cell`.
  package var name: Located<String>
  /// The name with those of the types around it: `Feed.Cell`.
  package var qualifiedName: String
  /// The name that the Objective-C runtime and so Interface Builder know the class by, when `@objc(Name)` gives one.
  package var objectiveCName: Located<String>?
  /// The superclass candidate first, then protocols, without generic arguments: `UIKit.UIViewController`. A composition
  /// (`A & B`) stands as its parts.
  package var inherited: [Located<String>] = []
  /// True when the declaration has generic parameters of its own.
  package var isGeneric: Bool
  /// The declaration from its first attribute to its closing brace, without the comments before it.
  package var range: Range<Int>
  /// The properties that Interface Builder may connect, in source order.
  package var outlets: [OutletProperty] = []

  package init(
    _ kind: Kind, name: Located<String>, qualifiedName: String, isGeneric: Bool = false, range: Range<Int>
  ) {
    self.kind = kind
    self.name = name
    self.qualifiedName = qualifiedName
    self.isGeneric = isGeneric
    self.range = range
  }

  /// The class name as storyboards write it; a class nested in another has one of its own only by `@objc(Name)`.
  package var interfaceBuilderName: String { objectiveCName?.value ?? name.value }

  mutating func eraseRanges() {
    name.range = 0..<0
    objectiveCName?.range = 0..<0
    range = 0..<0
    for index in inherited.indices { inherited[index].range = 0..<0 }
    for index in outlets.indices { outlets[index].eraseRanges() }
  }
}

/// A property marked `@IBOutlet`.
package struct OutletProperty: Equatable, Sendable {
  /// Without back-ticks, as storyboards write it.
  package var name: Located<String>
  /// The type as written: `UITableView!`, `[UIView]!`; absent when the declaration has none.
  package var type: Located<String>?
  /// The class in that type, without optionality, array and generic arguments: `UITableView`.
  package var className: String?
  /// The whole declaration, attributes included.
  package var range: Range<Int>

  package init(name: Located<String>, type: Located<String>? = nil, className: String? = nil, range: Range<Int>) {
    self.name = name
    self.type = type
    self.className = className
    self.range = range
  }

  mutating func eraseRanges() {
    name.range = 0..<0
    type?.range = 0..<0
    range = 0..<0
  }
}
