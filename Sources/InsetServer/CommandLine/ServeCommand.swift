internal import InsetJSON

/// `insetd serve`: the daemon on standard input and output.
package enum ServeCommand {
  package struct Options: Sendable {
    /// One message a line.
    package var lines = false
    package var logLevel = Log.Level.warning
    /// Where the log goes; nil for standard error.
    package var logFile: String?
    /// Where the last messages are written at the end, and when a client asks for it.
    package var recordFile: String?

    package init() {}
  }

  package static func run(identity: ServerIdentity, _ options: Options) throws(CommandFailure) -> Int32 {
    // Before any thread is made.
    let signals = TerminationSignals()
    let log = try log(options)
    guard let output = StandardStreams.claimOutput() else {
      log.fault("standard output can't be used")
      return 1
    }
    let recording = options.recordFile.map { _ in Recording() }
    @Sendable func writeRecording() {
      guard let recording, let path = options.recordFile else { return }
      if !FileReplacement.create(recording.encoded(identity), at: path) {
        log.error("the recording can't be written to \(path)")
      }
    }
    let status = serve(
      input: StandardStreams.input, output: output, framing: options.lines ? .lines : .headers, identity: identity,
      log: log, record: recording
    ) { server in
      Features.register(on: server)
      signals.watch(ended: server.mailbox.terminate, lastWish: writeRecording)
      if let recording, let path = options.recordFile {
        server.register(request: "inset/saveRecording", requiresInitialize: false) { _, _ throws(ResponseError) in
          guard FileReplacement.create(recording.encoded(identity), at: path) else {
            throw ResponseError(.requestFailed, "\(path) can't be written")
          }
          return ["version": 1, "file": .string(AbsolutePath.of(path))]
        }
      }
    }
    writeRecording()
    return status
  }

  private static func log(_ options: Options) throws(CommandFailure) -> Log {
    guard let path = options.logFile else { return .standardError(options.logLevel) }
    guard let log = Log.file(path, options.logLevel) else { throw CommandFailure("\(path): can't be written") }
    return log
  }
}
