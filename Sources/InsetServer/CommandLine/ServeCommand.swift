internal import InsetJSON

/// `insetd serve`: the daemon on standard input and output.
package enum ServeCommand {
  package static func run(identity: ServerIdentity, lines: Bool, log level: Log.Level) -> Int32 {
    let log = Log.standardError(level)
    guard let output = StandardStreams.claimOutput() else {
      log.fault("standard output can't be used")
      return 1
    }
    return serve(
      input: StandardStreams.input, output: output, framing: lines ? .lines : .headers, identity: identity, log: log
    ) { server in
      Features.register(on: server)
    }
  }
}
