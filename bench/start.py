"""How long a start takes with many stored tables: until `/readyz` says so, beside an empty journal.

The tables are copies of one that was really played, line by line, under ids and codes of their own.
"""

import asyncio
import json
import random
import tempfile
import time
from pathlib import Path

import msgspec
import uvloop

from bench.driver import Players, keep_moving
from bench.processes import cpu_seconds
from storyhare.folders import journal_file
from storyhare.live import lines
from storyhare.storage import (
    Line,
    Row,
    SqliteJournal,
    Write,
)
from storyhare.table import Table, apply
from storyhare.table.events import Opened
from storyhare.table.people.codes import new_code
from storyhare.testing.server import ServerProcess

TABLES = 10_000
AT_ONCE = 250
STARTS = 3


def run() -> None:
    """Print one line."""
    uvloop.run(_run())


async def _run() -> None:
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder) / "empty", Path(folder) / "full"
        empty.mkdir()
        full.mkdir()
        played = await _play(full)
        await _copy(full, played)
        floor = min([await _start(empty) for _ in range(STARTS)])
        starts = [await _start(full) for _ in range(STARTS)]
        result = {
            "bench": "start",
            "stored_tables": TABLES,
            "lines_per_table": len(played),
            "journal_megabytes": round(journal_file(full).stat().st_size / 1e6),
            "seconds": round(min(starts)[0], 2),
            "slowest_seconds": round(max(starts)[0], 2),
            "cpu_seconds": round(min(starts)[1], 2),
            "floor_seconds": round(floor[0], 2),
        }
        print(json.dumps(result), flush=True)


async def _start(data: Path) -> tuple[float, float]:
    """Seconds until a server is ready, and its CPU seconds until then."""
    server = ServerProcess(data)
    began = time.perf_counter()
    await server.start()
    try:
        return time.perf_counter() - began, cpu_seconds(server.pid)
    finally:
        server.stop()


async def _play(data: Path) -> list[Line]:
    """A few rounds at a real table; answers its stream."""
    server = ServerProcess(data)
    await server.start()
    players = Players(random.Random(5))
    await players.open(server.url, 6)
    await players.connect(server.url, 6)
    await players.start()
    await keep_moving([players], 0.25)
    players.close()
    server.stop()
    journal = SqliteJournal(journal_file(data))
    await journal.open()
    (table,) = await journal.table_ids()
    stream = await journal.read_lines(table)
    await journal.close()
    return list(stream)[:60]


async def _copy(data: Path, played: list[Line]) -> None:
    journal = SqliteJournal(journal_file(data))
    await journal.open()
    opening = lines.decode(played[0])
    opened = opening.events[0]
    assert isinstance(opened, Opened)
    bodies = [line.body for line in played[1:]]
    codes: set[str] = set()
    while len(codes) < TABLES:
        codes.add(new_code(TABLES, random.SystemRandom()))

    async def store(code: str) -> None:
        table = f"bench-{code}"
        first = msgspec.structs.replace(opened, table=table, code=code)
        entry = msgspec.structs.replace(opening, events=(first, *opening.events[1:]))
        row = Row(table, code, "live", len(played), None, time.time())
        begun = lines.write(apply(Table(), entry), row.touched, (entry,))
        await journal.append(Write(row, 0, lines.VERSION, (*begun.bodies, *bodies)))

    waiting = sorted(codes)
    for at in range(0, TABLES, AT_ONCE):
        await asyncio.gather(*[store(code) for code in waiting[at : at + AT_ONCE]])
    await journal.close()
