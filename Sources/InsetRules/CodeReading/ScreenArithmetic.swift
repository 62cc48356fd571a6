internal import InsetModel
internal import InsetSyntax
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
    // What an extension gives to all controllers needn't be for this one.
    let classes = analysis.app.program.ancestry(of: type).filter { analysis.app.program.classes[$0].isDeclared }
    return classes.firstResult { all[$0]?.first }
  }

  /// By the class whose code computes them.
  private static func everywhere(_ app: App) -> [Int: [ScreenArithmetic]] {
    let constants = Constants(app)
    var found: [Int: [ScreenArithmetic]] = [:]
    for passage in app.passages(mentioning: constants.all) {
      guard let owner = passage.owner else { continue }
      let parts = passage.effect.verticalParts
      guard let measure = parts.firstResult({ constants.measure(of: $0) }) else { continue }
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
      let known = self
      for file in app.program.files.values {
        let types = file.facts.types.flatMap { $0.properties.filter { $0.traits.contains(.type) } }
        for constant in file.facts.variables + types {
          guard let value = constant.value else { continue }
          switch known.measure(of: .height(value)) {
          case .screenHeight?: heights.insert(constant.name.value)
          case .statusBar?: statusBars.insert(constant.name.value)
          case nil: break
          }
        }
      }
    }

    /// Of the height of a frame what is left of the screen: a share of it, or more than it, is meant as such.
    func measure(of part: VerticalPart) -> Measure? {
      switch part {
      case .top(let value): return countsStatusBar(value) ? .statusBar : nil
      case .height(let value):
        var whole = value.uncast
        while case .binary(let left, "-", _) = whole.kind { whole = left.uncast }
        if isScreenHeight(whole) { return .screenHeight }
        return countsStatusBar(value) ? .statusBar : nil
      }
    }

    private func countsStatusBar(_ value: CodeExpression) -> Bool {
      guard value.mentions(statusBars) else { return false }
      let sizes: Set = ["height", "maxY", "CGRectGetHeight", "CGRectGetMaxY"]
      return value.mentions(sizes) || value.mentions(statusBars.subtracting(["statusBarFrame"]))
    }

    private func isScreenHeight(_ expression: CodeExpression) -> Bool {
      guard let read = expression.read else { return false }
      return heights.contains(read.name) || read.name == "height" && expression.mentions(["UIScreen"])
    }
  }
}

private enum VerticalPart {
  case top(CodeExpression)
  case height(CodeExpression)
}

extension CodeEffect {
  /// The expressions that say how high a view is or where it begins, in what is assigned to its frame or given to its
  /// initialiser.
  fileprivate var verticalParts: [VerticalPart] {
    var rectangles: [CodeExpression] = []
    if case .assignment(let target, _, let value) = kind {
      switch target.read?.name {
      case "frame"?: rectangles.append(value)
      // `frame.size.height`, of a rectangle in a variable or of a view.
      case "height"? where target.read?.base?.read?.name == "size": return [.height(value)]
      case "y"? where target.read?.base?.read?.name == "origin": return [.top(value)]
      default: break
      }
    }
    for expression in expressions {
      expression.visit { part in
        for argument in part.call?.arguments ?? [] where argument.label == "frame" { rectangles.append(argument.value) }
      }
    }
    return rectangles.flatMap { rectangle -> [VerticalPart] in
      guard let call = rectangle.call, ["CGRect", "CGRectMake"].contains(call.name), call.arguments.count == 4 else {
        return []
      }
      return [.top(call.arguments[1].value), .height(call.arguments[3].value)]
    }
  }
}
