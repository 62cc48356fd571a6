/// A kind of iOS device, as `TARGETED_DEVICE_FAMILY` and the keys of an Info.plist tell them apart.
package enum DeviceFamily: String, CaseIterable, Hashable, Sendable {
  case iPhone = "1"
  case iPad = "2"

  /// What an Info.plist key ends in whose value is for this family alone.
  package var keySuffix: String { self == .iPhone ? "~iphone" : "~ipad" }
}
