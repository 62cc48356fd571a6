/// A point of the program: a body and the instruction in it. Where it stands in a file is looked up when it is shown, so
/// that it stays the same when lines move.
package struct Site: Hashable, Sendable {
  package let body: Int32
  package let instruction: Int32

  package init(body: Int32, instruction: Int32) {
    self.body = body
    self.instruction = instruction
  }
}

/// Where a value comes from: a node of a graph that ends in literals, attributes of documents, UIKit's defaults, numbers
/// of the layout, and what isn't known.
package final class Origin: Sendable {
  package enum Kind: Sendable, Equatable {
    /// Written in the program, with the name of the constant it was read from, if any.
    case literal
    /// A read of a property or variable; its operand is what was stored there.
    case read(String)
    /// `+`, `-`, `*`, `max` …
    case operation(String)
    /// The result of a function whose inside is folded.
    case call(String)
    /// An attribute in a storyboard, xib or property list: the file and the byte range.
    case document(path: String, lower: Int, upper: Int, name: String)
    /// What a framework's property holds before anybody writes it.
    case `default`(String)
    /// A number that the layout or the device answered.
    case answer(Answer)
    /// A condition decided between several.
    case condition
    case unknown(UnknownReason)
  }

  package let kind: Kind
  package let site: Site?
  package let operands: [Origin]
  /// How many nodes hang on this one, itself included.
  package let weight: Int

  /// Larger graphs are folded.
  package static let maximumWeight = 64

  package init(_ kind: Kind, at site: Site?, _ operands: [Origin] = []) {
    self.kind = kind
    self.site = site
    let weight = operands.reduce(1) { $0 + $1.weight }
    if weight <= Self.maximumWeight {
      self.operands = operands
      self.weight = weight
    } else {
      // What it is made of still counts: the leaves stay, the way to them goes.
      let leaves = Origin.distinctLeaves(of: operands, atMost: Self.maximumWeight - 1)
      self.operands = leaves
      self.weight = leaves.count + 1
    }
  }

  private static func distinctLeaves(of origins: [Origin], atMost limit: Int) -> [Origin] {
    var found: [Origin] = []
    var seen: Set<ObjectIdentifier> = []
    var pending = origins.reversed() as [Origin]
    while let next = pending.popLast(), found.count < limit {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if next.operands.isEmpty { found.append(next) } else { pending += next.operands.reversed() }
    }
    return found
  }

  /// What it ends in, each once, in order.
  package var leaves: [Origin] { Self.distinctLeaves(of: [self], atMost: .max) }

  /// Whether another node is this one or one that it is made of.
  package func rests(on other: Origin) -> Bool {
    var pending = [self]
    var seen: Set<ObjectIdentifier> = []
    while let next = pending.popLast() {
      if next === other { return true }
      if seen.insert(ObjectIdentifier(next)).inserted { pending += next.operands }
    }
    return false
  }

  package static let none = Origin(.literal, at: nil)
}

/// A number that the layout or the device gave: whose, which one, when.
package struct Answer: Hashable, Sendable {
  /// `Feed.view`, `UIScreen.main`.
  package var subject: String
  /// `safeAreaInsets.top`
  package var quantity: String
  /// `viewDidLoad`; nil where it is the same at all times.
  package var phase: String?
  /// False where UIKit's rule has no public source, or something that it rests on is assumed.
  package var isCertain: Bool

  package init(subject: String, quantity: String, phase: String?, isCertain: Bool) {
    self.subject = subject
    self.quantity = quantity
    self.phase = phase
    self.isCertain = isCertain
  }
}

/// Why a value isn't known.
package enum UnknownReason: Hashable, Sendable {
  /// The result of a function, property or type without source and without model.
  case noSource(String)
  /// Given from outside: a parameter of a function that the run begins with, a property that others set.
  case given(String)
  /// A name that nothing in the program or its frameworks declares.
  case unresolved(String)
  /// What a limit cut off: its name.
  case limit(String)
  /// A construct that isn't executed: its kind.
  case unsupported(String)
  /// More than eight possibilities.
  case tooManyValues
  /// Grows with each element of a list that isn't known.
  case repeated
  /// What code without source may have changed.
  case escaped(String)
  /// What the user, the network or a later moment decides.
  case later(String)
  /// A number of the layout that the engine doesn't give.
  case layout(String)
  /// A text, colour, font or image, whose content no layout depends on.
  case unneeded(String)
}
