internal import InsetModel
internal import InsetText

/// What is known of a controller's place where the sources don't say all: what puts it there, and which containers the
/// app uses most.
struct Whereabouts {
  private let analysis: Analysis
  private let place: (Location) -> Provenance.Place?

  init(_ analysis: Analysis, place: @escaping (Location) -> Provenance.Place?) {
    self.analysis = analysis
    self.place = place
  }

  private var app: App { analysis.app }

  /// What the numbers take for granted, and what to write where that is wrong; nil where the place is known.
  func text(of placement: Placement) -> String? {
    guard !placement.isKnown, let first = placement.steps.first else { return nil }
    let root = app.controllers[first.controller]
    let name = app.controllers[placement.controller].className
    var text: String
    if root.holder != nil, placement.steps.count > 1 {
      let step = placement.steps[1]
      let child = app.controllers[step.controller].className
      text = "\(child) is \(verb(step.role))\(site(from: first.controller, to: step.controller)), and which "
      text += root.kind == .navigation ? "navigation controller" : "controller"
      text += " that is can't be read from the sources."
    } else {
      let top = root.className
      text = "Nothing that can be followed says where \(top) is shown"
      text += top == name ? "; the numbers are those of a window's root." : ", which holds \(name)."
    }
    let usual = usualContainers(isStack: root.kind == .navigation || root.holder == nil)
    text += " Name its containers in .insetd.json under \"placements\""
    if !usual.isEmpty {
      text += "; the app's usual ones: " + usual.map { $0.joined(separator: " › ") }.joined(separator: " · ")
    }
    return text + "."
  }

  private func verb(_ role: Placement.Role) -> String {
    switch role {
    case .pushed: "pushed"
    case .navigationRoot: "made the root"
    case .presented: "presented"
    default: "shown"
    }
  }

  /// ` by Router.open(_:) (Router.swift:88)`
  private func site(from: Int, to: Int) -> String {
    guard let edge = app.edges(to: to).first(where: { $0.from == from }) else { return "" }
    let function = app.functionName(at: edge.location).map { " by " + $0 } ?? ""
    return function + (place(edge.location).map { " (\($0.text))" } ?? "")
  }

  /// The chains of containers in which most controllers are whose places are known, at most three.
  private func usualContainers(isStack: Bool) -> [[String]] {
    let counts = analysis.memoised("containers in use") {
      var counts: [[String]: Int] = [:]
      for placements in analysis.placements.values {
        for placement in placements where placement.isKnown {
          let chain = placement.hintedContainers + containers(placement)
          if !chain.isEmpty { counts[chain, default: 0] += 1 }
        }
      }
      return counts
    }
    let fitting = counts.filter { !isStack || $0.key.last.map(isStackName) == true }
    return fitting.sorted { ($1.value, $0.key.joined(separator: "\n")) < ($0.value, $1.key.joined(separator: "\n")) }
      .prefix(3).map(\.key)
  }

  private func containers(_ placement: Placement) -> [String] {
    placement.steps.dropLast().map { app.controllers[$0.controller] }.filter { entry in
      [.navigation, .tab, .split].contains(entry.kind)
    }.map(\.className)
  }

  private func isStackName(_ name: String) -> Bool {
    app.controllers(ofClass: name).contains { app.controllers[$0].kind == .navigation }
  }
}
