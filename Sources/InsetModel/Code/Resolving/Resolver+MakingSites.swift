internal import InsetSyntax
internal import InsetText

extension Resolver {
  /// Where code makes objects of each class of controllers, or has the class make one, in the order of the files.
  func makingSites() -> [Int: [Location]] {
    var found: [Int: [Location]] = [:]
    for path in program.files.keys.sorted() {
      guard let file = program.files[path] else { continue }
      for (body, _) in bodies(of: file, path) {
        for effect in file.effects(of: body) {
          effect.visit { expression in
            guard case .call(let callee, _) = expression.kind, let name = Self.madeClass(callee),
              let index = program.classIndex(name, from: path), program.controllerKind(of: index) != nil
            else { return }
            found[index, default: []].append(Location(path: path, range: expression.range))
          }
        }
      }
    }
    return found
  }

  /// `Feed` of `Feed()` and `Feed.make()`.
  private static func madeClass(_ callee: CodeExpression) -> String? {
    switch callee.kind {
    case .name(let name): return name
    case .member(let base, _):
      guard case .name(let name) = base.uncast.kind else { return nil }
      return name
    default: return nil
    }
  }
}
