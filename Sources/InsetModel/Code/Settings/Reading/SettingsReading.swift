internal import InsetJSON
internal import InsetLayout
internal import InsetSyntax
internal import InsetText

/// Collects the settings that code makes, effect by effect, in the order in which it runs.
struct SettingsReading {
  let resolver: Resolver
  /// The class whose objects are followed; nil where code stands in no type.
  let index: Int?
  private(set) var settings: [ObjectSetting] = []
  private var objects = ValueObjects()

  init(_ resolver: Resolver, of index: Int?) {
    self.resolver = resolver
    self.index = index
  }

  /// Takes what an effect sets.
  mutating func read(_ effect: CodeEffect, _ scope: CodeScope, _ phase: ControllerExecution.Phase?) {
    objects.note(effect, scope)
    guard let write = SettingWrite(effect), let (object, name, form) = meaning(of: write, scope) else { return }
    var circumstances = effect.circumstances
    // Going through all children isn't a condition.
    if object.isOnChildren { circumstances.isDeferred = false }
    var setting = ObjectSetting(
      object: object, name: name, systems: circumstances.systems,
      isConditional: circumstances.isConditional || !circumstances.choices.isEmpty, phase: phase,
      location: Location(path: scope.path, range: effect.range), valueRange: write.range)
    switch (write.value, form) {
    case (.fixed(let value), _):
      setting.value = value
      settings.append(setting)
    case (.expression(let value), .view): appendView(value, write, setting, scope)
    case (.expression(let value), .insets): appendInsets(value, write, setting, scope)
    case (.expression(let value), .edges) where write.sign != "=":
      let values = self.values(setting).operation(
        CodeExpression(.name("edgesForExtendedLayout"), at: value.range), String(write.sign.dropLast()), value, scope)
      append(values.map { $0.map(CodeValues.json) }, setting)
    case (.expression(let value), _):
      append(write.sign == "=" ? values(setting).values(value, as: form, in: scope) : [Possible(value: nil)], setting)
    }
  }

  // MARK: Objects

  /// On what, and as what, a write counts.
  private func meaning(of write: SettingWrite, _ scope: CodeScope) -> (SettingObject, String, SettingForm)? {
    guard let object = resolver.settingObject(write.receiver, in: scope, of: index) else { return nil }
    let name = write.name
    switch object {
    case .controller(let subject):
      guard let form = SettingForms.controller[name] else { return nil }
      switch name {
      case "isNavigationBarHidden": return (.bar(.navigationBar, of: subject), "isHidden", form)
      case "isToolbarHidden": return (.bar(.toolbar, of: subject), "isHidden", form)
      default: return (object, name, form)
      }
    case .navigationItem: return SettingForms.navigationItem[name].map { (object, name, $0) }
    case .bar: return SettingForms.bar[name].map { (object, name, $0) }
    case .view:
      if let form = SettingForms.view[name] { return (object, name, form) }
      guard let form = SettingForms.bar[name], resolver.isBar(write.receiver, in: scope) else { return nil }
      return (object, name, form)
    }
  }

  // MARK: Values

  /// What reading the same code's settings gives at this point.
  private func values(_ setting: ObjectSetting) -> CodeValues {
    var current = CodeValues.Current()
    let (resolver, index, settings) = (resolver, index, settings)
    current.insets = { base, name, scope in
      guard let object = resolver.settingObject(base, in: scope, of: index) else { return nil }
      return settings.insets(of: object, name)
    }
    // Asked for its own sake alone: a search for each setting would cost the square of their number.
    if setting.name == "edgesForExtendedLayout",
      let latest = settings.last(where: { $0.object == setting.object && $0.name == setting.name }),
      let value = latest.value
    {
      current.edges = EdgeSet(json: value)
    }
    return CodeValues(resolver, objects, current)
  }

  private mutating func append(_ values: [Possible<JSON>], _ setting: ObjectSetting) {
    for value in values {
      guard let value = value.within(setting.systems, isConditional: setting.isConditional) else { continue }
      var one = setting
      one.value = value.value
      one.systems = value.systems
      one.isConditional = value.isConditional
      settings.append(one)
    }
  }

  private mutating func appendView(
    _ value: CodeExpression, _ write: SettingWrite, _ setting: ObjectSetting, _ scope: CodeScope
  ) {
    var setting = setting
    if value.uncast.kind == .null {
      setting.value = .null
    } else {
      setting.view = index.flatMap { resolver.view(value, in: scope, of: $0) }
    }
    if let edges = write.edges { setting.edges = values(setting).edges(edges, scope).first?.value ?? .all }
    settings.append(setting)
  }

  private mutating func appendInsets(
    _ value: CodeExpression, _ write: SettingWrite, _ setting: ObjectSetting, _ scope: CodeScope
  ) {
    var setting = setting
    var written = EdgeSet.all
    switch setting.name {
    case "verticalScrollIndicatorInsets": (setting.name, written) = ("scrollIndicatorInsets", [.top, .bottom])
    case "horizontalScrollIndicatorInsets": (setting.name, written) = ("scrollIndicatorInsets", [.left, .right])
    default: break
    }
    let alternatives: [Possible<InsetValues>]
    if let edge = write.edge {
      written.formIntersection(EdgeSet(edge))
      let before = write.sign == "=" ? nil : settings.inset(of: setting.object, setting.name, edge)
      alternatives = values(setting).numbers(value, scope).map { number in
        Possible(
          value: .unknown.with(edge, Self.result(before, write.sign, number.value)),
          systems: number.systems, isConditional: number.isConditional)
      }
    } else {
      alternatives = write.sign == "=" ? values(setting).insets(value, scope) : [Possible(value: nil)]
    }
    guard !written.isEmpty else { return }
    for alternative in alternatives {
      guard let alternative = alternative.within(setting.systems, isConditional: setting.isConditional) else {
        continue
      }
      var one = setting
      one.systems = alternative.systems
      one.isConditional = alternative.isConditional
      one.set(alternative.value ?? .unknown, written)
      settings.append(one)
    }
  }

  private static func result(_ before: Double?, _ sign: String, _ number: Double?) -> Double? {
    guard sign != "=" else { return number }
    guard let before, let number else { return nil }
    switch sign {
    case "+=": return before + number
    case "-=": return before - number
    default: return nil
    }
  }
}

extension ObjectSetting {
  fileprivate mutating func set(_ values: InsetValues, _ written: EdgeSet) {
    edges = written
    runtimeEdges = InsetLayout.Edge.allCases.reduce(into: EdgeSet()) { edges, edge in
      if written.contains(edge), values.edges[edge.rawValue] == nil { edges.insert(EdgeSet(edge)) }
    }
    value =
      runtimeEdges == written
      ? nil
      : .array(
        InsetLayout.Edge.allCases.map { edge in
          written.contains(edge) ? values.edges[edge.rawValue].map(CodeValues.json) ?? .null : .null
        })
  }
}

extension [ObjectSetting] {
  /// What is known of an object's insets after these settings.
  fileprivate func insets(of object: SettingObject, _ name: String) -> InsetValues {
    var insets = InsetValues.unknown
    for setting in self where setting.object == object && setting.name == name {
      let isCertain = !setting.isConditional && setting.systems == .all
      for edge in InsetLayout.Edge.allCases where setting.edges.contains(edge) {
        insets.edges[edge.rawValue] = isCertain ? setting.value?[edge.rawValue]?.doubleValue : nil
      }
    }
    return insets
  }
}

extension [ObjectSetting] {
  /// The same of one edge: what the last setting of it says.
  fileprivate func inset(of object: SettingObject, _ name: String, _ edge: InsetLayout.Edge) -> Double? {
    guard
      let setting = last(where: { $0.edges.contains(EdgeSet(edge)) && $0.name == name && $0.object == object }),
      !setting.isConditional, setting.systems == .all
    else { return nil }
    return setting.value?[edge.rawValue]?.doubleValue
  }
}

extension SettingObject {
  fileprivate var isOnChildren: Bool {
    switch self {
    case .controller(.children), .navigationItem(.children), .bar(_, of: .children): true
    case .controller, .navigationItem, .bar, .view: false
    }
  }
}

extension EdgeSet {
  /// `"all"`, `"none"` or a list of edges.
  fileprivate init(json: JSON) {
    if json.stringValue == "all" {
      self = .all
    } else {
      self = (json.arrayValue ?? []).reduce(into: EdgeSet()) { edges, item in
        if let edge = item.stringValue.flatMap({ InsetLayout.Edge(name: $0) }) { edges.insert(EdgeSet(edge)) }
      }
    }
  }
}
