/// R-SPLIT: the columns of a split view.
enum SplitColumns: Law {
  static let card = LawCard(
    "R-SPLIT", "Split view columns", OSRange(OSVersion(8)), .inferred,
    statement:
      """
      In regular width the columns stand side by side over the full height, before iOS 14 with a line of 1 point \
      between them; horizontal insets count at the screen's edges only. In compact width the split view is collapsed and one column fills it.
      """,
    evidence: ["metrics: split-primary-8 (320 points at most)", "radar 22885931 (320 + 1 + 703)"],
    quirks: [
      "Column widths of iOS 14 and later have no public figure.",
      "The line, and a primary column of 309 points in portrait, have one radar each (22885931, 31111140).",
      """
      From iOS 14 the column style puts a child that is no navigation controller into one, and its primary column is \
      420 points wide, 100 of them off screen: not modelled.
      """,
      "Which column a collapsed split view shows is taken to be the last.",
    ])

  /// A column's frame and what is guessed of it.
  private struct Column {
    var frame: Rect
    var isFirst: Bool
    var isLast: Bool
    var guesses: [Trace.Reason]
  }

  /// Sets the columns' frames and what covers them.
  static func apply(_ pass: inout LayoutPass, split: Int) {
    let columns = pass.node(split).children
    let bounds = pass.frame(ofController: split).bounds
    if !pass.screen.isRegularWidth {
      var guesses = pass.guesses(.widthClass)
      if columns.count > 1 {
        guesses.append(
          pass.assume(pass.node(split).id, "the collapsed split view is taken to show its last column"))
      }
      for column in columns {
        place(&pass, column, split, Column(frame: bounds, isFirst: true, isLast: true, guesses: guesses))
      }
      return
    }
    let width = min(320, bounds.width / Double(max(1, columns.count)))
    let isKnown = pass.screen.os.major < 14 && columns.count <= 2 && pass.screen.idiom == .pad
    var guesses = pass.guesses(.widthClass)
    if columns.count > 1 && !isKnown {
      guesses.append(
        pass.assume(
          pass.node(split).id, "columns of \(pointText(width)) points: no public figure for this device and system"))
    }
    let line = isKnown && columns.count > 1 ? 1.0 : 0
    if line > 0 {
      guesses.append(
        pass.assume(
          pass.node(split).id,
          """
          columns of \(pointText(width)) points and the rest, with a line of 1 point between them: one report each says \
          so, and another has 309 points in portrait
          """))
    }
    var x = 0.0
    for (position, column) in columns.enumerated() {
      let isLast = position == columns.count - 1
      place(
        &pass, column, split,
        Column(
          frame: Rect(x: x, y: 0, width: isLast ? max(0, bounds.width - x) : width, height: bounds.height),
          isFirst: position == 0, isLast: isLast, guesses: guesses))
      x += width + line
    }
  }

  private static func place(_ pass: inout LayoutPass, _ child: Int, _ split: Int, _ column: Column) {
    let figure: BarFigure = pass.screen.os.major < 14 ? .splitPrimary8 : .splitPrimary14
    let width = column.frame.width
    pass.trace.set(
      .controller(child), Quantity(.viewFrame), .rect(column.frame), card,
      from: [.value(.controller(split), Quantity(.viewFrame))]
        + (column.isFirst && column.isLast ? [] : [.input(.metric(figure.rawValue))]) + column.guesses,
      because: "The column is \(pointText(width)) points wide over the full height.")
    for edge in Edge.allCases {
      let isOuter = edge == .left ? column.isFirst : edge == .right ? column.isLast : true
      SplitColumnSafeArea.apply(&pass, column: child, split: split, edge, isOuter: isOuter)
    }
  }
}
