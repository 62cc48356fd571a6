// The ways from name to name and the outlines that VS Code may ask for, as far as the server offers them.
'use strict';

const vscode = require('vscode');
const convert = require('./convert');
const { selector } = require('./documents');

function register(connection, capabilities) {
  const languages = vscode.languages;
  const subscriptions = [];
  /** Answers are arrays, or null where there is nothing to say. */
  const ask = async (method, params, convertItem, token) =>
    ((await connection.request(method, params, token)) ?? []).map(convertItem);

  if (capabilities.definitionProvider) {
    subscriptions.push(languages.registerDefinitionProvider(selector, {
      async provideDefinition(document, position, token) {
        const found = await connection.request('textDocument/definition', convert.placeIn(document, position), token);
        return [found ?? []].flat().map(convert.toLocation);
      },
    }));
  }

  if (capabilities.referencesProvider) {
    subscriptions.push(languages.registerReferenceProvider(selector, {
      provideReferences(document, position, { includeDeclaration }, token) {
        const params = { ...convert.placeIn(document, position), context: { includeDeclaration } };
        return ask('textDocument/references', params, convert.toLocation, token);
      },
    }));
  }

  if (capabilities.documentHighlightProvider) {
    subscriptions.push(languages.registerDocumentHighlightProvider(selector, {
      provideDocumentHighlights: (document, position, token) => ask(
        'textDocument/documentHighlight', convert.placeIn(document, position),
        ({ range }) => new vscode.DocumentHighlight(convert.toRange(range)), token),
    }));
  }

  if (capabilities.documentSymbolProvider) {
    subscriptions.push(languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: (document, token) => ask(
        'textDocument/documentSymbol', convert.within(document), convert.toDocumentSymbol, token),
    }));
  }

  if (capabilities.documentLinkProvider) {
    subscriptions.push(languages.registerDocumentLinkProvider(selector, {
      provideDocumentLinks: (document, token) => ask(
        'textDocument/documentLink', convert.within(document), convert.toDocumentLink, token),
    }));
  }

  if (capabilities.workspaceSymbolProvider) {
    subscriptions.push(languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: (query, token) => ask(
        'workspace/symbol', { query }, convert.toSymbolInformation, token),
    }));
  }
  return vscode.Disposable.from(...subscriptions);
}

module.exports = { register };
