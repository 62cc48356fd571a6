/// The members of a JSON object, in document order. Keys are compared byte by byte.
///
/// A key that is given twice keeps its first place and its last value, as jansson has it.
package struct JSONObject: Sendable {
  private var members: [(key: String, value: JSON)] = []
  /// Where each key stands in `members`; empty while the object is small enough to be searched one by one.
  private var places: [MemberKey: Int] = [:]

  /// Up to this many members a search costs less than hashing the key.
  private static let searchedDirectly = 12

  /// An object without members.
  package init() {}

  /// The members in their order.
  package init(_ members: [(String, JSON)]) {
    for (key, value) in members {
      self[key] = value
    }
  }

  /// Members whose keys are known to differ.
  init(distinct members: [(key: String, value: JSON)]) {
    self.members = members
    indexMembers()
  }

  /// The value of a member. A new key goes last; nil takes the member out.
  package subscript(key: String) -> JSON? {
    get {
      place(of: key).map { members[$0].value }
    }
    set {
      switch (place(of: key), newValue) {
      case (let place?, let value?):
        members[place].value = value
      case (let place?, nil):
        members.remove(at: place)
        indexMembers()
      case (nil, let value?):
        members.append((key, value))
        if members.count > Self.searchedDirectly {
          if places.isEmpty { indexMembers() } else { places[MemberKey(key)] = members.count - 1 }
        }
      case (nil, nil):
        break
      }
    }
  }

  /// In document order.
  package var keys: [String] { members.map(\.key) }

  package var count: Int { members.count }

  package var isEmpty: Bool { members.isEmpty }

  private func place(of key: String) -> Int? {
    places.isEmpty ? members.firstIndex { $0.key.hasSameBytes(as: key) } : places[MemberKey(key)]
  }

  private mutating func indexMembers() {
    places.removeAll()
    guard members.count > Self.searchedDirectly else { return }
    places.reserveCapacity(members.count)
    for (place, member) in members.enumerated() {
      places[MemberKey(member.key)] = place
    }
  }
}

extension JSONObject: Sequence {
  package func makeIterator() -> IndexingIterator<[(key: String, value: JSON)]> {
    members.makeIterator()
  }

  package var underestimatedCount: Int { members.count }
}

extension JSONObject: Equatable {
  package static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.count == right.count && left.members.allSatisfy { right[$0.key] == $0.value }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self.init(elements)
  }
}

/// A key that equals another only when their bytes do.
struct MemberKey: Hashable {
  var name: String

  init(_ name: String) {
    self.name = name
  }

  static func == (left: MemberKey, right: MemberKey) -> Bool {
    left.name.hasSameBytes(as: right.name)
  }

  // Keys of equal bytes have equal hashes under Swift's own hashing too, which is fast for ASCII.
  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
