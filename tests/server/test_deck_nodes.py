"""Decks that people bring, on several nodes that share nothing but a PostgreSQL."""

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from storyhare.table import commands as ask
from storyhare.table.settings import Settings
from storyhare.testing.client import Answer, call, join_table, open_table
from storyhare.testing.server import ServerProcess
from storyhare.testing.storage.postgres import PostgresProcess
from storyhare.wire import frames
from tests.decks.made import deck_files, packed
from tests.server.nodes import spread
from tests.server.tables import SOON, connected, play_to_the_end, sit_down, start

NOWHERE = "0" * 32
ENOUGH = 24  # cards for a short game of three


def node(address: str, data: Path) -> ServerProcess:
    data.mkdir()
    limits = {"database": address, "uploads": "everybody"}
    return ServerProcess(data, limits=limits, pictures=True)


@asynccontextmanager
async def running(address: str, folder: Path, *names: str) -> AsyncIterator[list[ServerProcess]]:
    """Nodes with a folder of their own each; their logs must be free of tracebacks."""
    servers = [node(address, folder / name) for name in names]
    try:
        await asyncio.gather(*[server.start() for server in servers])
        yield servers
    finally:
        await asyncio.gather(*[asyncio.to_thread(server.stop) for server in servers])
    for server in servers:
        if server.data.exists():
            assert "Traceback" not in server.log


@pytest.fixture(scope="module")
def pair(
    postgres: PostgresProcess, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, ServerProcess, ServerProcess]]:
    """A database and two nodes that several tests share."""
    address = asyncio.run(postgres.new_database())
    with asyncio.Runner() as runner:
        opened = running(address, tmp_path_factory.mktemp("nodes"), "first", "second")
        first, second = runner.run(opened.__aenter__())
        yield address, first, second
        runner.run(opened.__aexit__(None, None, None))


async def upload(server: ServerProcess, tmp_path: Path, cards: int = 3) -> tuple[str, str]:
    """A deck of so many pictures; its id, and the cookie of its owner."""
    body = packed(tmp_path / "deck.zip", deck_files(cards)).read_bytes()
    answer = await call("POST", f"{server.url}/api/decks?title=Ours", body)
    assert answer.status == 201, answer.body
    return json.loads(answer.body)["id"], answer.headers["set-cookie"].split(";")[0]


async def texts(server: ServerProcess, deck: str) -> Answer:
    return await call("GET", f"{server.url}/api/decks/{deck}")


async def picture(server: ServerProcess, deck: str, card: int = 1, size: str = "small") -> Answer:
    return await call("GET", f"{server.url}/pictures/{deck}/card-{card}/{size}.webp")


async def listed(server: ServerProcess, cookie: str = "") -> set[str]:
    answer = await call("GET", f"{server.url}/api/decks", None, {"cookie": cookie})
    assert answer.status == 200
    return {deck["id"] for deck in json.loads(answer.body)}


async def ask_database(address: str, sql: str, *facts: Any) -> Any:
    connection = await asyncpg.connect(address)
    try:
        return await connection.fetchval(sql, *facts)
    finally:
        await connection.close()


def copy_of(server: ServerProcess, deck: str) -> Path:
    return server.data / "decks" / deck


async def until_gone(path: Path) -> None:
    async with asyncio.timeout(SOON):
        while path.exists():
            await asyncio.sleep(0.05)


Pair = tuple[str, ServerProcess, ServerProcess]


async def test_a_whole_game_is_played_on_a_node_that_did_not_take_the_deck_in(
    pair: Pair, tmp_path: Path
) -> None:
    _, first, second = pair
    deck, _ = await upload(first, tmp_path, ENOUGH)
    assert not copy_of(second, deck).exists()
    tickets = await sit_down(second.url, 3, decks=[deck], options={"end": {"tellings": 1}})
    async with connected(second.url, tickets) as clients:
        await start(clients[0], clients)
        await play_to_the_end(clients, seed=5)
    for size in ("large", "medium", "small"):
        there = [await picture(server, deck, ENOUGH, size) for server in (first, second)]
        assert [answer.status for answer in there] == [200, 200]
        assert there[0].body == there[1].body
        assert there[1].headers["cache-control"].startswith("private")


async def test_an_owner_finds_the_deck_everywhere_and_a_stranger_nowhere(
    pair: Pair, tmp_path: Path
) -> None:
    _, first, second = pair
    deck, owner = await upload(first, tmp_path)
    for cookie in ("", "storyhare-decks=stolen"):
        assert deck not in await listed(second, cookie)
        gone = await call("DELETE", f"{second.url}/api/decks/{deck}", None, {"cookie": cookie})
        none = await call("DELETE", f"{second.url}/api/decks/{NOWHERE}", None, {"cookie": cookie})
        assert (gone.status, gone.body) == (none.status, none.body) == (404, none.body)
    assert deck in await listed(second, owner)
    told = json.loads((await texts(second, deck)).body)
    assert told["info"]["title"] == "Ours"
    assert told["info"]["owner"] is None
    assert not told["info"]["public"]
    # What is not there is answered alike, whether the deck or only the card is missing.
    answers = [await picture(second, NOWHERE), await picture(second, deck, 99)]
    assert {(answer.status, answer.body) for answer in answers} == {(404, answers[0].body)}


async def test_a_deck_deleted_on_one_node_goes_from_all(pair: Pair, tmp_path: Path) -> None:
    address, first, second = pair
    deck, owner = await upload(first, tmp_path)
    # The second has never seen it.
    done = await call("DELETE", f"{second.url}/api/decks/{deck}", None, {"cookie": owner})
    assert done.status == 204
    for table in ("decks", "deck_files"):
        sql = f"SELECT count(*) FROM {table} WHERE deck = $1"
        assert await ask_database(address, sql, deck) == 0
    assert deck not in await listed(second, owner)
    assert (await picture(second, deck)).status == 404
    await until_gone(copy_of(first, deck))
    assert (await picture(first, deck)).status == 404
    again = await call("DELETE", f"{first.url}/api/decks/{deck}", None, {"cookie": owner})
    assert again.status == 404


async def test_people_on_two_nodes_see_a_lobby_with_a_deck_of_one_of_them(
    pair: Pair, tmp_path: Path
) -> None:
    _, first, second = pair
    deck, _ = await upload(first, tmp_path, ENOUGH)
    other, _ = await upload(second, tmp_path, ENOUGH)
    ada = await open_table(first.url, "Ada")
    others = [await join_table(second.url, ada.code, name) for name in ("Bo", "Cy")]
    async with spread([first.url, second.url, second.url], [ada, *others]) as clients:
        # Each deck is unknown to one of the two nodes.
        for wanted in ((deck,), (deck, other)):
            answer = await clients[0].do(ask.Configure(Settings(decks=wanted)))
            assert isinstance(answer, frames.Ack), answer
            for client in clients:
                await client.until(partial(can_play_with, decks=wanted))


def can_play_with(view: frames.ViewFrame | frames.Ack, decks: tuple[str, ...]) -> bool:
    """Does the lobby show these decks, and that they are there?"""
    settings: Any = view.table.settings
    lobby = view.table.lobby
    return tuple(settings["decks"]) == decks and lobby is not None and lobby.refusal is None


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE deck_files SET bytes = bytes || 'x' WHERE deck = $1 AND file LIKE 'small%'",
        "DELETE FROM deck_files WHERE deck = $1 AND file = 'large/card-2.webp'",
        "DELETE FROM deck_files WHERE deck = $1",
        "UPDATE deck_files SET bytes = '{}' WHERE deck = $1 AND file = 'deck.json'",
        "INSERT INTO deck_files VALUES ($1, 'small/../../../evil.webp', 'RIFF0000WEBP')",
    ],
)
async def test_a_damaged_deck_is_like_one_that_is_not_there(
    pair: Pair, tmp_path: Path, harm: str
) -> None:
    address, first, second = pair
    deck, owner = await upload(first, tmp_path)
    await ask_database(address, harm, deck)
    unknown = await texts(second, NOWHERE), await picture(second, NOWHERE)
    for _ in range(2):
        found = await texts(second, deck), await picture(second, deck)
        assert [(a.status, a.body) for a in found] == [(a.status, a.body) for a in unknown]
    assert "damaged in the deck store" in second.log
    assert deck not in second.log
    assert deck not in await listed(second, owner)
    assert [path.name for path in second.data.rglob("evil*")] == []
    assert list((second.data / "decks").glob(".*")) == []
    refused = await call(
        "POST",
        f"{second.url}/api/tables",
        json.dumps({"name": "Ada", "settings": {"decks": [deck]}}).encode(),
        {"content-type": "application/json"},
    )
    assert json.loads(refused.body)["refusal"]["code"] == "no_such_deck"
    # The node that took it in goes on with its copy.
    assert (await picture(first, deck)).status == 200


async def test_a_deck_outlives_the_node_that_took_it_in_and_its_disk(
    database: str, tmp_path: Path
) -> None:
    async with running(database, tmp_path, "first", "second", "third") as (first, second, third):
        deck, owner = await upload(first, tmp_path, 6)
        kept = (await picture(first, deck)).body
        first.kill()
        shutil.rmtree(first.data)
        # Both ask at once, for everything at once.
        wanted = [(server, card) for server in (second, third) for card in range(1, 7)]
        got = await asyncio.gather(*[picture(server, deck, card) for server, card in wanted])
        assert {answer.status for answer in got} == {200}
        assert got[0].body == kept
        async with running(database, tmp_path, "new") as (new,):
            assert deck in await listed(new, owner)
            assert (await picture(new, deck)).body == kept


async def test_a_deck_is_kept_while_a_game_goes_on_with_it_on_another_node(
    pair: Pair, tmp_path: Path
) -> None:
    _, first, second = pair
    deck, owner = await upload(first, tmp_path, ENOUGH)
    tickets = await sit_down(second.url, 3, decks=[deck], options={"end": {"tellings": 1}})
    async with connected(second.url, tickets) as clients:
        await start(clients[0], clients)
        # The nodes tell each other when they look after their decks.
        async with asyncio.timeout(SOON):
            while not await ask_database(
                pair[0], "SELECT count(*) FROM deck_games WHERE deck = $1", deck
            ):
                await asyncio.sleep(0.1)
        kept = await call("DELETE", f"{first.url}/api/decks/{deck}", None, {"cookie": owner})
        assert kept.status == 409
        assert json.loads(kept.body)["refusal"]["code"] == "deck_in_play"
        await play_to_the_end(clients, seed=5)
    gone = await call("DELETE", f"{first.url}/api/decks/{deck}", None, {"cookie": owner})
    assert gone.status == 204
