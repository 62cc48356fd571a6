internal import InsetDocuments
internal import InsetJSON
internal import InsetModel
internal import InsetText

/// `textDocument/foldingRange` and `textDocument/selectionRange` in Interface Builder files and scene documents: the
/// elements, and the objects and arrays, of the text as it is now. Swift's own server has those of Swift.
enum RegionFeature {
  static func foldingRanges(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost)
    throws(ResponseError) -> JSON
  {
    let uri = try parameters["textDocument"]["uri"].documentURI()
    guard let (text, regions) = regions(uri, host) else { return [] }
    let can = context.client.capabilities
    var ranges: [JSON] = []
    var lastStart = -1
    for region in regions {
      let (first, last) = (text.line(at: region.whole.lowerBound), text.line(at: region.whole.upperBound))
      // The line with the end stays in sight; of regions that begin on one line the outermost folds.
      guard last - 1 > first, first != lastStart else { continue }
      lastStart = first
      ranges.append(["startLine": .integer(first), "endLine": .integer(last - 1)])
      if let limit = can.foldingRangeLimit, ranges.count == limit { break }
    }
    return .array(ranges)
  }

  static func selectionRanges(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost)
    throws(ResponseError) -> JSON
  {
    let uri = try parameters["textDocument"]["uri"].documentURI()
    guard let (text, regions) = regions(uri, host) else { return .null }
    var selections: [JSON] = []
    for place in try parameters["positions"].array() {
      let offset = text.offset(of: try place.position(), in: context.positionEncoding)
      var ranges: [Range<Int>] = [0..<text.bytes.count]
      for region in regions where region.whole.lowerBound <= offset && offset <= region.whole.upperBound {
        for range in [region.whole, region.content, region.head] {
          guard let range, range.lowerBound <= offset, offset <= range.upperBound, let last = ranges.last,
            range != last, range.lowerBound >= last.lowerBound, range.upperBound <= last.upperBound
          else { continue }
          ranges.append(range)
        }
      }
      var selection: JSON?
      for range in ranges {
        var object: JSONObject = ["range": text.positions(of: range, in: context.positionEncoding).json]
        object["parent"] = selection
        selection = .object(object)
      }
      selections.append(selection ?? .null)
    }
    return .array(selections)
  }

  private static func regions(_ uri: DocumentURI, _ host: ProjectHost) -> (SourceText, [DocumentRegion])? {
    guard let path = uri.path, let kind = FileKind(path: path), let text = host.project(for: uri)?.currentText(path)
    else { return nil }
    switch kind {
    case .interfaceBuilder: return (text, DocumentRegion.elements(of: text.bytes))
    case .sceneDocument, .configuration: return (text, DocumentRegion.containers(of: text.bytes))
    case .swift, .objectiveC, .project, .propertyList, .buildSettings: return nil
    }
  }
}
