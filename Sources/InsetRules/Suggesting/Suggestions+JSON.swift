package import InsetJSON
internal import InsetLayout

extension Suggestions {
  /// As `inset/suggest` answers.
  package var json: JSON {
    var members: [(String, JSON)] = [
      ("version", 1), ("goal", .string(goal.rawValue)), ("suggestions", .array(suggestions.map(\.json))),
    ]
    if let article = articleJSON { members.append(("article", article)) }
    if !nothingNeeded.isEmpty {
      let each = nothingNeeded.map { ($0.environment.shortForm, JSON.string($0.text)) }
      members.append(("nothingNeeded", .object(JSONObject(each))))
    }
    if !unreached.isEmpty { members.append(("unreached", .array(unreached.map { .string($0.shortForm) }))) }
    return .object(JSONObject(members))
  }

  /// The rule as a whole: the first environment in which it is wrong speaks for it.
  private var articleJSON: JSON? {
    guard let speaker = article.first(where: { !$0.isRight }) ?? article.first else { return nil }
    var members = speaker.members
    members.append(
      (
        "environments",
        .array(
          article.map { .object(JSONObject([("environment", .string($0.environment.shortForm))] + $0.members)) })
      ))
    return .object(JSONObject(members))
  }
}

extension ArticleRule {
  fileprivate var members: [(String, JSON)] {
    [("helperInset", helperInset.json), ("isRight", .bool(isRight)), ("why", .string(why))]
  }
}

extension Suggestion {
  fileprivate var json: JSON {
    var members: [(String, JSON)] = [
      ("title", .string(title)), ("goal", .string(goal.rawValue)),
      ("environments", .array(outcomes.map { .string($0.environment.shortForm) })), ("reaches", .bool(reaches)),
      ("changes", .array(changes.map(\.json))),
    ]
    if let insets {
      members.append(
        (
          "insets",
          ["contentInset": insets.contentInset.json, "scrollIndicatorInsets": insets.scrollIndicatorInsets.json]
        ))
    }
    members += [
      ("code", ["swift": .string(code.swift), "objc": .string(code.objectiveC)]),
      ("result", .array(outcomes.map(\.json))), ("caveats", .array(caveats.map { .string($0) })),
    ]
    return .object(JSONObject(members))
  }
}

extension Suggestion.Outcome {
  fileprivate var json: JSON {
    [
      "environment": .string(environment.shortForm), "contentInset": contentInset.json,
      "adjustedContentInset": adjustedContentInset?.json ?? .null,
      "frameInWindow": .array(frameInWindow.array.map { .number($0) }), "hiddenUnderBars": hiddenUnderBars.json,
      "extraGap": extraGap.json, "certainty": .string(certainty.rawValue), "reaches": .bool(reaches),
    ]
  }
}

extension SettingChange {
  fileprivate var json: JSON { ["target": .string(target), "set": set] }

  /// The setting as the scene format writes it.
  private var set: JSON {
    switch setting {
    case .automaticallyAdjustsScrollViewInsets(let value): ["automaticallyAdjustsScrollViewInsets": .bool(value)]
    case .extendedLayoutIncludesOpaqueBars(let value): ["extendedLayoutIncludesOpaqueBars": .bool(value)]
    case .edgesForExtendedLayout(let edges): ["edgesForExtendedLayout": Self.json(edges)]
    case .additionalSafeAreaInsets(let insets): ["additionalSafeAreaInsets": insets.json]
    case .navigationBarIsTranslucent(let value): ["navigationBar": ["isTranslucent": .bool(value)]]
    case .tabBarIsTranslucent(let value): ["tabBar": ["isTranslucent": .bool(value)]]
    case .contentInset(let insets): ["contentInset": insets.json]
    case .scrollIndicatorInsets(let insets): ["scrollIndicatorInsets": insets.json]
    case .contentInsetAdjustmentBehavior(let behavior): ["contentInsetAdjustmentBehavior": .string(behavior.rawValue)]
    case .alwaysBounceVertical(let value): ["alwaysBounceVertical": .bool(value)]
    case .topPinnedToSuperview: ["pins": ["top": "superview"]]
    case .bottomPinnedToSuperview: ["pins": ["bottom": "superview"]]
    case .firstSubview: ["subviewIndex": 0]
    }
  }

  private static func json(_ edges: EdgeSet) -> JSON {
    if edges == .all { return "all" }
    let names = Edge.allCases.filter { edges.contains($0) }.map { JSON.string($0.name) }
    return names.isEmpty ? "none" : .array(names)
  }
}

extension Insets {
  fileprivate var json: JSON { .array(array.map { .number($0) }) }
}
