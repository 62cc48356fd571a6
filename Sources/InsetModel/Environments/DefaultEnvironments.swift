package import InsetLayout

/// What is computed when nobody names environments: a common phone of each era of insets that the deployment target reaches.
package enum DefaultEnvironments {
  private static let eras: [(through: Int, Environment)] = [
    (8, Environment(os: OSVersion(8, 4), device: "iPhone 5s")),
    (10, Environment(os: OSVersion(10, 3), device: "iPhone 7")),
    (12, Environment(os: OSVersion(12, 4), device: "iPhone X")),
    (14, Environment(os: OSVersion(14, 8), device: "iPhone 11")),
    (18, Environment(os: OSVersion(18, 0), device: "iPhone 15")),
    (26, Environment(os: OSVersion(26, 0), device: "iPhone 17")),
  ]

  /// `target`: the lowest system, or `nil` where it isn't known; then iOS 9 and later are shown.
  package static func list(from target: OSVersion?) -> [Environment] {
    let lowest = target?.major ?? 9
    let reached = eras.filter { $0.through >= lowest }.map(\.1)
    return reached.isEmpty ? [eras[eras.count - 1].1] : reached
  }
}
