internal import InsetLayout

extension Wireframe {
  private static let margin = 16.0
  private static let headingHeight = 48.0
  private static let gutter = 28.0

  /// The picture as an SVG document, or as an element for a page that has the style itself.
  ///
  /// - Parameter name: starts the ids of the picture, which must differ within a page.
  package func svg(name: String = "wireframe", isStandalone: Bool = true) -> String {
    let labels = self.labels
    let origin = (x: Self.margin, y: Self.headingHeight)
    let (shownWidth, shownHeight) = (window.width * scale, window.height * scale)
    let textWidth = max(Double(title.count) * 7.6, Double(path.count) * 6.7) + 2 * Self.margin
    let width = max(origin.x + shownWidth + Self.gutter + labels.width + Self.margin, textWidth)
    let rows = labels.rows(from: 0, to: shownHeight)
    let lowest = max(shownHeight, (rows.last?.y ?? 0) + PictureLabels.rowHeight / 2)
    let height = origin.y + lowest + Self.margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"inset-picture\" role=\"img\" "
        + "aria-labelledby=\"\(name)-title \(name)-desc\" viewBox=\"0 0 \(n(width)) \(n(height))\" "
        + "width=\"\(n(width))\" height=\"\(n(height))\">",
      "<title id=\"\(name)-title\">\(XMLText.escaped(title))</title>",
      "<desc id=\"\(name)-desc\">\(XMLText.escaped(summary))</desc>",
    ]
    if isStandalone { lines.append("<style>\n\(PictureStyle.css)\n</style>") }
    lines += definitions(name)
    if isStandalone { lines.append(rect(Rect(x: 0, y: 0, width: width, height: height), "paper")) }
    lines.append("<text class=\"heading\" x=\"\(n(origin.x))\" y=\"20\">\(XMLText.escaped(title))</text>")
    lines.append("<text class=\"path\" x=\"\(n(origin.x))\" y=\"38\">\(XMLText.escaped(path))</text>")
    lines.append("<g transform=\"translate(\(n(origin.x)) \(n(origin.y)))\">")
    lines.append("<g class=\"drawing\" transform=\"scale(\(n(scale)))\">")
    lines.append("<g clip-path=\"url(#\(name)-screen)\">")
    lines += drawing(name)
    lines.append("</g>")
    lines.append(rect(Rect(size: window), "edge", "rx=\"\(n(cornerRadius))\""))
    lines.append("</g>")
    lines += rows.flatMap { label($0.label, at: $0.y) }
    return (lines + ["</g>", "</svg>"]).joined(separator: "\n")
  }

  /// Large screens are drawn smaller, beside texts of the same size. In hundredths, since coordinates are.
  private var scale: Double { min(1, (56_000 / max(window.width, window.height, 1)).rounded() / 100) }

  /// As screens of that shape have it, near enough for a drawing.
  private var cornerRadius: Double {
    guard window == layout.screen.size else { return 0 }
    return switch layout.screen.shape {
    case .homeButton: 0
    case .notch: 40
    case .dynamicIsland: 55
    case .homeIndicator: 18
    }
  }

  private func definitions(_ name: String) -> [String] {
    func stripes(_ kind: String, _ turn: Int) -> String {
      "<pattern id=\"\(name)-\(kind)\" width=\"7\" height=\"7\" patternUnits=\"userSpaceOnUse\" "
        + "patternTransform=\"rotate(\(turn))\"><path class=\"stripes-\(kind)\" d=\"M0 0V7\"/></pattern>"
    }
    return [
      "<defs>", stripes("hidden", 45), stripes("blank", -45),
      "<clipPath id=\"\(name)-screen\">"
        + "<rect width=\"\(n(window.width))\" height=\"\(n(window.height))\" rx=\"\(n(cornerRadius))\"/></clipPath>",
      "</defs>",
    ]
  }

  private func drawing(_ name: String) -> [String] {
    var lines = [rect(Rect(size: window), "screen")]
    let tree = layout.tree
    let controllers = controllers
    if case .presented? = controllers.first.map({ tree.controllers[$0].role }) {
      lines.append(rect(Rect(size: window), "dimmed"))
    }
    for controller in controllers {
      for view in tree.views.indices where tree.views[view].owner == controller {
        guard let frame = layout.trace.rect(.view(view), Quantity(.frameInWindow)) else { continue }
        var style = tree.views[view].kind.isScrollView ? "scroll" : "view"
        if view == tree.controllers[sighting.controller].rootView { style += " focus" }
        lines.append(rect(frame, style))
        if view == sighting.view, [.table, .collection].contains(tree.views[view].kind) { lines += contentRows(frame) }
      }
    }
    let strips = strips
    for strip in strips where strip.meaning == .inset { lines.append(rect(strip.frame, "inset")) }
    for bar in bars { lines.append(rect(bar.frame, "bar")) }
    for strip in strips where strip.meaning != .inset {
      let kind = strip.meaning == .hidden ? "hidden" : "blank"
      lines.append(rect(strip.frame, kind, "fill=\"url(#\(name)-\(kind))\""))
    }
    for strip in strips where strip.meaning == .inset { lines.append(measure(strip)) }
    if layout.screen.shape.hasHomeIndicator, window == layout.screen.size {
      let width = window.width * 0.36
      let bar = Rect(x: (window.width - width) / 2, y: window.height - 13, width: width, height: 5)
      lines.append(rect(bar, "indicator", "rx=\"2.5\""))
    }
    return lines
  }

  /// A line across an inset, with a bar at both ends.
  private func measure(_ strip: Strip) -> String {
    let frame = strip.frame
    let path: String
    switch strip.edge {
    case .top, .bottom:
      let x = frame.x + min(24, frame.width / 2)
      path =
        "M\(n(x - 4)) \(n(frame.y + 1))h8M\(n(x)) \(n(frame.y + 1))V\(n(frame.maxY - 1))M\(n(x - 4)) \(n(frame.maxY - 1))h8"
    case .left, .right:
      let y = frame.y + frame.height / 2
      path =
        "M\(n(frame.x + 1)) \(n(y - 4))v8M\(n(frame.x + 1)) \(n(y))H\(n(frame.maxX - 1))M\(n(frame.maxX - 1)) \(n(y - 4))v8"
    }
    return "<path class=\"measure\" d=\"\(path)\"/>"
  }

  /// Lines between rows of the usual height, from where the content rests.
  private func contentRows(_ frame: Rect) -> [String] {
    var lines: [String] = []
    var y = frame.y + sighting.inset(sighting.inForce, .top)
    while y < min(frame.maxY, window.height), lines.count < 100 {
      if y >= frame.y {
        lines.append(
          "<line class=\"row\" x1=\"\(n(frame.x + 16))\" x2=\"\(n(frame.maxX))\" y1=\"\(n(y))\" y2=\"\(n(y))\"/>")
      }
      y += 44
    }
    return lines
  }
}

// MARK: - Labels

extension Wireframe {
  private var labels: PictureLabels {
    var labels = PictureLabels(scale: scale)
    let right = window.width - 10
    for bar in bars {
      let frame = bar.frame
      let place = frame.y > 0.5 && frame.maxY < window.height - 0.5 ? ", y \(pointText(frame.y))" : ""
      labels.add("\(bar.name) \(pointText(frame.height))\(place)", .bar, x: right, y: middle(frame))
    }
    for strip in strips {
      let text: String
      let style: PictureLabels.Style
      switch strip.meaning {
      case .inset: (text, style) = ("inset \(strip.edge.name) \(pointText(strip.points))", .inset)
      case .hidden: (text, style) = ("\(pointText(strip.points)) hidden at the \(strip.edge.name)", .hidden)
      case .blank: (text, style) = ("\(pointText(strip.points)) blank at the \(strip.edge.name)", .blank)
      }
      labels.add(text, style, x: min(right - 12, strip.frame.maxX - 6), y: middle(strip.frame))
    }
    let view = sighting.viewFrame
    let viewInWindow =
      layout.trace.rect(.view(layout.tree.controllers[sighting.controller].rootView), Quantity(.frameInWindow)) ?? view
    let center = min(window.height, max(0, viewInWindow.y + viewInWindow.height / 2))
    labels.add("view \(text(view))", .view, x: right - 24, y: center)
    if sighting.view != nil, sighting.frame != view.bounds {
      labels.add(
        "\(sighting.viewName) \(text(sighting.frame))", .view, x: min(right - 24, sighting.windowFrame.maxX - 12),
        y: center + PictureLabels.rowHeight / scale)
    }
    return labels
  }

  private func text(_ rect: Rect) -> String { rect.array.map(pointText).joined(separator: " ") }

  /// The middle of what the screen shows of a rectangle.
  private func middle(_ frame: Rect) -> Double {
    (min(max(frame.y, 0), window.height) + min(max(frame.maxY, 0), window.height)) / 2
  }

  private func label(_ label: PictureLabels.Label, at y: Double) -> [String] {
    let turn = window.width * scale + 6
    let start = window.width * scale + Self.gutter - 6
    return [
      "<path class=\"line\" d=\"M\(n(label.x)) \(n(label.y))H\(n(turn))L\(n(start)) \(n(y))\"/>",
      "<circle class=\"indicator\" cx=\"\(n(label.x))\" cy=\"\(n(label.y))\" r=\"2\"/>",
      "<text class=\"label-\(label.style.rawValue)\" x=\"\(n(start + 6))\" y=\"\(n(y + 4))\">"
        + "\(XMLText.escaped(label.text))</text>",
    ]
  }

  private func rect(_ rect: Rect, _ style: String, _ more: String = "") -> String {
    "<rect class=\"\(style)\" x=\"\(n(rect.x))\" y=\"\(n(rect.y))\" width=\"\(n(max(0, rect.width)))\" "
      + "height=\"\(n(max(0, rect.height)))\"\(more.isEmpty ? "" : " " + more)/>"
  }

  private func n(_ points: Double) -> String { XMLText.number(points) }
}
