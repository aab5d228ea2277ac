"""Being forgotten over HTTP: at a table, in the middle of a game, and afterwards."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import apsw
import pytest

from storyhare.folders import journal_file
from storyhare.live import lines
from storyhare.storage import SqliteJournal
from storyhare.storage.postgres import PostgresJournal
from storyhare.table import Decided, Entry, Settings, Table, apply, arrivals
from storyhare.table import commands as ask
from storyhare.table.arrivals import Newcomer
from storyhare.testing.client import Answer, Client, Ticket, call, join_table
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.cli.test_ops import run
from tests.cli.test_tables import holds
from tests.server.nodes import nodes
from tests.server.recorders import OPTIONS, files_in, recorded, tell
from tests.server.tables import (
    SOON,
    connected,
    everybody_here,
    in_step,
    play_to_the_end,
    sit_down,
    start,
)

# Nobody else is called so, and no other file has it.
NAME = "Zephyrine Quux"


async def forget(server: ServerProcess, seat: Ticket, whose: str | None = None) -> Answer:
    url = f"{server.url}/api/tables/{seat.code}/people/{whose or 'me'}"
    return await call("DELETE", url, None, {"cookie": seat.cookie})


async def story_of(server: ServerProcess, game: str, reader: Ticket) -> Any:
    url = f"{server.url}/api/games/{game}/story"
    return json.loads((await call("GET", url, None, {"cookie": reader.cookie})).body)


async def seated(server: ServerProcess) -> list[Ticket]:
    """Two and somebody of an unusual name, who may sing."""
    tickets = await sit_down(server.url, 2, options=OPTIONS)
    return [*tickets, await join_table(server.url, tickets[0].code, NAME)]


@asynccontextmanager
async def on(database: str | None, folder: Path) -> AsyncIterator[ServerProcess]:
    """A server over a file, or over a database."""
    server = ServerProcess(folder, limits={"database": database})
    await server.start()
    try:
        yield server
    finally:
        await asyncio.to_thread(server.stop)
    assert "Traceback" not in server.log


@pytest.fixture(params=["sqlite", "postgresql"])
def kept_in(request: pytest.FixtureRequest) -> str | None:
    """Where tables are stored: in a file, or at the address of a database."""
    return None if request.param == "sqlite" else str(request.getfixturevalue("database"))


async def as_stored(kept_in: str | None, folder: Path, game: str) -> tuple[set[str], set[str]]:
    """Who has a name at a table, and who has said something there."""
    file = journal_file(folder)
    journal = SqliteJournal(file) if kept_in is None else PostgresJournal(kept_in)
    await journal.open()
    names, chat = await journal.read_names(game), await journal.read_chat(game)
    await journal.close()
    return set(names), {line.person for line in chat}


async def test_in_the_middle_of_a_game_nothing_of_somebody_stays_but_the_moves(
    kept_in: str | None, tmp_path: Path
) -> None:
    async with on(kept_in, tmp_path) as server:
        host, other, gone = tickets = await seated(server)
        async with connected(server.url, tickets) as clients:
            order = (gone.person, host.person, other.person)
            assert isinstance(await clients[0].do(ask.Arrange(order)), frames.Ack)
            await start(clients[0], clients)
            for client in clients:
                await client.send(frames.Say("So am I" if client is not clients[2] else NAME))
                await in_step(client)
            await tell(clients[2], await recorded(server, gone))
            answer = await forget(server, gone)
            assert answer.status == 204, answer
            assert "max-age=0" in answer.headers["set-cookie"].lower()
            await asyncio.wait_for(clients[2].gone.wait(), SOON)
            await clients[1].until(lambda view: view.table.autopilot == (0,))
            await in_step(clients[1])
            assert clients[1].heard[-1] == frames.Unsaid(gone.person)
            await play_to_the_end(clients[:2], 5)
            assert clients[1].view is not None
            game = clients[1].view.table.game_id
        story = await story_of(server, game, other)
        assert story["players"] == ["Player 1", "Ada", "Member 2"]
        assert story["code"] == other.code
        assert (await story_of(server, game, gone))["code"] is None
        assert [file for file in files_in(server) if file.suffix != ".log"] == []
        assert (await forget(server, gone)).status == 404
        # Whoever comes back is somebody new.
        assert (await join_table(server.url, gone.code, "New")).person != gone.person
    named, spoke = await as_stored(kept_in, tmp_path, game)
    assert {host.person, other.person} <= named
    assert gone.person not in named
    assert spoke == {host.person, other.person}


async def test_after_a_game_and_its_rematch_it_holds_for_both(
    kept_in: str | None, tmp_path: Path
) -> None:
    async with on(kept_in, tmp_path) as server:
        _, _, gone = tickets = await seated(server)
        async with connected(server.url, tickets) as clients:
            await start(clients[0], clients)
            await play_to_the_end(clients, 6)
            assert clients[0].view is not None
            game = clients[0].view.table.game_id
            assert isinstance(await clients[0].do(ask.Rematch()), frames.Ack)
            second = clients[0].view.table.game_id
        story = await story_of(server, game, gone)
        assert NAME in story["players"]
        assert story["code"] == gone.code
        assert (await forget(server, gone)).status == 204
        assert NAME not in (await story_of(server, game, tickets[0]))["players"]
    assert second != game
    for table in (game, second):
        named, _ = await as_stored(kept_in, tmp_path, table)
        assert gone.person not in named


@asynccontextmanager
async def at(server: str, seat: Ticket) -> AsyncIterator[Client]:
    """Somebody connected, whoever else is."""
    client = Client(server, seat.code, seat.cookie)
    await client.connect()
    try:
        yield client
    finally:
        await client.close()


async def test_who_is_forgotten_by_one_node_is_so_on_the_other(
    database: str, tmp_path: Path
) -> None:
    async with nodes(database, tmp_path, 2) as two:
        host, gone = await sit_down(two[0].url, 2)
        async with connected(two[0].url, [host]) as (here,), at(two[1].url, gone) as there:
            await here.until(lambda view: everybody_here(view, 2))
            await there.send(frames.Say(NAME))
            async with asyncio.timeout(SOON):
                while not here.heard:
                    await in_step(here)
            # Another node than the one to which they are connected.
            assert (await forget(two[0], gone)).status == 204
            await asyncio.wait_for(there.gone.wait(), SOON)
            async with asyncio.timeout(SOON):
                while frames.Unsaid(gone.person) not in here.heard:
                    await in_step(here)
        assert (await forget(two[1], gone)).status == 404
        assert (await forget(two[1], host)).status == 204


async def test_nobody_else_can_do_it(server: ServerProcess) -> None:
    host, other, _ = await seated(server)
    (stranger,) = await sit_down(server.url, 1)
    assert (await forget(server, host, other.person)).status == 409
    assert (await forget(server, stranger, other.person)).status == 409
    url = f"{server.url}/api/tables/{host.code}/people/{other.person}"
    assert (await call("DELETE", url)).status == 404
    assert (await call("DELETE", url.replace(other.person, "me"))).status == 404
    elsewhere = {"cookie": other.cookie, "origin": "http://elsewhere.example"}
    assert (await call("DELETE", url, None, elsewhere)).status == 403
    made_up = {"cookie": f"storyhare-{host.code}={other.person}.guess"}
    assert (await call("DELETE", url, None, made_up)).status == 404
    assert (await forget(server, other, other.person)).status == 204


async def test_who_was_sent_away_can_do_it(server: ServerProcess) -> None:
    tickets = await seated(server)
    async with connected(server.url, tickets[:1]) as (host,):
        assert isinstance(await host.do(ask.Remove(tickets[2].person)), frames.Ack)
    assert (await forget(server, tickets[2])).status == 204


async def test_at_a_table_that_was_put_away_while_others_have_its_code(tmp_path: Path) -> None:
    async with on(None, tmp_path) as server:
        gone = (await seated(server))[2]
    said = await asyncio.to_thread(run, "tables", "close", gone.code, "--data", tmp_path)
    assert "is archived" in said
    opened = arrivals.open_table("strangers", gone.code, Settings(), Newcomer("one", "", "One"))
    assert isinstance(opened, Decided)
    entry = Entry(1e9, opened.events)
    journal = SqliteJournal(journal_file(tmp_path))
    await journal.open()
    await journal.append(lines.write(apply(Table(), entry), 1e9, (entry,), opened.names))
    await journal.close()
    async with on(None, tmp_path) as server:
        assert (await forget(server, gone)).status == 204
        assert (await forget(server, gone)).status == 404
    named, _ = await as_stored(None, tmp_path, await first_table(tmp_path))
    assert gone.person not in named


async def first_table(folder: Path) -> str:
    """The table that is not the strangers'."""
    journal = SqliteJournal(journal_file(folder))
    await journal.open()
    (table,) = set(await journal.table_ids()) - {"strangers"}
    await journal.close()
    return table


async def test_no_file_holds_the_name_once_nobody_was_there(tmp_path: Path) -> None:
    async with on(None, tmp_path) as server:
        gone = (await seated(server))[2]
        for _ in range(30):  # so that the name is copied from page to page
            await sit_down(server.url, 12)
        async with connected(server.url, [gone]) as (client,):
            await client.send(frames.Say(f"I am {NAME}"))
            await in_step(client)
        assert holds(tmp_path, NAME)
        assert (await forget(server, gone)).status == 204
    assert "erased" in kept(tmp_path)
    async with on(None, tmp_path):  # space is given back where nobody waits for a move
        async with asyncio.timeout(SOON):
            while "erased" in kept(tmp_path):
                await asyncio.sleep(0.05)
    assert not holds(tmp_path, NAME)


def kept(folder: Path) -> set[str]:
    """What the file remembers beside tables."""
    file = apsw.Connection(str(journal_file(folder)), flags=apsw.SQLITE_OPEN_READONLY)
    try:
        return {key for (key,) in file.execute("SELECT key FROM kept")}
    finally:
        file.close()
