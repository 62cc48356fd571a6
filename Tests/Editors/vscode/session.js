// Runs the shipped extension under Node.js, on the sample app and with the server under test; see `run`.
'use strict';

const fs = require('fs');
const Module = require('module');
const path = require('path');
const { vscode, world } = require('./stand-in');

const repository = process.env.INSETD_REPOSITORY;
const folder = process.env.INSETD_EXTENSION ?? path.join(repository, 'Editors/vscode');
const app = path.join(repository, 'Tests/Apps/SixtyFour/SixtyFour');
const expectedHover = process.env.INSETD_EXPECT_HOVER;
const expectedRule = process.env.INSETD_EXPECT_DIAGNOSTIC;
const WAIT_MILLISECONDS = 20_000;
let failures = 0;

const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));

function expect(condition, message) {
  if (condition) return;
  failures += 1;
  console.log(`FAILED: ${message}`);
}

/** Asks again and again until the answer will do; the last answer. */
async function waitFor(ask, isEnough) {
  const end = Date.now() + WAIT_MILLISECONDS;
  for (;;) {
    const answer = await ask();
    if (isEnough(answer) || Date.now() > end) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function open(file, languageId) {
  const text = fs.readFileSync(file, 'utf8');
  const document = { uri: vscode.Uri.file(file), languageId, version: 1, text, getText: () => document.text };
  world.documents.push(document);
  world.opened.fire(document);
  return document;
}

function positionOf(document, text, offset) {
  const before = document.text.slice(0, document.text.indexOf(text) + offset);
  return new vscode.Position(before.split('\n').length - 1, before.length - before.lastIndexOf('\n') - 1);
}

async function checkHover(document, text, offset) {
  const position = positionOf(document, text, offset);
  const token = { isCancellationRequested: false, onCancellationRequested: () => new vscode.Disposable(() => {}) };
  const shown = await waitFor(async () => {
    const hover = await world.providers.hover?.provideHover(document, position, token);
    return hover ? hover.contents.map((each) => each.value).join('\n') : '';
  }, (value) => value.includes(expectedHover));
  console.log(`${path.basename(document.uri.fsPath)}: hover at ${position.line + 1}:${position.character + 1}:`);
  console.log(shown.replace(/^/gm, '  | '));
  expect(shown.includes(expectedHover), `the hover lacks "${expectedHover}"`);
}

async function checkDiagnostics(document) {
  const code = (diagnostic) => diagnostic.code?.value ?? diagnostic.code;
  const diagnostics = await waitFor(
    async () => world.diagnostics.get(document.uri.toString()) ?? [],
    (found) => found.some((each) => code(each) === expectedRule));
  for (const each of diagnostics) {
    console.log(`  ${each.range.start.line + 1}:${each.range.start.character + 1}: ${each.message} [${code(each)}]`);
  }
  const expected = diagnostics.find((each) => code(each) === expectedRule);
  expect(expected, `no diagnostic ${expectedRule}`);
  if (!expected) return;
  const actions = await world.providers.codeActions.provideCodeActions(
    document, expected.range, { diagnostics: [expected], triggerKind: 1 });
  for (const action of actions) console.log(`  fix: ${action.title} (${action.edit?.edits.length ?? 0} edits)`);
}

async function checkNavigation(code, storyboard) {
  const { definition, references, highlights, documentSymbols, documentLinks, workspaceSymbols } = world.providers;
  const place = (document, text, offset) => {
    const { line, character } = positionOf(document, text, offset);
    return `${document.uri}:${line}:${character}`;
  };
  const start = ({ uri, range }) => `${uri}:${range.start.line}:${range.start.character}`;
  const equal = (found, wanted, what) => expect(
    JSON.stringify(found) === JSON.stringify(wanted), `${what}: ${JSON.stringify(found)}`);
  const [inCode, inStoryboard] = [place(code, 'FeedViewController', 0), place(storyboard, 'FeedViewController', 0)];
  const position = positionOf(storyboard, 'FeedViewController', 3);
  equal((await definition.provideDefinition(storyboard, position)).map(start), [inCode], 'definition');
  const uses = await references.provideReferences(storyboard, position, { includeDeclaration: true });
  equal(uses.map(start), [inCode, inStoryboard], 'references');
  const marked = await highlights.provideDocumentHighlights(storyboard, position);
  equal(marked.map(({ range }) => start({ uri: storyboard.uri, range })), [inStoryboard], 'highlights');
  const [tabs] = await documentSymbols.provideDocumentSymbols(storyboard);
  equal([tabs.name, tabs.kind, tabs.children[0].name], ['UITabBarController', 18, 'viewControllers'], 'outline');
  const found = await workspaceSymbols.provideWorkspaceSymbols('feedview');
  const names = found.map(({ name, containerName }) => [name, containerName]);
  equal(names, [['FeedViewController', 'Main.storyboard']], 'search');
  equal(await documentLinks.provideDocumentLinks(storyboard), [], 'links');
}

async function checkAnnotations(code, storyboard) {
  const token = { isCancellationRequested: false, onCancellationRequested: () => new vscode.Disposable(() => {}) };
  const whole = new vscode.Range(new vscode.Position(0, 0), new vscode.Position(10_000, 0));
  const { inlayHints, codeLenses } = world.providers;
  const hints = await waitFor(
    () => inlayHints.provideInlayHints(storyboard, whole, token), (found) => found.length > 0);
  for (const { position, label } of hints) console.log(`  hint ${position.line + 1}: ${label}`);
  expect(hints[0]?.label === '64 top, 49 bottom · 88–116 top, 83 bottom on iOS 11+', 'the first hint');
  expect(hints[0].tooltip === undefined, 'the tooltip comes too early');
  const { tooltip } = await inlayHints.resolveInlayHint(hints[0], token);
  expect(tooltip?.value.includes('116 pt above the first row'), `the tooltip: ${tooltip?.value}`);
  const lenses = await codeLenses.provideCodeLenses(code, token);
  const lens = await codeLenses.resolveCodeLens(lenses[0], token);
  console.log(`  lenses: ${[lens, ...lenses.slice(1)].map(({ command }) => command.title).join(' | ')}`);
  expect(lenses.length === 3 && lens.command.title.startsWith('64 / 49 on iPhone 7'), 'the lenses');
  const run = ({ command, arguments: args }) => world.commands[command](...args);
  await run(lens.command);
  await run(lenses[1].command);
  await waitFor(async () => world.shown, (shown) => shown.length === 2);
  const [page, text] = world.shown;
  expect(/^browser file:.*\/FeedViewController\.html$/.test(page), `the page: ${page}`);
  expect(/^markdown\.showPreview file:.*\/FeedViewController\.md$/.test(text), `the explanation: ${text}`);
  world.picks = ['iPhone X@12.4'];
  const { inUse } = await world.commands['insetd.pickEnvironment']();
  expect(inUse.join() === 'iPhone X@12.4', `picked: ${inUse}`);
  await world.commands['insetd.pickEnvironment']([]);
}

async function main() {
  world.folders = [{ uri: vscode.Uri.file(path.dirname(app)), name: 'SixtyFour' }];
  const manifest = require(path.join(folder, 'package.json'));
  world.settings.insetd = {};
  for (const [name, property] of Object.entries(manifest.contributes.configuration.properties)) {
    world.settings.insetd[name.replace('insetd.', '')] = property.default;
  }

  const extension = require(path.join(folder, manifest.main));
  const context = { subscriptions: [] };
  await extension.activate(context);
  const declared = manifest.contributes.commands.map(({ command }) => command);
  expect(declared.every((command) => world.commands[command]), 'a declared command is missing');

  const feed = open(path.join(app, 'FeedViewController.swift'), 'swift');
  await checkHover(feed, 'class FeedViewController', 'class '.length);
  const storyboard = open(path.join(app, 'Base.lproj/Main.storyboard'), 'xml');
  await checkHover(storyboard, '<tableView ', 1);
  await checkDiagnostics(storyboard);
  await checkNavigation(feed, storyboard);
  await checkAnnotations(feed, storyboard);

  // One line more at the top: the server must follow, and find the table a line further down.
  const start = new vscode.Position(1, 0);
  storyboard.text = storyboard.text.replace('\n', '\n<!-- a line more -->\n');
  storyboard.version = 2;
  world.changed.fire({
    document: storyboard, contentChanges: [{ range: new vscode.Range(start, start), text: '<!-- a line more -->\n' }],
  });
  await checkHover(storyboard, '<tableView ', 1);
  world.closed.fire(storyboard);

  console.log(`watched: ${world.watchers.map(({ pattern }) => pattern.pattern ?? pattern).join(', ') || 'nothing'}`);
  await extension.deactivate();
  console.log(world.log.join('').trimEnd());
  expect(world.log.at(-1) === 'Server: exit status 0\n', 'the server did not end well');
  for (const { severity, message } of world.messages) expect(severity !== 'error', message);
}

main().catch((error) => expect(false, error.stack)).finally(() => process.exit(failures === 0 ? 0 : 1));
