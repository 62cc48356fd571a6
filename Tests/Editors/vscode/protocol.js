// What the shipped extension says to a server and makes of its answers, with a pretend server and no editor.
'use strict';

const assert = require('assert');
const Module = require('module');
const path = require('path');
const { vscode, world } = require('./stand-in');

// INSETD_EXTENSION: the folder of the extension, where it isn't that of the sources.
const editor = process.env.INSETD_EXTENSION ?? path.join(__dirname, '../../../Editors/vscode');
const token = { isCancellationRequested: false, onCancellationRequested: () => new vscode.Disposable(() => {}) };

const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));
const extension = require(editor);

async function until(condition) {
  for (let tries = 0; tries < 500 && !condition(); tries++) await new Promise((resolve) => setTimeout(resolve, 10));
  assert(condition(), `never: ${condition}`);
}

function open(file, languageId, text = 'class A {}\n') {
  const document = { uri: vscode.Uri.file(file), languageId, version: 1, getText: () => text };
  world.opened.fire(document);
  return document;
}

/** Everything that the server has received, or what it received by one method. */
async function received(method) {
  const hover = await world.providers.hover.provideHover(swift, new vscode.Position(0, 0), token);
  const messages = JSON.parse(hover.contents[0].value);
  return method ? messages.filter((message) => message.method === method).map(({ params }) => params) : messages;
}

let swift;

const tests = {
  async 'the server is told who asks, where and for what'() {
    const [initialize] = await received('initialize');
    assert.equal(initialize.processId, process.pid);
    assert.deepEqual(initialize.workspaceFolders, [{ uri: 'file:///app', name: 'app' }]);
    assert.deepEqual(initialize.capabilities.textDocument.hover.contentFormat, ['markdown', 'plaintext']);
  },

  async 'its questions are answered, unknown ones with an error'() {
    const answers = (await received()).filter(({ method, id }) => !method && id);
    assert.deepEqual(answers.map(({ id }) => id).sort(), ['s1', 's2', 's3']);
    assert.equal(answers.find(({ id }) => id === 's1').result, null);
    assert.deepEqual(answers.find(({ id }) => id === 's2').result[0].rules, { 'a-rule': 'off' });
    assert.equal(answers.find(({ id }) => id === 's3').error.code, -32601);
  },

  async 'only documents that concern it are opened'() {
    open('/app/Main.storyboard', 'xml');
    open('/app/Info.plist', 'xml');
    open('/app/package.json', 'json');
    open('/app/a.inset.json', 'json');
    open('/app/.insetd.json', 'json');
    open('/app/Feed.m', 'objective-c');
    open('/app/Feed.h', 'cpp');
    const opened = (await received('textDocument/didOpen')).map(({ textDocument }) => path.basename(textDocument.uri));
    assert.deepEqual(opened, ['Feed.swift', 'Main.storyboard', 'a.inset.json', '.insetd.json', 'Feed.m', 'Feed.h']);
  },

  async 'edits, saves and closes are passed on, in order and for open documents alone'() {
    const range = (line) => new vscode.Range(new vscode.Position(line, 0), new vscode.Position(line, 1));
    const edit = (line, text) => ({ range: range(line), text });
    const foreign = { uri: vscode.Uri.file('/app/Info.plist'), version: 2 };
    for (const document of [foreign, { ...swift, version: 2 }]) {
      world.changed.fire({ document, contentChanges: [edit(3, 'a'), edit(1, '🙂')] });
      world.saved.fire(document);
    }
    world.changed.fire({ document: swift, contentChanges: [] });
    const changes = await received('textDocument/didChange');
    assert.deepEqual(changes, [{
      textDocument: { uri: 'file:///app/Feed.swift', version: 2 },
      contentChanges: [
        { range: { start: { line: 3, character: 0 }, end: { line: 3, character: 1 } }, text: 'a' },
        { range: { start: { line: 1, character: 0 }, end: { line: 1, character: 1 } }, text: '🙂' }],
    }]);
    assert.equal((await received('textDocument/didSave')).length, 1);
    const other = open('/app/Other.swift', 'swift');
    world.closed.fire(other);
    world.closed.fire(other);
    assert.deepEqual(await received('textDocument/didClose'), [{ textDocument: { uri: 'file:///app/Other.swift' } }]);
  },

  async 'a diagnostic keeps its rule, its page, its related place and its fix'() {
    const [diagnostic] = world.diagnostics.get('file:///app/Feed.swift');
    assert.equal(diagnostic.message, '64 · ≥ 🙂');
    assert.equal(diagnostic.severity, vscode.DiagnosticSeverity.Warning);
    assert.equal(diagnostic.code.value, 'a-rule');
    assert.equal(diagnostic.code.target.toString(), 'https://example.org/a-rule');
    assert.equal(diagnostic.relatedInformation[0].location.uri.toString(), 'file:///app/Bar.swift');
    const provider = world.providers.codeActions;
    const foreign = new vscode.Diagnostic(diagnostic.range, 'of another server', 0);
    const [action] = await provider.provideCodeActions(
      swift, diagnostic.range, { diagnostics: [foreign, diagnostic], triggerKind: 1 }, token);
    assert.equal(action.kind.value, 'quickfix');
    assert.equal(action.edit, undefined);
    await provider.resolveCodeAction(action, token);
    assert.deepEqual(action.edit.edits.map(({ newText }) => newText), ['é🙂']);
    assert.deepEqual(provider.metadata.providedCodeActionKinds.map(({ value }) => value), ['quickfix']);
  },

  async 'a cancelled question is cancelled at the server, and answered by nothing'() {
    const cancelled = new vscode.EventEmitter();
    const answer = world.providers.hover.provideHover(
      swift, new vscode.Position(1, 0), { isCancellationRequested: false, onCancellationRequested: cancelled.event });
    cancelled.fire();
    assert.equal(await answer, null);
    assert.equal((await received('$/cancelRequest')).length, 1);
  },

  async 'watched files are reported as the server asked'() {
    assert.deepEqual(world.watchers.map(({ pattern }) => pattern.pattern ?? pattern), ['**/*.swift', '*.xib']);
    assert.equal(world.watchers[1].pattern.base.toString(), 'file:///app');
    world.watchers[0].changed.fire(vscode.Uri.file('/app/New.swift'));
    assert.deepEqual(
      await received('workspace/didChangeWatchedFiles'), [{ changes: [{ uri: 'file:///app/New.swift', type: 2 }] }]);
  },

  async 'the server may edit, through a command of its own'() {
    assert.equal(await world.commands['pretend.edit']('file:///app/Feed.swift'), 'asked');
    await until(() => world.appliedEdits.length === 1);
    assert.equal(world.appliedEdits[0].edits[0].newText, 'new');
  },

  async 'progress is shown from its begin to its end, and may be cancelled'() {
    assert.equal((await received('initialize'))[0].capabilities.window.workDoneProgress, true);
    assert.equal(await world.commands['pretend.read'](''), 'begun');
    const [reading, counting] = world.progress;
    assert.equal(world.progress.length, 2);
    assert.deepEqual(reading.options, { location: 15, title: 'insetd: Reading', cancellable: true });
    assert.deepEqual(counting.options, { location: 10, title: 'insetd: Counting', cancellable: false });
    assert.deepEqual(reading.reports, [
      { message: 'files', increment: 10 }, { message: undefined, increment: 25 }, { message: '9 of 10', increment: 55 }]);
    assert.deepEqual(counting.reports.map(({ message }) => message), [undefined, 'two']);
    reading.cancel();
    assert.deepEqual(await received('window/workDoneProgress/cancel'), [{ token: 'a' }]);
    assert(reading.isShown && counting.isShown);
    await world.commands['pretend.finish']('');
    await until(() => !reading.isShown);
    assert.equal(reading.reports.length, 3);
    assert(counting.isShown);
  },

  async 'settings that concern the server are told, a new command starts it anew'() {
    const change = (name) =>
      world.settingsChanged.fire({ affectsConfiguration: (section) => name.startsWith(section) });
    change('editor.fontSize');
    change('insetd.rules');
    assert.equal((await received('workspace/didChangeConfiguration')).length, 1);
    change('insetd.arguments');
    await until(() => world.log.includes('Server: exit status 0\n') && world.providers.hover);
    assert.equal((await received('workspace/didChangeConfiguration')).length, 0);
    assert(world.progress.every(({ isShown }) => !isShown), 'progress of a server that is gone');
  },

  async 'a server that ends is started again three times, and then no more'() {
    for (let end = 1; end <= 4; end++) {
      await until(() => world.commands['pretend.end']);
      await assert.rejects(world.commands['pretend.end'](''), /exit status 3/);
      await until(() => world.log.filter((line) => line === 'Server: exit status 3\n').length === end);
    }
    assert.equal(world.providers.hover, undefined);
    assert.equal(world.diagnostics.size, 0);
    assert.match(world.messages.at(-1).message, /keeps ending/);
  },

  async 'a server that cannot be found is told once, with the setting that helps'() {
    world.settings.insetd.path = '/nowhere/insetd';
    await world.commands['insetd.restart']();
    assert.match(world.messages.at(-1).message, /insetd\.path/);
    await extension.deactivate();
  },
};

async function main() {
  // No such folder need be there: the server is started in this one.
  world.folders = [{ uri: { toString: () => 'file:///app', fsPath: __dirname }, name: 'app' }];
  world.settings.insetd = {
    path: process.execPath, arguments: [path.join(__dirname, 'pretend-server.js')], rules: { 'a-rule': 'off' },
  };
  await extension.activate({ subscriptions: [] });
  swift = open('/app/Feed.swift', 'swift');
  world.documents.push(swift);
  let failures = 0;
  for (const [name, test] of Object.entries(tests)) {
    try {
      await test();
      console.log(`  passed: ${name}`);
    } catch (error) {
      failures += 1;
      console.log(`  FAILED: ${name}\n${error.stack}`);
    }
  }
  return failures;
}

main().then((failures) => process.exit(failures === 0 ? 0 : 1), (error) => {
  console.log(error.stack);
  process.exit(1);
});
