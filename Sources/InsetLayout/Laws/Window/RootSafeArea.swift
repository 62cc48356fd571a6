/// R11-ROOT: what the device and the status bar take of a root view.
enum RootSafeArea: Law {
  static let card = LawCard(
    "R11-ROOT", "The root view's safe area", OSRange(OSVersion(11)), .measured,
    statement:
      """
      A root view's safe area leaves out what the device takes of the window (notch, home indicator, rounded \
      sides) and at the top at least the status bar.
      """,
    evidence: ["useyourloaf.com/blog/supporting-iphone-x", "metrics: dimm14, dimm15, dimm16"],
    quirks: [
      "That a root view lower in the window gets so much less at the top has no public measurement.",
      """
      The window's own safeAreaInsets are another matter: on iOS 11 they are 0 on devices without a notch while the root \
      view's top is 20; from iOS 12 both are 20 (metrics: radar_win).
      """,
    ])

  /// Records what the device takes of the window.
  static func recordDevice(_ pass: inout LayoutPass) {
    let device = pass.screen.deviceInsets
    let isOldSDK = LinkedSDK.holds(pass.screen)
    for edge in Edge.allCases {
      let points = device[edge]
      if isOldSDK {
        pass.trace.set(
          .window, Quantity(.deviceInset, edge), .points(points), LinkedSDK.card,
          from: [pass.setting(.window, "linkedSDK", pass.screen.linkedSDK.description, isSet: true)]
            + pass.guesses(.era),
          because: "The app is built with an SDK before iOS 11, so there is no safe area.")
      } else {
        pass.trace.set(
          .window, Quantity(.deviceInset, edge), .points(points),
          pass.screen.usesLegacyInsets
            ? GuideUnderStatusBar.card : LandscapeOn26.holds(pass.screen) ? LandscapeOn26.card : card,
          confidence: pass.screen.confidence,
          from: [pass.screenRowSource] + pass.guesses(.figures),
          because: points == 0
            ? "The device takes nothing at the \(edge.name)."
            : "The device takes \(pointText(points)) points at the \(edge.name).")
      }
    }
  }

  static func apply(_ pass: inout LayoutPass, root: Int) {
    let device = pass.screen.deviceInsets
    let status = pass.trace.points(.window, Quantity(.statusBarHeight)) ?? 0
    let isHiddenByApp = status == 0 && pass.screen.statusBarHeight > 0
    for edge in Edge.allCases {
      let isTop = edge == .top
      let keepsTop = !isHiddenByApp || pass.holds(HiddenStatusBarOnNotch.card)
      let amount = isTop ? keepsTop ? max(device.top, status) : 0 : device[edge]
      var reasons: [Trace.Reason] = [.value(.window, Quantity(.deviceInset, edge))]
      if isTop { reasons += pass.statusBarReasons }
      let law: LawCard
      if pass.screen.usesLegacyInsets {
        law = GuideUnderStatusBar.card
      } else if isTop && isHiddenByApp && device.top > 0 {
        law = HiddenStatusBarOnNotch.card
        if pass.screen.os.major >= 26 { reasons.append(.input(.metric(BarFigure.statusBarHidden26.rawValue))) }
      } else if isTop && isHiddenByApp && pass.screen.idiom == .pad && pass.screen.shape.hasHomeIndicator {
        law = card
        reasons.append(.input(.metric(BarFigure.statusBarHiddenPad.rawValue)))
      } else {
        law = card
      }
      pass.trace.set(
        .controller(root), Quantity(.safeArea, edge), .points(amount), law, from: reasons,
        because: sentence(edge, amount, status: status, device: device.top))
    }
  }

  private static func sentence(_ edge: Edge, _ amount: Double, status: Double, device: Double) -> String {
    if amount == 0 { return "Nothing of the device or the system covers the \(edge.name)." }
    let points = pointText(amount)
    switch edge {
    case .top where status >= device: return "The status bar takes \(points) points at the top."
    case .top where status == 0: return "Even without a status bar the device keeps \(points) points at the top."
    case .top: return "The device keeps \(points) points at the top."
    case .bottom: return "The home indicator takes \(points) points at the bottom."
    case .left, .right: return "The rounded side of the screen takes \(points) points at the \(edge.name)."
    }
  }
}

extension ResolvedScreen {
  /// Whether the top goes by the height of the status bar: not where the device keeps as much anyway.
  var statusBarMatters: Bool { deviceInsets.top == 0 || deviceInsets.top < statusBarHeight }
}

extension LayoutPass {
  /// What a top rests on that the status bar and the device decide together. Where the device keeps as much anyway the
  /// bar's height doesn't count, but that nobody hides it still is what a law says.
  var statusBarReasons: [Trace.Reason] {
    let status: Trace.Reason = .value(.window, Quantity(.statusBarHeight))
    if screen.statusBarMatters { return [status] }
    guard let step = trace.step(.window, Quantity(.statusBarHeight)), step.law.confidence.certainty < .certain else {
      return []
    }
    return [status]
  }
}
