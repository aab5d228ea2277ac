"""Connecting to a table: who is let in, how others are refused, and how the server closes."""

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from litestar.connection import ASGIConnection

from storyhare.server.config import Config
from storyhare.server.identity import Caller, same_origin
from storyhare.table import commands as ask
from storyhare.table.play import GRACE
from storyhare.testing.client import Client, call
from storyhare.testing.player import Player
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.server.handshakes import HELLO
from tests.server.raw_socket import RawSocket
from tests.server.tables import SOON, connected, sit_down

ORIGINS = ["-", "null", "http://evil.example", "https://127.0.0.1.evil.example", "", "file://"]


# -- who may open a socket -------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ORIGINS)
async def test_a_page_from_elsewhere_gets_no_socket(server: ServerProcess, origin: str) -> None:
    (host,) = await sit_down(server.url, 1)
    headers = {"Origin": origin, "Cookie": host.cookie}
    socket = await RawSocket.open(server.port, f"/ws/{host.code}", headers)
    assert await socket.closing() == ([], 4403)


async def test_the_port_belongs_to_the_origin(server: ServerProcess) -> None:
    (host,) = await sit_down(server.url, 1)
    headers = {"Origin": f"http://127.0.0.1:{server.port + 1}"}
    socket = await RawSocket.open(server.port, f"/ws/{host.code}", headers)
    assert await socket.closing() == ([], 4403)


@pytest.mark.parametrize(
    ("public", "origin", "welcome"),
    [
        ("https://Play.example.org:443", "https://play.example.org", True),
        ("HTTPS://play.example.org/hare", "https://play.example.org", True),
        ("http://play.example.org:80", "http://play.example.org", True),
        ("https://play.example.org:8443", "https://play.example.org:8443", True),
        ("https://play.example.org", "https://play.example.org:8443", False),
        ("https://play.example.org:80", "https://play.example.org", False),
        ("https://play.example.org", "http://play.example.org", False),
        ("https://play.example.org", "https://play.example.org.evil.example", False),
        ("https://play.example.org", "https://play.example.org:99999", False),
        (None, "http://192.0.2.1", False),
    ],
)
def test_the_public_address_may_be_written_in_any_way(
    public: str | None, origin: str, welcome: bool
) -> None:
    page = calling(origin, "127.0.0.1:8080")
    assert same_origin(page, Config(public_url=public)) == welcome


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        ("http://hare.local:8080", "Hare.local:8080", True),
        ("http://hare.local", "hare.local:80", True),
        ("https://hare.local", "hare.local:443", True),  # a proxy that names the port
        ("https://hare.local", "hare.local", True),
        ("http://[::1]:8080", "[::1]:8080", True),
        ("http://hare.local", "hare.local:443", False),
        ("http://hare.local", "hare.local:8080", False),
        ("http://hare.local", "", False),
        ("http://hare.local", "[", False),
        ("null", "null", False),
    ],
)
def test_a_page_belongs_to_the_host_that_was_asked_for(
    origin: str, host: str, welcome: bool
) -> None:
    assert same_origin(calling(origin, host), Config()) == welcome


def calling(origin: str, host: str) -> Caller:
    """A handshake of a page."""
    headers = [(b"origin", origin.encode()), (b"host", host.encode())]
    scope: Any = {"type": "websocket", "headers": headers}
    return ASGIConnection(scope)


async def test_a_public_address_with_its_port_lets_its_pages_in(tmp_path: Path) -> None:
    limits = {"public_url": "https://Play.example.org:443"}
    process = ServerProcess(tmp_path, limits=limits)
    await process.start()
    try:
        (host,) = await sit_down(process.url, 1)
        headers = {"Origin": "https://play.example.org", "Cookie": host.cookie}
        socket = await RawSocket.open(process.port, f"/ws/{host.code}", headers)
        socket.write(HELLO)
        got = await socket.read()
        assert got is not None
        assert json.loads(got.data)["you"] is not None
        await socket.close()
    finally:
        process.stop()


UNKNOWN = ["ZZZZ", "ZZZZZZ", "abc", "A" * 500, "%00", "....", "O0O0", "%F0%9F%90%87", "a%20b", "-"]


async def test_codes_that_lead_nowhere_all_get_the_same_answer(server: ServerProcess) -> None:
    bodies, codes = set(), set()
    for code in UNKNOWN:
        answer = await call("GET", f"{server.url}/api/tables/{code}")
        bodies.add((answer.status, answer.body))
        body = json.dumps({"name": "Bo"}).encode()
        headers = {"content-type": "application/json"}
        answer = await call("POST", f"{server.url}/api/tables/{code}/people", body, headers)
        bodies.add((answer.status, answer.body))
        socket = await RawSocket.open(server.port, f"/ws/{code}")
        codes.add((await socket.closing())[1])
    assert len(bodies) == 1
    assert next(iter(bodies))[0] == 404
    assert codes == {4404}


async def welcome(server: ServerProcess, path: str) -> bool:
    """Is there a table behind the address of a socket?"""
    socket = await RawSocket.open(server.port, path)
    socket.write(HELLO)
    got = await socket.read()
    assert got is not None
    await socket.close()
    assert got.code in (None, 4404)
    return got.code is None


async def test_a_socket_has_one_address_only(server: ServerProcess) -> None:
    (host,) = await sit_down(server.url, 1)
    code = host.code
    assert await welcome(server, f"/ws/{code}")
    foreign = ["/", "/foo/bar/", "/hare/ws/", "/ws/ws/", "/ws/x/", "/WS/", "//ws/", "/ws//"]
    for path in foreign:
        assert not await welcome(server, f"{path}{code}"), path
    assert not await welcome(server, f"/ws/{code}/")


async def test_under_a_sub_path_a_socket_has_its_address_there(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path, limits={"root_path": "/hare"})
    await process.start()
    try:
        (host,) = await sit_down(process.url, 1)
        assert await welcome(process, f"/hare/ws/{host.code}")
        for path in ("/ws/", "/other/ws/", "/hare/", "/hare/hare/ws/", "/foo/hare/ws/"):
            assert not await welcome(process, f"{path}{host.code}"), path
    finally:
        process.stop()


HANDSHAKES = [
    {"Sec-WebSocket-Version": "12"},
    {"Sec-WebSocket-Version": "-"},
    {"Sec-WebSocket-Key": "-"},
    {"Sec-WebSocket-Key": "short"},
    {"Sec-WebSocket-Extensions": "nonsense; ;;="},
    {"Cookie": "\xff\xfe=;;;=\x80"},
    {"Cookie": "x" * 5_000},
    {"Origin": "http://[::1"},
    {"Host": "\xe9"},
    {"X-Forwarded-For": "rubbish, \xff, ,"},
]


@pytest.mark.parametrize("headers", HANDSHAKES)
async def test_a_strange_handshake_is_no_fault(
    server: ServerProcess, headers: dict[str, str]
) -> None:
    (host,) = await sit_down(server.url, 1)
    answer = "101"
    try:
        socket = await RawSocket.open(server.port, f"/ws/{host.code}", headers)
    except ConnectionError as refused:
        answer = str(refused).split()[1]
    else:
        socket.write(HELLO)
        assert await socket.read() is not None
        await socket.close()
    assert answer in ("101", "400", "426")
    assert "Traceback" not in server.log


async def test_a_forged_cookie_only_watches(server: ServerProcess) -> None:
    (host,) = await sit_down(server.url, 1)
    name = host.cookie.partition("=")[0]
    forged = [f"{name}={host.person}.{'x' * 43}", f"{name}={host.person}.", f"{name}=a.b", "=;"]
    for cookie in forged:
        client = Client(server.url, host.code, cookie)
        await client.connect()
        await client.until(lambda _: True)
        assert client.view is not None
        assert client.view.you is None
        refused = await client.do(ask.Lock(locked=True))
        assert isinstance(refused, frames.Refused)
        assert refused.refusal.code == "not_at_the_table"
        await client.close()


# -- goodbye ---------------------------------------------------------------------------------------


async def test_an_orderly_stop_tells_everybody_to_come_back_and_they_do(
    own_server: ServerProcess,
) -> None:
    tickets = await sit_down(own_server.url, 3)
    async with connected(own_server.url, tickets, watchers=1) as clients:
        own_server.ask_to_stop()
        async with asyncio.timeout(SOON):
            await asyncio.gather(*[client.gone.wait() for client in clients])
        assert [(c.bye, c.close_code) for c in clients] == [("restart", 1012)] * 4
    own_server.stop()
    await own_server.start()
    async with connected(own_server.url, tickets) as clients:
        assert isinstance(await clients[0].do(ask.Start()), frames.Ack)


async def test_a_stop_gives_everybody_twenty_seconds_more_than_it_took(
    own_server: ServerProcess,
) -> None:
    clocks = {"tell": 600, "give": 600, "vote": 600, "reveal": 600}
    tickets = await sit_down(own_server.url, 3, clocks=clocks)
    async with connected(own_server.url, tickets) as clients:
        await clients[0].do(ask.Start())
        before, began = await deadline(clients[0]), time.time()
        own_server.stop()
    await own_server.start()
    async with connected(own_server.url, tickets) as clients:
        moved = await deadline(clients[0]) - before
        assert GRACE <= moved <= GRACE + time.time() - began


async def deadline(client: Client) -> float:
    """By when the phase ends."""
    await client.until(lambda view: view.table.clock.deadline is not None)
    assert client.view is not None
    assert client.view.table.clock.deadline is not None
    return client.view.table.clock.deadline


async def test_a_stop_in_the_middle_of_a_game_loses_nothing(own_server: ServerProcess) -> None:
    tickets = await sit_down(own_server.url, 4, options={"end": {"tellings": 1}})
    async with connected(own_server.url, tickets) as clients:
        await clients[0].do(ask.Start())
    players = [Player(own_server.url, p, random.Random(n)) for n, p in enumerate(tickets)]
    playing = asyncio.gather(*[player.play() for player in players])
    async with asyncio.timeout(SOON * 2):
        while sum(len(player.acked) for player in players) < 12:
            await asyncio.sleep(0.005)
        own_server.stop()
        await own_server.start()
        await playing
    assert all(player.over for player in players)
    await asyncio.gather(*[player.close() for player in players])
