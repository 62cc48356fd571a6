/// How much is kept, and for how long.
struct CacheLimits: Sendable {
  /// Of one project's file.
  var projectByteCount = 32 << 20
  /// Of all files in the folder.
  var folderByteCount = 256 << 20
  /// Facts that weren't of use for so long go, and so do whole files: those of other builds, and of projects that are
  /// gone.
  var days: UInt32 = 30

  /// The entries to keep, the latest used first. A clock that was wrong once makes none of them immortal.
  func kept(_ entries: [CodeKey: StoredFacts], today: UInt32) -> [(key: CodeKey, facts: StoredFacts)] {
    let dated = entries.mapValues { facts in
      StoredFacts(bytes: facts.bytes, range: facts.range, day: min(facts.day, today))
    }
    let inOrder = dated.map { (key: $0.key, facts: $0.value) }.sorted { left, right in
      left.facts.day != right.facts.day ? left.facts.day > right.facts.day : left.key.precedes(right.key)
    }
    var room = projectByteCount
    return inOrder.prefix { entry in
      room -= entry.facts.range.count + FactFile.entryByteCount
      return room >= 0 && !isOver(Int(entry.facts.day), today)
    }
  }

  /// The files to delete.
  ///
  /// - Parameter current: was written just now.
  func outdated(_ files: [(name: String, stamp: FileStamp)], current: String, today: UInt32) -> [String] {
    var room = folderByteCount
    let latestFirst = files.sorted { left, right in
      if (left.name == current) != (right.name == current) { return left.name == current }
      return (left.stamp.seconds, left.name) > (right.stamp.seconds, right.name)
    }
    return latestFirst.filter { file in
      guard file.name != current else {
        room -= file.stamp.size
        return false
      }
      let day = file.stamp.seconds / CacheDay.seconds
      if file.name.hasSuffix(PrivateFolder.unfinishedSuffix) { return day < Int(today) - 1 }
      if isOver(day, today) || file.stamp.size > room { return true }
      room -= file.stamp.size
      return false
    }.map(\.name)
  }

  private func isOver(_ day: Int, _ today: UInt32) -> Bool { day < Int(today) - Int(days) }
}

extension CodeKey {
  fileprivate func precedes(_ other: CodeKey) -> Bool {
    (digest.bits.low, digest.bits.high) < (other.digest.bits.low, other.digest.bits.high)
  }
}
