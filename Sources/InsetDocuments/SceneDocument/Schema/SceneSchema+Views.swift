internal import InsetJSON

extension SceneSchema {
  static let view = identity + placement + autoLayout + scrolling + nesting

  private static let identity = [
    SceneKey("id", .name, "Names the view in results; unique among controllers and views."),
    SceneKey("class", .name, "The class name; UIKit's scroll views imply a kind."),
    SceneKey("kind", .word(viewKinds), "What the view is laid out as; by default what the class implies."),
  ]

  private static let viewKinds = ViewKind.allCases.map { SchemaWord($0.rawValue, $0.documentation) }

  private static let placement = [
    SceneKey(
      "frame", .either([.word([SchemaWord("fill", "The superview's bounds.")]), .rect]), default: "fill",
      "The place in the superview: [x, y, width, height] or \"fill\"."),
    SceneKey("pins", .object(.pins), "Edges held by constraints; they win over the frame."),
    SceneKey(
      "insetsLayoutMarginsFromSafeArea", .bool, default: true,
      "Whether layout margins keep clear of the safe area (from iOS 11)."),
  ]

  private static let scrolling = [
    scrollKey("contentInset", .insets(.any), default: [0, 0, 0, 0], "The inset that the app sets."),
    scrollKey(
      "scrollIndicatorInsets", .insets(.any), default: [0, 0, 0, 0], "The inset of the scroll bars that the app sets."),
    scrollKey(
      "contentInsetAdjustmentBehavior",
      .word([
        SchemaWord("automatic", "Like scrollableAxes, and vertically also where a controller asks for it."),
        SchemaWord("scrollableAxes", "Adds the safe area on axes that scroll."),
        SchemaWord("never", "Adds nothing."), SchemaWord("always", "Adds the safe area at every edge."),
      ]), default: "automatic", "When UIKit adds the safe area to the inset (from iOS 11)."),
    scrollKey(
      "contentSize", .size(.notNegative),
      "Width and height of the content; when absent it is taken as taller than the view and not wider."),
    scrollKey(
      "alwaysBounceVertical", .bool, "Whether short content bounces vertically; true for tables, else false."),
    scrollKey("alwaysBounceHorizontal", .bool, default: false, "Whether narrow content bounces horizontally."),
    scrollKey("isPagingEnabled", .bool, default: false, "Whether scrolling stops at multiples of the bounds."),
    scrollKey(
      "automaticallyAdjustsScrollIndicatorInsets", .bool, default: true,
      "Whether UIKit insets the scroll bars by the safe area (from iOS 13)."),
    SceneKey(
      "tableHeaderHeight", .length(.notNegative), for: .views([.table], advice: "only a table has a header view"),
      "The height of the table's header view."),
  ]

  private static func scrollKey(
    _ name: String, _ type: SceneValueType, default defaultValue: JSON? = nil, _ documentation: String
  ) -> SceneKey {
    SceneKey(
      name, type, default: defaultValue,
      for: .views(
        Set(ViewKind.allCases.filter(\.hasScrollSettings)), advice: "give the view a \"kind\" if it is a scroll view"),
      documentation)
  }

  private static let nesting = [
    SceneKey("subviews", .array(.object(.view)), default: [], "In z-order: the first is the bottom-most."),
    SceneKey("embeds", .object(.controller), "A child controller whose view fills this view, as its last subview."),
  ]

  static let pins = edgeWords.map { edge in
    SceneKey(edge.value, .either([.word(pinTargets), .object(.pin)]), "What the view's \(edge.value) edge is held to.")
  }

  static let pin = [
    SceneKey("to", .word(pinTargets), required: true, "What the edge is held to."),
    SceneKey(
      "constant", .length(.any), default: 0, "The distance from the target's edge towards its inside, in points."),
  ]

  private static let pinTargets = [
    SchemaWord("superview", "The superview's edge."),
    SchemaWord(
      "safeArea", "The edge of the superview's safe area; before iOS 11 top and bottom are the layout guides."),
    SchemaWord(
      "xibSafeArea", "The same in a view of a xib, which has no layout guides: before iOS 11 the superview's edge."),
    SchemaWord("topLayoutGuide", "The bottom of the controller's top layout guide."),
    SchemaWord("bottomLayoutGuide", "The top of the controller's bottom layout guide."),
    SchemaWord("layoutMargin", "The superview's layout margin."),
  ]
}

extension ViewKind {
  fileprivate var documentation: String {
    switch self {
    case .view: "A plain view."
    case .scroll: "UIScrollView."
    case .table: "UITableView."
    case .collection: "UICollectionView."
    case .text: "UITextView."
    case .web: "WKWebView or UIWebView; scroll settings are those of its scroll view."
    }
  }
}
