private import CJansson

/// jansson's seed for hashing keys must be set before two threads make their first objects.
func seedHashing() {
  _ = hashingIsSeeded
}

/// A random seed (0 asks for one), so that nobody can prepare keys that collide. Swift runs the initialiser once,
/// whichever thread is first.
private let hashingIsSeeded: Void = json_object_seed(0)
