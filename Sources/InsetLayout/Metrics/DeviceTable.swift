/// A class of devices that share a screen and its insets: one row of the metrics.
package struct DeviceClass: Sendable {
  /// What limits the screen at its ends.
  package enum Shape: String, Sendable {
    case homeButton = "home_button"
    case notch
    case dynamicIsland = "dynamic_island"
    case homeIndicator = "home_indicator"

    /// Whether a home indicator takes the bottom of the screen.
    package var hasHomeIndicator: Bool { self != .homeButton }
  }

  /// A model as Apple names it, with the systems it ran (general knowledge, unverified).
  package struct Model: Sendable {
    package let name: String
    package let systems: OSRange
  }

  /// The insets of the bare screen in one orientation.
  package struct ScreenInsets: Sendable {
    /// `nil`: no public figure.
    package let insets: Insets?
    package let statusBarHeight: Double?
    package let confidence: Confidence
    /// What other sources give instead of `insets`.
    package let alternatives: [Insets]
    /// What other sources say, in words.
    package let disagreements: [String]
  }

  package struct Row: Sendable {
    /// The device's id and the row's first system: `phone-402x874@26.0`.
    package let id: String
    package let systems: OSRange
    package let portrait: ScreenInsets
    package let landscape: ScreenInsets
    package let sources: [String]
  }

  package let id: String
  package let idiom: Idiom
  package let shape: Shape
  package let models: [Model]
  /// In portrait, in points.
  package let size: Size
  /// Whether the width class is regular in landscape (Plus, XR, Max; every iPad).
  package let isRegularWidthInLandscape: Bool
  package let rows: [Row]

  /// The row that holds on a system.
  package func row(on os: OSVersion) -> Row? { rows.first { $0.systems.contains(os) } }
}

/// All devices that the metrics know.
package enum DeviceTable {
  /// The class of a model, by Apple's name without regard to case.
  package static func device(named name: String) -> DeviceClass? { entry(named: name)?.device }

  /// The model's own row: its exact name and systems.
  package static func model(named name: String) -> DeviceClass.Model? { entry(named: name)?.model }

  package static let modelNames: [String] = MetricsData.devices.flatMap { $0.models.map(\.name) }

  package static var classes: [DeviceClass] { MetricsData.devices }

  /// What other sources say about the row with an id of the metrics, in one orientation.
  package static func disagreements(ofRow id: String, in orientation: Environment.Orientation) -> [String] {
    guard let row = MetricsData.devices.lazy.flatMap(\.rows).first(where: { $0.id == id }) else { return [] }
    let figures = orientation == .landscape ? row.landscape : row.portrait
    return figures.alternatives.map {
      "other sources give the screen insets [\($0.array.map(pointText).joined(separator: ", "))] in \(orientation.rawValue)"
    } + figures.disagreements
  }

  static func entry(named name: String) -> (device: DeviceClass, model: DeviceClass.Model)? {
    byName[name] ?? byLowercasedName[name.lowercased()]
  }

  private static let byName: [String: (device: DeviceClass, model: DeviceClass.Model)] = {
    var table: [String: (device: DeviceClass, model: DeviceClass.Model)] = [:]
    for device in MetricsData.devices {
      for model in device.models { table[model.name] = (device, model) }
    }
    return table
  }()

  private static let byLowercasedName = Dictionary(
    byName.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
}
