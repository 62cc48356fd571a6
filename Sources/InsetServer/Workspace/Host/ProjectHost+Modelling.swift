// Models of edited texts, which are made beside the loop.
extension ProjectHost {
  package var isCatchingUp: Bool {
    modelling != nil && projects.workspaces.contains { $0.value.isTrailing }
  }

  /// Has the model of a project made if edits wait for it; true as long as it isn't there. What is looked for in the
  /// model before is given up.
  func isModelling(_ workspace: Workspace, _ server: Server) -> Bool {
    guard let modelling, workspace.isTrailing else { return false }
    findings.forget(workspace.root)
    guard let job = workspace.takeModelJob() else { return true }
    modelling.submit { [proxy = server.proxy] in
      let analysis = job.run()
      // Who edits a file looks at it: an answer about it finds all that it needs.
      analysis.prepare(job.news.paths)
      proxy.perform { server in
        (server.host as? ProjectHost)?.projects.workspaces[job.root]?.accept(analysis, of: job)
      }
    }
    return true
  }
}
