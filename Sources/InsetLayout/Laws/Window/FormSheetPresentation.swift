/// R-PRES-SHEET on iPad: a form sheet, in the middle of the window and without insets.
enum FormSheetPresentation {
  static func apply(_ pass: inout LayoutPass, _ controller: Int) {
    let window = pass.screen.windowSize
    let figure: SheetFigure = pass.screen.os.major < 16 ? .formPadClassic : .formPad16
    let metric = BarTable.metric(figure)
    let known = metric?.size ?? Size(width: 540, height: 620)
    let size = Size(width: min(known.width, window.width), height: min(known.height, window.height))
    let text = "\(pointText(size.width)) × \(pointText(size.height)) points"
    let guess = pass.assume(pass.node(controller).id, "a form sheet of \(text): no public measurement")
    let style = pass.presentationStyle(of: controller)
    pass.trace.set(
      .controller(controller), Quantity(.viewFrame),
      .rect(
        Rect(
          x: (window.width - size.width) / 2, y: (window.height - size.height) / 2, width: size.width,
          height: size.height)),
      SheetPresentation.card, confidence: .unverified,
      from: [.value(.window, Quantity(.window)), .input(.metric(figure.rawValue)), style, guess],
      because: "A form sheet is taken to be \(text), in the middle of the window.")
    for edge in Edge.allCases {
      pass.trace.set(
        .controller(controller), Quantity(.safeArea, edge), .points(0), SheetPresentation.card, confidence: .inferred,
        from: [style], because: "A form sheet lies clear of the screen's edges.")
    }
  }
}
