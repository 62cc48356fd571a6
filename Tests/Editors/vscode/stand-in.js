// As much of VS Code's API as the extension uses, for Node.js. `world` is the test's side of it.
'use strict';

const { fileURLToPath, pathToFileURL } = require('url');

class Disposable {
  constructor(dispose) { this.dispose = dispose; }
  static from(...disposables) { return new Disposable(() => disposables.forEach((each) => each.dispose())); }
}

class EventEmitter {
  constructor() {
    const listeners = new Set();
    this.fire = (value) => listeners.forEach((listener) => listener(value));
    this.event = (listener) => {
      listeners.add(listener);
      return new Disposable(() => listeners.delete(listener));
    };
  }
  dispose() {}
}

class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  static file(path) { return new Uri(pathToFileURL(path).href); }
  get fsPath() { return fileURLToPath(this.text); }
  get scheme() { return this.text.split(':')[0]; }
  toString() { return this.text; }
}

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}

class Range {
  constructor(start, end) { Object.assign(this, { start, end }); }
}

class Location {
  constructor(uri, range) { Object.assign(this, { uri, range }); }
}

class RelativePattern {
  constructor(base, pattern) { Object.assign(this, { base, pattern }); }
}

class MarkdownString {
  constructor(value = '') { this.value = value; }
  appendMarkdown(text) { this.value += text; return this; }
  appendText(text) { this.value += text; return this; }
  appendCodeblock(code, language) { this.value += `\`\`\`${language}\n${code}\n\`\`\`\n`; return this; }
}

class CodeActionKind {
  constructor(value) { this.value = value; }
  append(parts) { return new CodeActionKind(this.value ? `${this.value}.${parts}` : parts); }
}
CodeActionKind.Empty = new CodeActionKind('');

class WorkspaceEdit {
  constructor() { this.edits = []; }
  replace(uri, range, newText) { this.edits.push({ uri, range, newText }); }
}

const record = (...names) => class {
  constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); }
};

/** What a glob of the extension's selector means: `**`, `*` and `{a,b}`. */
const globExpression = (glob) => new RegExp('^' + glob
  .replace(/[.+^$()|[\]\\]/g, '\\$&')
  .replace(/\{([^}]*)\}/g, (_, choices) => `(?:${choices.replaceAll(',', '|')})`)
  .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?')) + '$');

const matches = (selector, document) => selector.some((filter) =>
  (!filter.scheme || filter.scheme === document.uri.scheme)
  && (!filter.language || filter.language === document.languageId)
  && (!filter.pattern || globExpression(filter.pattern).test(document.uri.fsPath)));

const world = {
  folders: [], documents: [], settings: {},
  providers: {}, commands: {}, diagnostics: new Map(), watchers: [], messages: [], log: [], appliedEdits: [],
  shown: [], picks: undefined, progress: [],
  opened: new EventEmitter(), changed: new EventEmitter(), saved: new EventEmitter(), closed: new EventEmitter(),
  settingsChanged: new EventEmitter(), foldersChanged: new EventEmitter(),
};

const provide = (name) => (selector, provider, metadata) => {
  world.providers[name] = { ...provider, metadata };
  return new Disposable(() => { delete world.providers[name]; });
};

const show = (severity) => (message) => { world.messages.push({ severity, message }); };

const vscode = {
  CodeAction: record('title', 'kind'), CodeActionKind, CodeLens: record('range', 'command'),
  Diagnostic: record('range', 'message', 'severity'), DiagnosticRelatedInformation: record('location', 'message'),
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 }, Disposable, EventEmitter,
  DocumentHighlight: record('range'), DocumentLink: record('range', 'target'),
  DocumentSymbol: record('name', 'detail', 'kind', 'range', 'selectionRange'),
  SymbolInformation: record('name', 'kind', 'containerName', 'location'),
  Hover: record('contents', 'range'), InlayHint: record('position', 'label', 'kind'), Location, MarkdownString,
  Position, ProgressLocation: { SourceControl: 1, Window: 10, Notification: 15 }, Range, RelativePattern, Uri, WorkspaceEdit,
  version: '1.99.0',
  env: { language: 'en', async openExternal(uri) { world.shown.push(`browser ${uri}`); return true; } },
  commands: {
    async executeCommand(name, ...args) { world.shown.push([name, ...args].join(' ')); },
    registerCommand(name, run) {
      world.commands[name] = run;
      return new Disposable(() => { delete world.commands[name]; });
    },
  },
  languages: {
    match: (selector, document) => (matches(selector, document) ? 10 : 0),
    createDiagnosticCollection: () => ({
      set: (uri, diagnostics) => world.diagnostics.set(uri.toString(), diagnostics),
      dispose: () => world.diagnostics.clear(),
    }),
    registerHoverProvider: provide('hover'),
    registerDefinitionProvider: provide('definition'),
    registerReferenceProvider: provide('references'),
    registerDocumentHighlightProvider: provide('highlights'),
    registerDocumentSymbolProvider: provide('documentSymbols'),
    registerDocumentLinkProvider: provide('documentLinks'),
    registerWorkspaceSymbolProvider: (provider) => provide('workspaceSymbols')(undefined, provider),
    registerCodeActionsProvider: provide('codeActions'),
    registerCodeLensProvider: provide('codeLenses'),
    registerInlayHintsProvider: provide('inlayHints'),
  },
  window: {
    createOutputChannel: () => ({
      append: (text) => world.log.push(text), appendLine: (text) => world.log.push(`${text}\n`), dispose() {},
    }),
    async showQuickPick(items) { return world.picks && items.filter(({ label }) => world.picks.includes(label)); },
    async showTextDocument(uri) { world.shown.push(`editor ${uri}`); },
    // A bar is shown until the task's promise is settled.
    async withProgress(options, task) {
      const cancelled = new EventEmitter();
      const bar = { options, reports: [], cancel: () => cancelled.fire(), isShown: true };
      world.progress.push(bar);
      await task({ report: (value) => bar.reports.push(value) },
        { isCancellationRequested: false, onCancellationRequested: cancelled.event });
      bar.isShown = false;
    },
    showErrorMessage: show('error'), showWarningMessage: show('warning'), showInformationMessage: show('information'),
  },
  workspace: {
    get workspaceFolders() { return world.folders; },
    get textDocuments() { return world.documents; },
    getConfiguration: (section) => ({ ...world.settings[section], get: (key) => world.settings[section]?.[key] }),
    async applyEdit(edit) { world.appliedEdits.push(edit); return true; },
    createFileSystemWatcher(pattern) {
      const [created, changed, deleted] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
      const watcher = {
        pattern, created, changed, deleted,
        onDidCreate: created.event, onDidChange: changed.event, onDidDelete: deleted.event,
        dispose: () => world.watchers.splice(world.watchers.indexOf(watcher), 1),
      };
      world.watchers.push(watcher);
      return watcher;
    },
    onDidOpenTextDocument: world.opened.event, onDidChangeTextDocument: world.changed.event,
    onDidSaveTextDocument: world.saved.event, onDidCloseTextDocument: world.closed.event,
    onDidChangeConfiguration: world.settingsChanged.event, onDidChangeWorkspaceFolders: world.foldersChanged.event,
  },
};

module.exports = { vscode, world };
