// Keeps one server running while the extension is active.
'use strict';

const vscode = require('vscode');
const { Client } = require('./client');

// A server that keeps ending is left alone after so many tries in so long a time.
const MAXIMUM_RESTARTS = 3;
const RESTART_MILLISECONDS = 180_000;

class Supervisor {
  constructor(log) {
    this.log = log;
    this.restarts = [];
  }

  async start() {
    const client = new Client(this.log, (reason) => this.serverEnded(client, reason));
    this.client = client;
    try {
      await client.start();
    } catch (error) {
      this.log.appendLine(`Start: ${error.message}`);
    }
  }

  async stop() {
    const { client } = this;
    this.client = undefined;
    await client?.stop();
  }

  async restart() {
    this.restarts = [];
    await this.stop();
    await this.start();
  }

  serverEnded(client, reason) {
    if (client !== this.client) return;
    this.client = undefined;
    const now = Date.now();
    this.restarts = [...this.restarts.filter((time) => now - time < RESTART_MILLISECONDS), now];
    if (reason.includes('ENOENT')) {
      vscode.window.showErrorMessage("insetd isn't in PATH; the setting insetd.path can name it.");
    } else if (this.restarts.length > MAXIMUM_RESTARTS) {
      vscode.window.showErrorMessage(`insetd keeps ending (${reason}); see its output.`);
    } else {
      this.start();
    }
  }

  settingsChanged(event) {
    if (event.affectsConfiguration('insetd.path') || event.affectsConfiguration('insetd.arguments')) this.restart();
    else if (event.affectsConfiguration('insetd')) this.client?.settingsChanged();
  }
}

let supervisor;

exports.activate = async (context) => {
  const log = vscode.window.createOutputChannel('insetd');
  supervisor = new Supervisor(log);
  context.subscriptions.push(
    log,
    vscode.commands.registerCommand('insetd.restart', () => supervisor.restart()),
    vscode.workspace.onDidChangeConfiguration((event) => supervisor.settingsChanged(event)));
  await supervisor.start();
};

exports.deactivate = () => supervisor?.stop();
