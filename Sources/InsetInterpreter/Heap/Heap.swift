/// An object of a run: the same number is the same object in all of its states.
package struct ObjectID: Hashable, Sendable, Comparable {
  package let index: Int32
  package static func < (one: Self, other: Self) -> Bool { one.index < other.index }
}

/// What an object's fields hold.
final class ObjectRecord {
  var names: [Name]
  var values: [Value]
  /// Why others may have changed it; nil as long as only code that was run had it.
  var escape: UnknownReason?

  init(names: [Name] = [], values: [Value] = [], escape: UnknownReason? = nil) {
    self.names = names
    self.values = values
    self.escape = escape
  }

  func copy() -> ObjectRecord { ObjectRecord(names: names, values: values, escape: escape) }

  func value(_ name: Name) -> Value? {
    guard let index = names.firstIndex(of: name) else { return nil }
    return values[index]
  }

  func set(_ name: Name, _ value: Value) {
    if let index = names.firstIndex(of: name) {
      values[index] = value
    } else {
      names.append(name)
      values.append(value)
    }
  }
}

/// The objects of one state. Copies share what neither changes: a fork costs the top of a tree of two levels, a join
/// looks only at what differs.
package struct Heap {
  private final class Page {
    var records: [ObjectRecord?]
    init(_ records: [ObjectRecord?]) { self.records = records }
  }

  private static let pageSize = 32
  private var pages: [Page] = []

  init() {}

  private func record(_ object: ObjectID) -> ObjectRecord? {
    let index = Int(object.index)
    let page = index / Self.pageSize
    guard index >= 0, page < pages.count else { return nil }
    return pages[page].records[index % Self.pageSize]
  }

  package func contains(_ object: ObjectID) -> Bool { record(object) != nil }

  /// What a field holds; nil of one that was never written.
  package func read(_ object: ObjectID, _ name: Name) -> Value? { record(object)?.value(name) }

  package func escape(of object: ObjectID) -> UnknownReason? { record(object)?.escape }

  /// Names and values of all fields that were written, in the order of their first write.
  package func fields(of object: ObjectID) -> [(Name, Value)] {
    guard let record = record(object) else { return [] }
    return Array(zip(record.names, record.values))
  }

  /// The objects that there are.
  package var objects: [ObjectID] {
    var found: [ObjectID] = []
    for (number, page) in pages.enumerated() {
      for (index, record) in page.records.enumerated() where record != nil {
        found.append(ObjectID(index: Int32(truncatingIfNeeded: number * Self.pageSize + index)))
      }
    }
    return found
  }

  private mutating func mutable(_ object: ObjectID) -> ObjectRecord? {
    let index = Int(object.index)
    guard index >= 0 else { return nil }
    let page = index / Self.pageSize
    while pages.count <= page { pages.append(Page(Array(repeating: nil, count: Self.pageSize))) }
    if !isKnownUniquelyReferenced(&pages[page]) { pages[page] = Page(pages[page].records) }
    let slot = index % Self.pageSize
    guard pages[page].records[slot] != nil else {
      let made = ObjectRecord()
      pages[page].records[slot] = made
      return made
    }
    if !isKnownUniquelyReferenced(&pages[page].records[slot]) {
      pages[page].records[slot] = pages[page].records[slot]?.copy()
    }
    return pages[page].records[slot]
  }

  package mutating func write(_ object: ObjectID, _ name: Name, _ value: Value) { mutable(object)?.set(name, value) }

  package mutating func create(_ object: ObjectID) { if record(object) == nil { _ = mutable(object) } }

  package mutating func escape(_ object: ObjectID, _ reason: UnknownReason) {
    if record(object)?.escape == nil { mutable(object)?.escape = reason }
  }

  /// Puts the fields that differ in another state together with this one's.
  ///
  /// - Parameter merge: a value that is both, of which one may never have been written; nil where this one's stays.
  mutating func join(_ other: Heap, merge: (ObjectID, Name, Value?, Value?) -> Value?) {
    for number in 0..<max(pages.count, other.pages.count) {
      guard number < other.pages.count else { break }
      guard number < pages.count else {
        pages.append(other.pages[number])
        continue
      }
      if pages[number] === other.pages[number] { continue }
      for slot in 0..<Self.pageSize {
        let theirs = other.pages[number].records[slot]
        guard let theirs, theirs !== pages[number].records[slot] else { continue }
        let object = ObjectID(index: Int32(truncatingIfNeeded: number * Self.pageSize + slot))
        join(object, theirs, merge)
      }
    }
  }

  private mutating func join(
    _ object: ObjectID, _ theirs: ObjectRecord, _ merge: (ObjectID, Name, Value?, Value?) -> Value?
  ) {
    guard let mine = record(object) else {
      let made = mutable(object)
      made?.names = theirs.names
      made?.values = theirs.values
      made?.escape = theirs.escape
      return
    }
    var names = mine.names
    for name in theirs.names where !names.contains(name) { names.append(name) }
    let escape = mine.escape ?? theirs.escape
    var changed: [(Name, Value)] = []
    for name in names {
      if let value = merge(object, name, mine.value(name), theirs.value(name)) { changed.append((name, value)) }
    }
    guard !changed.isEmpty || escape != mine.escape, let target = mutable(object) else { return }
    for (name, value) in changed { target.set(name, value) }
    target.escape = escape
  }
}
