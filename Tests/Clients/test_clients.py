"""Sessions with the capabilities of real clients, every answer validated against LSP's types (pytest-lsp, lsprotocol)."""
import asyncio
import os
import pathlib
import shutil

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import FeatureAlreadyRegisteredError
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities, make_test_lsp_client

ROOT = pathlib.Path(__file__).resolve().parents[2]
INSETD = os.environ.get("INSETD", str(ROOT / ".build" / "debug" / "insetd"))
RULES = ["auto-adjust-off-content-under-bar", "contained-child-not-adjusted", "scroll-view-not-first-subview"]


def answering_client():
    """A client that answers the server's own requests."""
    client = make_test_lsp_client()
    client.asked = []
    for method in (types.CLIENT_REGISTER_CAPABILITY, types.WINDOW_WORK_DONE_PROGRESS_CREATE,
                   types.WORKSPACE_INLAY_HINT_REFRESH, types.WORKSPACE_CODE_LENS_REFRESH):
        try:
            client.feature(method)(lambda params, method=method: client.asked.append(method))
        except FeatureAlreadyRegisteredError:
            pass
    return client


@pytest.fixture
def app(tmp_path):
    return pathlib.Path(shutil.copytree(ROOT / "Tests" / "Apps" / "SixtyFour", tmp_path.resolve() / "SixtyFour"))


@pytest_lsp.fixture(
    params=["visual-studio-code", "neovim", "emacs"],
    config=ClientServerConfig(server_command=[INSETD, "serve", "--stdio"], client_factory=answering_client))
async def client(request, lsp_client: LanguageClient, app):
    lsp_client.app = app
    lsp_client.result = await lsp_client.initialize_session(types.InitializeParams(
        process_id=os.getpid(), capabilities=client_capabilities(request.param), root_uri=app.as_uri(),
        workspace_folders=[types.WorkspaceFolder(uri=app.as_uri(), name="app")]))
    yield
    await lsp_client.shutdown_session()


def open_file(client, name):
    path = client.app / "SixtyFour" / name
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=types.TextDocumentItem(
        uri=path.as_uri(), language_id="xml", version=1, text=path.read_text())))
    return path, types.TextDocumentIdentifier(uri=path.as_uri())


def position(text, wanted):
    before = text[: text.index(wanted) + 1]
    return types.Position(line=before.count("\n"), character=len(before) - before.rfind("\n") - 1)


@pytest.mark.asyncio
async def test_server_info(client):
    assert client.result.server_info.name == "insetd"
    assert client.result.capabilities.hover_provider
    assert client.result.capabilities.text_document_sync.change == types.TextDocumentSyncKind.Incremental


@pytest.mark.asyncio
async def test_hover_on_a_class(client):
    path, document = open_file(client, "FeedViewController.swift")
    hover = await client.text_document_hover_async(types.HoverParams(
        text_document=document, position=position(path.read_text(), "FeedViewController: UI")))
    assert "64 0 49 0" in hover.contents.value
    assert hover.contents.value.lstrip("*").startswith("116 pt above the first row on iOS 26.0")


@pytest.mark.asyncio
async def test_diagnostics_and_fixes(client):
    path, document = open_file(client, "Base.lproj/Main.storyboard")
    found = await diagnostics(client, document)
    assert sorted(d.code for d in found) == RULES
    for diagnostic in found:
        actions = await client.text_document_code_action_async(types.CodeActionParams(
            text_document=document, range=diagnostic.range, context=types.CodeActionContext(diagnostics=[diagnostic])))
        fixes = [a for a in actions if a.kind == types.CodeActionKind.QuickFix]
        assert fixes
        for action in fixes:
            if action.edit is None:
                action = await client.code_action_resolve_async(action)
            assert action.edit
    everything = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=document, range=types.Range(types.Position(0, 0), types.Position(10_000, 0)),
        context=types.CodeActionContext(diagnostics=[], only=[types.CodeActionKind.SourceFixAll])))
    assert [a.title for a in everything] == ["Fix 3 insetd problems"]


@pytest.mark.asyncio
async def test_hints_and_lenses(client):
    path, document = open_file(client, "ShiftedViewController.swift")
    everything = types.Range(types.Position(0, 0), types.Position(10_000, 0))
    hints = []
    while not hints:
        hints = await client.text_document_inlay_hint_async(types.InlayHintParams(
            text_document=document, range=everything))
    assert [(h.position.line, h.label) for h in hints] == [(6, "0 (64 hidden) · 88–116 top, 83 bottom on iOS 11+")]
    hint = hints[0] if hints[0].tooltip else await client.inlay_hint_resolve_async(hints[0])
    assert "The first 64 pt of tableView lie under the bars" in hint.tooltip.value
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(text_document=document))
    titles = [(lens if lens.command else await client.code_lens_resolve_async(lens)).command.title for lens in lenses]
    assert titles == ["0 / 0, 64 hidden, on iPhone 7, iOS 10.3 … 116 / 83 on iPhone 17, iOS 26.0", "why", "what if"]


@pytest.mark.asyncio
async def test_regions_and_containment(client):
    path, document = open_file(client, "Base.lproj/Main.storyboard")
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(document))
    assert (folds[0].start_line, folds[0].end_line) == (1, 428)
    place = position(path.read_text(), 'customClass="HostViewController"')
    selection = (await client.text_document_selection_range_async(types.SelectionRangeParams(
        text_document=document, positions=[place])))[0]
    assert selection.range.start.line == place.line and selection.parent.range.end.line > place.line
    item = (await client.text_document_prepare_type_hierarchy_async(
        types.TypeHierarchyPrepareParams(text_document=document, position=place)))[0]
    below = await client.type_hierarchy_subtypes_async(types.TypeHierarchySubtypesParams(item))
    above = await client.type_hierarchy_supertypes_async(types.TypeHierarchySupertypesParams(item))
    assert [[i.name for i in items] for items in (below, above)] == [["PageTableViewController"], ["UINavigationController"]]


@pytest.mark.asyncio
async def test_commands(client):
    open_file(client, "Base.lproj/Main.storyboard")
    assert "insetd.explain" in client.result.capabilities.execute_command_provider.commands
    answer = await client.workspace_execute_command_async(types.ExecuteCommandParams(
        "insetd.explain", ["FeedViewController"]))
    assert answer["value"].startswith("**116 pt above the first row on iOS 26.0")
    answer = await client.workspace_execute_command_async(types.ExecuteCommandParams(
        "insetd.pickEnvironment", ["iPhone X@12.4"]))
    assert answer == {"inUse": ["iPhone X@12.4"]}


async def diagnostics(client, document):
    """As the client gets them: asked for, or published."""
    if client.result.capabilities.diagnostic_provider:
        report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=document))
        assert isinstance(report, types.RelatedFullDocumentDiagnosticReport)
        return report.items
    while not (found := client.diagnostics.get(document.uri)):
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return found


@pytest.mark.asyncio
async def test_a_client_that_asks_gets_reports_and_nothing_else(client):
    if not client.result.capabilities.diagnostic_provider:
        pytest.skip("the client doesn't ask")
    path, document = open_file(client, "Base.lproj/Main.storyboard")
    first = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=document))
    again = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(
        text_document=document, previous_result_id=first.result_id))
    assert isinstance(again, types.RelatedUnchangedDocumentDiagnosticReport) and again.result_id == first.result_id
    everything = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(
        previous_result_ids=[types.PreviousResultId(uri=document.uri, value=first.result_id)]))
    assert [(r.uri, r.kind, r.version) for r in everything.items] == [(document.uri, "unchanged", 1)]
    assert not client.diagnostics


@pytest.mark.asyncio
async def test_settings_are_asked_for_and_change_what_is_said(client):
    path, document = open_file(client, "Base.lproj/Main.storyboard")
    assert await diagnostics(client, document)
    rules = {rule: "off" for rule in RULES}
    client.set_configuration({"insetd": {"rules": rules}}, scope_uri=client.app.as_uri())
    client.workspace_did_change_configuration(types.DidChangeConfigurationParams(settings={"insetd": {"rules": rules}}))
    for _ in range(50):
        if client.result.capabilities.diagnostic_provider:
            found = await diagnostics(client, document)
        else:
            await asyncio.sleep(0.1)
            found = client.diagnostics.get(document.uri)
        if not {d.code for d in found} & set(RULES):
            return
    assert False, found


@pytest.mark.asyncio
async def test_nothing_to_say_is_null(client):
    path, document = open_file(client, "AppDelegate.swift")
    assert await client.text_document_hover_async(types.HoverParams(
        text_document=document, position=types.Position(line=0, character=0))) is None


@pytest.mark.asyncio
async def test_definition_and_references_across_the_border(client):
    board, board_document = open_file(client, "Base.lproj/Main.storyboard")
    code, code_document = open_file(client, "ShiftedViewController.swift")
    markup, source = board.read_text(), code.read_text()

    async def definition(document, text, wanted):
        found = await client.text_document_definition_async(types.DefinitionParams(
            text_document=document, position=position(text, wanted)))
        assert len(found) == 1
        if isinstance(found[0], types.LocationLink):
            return found[0].target_uri, found[0].target_selection_range.start
        return found[0].uri, found[0].range.start

    def start(text, wanted):
        found = position(text, wanted)
        return types.Position(line=found.line, character=found.character - 1)

    assert await definition(board_document, markup, "ShiftedViewController") == (
        code.as_uri(), start(source, "ShiftedViewController"))
    assert await definition(board_document, markup, "backdropView") == (code.as_uri(), start(source, "backdropView"))
    assert await definition(code_document, source, "ShiftedViewController") == (
        board.as_uri(), start(markup, "ShiftedViewController"))
    references = await client.text_document_references_async(types.ReferenceParams(
        text_document=board_document, position=position(markup, "ShiftedViewController"),
        context=types.ReferenceContext(include_declaration=True)))
    assert [r.uri for r in references] == [code.as_uri(), board.as_uri()]
    assert [r.range.start for r in references] == [
        start(source, "ShiftedViewController"), start(markup, "ShiftedViewController")]
    highlights = await client.text_document_document_highlight_async(types.DocumentHighlightParams(
        text_document=board_document, position=position(markup, "U7e-dP-Ywh")))
    assert [h.range.start.line for h in highlights] == [
        position(markup, '<tabBarController id="U7e-dP-Ywh"').line, position(markup, "<document").line]


@pytest.mark.asyncio
async def test_symbols_and_links(client):
    board, document = open_file(client, "Base.lproj/Main.storyboard")
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=document))
    assert symbols[0].name == "UITabBarController"
    if isinstance(symbols[0], types.DocumentSymbol):
        assert {c.name for c in symbols[0].children} == {"viewControllers"}
    else:
        assert symbols[1].container_name == "UITabBarController"
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="shiftedv"))
    assert [(s.name, s.kind, s.container_name, s.location.uri) for s in found] == [
        ("ShiftedViewController", types.SymbolKind.Class, "Main.storyboard", board.as_uri())]
    (client.app / "SixtyFour" / "Extra.storyboard").write_text(
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>\n'
        '<viewControllerPlaceholder storyboardName="Main" id="r"/></objects></scene></scenes></document>')
    _, extra = open_file(client, "Extra.storyboard")
    links = await client.text_document_document_link_async(types.DocumentLinkParams(text_document=extra))
    assert [(link.target, link.range.start) for link in links] == [
        (board.as_uri(), types.Position(line=1, character=43))]
