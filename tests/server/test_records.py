"""Finished games over HTTP: records and storybooks, and whose names stand in them."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from storyhare.rules import Record, read_record, replay
from storyhare.server.stores import journal_file
from storyhare.storage import Row, SqliteJournal, Write
from storyhare.storage.postgres import PostgresJournal
from storyhare.table import commands as ask
from storyhare.testing.client import Answer, Client, call
from storyhare.testing.server import ServerProcess
from storyhare.testing.storage.postgres import PostgresProcess
from storyhare.wire import frames
from tests.server.tables import SOON, connected, play_to_the_end, sit_down, start

SHORT: dict[str, Any] = {"options": {"end": {"tellings": 1}}}


async def asked(client: Client, body: ask.Command) -> frames.Ack:
    """Ask for something that is done."""
    answer = await client.do(body)
    assert isinstance(answer, frames.Ack), answer
    return answer


async def played(clients: Sequence[Client], seed: int) -> str:
    """A whole game; answers its id."""
    await start(clients[0], clients)
    await play_to_the_end(clients, seed)
    assert clients[0].view is not None
    return clients[0].view.table.game_id


async def record(server: ServerProcess, game: str) -> Record:
    return read_record((await call("GET", f"{server.url}/api/games/{game}/record")).body)


async def story(server: ServerProcess, game: str) -> Answer:
    return await call("GET", f"{server.url}/api/games/{game}/story")


async def test_nobody_is_named_in_a_record_who_did_not_agree(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 3, **SHORT)
    async with connected(server.url, tickets) as clients:
        game = await played(clients, 1)
        anonymous = ("Player 1", "Player 2", "Player 3")
        assert (await record(server, game)).names == anonymous
        assert json.loads((await story(server, game)).body)["players"] == list(anonymous)


async def test_who_agrees_is_named_and_may_think_again(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 3, **SHORT)
    async with connected(server.url, tickets) as clients:
        await asked(clients[1], ask.Sign(name_in_records=True))
        await asked(clients[1], ask.Rename("Bea"))
        game = await played(clients, 2)
        told = await record(server, game)
        assert told.names == ("Player 1", "Bea", "Player 3")
        replay(told)
        await asked(clients[0], ask.Sign(name_in_records=True))
        await asked(clients[1], ask.Sign(name_in_records=False))
        assert (await record(server, game)).names == ("Ada", "Player 2", "Player 3")
        await asked(clients[0], ask.Rematch())
        assert (await record(server, game)).names == ("Ada", "Player 2", "Player 3")
        await asked(clients[0], ask.Sign(name_in_records=False))
        assert (await record(server, game)).names == ("Player 1", "Player 2", "Player 3")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_name_that_was_withdrawn_stays_away_when_the_table_is_put_away(
    kind: str, tmp_path: Path, postgres: PostgresProcess
) -> None:
    database = await postgres.new_database() if kind == "postgres" else None
    evening = ServerProcess(tmp_path, limits={"database": database})
    await evening.start()
    tickets = await sit_down(evening.url, 3, **SHORT)
    async with connected(evening.url, tickets) as clients:
        for client in clients[:2]:
            await asked(client, ask.Sign(name_in_records=True))
        game = await played(clients, 5)
        await asked(clients[0], ask.Rematch())
        await asked(clients[1], ask.Sign(name_in_records=False))
        assert (await record(evening, game)).names == ("Ada", "Player 2", "Player 3")
    evening.stop()
    # a server that puts away at once what nobody has used since
    later = ServerProcess(tmp_path, limits={"database": database, "archive_after_days": 0})
    await later.start()
    try:
        url = f"{later.url}/api/tables/{tickets[0].code}"
        async with asyncio.timeout(SOON):
            while (await call("GET", url)).status != 404:
                await asyncio.sleep(0.05)
        assert (await record(later, game)).names == ("Ada", "Player 2", "Player 3")
        # The code may be another table's by now, and still nobody remembers the name.
        journal = PostgresJournal(database) if database else SqliteJournal(journal_file(tmp_path))
        await journal.open()
        try:
            strangers = Row("strangers", tickets[0].code, "live", 1, None, 1.0)
            await journal.append(Write(strangers, 0, 1, (b"{}",)))
        finally:
            await journal.close()
        assert (await record(later, game)).names == ("Ada", "Player 2", "Player 3")
    finally:
        later.stop()


async def test_a_storybook_tells_every_round_as_the_record_does(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 4, **SHORT)
    async with connected(server.url, tickets) as clients:
        game = await played(clients, 3)
        view = clients[0].view
        assert view is not None
        assert view.table.game is not None
        book = json.loads((await story(server, game)).body)
        assert book["game"] == game
        assert book["winners"] == list(view.table.winners)
        assert [told["round"] for told in book["rounds"]] == [1, 2, 3, 4]
        assert book["rounds"][-1]["scores"] == list(view.table.game.scores)
        url = f"{server.url}/api/tables/{tickets[0].code}/rounds"
        for told in book["rounds"]:
            answer = await call(
                "GET", f"{url}/{told['round']}", None, {"cookie": tickets[0].cookie}
            )
            assert json.loads(answer.body) == told
            assert len(told["cards"]) == len(told["owners"])
            assert told["clue"]["text"]
            assert len(told["ballots"]) == len(told["result"]["points"]) == 4


async def test_a_running_game_has_no_storybook_and_an_unknown_one_the_same_answer(
    server: ServerProcess,
) -> None:
    tickets = await sit_down(server.url, 3)
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
        assert clients[0].view is not None
        running = await story(server, clients[0].view.table.game_id)
        unknown = await story(server, "no-such-game")
    assert running.status == unknown.status == 404
    assert running.body == unknown.body


async def test_a_storybook_stays_when_the_table_plays_again(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 3, **SHORT)
    async with connected(server.url, tickets) as clients:
        game = await played(clients, 4)
        before = (await story(server, game)).body
        await clients[0].send(frames.Say("well told"))
        await asked(clients[0], ask.Rematch())
        assert (await story(server, game)).body == before
    # and who comes back then finds what was said before the rematch
    async with connected(server.url, [tickets[1]]) as (client,):
        async with asyncio.timeout(SOON):
            while not client.heard:
                await client.send(frames.Ping())
                await asyncio.sleep(0.01)
        assert [said.text for said in client.heard if isinstance(said, frames.Said)] == [
            "well told"
        ]
