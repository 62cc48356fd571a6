internal import InsetJSON
internal import InsetModel
internal import InsetText

/// `textDocument/definition`: across the border between Interface Builder and code, which no other server crosses.
enum DefinitionFeature {
  static func answer(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> JSON
  {
    guard let place = try NavigationPlace(parameters, context, host) else { return .null }
    var writer = LocationWriter(place.project, context)
    let (origin, targets): (PositionRange?, [NavigationTarget])
    if let offset = place.modelOffset, let found = place.navigation.definition(inFile: place.path, at: offset) {
      (origin, targets) = (writer.range(found.origin, in: place.path), found.targets)
    } else if let found = place.navigation.definition(ofLiteralIn: place.text, inFile: place.path, at: place.offset) {
      (origin, targets) = (place.text.positions(of: found.origin, in: context.positionEncoding), found.targets)
    } else {
      return .null
    }
    let locations =
      context.client.capabilities.supportsDefinitionLinks
      ? targets.compactMap { link(to: $0, from: origin, &writer) }
      : targets.compactMap { writer.location(Location(path: $0.location.path, range: $0.selection)) }
    return locations.isEmpty ? .null : .array(locations)
  }

  private static func link(to target: NavigationTarget, from origin: PositionRange?, _ writer: inout LocationWriter)
    -> JSON?
  {
    let path = target.location.path
    guard let selection = writer.range(target.selection, in: path) else { return nil }
    let whole = writer.range(target.location.range, in: path) ?? selection
    var members: [(String, JSON)] = [
      ("targetUri", writer.uri(path)), ("targetRange", whole.json), ("targetSelectionRange", selection.json),
    ]
    if let origin { members.insert(("originSelectionRange", origin.json), at: 0) }
    return .object(JSONObject(members))
  }
}
