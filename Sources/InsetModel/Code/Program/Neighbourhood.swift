internal import Synchronization

/// Which of several things with one name is meant: names are looked up in a target, and a workspace may have many.
package struct Neighbourhood: Sendable {
  /// Where a file lies.
  private struct Surroundings: Sendable {
    /// The folders around it, and its own name.
    let folders: [Substring]
    let targets: Set<Int>
  }

  /// Shared by all copies: the same few files are compared over and over.
  private final class Known: Sendable {
    let surroundings = Mutex<[String: Surroundings]>([:])
  }

  private let targets: [Target]
  private let known = Known()

  package init(_ targets: [Target] = []) { self.targets = targets }

  /// How near a file is to another: those that share a target are nearer than all others, those of different targets
  /// farther; else folders decide.
  package func closeness(_ a: String, _ b: String) -> Int {
    if a == b { return 1_000_000 }
    let (a, b) = (surroundings(of: a), surroundings(of: b))
    let folders = zip(a.folders, b.folders).prefix { $0 == $1 }.count
    if a.targets.isEmpty || b.targets.isEmpty { return folders }
    return a.targets.isDisjoint(with: b.targets) ? folders - 1_000 : folders + 1_000
  }

  private func surroundings(of path: String) -> Surroundings {
    if let known = known.surroundings.withLock({ $0[path] }) { return known }
    let found = Surroundings(
      folders: path.split(separator: "/"), targets: Set(targets.indices.filter { targets[$0].contains(path) }))
    known.surroundings.withLock { $0[path] = found }
    return found
  }

  /// The nearest of some candidates, each with the file it stands in.
  package func nearest<Candidate>(_ candidates: [Candidate], to path: String, _ file: (Candidate) -> String)
    -> Candidate?
  {
    guard candidates.count > 1 else { return candidates.first }
    var best: (Candidate, Int)?
    for candidate in candidates {
      let closeness = closeness(file(candidate), path)
      if best.map({ closeness > $0.1 }) ?? true { best = (candidate, closeness) }
    }
    return best?.0
  }
}
