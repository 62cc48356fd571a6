"""Sessions with the capabilities of real clients, every answer validated against LSP's types (pytest-lsp, lsprotocol)."""
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
    for method in (types.CLIENT_REGISTER_CAPABILITY, types.WINDOW_WORK_DONE_PROGRESS_CREATE):
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
    while not (found := client.diagnostics.get(path.as_uri())):
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    assert sorted(d.code for d in found) == RULES
    for diagnostic in found:
        actions = await client.text_document_code_action_async(types.CodeActionParams(
            text_document=document, range=diagnostic.range, context=types.CodeActionContext(diagnostics=[diagnostic])))
        assert any(a.kind == types.CodeActionKind.QuickFix and a.edit for a in actions)


@pytest.mark.asyncio
async def test_nothing_to_say_is_null(client):
    path, document = open_file(client, "AppDelegate.swift")
    assert await client.text_document_hover_async(types.HoverParams(
        text_document=document, position=types.Position(line=0, character=0))) is None
