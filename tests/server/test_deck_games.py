"""A deck is not deleted in the middle of a game, whether its table is awake or asleep."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from storyhare.server.decks.games import LEFT_BEHIND
from storyhare.testing.client import Answer, Ticket, call, open_table
from storyhare.testing.server import ServerProcess
from tests.decks.made import deck_files, packed
from tests.server.conftest import serving
from tests.server.tables import SOON, connected, play_to_the_end, sit_down, start

ENOUGH = 24  # cards for a short game of three


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with real decks, of one test alone."""
    data = tmp_path / "data"
    data.mkdir()
    yield from serving(ServerProcess(data, limits={"uploads": "everybody"}, pictures=True))


async def uploaded_deck(server: ServerProcess, tmp_path: Path) -> tuple[str, str]:
    """A deck, and the cookie of its owner."""
    body = packed(tmp_path / "deck.zip", deck_files(ENOUGH)).read_bytes()
    answer = await call("POST", f"{server.url}/api/decks", body)
    assert answer.status == 201, answer.body
    return json.loads(answer.body)["id"], answer.headers["set-cookie"].split(";")[0]


async def delete(server: ServerProcess, deck: str, cookie: str) -> Answer:
    return await call("DELETE", f"{server.url}/api/decks/{deck}", None, {"cookie": cookie})


async def begun(server: ServerProcess, deck: str) -> list[Ticket]:
    tickets = await sit_down(server.url, 3, decks=[deck], options={"end": {"tellings": 1}})
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
    return tickets


async def noted(server: ServerProcess, deck: str) -> None:
    """Wait until the server has written down that a game goes on."""
    async with asyncio.timeout(SOON):
        while not list((server.data / "decks" / deck / "games").glob("*")):
            await asyncio.sleep(0.1)


def code_of(answer: Answer) -> str:
    code: str = json.loads(answer.body)["refusal"]["code"]
    return code


async def test_a_deck_stays_until_the_game_is_over(server: ServerProcess, tmp_path: Path) -> None:
    deck, owner = await uploaded_deck(server, tmp_path)
    tickets = await sit_down(server.url, 3, decks=[deck], options={"end": {"tellings": 1}})
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
        refused = await delete(server, deck, owner)
        assert (refused.status, code_of(refused)) == (409, "deck_in_play")
        # To everybody else it is like one that is not there, game or no game.
        assert (await delete(server, deck, "storyhare-decks=stolen")).status == 404
        picture = await call("GET", f"{server.url}/pictures/{deck}/card-1/small.webp")
        assert picture.status == 200
        await play_to_the_end(clients, seed=3)
    assert (await delete(server, deck, owner)).status == 204


async def test_a_table_that_sleeps_keeps_its_deck(server: ServerProcess, tmp_path: Path) -> None:
    deck, owner = await uploaded_deck(server, tmp_path)
    await begun(server, deck)
    await noted(server, deck)
    server.stop()
    await server.start()  # no table is awake now
    refused = await delete(server, deck, owner)
    assert (refused.status, code_of(refused)) == (409, "deck_in_play")


async def test_a_game_that_was_left_behind_keeps_nobodys_pictures(
    server: ServerProcess, tmp_path: Path
) -> None:
    deck, owner = await uploaded_deck(server, tmp_path)
    await begun(server, deck)
    await noted(server, deck)
    server.stop()
    with sqlite3.connect(server.data / "storyhare.db") as connection:
        connection.execute("UPDATE tables SET touched = ?", (time.time() - LEFT_BEHIND - 60,))
    connection.close()
    await server.start()
    assert (await delete(server, deck, owner)).status == 204


async def test_a_lobby_keeps_no_deck(server: ServerProcess, tmp_path: Path) -> None:
    deck, owner = await uploaded_deck(server, tmp_path)
    await open_table(server.url, "Ada", {"decks": [deck]})
    assert (await delete(server, deck, owner)).status == 204
