"""How often a real server lets an address or a seat ask: codes, links, tables, sockets, moves."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator

import pytest

from storyhare.server.config import Config
from storyhare.server.context import LOOKING_TAKES
from storyhare.table import commands as ask
from storyhare.table.state import MOST_PEOPLE
from storyhare.testing.client import (
    call,
    join_table,
    open_table,
)
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.server.conftest import serving
from tests.server.handshakes import HELLO
from tests.server.raw_socket import RawSocket
from tests.server.tables import SOON, connected

LIMITS = {
    "tables_per_address": 8,
    "joins_per_address": 6,
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
        socket = await RawSocket.open(strict.port, f"/ws/{code}", headers)
        assert (await socket.closing())[1] == 4429
    elsewhere = calling_from("192.0.2.2")
    assert (await call("GET", f"{url}/{host.code}", None, elsewhere)).status == 200


async def test_the_addresses_of_one_ipv6_network_count_as_one(strict: ServerProcess) -> None:
    async def asks(address: str) -> int:
        url = f"{strict.url}/api/tables/ZZZZ"
        return (await call("GET", url, None, calling_from(address))).status

    for guess in range(LIMITS["misses_per_address"]):
        assert await asks(f"2001:db8:0:1::{guess:x}") == 404
    assert await asks("2001:db8:0:1:ffff:ffff:ffff:ffff") == 429
    assert await asks("2001:db8:0:2::1") == 404
    for _ in range(LIMITS["misses_per_address"]):
        assert await asks("::ffff:192.0.2.77") == 404
    assert await asks("192.0.2.77") == 429  # the same one, said in two ways
    assert await asks("::ffff:192.0.2.78") == 404


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
    socket = await RawSocket.open(strict.port, f"/ws/{host.code}", headers)
    socket.write(HELLO)
    got = await socket.read()
    assert got is not None
    assert json.loads(got.data)["you"]["person"] == host.person
    await socket.close()


async def test_a_cookie_that_proves_nothing_does_not_tell_which_codes_there_are(
    strict: ServerProcess,
) -> None:
    host = await open_table(strict.url, "Ada", {"decks": ["made"]})
    other = await open_table(strict.url, "Bo", {"decks": ["made"]})
    headers = await guessing_from(strict, "192.0.2.7")

    async def refused(code: str, cookie: str) -> tuple[int, bytes, int | None]:
        made_up = headers | {"cookie": cookie}
        answer = await call("GET", f"{strict.url}/api/tables/{code}", None, made_up)
        socket = await RawSocket.open(strict.port, f"/ws/{code}", made_up)
        return answer.status, answer.body, (await socket.closing())[1]

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


async def test_a_seat_gets_only_so_many_links(strict: ServerProcess) -> None:
    host = await open_table(strict.url, "Ada", {"decks": ["made"]})
    url = f"{strict.url}/api/tables/{host.code}/device-links"
    headers = calling_from("192.0.2.18") | {"cookie": host.cookie}
    answers = [await call("POST", url, None, headers) for _ in range(LIMITS["commands_per_minute"])]
    assert {answer.status for answer in answers} == {201, 429}
    assert json.loads(answers[-1].body)["refusal"]["code"] == "too_fast"


async def test_an_address_opens_only_so_many_tables(strict: ServerProcess) -> None:
    url, body, headers = f"{strict.url}/api/tables", b'{"name":"Ada"}', calling_from("192.0.2.3")
    for _ in range(LIMITS["tables_per_address"]):
        assert (await call("POST", url, body, headers)).status == 201
    refused = await call("POST", url, body, headers)
    assert refused.status == 429
    assert json.loads(refused.body)["refusal"]["code"] == "too_fast"
    assert (await call("POST", url, body, calling_from("192.0.2.4"))).status == 201


async def test_an_address_sends_only_so_many_people_to_a_table(strict: ServerProcess) -> None:
    async def opened() -> str:
        url, headers = f"{strict.url}/api/tables", calling_from("192.0.2.29")
        answer = await call("POST", url, b'{"name":"Ada"}', headers)
        return str(json.loads(answer.body)["code"])

    table, other = await opened(), await opened()

    async def joins(code: str, address: str, name: str = "Eve") -> int:
        url = f"{strict.url}/api/tables/{code}/people"
        body = json.dumps({"name": name}).encode()
        return (await call("POST", url, body, calling_from(address))).status

    most = LIMITS["joins_per_address"]
    assert await joins(table, "192.0.2.30", "") == 409  # nobody came, so nobody counts
    told = Counter(await asyncio.gather(*[joins(table, "192.0.2.30") for _ in range(most + 8)]))
    assert told == {201: most, 429: 8}
    assert await joins(table, "192.0.2.31") == 201
    assert await joins(other, "192.0.2.30") == 201


def test_a_class_comes_in_at_once_and_cannot_fill_a_table_alone() -> None:
    assert 30 <= Config().joins_per_address < MOST_PEOPLE - 12


async def test_an_address_has_only_so_many_sockets_even_at_once(strict: ServerProcess) -> None:
    host = await open_table(strict.url, "Ada", {"decks": ["made"]})
    most, headers = LIMITS["sockets_per_address"], calling_from("192.0.2.5")
    sockets = await asyncio.gather(
        *[RawSocket.open(strict.port, f"/ws/{host.code}", headers) for _ in range(most + 4)]
    )
    for socket in sockets:
        socket.write(HELLO)
    first = await asyncio.gather(*[socket.read() for socket in sockets])
    closed = [got.code for got in first if got is not None and got.code is not None]
    assert closed == [4429] * 4
    for socket in sockets:
        await socket.close()
    async with asyncio.timeout(SOON):  # and those who went make room
        while True:
            socket = await RawSocket.open(strict.port, f"/ws/{host.code}", headers)
            socket.write(HELLO)
            got = await socket.read()
            await socket.close()
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
    member = await join_table(strict.url, host.code, "Bo")
    async with connected(strict.url, [member]) as (client,):
        assert isinstance(await client.do(ask.Rename("Bob")), frames.Ack)
