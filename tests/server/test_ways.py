"""Devices on one node, their table on another: served there, and kept when that node goes away."""

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import asyncpg
import msgspec
import pytest

from storyhare.server.app import way_in
from storyhare.server.config import Config, NodeAddress
from storyhare.server.corridor import READ, TEXT, Corridor
from storyhare.server.guests import Guest, Reception, Request
from storyhare.server.protocol import MOST_WAITING
from storyhare.table import commands as ask
from storyhare.table.neighbours import Neighbours
from storyhare.testing.client import Client, Pass, Player, people_here
from storyhare.testing.postgres import PostgresProcess
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.server.nodes import (
    Nodes,
    all_equal,
    devices,
    kept,
    nodes,
    nothing_lost_or_doubled,
    play_all,
    started,
)
from tests.server.raw import BINARY, RawSocket
from tests.server.raw import TEXT as TEXT_FRAME
from tests.server.tables import SOON, connected, everybody_here, in_step, sit_down

MEASURED = {"metrics": True}


@pytest.fixture(scope="module")
def pair(postgres: PostgresProcess, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    """Two nodes that several tests share."""
    address = asyncio.run(postgres.new_database())
    with asyncio.Runner() as runner:
        opened = nodes(address, tmp_path_factory.mktemp("nodes"), limits=MEASURED)
        yield runner.run(opened.__aenter__())
        runner.run(opened.__aexit__(None, None, None))


async def devices_become(server: ServerProcess, number: tuple[int, int]) -> None:
    async with asyncio.timeout(SOON):
        while await devices(server) != number:
            await asyncio.sleep(0.02)


@asynccontextmanager
async def away(home: str, there: str, passes: Sequence[Pass]) -> AsyncIterator[list[Client]]:
    """The first of some people where the table is at home, all others on another node."""
    async with connected(home, passes[:1]) as first:
        clients = [Client(there, ticket.code, ticket.cookie) for ticket in passes[1:]]
        try:
            for client in clients:
                await client.connect()
            for client in (*first, *clients):
                await client.until(lambda view: everybody_here(view, len(passes)))
            yield [*first, *clients]
        finally:
            await asyncio.gather(*[client.close() for client in clients])


# -- at home ---------------------------------------------------------------------------------------


async def test_devices_of_another_node_are_served_where_their_table_is_at_home(pair: Nodes) -> None:
    home, there = pair[0], pair[1]
    passes = await sit_down(there.url, 3)  # who came in by HTTP makes no home
    async with away(home.url, there.url, passes) as clients:
        assert await devices(home) == (3, 0)
        assert await devices(there) == (0, 2)
        await clients[1].send(frames.React("heart"))
        await clients[2].send(frames.Say("hello"))
        for client in clients:
            async with asyncio.timeout(SOON):
                while len(client.heard) < 2:
                    await asyncio.sleep(0.01)
        assert isinstance(await clients[0].do(ask.Start()), frames.Ack)
        for client in clients:
            await client.until(lambda view: view.table.stage == "playing")
        refused = await clients[1].do(ask.LastRound())
        assert isinstance(refused, frames.Refused)
        assert refused.refusal.code == "not_host"
        await all_equal(pair.address, clients, [ticket.person for ticket in passes])
    await devices_become(home, (0, 0))
    assert await devices(there) == (0, 0)


async def test_a_table_that_everybody_left_is_at_home_where_somebody_comes_next(
    pair: Nodes,
) -> None:
    passes = await sit_down(pair[0].url, 2)
    for home in (pair[1], pair[0]):
        async with connected(home.url, passes):
            assert await devices(home) == (2, 0)
        await devices_become(home, (0, 0))
        async with asyncio.timeout(SOON):
            while await homes(pair.address):
                await asyncio.sleep(0.02)


async def homes(address: str) -> list[str]:
    connection = await asyncpg.connect(address)
    try:
        return [row["node"] for row in await connection.fetch("SELECT node FROM homes")]
    finally:
        await connection.close()


async def test_who_watches_may_do_so_on_another_node(pair: Nodes) -> None:
    passes = await sit_down(pair[0].url, 2)
    async with connected(pair[0].url, passes) as clients:
        screen = Client(pair[1].url, passes[0].code)
        await screen.connect()
        await screen.until(lambda view: view.you is None)
        assert await devices(pair[1]) == (0, 1)
        assert isinstance(await clients[0].do(ask.Lock(locked=True)), frames.Ack)
        await screen.until(lambda view: view.table.locked)
        await screen.close()


async def test_who_is_sent_away_by_the_host_learns_it_on_another_node(pair: Nodes) -> None:
    passes = await sit_down(pair[0].url, 3)
    async with away(pair[0].url, pair[1].url, passes) as (host, removed, other):
        assert isinstance(await host.do(ask.Remove(passes[1].person)), frames.Ack)
        await asyncio.wait_for(removed.gone.wait(), SOON)
        assert (removed.bye, removed.close_code) == ("removed", 4003)
        await other.until(lambda view: people_here(view) == [passes[0].person, passes[2].person])


async def test_rubbish_is_answered_as_on_every_socket(pair: Nodes) -> None:
    passes = await sit_down(pair[0].url, 2)
    hello = msgspec.json.encode(frames.Hello(frames.PROTOCOL))
    async with connected(pair[0].url, passes):
        raw = await RawSocket.open(pair[1].port, f"/ws/{passes[0].code}")
        raw.write(hello)
        raw.write(b"nonsense")
        raw.write(b"\0", opcode=BINARY)
        refused = 0
        while refused < 2:
            got = await raw.read()
            assert got is not None
            refused += b"not_a_frame" in got.data
        raw.write(b"\xff\xfe")
        assert (await raw.closing())[1] == 1007
        unfriendly = await RawSocket.open(pair[1].port, f"/ws/{passes[0].code}")
        unfriendly.write(b"no hello")
        assert (await unfriendly.closing())[1] == 1008


async def test_all_that_is_asked_at_once_is_answered(pair: Nodes) -> None:
    passes = await sit_down(pair[0].url, 2)
    async with connected(pair[0].url, passes):
        raw = await RawSocket.open(pair[1].port, f"/ws/{passes[0].code}")
        raw.write(msgspec.json.encode(frames.Hello(frames.PROTOCOL)))
        for _ in range(10 * MOST_WAITING):
            raw.write(msgspec.json.encode(frames.Ping()))
        await raw.drain()
        pongs = 0
        while pongs < 10 * MOST_WAITING:
            got = await raw.read()
            assert got is not None
            pongs += b'"pong"' in got.data
        await raw.close()


async def test_a_node_is_told_when_all_that_a_guest_said_was_read() -> None:
    said: list[int] = []
    corridor = Corridor(b"", lambda *_: None, lambda: None, calls=False)
    corridor.send = lambda kind, *_: said.append(kind)  # type: ignore[method-assign]  # to listen
    guest = Guest(corridor, 1, Request("HARE", b"", b"", None, 0, "phone", 5.0))
    for _ in range(MOST_WAITING):
        guest.take(b"ping")
    for _ in range(MOST_WAITING):
        assert said == []
        await guest.receive()
    assert said == [READ]
    guest.take(b"ping")
    await guest.receive()
    assert said == [READ]  # few are not worth a word
    guest.write_now(b"pong")
    guest.gone()
    guest.write_now(b"pong")
    guest.hang_up(1000)
    assert said == [READ, TEXT]


@pytest.mark.parametrize("opcode", [TEXT_FRAME, BINARY], ids=["text", "binary"])
async def test_a_flood_on_one_node_is_held_back_by_the_other(pair: Nodes, opcode: int) -> None:
    """As on a socket of its own: neither node keeps what it cannot read yet."""
    home, there = pair[0], pair[1]
    passes = await sit_down(home.url, 2)
    async with away(home.url, there.url, passes) as (_, honest):
        before = home.memory + there.memory
        raw = await RawSocket.open(there.port, f"/ws/{passes[0].code}?watch")
        raw.write(msgspec.json.encode(frames.Hello(frames.PROTOCOL)))
        await raw.read()
        sent = 0
        flood = (small_frame(b"x") * 20 + small_frame(b"x", opcode)) * 200
        with suppress(TimeoutError):
            async with asyncio.timeout(SOON):
                while sent < 20_000_000:
                    raw.write_bytes(flood)
                    sent += len(flood)
                    await asyncio.wait_for(raw.drain(), 1.0)
        assert sent < 20_000_000, "everything was taken"
        await in_step(honest)
        assert honest.bye is None
        assert home.memory + there.memory - before < 40_000_000
        await raw.close()
    await devices_become(home, (0, 0))


def small_frame(data: bytes, opcode: int = TEXT_FRAME) -> bytes:
    return bytes((0x80 | opcode, 0x80 | len(data))) + bytes(4) + data


# -- home is gone ----------------------------------------------------------------------------------


def end(server: ServerProcess, how: str) -> None:
    match how:
        case "killed":
            server.kill()
        case "stopped":
            server.stop()
        case "still":
            os.kill(server.pid, signal.SIGSTOP)


@pytest.mark.parametrize("how", ["killed", "stopped", "still"])
async def test_devices_stay_where_they_are_when_the_home_of_their_table_goes(
    database: str, tmp_path: Path, how: str
) -> None:
    async with nodes(database, tmp_path, 3, limits=MEASURED) as three:
        home, there, elsewhere = three.servers
        passes = await started(three, 5, tellings=2)
        async with asyncio.timeout(SOON):
            while await homes(database):
                await asyncio.sleep(0.02)
        urls = [home.url, there.url, there.url, elsewhere.url, elsewhere.url]
        players = [
            Player(url, ticket, random.Random(at))
            for at, (url, ticket) in enumerate(zip(urls, passes, strict=True))
        ]
        for player in players:
            await player.come_back()
        sockets = [player.client for player in players]
        await sockets[1].send(frames.Say("still here?"))
        await in_step(sockets[1])
        await asyncio.to_thread(end, home, how)
        for player in players[:1]:
            player._server = there.url
            await player.come_back()
        for player in players:
            await player.client.until(lambda view: everybody_here(view, 5))
        playing = [asyncio.create_task(_go_on(player)) for player in players]
        async with asyncio.timeout(SOON * 2):
            await asyncio.gather(*playing)
        assert [player.client for player in players[1:]] == sockets[1:]
        assert [client.bye for client in sockets[1:]] == [None] * 4
        # One of the two others is home now, and nobody was told of anything twice that counts.
        served = [await devices(server) for server in (there, elsewhere)]
        assert sorted(served) in ([(0, 2), (5, 0)], [(0, 3), (5, 0)])
        await all_equal(database, [p.client for p in players], [p.person for p in passes])
        await nothing_lost_or_doubled(database, players)
        for player in players:
            await player.close()


async def _go_on(player: Player) -> None:
    """Play on the socket that is open, to the end."""
    while not player.over:
        await player._step()


async def test_a_home_that_lost_sight_of_its_guests_does_not_stop_their_game(
    database: str, tmp_path: Path
) -> None:
    async with nodes(database, tmp_path, limits=MEASURED) as two:
        home, there = two.servers
        passes = await started(two, 4, tellings=2)
        async with asyncio.timeout(SOON):
            while await homes(database):
                await asyncio.sleep(0.02)
        screen = Client(home.url, passes[0].code)
        await screen.connect()
        await screen.until(lambda _: True)
        players = [Player(there.url, p, random.Random(at)) for at, p in enumerate(passes)]
        for player in players:
            await player.come_back()
        sockets = [player.client for player in players]
        for client in sockets:
            await client.until(lambda view: everybody_here(view, 4))
        assert await devices(home) == (5, 0)
        os.kill(home.pid, signal.SIGSTOP)
        await devices_become(there, (4, 0))
        os.kill(home.pid, signal.SIGCONT)  # and it finds all its guests gone
        await screen.until(lambda view: everybody_here(view, 4))
        async with asyncio.timeout(SOON * 2):
            await asyncio.gather(*[_go_on(player) for player in players])
        assert [player.client for player in players] == sockets
        await nothing_lost_or_doubled(database, players)
        for player in players:
            await player.close()
        await screen.close()


async def test_a_node_that_stood_still_does_not_take_a_seat_back(
    database: str, tmp_path: Path
) -> None:
    async with nodes(database, tmp_path, limits=MEASURED) as two:
        home, there = two.servers
        passes = await sit_down(home.url, 2)
        async with away(home.url, there.url, passes) as (host, given_up):
            os.kill(there.pid, signal.SIGSTOP)
            await host.until(lambda view: everybody_here(view, 1))
            newer = Client(home.url, passes[1].code, passes[1].cookie)
            await newer.connect()
            await newer.until(lambda view: everybody_here(view, 2))
            os.kill(there.pid, signal.SIGCONT)
            await asyncio.wait_for(given_up.gone.wait(), SOON)
            assert given_up.bye == "elsewhere"
            assert isinstance(await newer.do(ask.Rename("Bo")), frames.Ack)
            assert newer.bye is None
            await newer.close()


async def test_a_device_whose_own_node_stops_comes_back_to_another(
    database: str, tmp_path: Path
) -> None:
    async with nodes(database, tmp_path) as two:
        passes = await sit_down(two[0].url, 2)
        async with away(two[0].url, two[1].url, passes) as (host, other):
            await asyncio.to_thread(two[1].stop)
            await asyncio.wait_for(other.gone.wait(), SOON)
            assert (other.bye, other.close_code) == ("restart", 1012)
            await host.until(lambda view: people_here(view) == [passes[0].person])


# -- the way in ------------------------------------------------------------------------------------


class Seen(Neighbours):
    """A node that the database sees somewhere."""

    def __init__(self, address: str | None) -> None:
        self.node = "node"
        self._address = address

    async def address(self) -> str | None:
        return self._address


@pytest.mark.parametrize(
    ("set_to", "seen", "host"),
    [
        (NodeAddress(), "127.0.0.1", "127.0.0.1"),
        (NodeAddress(), None, "127.0.0.1"),  # the database is on this machine
        (NodeAddress(), "8.8.8.8", None),  # everybody's network
        (NodeAddress(), "10.255.255.254", None),  # not ours: a proxy stands between
        (NodeAddress("127.0.0.2"), "8.8.8.8", "127.0.0.2"),
        (None, "127.0.0.1", None),
    ],
)
async def test_other_nodes_come_in_by_a_network_of_our_own_or_where_it_was_wished(
    set_to: NodeAddress | None, seen: str | None, host: str | None
) -> None:
    async def nobody(*_: object) -> None:
        pytest.fail("nobody came")

    reception = Reception(nobody)
    way = await way_in(Config(node_address=set_to), Seen(seen), reception)
    await reception.close()
    assert (None if way is None else way.host) == host


# -- no way ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("why", ["unreachable", "a stranger"])
async def test_where_there_is_no_way_both_nodes_serve_the_table(
    database: str, tmp_path: Path, why: str
) -> None:
    async with nodes(database, tmp_path, limits=MEASURED) as two:
        connection = await asyncpg.connect(database)
        wrong = "port = 1" if why == "unreachable" else "key = 'another one'"
        await connection.execute(f"UPDATE nodes SET {wrong}")
        await connection.close()
        passes = await sit_down(two[0].url, 4, options={"end": {"tellings": 1}})
        async with away(two[0].url, two[1].url, passes) as clients:
            assert await devices(two[0]) == (1, 0)
            assert await devices(two[1]) == (3, 0)
            assert isinstance(await clients[0].do(ask.Start()), frames.Ack)
        players = [
            Player(two.urls[at % 2], ticket, random.Random(at)) for at, ticket in enumerate(passes)
        ]
        await play_all(players)
        await all_equal(database, [p.client for p in players], [p.person for p in passes])
        await nothing_lost_or_doubled(database, players)
        for player in players:
            await player.close()
        assert "cannot be reached" in two[1].log
        view = players[0].client.view
        assert view is not None
        assert (await kept(database, view.table.game_id)).table.stage == "over"
