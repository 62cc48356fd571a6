// What VS Code may ask for, as far as the server offers it.
'use strict';

const vscode = require('vscode');
const commands = require('./commands');
const convert = require('./convert');
const { selector } = require('./documents');
const navigation = require('./navigation');

/** `refresh` holds an event emitter a feature, fired when the server says that its old answers are void. */
function register(connection, capabilities, refresh) {
  const subscriptions = [navigation.register(connection, capabilities)];

  if (capabilities.hoverProvider) {
    subscriptions.push(vscode.languages.registerHoverProvider(selector, {
      async provideHover(document, position, token) {
        const hover = await connection.request('textDocument/hover', convert.placeIn(document, position), token);
        if (!hover) return null;
        const contents = [hover.contents].flat().map(convert.toMarkdown);
        return new vscode.Hover(contents, hover.range && convert.toRange(hover.range));
      },
    }));
  }

  if (capabilities.codeActionProvider) {
    subscriptions.push(registerCodeActions(connection, capabilities.codeActionProvider));
  }

  if (capabilities.codeLensProvider) subscriptions.push(registerCodeLenses(connection, refresh.codeLens));
  if (capabilities.inlayHintProvider) subscriptions.push(registerInlayHints(connection, refresh.inlayHint));
  subscriptions.push(commands.register(connection, capabilities));
  return vscode.Disposable.from(...subscriptions);
}

function registerCodeLenses(connection, refresh) {
  const sources = new WeakMap();
  return vscode.languages.registerCodeLensProvider(selector, {
    onDidChangeCodeLenses: refresh.event,
    async provideCodeLenses(document, token) {
      const lenses = await connection.request('textDocument/codeLens', convert.within(document), token);
      return (lenses ?? []).map((source) => {
        const lens = new vscode.CodeLens(convert.toRange(source.range), source.command);
        sources.set(lens, source);
        return lens;
      });
    },
    async resolveCodeLens(lens, token) {
      const resolved = await connection.request('codeLens/resolve', sources.get(lens), token);
      if (resolved?.command) lens.command = resolved.command;
      return lens;
    },
  });
}

function registerInlayHints(connection, refresh) {
  const sources = new WeakMap();
  return vscode.languages.registerInlayHintsProvider(selector, {
    onDidChangeInlayHints: refresh.event,
    async provideInlayHints(document, range, token) {
      const params = { ...convert.within(document), range: convert.fromRange(range) };
      const hints = await connection.request('textDocument/inlayHint', params, token);
      return (hints ?? []).map((source) => {
        const hint = convert.toInlayHint(source);
        sources.set(hint, source);
        return hint;
      });
    },
    async resolveInlayHint(hint, token) {
      const source = sources.get(hint);
      if (source.data === undefined) return hint;
      const resolved = await connection.request('inlayHint/resolve', source, token);
      if (resolved?.tooltip) hint.tooltip = convert.toMarkdown(resolved.tooltip);
      return hint;
    },
  });
}

function registerCodeActions(connection, options) {
  const sources = new WeakMap();
  const provider = {
    async provideCodeActions(document, range, context, token) {
      const params = {
        ...convert.within(document),
        range: convert.fromRange(range),
        context: {
          diagnostics: convert.fromDiagnostics(context.diagnostics),
          only: context.only && [context.only.value],
          triggerKind: context.triggerKind,
        },
      };
      const actions = await connection.request('textDocument/codeAction', params, token);
      return (actions ?? []).map((source) => {
        const action = convert.toCodeAction(source);
        sources.set(action, source);
        return action;
      });
    },
  };
  if (options.resolveProvider) {
    provider.resolveCodeAction = async (action, token) => {
      const resolved = await connection.request('codeAction/resolve', sources.get(action), token);
      if (resolved?.edit) action.edit = convert.toWorkspaceEdit(resolved.edit);
      return action;
    };
  }
  const kinds = (options.codeActionKinds ?? ['quickfix']).map((kind) => vscode.CodeActionKind.Empty.append(kind));
  return vscode.languages.registerCodeActionsProvider(selector, provider, { providedCodeActionKinds: kinds });
}

module.exports = { register };
