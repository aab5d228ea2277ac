"""Bad networks: lost, doubled and late messages, half-open sockets, two tabs, a frozen reader."""

import asyncio
import contextlib
import os
import random
import socket
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from storyhare.rules import read_record, replay
from storyhare.table import commands as ask
from storyhare.testing.client import Client, Ticket, call, join_table
from storyhare.testing.player import Player
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.server.conftest import serving
from tests.server.handshakes import HELLO
from tests.server.proxy import BadNetwork
from tests.server.raw_socket import RawSocket
from tests.server.tables import SOON, all_equal, connected, kept, sit_down, start

FAULTY_GAMES = [("odyssey", 4), ("party", 6), ("team", 6)]
LONG_GAMES = int(os.environ.get("STORYHARE_NETWORK_GAMES", "20"))
# A player who has heard nothing for so long comes back by itself, as a real client does after 9 s.
RESTLESS = 0.9
# As the pages ping.
PING_EVERY = 2.5


# -- lost, doubled and late messages ---------------------------------------------------------------


async def plays_through_faults(
    server: ServerProcess, ruleset: str, number: int, seed: int, *, rests: int, jitter: float = 0.02
) -> None:
    """The network is bad, with some rests in which everybody has to see the same again."""
    luck = random.Random(seed)
    tickets = await sit_down(server.url, number, ruleset, options={"end": {"tellings": 1}})
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
    async with BadNetwork(server.url, luck, jitter=jitter).running() as network:
        patience = max(RESTLESS, 4 * jitter)
        players = [Player(network.url, p, random.Random(luck.random()), patience) for p in tickets]
        try:
            for moves in [*sorted(luck.sample(range(2, 8), rests)), None]:
                network.faulty = True
                await play_on(players, moves and moves * number)
                network.faulty = False
                await everybody_sees_the_same(server, players)
            assert min(network.dropped, network.doubled, network.reordered) > 0
            await nothing_illegal_or_doubled(server, players)
        finally:
            await asyncio.gather(*[player.close() for player in players])


async def play_on(players: list[Player], moves: int | None) -> None:
    """Play until so many moves were made in all, or to the end; then all keep still."""
    async with asyncio.timeout(SOON * 4), asyncio.TaskGroup() as group:
        playing = [group.create_task(player.play()) for player in players]
        if moves is None:
            return
        while sum(len(p.acked) for p in players) < moves and not all(t.done() for t in playing):
            await asyncio.sleep(0.01)
        for task in playing:
            task.cancel()


async def everybody_sees_the_same(server: ServerProcess, players: list[Player]) -> None:
    """Within five seconds, on the sockets they have; who was just on the way comes in."""
    pinging = asyncio.create_task(ping_on(players), name="pinging")
    try:
        async with asyncio.timeout(5):
            for player in players:
                if player.client.view is None or player.client.gone.is_set():
                    await player.come_back()
        people = [player.ticket.person for player in players]
        await all_equal([player.client for player in players], people, server.data, seconds=5)
    finally:
        pinging.cancel()


async def ping_on(players: list[Player]) -> None:
    while True:
        await asyncio.sleep(PING_EVERY)
        await asyncio.gather(*[player.client.ping() for player in players])


async def nothing_illegal_or_doubled(server: ServerProcess, players: list[Player]) -> None:
    view = players[0].client.view
    assert view is not None
    assert view.table.game is not None
    times = Counter((await kept(server.data, view.table.game_id)).answered)
    assert [key for key, number in times.items() if number > 1] == []
    assert [c for p in players for c in p.acked if times[p.ticket.person, c] != 1] == []
    record = await call("GET", f"{server.url}/api/games/{view.table.game_id}/record")
    assert replay(read_record(record.body)).scores == view.table.game.scores


async def test_games_over_a_bad_network_stay_legal_and_single(server: ServerProcess) -> None:
    games = [plays_through_faults(server, name, n, seed=n, rests=1) for name, n in FAULTY_GAMES]
    await asyncio.gather(*games)


@pytest.mark.long
@pytest.mark.parametrize("game", range(LONG_GAMES))
async def test_many_games_over_a_bad_network(server: ServerProcess, game: int) -> None:
    ruleset, number = FAULTY_GAMES[game % len(FAULTY_GAMES)]
    await plays_through_faults(server, ruleset, number, seed=2_000 + game, rests=3)


@pytest.mark.long
async def test_a_game_with_up_to_two_seconds_of_jitter(server: ServerProcess) -> None:
    await plays_through_faults(server, "odyssey", 3, seed=2, rests=2, jitter=2.0)


async def test_a_command_sent_twenty_times_is_done_once(server: ServerProcess) -> None:
    (host,) = await sit_down(server.url, 1)
    async with connected(server.url, [host]) as (client,):
        asked = client.about(ask.Lock(locked=True))
        for _ in range(20):
            assert isinstance(await client.request(asked), frames.Ack)
        assert client.view is not None
        there = await kept(server.data, client.view.table.game_id)
        assert there.answered.count((host.person, asked.cmd_id)) == 1


async def test_a_command_that_comes_again_after_forty_others_does_nothing(
    server: ServerProcess,
) -> None:
    (host,) = await sit_down(server.url, 1)
    async with connected(server.url, [host]) as (client,):
        first = client.about(ask.Lock(locked=True))
        assert isinstance(await client.request(first), frames.Ack)
        for _ in range(20):
            for locked in (False, True):
                assert isinstance(await client.do(ask.Lock(locked=locked)), frames.Ack)
        assert isinstance(await client.do(ask.Lock(locked=False)), frames.Ack)
        again = await client.request(first)
        assert isinstance(again, frames.Ack)
        assert not again.table.locked


# -- half-open sockets -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that takes one second of silence for absence."""
    folder = tmp_path_factory.mktemp("impatient")
    yield from serving(ServerProcess(folder, limits={"silence_seconds": 1.0}))


async def test_a_device_that_says_nothing_is_let_go(impatient: ServerProcess) -> None:
    tickets = await sit_down(impatient.url, 2)
    silent = Client(impatient.url, tickets[0].code, tickets[0].cookie)
    talker = Client(impatient.url, tickets[1].code, tickets[1].cookie)
    await silent.connect()
    await talker.connect()
    try:
        async with asyncio.timeout(SOON):
            while not silent.gone.is_set():
                await talker.send(frames.Ping())
                await asyncio.sleep(0.1)
        assert (silent.bye, silent.close_code) == ("silent", 4008)
        assert not talker.gone.is_set()
        await talker.until(lambda view: [p.here for p in view.table.people] == [False, True])  # type: ignore[union-attr]  # decoded, never raw
        await silent.connect()  # and the seat is there to come back to
        await talker.until(lambda view: [p.here for p in view.table.people] == [True, True])  # type: ignore[union-attr]  # as above
    finally:
        await silent.close()
        await talker.close()


async def test_a_socket_that_never_says_hello_is_let_go(impatient: ServerProcess) -> None:
    (host,) = await sit_down(impatient.url, 1)
    address = f"{impatient.url.replace('http', 'ws', 1)}/ws/{host.code}"
    headers = {"cookie": host.cookie, "origin": impatient.url}
    async with connect(address, additional_headers=headers, proxy=None) as socket:
        async with asyncio.timeout(SOON):
            with contextlib.suppress(ConnectionClosed):
                assert "silent" in str(await socket.recv())
                await socket.recv()
        assert socket.close_code == 4008


async def test_a_dead_cable_is_noticed(impatient: ServerProcess) -> None:
    """The other end answers nothing at all, not even the closing: the seat is free all the same."""
    tickets = await sit_down(impatient.url, 2)
    async with connected(impatient.url, tickets[1:]) as (watcher,):
        dead = await raw_socket(impatient, tickets[0].code, tickets[0].cookie)
        try:
            both, alone = [True, True], [False, True]
            await watcher.until(lambda view: [p.here for p in view.table.people] == both)  # type: ignore[union-attr]  # decoded, never raw
            async with asyncio.timeout(SOON):
                while [p.here for p in watcher.view.table.people] != alone:  # type: ignore[union-attr]  # as above
                    await watcher.send(frames.Ping())
                    await asyncio.sleep(0.1)
        finally:
            dead.close()


async def raw_socket(
    server: ServerProcess, code: str, cookie: str, buffer: int | None = None
) -> socket.socket:
    """A socket that said hello and then does nothing: it neither reads nor answers pings."""
    end = socket.socket()
    if buffer is not None:
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    end.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(end, ("127.0.0.1", server.port))
    lines = [
        f"GET /ws/{code} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Key: c3RvcnloYXJlc3RvcnloYQ==",
        "Sec-WebSocket-Version: 13", f"Origin: {server.url}", f"Cookie: {cookie}", "", "",
    ]  # fmt: skip
    await loop.sock_sendall(end, "\r\n".join(lines).encode())
    head = b""
    while b"\r\n\r\n" not in head:
        head += await asyncio.wait_for(loop.sock_recv(end, 1), SOON)
    hello = b'{"type":"hello","protocol":1}'
    await loop.sock_sendall(end, bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
    return end


# -- two tabs --------------------------------------------------------------------------------------


async def test_the_newest_tab_holds_the_seat(server: ServerProcess) -> None:
    (host,) = await sit_down(server.url, 1)
    async with connected(server.url, [host]) as (older,):
        heard: list[str] = []
        older.on_bytes = heard.append
        async with connected(server.url, [host]) as (newer,):
            await asyncio.wait_for(older.gone.wait(), SOON)
            assert (older.bye, older.close_code) == ("elsewhere", 4001)
            assert [text for text in heard if '"bye"' in text] == [heard[-1]]
            assert isinstance(await newer.do(ask.Lock(locked=True)), frames.Ack)
            assert newer.bye is None


async def test_an_older_tab_whose_hello_was_long_on_the_way_does_not_take_the_seat_back(
    server: ServerProcess,
) -> None:
    (host,) = await sit_down(server.url, 1)
    older = await RawSocket.open(server.port, f"/ws/{host.code}", {"Cookie": host.cookie})
    async with connected(server.url, [host]) as (newer,):
        older.write(HELLO)
        assert await older.closing() == ([b'{"type":"bye","why":"elsewhere"}'], 4001)
        assert isinstance(await newer.do(ask.Lock(locked=True)), frames.Ack)
        assert newer.bye is None
        assert here(newer.view) == 1


async def test_tabs_that_do_not_fight_change_hands_once_an_opening(server: ServerProcess) -> None:
    (host,) = await sit_down(server.url, 1)
    tabs = [Client(server.url, host.code, host.cookie) for _ in range(10)]
    for tab in tabs:
        await tab.connect()
        await tab.until(lambda _: True)
    for tab in tabs[:-1]:
        await asyncio.wait_for(tab.gone.wait(), SOON)
    assert [tab.close_code for tab in tabs] == [4001] * 9 + [None]
    await asyncio.gather(*[tab.close() for tab in tabs])


# -- a frozen reader -------------------------------------------------------------------------------


async def test_a_reader_that_never_reads_is_dropped_and_hurts_nobody(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, limits={"silence_seconds": 600.0, "metrics": True})
    await server.start()
    try:
        tickets = await sit_down(server.url, 4)
        frozen_person = tickets.pop()
        for number in range(50):  # views of many people fill a socket with fewer changes
            await join_table(server.url, frozen_person.code, f"Somebody else {number}")
        frozen = await raw_socket(server, frozen_person.code, frozen_person.cookie, buffer=4096)
        async with connected_beside(server, tickets) as clients:
            await clients[0].until(lambda view: here(view) == 4)
            before = server.memory
            async with asyncio.timeout(SOON * 2):
                locked = False
                while any(here(c.view) == 4 for c in clients):
                    locked = not locked
                    answer = await clients[0].do(ask.Lock(locked=locked))
                    assert isinstance(answer, frames.Ack)
            for client in clients:
                await client.until(lambda view: here(view) == 3)
                assert client.bye is None
            assert server.memory - before < 8 * 2**20
        assert b'{"type":"bye","why":"lagging"}' in await all_that_waits(frozen)
        frozen.close()
        figures = (await call("GET", f"{server.url}/metrics")).body.decode()
        told = [line for line in figures.splitlines() if line.startswith("storyhare_dismissed_t")]
        assert told == ['storyhare_dismissed_total{why="lagging"} 1.0']
    finally:
        server.stop()
    assert "Traceback" not in server.log


async def all_that_waits(end: socket.socket) -> bytes:
    """Everything a socket has not read yet; the last words come last."""
    loop = asyncio.get_running_loop()
    tail = b""
    async with asyncio.timeout(SOON):
        with contextlib.suppress(ConnectionResetError):
            while data := await loop.sock_recv(end, 2**16):
                tail = (tail + data)[-2_000:]
                if b"bye" in tail:
                    break
    return tail


def here(view: frames.ViewFrame | frames.Ack | None) -> int:
    """How many people are connected."""
    assert view is not None
    return sum(person.here for person in view.table.people)  # type: ignore[union-attr]  # decoded, never raw


@contextlib.asynccontextmanager
async def connected_beside(
    server: ServerProcess, tickets: list[Ticket]
) -> AsyncIterator[list[Client]]:
    clients = [Client(server.url, p.code, p.cookie) for p in tickets]
    try:
        for client in clients:
            await client.connect()
            await client.until(lambda _: True)
        yield clients
    finally:
        await asyncio.gather(*[client.close() for client in clients])
