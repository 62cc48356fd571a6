// A language server for the test of the extension alone: it keeps what it receives, and shows it in a hover.
//   hover on line 0: everything received so far, as JSON; on line 1: no answer before the cancellation
//   command pretend.edit: asks the client to edit; pretend.end: ends without a word;
//   pretend.read: begins to show progress; pretend.finish: ends it
'use strict';

const received = [];
let input = Buffer.alloc(0);
let lastId = 0;
let waitingHover;

function send(message) {
  const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
  const frame = Buffer.concat([Buffer.from(`Content-Type: x\r\nContent-Length: ${body.length}\r\n\r\n`), body]);
  // In pieces that cut the header and characters of several bytes in two.
  for (let start = 0; start < frame.length; start += 1021) process.stdout.write(frame.subarray(start, start + 1021));
}

const ask = (method, params) => send({ id: `s${++lastId}`, method, params });

const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 5 } };

const progress = (token, value) => send({ method: '$/progress', params: { token, value } });

const answers = {
  initialize: () => ({
    capabilities: {
      textDocumentSync: 2, hoverProvider: true,
      codeActionProvider: { codeActionKinds: ['quickfix'], resolveProvider: true },
      executeCommandProvider: { commands: ['pretend.edit', 'pretend.end', 'pretend.read', 'pretend.finish'] },
    },
  }),
  'textDocument/hover': () => ({ contents: { kind: 'markdown', value: JSON.stringify(received) } }),
  'textDocument/codeAction': ({ context }) => [{ title: 'Fix', kind: 'quickfix', data: context.diagnostics[0].data }],
  'codeAction/resolve': ({ data, ...action }) => ({
    ...action,
    edit: { documentChanges: [{ textDocument: { uri: data.uri, version: 1 }, edits: [{ range, newText: 'é🙂' }] }] },
  }),
  'workspace/executeCommand': ({ command, arguments: [uri] }) => {
    if (command === 'pretend.end') process.exit(3);
    if (command === 'pretend.read') {
      // Three bars at once: one with an end, one without, and one that was never asked for.
      for (const token of ['a', 2]) ask('window/workDoneProgress/create', { token });
      progress('a', { kind: 'begin', title: 'Reading', cancellable: true, percentage: 10, message: 'files' });
      progress(2, { kind: 'begin', title: 'Counting' });
      progress('never', { kind: 'begin', title: 'Nothing' });
      progress('a', { kind: 'report', percentage: 35 });
      progress('a', { kind: 'report', message: '9 of 10', percentage: 90 });
      progress(2, { kind: 'report', message: 'two' });
      return 'begun';
    }
    if (command === 'pretend.finish') {
      progress('a', { kind: 'end', message: 'done' });
      progress('a', { kind: 'report', percentage: 100 });
      return 'finished';
    }
    ask('workspace/applyEdit', { edit: { changes: { [uri]: [{ range, newText: 'new' }] } } });
    return 'asked';
  },
  shutdown: () => null,
};

function receive(message) {
  received.push(message);
  const { id, method, params } = message;
  if (method === 'initialized') {
    const inApp = { baseUri: 'file:///app', pattern: '*.xib' };
    const watchers = [{ globPattern: '**/*.swift' }, { globPattern: inApp, kind: 4 }];
    ask('client/registerCapability', {
      registrations: [{ id: 'files', method: 'workspace/didChangeWatchedFiles', registerOptions: { watchers } }],
    });
    ask('workspace/configuration', { items: [{ section: 'insetd' }] });
    ask('pretend/unknown', {});
  } else if (method === 'textDocument/didOpen') {
    const { uri } = params.textDocument;
    const related = [{ location: { uri: 'file:///app/Bar.swift', range }, message: 'the bar' }];
    send({
      method: 'textDocument/publishDiagnostics',
      params: { uri, diagnostics: [
        { range, severity: 2, code: 'a-rule', codeDescription: { href: 'https://example.org/a-rule' }, source: 'insetd',
          message: '64 · ≥ 🙂', relatedInformation: related, data: { uri } }] },
    });
  } else if (method === 'textDocument/hover' && params.position.line === 1) {
    waitingHover = id;
    return;
  } else if (method === '$/cancelRequest' && params.id === waitingHover) {
    send({ id: waitingHover, error: { code: -32800, message: 'cancelled' } });
  } else if (method === 'exit') {
    process.exit(0);
  }
  if (id !== undefined && method) send({ id, result: answers[method](params) });
}

process.stdin.on('data', (data) => {
  input = Buffer.concat([input, data]);
  for (;;) {
    const headerEnd = input.indexOf('\r\n\r\n');
    if (headerEnd < 0) return;
    const end = headerEnd + 4 + Number(/Content-Length: (\d+)/.exec(input.toString('latin1', 0, headerEnd))[1]);
    if (input.length < end) return;
    receive(JSON.parse(input.toString('utf8', headerEnd + 4, end)));
    input = input.subarray(end);
  }
});
process.stdin.on('end', () => process.exit(1));
