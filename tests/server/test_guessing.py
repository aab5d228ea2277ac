"""Many guesses at the same moment are no more than many one after the other."""

import asyncio
import itertools
import json
from collections import Counter
from collections.abc import Iterator

import pytest

from storyhare.table.people.codes import SIGNS
from storyhare.testing.client import call, open_table
from storyhare.testing.server import ServerProcess
from tests.server.conftest import serving
from tests.server.raw_connections import answer, connection
from tests.server.raw_socket import RawSocket
from tests.server.test_allowances import calling_from

MISSES, AT_ONCE = 20, 200
# Codes as they could be; those that could not are never looked for.
CODES = ["ZZ" + "".join(signs) for signs in itertools.product(SIGNS, repeat=2)][:AT_ONCE]
# While they are answered some come back: one in five seconds.
COME_BACK = 5


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where only guessing is limited."""
    folder = tmp_path_factory.mktemp("guarded")
    yield from serving(ServerProcess(folder, limits={"misses_per_address": MISSES}))


def request(method: str, path: str, caller: str, body: str = "") -> bytes:
    return (
        f"{method} {path} HTTP/1.1\r\nHost: hare\r\nX-Forwarded-For: {caller}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    ).encode()


async def all_at_once(server: ServerProcess, requests: list[bytes]) -> Counter[int]:
    """Send requests in the same moment, each on its own connection; how they were answered."""
    ready, start = [], asyncio.Event()

    async def one(said: bytes) -> int:
        async with connection(server) as (reader, writer):
            ready.append(said)
            await start.wait()
            writer.write(said)
            return (await answer(reader))[0]

    tasks = [asyncio.create_task(one(said)) for said in requests]
    while len(ready) < len(tasks):
        await asyncio.sleep(0.01)
    start.set()
    return Counter(await asyncio.gather(*tasks))


ENTRIES = [
    ("GET", "/api/tables/{}", ""),
    ("POST", "/api/tables/{}/people", '{"name":"Eve"}'),
    ("POST", "/api/tables/{}/devices", '{"link":"guess"}'),
    ("POST", "/api/tables/{}/device-links", ""),
    ("DELETE", "/api/tables/{}/people/guess", ""),
    ("GET", "/api/tables/{}/rounds/1", ""),
    ("POST", "/api/tables/{}/recordings", '{"kind":"sound"}'),
]


@pytest.mark.parametrize("entry", range(len(ENTRIES)))
async def test_codes_are_not_guessed_in_parallel(guarded: ServerProcess, entry: int) -> None:
    (method, path, body), caller = ENTRIES[entry], f"192.0.2.{entry + 1}"
    guesses = [request(method, path.format(code), caller, body) for code in CODES]
    told = await all_at_once(guarded, guesses)
    assert MISSES <= told[404] <= MISSES + COME_BACK
    assert told[429] == AT_ONCE - told[404]


async def test_links_are_not_guessed_in_parallel(guarded: ServerProcess) -> None:
    host = await open_table(guarded.url, "Ada", {"decks": ["made"]})
    path = f"/api/tables/{host.code}/devices"
    guesses = [
        request("POST", path, "192.0.2.201", json.dumps({"link": f"guess {number}"}))
        for number in range(AT_ONCE)
    ]
    told = await all_at_once(guarded, guesses)
    assert MISSES <= told[404] <= MISSES + COME_BACK
    assert told[429] == AT_ONCE - told[404]


async def test_codes_are_not_guessed_in_parallel_by_sockets(guarded: ServerProcess) -> None:
    headers = calling_from("192.0.2.202")

    async def guess(code: str) -> int | None:
        entry = await RawSocket.open(guarded.port, f"/ws/{code}", headers)
        return (await entry.closing())[1]

    told = Counter(await asyncio.gather(*[guess(code) for code in CODES]))
    assert MISSES <= told[4404] <= MISSES + COME_BACK
    assert told[4429] == AT_ONCE - told[4404]


async def test_a_whole_school_with_the_right_code_comes_in_at_once(guarded: ServerProcess) -> None:
    host = await open_table(guarded.url, "Ada", {"decks": ["made"]})
    asked = [request("GET", f"/api/tables/{host.code}", "192.0.2.203")] * AT_ONCE
    assert await all_at_once(guarded, asked) == {200: AT_ONCE}
    url, headers = f"{guarded.url}/api/tables/ZZZZ", calling_from("192.0.2.203")
    assert (await call("GET", url, None, headers)).status == 404
