package import InsetInterpreter
package import InsetProgram

/// UIKit's objects, as code sees them: what is read off them, what a write or a call does to them.
///
/// A class outside of the vocabulary is an opaque object that gives back what was set.
package final class UIKitLibrary: ModelLibrary {
  let standard = StandardLibrary()
  package let vocabulary = UIKitVocabulary.shared
  /// The layout and the device behind the models.
  package weak var answers: (any LayoutAnswers)?

  package init() {}

  // MARK: Knowledge

  package func kind(of name: String) -> TypeDeclaration.Kind? {
    if vocabulary.isClass(name) || ClassRows.unneeded.contains(name) { return .class }
    if Geometry.fields[name] != nil || name == "UILayoutPriority" { return .struct }
    if vocabulary.enumeration(name) != nil { return .enum }
    return standard.kind(of: name)
  }

  package func superclass(of name: String) -> String? {
    vocabulary.superclass(of: name) ?? standard.superclass(of: name)
  }

  package func conforms(_ name: String, to other: String) -> Bool {
    vocabulary.isSubclass(name, of: other) || other == "NSObjectProtocol"
  }

  package func declares(_ member: String, in type: String) -> Bool {
    vocabulary.property(member, of: type) != nil || UIKitMethods.names.contains(member) && vocabulary.isClass(type)
  }

  package func declaresGlobal(_ name: String) -> Bool {
    Geometry.makers[name] != nil || Geometry.zeros[name] != nil || Geometry.functions.contains(name)
      || vocabulary.globalCase(name) != nil || EnumerationRows.constants[name] != nil || standard.declaresGlobal(name)
      || UIKitMethods.functions.contains(name)
  }

  package func isUnneeded(_ name: String) -> Bool { ClassRows.unneeded.contains(name) }

  package func type(of member: String, in type: String) -> TypeReference? {
    vocabulary.property(member, of: type)?.type
  }

  package func made(_ object: ObjectID, in run: Run) {}

  package func isAvailable(introduced: String?, obsoleted: String?, in run: Run) -> Value {
    guard let holds = answers?.isAvailable(introduced: introduced, obsoleted: obsoleted) else {
      return run.unknown(.given("system"), type: .named("Bool", []))
    }
    let text = introduced ?? obsoleted ?? ""
    return .boolean(
      holds, Origin(.answer(Answer(subject: "system", quantity: text, phase: nil, isCertain: true)), at: run.site))
  }

  package func isCompiled(_ condition: String, in run: Run) -> Value {
    let origin = Origin(.literal, at: run.site)
    switch condition.filter({ $0 != " " }) {
    case "os(iOS)", "canImport(UIKit)", "TARGET_OS_IOS", "__OBJC__", "os(iOS)||os(tvOS)", "!os(macOS)", "!os(tvOS)":
      return .boolean(true, origin)
    case "os(macOS)", "os(tvOS)", "os(watchOS)", "canImport(AppKit)", "targetEnvironment(macCatalyst)", "TARGET_OS_TV",
      "TARGET_OS_MACCATALYST", "os(visionOS)", "0", "false":
      return .boolean(false, origin)
    case "1", "true": return .boolean(true, origin)
    default: return run.unknown(.given(condition), type: .named("Bool", []))
    }
  }

  // MARK: Names

  package func global(_ name: String, in run: Run) -> Value? {
    if let type = Geometry.zeros[name] { return Geometry.zero(type, Origin(.read(name), at: run.site), in: run) }
    if let (enumeration, entry) = vocabulary.globalCase(name) {
      return .enumCase(
        CaseValue(
          type: run.store.types.framework(enumeration.name), name: run.names.name(entry.name), rawValue: entry.rawValue,
          Origin(.literal, at: run.site)))
    }
    if let number = EnumerationRows.constants[name] {
      return .number(Number(number, .floating, Origin(.read(name), at: run.site)))
    }
    if Geometry.functions.contains(name) || Geometry.makers[name] != nil || UIKitMethods.functions.contains(name) {
      return .closure(
        ClosureValue(.member(nil, name: run.names.name(name), labels: nil), receiver: .null, at: run.site))
    }
    return standard.global(name, in: run)
  }

  package func resolve(_ value: ImplicitValue, as type: TypeReference, in run: Run) -> Value? {
    guard let name = type.name else { return nil }
    let text = run.names.text(value.name)
    if Geometry.fields[name] != nil {
      if text == "zero", value.arguments == nil {
        return Geometry.zero(name, Origin(.literal, at: value.site), in: run)
      }
      if text == "init", let arguments = value.arguments { return Geometry.initialise(name, arguments, in: run) }
    }
    if let enumeration = vocabulary.enumeration(name) {
      if text == "init" || value.arguments != nil, let first = value.arguments?.first?.value { return first }
      guard let entry = enumeration.cases.first(where: { $0.name == text }) else {
        return .enumCase(
          CaseValue(
            type: run.store.types.framework(enumeration.name), name: value.name, Origin(.literal, at: value.site)))
      }
      return .enumCase(
        CaseValue(
          type: run.store.types.framework(enumeration.name), name: value.name, rawValue: entry.rawValue,
          Origin(.literal, at: value.site)))
    }
    if let number = EnumerationRows.constants["\(name).\(text)"] {
      return .number(Number(number, .floating, Origin(.read("\(name).\(text)"), at: value.site)))
    }
    if ClassRows.unneeded.contains(name) { return run.unknown(.unneeded(name), type: type) }
    return standard.readStatic(text, of: name, in: run)
  }

  package func defaultValue(_ name: String, of type: String, in run: Run) -> Value? {
    guard let property = vocabulary.property(name, of: type) else { return nil }
    if property.role == .both, let type = property.type.name {
      return Geometry.zero(type, Origin(.default(property.name), at: nil), in: run)
    }
    return UIKitDefaults.value(property, in: run)
  }
}
