internal import InsetJSON
internal import InsetModel

/// `textDocument/references`: all places of Interface Builder that name something, and from there its declarations.
enum ReferencesFeature {
  static func answer(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> JSON
  {
    let isDeclarationWanted = try parameters["context"].ifPresent?["includeDeclaration"].ifPresent?.bool() ?? false
    guard let place = try NavigationPlace(parameters, context, host), let offset = place.modelOffset else {
      return []
    }
    let found = place.navigation.references(
      inFile: place.path, at: offset, includingDeclaration: isDeclarationWanted)
    var writer = LocationWriter(place.project, context)
    return .array(found.compactMap { writer.location($0) })
  }
}
