internal import InsetJSON
internal import InsetLayout
internal import InsetSyntax
internal import InsetText

extension Resolver {
  /// What an app's code sets on the appearance proxies of bars and scroll views, wherever it does.
  func appearanceSettings() -> [AppearanceSetting] {
    var settings: [AppearanceSetting] = []
    for path in program.files.keys.sorted() {
      guard let file = program.files[path] else { continue }
      for (body, scope) in bodies(of: file, path) {
        var objects = ValueObjects()
        for effect in file.effects(of: body) {
          objects.note(effect, scope)
          settings += appearances(effect, scope, objects)
        }
      }
    }
    return settings
  }

  private func appearances(_ effect: CodeEffect, _ scope: CodeScope, _ objects: ValueObjects) -> [AppearanceSetting] {
    guard let write = SettingWrite(effect), let proxy = Proxy(write.receiver.uncast),
      let form = form(of: write.name, on: proxy.className, scope)
    else { return [] }
    var setting = AppearanceSetting(
      className: proxy.className, containers: proxy.containers, name: write.name,
      location: Location(path: scope.path, range: effect.range), valueRange: write.range)
    let values: [Possible<JSON>]
    switch (write.value, form) {
    case (.fixed(let value), _): values = [Possible(value: value)]
    case (.expression(let value), .insets):
      guard write.edge == nil else { return [] }
      values = CodeValues(self, objects).insets(value, scope).map { possible in
        possible.map { insets in
          insets.edges.contains { $0 == nil } ? nil : .array(insets.edges.compactMap { $0.map(CodeValues.json) })
        }
      }
    case (.expression(let value), _): values = CodeValues(self, objects).values(value, as: form, in: scope)
    }
    return values.compactMap { possible in
      guard let possible = possible.within(effect.circumstances) else { return nil }
      setting.value = possible.value
      setting.systems = possible.systems
      setting.isConditional = possible.isConditional
      if possible.value == nil, case .insets = form { setting.runtimeEdges = .all }
      return setting
    }
  }

  private func form(of name: String, on className: String, _ scope: CodeScope) -> SettingForm? {
    var base = className
    if case .project(let index)? = classReference(className, from: scope.path) {
      base = program.externalBase(of: index) ?? className
    }
    return UIKitClasses.bars.contains(base) ? SettingForms.bar[name] : SettingForms.view[name]
  }
}

/// `UINavigationBar.appearance()`, `[UITableView appearanceWhenContainedIn:[Feed class], nil]`.
private struct Proxy {
  let className: String
  var containers: [String] = []

  init?(_ expression: CodeExpression) {
    var callee = expression
    var arguments: [CodeExpression.Argument] = []
    if case .call(let called, let passed) = expression.kind { (callee, arguments) = (called, passed) }
    guard case .member(let base, let name) = callee.kind, name.hasPrefix("appearance"),
      let className = Self.className(base)
    else { return nil }
    self.className = className
    for argument in arguments where argument.label == nil || argument.label == "whenContainedInInstancesOf" {
      containers += Self.classNames(argument.value)
    }
  }

  private static func classNames(_ expression: CodeExpression) -> [String] {
    if case .array(let items) = expression.uncast.kind { return items.compactMap(className) }
    return className(expression).map { [$0] } ?? []
  }

  /// The name in `Feed`, `Feed.self`, `[Feed class]`.
  private static func className(_ expression: CodeExpression) -> String? {
    switch expression.uncast.kind {
    case .name(let name): name.first?.isUppercase == true ? name : nil
    case .member(let base, let name): ["self", "class"].contains(name) ? className(base) : className(named: name)
    case .call(let callee, let arguments) where arguments.isEmpty:
      if case .member(let base, "class") = callee.kind { className(base) } else { nil }
    default: nil
    }
  }

  private static func className(named name: String) -> String? { name.first?.isUppercase == true ? name : nil }
}
