internal import InsetFacts
internal import InsetModel
internal import InsetText

/// A frame that code computes from the screen's height or the status bar's: right in full screen alone.
struct ScreenArithmetic {
  enum Measure: Sendable {
    case screenHeight, statusBar

    var noun: String { self == .screenHeight ? "the screen's height" : "the status bar's height" }
  }

  let measure: Measure
  let location: Location

  /// The first such frame in the code of a controller's class and its superclasses in the project.
  static func first(ofClassOf controller: Int, _ analysis: Analysis) -> ScreenArithmetic? {
    guard let type = analysis.app.controllers[controller].classIndex else { return nil }
    let all = analysis.memoised("frames from the screen") { everywhere(analysis.app) }
    return analysis.app.program.ancestry(of: type).lazy.compactMap { all[$0]?.first }.first
  }

  /// By the class whose code computes them.
  private static func everywhere(_ app: App) -> [Int: [ScreenArithmetic]] {
    let constants = Constants(app)
    var found: [Int: [ScreenArithmetic]] = [:]
    for passage in app.passages(mentioning: constants.all) {
      guard let owner = passage.owner else { continue }
      let parts = passage.effect.verticalParts
      guard let measure = parts.lazy.compactMap({ constants.measure(in: $0) }).first else { continue }
      found[owner, default: []].append(ScreenArithmetic(measure: measure, location: passage.location))
    }
    return found
  }

  /// The names that stand for such a height: UIKit's, and those of the app's constants and macros.
  private struct Constants {
    private var heights: Set<String> = []
    private var statusBars: Set<String> = ["statusBarFrame"]

    var all: Set<String> { heights.union(statusBars).union(["UIScreen"]) }

    init(_ app: App) {
      for file in app.program.files.values {
        let constants =
          file.facts.variables + file.facts.types.flatMap { $0.properties.filter { $0.traits.contains(.type) } }
        for constant in constants {
          guard let value = constant.value else { continue }
          switch measure(in: value) {
          case .screenHeight?: heights.insert(constant.name.value)
          case .statusBar?: statusBars.insert(constant.name.value)
          case nil: break
          }
        }
      }
    }

    func measure(in expression: CodeExpression) -> Measure? {
      var found: Measure?
      expression.visit { part in
        guard found == nil, let name = part.lastName ?? part.call?.name else { return }
        if statusBars.contains(name) { found = .statusBar }
        if heights.contains(name) { found = .screenHeight }
        if name == "height", part.mentions(["UIScreen"]) { found = .screenHeight }
      }
      return found
    }
  }
}

extension CodeEffect {
  /// The expressions that say how high a view is or where it begins, in what is assigned to its frame or given to its
  /// initialiser.
  fileprivate var verticalParts: [CodeExpression] {
    var rectangles: [CodeExpression] = []
    if case .assignment(let target, _, let value) = kind {
      switch target.read?.name {
      case "frame"?: rectangles.append(value)
      case "height"?, "y"?:
        // `frame.size.height`, of a rectangle in a variable or of a view.
        if ["size", "origin"].contains(target.read?.base?.read?.name) { return [value] }
      default: break
      }
    }
    for expression in expressions {
      expression.visit { part in
        for argument in part.call?.arguments ?? [] where argument.label == "frame" { rectangles.append(argument.value) }
      }
    }
    return rectangles.flatMap { rectangle -> [CodeExpression] in
      guard let call = rectangle.call, ["CGRect", "CGRectMake"].contains(call.name), call.arguments.count == 4 else {
        return []
      }
      return [call.arguments[1].value, call.arguments[3].value]
    }
  }
}
