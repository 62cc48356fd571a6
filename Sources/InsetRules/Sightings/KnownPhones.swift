internal import InsetLayout

/// Phones that a rule compares with: a model that is known to run the system, since the figures of others are guesses.
enum KnownPhones {
  /// A phone of 375 × 667 points with a home button, or the smaller ones before it.
  static func homeButton(on system: OSVersion) -> Environment? {
    environment(["iPhone 8", "iPhone 7", "iPhone 6", "iPhone SE (3rd gen)", "iPhone 5s"], system)
  }

  /// A phone of 375 × 812 points with a notch.
  static func notch(on system: OSVersion) -> Environment? { environment(["iPhone X", "iPhone 11 Pro"], system) }

  private static func environment(_ models: [String], _ system: OSVersion) -> Environment? {
    models.first { DeviceTable.model(named: $0)?.systems.contains(system) == true }
      .map { Environment(os: system, device: $0) }
  }
}
