internal import InsetLayout
internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// A search controller that a controller's code makes, with what the code does with its bar.
struct SearchSighting {
  enum BarPlace: Sendable {
    case tableHeader, titleView, subview, navigationItem
  }

  /// The controller's class, among the program's.
  let type: Int
  /// Where the search controller is made.
  let location: Location
  /// `searchResultsController`, where there is one.
  let results: CodeExpression?
  let passage: CodePassage
  /// Where the code puts the search bar, and the statements that do.
  let bars: [(place: BarPlace, write: PropertyWrite)]

  /// The search controllers of the app's own controllers, in the order of the files, each once.
  static func all(_ check: RuleCheck) -> [SearchSighting] {
    var known: Set<Location> = []
    let program = check.app.program
    let own = program.classes.indices.filter { program.externalBase(of: $0) == "UISearchController" }
    let names = Set(own.map { program.classes[$0].name } + ["UISearchController"])
    return check.app.passages(mentioning: names).flatMap { passage -> [SearchSighting] in
      guard let type = passage.owner, !check.app.controllers(ofClassIndex: type).isEmpty else { return [] }
      var made: [CodeExpression] = []
      for expression in passage.effect.expressions {
        expression.visit { if $0.makes(oneOf: names) { made.append($0) } }
      }
      return made.compactMap { creation in
        let location = passage.location(of: creation)
        guard known.insert(location).inserted else { return nil }
        let results = creation.call?.arguments.first.map(\.value).flatMap { $0.uncast.kind == .null ? nil : $0 }
        return SearchSighting(
          type: type, location: location, results: results, passage: passage, bars: bars(type, check))
      }
    }
  }

  private static func bars(_ type: Int, _ check: RuleCheck) -> [(place: BarPlace, write: PropertyWrite)] {
    let classes = Set(check.app.program.ancestry(of: type) + check.app.program.descendants(of: type))
    let names: Set = ["tableHeaderView", "titleView", "searchController"]
    return check.propertyWrites(names).compactMap { write in
      guard let owner = write.passage.owner, classes.contains(owner) else { return nil }
      switch write.name {
      case "searchController": return write.path?.last == "navigationItem" ? (.navigationItem, write) : nil
      case "titleView": return write.value.mentions(["searchBar"]) ? (.titleView, write) : nil
      default: return write.value.mentions(["searchBar"]) ? (.tableHeader, write) : nil
      }
    }
  }

  func puts(itsBarIn place: BarPlace) -> Bool { bars.contains { $0.place == place } }
}

extension CodeExpression {
  fileprivate func makes(oneOf names: Set<String>) -> Bool {
    if case .call(let callee, _) = kind, case .name(let name) = callee.kind { names.contains(name) } else { false }
  }
}
