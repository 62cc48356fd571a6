internal import InsetText

/// The elements of an XML document with the bytes they stand at, as flat tables in document order.
///
/// An ill-formed document gives the elements before its fault; those that are open there reach up to the fault.
final class ElementTable: Sendable {
  struct Row: Sendable {
    var name: String
    /// Index of the element around this one.
    var parent: Int?
    /// The start tag.
    var tagRange: Range<Int>
    /// The whole element.
    var range: Range<Int>
    /// Where its attributes stand in `attributes`.
    var attributes: Range<Int>
    var firstChild: Int?
    var nextSibling: Int?
    /// The text right inside it; only elements that hold nothing else keep it.
    var text = ""
  }

  /// What ends the reading of a document.
  struct Fault: Equatable, Sendable {
    var message: String
    /// A byte offset, at most the document's length.
    var offset: Int
  }

  let rows: [Row]
  let attributes: [XMLAttribute]
  let fault: Fault?
  /// The start tag of the first element that lies too deep to be kept.
  let firstTooDeep: Range<Int>?

  init(_ rows: [Row] = [], _ attributes: [XMLAttribute] = [], fault: Fault?, firstTooDeep: Range<Int>? = nil) {
    self.rows = rows
    self.attributes = attributes
    self.fault = fault
    self.firstTooDeep = firstTooDeep
  }

  /// Elements below this many others are left out. Interface Builder's own files stay below 40.
  static let maximumDepth = 128

  var root: XMLElement? { rows.isEmpty ? nil : XMLElement(table: self, index: 0) }

  /// All elements in document order.
  var elements: some Sequence<XMLElement> {
    rows.indices.lazy.map { [self] in XMLElement(table: self, index: $0) }
  }
}

/// One attribute of a start tag.
struct XMLAttribute: Sendable {
  var name: String
  /// Decoded: entities are resolved.
  var value: String
  /// From the name to the closing quote.
  var range: Range<Int>
  /// Between the quotes.
  var valueRange: Range<Int>

  var located: Located<String> { Located(value, at: valueRange) }
}

/// A handle on one element of a table.
struct XMLElement: Sendable {
  let table: ElementTable
  let index: Int

  var name: String { table.rows[index].name }
  var range: Range<Int> { table.rows[index].range }
  var tagRange: Range<Int> { table.rows[index].tagRange }
  var text: String { table.rows[index].text }
  var id: String? { self["id"]?.value }
  var key: String? { self["key"]?.value }

  var parent: XMLElement? { table.rows[index].parent.map { XMLElement(table: table, index: $0) } }

  var attributes: ArraySlice<XMLAttribute> { table.attributes[table.rows[index].attributes] }

  subscript(attribute: String) -> XMLAttribute? {
    for index in table.rows[index].attributes where table.attributes[index].name == attribute {
      return table.attributes[index]
    }
    return nil
  }

  /// The elements right inside this one, in document order.
  var children: some Sequence<XMLElement> {
    sequence(state: table.rows[index].firstChild) { [table] next -> XMLElement? in
      guard let index = next else { return nil }
      next = table.rows[index].nextSibling
      return XMLElement(table: table, index: index)
    }
  }

  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  func child(key: String) -> XMLElement? { children.first { $0.key == key } }

  /// The elements around this one, innermost first.
  var ancestors: some Sequence<XMLElement> { sequence(first: self, next: \.parent).dropFirst() }
}
