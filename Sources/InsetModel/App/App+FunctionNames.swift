internal import InsetSyntax
package import InsetText

extension App {
  /// The function around a place of a source file, as its language writes it: `Router.open(_:)`, `-[Router open:]`.
  package func functionName(at location: Location) -> String? {
    guard case .code(let file)? = files[location.path] else { return nil }
    let offset = location.range.lowerBound
    var found: (name: String, size: Int)?
    func look(_ functions: [CodeFunction], in type: String?) {
      for function in functions where function.range.contains(offset) {
        guard found.map({ function.range.count < $0.size }) ?? true else { continue }
        found = (Self.name(of: function, in: type, file.facts.language), function.range.count)
      }
    }
    look(file.facts.functions, in: nil)
    for type in file.facts.types { look(type.functions, in: type.name.value) }
    return found?.name
  }

  private static func name(of function: CodeFunction, in type: String?, _ language: CodeFacts.Language) -> String {
    let parameters = function.parameters
    switch language {
    case .objectiveC:
      guard let type else { return function.name.value }
      var selector = function.name.value
      for (index, parameter) in parameters.enumerated() {
        selector += (index == 0 ? "" : parameter.label ?? "") + ":"
      }
      return (function.traits.contains(.type) ? "+[" : "-[") + type + " " + selector + "]"
    default:
      let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
      return (type.map { $0 + "." } ?? "") + function.name.value + "(" + labels + ")"
    }
  }
}
