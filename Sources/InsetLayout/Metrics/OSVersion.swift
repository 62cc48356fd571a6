/// A version of iOS or iPadOS: `9.0`, `13.4.1`.
package struct OSVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  package var major: Int
  package var minor: Int
  package var patch: Int

  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `11`, `11.0` or `11.0.1`; `nil` for anything else.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard part.count <= 4, part.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(part) else { return nil }
      numbers.append(number)
    }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  package var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

  package static func < (a: OSVersion, b: OSVersion) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }
}

/// A range of systems. An upper end holds for all versions that it is a prefix of: up to 10.3 includes 10.3.1, up to 18
/// all of iOS 18.
package struct OSRange: Sendable, Hashable {
  package var from: OSVersion
  /// The components of the last version that belongs to the range; empty when there is no end.
  package var through: [Int]

  package init(_ from: OSVersion, through: [Int] = []) {
    self.from = from
    self.through = through
  }

  package func contains(_ version: OSVersion) -> Bool {
    if version < from { return false }
    for (component, limit) in zip([version.major, version.minor, version.patch], through) where component != limit {
      return component < limit
    }
    return true
  }

  /// `iOS 7.0 – 10.3`, `iOS 11.0 and later`.
  package var text: String {
    through.isEmpty ? "iOS \(from) and later" : "iOS \(from) – " + through.map(String.init).joined(separator: ".")
  }
}
