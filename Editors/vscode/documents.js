// Which documents are the server's business, and keeping its copies of them up to date.
'use strict';

const vscode = require('vscode');
const { documentIdentifier, fromRange } = require('./convert');

const selector = [
  { scheme: 'file', language: 'swift' },
  { scheme: 'file', language: 'objective-c' },
  { scheme: 'file', language: 'objective-cpp' },
  { scheme: 'file', pattern: '**/*.{storyboard,xib,h}' },
  { scheme: 'file', pattern: '**/*.inset.json' },
  { scheme: 'file', pattern: '**/.insetd.json' },
];

/** Tells the server of every document that is open now and later, until the result is disposed of. */
function synchronise(connection) {
  const open = new Set();

  const didOpen = (document) => {
    const uri = document.uri.toString();
    if (open.has(uri) || vscode.languages.match(selector, document) === 0) return;
    open.add(uri);
    connection.notify('textDocument/didOpen', {
      textDocument: { uri, languageId: document.languageId, version: document.version, text: document.getText() },
    });
  };

  const didChange = ({ document, contentChanges }) => {
    if (!open.has(document.uri.toString()) || contentChanges.length === 0) return;
    connection.notify('textDocument/didChange', {
      textDocument: { ...documentIdentifier(document), version: document.version },
      contentChanges: contentChanges.map((change) => ({ range: fromRange(change.range), text: change.text })),
    });
  };

  const didSave = (document) => {
    if (!open.has(document.uri.toString())) return;
    connection.notify('textDocument/didSave', { textDocument: documentIdentifier(document) });
  };

  const didClose = (document) => {
    if (!open.delete(document.uri.toString())) return;
    connection.notify('textDocument/didClose', { textDocument: documentIdentifier(document) });
  };

  const subscriptions = vscode.Disposable.from(
    vscode.workspace.onDidOpenTextDocument(didOpen),
    vscode.workspace.onDidChangeTextDocument(didChange),
    vscode.workspace.onDidSaveTextDocument(didSave),
    vscode.workspace.onDidCloseTextDocument(didClose));
  vscode.workspace.textDocuments.forEach(didOpen);
  return subscriptions;
}

module.exports = { selector, synchronise };
