// Between the protocol's values and VS Code's.
'use strict';

const vscode = require('vscode');

const severities = {
  1: vscode.DiagnosticSeverity.Error,
  2: vscode.DiagnosticSeverity.Warning,
  3: vscode.DiagnosticSeverity.Information,
  4: vscode.DiagnosticSeverity.Hint,
};

// VS Code's diagnostics have no room for the server's own data, which fixes are asked for with.
const sources = new WeakMap();

const toPosition = (position) => new vscode.Position(position.line, position.character);

const toRange = (range) => new vscode.Range(toPosition(range.start), toPosition(range.end));

const fromPosition = (position) => ({ line: position.line, character: position.character });

const fromRange = (range) => ({ start: fromPosition(range.start), end: fromPosition(range.end) });

const toLocation = ({ uri, range }) => new vscode.Location(vscode.Uri.parse(uri), toRange(range));

const documentIdentifier = (document) => ({ uri: document.uri.toString() });

const within = (document) => ({ textDocument: documentIdentifier(document) });

const placeIn = (document, position) => ({ ...within(document), position: fromPosition(position) });

function toDiagnostic(source) {
  const diagnostic = new vscode.Diagnostic(toRange(source.range), source.message, severities[source.severity ?? 1]);
  diagnostic.source = source.source;
  diagnostic.code = source.codeDescription
    ? { value: source.code, target: vscode.Uri.parse(source.codeDescription.href) }
    : source.code;
  diagnostic.tags = source.tags;
  diagnostic.relatedInformation = source.relatedInformation?.map(
    ({ location, message }) => new vscode.DiagnosticRelatedInformation(toLocation(location), message));
  sources.set(diagnostic, source);
  return diagnostic;
}

/** The diagnostics as the server sent them; those of other servers are left out. */
const fromDiagnostics = (diagnostics) => diagnostics.map((each) => sources.get(each)).filter(Boolean);

/** Hovers come from project files: no HTML, and no links that run commands. */
function toMarkdown(content) {
  const markdown = new vscode.MarkdownString();
  if (typeof content === 'string') markdown.appendMarkdown(content);
  else if (content.kind === 'plaintext') markdown.appendText(content.value);
  else if (content.language) markdown.appendCodeblock(content.value, content.language);
  else markdown.appendMarkdown(content.value);
  return markdown;
}

function toWorkspaceEdit(source) {
  const edit = new vscode.WorkspaceEdit();
  const changes = source.documentChanges
    ? source.documentChanges.map(({ textDocument, edits }) => [textDocument.uri, edits])
    : Object.entries(source.changes ?? {});
  for (const [uri, edits] of changes) {
    for (const each of edits) edit.replace(vscode.Uri.parse(uri), toRange(each.range), each.newText);
  }
  return edit;
}

function toCodeAction(source) {
  // A server may give a bare command instead of an action.
  const command = typeof source.command === 'string' ? source : source.command;
  const action = new vscode.CodeAction(source.title, source.kind && vscode.CodeActionKind.Empty.append(source.kind));
  action.isPreferred = source.isPreferred;
  action.disabled = source.disabled;
  action.diagnostics = source.diagnostics?.map(toDiagnostic);
  if (source.edit) action.edit = toWorkspaceEdit(source.edit);
  if (command) action.command = command;
  return action;
}

function toInlayHint(source) {
  const label = typeof source.label === 'string' ? source.label : source.label.map((part) => part.value).join('');
  const hint = new vscode.InlayHint(toPosition(source.position), label, source.kind);
  hint.paddingLeft = source.paddingLeft;
  hint.paddingRight = source.paddingRight;
  if (source.tooltip) hint.tooltip = toMarkdown(source.tooltip);
  return hint;
}

/** VS Code counts the kinds of symbols from 0, the protocol from 1. */
function toDocumentSymbol(source) {
  const { name, detail, kind, range, selectionRange } = source;
  const symbol = new vscode.DocumentSymbol(name, detail ?? '', kind - 1, toRange(range), toRange(selectionRange));
  symbol.children = (source.children ?? []).map(toDocumentSymbol);
  return symbol;
}

const toSymbolInformation = ({ name, kind, containerName, location }) =>
  new vscode.SymbolInformation(name, kind - 1, containerName ?? '', toLocation(location));

function toDocumentLink({ range, target, tooltip }) {
  const link = new vscode.DocumentLink(toRange(range), target && vscode.Uri.parse(target));
  link.tooltip = tooltip;
  return link;
}

module.exports = {
  documentIdentifier, fromDiagnostics, fromPosition, fromRange, placeIn, toCodeAction, toDiagnostic, toDocumentLink,
  toDocumentSymbol, toInlayHint, toLocation, toMarkdown, toRange, toSymbolInformation, toWorkspaceEdit, within,
};
