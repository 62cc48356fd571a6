// One run of the server, from its start to its end.
'use strict';

const { spawn } = require('child_process');
const vscode = require('vscode');
const { Connection } = require('./connection');
const convert = require('./convert');
const { synchronise } = require('./documents');
const features = require('./features');
const { Progress } = require('./progress');
const { FileWatching } = require('./watching');

const SHUTDOWN_MILLISECONDS = 2000;

const symbolKind = { valueSet: Array.from({ length: 26 }, (_, index) => index + 1) };

const clientCapabilities = {
  general: { positionEncodings: ['utf-16'] },
  workspace: {
    applyEdit: true,
    codeLens: { refreshSupport: true },
    configuration: true,
    didChangeConfiguration: { dynamicRegistration: false },
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    executeCommand: {},
    inlayHint: { refreshSupport: true },
    symbol: { symbolKind },
    workspaceEdit: { documentChanges: true },
    workspaceFolders: true,
  },
  textDocument: {
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'refactor', 'source'] } },
      dataSupport: true,
      disabledSupport: true,
      isPreferredSupport: true,
      resolveSupport: { properties: ['edit'] },
    },
    codeLens: {},
    definition: {},
    documentHighlight: {},
    documentLink: { tooltipSupport: true },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true, symbolKind },
    hover: { contentFormat: ['markdown', 'plaintext'] },
    inlayHint: { resolveSupport: { properties: ['tooltip'] } },
    publishDiagnostics: {
      codeDescriptionSupport: true, dataSupport: true, relatedInformation: true, tagSupport: { valueSet: [1, 2] },
      versionSupport: true,
    },
    references: {},
    synchronization: { didSave: true },
  },
  window: { showDocument: { support: true }, showMessage: {}, workDoneProgress: true },
};

class Client {
  /** `ended` is called with the reason when the server ends without having been stopped. */
  constructor(log, ended) {
    this.log = log;
    this.ended = ended;
    this.isStopping = false;
    this.diagnostics = vscode.languages.createDiagnosticCollection('insetd');
    this.refresh = { codeLens: new vscode.EventEmitter(), inlayHint: new vscode.EventEmitter() };
    this.subscriptions = [this.diagnostics, this.refresh.codeLens, this.refresh.inlayHint];
  }

  async start() {
    const settings = vscode.workspace.getConfiguration('insetd');
    const folders = (vscode.workspace.workspaceFolders ?? []).map(toFolder);
    const server = spawn(settings.get('path'), settings.get('arguments'), {
      cwd: vscode.workspace.workspaceFolders?.[0]?.uri.fsPath,
    });
    server.stderr.on('data', (data) => this.log.append(data.toString()));
    this.connection = new Connection(server, {
      request: (method, params) => this.answer(method, params),
      notification: (method, params) => this.hear(method, params),
      end: (reason) => this.finish(reason),
    });
    this.watching = new FileWatching(this.connection);
    this.progress = new Progress(this.connection);
    this.subscriptions.push(this.watching, this.progress);
    const { capabilities } = await this.connection.request('initialize', {
      processId: process.pid,
      clientInfo: { name: 'Visual Studio Code', version: vscode.version },
      locale: vscode.env.language,
      rootUri: folders[0]?.uri ?? null,
      workspaceFolders: folders.length > 0 ? folders : null,
      capabilities: clientCapabilities,
    });
    this.connection.notify('initialized', {});
    this.subscriptions.push(
      features.register(this.connection, capabilities, this.refresh),
      synchronise(this.connection),
      vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const event = { added: added.map(toFolder), removed: removed.map(toFolder) };
        this.connection.notify('workspace/didChangeWorkspaceFolders', { event });
      }));
  }

  settingsChanged() {
    this.connection.notify('workspace/didChangeConfiguration', { settings: null });
  }

  async stop() {
    this.isStopping = true;
    const timeout = setTimeout(() => this.connection.process.kill(), SHUTDOWN_MILLISECONDS);
    try {
      await this.connection.request('shutdown', null);
      this.connection.notify('exit');
    } catch {
      // It has ended already, which is what was wanted.
    }
    await new Promise((resolve) => {
      if (this.connection.hasEnded) resolve();
      else this.connection.process.once('close', resolve);
    });
    clearTimeout(timeout);
    this.dispose();
  }

  async answer(method, params) {
    switch (method) {
      case 'workspace/configuration':
        return params.items.map(({ section, scopeUri }) =>
          vscode.workspace.getConfiguration(section, scopeUri && vscode.Uri.parse(scopeUri)));
      case 'workspace/workspaceFolders': return (vscode.workspace.workspaceFolders ?? []).map(toFolder);
      case 'workspace/applyEdit':
        return { applied: await vscode.workspace.applyEdit(convert.toWorkspaceEdit(params.edit)) };
      case 'client/registerCapability': this.watching.register(params); return null;
      case 'client/unregisterCapability': this.watching.unregister(params); return null;
      case 'workspace/codeLens/refresh': this.refresh.codeLens.fire(); return null;
      case 'workspace/inlayHint/refresh': this.refresh.inlayHint.fire(); return null;
      case 'window/workDoneProgress/create': this.progress.create(params); return null;
      case 'window/showDocument': return { success: await showDocument(params) };
      default: return undefined;
    }
  }

  hear(method, params) {
    switch (method) {
      case 'textDocument/publishDiagnostics':
        this.diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(convert.toDiagnostic));
        break;
      case '$/progress': this.progress.hear(params); break;
      case 'window/showMessage': showMessage(params); break;
      case 'window/logMessage': this.log.appendLine(params.message); break;
    }
  }

  finish(reason) {
    this.log.appendLine(`Server: ${reason}`);
    if (this.isStopping) return;
    this.dispose();
    this.ended(reason);
  }

  dispose() {
    this.subscriptions.forEach((each) => each.dispose());
    this.subscriptions = [];
  }
}

const toFolder = (folder) => ({ uri: folder.uri.toString(), name: folder.name });

function showMessage({ type, message }) {
  if (type === 1) vscode.window.showErrorMessage(message);
  else if (type === 2) vscode.window.showWarningMessage(message);
  else vscode.window.showInformationMessage(message);
}

/** Pages go to the browser, Markdown to its preview. */
async function showDocument({ uri, external, takeFocus }) {
  const target = vscode.Uri.parse(uri);
  if (external) return vscode.env.openExternal(target);
  if (uri.endsWith('.md')) await vscode.commands.executeCommand('markdown.showPreview', target);
  else await vscode.window.showTextDocument(target, { preserveFocus: !takeFocus });
  return true;
}

module.exports = { Client };
