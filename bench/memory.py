"""What an idle table and an idle connection cost in memory, each measured by itself.

Tables with a game going on are added with one connection each, then more connections to the same
tables; both are slopes, taken after a warm-up, of what the process has resident. The floor is an
idle connection to the bare server.
"""

import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import uvloop

from bench.driver import Line, Players, call
from bench.processes import memory, until_it_answers
from storyhare.testing.server import ServerProcess, free_port

WARM_UP, TABLES, SEATS = 40, 300, 6
FLOOR = 1200


def run() -> None:
    """Print one line."""
    uvloop.run(_run())


async def _run() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        await server.start()
        try:
            result = await _measure(server)
        finally:
            server.stop()
    print(json.dumps({**result, "floor_kb_per_connection": await _floor()}), flush=True)


async def _measure(server: ServerProcess) -> dict[str, object]:
    warm = [await _table(server, seed) for seed in range(WARM_UP)]
    for table in warm:
        await table.connect(server.url, SEATS - 1)
    start = memory(server.pid)
    tables = [await _table(server, WARM_UP + seed) for seed in range(TABLES)]
    with_tables = memory(server.pid)
    for table in tables:
        await table.connect(server.url, SEATS - 1)
    with_all = memory(server.pid)
    for table in [*warm, *tables]:
        table.close()
    connection = (with_all - with_tables) / (TABLES * (SEATS - 1))
    return {
        "bench": "memory",
        "tables": TABLES,
        "people_per_table": SEATS,
        "connections": TABLES * SEATS,
        "kb_per_idle_table": round(((with_tables - start) / TABLES - connection) / 1024, 1),
        "kb_per_idle_connection": round(connection / 1024, 1),
    }


async def _table(server: ServerProcess, seed: int) -> Players:
    """A table in the middle of a game, with one person connected."""
    players = Players(random.Random(seed))
    await players.open(server.url, SEATS)
    await players.connect(server.url, 1)
    await players.start()
    return players


async def _floor() -> float:
    port = free_port()
    server = subprocess.Popen([sys.executable, "-m", "bench.floor", str(port)])
    try:
        await until_it_answers(port)
        lines: list[Line] = []
        sizes = []
        for _ in range(2):
            url = f"http://127.0.0.1:{port}"
            lines += [await call(url, "/idle/10") for _ in range(FLOOR // 2)]
            sizes.append(memory(server.pid))
        for line in lines:
            line.close()
        return round((sizes[1] - sizes[0]) / (FLOOR / 2) / 1024, 1)
    finally:
        server.terminate()
        server.wait()
