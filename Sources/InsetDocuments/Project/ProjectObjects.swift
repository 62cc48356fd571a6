/// The objects of a project file, the members that matter here alone. A member of another type counts as absent.
struct ProjectObjects: Decodable {
  var objects: [String: Object]
  var rootObject: String?

  struct Object: Decodable {
    private let members: KeyedDecodingContainer<MemberName>?

    init(from decoder: any Decoder) {
      members = try? decoder.container(keyedBy: MemberName.self)
    }

    func string(_ name: String) -> String? {
      try? members?.decodeIfPresent(String.self, forKey: MemberName(stringValue: name))
    }

    func strings(_ name: String) -> [String] {
      (try? members?.decodeIfPresent([String].self, forKey: MemberName(stringValue: name))) ?? []
    }

    /// The settings under `buildSettings`; those that are lists are joined by spaces, as Xcode passes them on.
    var buildSettings: [String: String] {
      guard
        let settings = try? members?.nestedContainer(
          keyedBy: MemberName.self, forKey: MemberName(stringValue: "buildSettings"))
      else { return [:] }
      var values: [String: String] = [:]
      for key in settings.allKeys {
        if let value = try? settings.decode(String.self, forKey: key) {
          values[key.stringValue] = value
        } else if let list = try? settings.decode([String].self, forKey: key) {
          values[key.stringValue] = list.joined(separator: " ")
        }
      }
      return values
    }
  }

  struct MemberName: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
