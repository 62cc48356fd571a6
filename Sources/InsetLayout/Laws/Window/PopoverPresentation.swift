/// R-PRES-POPOVER: popovers in regular width.
enum PopoverPresentation: Law {
  static let card = LawCard(
    "R-PRES-POPOVER", "A popover lies clear of the screen's bars", OSRange(OSVersion(8)), .inferred,
    statement:
      """
      No bar of the screen covers what is in a popover; only its own bars count. From iOS 13 its view reaches under \
      the arrow, and the arrow's side is safe area: 13 points. preferredContentSize is its size where it is set.
      """,
    evidence: [
      "marlimox/AloeStackView issue 68", "ChenYilong/iOS13AdaptationTips issue 27", "WordPress-iOS PR 12410",
      "metrics: popover-arrow-13",
    ],
    quirks: [
      "The 13 stands in one file.",
      """
      Where the popover lies and, without permittedArrowDirections of one side, where its arrow stands is known at run \
      time alone: the middle of the window and the top are taken.
      """,
    ])

  static func apply(_ pass: inout LayoutPass, _ controller: Int) {
    placeView(&pass, controller)
    let arrow = pass.screen.os.major >= 13 ? arrow(&pass, controller) : nil
    for edge in Edge.allCases { setSafeArea(&pass, controller, edge, arrow) }
  }

  /// What covers content in the popover before its own bars: nothing of the window does.
  static func cover(_ pass: LayoutPass, _ controller: Int) -> LayoutPass.Cover {
    let frame = pass.frame(ofController: controller)
    return LayoutPass.Cover(
      top: frame.minY, left: frame.minX, bottom: frame.maxY, right: frame.maxX,
      topReasons: [.value(.controller(controller), Quantity(.viewFrame))],
      bottomReasons: [.value(.controller(controller), Quantity(.viewFrame))])
  }

  private static func placeView(_ pass: inout LayoutPass, _ controller: Int) {
    let window = pass.screen.windowSize
    let given = pass.node(controller).controller.preferredContentSize
    let size =
      given.map { Size(width: min($0.width, window.width), height: min($0.height, window.height)) }
      ?? Size(width: min(320, window.width), height: (window.height * 2 / 3).rounded())
    let text = "\(pointText(size.width)) × \(pointText(size.height)) points"
    let guess = pass.assume(
      pass.node(controller).id,
      given == nil
        ? "the popover's size and place are unknown: \(text) in the middle of the window are taken"
        : "where the popover lies is unknown: the middle of the window is taken")
    var reasons: [Trace.Reason] = [
      .value(.window, Quantity(.window)), pass.presentationStyle(of: controller), guess,
    ]
    if given != nil {
      reasons.append(
        pass.setting(
          .controller(controller), "preferredContentSize", "\(pointText(size.width)) × \(pointText(size.height))",
          isSet: true))
    }
    pass.trace.set(
      .controller(controller), Quantity(.viewFrame),
      .rect(
        Rect(
          x: (window.width - size.width) / 2, y: (window.height - size.height) / 2, width: size.width,
          height: size.height)),
      card, confidence: .unverified, from: reasons,
      because: given == nil
        ? "The popover is taken to be \(text), in the middle of the window: its size isn't known."
        : "The popover is \(text) (preferredContentSize), taken to lie in the middle of the window.")
  }

  /// The side that the arrow stands on, and whether that is our guess. `nil`: there is no arrow.
  private static func arrow(_ pass: inout LayoutPass, _ controller: Int) -> (edge: Edge, guess: Trace.Reason?)? {
    let permitted = pass.node(controller).controller.permittedArrowDirections ?? .all
    let sides = Edge.allCases.filter { permitted.contains($0) }
    guard let first = sides.first else { return nil }
    guard sides.count > 1 else { return (first, nil) }
    let guess = pass.assume(
      pass.node(controller).id,
      "which side of the popover its arrow stands on is known at run time alone: the \(first.name) is taken")
    return (first, guess)
  }

  private static func setSafeArea(
    _ pass: inout LayoutPass, _ controller: Int, _ edge: Edge, _ arrow: (edge: Edge, guess: Trace.Reason?)?
  ) {
    let figure = SheetFigure.popoverArrow
    // The figure stands for an arrow at the top; the other sides are taken to have as much.
    let width = BarTable.metric(figure)?.inside?.top ?? 13
    let isArrow = arrow?.edge == edge
    let amount = isArrow ? width : 0
    var reasons = [pass.presentationStyle(of: controller)]
    if let arrow {
      let permitted = pass.node(controller).controller.permittedArrowDirections
      reasons.append(
        pass.setting(
          .controller(controller), "permittedArrowDirections", spelling(permitted ?? .all), isSet: permitted != nil))
      if isArrow { reasons.append(.input(.metric(figure.rawValue))) }
      if let guess = arrow.guess { reasons += [guess, .confidence(.unverified)] }
    }
    pass.trace.set(
      .controller(controller), Quantity(.safeArea, edge), .points(amount), card, from: reasons,
      because: isArrow
        ? "The popover's view reaches under its arrow, which takes \(pointText(amount)) points at the \(edge.name)."
        : "A popover lies clear of the status bar and the screen's edges.")
  }

  /// As Swift source writes it: an arrow that points up stands on the top side.
  private static func spelling(_ sides: EdgeSet) -> String {
    if sides == .all { return ".any" }
    let names: [(Edge, String)] = [(.top, "up"), (.left, "left"), (.bottom, "down"), (.right, "right")]
    return "[" + names.filter { sides.contains($0.0) }.map { "." + $0.1 }.joined(separator: ", ") + "]"
  }
}
