internal import InsetJSON
internal import InsetModel

/// `textDocument/documentHighlight`: the places of an Interface Builder file that name the same.
enum DocumentHighlightFeature {
  static func answer(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> JSON
  {
    guard let place = try NavigationPlace(parameters, context, host), let offset = place.modelOffset else {
      return .null
    }
    var writer = LocationWriter(place.project, context)
    let ranges = place.navigation.highlights(inFile: place.path, at: offset).compactMap {
      writer.range($0, in: place.path)
    }
    return ranges.isEmpty ? .null : .array(ranges.map { ["range": $0.json] })
  }
}
