"""The description of the HTTP side is true: asked as it says, the server answers as it says."""

import asyncio
import io
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks as openapi

from storyhare.server.http.reference import document
from storyhare.testing.client import call
from storyhare.testing.server import ServerProcess
from tests.server.tables import connected, play_to_the_end, sit_down, start

SCHEMA = schemathesis.openapi.from_dict(document(""))
CHECKS = [
    not_a_server_error,
    openapi.status_code_conformance,
    openapi.content_type_conformance,
    openapi.response_headers_conformance,
    openapi.response_schema_conformance,
]
# The seconds of an example are the server's and the machine's; nothing here is about speed.
CALM = settings(deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
WHO = st.sampled_from(("nobody in particular", "a stranger at the socket", "the host"))
Case = schemathesis.Case[Any]


@st.composite
def archives(draw: st.DrawFn) -> bytes:
    """Zips of files that are no pictures, whole or damaged."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        names = draw(st.lists(st.text("abc/.-", min_size=1), max_size=3, unique=True))
        for name in names:
            archive.writestr(name, draw(st.binary(max_size=50)))
    return draw(st.sampled_from((packed.getvalue(), packed.getvalue()[:-5])))


schemathesis.openapi.media_type("application/zip", archives() | st.binary(max_size=50))


class World:
    """A server with a finished game, a running one, and their host's cookie."""

    def __init__(self, server: ServerProcess) -> None:
        self.url = server.url
        asyncio.run(self._play())

    async def _play(self) -> None:
        tickets = await sit_down(self.url, 3, options={"end": {"tellings": 1}})
        async with connected(self.url, tickets) as clients:
            await start(clients[0], clients)
            await play_to_the_end(clients, 1)
            assert clients[0].view is not None
            game = clients[0].view.table.game_id
        code, self.cookie = tickets[0].code, tickets[0].cookie
        self.known: dict[str, Any] = {"code": code, "game": game, "number": 1, "deck": "dreams"}


@pytest.fixture(scope="module")
def world(server: ServerProcess) -> World:
    return World(server)


def asked_as_described(case: Case, who: str, world: World) -> None:
    """Made-up addresses mostly lead nowhere; so every other request knows real ones."""
    if who != "nobody in particular":
        parts = dict(case.path_parameters or {})
        case.path_parameters = {name: world.known.get(name, parts[name]) for name in parts}
    headers = {"cookie": world.cookie} if who == "the host" else {}
    case.call_and_validate(base_url=world.url, checks=CHECKS, headers=headers, timeout=30)


@SCHEMA.given(who=WHO)
@SCHEMA.parametrize()
@settings(CALM, max_examples=50)
def test_every_answer_is_as_the_document_says(case: Case, who: str, world: World) -> None:
    asked_as_described(case, who, world)


@pytest.mark.long
@SCHEMA.given(who=WHO)
@SCHEMA.parametrize()
@settings(CALM, max_examples=1_000)
def test_thousands_of_answers_are_as_the_document_says(case: Case, who: str, world: World) -> None:
    asked_as_described(case, who, world)


async def test_the_document_is_served_as_it_is_and_names_every_type_it_uses(
    server: ServerProcess,
) -> None:
    answer = await call("GET", f"{server.url}/api/openapi")
    told = json.loads(answer.body)
    assert told == document("")
    named = set(re.findall(r'"#/components/schemas/(\w+)"', answer.body.decode()))
    assert named <= set(told["components"]["schemas"])
    assert named >= {"Entered", "Trouble", "Storybook", "Settings"}


async def test_under_a_sub_path_the_document_names_it(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path, limits={"root_path": "/hare"})
    await process.start()
    try:
        answer = await call("GET", f"{process.url}/api/openapi")
        paths = json.loads(answer.body)["paths"]
        assert "/hare/api/tables" in paths
        assert all(path.startswith("/hare/") for path in paths)
    finally:
        process.stop()
