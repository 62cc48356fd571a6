internal import InsetDocuments
internal import InsetJSON
internal import InsetLayout

extension SceneDecoder {
  static func view(_ json: JSON) -> View {
    let className = json["class"]?.stringValue
    var view = View(id: json["id"]?.stringValue, className: className, kind: viewKind(json, className))
    if let rect = rect(json["frame"]) { view.frame = .rect(rect) }
    view.pins = pins(json["pins"])
    view.traits = traits(json, className)
    for name in ViewSettings.names {
      if let value = json[name] { ViewSettings.apply(name, value, to: &view) }
    }
    view.subviews = (json["subviews"]?.arrayValue ?? []).map { self.view($0) }
    if let child = json["embeds"], child.objectValue != nil { view.embeds = [controller(child)] }
    return view
  }

  private static func viewKind(_ json: JSON, _ className: String?) -> View.Kind {
    if let kind = json["kind"]?.stringValue.flatMap({ View.Kind(rawValue: $0) }) { return kind }
    return className.flatMap { ViewKind(impliedBy: $0) }.flatMap { View.Kind(rawValue: $0.rawValue) } ?? .view
  }

  static func pins(_ json: JSON?) -> [InsetLayout.Edge: Pin] {
    var pins: [InsetLayout.Edge: Pin] = [:]
    for edge in InsetLayout.Edge.allCases {
      guard let written = json?[edge.name] else { continue }
      if let target = written.stringValue.flatMap({ Pin.Target(rawValue: $0) }) {
        pins[edge] = Pin(to: target)
      } else if let target = written["to"]?.stringValue.flatMap({ Pin.Target(rawValue: $0) }) {
        pins[edge] = Pin(to: target, constant: written["constant"]?.doubleValue ?? 0)
      }
    }
    return pins
  }
}
