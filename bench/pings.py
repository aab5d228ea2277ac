"""What an idle device costs in CPU: it pings, and is answered.

At several paces, since pings that come one by one wake the server each time.
"""

import asyncio
import json
import os
import random
import tempfile
import time
from pathlib import Path

import uvloop

from bench.driver import PING, Line, Players
from bench.processes import cpu_seconds, pin
from storyhare.testing.server import ServerProcess

TABLES, SEATS, SECONDS = 50, 6, 4.0
PACES = (200, 1_000, 3_000)  # pings a second, all devices together


def run() -> None:
    """Print one line a pace."""
    uvloop.run(_run())


async def _run() -> None:
    pin(os.getpid(), 1)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        await server.start()
        pin(server.pid, 0)
        tables = [Players(random.Random(seed)) for seed in range(TABLES)]
        try:
            for players in tables:
                await players.open(server.url, SEATS)
                await players.connect(server.url, SEATS)
            lines = [line for players in tables for line in players.lines]
            for pace in PACES:
                print(json.dumps(await _measure(server, lines, pace)), flush=True)
        finally:
            for players in tables:
                players.close()
            server.stop()


async def _measure(server: ServerProcess, lines: list[Line], pace: int) -> dict[str, object]:
    """Ping in even turns, some in every hundredth of a second."""
    before, began, sent = cpu_seconds(server.pid), time.perf_counter(), 0
    while (passed := time.perf_counter() - began) < SECONDS:
        while sent < passed * pace:
            lines[sent % len(lines)].send(PING)
            sent += 1
        await asyncio.sleep(0.002)
    spent = cpu_seconds(server.pid) - before
    return {
        "bench": "pings",
        "devices": len(lines),
        "pings_per_second": round(sent / (time.perf_counter() - began)),
        "cpu_us_per_ping": round(spent / sent * 1e6, 1),
        "load": round(os.getloadavg()[0], 1),
    }
