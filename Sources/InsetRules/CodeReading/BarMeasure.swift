internal import InsetLayout
internal import InsetModel
internal import InsetSyntax

/// A number that code reads off a bar or the safe area, as one of the terms of a sum.
struct BarMeasure {
  enum Source: Hashable {
    case safeArea, windowSafeArea, layoutGuide, navigationBarHeight, navigationBarBottom, tabBarHeight, statusBarHeight

    /// How a sentence names it.
    var text: String {
      switch self {
      case .safeArea, .windowSafeArea: "the safe area"
      case .layoutGuide: "the layout guide"
      case .navigationBarHeight, .navigationBarBottom: "the navigation bar"
      case .tabBarHeight: "the tab bar"
      case .statusBarHeight: "the status bar"
      }
    }
  }

  let source: Source
  /// The term.
  let expression: CodeExpression

  /// The names that every such number has in it.
  static let names: Set<String> = [
    "safeAreaInsets", "topLayoutGuide", "bottomLayoutGuide", "navigationBar", "tabBar", "statusBarFrame",
  ]

  /// The bars that a sum counts at an edge; empty where it counts none, or where anything but sums is made of them.
  ///
  /// - Parameter alone: whether the sum may count no other edges' bars.
  static func measures(in expression: CodeExpression, at edge: InsetLayout.Edge, alone: Bool = true) -> [BarMeasure] {
    var found: [BarMeasure] = []
    for term in terms(expression) {
      if let source = source(of: term, edge) {
        found.append(BarMeasure(source: source, expression: term))
      } else if alone, term.mentions(names) {
        return []
      }
    }
    return found
  }

  /// The terms of a sum.
  static func terms(_ expression: CodeExpression) -> [CodeExpression] {
    var found: [CodeExpression] = []
    var stack = [expression]
    while let next = stack.popLast() {
      switch next.uncast.kind {
      case .binary(let left, "+", let right): stack += [right, left]
      // `navigationController?.navigationBar.frame.height ?? 0`
      case .binary(let left, "??", _): stack.append(left)
      case .call(let callee, let arguments) where callee.kind == .name("CGFloat") && arguments.count == 1:
        stack.append(arguments[0].value)
      default: found.append(next)
      }
    }
    return found
  }

  private static func source(of term: CodeExpression, _ edge: InsetLayout.Edge) -> Source? {
    if let height = measured(term, "height", "CGRectGetHeight"), edge == .top || height == "tabBar" {
      switch height {
      case "navigationBar": return edge == .top ? .navigationBarHeight : nil
      case "tabBar": return edge == .bottom ? .tabBarHeight : nil
      case "statusBarFrame": return edge == .top ? .statusBarHeight : nil
      default: break
      }
    }
    if edge == .top, measured(term, "maxY", "CGRectGetMaxY") == "navigationBar" { return .navigationBarBottom }
    guard let read = InsetRead(term), read.edge == edge else { return nil }
    switch read.source {
    case .safeAreaInsets:
      guard isWindow(read.base) else { return .safeArea }
      // At the top it differs between systems whether the status bar is in it.
      return edge == .bottom ? .windowSafeArea : nil
    case .topLayoutGuide, .bottomLayoutGuide: return .layoutGuide
    case .contentInset, .adjustedContentInset: return nil
    }
  }

  private static func isWindow(_ expression: CodeExpression?) -> Bool {
    expression?.read?.name.lowercased().contains("window") ?? false
  }

  /// Whose frame a number is of: `navigationBar` of `….navigationBar.frame.size.height`, `statusBarFrame` of
  /// `….statusBarFrame.height`.
  private static func measured(_ term: CodeExpression, _ property: String, _ function: String) -> String? {
    var rectangle: CodeExpression?
    if let call = term.call, call.name == function, call.receiver == nil, let only = call.arguments.first {
      rectangle = only.value
    } else if let (name, base) = term.read, name == property {
      rectangle = base
      if let (name, base) = base?.read, name == "size" { rectangle = base }
    }
    guard let (name, base) = rectangle?.read else { return nil }
    return name == "frame" || name == "bounds" ? base?.read?.name : name
  }

  /// The number in a layout. Points; nil where the bar doesn't show.
  func points(_ edge: InsetLayout.Edge, in layout: Layout, ofController owner: Int) -> Double? {
    let around = layout.tree.ancestry(of: owner)
    func frame(_ bar: Quantity.Name) -> Rect? {
      around.first { layout.shows(Quantity(bar), of: $0) }.flatMap {
        layout.trace.rect(.controller($0), Quantity(bar))
      }
    }
    switch source {
    case .safeArea: return layout.trace.points(.controller(owner), Quantity(.safeArea, edge))
    case .windowSafeArea: return layout.trace.points(.window, Quantity(.deviceInset, edge))
    case .layoutGuide: return layout.trace.points(.controller(owner), Quantity(.layoutGuide, edge))
    case .navigationBarHeight: return frame(.navigationBarFrame)?.height
    case .navigationBarBottom: return frame(.navigationBarFrame)?.maxY
    case .tabBarHeight: return frame(.tabBarFrame)?.height
    case .statusBarHeight:
      // On iOS 7 the frame is that of the screen in portrait: in landscape its height is the screen's width (R-STATUS-FRAME).
      if layout.screen.os.major < 8, layout.screen.orientation == .landscape { return layout.screen.size.width }
      return layout.trace.points(.window, Quantity(.statusBarHeight))
    }
  }
}
