/// Which of several things with one name is meant: names are looked up in a target, and a workspace may have many.
package struct Neighbourhood: Sendable {
  private let targets: [Target]

  package init(_ targets: [Target] = []) { self.targets = targets }

  /// How near a file is to another: those that share a target are nearer than all others, those of different targets
  /// farther; else folders decide.
  package func closeness(_ a: String, _ b: String) -> Int {
    if a == b { return 1_000_000 }
    let folders = zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
    let ofA = targets.indices.filter { targets[$0].contains(a) }
    let ofB = targets.indices.filter { targets[$0].contains(b) }
    if ofA.isEmpty || ofB.isEmpty { return folders }
    return Set(ofA).isDisjoint(with: ofB) ? folders - 1_000 : folders + 1_000
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
