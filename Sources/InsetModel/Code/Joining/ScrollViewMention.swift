internal import InsetDocuments
internal import InsetSyntax

/// A place of a file that declares a scroll view or puts it into another view.
package struct ScrollViewMention: Sendable, Hashable {
  /// From the name, or the call, to where it ends; of a start tag its bracket and name.
  package let range: Range<Int>
  /// The controllers that it is about.
  package let controllers: [Int]
  /// The id of the view in Interface Builder, or the property that holds it.
  package let view: String
}

extension App {
  /// The places of a file that may speak of a scroll view, in document order: start tags, properties, `addSubview`.
  /// In code the type of a view needn't be known: what is no scroll view shows in the scene.
  package func scrollViewMentions(inFile path: String) -> [ScrollViewMention] {
    switch files[path] {
    case .interfaceBuilder(let facts)? where !facts.isForeign && !facts.isLaunchScreen: return tags(facts, path)
    case .code(let file)?: return codeMentions(file, path)
    default: return []
    }
  }

  private func tags(_ facts: InterfaceBuilderFacts, _ path: String) -> [ScrollViewMention] {
    let indices = controllers.indices.filter { controllers[$0].viewPath == path }
    return indices.flatMap { index in
      (controllers[index].facts.view?.scrollViews ?? []).map { view in
        // Start tags are long: what stands behind the name is seen.
        let start = view.tagRange.lowerBound
        let name = start..<min(start + 1 + view.element.utf8.count, view.tagRange.upperBound)
        return ScrollViewMention(range: name, controllers: [index], view: view.id)
      }
    }
    .sorted { $0.range.lowerBound < $1.range.lowerBound }
    .reduce(into: []) { merged, next in
      // A xib that several controllers own.
      if let last = merged.last, last.range == next.range {
        let both = last.controllers + next.controllers
        merged[merged.count - 1] = ScrollViewMention(range: last.range, controllers: both, view: last.view)
      } else {
        merged.append(next)
      }
    }
  }

  private func codeMentions(_ file: CodeFile, _ path: String) -> [ScrollViewMention] {
    var found: [ScrollViewMention] = []
    for (index, type) in file.facts.types.enumerated() {
      guard let owner = program.classIndex(of: CodeClass.Part(path: path, type: index)) else { continue }
      let controllers = code.entries(of: .instances(owner))
      if controllers.isEmpty { continue }
      for property in type.properties where !property.traits.contains(.type) && property.getter == nil {
        let range = property.name.range.lowerBound..<max(property.range.upperBound, property.name.range.upperBound)
        let name = property.name.value
        found.append(
          ScrollViewMention(
            range: range, controllers: controllers, view: name.hasPrefix("_") ? String(name.dropFirst()) : name))
      }
      for function in type.functions {
        for (name, range) in SubviewCalls.calls(in: function.body) {
          found.append(ScrollViewMention(range: range, controllers: controllers, view: name))
        }
      }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension ViewFacts {
  /// The scroll views among the view and all in it. The file's nesting bounds the recursion.
  fileprivate var scrollViews: [ViewFacts] {
    (kind == .view ? [] : [self]) + (subviews + attachments).flatMap(\.scrollViews)
  }
}

/// Finds the calls that put a property's view into another view.
private enum SubviewCalls {
  private static let names: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
  ]
  private static let maximumDepth = 32

  static func calls(in statements: [CodeStatement], depth: Int = 0) -> [(name: String, range: Range<Int>)] {
    guard depth < maximumDepth else { return [] }
    return statements.flatMap { statement -> [(name: String, range: Range<Int>)] in
      switch statement.kind {
      case .expression(let expression): return call(expression, depth)
      case .branches(let branches, let otherwise):
        return (branches.map(\.body) + [otherwise]).flatMap { calls(in: $0, depth: depth + 1) }
      case .guard(_, let body), .loop(_, _, let body), .block(let body): return calls(in: body, depth: depth + 1)
      case .choice(_, let cases): return cases.flatMap { calls(in: $0.body, depth: depth + 1) }
      case .variable, .assignment, .return, .function, .jump, .throw: return []
      }
    }
  }

  private static func call(_ expression: CodeExpression, _ depth: Int) -> [(name: String, range: Range<Int>)] {
    guard case .call(let callee, let arguments) = expression.kind else { return [] }
    guard case .member(_, let method) = callee.kind, names.contains(method), let view = arguments.first?.value else {
      // `UIView.animate { … }`, `[header, table].forEach { view.addSubview($0) }`
      return arguments.flatMap { argument -> [(name: String, range: Range<Int>)] in
        if case .closure(_, let body) = argument.value.kind { return calls(in: body, depth: depth + 1) }
        return []
      }
    }
    switch view.kind {
    case .name(let name): return [(name.hasPrefix("_") ? String(name.dropFirst()) : name, expression.range)]
    case .member(let base, let name) where base.kind == .self: return [(name, expression.range)]
    case .call(let callee, let arguments) where arguments.isEmpty:
      if case .member(let base, let name) = callee.kind, base.kind == .self { return [(name, expression.range)] }
      return []
    default: return []
    }
  }
}
