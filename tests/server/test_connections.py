"""Connections that say nothing: they are few for each address, and keep nobody out."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from storyhare.server.connections import Connection, Connections
from storyhare.table import commands as ask
from storyhare.testing.client import call
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.server.conftest import serving
from tests.server.raw_connections import HEAD, WHOLE, answer, connection, the_end
from tests.server.raw_socket import RawSocket
from tests.server.tables import SOON, connected, sit_down

FILES = 200
SOCKETS = 10
MOST = 2 * SOCKETS
NO_PROXY = "192.0.2.1"


class FewFiles(ServerProcess):
    """A server that may open few files, and is started with fewer."""

    @property
    def command(self) -> list[str]:
        """As a shell starts it that has limits."""
        return [
            "sh",
            "-c",
            f'ulimit -Sn 80 && ulimit -Hn {FILES} && exec "$@"',
            "sh",
            *super().command,
        ]


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[ServerProcess]:
    yield from serving(FewFiles(tmp_path, limits={"request_seconds": 600}))


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that nobody stands in front of, and that is in no hurry."""
    limits: dict[str, float | str | None] = {
        "sockets_per_address": SOCKETS, "trusted_proxies": NO_PROXY, "request_seconds": 600
    }  # fmt: skip
    yield from serving(ServerProcess(tmp_path_factory.mktemp("strict"), limits=limits))


# -- many files ------------------------------------------------------------------------------------


@pytest.mark.parametrize("said", [b"", HEAD])
async def test_those_who_say_nothing_keep_nobody_out(narrow: ServerProcess, said: bytes) -> None:
    tickets = await sit_down(narrow.url, 2)
    async with connected(narrow.url, tickets) as (ada, _), AsyncExitStack() as stack:
        for _ in range(2 * FILES):
            _, writer = await stack.enter_async_context(connection(narrow))
            writer.write(said)
        for _ in range(20):
            assert (await call("GET", f"{narrow.url}/readyz")).status == 200
        socket = await RawSocket.open(narrow.port, f"/ws/{tickets[0].code}")
        await socket.close()
        assert isinstance(await ada.do(ask.Lock(locked=True)), frames.Ack)  # who talks stays
    assert narrow.log.count("idle ones are closed for new ones") == 1


async def test_as_many_files_as_the_system_allows_are_asked_for(narrow: ServerProcess) -> None:
    limits = Path(f"/proc/{narrow.pid}/limits").read_text(encoding="utf-8")
    line = next(line for line in limits.splitlines() if line.startswith("Max open files"))
    assert line.split()[3:5] == [str(FILES), str(FILES)]


# -- one address -----------------------------------------------------------------------------------


async def refused(server: ServerProcess, caller: str) -> bool:
    """Is one more connection of an address hung up on at once?"""
    async with connection(server, caller) as (reader, writer):
        writer.write(WHOLE)
        return await the_end(reader) == b"" if reader.at_eof() else not await _answered(reader)


async def _answered(reader: asyncio.StreamReader) -> bool:
    try:
        return await answer(reader) == (200, b"ok")
    except (ConnectionError, asyncio.IncompleteReadError):
        return False


async def test_an_address_has_so_many_connections_and_others_come_in(
    strict: ServerProcess,
) -> None:
    async with AsyncExitStack() as stack:
        for _ in range(MOST):
            await stack.enter_async_context(connection(strict, "127.0.0.2"))
        for _ in range(3):
            assert await refused(strict, "127.0.0.2")
        assert not await refused(strict, "127.0.0.3")
        assert strict.log.count("more are refused") == 1
    async with asyncio.timeout(SOON):  # those who went make room
        while await refused(strict, "127.0.0.2"):
            await asyncio.sleep(0.05)


async def test_a_socket_counts_until_it_is_closed(strict: ServerProcess) -> None:
    (host,) = await sit_down(strict.url, 1)
    sockets = [await RawSocket.open(strict.port, f"/ws/{host.code}") for _ in range(SOCKETS)]
    async with AsyncExitStack() as stack:
        for _ in range(MOST - SOCKETS):
            await stack.enter_async_context(connection(strict))
        assert await refused(strict, "127.0.0.1")
        for socket in sockets:
            await socket.close()
        async with asyncio.timeout(SOON):
            while await refused(strict, "127.0.0.1"):
                await asyncio.sleep(0.05)


async def test_behind_a_proxy_the_people_count_and_not_the_proxy(tmp_path: Path) -> None:
    """Requests that are under way, by the address that the proxy names."""
    process = ServerProcess(tmp_path, limits={"sockets_per_address": SOCKETS})
    await process.start()
    begun = (
        b"POST /api/score HTTP/1.1\r\nHost: hare\r\nContent-Type: application/json\r\n"
        b"Content-Length: 50\r\nX-Forwarded-For: %s\r\n\r\n"
    )
    try:
        async with AsyncExitStack() as stack:
            for _ in range(3 * MOST):  # the proxy's own, for later
                await stack.enter_async_context(connection(process))
            for _ in range(MOST):
                _, writer = await stack.enter_async_context(connection(process))
                writer.write(begun % b"198.51.100.7")
                await writer.drain()
            url = f"{process.url}/api/decks"
            async with asyncio.timeout(SOON):
                while True:
                    told = await call("GET", url, None, {"x-forwarded-for": "198.51.100.7"})
                    if told.status == 429:
                        break
            other = await call("GET", url, None, {"x-forwarded-for": "198.51.100.8"})
            assert other.status == 200
    finally:
        process.stop()


# -- the count by itself ---------------------------------------------------------------------------


class Dropped:
    """A connection that knows whether it was ended."""

    dropped = False

    def drop(self) -> None:
        """Hang up."""
        self.dropped = True


def enter(connections: Connections, host: str, number: int) -> list[Dropped]:
    made = [Dropped() for _ in range(number)]
    assert all(connections.enter(one, host) for one in made)
    return made


def test_the_longest_idle_one_goes_first_and_busy_ones_stay() -> None:
    connections = Connections(9, 3, lambda _: False)
    first, second, third = enter(connections, "192.0.2.9", 3)
    connections.busy(first)
    connections.busy(second)
    connections.idle(second)  # later than the third
    enter(connections, "192.0.2.8", 1)
    assert [first.dropped, second.dropped, third.dropped] == [False, False, True]
    enter(connections, "192.0.2.8", 1)
    assert second.dropped
    assert len(connections) == 3


def test_where_all_are_busy_nobody_comes_in() -> None:
    connections = Connections(9, 2, lambda _: False)
    busy = enter(connections, "192.0.2.9", 2)
    for one in busy:
        connections.busy(one)
    late: Connection = Dropped()
    assert not connections.enter(late, "192.0.2.8")
    connections.leave(late)  # which it never entered
    connections.leave(busy[0])
    assert connections.enter(late, "192.0.2.8")


def test_a_network_is_one_address_and_a_proxy_is_none() -> None:
    connections = Connections(2, None, lambda host: host == "10.0.0.1")
    enter(connections, "2001:db8::1", 1)
    enter(connections, "2001:db8::2", 1)
    assert not connections.enter(Dropped(), "2001:db8::3")
    enter(connections, "2001:db8:0:1::3", 2)
    enter(connections, "10.0.0.1", 50)
