package import InsetLayout

/// The systems that something holds on: from `introduced` on, and before `obsoleted`.
package struct SystemRange: Hashable, Sendable {
  package var introduced: OSVersion?
  package var obsoleted: OSVersion?

  package init(from introduced: OSVersion? = nil, before obsoleted: OSVersion? = nil) {
    self.introduced = introduced
    self.obsoleted = obsoleted
  }

  package static let all = SystemRange()
  static let none = SystemRange(from: OSVersion(1), before: OSVersion(1))

  package func contains(_ version: OSVersion) -> Bool {
    (introduced.map { $0 <= version } ?? true) && (obsoleted.map { version < $0 } ?? true)
  }

  /// Whether no system is in it.
  package var isEmpty: Bool {
    guard let introduced, let obsoleted else { return false }
    return obsoleted <= introduced
  }

  package func intersection(_ other: SystemRange) -> SystemRange {
    SystemRange(
      from: [introduced, other.introduced].compactMap { $0 }.max(),
      before: [obsoleted, other.obsoleted].compactMap { $0 }.min())
  }

  /// The systems outside, where they are one range.
  package var complement: SystemRange? {
    switch (introduced, obsoleted) {
    case (let introduced?, nil): SystemRange(before: introduced)
    case (nil, let obsoleted?): SystemRange(from: obsoleted)
    case (nil, nil), (.some, .some): nil
    }
  }
}
