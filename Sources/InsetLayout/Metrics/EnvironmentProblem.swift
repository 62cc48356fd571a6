/// Why no layout can be computed for an environment.
package enum EnvironmentProblem: Error, Sendable, Hashable {
  case unknownSystem(OSVersion)
  case unknownDevice(String)
  /// The device exists, but the metrics have no figures for it on that system.
  case systemNotOnDevice(OSVersion, device: String, covered: [OSRange])
  case screenWithoutSize

  package var message: String {
    switch self {
    case .unknownSystem(let os): return "iOS \(os) is not covered: known are 7.0 to 18.x and 26"
    case .unknownDevice(let name): return "unknown device \"\(name)\": name a model, or give \"screen\""
    case .systemNotOnDevice(let os, let device, let covered):
      let ranges = covered.map(\.text).joined(separator: ", ")
      return "\(device) has no figures for iOS \(os): covered are \(ranges)"
    case .screenWithoutSize: return "a screen of an unknown device needs a \"size\""
    }
  }
}
