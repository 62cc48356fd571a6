internal import InsetSyntax
internal import InsetText

extension App {
  /// What isn't looked at since a limit is reached, of the files' own. Placements and scenes are the analysis's.
  var leftOut: [ReachedLimit] {
    var found: [ReachedLimit] = []
    if hasTooManyEnvironments {
      let place = settings.environments?.first?.range ?? 0..<0
      found.append(
        ReachedLimit(
          .environments, configurationPath == nil ? "the client" : ".insetd.json",
          Location(path: configurationPath ?? "", range: place)))
    }
    for path in program.files.keys.sorted() {
      guard let file = program.files[path] else { continue }
      found += file.crowdedFunctions.map { ReachedLimit(.conditions, $0.value, Location(path: path, range: $0.range)) }
    }
    return found
  }
}

extension CodeFile {
  /// The names of the functions with statements under more conditions than are told apart.
  fileprivate var crowdedFunctions: [Located<String>] {
    func crowded(_ functions: [CodeFunction], of type: Int?) -> [Located<String>] {
      functions.indices.filter { index in
        // A condition takes two characters at least: of most functions the body needn't be asked.
        functions[index].range.count > 2 * ModelLimit.conditions.count
          && effects(of: .function(type: type, index)).contains {
            $0.circumstances.conditions.count >= ModelLimit.conditions.count
          }
      }.map { functions[$0].name }
    }
    return crowded(facts.functions, of: nil)
      + facts.types.indices.flatMap { crowded(facts.types[$0].functions, of: $0) }
  }
}
