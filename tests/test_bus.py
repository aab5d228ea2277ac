"""Hints between nodes: over PostgreSQL, over NATS, and within one process."""

import asyncio
import os
import shutil
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import pytest
from nats import connect as connect_nats

from storyhare.bus import Bus, Hint, LocalBus, address
from storyhare.bus.nats import SUBJECT, TRY_AGAIN, NatsBus
from storyhare.bus.port import BESIDE, parcels, unpack
from storyhare.bus.postgres import MOST_BYTES, PostgresBus
from storyhare.testing.postgres import PostgresProcess
from storyhare.testing.server import free_port

SOON = 60.0


class Ear:
    """Collects what it hears."""

    def __init__(self) -> None:
        self.heard: list[Hint] = []
        self._news = asyncio.Event()

    def take(self, hints: tuple[Hint, ...]) -> None:
        self.heard += hints
        self._news.set()

    async def until(self, *wanted: Hint) -> None:
        async with asyncio.timeout(SOON):
            while not set(wanted) <= set(self.heard):
                self._news.clear()
                await self._news.wait()


@asynccontextmanager
async def two(make: Callable[[], Bus]) -> AsyncIterator[tuple[Bus, Ear, Bus, Ear]]:
    left, right, left_ear, right_ear = make(), make(), Ear(), Ear()
    await left.open("left", left_ear.take)
    await right.open("right", right_ear.take)
    try:
        yield left, left_ear, right, right_ear
    finally:
        await left.close()
        await right.close()


async def carries_hints(make: Callable[[], Bus]) -> None:
    """What every bus does."""
    async with two(make) as (left, left_ear, right, right_ear):
        left.tell(Hint("a", 7))
        await right_ear.until(Hint("a", 7))
        right.tell(Hint("a", BESIDE))
        right.tell(Hint("häre \"'\\", 1))
        await left_ear.until(Hint("a", BESIDE), Hint("häre \"'\\", 1))
        many = [Hint(f"table number {number}", number + 1) for number in range(1_000)]
        for hint in many:
            left.tell(hint)
        await right_ear.until(*many)
        assert Hint("a", 7) not in left_ear.heard  # nobody hears their own


async def test_within_a_process() -> None:
    line = LocalBus()
    await carries_hints(line.another)


async def test_by_postgresql(database: str) -> None:
    await carries_hints(lambda: PostgresBus(database))


async def test_a_bus_over_postgresql_outlives_a_restart_of_the_database(
    own_postgres: PostgresProcess,
) -> None:
    address = await own_postgres.new_database()
    async with two(lambda: PostgresBus(address)) as (left, _, _, right_ear):
        await asyncio.to_thread(own_postgres.stop)
        left.tell(Hint("a", 1))  # lost, and no harm done
        await asyncio.to_thread(own_postgres.start)
        await comes_through(left, right_ear)


async def test_a_bus_that_is_away_for_long_is_told_once_and_once_that_it_is_back(
    own_postgres: PostgresProcess, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    bus, ear = PostgresBus(await own_postgres.new_database()), Ear()
    await bus.open("me", ear.take)
    try:
        assert caplog.messages == []
        for _ in range(2):
            caplog.clear()
            await asyncio.to_thread(own_postgres.stop)
            await told(caplog, "the bus (in the database) cannot be reached: ")
            await asyncio.sleep(4 * TRY_AGAIN)  # it is tried again, and must not be told again
            assert len(caplog.messages) == 1
            await asyncio.to_thread(own_postgres.start)
            await told(caplog, "the bus (in the database) can be reached again")
            assert len(caplog.messages) == 2
    finally:
        await bus.close()


async def told(caplog: pytest.LogCaptureFixture, message: str) -> None:
    """Wait for a line that begins like this."""
    async with asyncio.timeout(SOON):
        while not any(said.startswith(message) for said in caplog.messages):
            await asyncio.sleep(0.05)


async def comes_through(bus: Bus, ear: Ear) -> None:
    """Hints are heard again, by and by."""
    async with asyncio.timeout(SOON):
        seq = 1
        while not ear.heard:
            seq += 1
            bus.tell(Hint("a", seq))
            await asyncio.sleep(0.1)


def test_a_message_is_never_too_long_for_postgresql() -> None:
    hints = [Hint('"' * 60, number) for number in range(500)]
    messages = list(parcels("me", hints, MOST_BYTES))
    assert max(map(len, messages)) <= MOST_BYTES
    assert [hint for message in messages for hint in unpack("you", message)] == hints
    assert [hint for message in messages for hint in unpack("me", message)] == []
    assert unpack("you", b"no parcel") == ()


LINES = Hint("a", 9, 1, ('00{"häre":"\\\\"}', "11[2]"))


async def test_postgresql_brings_the_lines_along(database: str) -> None:
    async with two(lambda: PostgresBus(database)) as (left, left_ear, _, right_ear):
        left.tell(LINES)
        await right_ear.until(LINES)
        assert left_ear.heard == []


def test_lines_that_are_too_long_stay_at_home() -> None:
    long = Hint("b", 3, 1, ("x" * MOST_BYTES,))
    messages = list(parcels("me", [LINES, long, LINES], MOST_BYTES))
    assert max(map(len, messages)) <= MOST_BYTES
    heard = [hint for message in messages for hint in unpack("you", message)]
    assert heard == [LINES, Hint("b", 3), LINES]


def test_hints_that_wait_become_one_and_only_lines_that_join_are_kept() -> None:
    next_one = Hint("a", 10, 1, ("22[3]",))
    assert next_one.after(LINES) == Hint("a", 10, 1, (*LINES.bodies, "22[3]"))
    assert next_one.after(None) == next_one
    assert Hint("a", 11, 1, ("33[4]",)).after(LINES) == Hint("a", 11, 1, ("33[4]",))
    assert Hint("a", 10, 2, ("22[3]",)).after(LINES) == Hint("a", 10, 2, ("22[3]",))
    assert Hint("a", 10).after(LINES) == Hint("a", 10)


# -- NATS ------------------------------------------------------------------------------------------


class NatsProcess:
    """A nats-server on a loopback port."""

    def __init__(self, program: str) -> None:
        self._program = program
        self.options: list[str] = []
        self._port = free_port()
        self.address = f"nats://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [self._program, "-a", "127.0.0.1", "-p", str(self._port), *self.options]
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        """Before that a bus would come later, and what it is told meanwhile is lost."""
        until = time.monotonic() + SOON
        while True:
            try:
                socket.create_connection(("127.0.0.1", self._port), timeout=1).close()
            except OSError:
                assert time.monotonic() < until, "nats-server does not answer"
                time.sleep(0.05)
            else:
                return

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@pytest.fixture
def nats() -> Iterator[NatsProcess]:
    program = shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if program is None:
        pytest.skip("no nats-server, and none could be installed: hints by NATS are not tested")
    process = NatsProcess(program)
    process.start()
    yield process
    process.stop()


async def test_by_nats(nats: NatsProcess) -> None:
    await carries_hints(lambda: NatsBus(nats.address))


async def test_nats_is_not_told_what_happened_and_not_believed_either(nats: NatsProcess) -> None:
    async with two(lambda: NatsBus(nats.address)) as (left, _, _, right_ear):
        left.tell(LINES)
        await right_ear.until(LINES.bare)
        stranger = await connect_nats(nats.address)
        for message in parcels("stranger", [Hint("b", 4, 1, ("00[]",))], MOST_BYTES):
            await stranger.publish(SUBJECT, message)
        await right_ear.until(Hint("b", 4))
        await stranger.close()
        assert [hint for hint in right_ear.heard if hint.bodies] == []


async def test_a_bus_over_nats_waits_for_a_server_and_outlives_a_restart(
    nats: NatsProcess,
) -> None:
    nats.stop()
    async with two(lambda: NatsBus(nats.address)) as (left, _, _, right_ear):
        nats.start()
        await comes_through(left, right_ear)
        nats.stop()
        right_ear.heard.clear()
        nats.start()
        await comes_through(left, right_ear)


async def test_nats_is_told_once_when_it_is_away_and_once_when_it_is_back(
    nats: NatsProcess, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "storyhare")
    nats.stop()
    bus, ear, host = NatsBus(nats.address), Ear(), nats.address.removeprefix("nats://")
    await bus.open("me", ear.take)
    away, back = [f"the bus (NATS at {host}) {what}" for what in ("cannot", "can be reached again")]
    for _ in range(2):
        await told(caplog, away)
        await asyncio.sleep(4 * TRY_AGAIN)  # it is tried again, and must not be told again
        assert len(ours(caplog)) == 1
        nats.start()
        await told(caplog, back)
        assert len(ours(caplog)) == 2
        caplog.clear()
        nats.stop()
    nats.start()
    await told(caplog, back)
    caplog.clear()
    await bus.close()
    assert ours(caplog) == []  # we have hung up ourselves


async def test_a_wrong_password_for_nats_is_told_without_it(
    nats: NatsProcess, caplog: pytest.LogCaptureFixture
) -> None:
    nats.stop()
    nats.options = ["--user", "hare", "--pass", "right"]
    nats.start()
    bus, ear = NatsBus(nats.address.replace("//", "//hare:planted@")), Ear()
    await bus.open("me", ear.take)
    await told(caplog, "the bus (NATS at ")
    await asyncio.sleep(4 * TRY_AGAIN)  # it is tried again, and must not be told again
    await bus.close()
    (said,) = ours(caplog)
    assert "Authorization Violation" in said
    assert "planted" not in caplog.text


def ours(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "storyhare"]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("nats://127.0.0.1:4222", "127.0.0.1:4222"),
        ("nats://me:secret@host", "host"),
        ("tls://token@[::1]:4222/", "[::1]:4222"),
    ],
)
def test_an_address_of_nats_is_shown_without_its_password(typed: str, shown: str) -> None:
    assert address.is_proper(typed)
    assert address.shown(typed) == shown


@pytest.mark.parametrize(
    "typed",
    ["http://me:secret@host", "host:4222", "nats://me:se/cret@host", "nats://host:secret",
     "nats://me:s@cret@host", "nats://"],
)  # fmt: skip
def test_what_is_no_address_of_nats_is_known_as_that(typed: str) -> None:
    assert not address.is_proper(typed)
    assert "secret" not in address.shown(typed)
