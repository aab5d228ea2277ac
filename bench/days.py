"""What 10,000 sleeping tables over days cost, how soon one wakes, and 1,000 limits in one second.

Two real games that wait for their first clue are copied under other codes: one whose limit passes
while this runs, and one whose limit is far. Everybody who is awaited is notified by a push service
on this machine. Memory is the slope from a server with a few of these tables.
"""

import asyncio
import json
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from zlib import crc32

import uvloop

from bench.processes import cpu_seconds, memory
from storyhare.notifications import Channel, Preferences, write_channel
from storyhare.rules import Options
from storyhare.storage import SqliteJournal
from storyhare.table import Clocks, Settings
from storyhare.table.people.codes import SIGNS
from storyhare.testing.client import Client
from storyhare.testing.server import ServerProcess
from storyhare.testing.tables import FakeClock, Party, playing
from tests.notifications.receiver import BrowserKeys, receiving

FEW, TABLES, DUE, WAKINGS, ROUNDS = 500, 10_000, 1_000, 300, 5
HOUR = 3_600
# Seconds from the beginning until the limits pass: everybody has been notified by then.
UNTIL_DUE, PATIENCE, REST = 240.0, 60.0, 60.0
STARTED = Options(first_storyteller=0)


def run() -> None:
    """Print one line."""
    uvloop.run(_run())


async def _run() -> None:
    idle, few = await _without_tables(), await _few_tables()
    with tempfile.TemporaryDirectory() as folder:
        async with receiving() as receiver:
            began = time.time()
            cookies = await _fill(Path(folder), began, receiver.url, TABLES, DUE)
            server = ServerProcess(Path(folder), limits={"private_targets": True})
            await server.start()
            try:
                result = await _measure(server, receiver.got, cookies, few)
                due = began + UNTIL_DUE
                served = await asyncio.to_thread(_served, Path(folder) / "storyhare.db", due)
            finally:
                server.stop()
    cpu = {"cpu_ms_per_second_without_tables": round(1_000 * idle, 2)}
    print(json.dumps({**result, **served, **cpu}), flush=True)


async def _without_tables() -> float:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        await server.start()
        try:
            return await _at_rest(server)
        finally:
            server.stop()


async def _few_tables() -> int:
    """What a server has in memory that has done the same for a few tables."""
    with tempfile.TemporaryDirectory() as folder:
        async with receiving() as receiver:
            await _fill(Path(folder), time.time(), receiver.url, FEW, 2)
            server = ServerProcess(Path(folder), limits={"private_targets": True})
            await server.start()
            try:
                await _all_notified(receiver.got, FEW)
                return memory(server.pid)
            finally:
                server.stop()


async def _all_notified(told: Sequence[object], tables: int) -> None:
    while len(told) < tables:
        await asyncio.sleep(0.5)
    await asyncio.sleep(10)  # what was told is stored, too


async def _at_rest(server: ServerProcess) -> float:
    before = cpu_seconds(server.pid)
    await asyncio.sleep(REST)  # the time over which is measured
    return (cpu_seconds(server.pid) - before) / REST


# -- the tables ------------------------------------------------------------------------------------


async def _fill(data: Path, now: float, push: str, tables: int, soon: int) -> Mapping[str, str]:
    """Write the file of a server; returns the cookies of those who may come, by code."""
    far = await _template(data, now - HOUR, 7 * 24 * HOUR)
    due = await _template(data, now + UNTIL_DUE - 8 * HOUR, 8 * HOUR)
    with closing(sqlite3.connect(data / "storyhare.db")) as file, file:
        for number, code in zip(range(tables - 2), _codes(), strict=False):
            copy_of = due if number < soon - 1 else far
            _copy(file, copy_of, code, f"{number:0{len(copy_of.state.id)}x}")
        keys = BrowserKeys()
        for (table_id,) in file.execute("SELECT id FROM tables").fetchall():
            person = far.host.person if _is_of(file, table_id, far) else due.host.person
            to = keys.subscription(f"{push}/{table_id}")
            stored = write_channel(table_id, Channel("one", person, to, Preferences(), now))
            file.execute(
                "INSERT INTO channels VALUES (?, ?, ?, ?, ?)",
                (table_id, stored.id, stored.person, stored.since, stored.body),
            )
            file.execute("INSERT INTO channel_checks VALUES (?, 0)", (table_id,))
        codes = file.execute("SELECT id, code FROM tables").fetchall()
        ann = far.host.credentials
        return {
            code: f"storyhare-{code}={ann.person}.{ann.token}"
            for table_id, code in codes
            if _is_of(file, table_id, far)
        }


async def _template(data: Path, began: float, limit: int) -> Party:
    """A game that waits for its first clue since then; nobody is there."""
    journal = SqliteJournal(data / "storyhare.db")
    await journal.open()
    clocks = Clocks(tell=limit, give=limit, vote=limit, reveal=None, pace="over_days")
    settings = Settings(options=STARTED, clocks=clocks)
    party = await playing(4, settings, journal=journal, clock=FakeClock(began))
    for member in party.members:
        await member.disconnects()
    await party.registry.close()
    await journal.close()
    return party


def _codes() -> Iterator[str]:
    luck = random.Random(1)
    known: set[str] = set()
    while True:
        code = "".join(luck.choice(SIGNS) for _ in range(5))
        if code not in known:
            known.add(code)
            yield code


def _copy(file: sqlite3.Connection, party: Party, code: str, table_id: str) -> None:
    old_id, old_code = party.state.id, party.state.code
    file.execute(
        "INSERT INTO tables SELECT ?, ?, status, seq, deadline, touched FROM tables WHERE id = ?",
        (table_id, code, old_id),
    )
    file.execute(
        "INSERT INTO names SELECT ?, person, name FROM names WHERE table_id = ?", (table_id, old_id)
    )
    rows = file.execute("SELECT seq, version, body FROM lines WHERE table_id = ?", (old_id,))
    for seq, version, body in rows.fetchall():
        text = body[8:].replace(old_id.encode(), table_id.encode())
        text = text.replace(f'"{old_code}"'.encode(), f'"{code}"'.encode())
        sealed = b"%08x" % crc32(text) + text
        file.execute("INSERT INTO lines VALUES (?, ?, ?, ?)", (table_id, seq, version, sealed))


def _is_of(file: sqlite3.Connection, table_id: str, party: Party) -> bool:
    sql = "SELECT 1 FROM names WHERE table_id = ? AND person = ?"
    return file.execute(sql, (table_id, party.host.person)).fetchone() is not None


# -- what it costs ---------------------------------------------------------------------------------


async def _measure(
    server: ServerProcess,
    told: Sequence[object],
    cookies: Mapping[str, str],
    few: int,
) -> dict[str, object]:
    begun = time.monotonic()
    cpu = cpu_seconds(server.pid)
    await _all_notified(told, TABLES)
    notified = time.monotonic() - begun - 10
    per_push = (cpu_seconds(server.pid) - cpu) / TABLES
    resting, kept = await _at_rest(server), memory(server.pid)
    rounds = [await _wakings(server, cookies, number) for number in range(ROUNDS)]
    return {
        "bench": "days",
        "tables": TABLES,
        "cpu_ms_per_second_at_rest": round(1_000 * resting, 2),
        "kb_per_sleeping_table": round((kept - few) / (TABLES - FEW) / 1024, 2),
        "notified_within_s": round(notified, 1),
        "cpu_ms_per_push": round(1_000 * per_push, 2),
        "wake_to_view_ms": {
            "median": min(rounds)[0],
            "p99_of_each_round": [p99 for _, p99 in rounds],
        },
        "pushes": len(told),
    }


async def _wakings(
    server: ServerProcess, cookies: Mapping[str, str], number: int
) -> tuple[float, float]:
    """Median and 99th percentile in milliseconds, of tables that nobody has woken before."""
    some = random.Random(2).sample(sorted(cookies), ROUNDS * WAKINGS)[number::ROUNDS]
    waits = sorted([await _wake(server, code, cookies[code]) for code in some])
    median, late = (waits[len(waits) * part // 100] for part in (50, 99))
    return round(1_000 * median, 1), round(1_000 * late, 1)


async def _wake(server: ServerProcess, code: str, cookie: str) -> float:
    """Seconds from the first packet to the view of a table that slept."""
    device = Client(server.url, code, cookie)
    begun = time.perf_counter()
    await device.connect()
    await device.until(lambda _: True)
    took = time.perf_counter() - begun
    await device.close()
    return took


def _served(file: Path, due: float) -> dict[str, object]:
    """How long after their limit 1,000 tables have it in the file."""
    # Until shortly before the limits pass: looking costs time, too.
    time.sleep(max(0.0, due - 1.0 - time.time()))
    sql = "SELECT count(*) FROM tables WHERE deadline <= ?"
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as journal:
        (before,) = (left,) = journal.execute(sql, (due + 1,)).fetchone()
        while left and time.time() < due + PATIENCE:
            time.sleep(0.1)
            (left,) = journal.execute(sql, (due + 1,)).fetchone()
    return {"limits_served": before - left, "limits_served_within_s": round(time.time() - due, 1)}
