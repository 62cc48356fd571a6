package import InsetJSON

/// What `initialize` tells the client about a feature: one member of the server's `capabilities`.
package struct ServerCapability {
  let name: String
  let value: (ClientProfile) -> JSON?

  /// Told to every client. Objects under one name, such as `workspace`, are merged.
  package init(_ name: String, _ value: JSON) {
    self.init(name) { _ in value }
  }

  /// Told as the client can take it, or not at all where the closure gives nil.
  package init(_ name: String, _ value: @escaping (ClientProfile) -> JSON?) {
    self.name = name
    self.value = value
  }
}

extension JSONObject {
  /// Adds a member; an object joins the object that is there.
  mutating func merge(_ key: String, _ value: JSON) {
    guard case .object(let added) = value, case .object(var present)? = self[key] else {
      self[key] = value
      return
    }
    for (addedKey, addedValue) in added { present.merge(addedKey, addedValue) }
    self[key] = .object(present)
  }
}
