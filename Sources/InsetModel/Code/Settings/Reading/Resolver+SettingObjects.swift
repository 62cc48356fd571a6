internal import InsetLayout
internal import InsetSyntax

extension Resolver {
  /// The object that an expression means, as the code of a class sees it; nil where that can't be told.
  ///
  /// - Parameter index: the class whose objects are followed, of which `scope.owner` may be a superclass; nil where code
  ///   stands in no type.
  func settingObject(_ expression: CodeExpression, in scope: CodeScope, of index: Int?, depth: Int = 0)
    -> SettingObject?
  {
    guard depth < 10 else { return nil }
    let expression = expression.uncast
    switch expression.kind {
    case .self, .super: return ownObject(scope, index, depth)
    case .name(let name):
      if let bound = scope.arguments[name] {
        return settingObject(bound.expression, in: bound.scope, of: index, depth: depth + 1)
      }
      if scope.function?.parameters.contains(where: { $0.name == name }) != true,
        let own = part(name, of: ownObject(scope, index, depth), index)
      {
        return own
      }
    case .member(let base, let name):
      if let part = part(name, of: settingObject(base, in: scope, of: index, depth: depth + 1), index) { return part }
    // Objective-C may send a message for a property.
    case .call(let callee, let arguments) where arguments.isEmpty:
      if case .member(let base, let name) = callee.kind,
        let part = part(name, of: settingObject(base, in: scope, of: index, depth: depth + 1), index)
      {
        return part
      }
    default: break
    }
    return otherObject(expression, scope, index, depth)
  }

  private func ownObject(_ scope: CodeScope, _ index: Int?, _ depth: Int) -> SettingObject? {
    if let other = scope.otherReceiver {
      return settingObject(other.expression, in: other.scope, of: index, depth: depth + 1)
    }
    guard let index else { return nil }
    return program.controllerKind(of: index) == nil ? .view(.root) : .controller(.own)
  }

  /// What UIKit's properties of controllers lead to.
  private func part(_ name: String, of object: SettingObject?, _ index: Int?) -> SettingObject? {
    guard case .controller(let subject)? = object else { return nil }
    let kind = subject == .own ? index.flatMap { program.controllerKind(of: $0) } : nil
    switch name {
    case "navigationItem": return .navigationItem(subject)
    // What counts of it is set on the controller that it presents.
    case "popoverPresentationController": return object
    case "navigationController": return contained(subject, .navigation)
    case "tabBarController": return contained(subject, .tab)
    case "splitViewController": return contained(subject, .split)
    case "parent", "parentViewController": return subject == .own ? .controller(.container(.parent)) : nil
    // A controller may have bars of its own by these names.
    case "navigationBar", "toolbar":
      guard subject != .own || kind == .navigation else { return nil }
      return SettingBar(rawValue: name).map { .bar($0, of: subject) }
    case "tabBar":
      guard subject != .own || kind == .tab else { return nil }
      return .bar(.tabBar, of: subject)
    default: return nil
    }
  }

  private func contained(_ subject: SettingSubject, _ container: SettingContainer) -> SettingObject? {
    switch subject {
    case .own, .container: .controller(.container(container))
    case .children: container == .split ? nil : .controller(.own)
    case .others, .pushed: nil
    }
  }

  private func otherObject(_ expression: CodeExpression, _ scope: CodeScope, _ index: Int?, _ depth: Int)
    -> SettingObject?
  {
    let keys = controllers(expression, in: scope).map(\.key)
    if let index, keys == [.instances(index)] { return .controller(.own) }
    if !keys.isEmpty { return .controller(.others(keys)) }
    if case .subscript(let list, _) = expression.kind, isChildren(list, scope) { return .controller(.children) }
    if let type = type(of: expression, in: scope), controllerKind(type) != nil {
      return keptContainer(expression, scope, index, depth)
    }
    return index.flatMap { view(expression, in: scope, of: $0) }.map { .view($0) }
  }

  /// Whether a list is that of the controllers in `self`, by UIKit's name or that of container libraries.
  private func isChildren(_ list: CodeExpression, _ scope: CodeScope) -> Bool {
    guard scope.otherReceiver == nil, let name = ownProperty(list.uncast) else { return false }
    return ["children", "childViewControllers", "viewControllers"].contains(name)
  }

  private func ownProperty(_ expression: CodeExpression) -> String? {
    switch expression.kind {
    case .name(let name): name
    case .member(let base, let name) where base.uncast.kind == .self: name
    default: nil
    }
  }

  /// A container that code keeps in a property of its own.
  private func keptContainer(_ expression: CodeExpression, _ scope: CodeScope, _ index: Int?, _ depth: Int)
    -> SettingObject?
  {
    guard let index, let name = ownProperty(expression), scope.otherReceiver == nil else { return nil }
    let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
    for ancestor in program.ancestry(of: index) {
      for assignment in assignments(to: bare, of: ancestor) {
        let object = settingObject(assignment.value, in: assignment.scope, of: index, depth: depth + 1)
        if case .controller(.container)? = object { return object }
      }
    }
    return nil
  }

  /// Whether an expression is a bar that stands in a view tree by itself.
  func isBar(_ expression: CodeExpression, in scope: CodeScope) -> Bool {
    switch type(of: expression, in: scope) {
    case .external(let name)?: UIKitClasses.bars.contains(name)
    case .project(let index)?: program.externalBase(of: index).map(UIKitClasses.bars.contains) ?? false
    case nil: false
    }
  }
}

extension UIKitClasses {
  static let bars: Set<String> = ["UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar"]
}
