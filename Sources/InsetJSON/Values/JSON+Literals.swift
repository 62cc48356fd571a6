extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(nilLiteral: ()) {
    self = .null
  }

  package init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  package init(integerLiteral value: Int) {
    self = .integer(value)
  }

  package init(floatLiteral value: Double) {
    self = .number(value)
  }

  package init(stringLiteral value: String) {
    self = .string(value)
  }

  package init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }

  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(JSONObject(elements))
  }
}
