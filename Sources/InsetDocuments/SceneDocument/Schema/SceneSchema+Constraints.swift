internal import InsetJSON

extension SceneSchema {
  static let autoLayout = [
    SceneKey(
      "constraints", .array(.object(.constraint)), default: [],
      "Constraints of Auto Layout between views of the controller; views that they place lose their frame."),
    SceneKey(
      "translatesAutoresizingMaskIntoConstraints", .bool,
      "Whether the written frame counts beside constraints; when absent it does for views that no constraint places."),
    SceneKey(
      "intrinsicContentSize", .size(.any),
      "Width and height that the view gives itself; −1 for none. When absent the class's, if UIKit's is known."),
    SceneKey(
      "stack", .object(.stack), for: .views([.view], advice: "a scroll view arranges nothing"),
      "Makes the view a stack view, which arranges its subviews."),
    SceneKey(
      "layoutMargins", .insets(.notNegative), "The view's layout margins; 8 all round when absent, 0 of stack views."),
    SceneKey("isHidden", .bool, default: false, "Whether the view is hidden: a stack view gives it no room."),
  ]

  static let constraint = [
    SceneKey(
      "item", .name, "A view's id, \"superview\", or a guide of either (\"list.safeAreaLayoutGuide\"); this view."),
    SceneKey("attribute", .word(attributes), required: true, "The item's attribute."),
    SceneKey(
      "relation",
      .word([
        SchemaWord("equal", "Equal to the other side."), SchemaWord("lessThanOrEqual", "At most the other side."),
        SchemaWord("greaterThanOrEqual", "At least the other side."),
      ]), default: "equal", "How the two sides compare."),
    SceneKey("toItem", .name, "The other item, if there is one: multiplier × its attribute + constant."),
    SceneKey("toAttribute", .word(attributes), "The other item's attribute; the same attribute when absent."),
    SceneKey("multiplier", .length(.any), default: 1, "What the other item's attribute is multiplied by."),
    SceneKey("constant", .length(.any), default: 0, "Points that are added."),
    SceneKey("priority", .length(.positive), default: 1000, "1000 must hold; less gives way to more."),
  ]

  static let stack = [
    SceneKey(
      "axis", .word([SchemaWord("horizontal", "Side by side."), SchemaWord("vertical", "Below each other.")]),
      default: "horizontal", "How the subviews follow each other."),
    SceneKey(
      "distribution",
      .word([
        SchemaWord("fill", "As their own sizes have it."), SchemaWord("fillEqually", "All of one length."),
        SchemaWord("fillProportionally", "In the ratio of their own sizes."),
        SchemaWord("equalSpacing", "With equal gaps."), SchemaWord("equalCentering", "With equal steps of centres."),
      ]), default: "fill", "How the length is shared."),
    SceneKey(
      "alignment",
      .word([
        SchemaWord("fill", "Over the whole breadth."), SchemaWord("leading", "At the left."),
        SchemaWord("top", "At the top."), SchemaWord("center", "In the middle."),
        SchemaWord("trailing", "At the right."), SchemaWord("bottom", "At the bottom."),
        SchemaWord("firstBaseline", "By the first line of text."), SchemaWord("lastBaseline", "By the last one."),
      ]), default: "fill", "Where the subviews lie across."),
    SceneKey("spacing", .length(.any), default: 0, "Points between two subviews."),
    SceneKey(
      "isLayoutMarginsRelativeArrangement", .bool, default: false, "Whether the subviews stay inside the margins."),
  ]

  private static let attributes = [
    SchemaWord("left", "The left edge."), SchemaWord("right", "The right edge."), SchemaWord("top", "The top edge."),
    SchemaWord("bottom", "The bottom edge."), SchemaWord("leading", "The left edge."),
    SchemaWord("trailing", "The right edge."), SchemaWord("width", "The width."), SchemaWord("height", "The height."),
    SchemaWord("centerX", "The middle from left to right."), SchemaWord("centerY", "The middle from top to bottom."),
    SchemaWord("firstBaseline", "The first line of text."), SchemaWord("lastBaseline", "The last line of text."),
    SchemaWord("leftMargin", "The left margin."), SchemaWord("rightMargin", "The right margin."),
    SchemaWord("topMargin", "The top margin."), SchemaWord("bottomMargin", "The bottom margin."),
    SchemaWord("leadingMargin", "The left margin."), SchemaWord("trailingMargin", "The right margin."),
    SchemaWord("centerXWithinMargins", "The middle between the side margins."),
    SchemaWord("centerYWithinMargins", "The middle between top and bottom margin."),
  ]
}
