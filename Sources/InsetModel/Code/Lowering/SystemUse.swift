internal import InsetLayout

/// A system that something is made for, and all those for which it would be the same: every question that depends on the
/// system goes through here.
final class SystemUse {
  let version: OSVersion
  /// Around the version: on all of these every question so far has the same answer.
  private(set) var range = SystemRange.all

  init(_ version: OSVersion) { self.version = version }

  func isIn(_ systems: SystemRange) -> Bool {
    if systems == .all { return true }
    if systems.contains(version) {
      range = range.intersection(systems)
      return true
    }
    // On which side of them the version is; nothing is on a side that isn't there.
    if let introduced = systems.introduced, version < introduced {
      range = range.intersection(SystemRange(before: introduced))
    } else if let obsoleted = systems.obsoleted {
      range = range.intersection(SystemRange(from: obsoleted))
    }
    return false
  }
}
