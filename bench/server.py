"""What a move costs the server: CPU time, latency and memory, with the floor from the same run."""

import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from storyhare.table import commands as ask
from storyhare.testing.client import Client, due_move, join_table, open_table, people_here
from storyhare.testing.server import ServerProcess, free_port

TICKS = os.sysconf("SC_CLK_TCK")


def run() -> None:
    """Print one line a measurement."""
    asyncio.run(_run())


async def _run() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        await server.start()
        _pin(server.pid, 0)
        _pin(os.getpid(), 1)
        try:
            for seats in (6, 12):
                _print(await _moves(server, tables=100, seats=seats, seconds=6.0))
            _print(await _one_table(server))
            _print(await _paced(server, tables=100, per_second=5.0, seconds=8.0))
        finally:
            server.stop()


def _print(result: dict[str, object]) -> None:
    print(json.dumps(result), flush=True)


def _pin(pid: int, core: int) -> None:
    """The server on one core, the driver on the other, where there are two."""
    if len(os.sched_getaffinity(0)) > 1 or core == 1:
        os.sched_setaffinity(pid, {core})


def _cpu(pid: int) -> float:
    """CPU seconds of a process with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _memory(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


class _Table:
    """A table with all its devices, and how many moves were made."""

    def __init__(self) -> None:
        self.clients: list[Client] = []
        self.moves = 0
        self.bytes = 0
        self.frames = 0

    async def sit_down(self, server: ServerProcess, seats: int) -> None:
        settings = {"ruleset": "odyssey", "options": {"end": {"tellings": 20}}}
        host = await open_table(server.url, "Ada", settings)
        names = [f"P{seat}" for seat in range(1, seats)]
        passes = [host, *[await join_table(server.url, host.code, name) for name in names]]
        self.clients = [Client(server.url, p.code, p.cookie) for p in passes]
        for client in self.clients:
            client.on_bytes = self._count
            await client.connect()
        await self.clients[0].until(lambda view: len(people_here(view)) == seats)
        await self.clients[0].do(ask.Start())

    def _count(self, text: str) -> None:
        self.bytes += len(text)
        self.frames += 1

    async def move(self, luck: random.Random) -> float:
        """One due move; answers the seconds until the last device has seen it."""
        while True:
            for client in luck.sample(self.clients, len(self.clients)):
                assert client.view is not None
                move = due_move(client.view, luck)
                if move is not None:
                    begin = time.perf_counter()
                    for other in self.clients:
                        other.changed.clear()
                    await client.do(move)
                    others = [c for c in self.clients if c is not client]
                    await asyncio.gather(*[o.changed.wait() for o in others])
                    self.moves += 1
                    return time.perf_counter() - begin
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        await asyncio.gather(*[client.close() for client in self.clients])


async def _sit_down(server: ServerProcess, tables: int, seats: int) -> list[_Table]:
    made = [_Table() for _ in range(tables)]
    for table in made:
        await table.sit_down(server, seats)
    return made


async def _moves(
    server: ServerProcess, tables: int, seats: int, seconds: float
) -> dict[str, object]:
    before = _memory(server.pid)
    made = await _sit_down(server, tables, seats)
    idle = _memory(server.pid) - before
    stop = time.monotonic() + seconds
    count = sum(table.moves for table in made)
    sent = sum(table.bytes for table in made)
    frames = sum(table.frames for table in made)
    cpu = _cpu(server.pid)

    async def keep_moving(table: _Table, luck: random.Random) -> None:
        while time.monotonic() < stop:
            await table.move(luck)

    await asyncio.gather(*[keep_moving(t, random.Random(at)) for at, t in enumerate(made)])
    cpu = _cpu(server.pid) - cpu
    count = sum(table.moves for table in made) - count
    frames = sum(table.frames for table in made) - frames
    sent = sum(table.bytes for table in made) - sent
    for table in made:
        await table.close()
    size = sent // max(1, frames)
    floor = await _floor(tables, seats, size, moves=min(count, 4000))
    return {
        "bench": "server",
        "tables": tables,
        "seats": seats,
        "moves": count,
        "cpu_ms_per_move": round(cpu / count * 1e3, 3),
        "floor_ms_per_move": round(floor * 1e3, 3),
        "times_the_floor": round(cpu / count / floor, 2),
        "frames_per_move": round(frames / count, 2),
        "bytes_per_frame": size,
        "kb_per_table_with_its_connections": round(idle / tables / 1024, 1),
    }


async def _floor(tables: int, seats: int, size: int, moves: int) -> float:
    """CPU seconds a move of the bare server, with as many sockets and bytes."""
    port = free_port()
    server = subprocess.Popen([sys.executable, "-m", "bench.floor", str(port)])
    try:
        _pin(server.pid, 0)
        await asyncio.sleep(1.5)
        sockets = [
            [await connect(f"ws://127.0.0.1:{port}/{at}/{size}") for _ in range(seats)]
            for at in range(tables)
        ]
        cpu, done = _cpu(server.pid), 0

        async def one(table: list[ClientConnection], rounds: int) -> None:
            nonlocal done
            for _ in range(rounds):
                await table[0].send("move")
                for socket in table:
                    await socket.recv()
                done += 1

        await asyncio.gather(*[one(table, max(1, moves // tables)) for table in sockets])
        return (_cpu(server.pid) - cpu) / done
    finally:
        server.terminate()
        server.wait()


async def _one_table(server: ServerProcess) -> dict[str, object]:
    table = _Table()
    await table.sit_down(server, 6)
    luck = random.Random(1)
    times = sorted([await table.move(luck) for _ in range(600)])
    await table.close()
    return _latency("one table", times)


async def _paced(
    server: ServerProcess, tables: int, per_second: float, seconds: float
) -> dict[str, object]:
    made = await _sit_down(server, tables, 6)
    times: list[float] = []
    stop = time.monotonic() + seconds

    async def pace(table: _Table, luck: random.Random) -> None:
        await asyncio.sleep(luck.random() / per_second)
        while time.monotonic() < stop:
            begin = time.monotonic()
            times.append(await table.move(luck))
            await asyncio.sleep(max(0.0, 1 / per_second - (time.monotonic() - begin)))

    await asyncio.gather(*[pace(t, random.Random(at)) for at, t in enumerate(made)])
    for table in made:
        await table.close()
    return _latency(f"{tables} tables, {per_second:g} moves a second each", sorted(times))


def _latency(what: str, times: list[float]) -> dict[str, object]:
    cuts = statistics.quantiles(times, n=100)
    return {
        "bench": "latency",
        "what": what,
        "moves": len(times),
        "p50_ms": round(cuts[49] * 1e3, 2),
        "p99_ms": round(cuts[98] * 1e3, 2),
    }
