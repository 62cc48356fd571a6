internal import InsetJSON

extension SceneSchema {
  static let navigationBar =
    bar(hiddenByDefault: false) + [
      SceneKey("prefersLargeTitles", .bool, default: false, "Whether titles may be large (from iOS 11)."),
      SceneKey(
        "isLargeTitleCollapsed", .bool, default: false, "Whether the large title is scrolled away into the bar."),
    ]

  static let toolbar = bar(hiddenByDefault: true)

  static let tabBar = bar(hiddenByDefault: false)

  private static func bar(hiddenByDefault: Bool) -> [SceneKey] {
    [
      SceneKey(
        "isHidden", .bool, default: .bool(hiddenByDefault),
        hiddenByDefault ? "Whether the bar is hidden, as it is unless this is false." : "Whether the bar is hidden."),
      SceneKey(
        "isTranslucent", .bool, "Whether the bar is translucent; when absent it is, unless its background is opaque."),
      SceneKey(
        "barStyle", .word([SchemaWord("default", "A light bar."), SchemaWord("black", "A dark bar.")]),
        default: "default", "The bar's style."),
      SceneKey(
        "backgroundImage",
        .word([
          SchemaWord("opaque", "An image without transparent pixels."),
          SchemaWord("translucent", "An image with transparent pixels."),
        ]), "The kind of background image, if any; it decides about translucency where isTranslucent is not set."),
      SceneKey("barTintColor", .any, "A colour of the bar, if any; it leaves translucency as it is."),
      SceneKey("standardAppearance", .word(appearances), "The background of the bar's appearance (from iOS 13)."),
      SceneKey(
        "scrollEdgeAppearance", .word(appearances),
        "The background while content is scrolled to its edge (from iOS 13)."),
      SceneKey("height", .length(.notNegative), "The height of the frame that UIKit reports, where it is not UIKit's."),
    ]
  }

  private static let appearances = [
    SchemaWord("default", "The system's blur (configureWithDefaultBackground)."),
    SchemaWord("opaque", "An opaque background (configureWithOpaqueBackground)."),
    SchemaWord("transparent", "No background (configureWithTransparentBackground)."),
  ]
}
