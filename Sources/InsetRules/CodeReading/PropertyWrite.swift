internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// A property that a passage of code sets, however the code spells it: `bar.barTintColor = tint`, `[bar setBarTintColor:tint]`.
struct PropertyWrite {
  let passage: CodePassage
  /// By Swift's name.
  let name: String
  /// What has the property; nil for the code's own object.
  let receiver: CodeExpression?
  let value: CodeExpression

  /// Every place in the app's code that sets one of these properties.
  static func all(of names: Set<String>, in app: App) -> [PropertyWrite] {
    let setters = Dictionary(uniqueKeysWithValues: names.map { (setter(of: $0), $0) })
    return app.passages(mentioning: names.union(setters.keys)).compactMap { passage in
      switch passage.effect.kind {
      case .assignment(let target, "=", let value):
        guard let read = target.read, names.contains(read.name) else { return nil }
        return PropertyWrite(passage: passage, name: read.name, receiver: read.base, value: value)
      case .evaluation(let expression), .result(let expression):
        guard let call = expression.call, let name = setters[call.name], let first = call.arguments.first,
          first.label == nil
        else { return nil }
        return PropertyWrite(passage: passage, name: name, receiver: call.receiver, value: first.value)
      case .assignment: return nil
      }
    }
  }

  private static func setter(of name: String) -> String { "set" + name.prefix(1).uppercased() + name.dropFirst() }

  var location: Location { passage.location }

  /// Whether it is set on the code's own object.
  var isOnSelf: Bool {
    guard let receiver else { return true }
    return receiver.uncast.kind == .self
  }

  /// The names from the code's own object to the one that has the property, outermost first:
  /// `navigationController`, `navigationBar`; nil where it starts elsewhere.
  var path: [String]? {
    var names: [String] = []
    var next = receiver
    while let expression = next?.uncast {
      if expression.kind == .self { return names.reversed() }
      guard let read = expression.read else { return nil }
      names.append(read.name)
      next = read.base
    }
    return names.reversed()
  }
}

extension Analysis {
  /// Every place in the app's code that sets one of these properties, found once.
  func propertyWrites(_ names: Set<String>) -> [PropertyWrite] {
    memoised("writes of " + names.sorted().joined(separator: " ")) { PropertyWrite.all(of: names, in: app) }
  }

  /// Those in the code of a controller's class, of its superclasses and subclasses in the project.
  func propertyWrites(_ names: Set<String>, inClassOf controller: Int) -> [PropertyWrite] {
    guard let type = app.controllers[controller].classIndex else { return [] }
    let classes = Set(app.program.ancestry(of: type) + app.program.descendants(of: type))
    return propertyWrites(names).filter { $0.passage.owner.map { classes.contains($0) } ?? false }
  }
}

extension RuleCheck {
  func propertyWrites(_ names: Set<String>) -> [PropertyWrite] { analysis.propertyWrites(names) }
}

extension CodeExpression {
  /// Whether an expression is nothing: `nil`, a clear colour, `CGRect.zero`.
  var isNothing: Bool {
    switch uncast.kind {
    case .null: true
    case .number(let number): number == 0
    case .implicitMember(let name), .member(_, let name): ["clear", "clearColor", "zero"].contains(name)
    case .call(let callee, let arguments): arguments.isEmpty && callee.lastName == "clearColor"
    default: false
    }
  }
}
