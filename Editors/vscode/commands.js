// The server's commands, for lenses and the command palette.
'use strict';

const vscode = require('vscode');

function register(connection, capabilities) {
  const execute = (command, args) => connection.request('workspace/executeCommand', { command, arguments: args });
  const subscriptions = (capabilities.executeCommandProvider?.commands ?? []).map((command) =>
    vscode.commands.registerCommand(command, async (...args) => {
      const complete = args.length === 0 ? await ask(command, connection) : args;
      return complete && execute(command, complete);
    }));
  return vscode.Disposable.from(...subscriptions);
}

/** The arguments of a command that comes from the palette; undefined where the user gives none. */
async function ask(command, connection) {
  if (command !== 'insetd.pickEnvironment') return [];
  const { devices, inUse } = await connection.request('inset/environments', {});
  const choices = devices.flatMap(({ name, systems }) => systems.map((system) => {
    const environment = `${name}@${system.match(/\d+(\.\d+)?/)[0]}`;
    return { label: environment, description: system, picked: inUse.includes(environment) };
  }));
  const other = inUse.filter((each) => !choices.some(({ label }) => label === each));
  const picked = await vscode.window.showQuickPick(
    [...other.map((label) => ({ label, picked: true })), ...choices],
    { canPickMany: true, placeHolder: 'Devices and systems to lay out on; none: those of the project' });
  return picked?.map(({ label }) => label);
}

module.exports = { register };
