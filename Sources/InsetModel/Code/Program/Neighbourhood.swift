/// Which of several things with one name is meant: names are looked up in a target, and a workspace may have many.
package struct Neighbourhood: Sendable {
  private let index: TargetIndex
  /// By path, of the files that names are looked up from and found in again and again.
  private let known: [String: [Int]]

  package init(_ targets: [Target] = [], files: some Sequence<String> = []) {
    index = TargetIndex(targets)
    var known: [String: [Int]] = [:]
    for path in files { known[path] = index.targets(ofFile: path) }
    self.known = known
  }

  /// The indices of the targets that have a file.
  func targets(ofFile path: String) -> [Int] { known[path] ?? index.targets(ofFile: path) }

  /// How near a file is to another: those that share a target are nearer than all others, those of different targets
  /// farther; else folders decide.
  package func closeness(_ a: String, _ b: String) -> Int { closeness(a, to: b, targets(ofFile: b)) }

  private func closeness(_ a: String, to b: String, _ ofB: [Int]) -> Int {
    if a == b { return 1_000_000 }
    let folders = Self.commonFolders(a, b)
    let ofA = targets(ofFile: a)
    if ofA.isEmpty || ofB.isEmpty { return folders }
    return ofA.contains { ofB.contains($0) } ? folders + 1_000 : folders - 1_000
  }

  /// How many folders from the root on two absolute paths have in common.
  private static func commonFolders(_ a: String, _ b: String) -> Int {
    var slashes = 0
    for (byte, other) in zip(a.utf8, b.utf8) {
      guard byte == other else { break }
      if byte == UInt8(ascii: "/") { slashes += 1 }
    }
    return max(slashes - 1, 0)
  }

  /// The nearest of some candidates, each with the file it stands in.
  package func nearest<Candidate>(_ candidates: [Candidate], to path: String, _ file: (Candidate) -> String)
    -> Candidate?
  {
    guard candidates.count > 1 else { return candidates.first }
    let targets = targets(ofFile: path)
    var best: (Candidate, Int)?
    for candidate in candidates {
      let closeness = closeness(file(candidate), to: path, targets)
      if best.map({ closeness > $0.1 }) ?? true { best = (candidate, closeness) }
    }
    return best?.0
  }
}
