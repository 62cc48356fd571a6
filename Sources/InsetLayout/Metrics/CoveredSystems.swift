/// The versions of iOS that the engine knows.
package enum CoveredSystems {
  /// There were no versions 19 to 25.
  package static let majors: [Int] = Array(7...18) + [26]

  /// Every version from which something may be different, in order: the first of each major version, and those at which
  /// a law or a figure begins or one has ended. Between two of them all numbers stay the same.
  package static let breaks: [OSVersion] = {
    var ranges = LawBook.cards.map(\.systems) + MetricsData.bars.map(\.systems) + MetricsData.sheets.map(\.systems)
    ranges += MetricsData.multitasking.map(\.systems) + MetricsData.devices.flatMap { $0.rows.map(\.systems) }
    // Quirks of single versions that laws look at without a range of their own: a layout guide counts as a view
    // (R7-AUTO-WHICH-BUG9), .never in a tab bar controller (R11-CIAB-NEVER).
    let quirks = [OSVersion(9, 1), OSVersion(11, 2), OSVersion(11, 3)]
    let known = majors.map { OSVersion($0) } + quirks + ranges.flatMap { [$0.from, $0.successor].compactMap { $0 } }
    return Set(known.filter { majors.contains($0.major) }).sorted()
  }()

  /// The covered major version before one; `nil` before the first.
  package static func major(before major: Int) -> Int? { majors.last { $0 < major } }
}

extension OSRange {
  /// The first version behind the range, if it belongs to the same major version as the last one in it.
  fileprivate var successor: OSVersion? {
    switch through.count {
    case 2: OSVersion(through[0], through[1] + 1)
    case 3...: OSVersion(through[0], through[1], through[2] + 1)
    default: nil
    }
  }
}
