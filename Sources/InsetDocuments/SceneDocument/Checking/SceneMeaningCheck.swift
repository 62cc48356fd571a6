internal import InsetJSON

/// Checks what a scene of the right shape says: ids, references, keys that are not read where they stand, indices of
/// children. What is nested too deep has been taken out before, so recursion is bounded.
struct SceneMeaningCheck {
  private(set) var findings: SceneFindings
  private var names = SceneNames()
  private let removals: SceneRemovals

  /// `removals` are the values that did not have the right shape.
  init(sourceMap: JSONSourceMap, after removals: SceneRemovals) {
    findings = SceneFindings(sourceMap: sourceMap)
    self.removals = removals
  }

  mutating func checkScene(_ json: JSON) {
    guard let root = json["root"]?.objectValue else { return }
    checkController(root, at: JSONPointer(tokens: ["root"]), path: "root")
    for reference in names.references { check(reference) }
    for item in names.constraintItems { check(item) }
  }

  private mutating func checkController(_ controller: JSONObject, at pointer: JSONPointer, path: String) {
    let kind = ControllerKind(of: controller)
    register(controller, .controller, at: pointer, path: path)
    names.addImpliedViews(of: controller, kind: kind, path: path)
    for (name, value) in controller {
      let member = pointer.appending(name)
      if let advice = adviceAgainst(name, on: kind), !isKindLost(at: pointer) {
        findings.reject("\"\(name)\" of \(kind.noun) is not read: \(advice)", at: member, .key, severity: .warning)
        continue
      }
      switch (name, value) {
      case ("children", .array(let children)):
        for case (let index, .object(let child)) in children.enumerated() {
          checkController(child, at: member.appending(index), path: "\(path).children[\(index)]")
        }
      case ("presented", .object(let presented)):
        checkController(presented, at: member, path: path + ".presented")
      case ("view", .object(let view)):
        checkView(view, at: member, path: path + ".view", of: path, asRootOf: kind)
      case ("selectedIndex", .integer(let index)):
        checkIndex(index, at: member, called: "\"selectedIndex\"", of: kind, controller)
      case ("selectedBefore", .array(let indices)):
        for case (let place, .integer(let index)) in indices.enumerated() {
          checkIndex(index, at: member.appending(place), called: "an item of \"selectedBefore\"", of: kind, controller)
        }
      case ("contentScrollView", .string(let id)):
        names.references.append(SceneNames.Reference(id: id, pointer: member))
      default:
        break
      }
    }
  }

  /// `owner` is the path of the controller that the view belongs to, `controller` the kind of the one whose root view it
  /// is; nil for subviews.
  private mutating func checkView(
    _ view: JSONObject, at pointer: JSONPointer, path: String, of owner: String,
    asRootOf controller: ControllerKind? = nil
  ) {
    let kind = ViewKind(of: view, asRootOf: controller)
    names.addView([view["id"]?.stringValue, path, pointer.description].compactMap { $0 }, of: owner)
    register(view, isKindLost(at: pointer) ? .unknownView : .view(kind), at: pointer, path: path)
    for (name, value) in view {
      let member = pointer.appending(name)
      if controller != nil, name == "frame" || name == "pins" {
        findings.reject(
          "\"\(name)\" of a root view is not read: the controller's container places it", at: member, .key,
          severity: .warning)
        continue
      }
      if let advice = adviceAgainst(name, on: kind), !isKindLost(at: pointer) {
        let noun = kind == .view ? "a plain view" : "a view of kind \(kind.rawValue)"
        findings.reject("\"\(name)\" of \(noun) is not read: \(advice)", at: member, .key, severity: .warning)
        continue
      }
      switch (name, value) {
      case ("subviews", .array(let subviews)):
        for case (let index, .object(let subview)) in subviews.enumerated() {
          checkView(subview, at: member.appending(index), path: "\(path).subviews[\(index)]", of: owner)
        }
      case ("embeds", .object(let child)):
        checkController(child, at: member, path: path + ".embeds")
      case ("pins", .object(let pins)):
        checkPins(pins, at: member)
      case ("constraints", .array(let constraints)):
        for case (let index, .object(let constraint)) in constraints.enumerated() {
          let problem = SceneConstraintCheck.problem(of: constraint, isInRootView: controller != nil)
          if let problem {
            findings.reject(problem.message, at: member.appending(index).appending(problem.key))
          }
          names.constraintItems += SceneConstraintCheck.items(
            of: constraint, at: member.appending(index), controller: owner)
        }
      default:
        break
      }
    }
  }

  private func adviceAgainst(_ name: String, on kind: ControllerKind) -> String? {
    guard case .controllers(let kinds, let advice) = SceneSchema.key(name, of: .controller)?.readers else { return nil }
    return kinds.contains(kind) ? nil : advice
  }

  private func adviceAgainst(_ name: String, on kind: ViewKind) -> String? {
    guard case .views(let kinds, let advice) = SceneSchema.key(name, of: .view)?.readers else { return nil }
    return kinds.contains(kind) ? nil : advice
  }

  /// Whether the object stated a kind that could not be read: then nobody knows which of its keys make sense.
  private func isKindLost(at pointer: JSONPointer) -> Bool {
    removals.contains(pointer.appending("kind")) || removals.contains(pointer.appending("class"))
  }

  private mutating func checkIndex(
    _ index: Int, at pointer: JSONPointer, called name: String, of kind: ControllerKind, _ controller: JSONObject
  ) {
    let count = controller["children"]?.arrayValue?.count ?? 0
    // Without children 0 says no more than the default does.
    guard index >= count, index > 0 else { return }
    let children = count == 0 ? "no children" : count == 1 ? "one child" : "\(count) children"
    findings.reject("\(name) is \(index), but \(kind.noun) here has \(children)", at: pointer)
  }

  private mutating func checkPins(_ pins: JSONObject, at pointer: JSONPointer) {
    for (edge, pin) in pins where edge == "left" || edge == "right" {
      guard let target = pin.stringValue ?? pin["to"]?.stringValue else { continue }
      if target == "topLayoutGuide" || target == "bottomLayoutGuide" {
        findings.reject(
          "the \(edge) edge can't be held to \(target), which is a line across", at: pointer.appending(edge))
      }
    }
  }

  private mutating func register(
    _ object: JSONObject, _ target: SceneNames.Target, at pointer: JSONPointer, path: String
  ) {
    names.add(target, path: path, pointer: pointer)
    guard let id = object["id"]?.stringValue else { return }
    if let first = names.addID(id, target, pointer: pointer) {
      findings.reject(
        "the id \"\(id.shortened)\" is given twice: to \(first) and to \(pointer)", at: pointer.appending("id"),
        related: first.appending("id"))
    }
  }

  private mutating func check(_ item: SceneNames.ConstraintItem) {
    guard let owner = names.controller(ofView: item.id) else {
      findings.reject(
        "there is no view \"\(item.id.shortened)\"", at: item.pointer,
        suggestions: nearest(to: item.id, in: names.viewIDs))
      return
    }
    if owner != item.controller {
      findings.reject("\"\(item.id.shortened)\" is a view of another controller", at: item.pointer)
    }
  }

  private mutating func check(_ reference: SceneNames.Reference) {
    switch names.target(of: reference.id) {
    case .unknownView:
      break
    case .view(let kind) where kind.hasScrollSettings:
      break
    case .view:
      findings.reject("\"\(reference.id.shortened)\" is no scroll view", at: reference.pointer)
    case .controller:
      findings.reject("\"\(reference.id.shortened)\" is a controller, no scroll view", at: reference.pointer)
    case nil:
      findings.reject(
        "there is no view \"\(reference.id.shortened)\"", at: reference.pointer,
        suggestions: nearest(to: reference.id, in: names.viewIDs))
    }
  }
}
