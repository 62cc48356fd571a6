/// Which of several things with one name is meant: names are looked up in a target, and a workspace may have many.
package struct Neighbourhood: Sendable {
  private let index: TargetIndex
  /// By path, of the files that names are looked up from and found in again and again.
  private let known: [String: [Int]]
  /// By target: whether it is an app or an extension, which no other target links.
  private let isApp: [Bool]
  /// By target: whether it is of tests, tools or another system.
  private let isOutside: [Bool]

  package init(_ targets: [Target] = [], files: some Sequence<String> = []) {
    index = TargetIndex(targets)
    var known: [String: [Int]] = [:]
    for path in files { known[path] = index.targets(ofFile: path) }
    self.known = known
    isOutside = targets.map { $0.kind == .other || !$0.isForIOS }
    isApp = targets.map { $0.kind == .application || $0.kind == .appExtension }
  }

  /// The indices of the targets that have a file.
  func targets(ofFile path: String) -> [Int] { known[path] ?? index.targets(ofFile: path) }

  /// How near a file is to another: those that share a target are nearer than all others, those of different targets
  /// farther; else folders decide.
  package func closeness(_ a: String, _ b: String) -> Int {
    if a == b { return 1_000_000 }
    let folders = Self.commonFolders(a, b)
    let (ofA, ofB) = (targets(ofFile: a), targets(ofFile: b))
    if ofA.isEmpty || ofB.isEmpty { return folders }
    return ofA.contains { ofB.contains($0) } ? folders + 1_000 : folders - 1_000
  }

  /// How many folders from the root on two absolute paths have in common.
  private static func commonFolders(_ a: String, _ b: String) -> Int {
    let slashes = a.utf8.withContiguousStorageIfAvailable { a in
      b.utf8.withContiguousStorageIfAvailable { b in
        var slashes = 0
        for index in 0..<min(a.count, b.count) {
          guard a[index] == b[index] else { break }
          if a[index] == UInt8(ascii: "/") { slashes += 1 }
        }
        return slashes
      }
    }
    return max((slashes.flatMap { $0 } ?? 0) - 1, 0)
  }

  /// Whether code of a file runs where another's does: what only one app or extension has runs in no other.
  func runs(_ path: String, with other: String) -> Bool { reaches(path, targets(ofFile: other)) }

  /// Whether a file can mean what another declares: not what only apps have that it isn't in, save from tests.
  private func reaches(_ a: String, _ ofB: [Int]) -> Bool {
    guard !ofB.isEmpty, ofB.allSatisfy({ isApp[$0] }) else { return true }
    let ofA = targets(ofFile: a)
    return ofA.isEmpty || ofA.contains { !isApp[$0] || ofB.contains($0) }
  }

  /// The nearest of some candidates, each with the file it stands in; nil when none can be meant.
  package func nearest<Candidate>(_ candidates: [Candidate], to path: String, _ file: (Candidate) -> String)
    -> Candidate?
  {
    if candidates.isEmpty { return nil }
    let targets = targets(ofFile: path)
    let reached = candidates.filter { reaches(file($0), targets) }
    guard reached.count > 1 else { return reached.first }
    var best: (Candidate, Int)?
    for candidate in reached {
      let closeness = closeness(file(candidate), path)
      if best.map({ closeness > $0.1 }) ?? true { best = (candidate, closeness) }
    }
    return best?.0
  }

  /// Whether a file belongs to tests, tools and other systems' targets alone.
  func isOutside(_ path: String) -> Bool {
    let own = targets(ofFile: path)
    return !own.isEmpty && own.allSatisfy { isOutside[$0] }
  }
}
