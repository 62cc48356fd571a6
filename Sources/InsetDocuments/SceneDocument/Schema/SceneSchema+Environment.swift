internal import InsetJSON

extension SceneSchema {
  static let scene = [
    SceneKey("$schema", .text, "Address of the JSON Schema, for editors; it is not read."),
    SceneKey("version", .constant(1), required: true, "The version of the format: 1."),
    SceneKey(
      "environment", .either([.object(.environment), .environmentName, .array(anEnvironment)]),
      "What the scene is laid out on: one environment or several."),
    SceneKey("app", .object(.app), "What the app's Info.plist and its build decide."),
    SceneKey("root", .object(.controller), required: true, "The window's root view controller."),
  ]

  private static let anEnvironment = SceneValueType.either([.object(.environment), .environmentName])

  static let app = [
    SceneKey(
      "linkedSDK", .version, "The iOS SDK that the app was built with; the environment's own system when absent."),
    SceneKey(
      "UIViewControllerBasedStatusBarAppearance", .bool, default: true,
      "Whether controllers decide about the status bar (Info.plist)."),
    SceneKey(
      "UIStatusBarHidden", .bool, default: false,
      "Whether the status bar is hidden, where controllers don't decide (Info.plist)."),
    SceneKey(
      "isStatusBarHidden", .bool,
      "What the app's code sets as it launches (UIApplication.isStatusBarHidden); wins over UIStatusBarHidden."),
    SceneKey(
      "UIDesignRequiresCompatibility", .bool, default: false,
      "Whether the app keeps the look from before iOS 26 (Info.plist)."),
  ]

  static let environment = [
    SceneKey("os", .version, required: true, "The version of iOS, such as \"13.4.1\"; \"11\" is \"11.0\"."),
    SceneKey("device", .name, required: true, "The device by Apple's name, such as \"iPhone 11 Pro Max\"."),
    SceneKey(
      "orientation",
      .word([
        SchemaWord("portrait", "The device is held upright."), SchemaWord("landscape", "The device lies on its side."),
      ]), default: "portrait", "How the device is held."),
    SceneKey(
      "inCallStatusBar", .bool, default: false,
      "Whether the tall status bar of a phone call shows (phones with a 20-point status bar)."),
    SceneKey(
      "screen", .object(.screen),
      "Figures of the screen in the stated orientation; they win over the device's, which may be unknown."),
    SceneKey("window", .object(.window), "The app's window, where it does not fill the screen (iPad multitasking)."),
  ]

  static let screen = [
    SceneKey("size", .size(.positive), "Width and height in points, in the stated orientation."),
    SceneKey("safeAreaInsets", .insets(.notNegative), "Top, left, bottom and right insets of the bare screen."),
    SceneKey("statusBarHeight", .length(.notNegative), "The height of the status bar."),
    SceneKey(
      "idiom", .word([SchemaWord("phone", "An iPhone or iPod touch."), SchemaWord("pad", "An iPad.")]),
      "The interface idiom."),
  ]

  static let window = [
    SceneKey(
      "size", .size(.positive), required: true, "Width and height in points; the window lies at the top left corner.")
  ]
}
