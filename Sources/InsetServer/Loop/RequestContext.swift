package import InsetText

/// What a handler may look at beside the parameters: the state when its message was taken, which doesn't change under
/// it.
package struct RequestContext: Sendable {
  package let client: ClientProfile
  package let documents: DocumentStore
  package let cancellation: CancellationToken

  /// The unit of all positions in this session.
  package var positionEncoding: PositionEncoding { client.positionEncoding }
}
