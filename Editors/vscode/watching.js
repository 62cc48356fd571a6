// Files that the server asks to be told of, beside the open documents.
'use strict';

const vscode = require('vscode');

const METHOD = 'workspace/didChangeWatchedFiles';

class FileWatching {
  constructor(connection) {
    this.connection = connection;
    this.watchers = new Map();
  }

  register({ registrations }) {
    for (const { id, method, registerOptions } of registrations) {
      if (method === METHOD) this.watchers.set(id, registerOptions.watchers.map((each) => this.watch(each)));
    }
  }

  // The protocol itself spells the member this way.
  unregister({ unregisterations }) {
    for (const { id } of unregisterations) {
      this.watchers.get(id)?.forEach((watcher) => watcher.dispose());
      this.watchers.delete(id);
    }
  }

  dispose() {
    for (const watchers of this.watchers.values()) watchers.forEach((watcher) => watcher.dispose());
    this.watchers.clear();
  }

  watch({ globPattern, kind = 7 }) {
    const watcher = vscode.workspace.createFileSystemWatcher(
      toGlobPattern(globPattern), !(kind & 1), !(kind & 2), !(kind & 4));
    const tell = (type) => (uri) => this.connection.notify(METHOD, { changes: [{ uri: uri.toString(), type }] });
    watcher.onDidCreate(tell(1));
    watcher.onDidChange(tell(2));
    watcher.onDidDelete(tell(3));
    return watcher;
  }
}

function toGlobPattern(pattern) {
  if (typeof pattern === 'string') return pattern;
  const base = typeof pattern.baseUri === 'string' ? pattern.baseUri : pattern.baseUri.uri;
  return new vscode.RelativePattern(vscode.Uri.parse(base), pattern.pattern);
}

module.exports = { FileWatching };
