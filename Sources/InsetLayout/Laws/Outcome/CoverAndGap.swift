/// What bars cover of the resting content, and what is blank beyond them.
enum CoverAndGap: Law {
  static let card = LawCard(
    "SCENE-COVER", "Hidden under bars, and extra gap", OSRange(OSVersion(7)), .documented,
    statement:
      """
      Covered is what the bars, the status bar and the device take of the scroll view's frame, and from iOS 11 at \
      least its safe area. What the inset doesn't clear is hidden; what it clears beyond that is an extra gap.
      """,
    evidence: ["definitions of the project's scene format, section 2.1"])

  /// What the status bar and the device cover of the window, without bars.
  static func cover(ofWindow pass: LayoutPass) -> LayoutPass.Cover {
    let window = pass.trace.rect(.window, Quantity(.window)) ?? Rect(size: pass.screen.windowSize)
    let status = pass.trace.points(.window, Quantity(.statusBarHeight)) ?? 0
    let end = InCallStatusBar.holds(pass) ? 40 : status
    let device = pass.screen.deviceInsets
    var top = pass.statusBarReasons + InCallStatusBar.reasons(pass)
    if device.top > 0 { top.append(.value(.window, Quantity(.deviceInset, .top))) }
    return LayoutPass.Cover(
      top: max(end, device.top), left: window.minX + device.left, bottom: window.maxY - device.bottom,
      right: window.maxX - device.right, topReasons: top,
      bottomReasons: device.bottom > 0 ? [.value(.window, Quantity(.deviceInset, .bottom))] : [])
  }

  static func apply(_ pass: inout LayoutPass, _ view: Int, _ cover: LayoutPass.Cover) {
    let subject = Subject.view(view)
    let frame = pass.frameInWindow(ofView: view)
    let inForce = pass.screen.insetInForce
    let usesSafeAreas = !pass.screen.usesLegacyInsets
    for edge in Edge.allCases {
      var reasons: [Trace.Reason] = [.value(subject, Quantity(inForce, edge)), pass.windowEdge(view, edge)]
      let distance: Double
      switch edge {
      case .top:
        distance = cover.top - frame.minY
        reasons += cover.topReasons
      case .bottom:
        distance = frame.maxY - cover.bottom
        reasons += cover.bottomReasons
      case .left: distance = cover.left - frame.minX
      case .right: distance = frame.maxX - cover.right
      }
      if !edge.isVertical { reasons.append(.value(.window, Quantity(.deviceInset, edge))) }
      let extent = edge.isVertical ? frame.height : frame.width
      var covered = min(max(0, distance), extent)
      if distance > extent { reasons.append(.value(subject, Quantity(.frameInWindow))) }
      if usesSafeAreas {
        let safe = pass.viewSafeArea(view, edge)
        if safe > covered {
          covered = safe
          reasons.append(.value(subject, Quantity(.viewSafeArea, edge)))
        }
      }
      let inset = pass.trace.points(subject, Quantity(inForce, edge)) ?? 0
      record(&pass, view, edge, covered: covered, inset: inset, reasons)
    }
  }

  private static func record(
    _ pass: inout LayoutPass, _ view: Int, _ edge: Edge, covered: Double, inset: Double, _ reasons: [Trace.Reason]
  ) {
    let subject = Subject.view(view)
    let hidden = edge.isVertical ? max(0, covered - inset) : 0
    let extra = max(0, inset - covered)
    pass.trace.set(
      subject, Quantity(.hiddenUnderBars, edge), .points(hidden), card, from: reasons,
      because: hidden > 0
        ? """
        \(pointText(covered)) points are covered at the \(edge.name), the inset clears \(pointText(inset)): \
        \(pointText(hidden)) points of content lie hidden.
        """
        : "Nothing of the resting content is covered at the \(edge.name).")
    pass.trace.set(
      subject, Quantity(.extraGap, edge), .points(extra), card, from: reasons,
      because: extra > 0
        ? """
        The inset clears \(pointText(inset)) points at the \(edge.name), but only \(pointText(covered)) are \
        covered: \(pointText(extra)) points stay blank.
        """
        : "No blank space beyond what is covered at the \(edge.name).")
  }
}
