internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// Edits in the code of a controller's class.
package struct ClassFixes {
  private let check: RuleCheck
  private let type: CodeClass

  /// Nil where the class isn't in the project.
  package init?(ofController controller: Int, _ check: RuleCheck) {
    let app = check.app
    guard app.controllers.indices.contains(controller), let index = app.controllers[controller].classIndex else {
      return nil
    }
    self.check = check
    type = app.program.classes[index]
    guard type.isDeclared else { return nil }
  }

  /// The edit that puts statements at the end of `viewDidLoad`, which is made with its call of super where there is none.
  package func atEndOfViewDidLoad(_ code: SuggestedCode) -> Fix.Edit? {
    let empty = SuggestedCode(swift: "super.viewDidLoad()", objectiveC: "[super viewDidLoad];")
    return atEnd(
      of: "viewDidLoad", code,
      declaration: SuggestedCode(swift: "override func viewDidLoad()", objectiveC: "- (void)viewDidLoad"), begins: empty
    )
  }

  /// The edit that puts statements at the end of a method.
  ///
  /// - Parameters:
  ///   - declaration: how the method is declared, where there is none: without body.
  ///   - begins: its first statement then, the call of super.
  package func atEnd(
    of method: String, _ code: SuggestedCode, declaration: SuggestedCode, begins: SuggestedCode
  ) -> Fix.Edit? {
    let methods = (type.functions[method] ?? []).compactMap { id in
      check.app.program.function(id).map { (path: id.path, function: $0) }
    }.filter { !$0.function.traits.contains(.declaration) && !$0.function.traits.contains(.type) }
    if let first = methods.first {
      guard methods.count == 1, let writer = FixWriter(first.path, check) else { return nil }
      return writer.insertingAtEnd(ofBody: first.function.range, code)
    }
    guard let (path, range) = body, let writer = FixWriter(path, check) else { return nil }
    func whole(_ declaration: String, _ begins: String, _ code: String) -> String {
      let lines = (begins + "\n" + code).split(separator: "\n", omittingEmptySubsequences: false)
      return declaration + " {\n" + lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n") + "\n}"
    }
    return writer.insertingMember(
      SuggestedCode(
        swift: whole(declaration.swift, begins.swift, code.swift),
        objectiveC: whole(declaration.objectiveC, begins.objectiveC, code.objectiveC)), into: range)
  }

  /// The edit that adds a member to the class, as its last one.
  package func addingMember(_ code: SuggestedCode) -> Fix.Edit? {
    guard let (path, range) = body, let writer = FixWriter(path, check) else { return nil }
    return writer.insertingMember(code, into: range)
  }

  /// Whether the class itself has a method.
  package func has(_ method: String) -> Bool { type.functions[method]?.isEmpty == false }

  /// The part that members belong in: the declaration in Swift, the implementation in Objective-C.
  private var body: (path: String, range: Range<Int>)? {
    let parts = type.parts.compactMap { part -> (String, CodeType)? in
      guard let types = check.app.program.files[part.path]?.facts.types, types.indices.contains(part.type) else {
        return nil
      }
      return (part.path, types[part.type])
    }
    let isSwift = parts.first.map { FileKind(path: $0.0)?.language == .swift } ?? false
    let bodies = parts.filter { $0.1.kind == (isSwift ? .class : .implementation) && $0.1.category == nil }
    guard bodies.count == 1, let only = bodies.first else { return nil }
    return (only.0, only.1.range)
  }
}

extension FixWriter {
  /// Statements as the last ones of a body that ends with a brace.
  ///
  /// - Parameter range: of the whole declaration.
  package func insertingAtEnd(ofBody range: Range<Int>, _ code: SuggestedCode) -> Fix.Edit? {
    guard let brace = closing("}", in: range) else { return nil }
    let outer = indentation(at: range.lowerBound)
    let lines = indented(self.code(code), by: outer + indentationStep)
    let before = leadingSpace(before: brace)
    // A brace on its own line keeps it.
    if text.line(at: before) < text.line(at: brace) {
      return edit(before..<before, lineEnd + lines)
    }
    return edit(before..<brace, lineEnd + lines + lineEnd + outer)
  }

  /// A member behind the others of a type.
  package func insertingMember(_ code: SuggestedCode, into range: Range<Int>) -> Fix.Edit? {
    let isObjectiveC = language == .objectiveC
    guard let end = closing(isObjectiveC ? "@end" : "}", in: range) else { return nil }
    let outer = indentation(at: range.lowerBound)
    let lines = indented(self.code(code), by: isObjectiveC ? outer : outer + indentationStep)
    let before = leadingSpace(before: end)
    let isEmpty = before > 0 && text.bytes[before - 1] == UInt8(ascii: "{")
    return edit(
      before..<end, lineEnd + (isEmpty ? "" : lineEnd) + lines + lineEnd + (isObjectiveC ? lineEnd : "") + outer)
  }

  private func closing(_ word: String, in range: Range<Int>) -> Int? {
    let bytes = Array(word.utf8)
    let start = range.upperBound - bytes.count
    guard start >= range.lowerBound, start >= 0, range.upperBound <= text.bytes.count,
      text.bytes[start..<range.upperBound].elementsEqual(bytes)
    else { return nil }
    return start
  }
}
