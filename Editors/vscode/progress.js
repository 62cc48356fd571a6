// The bars of progress that the server asks for, and their cancellation.
'use strict';

const vscode = require('vscode');

class Progress {
  constructor(connection) {
    this.connection = connection;
    this.bars = new Map();
  }

  /** The server may report by this token from now on. */
  create({ token }) {
    this.bars.set(token, {});
  }

  hear({ token, value }) {
    const bar = this.bars.get(token);
    if (!bar) return;
    if (value.kind === 'begin') {
      this.begin(token, bar, value);
    } else if (value.kind === 'report') {
      this.report(bar, value);
    } else if (value.kind === 'end') {
      this.bars.delete(token);
      bar.end?.();
    }
  }

  // VS Code shows the bar until the promise is fulfilled.
  begin(token, bar, value) {
    const ended = new Promise((resolve) => { bar.end = resolve; });
    bar.percentage = 0;
    const options = {
      location: value.cancellable ? vscode.ProgressLocation.Notification : vscode.ProgressLocation.Window,
      title: `insetd: ${value.title}`,
      cancellable: value.cancellable === true,
    };
    vscode.window.withProgress(options, (shown, cancellation) => {
      bar.shown = shown;
      cancellation.onCancellationRequested(() => this.connection.notify('window/workDoneProgress/cancel', { token }));
      this.report(bar, value);
      return ended;
    });
  }

  // The server counts from the beginning, VS Code adds.
  report(bar, { message, percentage }) {
    const increment = percentage === undefined ? undefined : Math.max(percentage - bar.percentage, 0);
    if (increment) bar.percentage = percentage;
    bar.shown?.report({ message, increment });
  }

  dispose() {
    for (const bar of this.bars.values()) bar.end?.();
    this.bars.clear();
  }
}

module.exports = { Progress };
