extension InterfaceBuilderReading {
  /// Collects what names what: ids, custom classes, references by id and connected properties.
  func readNames(_ facts: inout InterfaceBuilderFacts) {
    for element in table.elements {
      let (id, customClass) = (element["id"], element["customClass"])
      if id != nil || customClass != nil {
        facts.objects.append(
          ObjectFact(
            id: id?.located, customClass: customClass?.located, range: element.range, tagRange: element.tagRange))
      }
      for attribute in element.attributes where isReference(attribute) { facts.references.append(attribute.located) }
      if let connection = connection(element) { facts.connections.append(connection) }
    }
  }

  private func connection(_ element: XMLElement) -> ConnectionFact? {
    // <view id><connections><outlet/></connections></view>
    guard element.name == "outlet" || element.name == "outletCollection", let property = element["property"],
      let destination = element["destination"]
    else { return nil }
    return ConnectionFact(
      property: property.located, destination: destination.value,
      ownerClass: element.parent?.parent?["customClass"]?.value)
  }

  /// Many attributes name objects. The ids that Xcode makes look like nothing else; those of old and of hand-made
  /// documents may be plain numbers or words, and count where nothing but an id can stand.
  private func isReference(_ attribute: XMLAttribute) -> Bool {
    guard attribute.name != "id", Self.referring.contains(attribute.name) || Self.looksLikeID(attribute.value) else {
      return false
    }
    return objects.element(id: attribute.value) != nil
  }

  private static let referring: Set = [
    "destination", "firstItem", "secondItem", "reference", "target", "initialViewController",
  ]

  /// `l8Z-RM-WJl`
  private static func looksLikeID(_ value: String) -> Bool {
    let bytes = value.utf8
    guard bytes.count == 10 else { return false }
    return zip(bytes, 0...).allSatisfy { byte, index in (byte == UInt8(ascii: "-")) == (index == 3 || index == 6) }
  }
}
