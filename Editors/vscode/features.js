// What VS Code may ask for, as far as the server offers it.
'use strict';

const vscode = require('vscode');
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

  if (capabilities.codeLensProvider) {
    subscriptions.push(vscode.languages.registerCodeLensProvider(selector, {
      onDidChangeCodeLenses: refresh.codeLens.event,
      async provideCodeLenses(document, token) {
        const lenses = await connection.request('textDocument/codeLens', convert.within(document), token);
        return (lenses ?? []).map((lens) => new vscode.CodeLens(convert.toRange(lens.range), lens.command));
      },
    }));
  }

  if (capabilities.inlayHintProvider) {
    subscriptions.push(vscode.languages.registerInlayHintsProvider(selector, {
      onDidChangeInlayHints: refresh.inlayHint.event,
      async provideInlayHints(document, range, token) {
        const params = { ...convert.within(document), range: convert.fromRange(range) };
        const hints = await connection.request('textDocument/inlayHint', params, token);
        return (hints ?? []).map(convert.toInlayHint);
      },
    }));
  }

  for (const command of capabilities.executeCommandProvider?.commands ?? []) {
    subscriptions.push(vscode.commands.registerCommand(command, (...args) =>
      connection.request('workspace/executeCommand', { command, arguments: args })));
  }
  return vscode.Disposable.from(...subscriptions);
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
