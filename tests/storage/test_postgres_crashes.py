"""PostgreSQL loses nothing that was acknowledged, whoever crashes or hangs."""

import asyncio
import contextlib
import random
import signal
import subprocess
import sys
import time
from typing import Any

import asyncpg
import pytest

from storyhare.storage import (
    Conflict,
    JournalUnavailable,
)
from storyhare.storage.postgres import PostgresJournal
from storyhare.storage.postgres.connection import MOVES
from storyhare.testing.storage.journals import (
    bodies,
    refused,
    write,
)
from storyhare.testing.storage.postgres import PostgresProcess
from tests.storage.test_postgres import opened

SOON = 60.0


WRITER = """
import asyncio, sys
from storyhare.storage.postgres import PostgresJournal
from storyhare.testing.storage.journals import write

async def one(journal, table):
    for after in range(100_000):
        await journal.append(write(table, after, b"%s %d" % (table.encode(), after)))
        print(table, after + 1, flush=True)

async def main():
    journal = PostgresJournal(sys.argv[1])
    await journal.open()
    await asyncio.gather(*[one(journal, f"{sys.argv[2]}-{n}") for n in range(20)])

asyncio.run(main())
"""


async def crash(address: str, life: str, luck: random.Random) -> dict[str, int]:
    """A process that writes until it is killed; what it was told is kept."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", WRITER, address, life, stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    told: dict[str, int] = {}
    enough = luck.randint(30, 300)
    async with asyncio.timeout(SOON):
        while sum(told.values()) < enough:
            table, seq = (await process.stdout.readline()).split()
            told[table.decode()] = int(seq)
        process.send_signal(signal.SIGKILL)
        for line in (await process.stdout.read()).splitlines(keepends=True):
            if line.endswith(b"\n"):
                table, seq = line.split()
                told[table.decode()] = int(seq)
        await process.wait()
    return told


async def nothing_lost(address: str, told: dict[str, int]) -> None:
    async with opened(address) as journal:
        for table, seq in told.items():
            found = await bodies(journal, table)
            row = await journal.read_row(table)
            assert row is not None
            assert row.seq == len(found)
            assert seq <= len(found) <= seq + 1  # one may have been on its way
            assert found == [b"%s %d" % (table.encode(), at) for at in range(len(found))]


async def test_a_writer_that_is_killed_loses_nothing_it_was_told(database: str) -> None:
    luck = random.Random(1)
    for life in range(3):
        await nothing_lost(database, await crash(database, f"life{life}", luck))


class Writers:
    """They write to ten tables until they are stopped: what was acknowledged, and how often not."""

    def __init__(self) -> None:
        self.told: dict[str, int] = {f"t{number}": 0 for number in range(10)}
        self.refusals = 0
        self.stop = asyncio.Event()

    async def write(self, journal: PostgresJournal, table: str) -> None:
        at = 0
        while not self.stop.is_set():
            try:
                await journal.append(write(table, at, b"%s %d" % (table.encode(), at)))
            except (JournalUnavailable, Conflict):
                self.refusals += 1
                await asyncio.sleep(0.02)
                try:
                    at = len(await journal.read_lines(table))  # it may have been kept all the same
                except JournalUnavailable:
                    continue
                self.told[table] = max(self.told[table], at)
            else:
                at += 1
                self.told[table] = at

    async def all_go_on(self) -> None:
        before = dict(self.told)
        async with asyncio.timeout(SOON):
            while any(told <= before[table] for table, told in self.told.items()):
                await asyncio.sleep(0.01)


async def dying(server: PostgresProcess, kills: int, seed: int) -> dict[str, int]:
    """Write while the database crashes and starts again; what was acknowledged."""
    address = await server.new_database()
    writers, luck = Writers(), random.Random(seed)
    async with opened(address) as journal:
        writing = [asyncio.create_task(writers.write(journal, table)) for table in writers.told]
        for _ in range(kills):
            await writers.all_go_on()
            await asyncio.sleep(luck.random() * 0.05)  # in the middle of whatever goes on
            await asyncio.to_thread(luck.choice((server.kill, server.stop)))
            await asyncio.to_thread(server.start)
        writers.stop.set()
        await asyncio.gather(*writing)
    await nothing_lost(address, writers.told)
    assert writers.refusals > 0
    return writers.told


async def test_a_database_that_crashes_loses_nothing_acknowledged(
    own_postgres: PostgresProcess,
) -> None:
    told = await dying(own_postgres, kills=2, seed=1)
    assert len(told) == 10


@pytest.mark.long
async def test_a_database_that_crashes_often_loses_nothing(own_postgres: PostgresProcess) -> None:
    told = await dying(own_postgres, kills=25, seed=2)
    assert len(told) == 10


async def test_while_the_database_says_nothing_everybody_is_told_at_once(
    own_postgres: PostgresProcess,
) -> None:
    """The first who asks waits for it, and not everybody after the other."""
    async with opened(await own_postgres.new_database()) as journal:
        await journal.append(write("a", 0, b"one", code="HARE"))
        own_postgres.freeze()
        asked = [journal.get_or_store("ready", b"") for _ in range(50)]
        asked += [journal.get_or_store(f"key {number}", b"") for number in range(50)]
        began = time.monotonic()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(answer) for answer in answers} == {JournalUnavailable}
        waited = time.monotonic() - began
        for _ in range(100):
            await refused(journal.append(write("a", 1, b"two", code="HARE")), JournalUnavailable)
        assert time.monotonic() - began < 2 * waited
        own_postgres.thaw()
        async with asyncio.timeout(SOON):
            while True:
                with contextlib.suppress(JournalUnavailable, Conflict):
                    await journal.append(write("a", 1, b"two", code="HARE"))
                    break
                await asyncio.sleep(0.01)
        assert await bodies(journal, "a") == [b"one", b"two"]


async def test_trouble_with_one_statement_is_no_trouble_of_the_others(database: str) -> None:
    async with opened(database) as journal:
        lame = journal._write(lambda connection: connection.execute("SELECT nothing FROM nowhere"))
        kept = [journal.append(write(f"t{at}", 0, b"one", code=f"HARE{at}")) for at in range(3)]
        answers = await asyncio.gather(lame, *kept, return_exceptions=True)
        assert [type(answer) for answer in answers] == [JournalUnavailable, *[type(None)] * 3]


async def test_a_frozen_writer_holds_nobody_up(database: str) -> None:
    """Who stops in the middle of a transaction is thrown out, and its late words are refused."""
    async with opened(database) as journal:
        await journal.append(write("a", 0, b"one", code="HARE"))
        stopped = await asyncpg.connect(database, server_settings=MOVES.settings)
        transaction = stopped.transaction()
        await transaction.start()
        await stopped.execute("UPDATE tables SET seq = 2 WHERE id = 'a'")
        answers: list[Any] = []
        async with asyncio.timeout(SOON):
            while None not in answers:
                attempt = journal.append(write("a", 1, b"two", code="HARE"))
                answers += await asyncio.gather(attempt, return_exceptions=True)
        # asyncpg has three ways to say it, by how much of the parting word it has read so far.
        thrown_out = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
        with pytest.raises(thrown_out):
            await transaction.commit()
        stopped.terminate()
        assert await bodies(journal, "a") == [b"one", b"two"]
