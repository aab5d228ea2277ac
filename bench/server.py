"""What a move costs the server: CPU time and latency, with the floor from the same run.

The floor sends as many bytes to as many sockets. Server and floor take turns in short rounds,
since the machine may have other things to do: the quietest round of each counts. How many times the
floor a move costs is told twice: of the quietest rounds, and as the median of neighbouring ones.
"""

import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvloop

from bench.driver import Group, Players, call, keep_moving, keep_pace
from bench.processes import cpu_seconds, pin, until_it_answers
from storyhare.testing.server import ServerProcess, free_port

TABLES, ROUNDS, SECONDS = 100, 10, 2.0
AT_ONCE = 8
PACE = 5.0


def run() -> None:
    """Print one line a measurement."""
    uvloop.run(_run())


async def _run() -> None:
    pin(os.getpid(), 1)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        await server.start()
        pin(server.pid, 0)
        try:
            for seats in (6, 12):
                _print(await _moves(server, seats))
            _print(await _one_table(server))
            _print(await _paced(server))
        finally:
            server.stop()


def _print(result: dict[str, object]) -> None:
    print(json.dumps(result), flush=True)


async def sit_down(server: ServerProcess, tables: int, seats: int) -> list[Players]:
    """Tables with running games."""
    made = [Players(random.Random(seed)) for seed in range(tables)]
    few = asyncio.Semaphore(AT_ONCE)

    async def begin(players: Players) -> None:
        async with few:
            await players.open(server.url, seats)
            await players.connect(server.url, seats)
            await players.start()

    await asyncio.gather(*[begin(players) for players in made])
    return made


async def _moves(server: ServerProcess, seats: int) -> dict[str, object]:
    """As fast as the server answers: CPU a move, in turns with the floor."""
    tables = await sit_down(server, TABLES, seats)
    before = sum([table.frames for table in tables]), sum([table.received for table in tables])
    spent, moves = [await move_cost(server.pid, tables)], sum([len(t.times) for t in tables])
    frames = sum([table.frames for table in tables]) - before[0]
    size = (sum([table.received for table in tables]) - before[1]) // frames
    floors = []
    async with _floor(seats, size) as (pid, groups):
        for _ in range(ROUNDS):
            floors.append(await move_cost(pid, groups))
            spent.append(await move_cost(server.pid, tables))
    for table in tables:
        table.close()
    return {
        "bench": "server",
        "tables": TABLES,
        "seats": seats,
        "cpu_ms_per_move": round(min(spent), 3),
        "floor_ms_per_move": round(min(floors), 3),
        "times_the_floor": round(min(spent) / min(floors), 2),
        "median_times_the_floor": round(statistics.median(_ratios(spent, floors)), 2),
        "median_ms_per_move": round(statistics.median(spent), 3),
        "median_floor_ms_per_move": round(statistics.median(floors), 3),
        "frames_per_move": round(frames / moves, 2),
        "bytes_per_frame": size,
        "load": round(os.getloadavg()[0], 1),
    }


def _ratios(spent: list[float], floors: list[float]) -> list[float]:
    """Each round of the server against the floor's right before it."""
    return [one / floor for one, floor in zip(spent[1:], floors, strict=True)]


async def move_cost(pid: int, groups: list[Players] | list[Group]) -> float:
    """CPU milliseconds per move, over one round."""
    before = cpu_seconds(pid)
    moves = await keep_moving(groups, SECONDS)
    return (cpu_seconds(pid) - before) / moves * 1e3


@asynccontextmanager
async def _floor(seats: int, size: int) -> AsyncIterator[tuple[int, list[Group]]]:
    """The bare server with as many sockets."""
    port = free_port()
    server = subprocess.Popen([sys.executable, "-m", "bench.floor", str(port)])
    try:
        await until_it_answers(port)
        pin(server.pid, 0)
        groups = [Group() for _ in range(TABLES)]
        for at, group in enumerate(groups):
            for _ in range(seats):
                group.take(await call(f"http://127.0.0.1:{port}", f"/{at}/{size}"))
        yield server.pid, groups
        for group in groups:
            group.close()
    finally:
        server.terminate()
        server.wait()


async def _one_table(server: ServerProcess) -> dict[str, object]:
    (table,) = await sit_down(server, 1, 6)
    await keep_moving([table], 1.0)
    table.close()
    return _latency("one table", [table])


async def _paced(server: ServerProcess) -> dict[str, object]:
    tables = await sit_down(server, TABLES, 6)
    before = cpu_seconds(server.pid)
    moves = await keep_pace(tables, PACE, 8.0)
    spent = (cpu_seconds(server.pid) - before) / moves * 1e3
    for table in tables:
        table.close()
    what = f"{TABLES} tables, {PACE:g} moves a second each"
    return {**_latency(what, tables), "cpu_ms_per_move": round(spent, 3)}


def _latency(what: str, tables: list[Players]) -> dict[str, object]:
    """From a move sent until the last seat's view has come."""
    times = [seconds for table in tables for seconds in table.times]
    cuts = statistics.quantiles(times, n=100)
    return {
        "bench": "latency",
        "what": what,
        "moves": len(times),
        "p50_ms": round(cuts[49] * 1e3, 2),
        "p99_ms": round(cuts[98] * 1e3, 2),
        "load": round(os.getloadavg()[0], 1),
    }
