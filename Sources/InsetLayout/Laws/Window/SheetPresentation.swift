/// R-PRES-SHEET: page sheets.
enum SheetPresentation: Law {
  static let card = LawCard(
    "R-PRES-SHEET", "A sheet starts below the status bar", OSRange(OSVersion(13)), .measured,
    statement:
      """
      From iOS 13 the automatic style is a page sheet: a card that doesn't touch the status bar. Its safe area is \
      0 at the top and the device's at the bottom; a navigation bar in it is 56 points high in portrait (iOS 26: \
      it ends 70 points below the sheet's top). A form sheet on iPad has no safe area at all.
      """,
    evidence: ["metrics: sheetinfo, rn, gk, hack16, xcui26sheet"],
    quirks: ["That the safe area is 0 at the top, and 0 all round in a form sheet, is inferred."])

  static func apply(_ pass: inout LayoutPass, _ controller: Int) {
    let screen = pass.screen
    let window = screen.windowSize
    let id = pass.node(controller).id
    let figure = figure(screen)
    let metric = BarTable.metric(figure)
    var confidence = metric?.confidence ?? .unverified
    var guesses = pass.guesses(.widthClass)
    if screen.idiom == .pad {
      guesses.append(pass.assume(id, "the width of a page sheet on iPad has no public figure: the window's is taken"))
      confidence = .unverified
    } else if screen.isCompactHeight {
      guesses.append(
        pass.assume(
          id,
          """
          a page sheet in landscape leaves room at the sides; how much has no public figure: the window's width is taken
          """))
      confidence = .unverified
    } else if screen.os.major >= 26 && !screen.hasGlassBars {
      confidence = .inferred
    }
    let safeTop = max(screen.deviceInsets.top, pass.trace.points(.window, Quantity(.statusBarHeight)) ?? 0)
    let gap = (metric?.topGap ?? 0) + (metric?.addsSafeAreaTop == true ? safeTop : 0)
    let style = pass.presentationStyle(of: controller)
    pass.trace.set(
      .controller(controller), Quantity(.viewFrame),
      .rect(Rect(x: 0, y: gap, width: window.width, height: max(0, window.height - gap))), card, confidence: confidence,
      from: [
        .value(.window, Quantity(.window)), .value(.window, Quantity(.statusBarHeight)),
        .input(.metric(figure.rawValue)), style,
      ] + guesses,
      because: "A page sheet starts \(pointText(gap)) points below the top of the window.")
    for edge in Edge.allCases {
      let amount = edge == .top ? 0 : screen.deviceInsets[edge]
      pass.trace.set(
        .controller(controller), Quantity(.safeArea, edge), .points(amount), card,
        confidence: screen.idiom == .pad ? .unverified : .inferred,
        from: [edge == .top ? style : .value(.window, Quantity(.deviceInset, edge))] + guesses,
        because: edge == .top
          ? "A sheet doesn't touch the status bar, so nothing covers its top."
          : amount == 0
            ? "The device takes nothing of the sheet at the \(edge.name)."
            : "The device takes \(pointText(amount)) points at the \(edge.name) of the sheet.")
    }
  }

  private static func figure(_ screen: ResolvedScreen) -> SheetFigure {
    if screen.idiom == .pad { return .pad }
    if screen.isCompactHeight { return .phoneLandscape }
    if screen.hasGlassBars { return .phone26 }
    return screen.shape == .homeButton ? .phoneHomeButton : .phoneIndicator
  }
}
