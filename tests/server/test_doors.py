"""The front door: who is let in, what is answered to the rest, and how the server says goodbye."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.connection import ASGIConnection

from storyhare.server.config import Config
from storyhare.server.house import LOOKING_TAKES
from storyhare.server.identity import Caller, same_origin
from storyhare.server.limits import BESIDE
from storyhare.table import commands as ask
from storyhare.table.play import GRACE
from storyhare.testing.client import (
    Client,
    Player,
    call,
    join_table,
    open_table,
)
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.server.conftest import serving
from tests.server.raw import BINARY, RawSocket
from tests.server.tables import SOON, connected, sit_down

HELLO = b'{"type":"hello","protocol":1}'
FLOOD = 3_000
ORIGINS = ["-", "null", "http://evil.example", "https://127.0.0.1.evil.example", "", "file://"]


# -- who may open a socket -------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ORIGINS)
async def test_a_page_from_elsewhere_gets_no_socket(server: ServerProcess, origin: str) -> None:
    (host,) = await sit_down(server.url, 1)
    headers = {"Origin": origin, "Cookie": host.cookie}
    door = await RawSocket.open(server.port, f"/ws/{host.code}", headers)
    assert await door.closing() == ([], 4403)


async def test_the_port_belongs_to_the_origin(server: ServerProcess) -> None:
    (host,) = await sit_down(server.url, 1)
    headers = {"Origin": f"http://127.0.0.1:{server.port + 1}"}
    door = await RawSocket.open(server.port, f"/ws/{host.code}", headers)
    assert await door.closing() == ([], 4403)


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
        door = await RawSocket.open(process.port, f"/ws/{host.code}", headers)
        door.write(HELLO)
        got = await door.read()
        assert got is not None
        assert json.loads(got.data)["you"] is not None
        await door.close()
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
        door = await RawSocket.open(server.port, f"/ws/{code}")
        codes.add((await door.closing())[1])
    assert len(bodies) == 1
    assert next(iter(bodies))[0] == 404
    assert codes == {4404}


async def welcome(server: ServerProcess, path: str) -> bool:
    """Is there a table behind the address of a socket?"""
    door = await RawSocket.open(server.port, path)
    door.write(HELLO)
    got = await door.read()
    assert got is not None
    await door.close()
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
        door = await RawSocket.open(server.port, f"/ws/{host.code}", headers)
    except ConnectionError as refused:
        answer = str(refused).split()[1]
    else:
        door.write(HELLO)
        assert await door.read() is not None
        await door.close()
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


# -- what is said on a socket ----------------------------------------------------------------------


async def at_the_door(server: ServerProcess) -> RawSocket:
    (host,) = await sit_down(server.url, 1)
    return await RawSocket.open(server.port, f"/ws/{host.code}", {"Cookie": host.cookie})


async def inside(server: ServerProcess) -> RawSocket:
    door = await at_the_door(server)
    door.write(HELLO)
    first = await door.read()
    assert first is not None
    assert first.data.startswith(b'{"type":"view"')
    return door


async def test_without_hello_there_is_no_conversation(server: ServerProcess) -> None:
    for frame in (b'{"type":"ping"}', b"hello?", b"[]", b""):
        door = await at_the_door(server)
        door.write(frame)
        assert await door.closing() == ([b'{"type":"bye","why":"unreadable"}'], 1008)


async def test_who_floods_the_table_is_answered_slowly_and_the_others_are_not(
    server: ServerProcess,
) -> None:
    flooder, other = await inside(server), await inside(server)
    for _ in range(FLOOD):
        flooder.write(b'{"type":"ping"}')
    answered = 0
    while answered < BESIDE.burst:
        answered += await flooder.read() is not None
    for _ in range(BESIDE.burst // 2):
        other.write(b'{"type":"ping"}')
        assert await other.read() is not None
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(0.2):  # whatever has been answered by now
            while answered < FLOOD:
                answered += await flooder.read() is not None
    assert answered < FLOOD
    await flooder.close()
    await other.close()


@pytest.mark.parametrize("protocol", [0, frames.PROTOCOL + 1, -1])
async def test_another_protocol_is_told_to_reload(server: ServerProcess, protocol: int) -> None:
    door = await at_the_door(server)
    door.write(b'{"type":"hello","protocol":%d}' % protocol)
    assert await door.closing() == ([b'{"type":"bye","why":"reload"}'], 4010)


async def test_rubbish_is_refused_and_the_talk_goes_on(server: ServerProcess) -> None:
    door = await inside(server)
    refused = b'{"type":"refused","refusal":{"code":"not_a_frame","params":{}},"cmd_id":null}'
    for rubbish in (b"", b"{", b"null", b'{"type":"no"}', b'{"type":"view"}', HELLO, b"\0"):
        door.write(rubbish)
        got = await door.read()
        assert got is not None
        assert got.data == refused
    door.write(b'{"type":"do","cmd_id":"a1","game":"g","body":{"do":"fly"}}')
    got = await door.read()
    assert got is not None
    assert got.data == refused.replace(b"null", b'"a1"')  # what was asked is answered
    door.write(b'{"type":"ping"}', opcode=BINARY)
    got = await door.read()
    assert got is not None
    assert got.data == refused
    door.write(b'{"type":"ping"}')
    got = await door.read()
    assert got is not None
    assert got.data.startswith(b'{"type":"pong"')
    await door.close()


async def test_a_frame_over_the_limit_closes_the_socket(server: ServerProcess) -> None:
    door = await inside(server)
    door.write(b'{"type":"say","text":"%b"}' % (b"x" * frames.MOST_BYTES))
    assert (await door.closing())[1] == 1009
    door = await inside(server)
    text = b'{"type":"say","text":"%b"}'
    door.write(text % (b"x" * (frames.MOST_BYTES - len(text) + 2)))
    got = await door.read()
    assert got is not None
    assert b"text_too_long" in got.data
    await door.close()


async def test_a_frame_in_many_pieces_counts_as_a_whole(server: ServerProcess) -> None:
    door = await inside(server)
    door.write(b"x" * 10_000, fin=False)
    door.write(b"x" * 10_000, opcode=0)
    assert (await door.closing())[1] == 1009


async def test_text_that_is_no_text_closes_the_socket(server: ServerProcess) -> None:
    door = await inside(server)
    door.write(b'{"type":"say","text":"\xff\xfe"}')
    assert (await door.closing())[1] == 1007


async def test_bytes_that_are_no_frame_close_the_socket(server: ServerProcess) -> None:
    for rubbish in (b"\xff" * 64, b"\x81\x05hello", b"\xf1\x80\0\0\0\0"):
        door = await inside(server)
        door.write_bytes(rubbish)
        assert (await door.closing())[1] in (1002, 1007, 1009)


# -- limits ----------------------------------------------------------------------------------------

LIMITS = {
    "tables_per_address": 8,
    "sockets_per_address": 6,
    "commands_per_minute": 30,
    "misses_per_address": 5,
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with limits that a test can reach."""
    yield from serving(ServerProcess(tmp_path_factory.mktemp("strict"), limits=LIMITS))


def calling_from(address: str) -> dict[str, str]:
    """A proxy on this machine is trusted to say where somebody calls from."""
    return {"x-forwarded-for": address, "content-type": "application/json"}


async def test_guessing_codes_is_slow_and_hides_even_what_is_there(strict: ServerProcess) -> None:
    host = await open_table(strict.url, "Ada", {"decks": ["made"]})
    url, headers = f"{strict.url}/api/tables", calling_from("192.0.2.1")
    for _ in range(LIMITS["misses_per_address"]):
        assert (await call("GET", f"{url}/ZZZZ", None, headers)).status == 404
    known = await call("GET", f"{url}/{host.code}", None, headers)
    unknown = await call("GET", f"{url}/ZZZZ", None, headers)
    assert known.status == unknown.status == 429
    assert known.body == unknown.body
    for code in (host.code, "ZZZZ"):
        door = await RawSocket.open(strict.port, f"/ws/{code}", headers)
        assert (await door.closing())[1] == 4429
    elsewhere = calling_from("192.0.2.2")
    assert (await call("GET", f"{url}/{host.code}", None, elsewhere)).status == 200


async def guessing_from(server: ServerProcess, address: str) -> dict[str, str]:
    """Somebody at an address has guessed until it was enough; what its callers look like."""
    headers = calling_from(address)
    while (await call("GET", f"{server.url}/api/tables/ZZZZ", None, headers)).status != 429:
        pass
    return headers


async def test_who_has_a_seat_comes_in_however_many_codes_others_guess(
    strict: ServerProcess,
) -> None:
    host = await open_table(strict.url, "Ada", {"decks": ["made"]})
    headers = await guessing_from(strict, "192.0.2.6") | {"cookie": host.cookie}
    for code in (host.code, host.code.lower()):
        known = await call("GET", f"{strict.url}/api/tables/{code}", None, headers)
        assert known.status == 200
        assert json.loads(known.body)["person"] == host.person
    door = await RawSocket.open(strict.port, f"/ws/{host.code}", headers)
    door.write(HELLO)
    got = await door.read()
    assert got is not None
    assert json.loads(got.data)["you"]["person"] == host.person
    await door.close()


async def test_a_cookie_that_proves_nothing_does_not_tell_which_codes_there_are(
    strict: ServerProcess,
) -> None:
    host = await open_table(strict.url, "Ada", {"decks": ["made"]})
    other = await open_table(strict.url, "Bo", {"decks": ["made"]})
    headers = await guessing_from(strict, "192.0.2.7")

    async def refused(code: str, cookie: str) -> tuple[int, bytes, int | None]:
        made_up = headers | {"cookie": cookie}
        answer = await call("GET", f"{strict.url}/api/tables/{code}", None, made_up)
        door = await RawSocket.open(strict.port, f"/ws/{code}", made_up)
        return answer.status, answer.body, (await door.closing())[1]

    plain = {await refused(code, other.cookie) for code in (host.code, "ZZZZ")}
    assert [(status, close) for status, _, close in plain] == [(429, 4429)]
    for code in (host.code, "ZZZZ"):
        asked_at = time.monotonic()
        made_up = (f"{host.person}.{'x' * 43}", f"{other.person}.{other.token}")
        asked = [refused(code, f"storyhare-{code}={secret}") for secret in made_up]
        assert set(await asyncio.gather(*asked)) == plain
        assert time.monotonic() - asked_at >= 2 * LOOKING_TAKES  # found or not, at the same time


async def test_guessing_links_costs_as_much_as_guessing_codes(strict: ServerProcess) -> None:
    host = await open_table(strict.url, "Ada", {"decks": ["made"]})
    url, headers = f"{strict.url}/api/tables/{host.code}", calling_from("192.0.2.16")
    offered = await call("POST", f"{url}/device-links", None, headers | {"cookie": host.cookie})
    for number in range(LIMITS["misses_per_address"]):
        guess = json.dumps({"link": f"guess {number}"}).encode()
        assert (await call("POST", f"{url}/devices", guess, headers)).status == 404
    right = await call("POST", f"{url}/devices", offered.body, headers)
    assert right.status == 429
    assert (await call("GET", url, None, headers)).status == 429
    elsewhere = calling_from("192.0.2.17")
    assert (await call("POST", f"{url}/devices", offered.body, elsewhere)).status == 201


async def test_an_address_opens_only_so_many_tables(strict: ServerProcess) -> None:
    url, body, headers = f"{strict.url}/api/tables", b'{"name":"Ada"}', calling_from("192.0.2.3")
    for _ in range(LIMITS["tables_per_address"]):
        assert (await call("POST", url, body, headers)).status == 201
    refused = await call("POST", url, body, headers)
    assert refused.status == 429
    assert json.loads(refused.body)["refusal"]["code"] == "too_fast"
    assert (await call("POST", url, body, calling_from("192.0.2.4"))).status == 201


async def test_an_address_has_only_so_many_sockets_even_at_once(strict: ServerProcess) -> None:
    host = await open_table(strict.url, "Ada", {"decks": ["made"]})
    most, headers = LIMITS["sockets_per_address"], calling_from("192.0.2.5")
    doors = await asyncio.gather(
        *[RawSocket.open(strict.port, f"/ws/{host.code}", headers) for _ in range(most + 4)]
    )
    for door in doors:
        door.write(HELLO)
    first = await asyncio.gather(*[door.read() for door in doors])
    closed = [got.code for got in first if got is not None and got.code is not None]
    assert closed == [4429] * 4
    for door in doors:
        await door.close()
    async with asyncio.timeout(SOON):  # and those who went make room
        while True:
            door = await RawSocket.open(strict.port, f"/ws/{host.code}", headers)
            door.write(HELLO)
            got = await door.read()
            await door.close()
            if got is not None and got.code is None:
                break


async def test_a_seat_asks_only_so_often_whichever_socket_it_uses(strict: ServerProcess) -> None:
    host = await open_table(strict.url, "Ada", {"decks": ["made"]})
    at_once = LIMITS["commands_per_minute"] // 3
    answers: list[frames.Ack | frames.Refused] = []
    for _ in range(2):
        async with connected(strict.url, [host]) as (client,):
            answers += [await client.do(ask.Lock(locked=n % 2 == 0)) for n in range(at_once)]
    refused = [a for a in answers if isinstance(a, frames.Refused)]
    assert {a.refusal.code for a in refused} == {"too_fast"}
    assert len(refused) >= at_once - 3  # some have grown back in the meantime
    guest = await join_table(strict.url, host.code, "Bo")
    async with connected(strict.url, [guest]) as (client,):
        assert isinstance(await client.do(ask.Rename("Bob")), frames.Ack)


# -- goodbye ---------------------------------------------------------------------------------------


async def test_an_orderly_stop_tells_everybody_to_come_back_and_they_do(
    own_server: ServerProcess,
) -> None:
    passes = await sit_down(own_server.url, 3)
    async with connected(own_server.url, passes, watchers=1) as clients:
        own_server.ask_to_stop()
        async with asyncio.timeout(SOON):
            await asyncio.gather(*[client.gone.wait() for client in clients])
        assert [(c.bye, c.close_code) for c in clients] == [("restart", 1012)] * 4
    own_server.stop()
    await own_server.start()
    async with connected(own_server.url, passes) as clients:
        assert isinstance(await clients[0].do(ask.Start()), frames.Ack)


async def test_a_stop_gives_everybody_twenty_seconds_more_than_it_took(
    own_server: ServerProcess,
) -> None:
    clocks = {"tell": 600, "give": 600, "vote": 600, "reveal": 600}
    passes = await sit_down(own_server.url, 3, clocks=clocks)
    async with connected(own_server.url, passes) as clients:
        await clients[0].do(ask.Start())
        before, began = await deadline(clients[0]), time.time()
        own_server.stop()
    await own_server.start()
    async with connected(own_server.url, passes) as clients:
        moved = await deadline(clients[0]) - before
        assert GRACE <= moved <= GRACE + time.time() - began


async def deadline(client: Client) -> float:
    """By when the phase ends."""
    await client.until(lambda view: view.table.clock.deadline is not None)
    assert client.view is not None
    assert client.view.table.clock.deadline is not None
    return client.view.table.clock.deadline


async def test_a_stop_in_the_middle_of_a_game_loses_nothing(own_server: ServerProcess) -> None:
    passes = await sit_down(own_server.url, 4, options={"end": {"tellings": 1}})
    async with connected(own_server.url, passes) as clients:
        await clients[0].do(ask.Start())
    players = [Player(own_server.url, p, random.Random(n)) for n, p in enumerate(passes)]
    playing = asyncio.gather(*[player.play() for player in players])
    async with asyncio.timeout(SOON * 2):
        while sum(len(player.acked) for player in players) < 12:
            await asyncio.sleep(0.005)
        own_server.stop()
        await own_server.start()
        await playing
    assert all(player.over for player in players)
    await asyncio.gather(*[player.close() for player in players])
