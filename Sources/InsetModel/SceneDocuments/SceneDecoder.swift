package import InsetJSON
package import InsetLayout

/// Turns a checked scene document into the engine's scene.
///
/// The document has been validated: members of a wrong type have been taken out and reported, so what can't be read here is simply
/// not set. Nothing traps on any JSON.
package enum SceneDecoder {
  package static func scene(_ json: JSON) -> Scene {
    Scene(app: app(json["app"]), root: controller(json["root"] ?? .null))
  }

  /// The environments of a document: `environment` as an object, a short form, or a list of them.
  package static func environments(_ json: JSON?) -> [Environment] {
    switch json {
    case nil, .null?: []
    case .array(let items)?: items.compactMap { environment($0) }
    case let json?: [environment(json)].compactMap { $0 }
    }
  }

  package static func environment(_ json: JSON) -> Environment? {
    if let short = json.stringValue { return Environment(shortForm: short) }
    guard let os = json["os"]?.stringValue.flatMap({ OSVersion($0) }) else { return nil }
    var environment = Environment(os: os, device: json["device"]?.stringValue ?? "")
    if let name = json["orientation"]?.stringValue, let orientation = Environment.Orientation(rawValue: name) {
      environment.orientation = orientation
    }
    environment.inCallStatusBar = json["inCallStatusBar"]?.boolValue ?? false
    if let screen = json["screen"], screen.objectValue != nil {
      environment.screen = Environment.Screen(
        size: size(screen["size"]), safeAreaInsets: insets(screen["safeAreaInsets"]),
        statusBarHeight: screen["statusBarHeight"]?.doubleValue,
        idiom: screen["idiom"]?.stringValue.flatMap { Idiom(rawValue: $0) })
    }
    environment.windowSize = size(json["window"]?["size"])
    return environment
  }

  private static func app(_ json: JSON?) -> AppOptions {
    AppOptions(
      linkedSDK: json?["linkedSDK"]?.stringValue.flatMap { OSVersion($0) },
      viewControllerBasedStatusBarAppearance: json?["UIViewControllerBasedStatusBarAppearance"]?.boolValue,
      statusBarHidden: json?["UIStatusBarHidden"]?.boolValue,
      isStatusBarHidden: json?["isStatusBarHidden"]?.boolValue,
      designRequiresCompatibility: json?["UIDesignRequiresCompatibility"]?.boolValue)
  }

  // MARK: Geometry

  static func numbers(_ json: JSON?, count: Int) -> [Double]? {
    guard let items = json?.arrayValue, items.count == count else { return nil }
    let numbers = items.compactMap(\.doubleValue)
    return numbers.count == count ? numbers : nil
  }

  static func insets(_ json: JSON?) -> Insets? {
    numbers(json, count: 4).map { Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }

  static func size(_ json: JSON?) -> Size? {
    numbers(json, count: 2).map { Size(width: $0[0], height: $0[1]) }
  }

  static func rect(_ json: JSON?) -> Rect? {
    numbers(json, count: 4).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }
}
