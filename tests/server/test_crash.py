"""`kill -9` at random points: nothing acknowledged is lost, nothing is done twice, all converge."""

import asyncio
import contextlib
import os
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import apsw
import pytest
from websockets.exceptions import ConnectionClosed

from storyhare.folders import journal_file
from storyhare.rules import read_record, replay
from storyhare.table import commands as ask
from storyhare.testing.client import Client, Ticket, call, join_table, open_table
from storyhare.testing.player import Player
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.server.tables import SOON, all_equal, connected, kept, plain, sit_down, start

KILLS = 5
# Twenty games share a server, and so every kill hits all of them, each at another point.
GAMES = [
    *[("classic", number) for number in (3, 4, 5, 6, 3, 4)],
    *[("odyssey", number) for number in (3, 4, 5, 7, 8, 12)],
    *[("party", number) for number in (6, 6, 7, 8)],
    *[("team", number) for number in (6, 6, 8, 10)],
]
# How many games the long test plays.
LONG_GAMES = int(os.environ.get("STORYHARE_CRASH_GAMES", "1000"))


class Table:
    """A game under way, and how often the server died under it."""

    def __init__(self, server: ServerProcess, tickets: list[Ticket], luck: random.Random) -> None:
        self.tickets = tickets
        self.players = [Player(server.url, p, random.Random(luck.random())) for p in tickets]
        self.playing = asyncio.gather(*[player.play() for player in self.players])
        self.kills = 0

    @property
    def moves(self) -> int:
        """How many moves have been acknowledged."""
        return sum(len(player.acked) for player in self.players)

    async def end(self) -> None:
        """Games without an end, so that all see every crash; then the host ends them."""
        host = self.players[0]
        asked = None
        while asked is None:
            await asyncio.sleep(0.01)  # until it has come back itself
            with contextlib.suppress(ConnectionError):
                if host.client.view is not None:
                    asked = await host.client.do(ask.LastRound())
        assert isinstance(asked, frames.Ack)
        await self.playing


async def killed_again_and_again(
    server: ServerProcess, tables: list[Table], luck: random.Random
) -> None:
    """Kill the server while people play, until every game has seen it often enough."""
    while min(table.kills for table in tables) < KILLS:
        # Wait for some moves at every table, so that every life of the server sees play; then a
        # moment more, so that the kill falls anywhere between two messages.
        more = luck.randint(1, 4)
        enough = {table: table.moves + more for table in tables}
        while any(t.moves < enough[t] for t in tables):
            await asyncio.sleep(0.002)
        await asyncio.sleep(luck.random() * 0.01)
        for table in tables:
            assert not table.playing.done(), "the game was too short"
            table.kills += 1
        server.kill()
        await server.start()


async def survives(server: ServerProcess, games: Sequence[tuple[str, int]], seed: int) -> None:
    """Play games at the same time on a server that dies and dies again."""
    luck = random.Random(seed)
    seated = []
    for ruleset, number in games:
        tickets = await sit_down(server.url, number, ruleset, options={"end": {"score": 999}})
        async with connected(server.url, tickets) as clients:
            await start(clients[0], clients)
        seated.append(tickets)
    tables = [Table(server, tickets, luck) for tickets in seated]
    try:
        async with asyncio.timeout(SOON * 5):
            await killed_again_and_again(server, tables, luck)
            await asyncio.gather(*[table.end() for table in tables])
        for table in tables:
            await asyncio.gather(*[player.come_back() for player in table.players])
            clients = [player.client for player in table.players]
            await all_equal(clients, [p.person for p in table.tickets], server.data)
            await nothing_lost_or_doubled(server, table.players)
    finally:
        for table in tables:
            table.playing.cancel()
            await asyncio.gather(table.playing, return_exceptions=True)
            await asyncio.gather(*[player.close() for player in table.players])


async def nothing_lost_or_doubled(server: ServerProcess, players: list[Player]) -> None:
    view = players[0].client.view
    assert view is not None
    assert view.table.game is not None
    there = await kept(server.data, view.table.game_id)
    times = Counter(there.answered)
    asked = {(p.ticket.person, cmd): p for p in players for cmd in p.acked}
    lost = [key for key in asked if times[key] == 0]
    doubled = [key for key, number in times.items() if number > 1]
    assert lost == []
    assert doubled == []
    record = await call("GET", f"{server.url}/api/games/{view.table.game_id}/record")
    assert replay(read_record(record.body)).scores == view.table.game.scores


async def test_games_survive_crashes(own_server: ServerProcess) -> None:
    await survives(own_server, GAMES, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("turn", range(-(-LONG_GAMES // len(GAMES))))
async def test_many_games_survive_crashes(own_server: ServerProcess, turn: int) -> None:
    await survives(own_server, GAMES, seed=1_000 + turn)


async def test_people_who_were_let_in_before_a_crash_are_in_after_it(
    own_server: ServerProcess,
) -> None:
    host = await open_table(own_server.url, "Ada", {"decks": ["made"]})
    member = await join_table(own_server.url, host.code, "Bo")
    own_server.kill()
    await own_server.start()
    async with connected(own_server.url, [host, member]) as clients:
        assert clients[1].view is not None
        names = [person["name"] for person in plain(clients[1].view.table)["people"]]
        assert names == ["Ada", "Bo"]


async def test_a_rematch_that_crashed_before_its_answer_happens_once(
    own_server: ServerProcess,
) -> None:
    tickets = await sit_down(own_server.url, 3, options={"end": {"tellings": 1}})
    async with connected(own_server.url, tickets) as clients:
        await start(clients[0], clients)
        players = [Player(own_server.url, p, random.Random(1)) for p in tickets]
        async with asyncio.timeout(SOON):
            await asyncio.gather(*[player.play() for player in players])
    host = players[0]
    asked = host.client.about(ask.Rematch())
    assert isinstance(await host.client.request(asked), frames.Ack)
    own_server.kill()
    await own_server.start()
    await host.come_back()
    answer = await host.client.request(asked)
    assert isinstance(answer, frames.Ack)
    assert answer.table.stage == "lobby"
    await asyncio.gather(*[player.close() for player in players])


async def test_while_the_journal_is_busy_nothing_is_acknowledged_and_then_all_goes_on(
    own_server: ServerProcess,
) -> None:
    (host,) = await sit_down(own_server.url, 1)
    async with connected(own_server.url, [host]) as (client,):
        other = apsw.Connection(str(journal_file(own_server.data)))
        other.execute("BEGIN IMMEDIATE")
        asked = client.about(ask.Lock(locked=True))
        refused = await client.request(asked)
        assert isinstance(refused, frames.Refused)
        assert refused.refusal.code == "try_again"
        other.execute("ROLLBACK")
        other.close()
        answer = await client.request(asked)
        assert isinstance(answer, frames.Ack)
        assert answer.table.locked


async def test_the_log_of_crashes_has_no_fault_of_ours(tmp_path: Path) -> None:
    """Killing, starting and an empty table leave a log without tracebacks."""
    server = ServerProcess(tmp_path)
    for _ in range(2):
        await server.start()
        client = Client(server.url, "ABCD")
        try:
            await client.connect()
            await asyncio.wait_for(client.gone.wait(), SOON)
            code = client.close_code
        except ConnectionClosed as closed:  # the server was quicker than the hello
            code = closed.rcvd.code if closed.rcvd else None
        assert code == 4404
        await client.close()
        server.kill()
    assert "Traceback" not in server.log
