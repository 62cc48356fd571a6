/// What the resolvers of an app have found out, for all of them: as long as the app stays the same, it stays true.
final class ResolverMemory: Sendable {
  let paths = SharedValue<[String]>()
  let properties = SharedMemo<Resolver.PropertyKey, [ControllerCandidate]>()
  let assignments = SharedMemo<Int, [String: [Resolver.PropertyAssignment]]>()
  let foreignAssignments = SharedValue<[String: [Resolver.ForeignAssignment]]>()
  let constructions = SharedValue<[Int: [Resolver.Construction]]>()
  let classSettings = SharedMemo<Int, ClassSettings>()
  let keepers = SharedMemo<Int, [CodeSite: String]>()
  let viewTrees = SharedMemo<Int, CodeViewTree>()
  let unfollowedWrites = SharedValue<UnfollowedWrites>()
}
