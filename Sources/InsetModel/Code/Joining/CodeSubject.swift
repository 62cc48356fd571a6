internal import InsetSyntax
internal import InsetText

/// What stands at a place of a source file, as far as the model has something to say of it.
package struct CodeSubject: Sendable {
  /// The bytes that are meant.
  package let range: Range<Int>
  /// The controllers that it is about.
  package let controllers: [Int]
  /// The property of the controllers that holds the view that is meant.
  package var view: String?
  /// UIKit's name of a setting that is made here, and where its value is written.
  package var setting: (name: String, valueRange: Range<Int>)?
}

extension App {
  /// The subjects at a byte offset of a source file, the nearest first: a view or outlet by its name, a setting, a class
  /// by its name, what a line puts somewhere.
  package func codeSubjects(inFile path: String, at offset: Int) -> [CodeSubject] {
    guard case .code(let file)? = files[path] else { return [] }
    var found: [CodeSubject] = []
    for (index, type) in file.facts.types.enumerated() where type.range.contains(offset) || type.isNamed(at: offset) {
      guard let owner = program.classIndex(of: CodeClass.Part(path: path, type: index)) else { continue }
      let controllers = code.entries(of: .instances(owner))
      if controllers.isEmpty { continue }
      if type.isNamed(at: offset) {
        found.append(CodeSubject(range: type.name.range, controllers: controllers))
        continue
      }
      if let property = type.properties.first(where: { $0.name.range.contains(offset) }) {
        found.append(CodeSubject(range: property.name.range, controllers: controllers, view: property.name.value))
      }
      if let named = namedView(file, index, offset) {
        found.append(CodeSubject(range: named.range, controllers: controllers, view: named.name))
      }
      found += settings(at: offset, path, owner, controllers)
    }
    let location = edges.filter { $0.location.path == path && $0.location.range.contains(offset) }
    for edge in location where controllers[edge.to].source != .supposed {
      found.append(CodeSubject(range: edge.location.range, controllers: [edge.to]))
    }
    return found
  }

  private func settings(at offset: Int, _ path: String, _ owner: Int, _ controllers: [Int]) -> [CodeSubject] {
    let own = program.descendants(of: owner).lazy.flatMap { code.settings(ofClass: $0) }
    let here = own.filter { $0.location.path == path && $0.location.range.contains(offset) }
    guard let setting = here.min(by: { $0.location.range.count < $1.location.range.count }) else { return [] }
    var subject = CodeSubject(range: setting.location.range, controllers: controllers)
    subject.setting = (setting.name, setting.valueRange)
    if case .view(let view) = setting.object { subject.view = view == .root ? "view" : view.name }
    return [subject]
  }

  /// The property of the type's object that an expression at a place names.
  private func namedView(_ file: CodeFile, _ type: Int, _ offset: Int) -> (name: String, range: Range<Int>)? {
    for function in file.facts.types[type].functions where function.range.contains(offset) {
      guard let expression = ExpressionSearch.innermost(in: function.body, at: offset) else { continue }
      switch expression.kind {
      case .name(let name): return (name, expression.range)
      case .member(let base, let name) where base.kind == .self: return (name, expression.range)
      default: continue
      }
    }
    return nil
  }
}

extension CodeType {
  fileprivate func isNamed(at offset: Int) -> Bool {
    name.range.contains(offset) || name.range.upperBound == offset
  }
}

/// Finds expressions by their place.
enum ExpressionSearch {
  private static let maximumDepth = 64

  /// The smallest expression around a byte; nil where none is.
  static func innermost(in statements: [CodeStatement], at offset: Int, depth: Int = 0) -> CodeExpression? {
    guard depth < maximumDepth, let statement = statements.first(where: { $0.range.contains(offset) }) else {
      return nil
    }
    var expressions: [CodeExpression] = []
    var bodies: [[CodeStatement]] = []
    switch statement.kind {
    case .expression(let expression): expressions = [expression]
    case .variable(_, _, let value): expressions = [value].compactMap { $0 }
    case .assignment(let target, _, let value): expressions = [target, value]
    case .branches(let branches, let otherwise):
      expressions = branches.flatMap(\.conditions).compactMap(\.expression)
      bodies = branches.map(\.body) + [otherwise]
    case .guard(let conditions, let otherwise):
      expressions = conditions.compactMap(\.expression)
      bodies = [otherwise]
    case .choice(let subject, let cases):
      expressions = [subject]
      bodies = cases.map(\.body)
    case .loop(_, let sequence, let body):
      expressions = [sequence].compactMap { $0 }
      bodies = [body]
    case .block(let body): bodies = [body]
    case .return(let value): expressions = [value].compactMap { $0 }
    case .function(let function): bodies = [function.body]
    case .jump, .throw: break
    }
    if let expression = expressions.first(where: { $0.range.contains(offset) }) {
      return innermost(in: expression, at: offset, depth: depth + 1)
    }
    return bodies.firstResult { innermost(in: $0, at: offset, depth: depth + 1) }
  }

  private static func innermost(in expression: CodeExpression, at offset: Int, depth: Int) -> CodeExpression? {
    guard depth < maximumDepth else { return nil }
    if case .closure(_, let body) = expression.kind {
      return innermost(in: body, at: offset, depth: depth + 1) ?? expression
    }
    for part in expression.parts where part.range.contains(offset) {
      return innermost(in: part, at: offset, depth: depth + 1) ?? part
    }
    return expression
  }
}

extension CodeCondition {
  fileprivate var expression: CodeExpression? {
    switch self {
    case .expression(let expression), .binding(_, let expression), .match(_, let expression): expression
    case .available, .compilation: nil
    }
  }
}
