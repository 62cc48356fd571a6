internal import InsetLayout
internal import InsetSyntax
internal import InsetText

/// A setting or place that code may give a view without that view's controller being followed there: another object has
/// the view, a function makes it, its own class sets it.
struct UnfollowedWrite: Hashable, Sendable {
  /// The property that holds the view; nil of any scroll view of the owner's objects.
  let property: String?
  /// The class whose objects have the property; nil where that can't be told.
  let owner: Int?
  let write: Write

  /// What is written, wherever it reaches a view from.
  struct Write: Hashable, Sendable {
    /// `contentInset`, `contentInsetAdjustmentBehavior`, `frame` or `transform`.
    let setting: String
    /// The statement.
    let location: Location
  }
}

extension UnfollowedWrite.Write {
  /// The names of settings that decide what UIKit insets, whoever writes them.
  static let insets: Set<String> = ["contentInset", "contentInsetAdjustmentBehavior"]
  private static let places: Set<String> = ["frame", "bounds", "center", "transform"]
  private static let parts: Set<String> = ["origin", "size", "x", "y", "width", "height"]

  /// The names that a body has that writes one of these.
  static let words: Set<String> = insets.union(places).union(
    insets.union(places).map { "set" + $0.prefix(1).uppercased() + $0.dropFirst() })

  /// What an effect writes that counts here, and on what; nil for the code's own object.
  static func all(in effect: CodeEffect, _ path: String) -> [(receiver: CodeExpression, write: Self)] {
    let location = Location(path: path, range: effect.range)
    if let write = SettingWrite(effect), insets.contains(write.name) {
      return [(write.receiver, Self(setting: write.name, location: location))]
    }
    switch effect.kind {
    case .assignment(var target, _, _):
      while case .member(let base, let name) = target.uncast.kind, parts.contains(name) { target = base }
      guard let (base, name) = target.asMember, places.contains(name) else { return [] }
      // A variable that holds a rectangle stands for what it was made of.
      guard effect.range.contains(target.range.lowerBound) else { return [] }
      return [(base, Self(setting: name == "transform" ? name : "frame", location: location))]
    case .evaluation(let call), .result(let call):
      guard case .call(let callee, let arguments) = call.kind, arguments.count == 1,
        case .member(let base, let setter) = callee.kind, let name = SettingForms.name(ofSetter: setter),
        places.contains(name)
      else { return [] }
      return [(base, Self(setting: name == "transform" ? name : "frame", location: location))]
    }
  }
}
