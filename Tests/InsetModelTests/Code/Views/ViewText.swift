import InsetLayout

@testable import InsetModel

extension CodeApp {
  /// The views of a class's objects, one a line, subviews further in: name, kind unless it is a plain view, pins and
  /// frame; `?` behind a place that is assumed, `if` before a view that may not be there.
  func views(
    _ name: String, on version: String = "17.0", over existing: [ViewIdentity: [ViewIdentity]] = [:]
  ) -> String {
    let tree = resolver.viewTree(ofClass: classIndex(name))
    return text(tree.rootView(on: SystemUse(OSVersion(version) ?? OSVersion(17)), over: existing))
  }

  func text(_ view: CodeView) -> String { lines(view, "").joined(separator: "\n") }

  private func lines(_ view: CodeView, _ indent: String) -> [String] {
    var text = indent + (view.isConditional ? "if " : "") + self.name(of: view.identity)
    if view.declaration.kind != .view { text += " \(view.declaration.kind)" }
    if let placement = view.placement { text += " " + self.text(placement) }
    return [text] + view.subviews.flatMap { lines($0, indent + "  ") }
  }

  private func name(of identity: ViewIdentity) -> String {
    switch identity {
    case .root: "view"
    case .property(let name): name
    case .site(let site): text(site.path, site.range).filter { $0 != "\n" }
    case .controllerView(let keys):
      keys.map { key in
        switch key {
        case .code(let index), .instances(let index): resolver.program.classes[index].name
        case .scene(let index): "scene \(index)"
        case .made: "made"
        case .supposed(let kind, _): "supposed \(kind)"
        case .windowRoot: "the window's root"
        }
      }.joined(separator: "|") + ".view"
    case .part(let outer, let name): self.name(of: outer) + "." + name
    case .inner(let outer, let site): name(of: outer) + "/" + text(site.path, site.range)
    case .object(let id): "#" + id
    case .element(let place): "element \(place)"
    }
  }

  private func text(_ placement: CodePlacement) -> String {
    var parts: [String] = []
    switch placement.frame {
    case .fill:
      if placement.pins.isEmpty { parts.append(placement.isConstrained && !placement.isAssumed ? "arranged" : "fill") }
    case .rect(let rect):
      parts.append("[" + [rect.x, rect.y, rect.width, rect.height].map(pointText).joined(separator: " ") + "]")
    }
    for edge in Edge.allCases {
      guard let pin = placement.pins[edge] else { continue }
      var text = edge.name
      if pin.target != .superview { text += "=" + pin.target.rawValue }
      if pin.constant != 0 { text += (pin.constant > 0 ? "+" : "") + pointText(pin.constant) }
      parts.append(text)
    }
    return parts.joined(separator: " ") + (placement.isAssumed ? "?" : "")
  }
}
