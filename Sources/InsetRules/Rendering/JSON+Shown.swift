package import InsetJSON
internal import InsetText

extension JSON {
  /// Text for people within JSON: a message, a title. What a program takes as it is, a name or a path, stays as it is.
  package static func shown(_ text: String) -> JSON { .string(ShownText.line(text)) }
}
