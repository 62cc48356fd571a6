/// A quantity as scripts and tests name it: `table.adjustedContentInset`, `feed.view.frame`,
/// `table.adjustedContentInset.top`.
package struct NamedQuantity: Sendable, Hashable {
  package let subject: Subject
  /// The id as written.
  package let id: String
  /// Without id and edge: `adjustedContentInset`.
  package let publicName: String
  /// The steps that make it up: one, or four for insets.
  package let quantities: [Quantity]

  /// Why a name names nothing.
  package enum Problem: Error, Sendable, Hashable {
    case unknownObject(String)
    /// The object exists, but has no such quantity.
    case unknownQuantity(String, of: String, known: [String])

    package var message: String {
      switch self {
      case .unknownObject(let name): "no controller or view is named by \"\(name)\""
      case .unknownQuantity(let name, let id, let known):
        "\"\(id)\" has no quantity \"\(name)\"; known are \(known.joined(separator: ", "))"
      }
    }
  }

  private static let ofControllers: [(String, [Quantity])] = [
    ("view.frameInWindow", [Quantity(.frameInWindow)]), ("view.frame", [Quantity(.viewFrame)]),
    ("safeAreaInsets", four(.safeArea)), ("topLayoutGuide.length", [Quantity(.layoutGuide, .top)]),
    ("bottomLayoutGuide.length", [Quantity(.layoutGuide, .bottom)]),
    ("navigationBar.frame", [Quantity(.navigationBarFrame)]), ("tabBar.frame", [Quantity(.tabBarFrame)]),
    ("toolbar.frame", [Quantity(.toolbarFrame)]),
  ]

  private static let ofViews: [(String, [Quantity])] = [
    ("frameInWindow", [Quantity(.frameInWindow)]), ("frame", [Quantity(.frame)]),
    ("safeAreaInsets", four(.viewSafeArea)),
    ("contentInset", four(.contentInset)), ("adjustedContentInset", four(.adjustedContentInset)),
    ("systemInset", four(.systemInset)), ("scrollIndicatorInsets", four(.scrollIndicatorInsets)),
    ("contentOffset", [Quantity(.contentOffset)]), ("hiddenUnderBars", four(.hiddenUnderBars)),
    ("extraGap", four(.extraGap)),
  ]

  private static func four(_ name: Quantity.Name) -> [Quantity] { Edge.allCases.map { Quantity(name, $0) } }

  /// Every quantity of an object as results list them, insets edge by edge; none of the window.
  package static func all(of subject: Subject, in tree: Tree) -> [NamedQuantity] {
    let name: String
    let pointer: String
    switch subject {
    case .window: return []
    case .controller(let index): (name, pointer) = (tree.controllers[index].id, tree.controllers[index].pointer)
    case .view(let index): (name, pointer) = (tree.views[index].id, tree.views[index].pointer)
    }
    // An object that lost its default id to another has its pointer still.
    let id = tree.subject(named: name) == subject ? name : pointer
    return (subject.isView ? ofViews : ofControllers).flatMap { publicName, quantities in
      quantities.map { quantity in
        var about = subject
        if case .controller(let index) = subject, quantity.name == .frameInWindow {
          about = .view(tree.controllers[index].rootView)
        }
        let edge = quantities.count == 4 ? quantity.edge.map { "." + $0.name } ?? "" : ""
        return NamedQuantity(subject: about, id: id, publicName: publicName + edge, quantities: [quantity])
      }
    }
  }

  /// Every quantity of an object, those of four edges whole; none of the window.
  package static func whole(_ subject: Subject, in tree: Tree) -> [NamedQuantity] {
    if case .window = subject { return [] }
    return (subject.isView ? ofViews : ofControllers).map { publicName, quantities in
      var about = subject
      if case .controller(let index) = subject, quantities.first?.name == .frameInWindow {
        about = .view(tree.controllers[index].rootView)
      }
      return NamedQuantity(subject: about, id: "", publicName: publicName, quantities: quantities)
    }
  }

  private init(subject: Subject, id: String, publicName: String, quantities: [Quantity]) {
    self.subject = subject
    self.id = id
    self.publicName = publicName
    self.quantities = quantities
  }

  package init(_ name: String, in tree: Tree) throws(Problem) {
    var text = Substring(name)
    var edge: Edge?
    if let dot = text.lastIndex(of: "."), let named = Edge(name: String(text[text.index(after: dot)...])) {
      edge = named
      text = text[..<dot]
    }
    for (suffix, isOfView) in Self.suffixes {
      guard text.hasSuffix("." + suffix) else { continue }
      let id = String(text.dropLast(suffix.count + 1))
      guard let subject = tree.subject(named: id) else { continue }
      let table = isOfView ? Self.ofViews : Self.ofControllers
      guard subject.isView == isOfView, let row = table.first(where: { $0.0 == suffix }) else { continue }
      var quantities = row.1
      var about = subject
      // A controller's frame in the window is its root view's.
      if !isOfView && suffix == "view.frameInWindow", case .controller(let index) = subject {
        about = .view(tree.controllers[index].rootView)
      }
      if let edge {
        guard quantities.count == 4 else { continue }
        quantities = [quantities[edge.rawValue]]
      }
      self.subject = about
      self.id = id
      publicName = suffix + (edge.map { "." + $0.name } ?? "")
      self.quantities = quantities
      return
    }
    throw Self.problem(name, in: tree)
  }

  /// Splits `table.adjustedContentInset.top` into the object's name and the quantity's; `nil` when the text ends with
  /// no quantity.
  package static func split(_ text: String) -> (object: String, quantity: String)? {
    var end = text.endIndex
    if let dot = text.lastIndex(of: "."), Edge(name: String(text[text.index(after: dot)...])) != nil { end = dot }
    for (suffix, _) in suffixes where text[..<end].hasSuffix("." + suffix) {
      let start = text.index(end, offsetBy: -suffix.count)
      return (String(text[..<text.index(before: start)]), String(text[start...]))
    }
    return nil
  }

  private static let suffixes: [(String, Bool)] =
    (ofControllers.map { ($0.0, false) } + ofViews.map { ($0.0, true) }).sorted { $0.0.count > $1.0.count }

  private static func problem(_ name: String, in tree: Tree) -> Problem {
    // The longest prefix that names an object tells which part is wrong.
    var end = name.endIndex
    while let dot = name[..<end].lastIndex(of: ".") {
      let id = String(name[..<dot])
      if let subject = tree.subject(named: id) {
        let known = (subject.isView ? ofViews : ofControllers).map(\.0)
        return .unknownQuantity(String(name[name.index(after: dot)...]), of: id, known: known)
      }
      end = dot
    }
    return .unknownObject(name)
  }
}

extension Subject {
  package var isView: Bool { if case .view = self { true } else { false } }
}

extension Layout {
  /// The numbers of a named quantity: one, two (`[x, y]`) or four; `nil` where the quantity doesn't exist on this
  /// system or isn't shown.
  package func numbers(_ named: NamedQuantity) -> [Double]? {
    var numbers: [Double] = []
    for quantity in named.quantities {
      if quantity.name == .safeArea && screen.usesLegacyInsets { return nil }
      if [.navigationBarFrame, .tabBarFrame, .toolbarFrame].contains(quantity.name),
        case .controller(let index) = named.subject, !shows(quantity, of: index)
      {
        return nil
      }
      switch trace.step(named.subject, quantity)?.value {
      case .points(let points)?: numbers.append(points)
      case .rect(let rect)?: numbers += rect.array
      case .point(let x, let y)?: numbers += [x, y]
      case .flag?, .decision?, nil: return nil
      }
    }
    return numbers
  }
}
