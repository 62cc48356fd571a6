internal import InsetLayout
package import InsetSyntax
package import InsetText

/// One thing that a body of the app's code does, or a condition that it asks: what rules look at where the layout alone
/// doesn't show a mistake.
package struct CodePassage: Sendable {
  /// With local variables replaced by what they hold; a condition is an evaluation.
  package let effect: CodeEffect
  /// The systems that the code runs on, as far as it says.
  package let systems: SystemRange
  /// When it runs while a controller or view comes on screen; nil where the body was read by itself.
  package let phase: AppearancePhase?
  /// The method of UIKit's that leads to it then: `viewDidLoad` of what a helper does that it calls; empty of initial
  /// values and of bodies read by themselves.
  package let entry: String
  let scope: CodeScope
  /// The function's base name, or the property's whose accessor or value it is; empty outside functions.
  package let name: String

  package var path: String { scope.path }
  /// The type of `self`, among the program's classes; nil outside types.
  package var owner: Int? { scope.owner }
  /// The function that it stands in; nil in accessors and initial values.
  package var function: CodeFunction? { scope.function }
  /// The statement, or the condition.
  package var location: Location { Location(path: path, range: effect.range) }

  /// Of an expression in it. A local variable's value lies where the variable is declared.
  package func location(of expression: CodeExpression) -> Location { Location(path: path, range: expression.range) }
}

/// When code runs that UIKit calls while an object comes on screen, in order.
package enum AppearancePhase: Int, Comparable, Sendable, CaseIterable {
  case initialization, loadView, viewDidLoad, viewWillAppear, layout, viewDidAppear, viewWillDisappear

  package static func < (left: AppearancePhase, right: AppearancePhase) -> Bool { left.rawValue < right.rawValue }
}

extension CodeEffect {
  /// The outermost expressions of the effect: what is assigned to, and what is evaluated.
  package var expressions: [CodeExpression] {
    switch kind {
    case .assignment(let target, _, let value): [target, value]
    case .evaluation(let value), .result(let value): [value]
    }
  }
}

extension CodeExpression {
  /// The property, variable, constant or case that the expression names last: `top` of `table.contentInset.top` and `.top`.
  package var lastName: String? {
    switch uncast.kind {
    case .implicitMember(let name), .member(_, let name), .name(let name): name
    default: nil
    }
  }

  /// What a property is asked of: `table.contentInset` of `table.contentInset.top`; nil of names that stand alone.
  package var base: CodeExpression? {
    if case .member(let base, _) = uncast.kind { base } else { nil }
  }

  /// The name, receiver and arguments of a call; nil of others. Objective-C's messages without arguments are calls too.
  package var call: (name: String, receiver: CodeExpression?, arguments: [Argument])? {
    guard case .call(let callee, let arguments) = uncast.kind, let name = callee.lastName else { return nil }
    return (name, callee.base, arguments)
  }

  /// A property that is read, by its name and what it is asked of, `nil` for the code's own object: `table.contentInset`,
  /// `[table contentInset]`, `contentInset`.
  package var read: (name: String, base: CodeExpression?)? {
    if let call, call.arguments.isEmpty, let receiver = call.receiver { return (call.name, receiver) }
    return lastName.map { ($0, base) }
  }

  /// Whether some expression in this one names one of these.
  package func mentions(_ names: Set<String>) -> Bool {
    var stack = [self]
    while let next = stack.popLast() {
      switch next.kind {
      case .name(let name), .implicitMember(let name), .member(_, let name), .selector(let name):
        if names.contains(name) { return true }
      default: break
      }
      stack += next.parts
    }
    return false
  }
}
