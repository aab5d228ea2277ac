"""Finished games over HTTP: records and storybooks, and whose names stand in them."""

import asyncio
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from storyhare.folders import journal_file
from storyhare.rules import Record, read_record, replay
from storyhare.storage import Row, SqliteJournal, Write
from storyhare.storage.postgres import PostgresJournal
from storyhare.table import commands as ask
from storyhare.testing.client import Answer, Client, Ticket, call, join_table
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


async def record(server: ServerProcess, game: str, reader: Ticket | None = None) -> Record:
    """The record as the public reads it, or somebody with a seat."""
    url = f"{server.url}/api/games/{game}/record"
    headers = {"cookie": reader.cookie} if reader else None
    return read_record((await call("GET", url, None, headers)).body)


async def story(server: ServerProcess, game: str, reader: Ticket | None = None) -> Answer:
    url = f"{server.url}/api/games/{game}/story"
    return await call("GET", url, None, {"cookie": reader.cookie} if reader else None)


async def names(server: ServerProcess, game: str, reader: Ticket | None = None) -> tuple[str, ...]:
    """The names in the storybook, which are those of the record."""
    players = tuple(json.loads((await story(server, game, reader)).body)["players"])
    assert players == (await record(server, game, reader)).names
    return players


NOBODY = ("Player 1", "Player 2", "Player 3")
EVERYBODY = ("Ada", "Member 2", "Member 3")


@pytest.mark.parametrize(
    ("answers", "at_the_table", "in_public"),
    [
        ((None, None, None), EVERYBODY, NOBODY),
        ((True, True, None), EVERYBODY, NOBODY),
        ((True, True, True), EVERYBODY, EVERYBODY),
        ((True, True, False), ("Ada", "Member 2", "Player 3"), NOBODY),
        ((False, None, True), ("Player 1", "Member 2", "Member 3"), NOBODY),
        ((False, False, False), NOBODY, NOBODY),
    ],
)
async def test_the_table_reads_all_names_but_of_those_who_said_no_and_the_public_only_if_all_agree(
    server: ServerProcess,
    answers: tuple[bool | None, ...],
    at_the_table: tuple[str, ...],
    in_public: tuple[str, ...],
) -> None:
    tickets = await sit_down(server.url, 3, **SHORT)
    async with connected(server.url, tickets) as clients:
        for client, answer in zip(clients, answers, strict=True):
            if answer is not None:
                await asked(client, ask.Sign(name_in_records=answer))
        game = await played(clients, 1)
    assert await names(server, game, tickets[0]) == at_the_table
    assert await names(server, game, tickets[2]) == at_the_table
    assert await names(server, game) == in_public
    replay(await record(server, game, tickets[1]))


async def test_somebody_of_another_table_is_the_public(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 3, **SHORT)
    strangers = await sit_down(server.url, 1)
    async with connected(server.url, tickets) as clients:
        game = await played(clients, 1)
        late = await join_table(server.url, tickets[0].code, "Late")  # saw the end of it
        await asked(clients[0], ask.Rematch())
        newcomer = await join_table(server.url, tickets[0].code, "New")
    assert await names(server, game, strangers[0]) == NOBODY
    # A made-up token proves nothing, and who came after the game was not there.
    person = tickets[0].cookie.partition(".")[0]
    forged = Ticket(tickets[0].code, tickets[0].person, f"{person}.made-up")
    assert await names(server, game, forged) == NOBODY
    assert await names(server, game, newcomer) == NOBODY
    assert await names(server, game, late) == EVERYBODY


async def test_who_said_yes_may_think_again_also_in_the_rematch(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 3, **SHORT)
    async with connected(server.url, tickets) as clients:
        for client in clients:
            await asked(client, ask.Sign(name_in_records=True))
        await asked(clients[1], ask.Rename("Bea"))
        game = await played(clients, 2)
        assert await names(server, game) == ("Ada", "Bea", "Member 3")
        await asked(clients[1], ask.Sign(name_in_records=False))
        assert await names(server, game) == NOBODY
        assert await names(server, game, tickets[0]) == ("Ada", "Player 2", "Member 3")
        await asked(clients[1], ask.Sign(name_in_records=True))
        await asked(clients[0], ask.Rematch())
        assert await names(server, game) == ("Ada", "Bea", "Member 3")
        await asked(clients[0], ask.Sign(name_in_records=False))
        assert await names(server, game) == NOBODY
        assert await names(server, game, tickets[0]) == ("Player 1", "Bea", "Member 3")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_name_that_was_withdrawn_stays_away_when_the_table_is_put_away(
    kind: str, tmp_path: Path, postgres: PostgresProcess
) -> None:
    database = await postgres.new_database() if kind == "postgres" else None
    evening = ServerProcess(tmp_path, limits={"database": database})
    await evening.start()
    tickets = await sit_down(evening.url, 3, **SHORT)
    async with connected(evening.url, tickets) as clients:
        for client in clients:
            await asked(client, ask.Sign(name_in_records=True))
        game = await played(clients, 5)
        assert await names(evening, game) == EVERYBODY
        await asked(clients[0], ask.Rematch())
        await asked(clients[1], ask.Sign(name_in_records=False))
        assert await names(evening, game) == NOBODY
        assert await names(evening, game, tickets[0]) == ("Ada", "Player 2", "Member 3")
    evening.stop()
    # a server that puts away at once what nobody has used since
    later = ServerProcess(tmp_path, limits={"database": database, "archive_after_days": 0})
    await later.start()
    try:
        url = f"{later.url}/api/tables/{tickets[0].code}"
        async with asyncio.timeout(SOON):
            while (await call("GET", url)).status != 404:
                await asyncio.sleep(0.05)
        assert await names(later, game) == NOBODY
        assert await names(later, game, tickets[0]) == ("Ada", "Player 2", "Member 3")
        # The code may be another table's by now, and still nobody remembers the name.
        journal = PostgresJournal(database) if database else SqliteJournal(journal_file(tmp_path))
        await journal.open()
        try:
            strangers = Row("strangers", tickets[0].code, "live", 1, None, 1.0)
            await journal.append(Write(strangers, 0, 1, (b"{}",)))
        finally:
            await journal.close()
        assert await names(later, game) == NOBODY
        assert await names(later, game, tickets[0]) == ("Ada", "Player 2", "Member 3")
    finally:
        later.stop()


async def test_a_storybook_tells_every_round_as_the_record_does(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 4, **SHORT)
    async with connected(server.url, tickets) as clients:
        began = time.time()
        game = await played(clients, 3)
        view = clients[0].view
        assert view is not None
        assert view.table.game is not None
        before = time.time()
        book = json.loads((await story(server, game)).body)
        assert book["game"] == game
        assert began <= book["ended"] <= before
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
