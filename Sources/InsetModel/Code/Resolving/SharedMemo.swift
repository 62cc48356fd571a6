internal import Synchronization

/// Values that are found out once, by whichever thread comes first, and then kept for all.
///
/// Nothing is held while a value is found out, so nobody waits for what another thread works at: two that come at once
/// both do the work, and either's value is kept, since they are equal.
final class SharedMemo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  /// What is known by now; nil where nothing is.
  subscript(key: Key) -> Value? {
    get { values.withLock { $0[key] } }
    set { values.withLock { $0[key] = newValue } }
  }

  func value(_ key: Key, _ find: () -> Value) -> Value {
    if let known = self[key] { return known }
    let found = find()
    self[key] = found
    return found
  }
}

/// One value of the same kind.
final class SharedValue<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  func value(_ find: () -> Value) -> Value {
    if let known = known.withLock({ $0 }) { return known }
    let found = find()
    known.withLock { $0 = found }
    return found
  }
}
