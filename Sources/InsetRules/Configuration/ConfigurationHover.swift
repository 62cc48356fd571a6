internal import InsetDocuments
internal import InsetJSON
internal import InsetLayout
package import InsetModel

/// What there is to say about a place of `.insetd.json`.
package enum ConfigurationHover {
  private static let schema = ConfigurationSchema.document(.known)

  package static func subject(_ bytes: [UInt8], at offset: Int, in app: App) -> DocumentKeyHover? {
    let map = JSONSourceMap(bytes)
    guard let pointer = map.pointer(atByte: offset) else { return nil }
    let item = JSONPointer(tokens: Array(pointer.tokens.prefix(2)))
    let isOnKey = map.keyRange(at: pointer)?.contains(offset) == true
    if item.tokens.count == 2, let value = value(at: item, map, bytes) {
      let blocks: [Block]? =
        switch item.tokens[0] {
        case "environments" where !isOnKey: SceneDecoder.environment(value).map(environment)
        case "rules" where isOnKey: RuleBook.card(item.tokens[1]).map { rule($0, value.stringValue) }
        case "placements" where !isOnKey: placement(value, in: app)
        default: nil
        }
      if let blocks, let range = isOnKey ? map.keyRange(at: item) : map.valueRange(at: item) {
        return DocumentKeyHover(range: range, blocks: blocks)
      }
    }
    return DocumentKeyHover(schema, map, bytes, at: offset)
  }

  private static func value(at pointer: JSONPointer, _ map: JSONSourceMap, _ bytes: [UInt8]) -> JSON? {
    guard let range = map.valueRange(at: pointer), range.upperBound <= bytes.count else { return nil }
    return try? JSON.decoding(Array(bytes[range]))
  }

  private static func environment(_ environment: Environment) -> [Block] {
    do {
      let screen = try ResolvedScreen(environment, app: AppOptions())
      var facts = [
        "screen \(pointText(screen.size.width)) × \(pointText(screen.size.height)) points",
        screen.statusBarHeight > 0
          ? "status bar \(pointText(screen.statusBarHeight)) points" : "no status bar unless the app shows it",
      ]
      if screen.usesLegacyInsets {
        facts.append("no safe areas before iOS 11")
      } else {
        var insets = screen.deviceInsets
        insets.top = max(insets.top, screen.statusBarHeight)
        let numbers = insets.array.map(pointText).joined(separator: ", ")
        facts.append("safe area of a screen without bars: [\(numbers)] from top, left, bottom and right")
      }
      let assumptions = screen.assumptions.map { Block.remark("Assumed: \($0).") }
      return [.bullets(title: environment.shortForm, facts)] + assumptions
    } catch {
      return [.headline(environment.shortForm), .paragraph("Not laid out: \(error.message).")]
    }
  }

  private static func rule(_ card: RuleCard, _ severity: String?) -> [Block] {
    let here = severity.map { "Here \($0); " } ?? ""
    return [
      .headline(card.title), .paragraph(card.why),
      .remark("\(here)by default \(card.severity.rawValue). \(card.systems.text)."),
    ]
  }

  private static func placement(_ value: JSON, in app: App) -> [Block]? {
    guard let controller = value["controller"]?.stringValue else { return nil }
    let containers = value["in"]?.arrayValue?.compactMap(\.stringValue) ?? []
    let scenes = app.controllers(ofClass: controller).map { app.controllers[$0] }
    let files = Set(scenes.compactMap { $0.path.split(separator: "/").last.map(String.init) }).sorted()
    let count = scenes.count == 1 ? "one scene" : "\(scenes.count) scenes"
    let places =
      scenes.isEmpty
      ? "No scene of the project has this class, so nothing is placed."
      : "The class has \(count), in \(files.joined(separator: " and "))."
    return [.headline("Places " + (containers + [controller]).joined(separator: " › ")), .paragraph(places)]
  }
}
