"""What play notices of imports: p99 of a move and of a reconnect, with imports and without.

Short rounds take turns, with imports, without, and as a control with as many processes that only
compute at the same priority: what those cost play, the machine takes and not the import. Each round
is compared with its quiet neighbour, and the median ratio counts.
`python -m bench.imports upload URL ZIP` is the process that uploads, over and over.
"""

import asyncio
import io
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import Request, urlopen

import uvloop

from bench.decks import _photo
from bench.driver import Players, call, keep_pace
from bench.processes import SOON
from storyhare.server.decks.imports import AT_ONCE
from storyhare.testing.client import Ticket
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames

TABLES, SEATS, MOVES_PER_SECOND = 20, 4, 3.0
ROUNDS, SECONDS = 10, 5.0
RECONNECTS_PER_SECOND = 20.0
# Seven people at once with 24 photos each, as in the evening that found this.
UPLOADS, PHOTOS, DIFFERENT = 7, 24, 3
# As fast as a good line brings them.
BYTES_PER_SECOND, PIECE = 5_000_000, 65_536
# A process that computes and does nothing else, at the priority and on the cores of an import.
SPIN = """from storyhare.decks.priority import give_way, use_half_of_the_cores
give_way()
use_half_of_the_cores()
while True: sum(range(10_000))"""
# The module of a process that makes a deck; it starts the one that reads the pictures.
APART = b"storyhare.decks.store.apart"
# How long moves and reconnects took.
Round = tuple[list[float], list[float]]
HELLO = json.dumps({"type": "hello", "protocol": frames.PROTOCOL}).encode()


def run() -> None:
    """Print one line."""
    uvloop.run(_run())


async def _run() -> None:
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "photos.zip"
        archive.write_bytes(_photos())
        server = ServerProcess(Path(folder), limits={"uploads": "everybody"})
        await server.start()
        tables = [Players(random.Random(seed)) for seed in range(TABLES + 1)]
        try:
            for players in tables:
                await players.open(server.url, SEATS)
                await players.connect(server.url, SEATS if players is not tables[-1] else 0)
            for players in tables[:-1]:
                await players.start()
            print(json.dumps(await _measure(server, tables, archive)), flush=True)
        finally:
            for players in tables:
                players.close()
            server.stop()


async def _measure(
    server: ServerProcess, tables: list[Players], archive: Path
) -> dict[str, object]:
    command = [sys.executable, "-m", "bench.imports", "upload", server.url, str(archive)]
    uploading = subprocess.Popen(command, stdout=subprocess.PIPE)
    async with asyncio.timeout(SOON):  # an upload at work has two processes
        while len(_workers(server)) < 2 * AT_ONCE:
            await asyncio.sleep(0.1)
    spinning = [subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range(AT_ONCE)]
    spinners = [process.pid for process in spinning]
    quiet, busy, control = [], [], []
    for _ in range(ROUNDS):
        with _standing_still(spinners):
            busy.append(await _round(server, tables))
        with _standing_still([uploading.pid, *_workers(server)]):
            control.append(await _round(server, tables))
            with _standing_still(spinners):
                quiet.append(await _round(server, tables))
    for process in (uploading, *spinning):
        process.kill()
    for process in spinning:
        process.wait()
    made = len(uploading.communicate()[0].splitlines())
    result: dict[str, object] = {"bench": "imports", "decks": made, "photos": PHOTOS}
    for at, name in enumerate(("move", "reconnect")):
        result |= {
            f"{name}_p99_ms": round(1e3 * _p99(_all(quiet, at)), 2),
            f"{name}_p99_ms_with_imports": round(1e3 * _p99(_all(busy, at)), 2),
            f"{name}_ratio": _ratio(quiet, busy, at),
            f"{name}_ratio_of_control": _ratio(quiet, control, at),
            f"{name}_median_ms": round(1e3 * statistics.median(_all(quiet, at)), 2),
            f"{name}_median_ms_with_imports": round(1e3 * statistics.median(_all(busy, at)), 2),
            f"{name}_median_ms_of_control": round(1e3 * statistics.median(_all(control, at)), 2),
        }
    return result | {"load": round(os.getloadavg()[0], 1)}


def _all(rounds: list[Round], at: int) -> list[float]:
    return [seconds for one in rounds for seconds in one[at]]


def _ratio(quiet: list[Round], other: list[Round], at: int) -> float:
    """How many times the p99 of the quiet round beside it, as the median of all rounds."""
    ratios = [_p99(o[at]) / _p99(q[at]) for q, o in zip(quiet, other, strict=True)]
    return round(statistics.median(ratios), 2)


def _workers(server: ServerProcess) -> list[int]:
    """The processes that make decks at the moment, with those that read pictures for them."""
    making = [pid for pid in _children(server.pid) if APART in _command(pid)]
    return making + [pid for one in making for pid in _children(one)]


def _children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task").glob("*/children")
    with suppress(ProcessLookupError):  # gone meanwhile
        return [int(child) for file in found for child in file.read_text().split()]
    return []


def _command(pid: int) -> bytes:
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


@contextmanager
def _standing_still(pids: list[int]) -> Iterator[None]:
    """Nothing is uploaded and no picture is read meanwhile."""
    _signal(pids, signal.SIGSTOP)
    try:
        yield
    finally:
        _signal(pids, signal.SIGCONT)


def _signal(pids: list[int], what: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):  # it had just finished
            os.kill(pid, what)


async def _round(server: ServerProcess, tables: list[Players]) -> Round:
    """How long moves took, and reconnects, in seconds."""
    *playing, visited = tables
    coming = asyncio.create_task(_reconnects(server, visited.tickets))
    await keep_pace(playing, MOVES_PER_SECOND, SECONDS)
    moves = [seconds for players in playing for seconds in players.times]
    return moves, await coming


async def _reconnects(server: ServerProcess, tickets: list[Ticket]) -> list[float]:
    """Come in, see the table, and leave again; everybody of one table in turn."""
    times = []
    stop = time.perf_counter() + SECONDS
    at = 0
    while (now := time.perf_counter()) < stop:
        held = tickets[at % len(tickets)]
        at += 1
        line = await call(server.url, f"/ws/{held.code}", f"Cookie: {held.cookie}\r\n")
        seen = asyncio.get_running_loop().create_future()
        line.heard = lambda _, seen=seen: seen.done() or seen.set_result(None)  # type: ignore[misc]  # bound now
        line.send(HELLO)
        await seen
        times.append(time.perf_counter() - now)
        line.close()
        await asyncio.sleep(max(0.0, 1 / RECONNECTS_PER_SECOND - (time.perf_counter() - now)))
    return times


def _p99(seconds: list[float]) -> float:
    return statistics.quantiles(seconds, n=100)[98]


def _photos() -> bytes:
    made = [_photo(seed) for seed in range(DIFFERENT)]
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for number in range(PHOTOS):
            archive.writestr(f"photo-{number:02}.jpg", made[number % DIFFERENT])
    return out.getvalue()


def upload(url: str, file: str) -> None:
    """Bring the same photos again and again, several people at once; a line for each deck."""
    os.nice(19)  # it plays people elsewhere, whose devices cost this machine nothing
    body = Path(file).read_bytes()

    def person() -> None:
        while True:
            slowly = (body[at : at + PIECE] for at in _paced(len(body)))
            asked = Request(f"{url}/api/decks", slowly, method="POST")
            asked.add_header("content-length", str(len(body)))
            with urlopen(asked, timeout=600) as answer:
                print(answer.status, flush=True)

    threads = [threading.Thread(target=person, daemon=True) for _ in range(UPLOADS)]
    for thread in threads:
        thread.start()
    threads[0].join()


def _paced(size: int) -> Iterator[int]:
    """Where each piece begins, when it is time to send it."""
    began = time.monotonic()
    for at in range(0, size, PIECE):
        # A line has only so many bytes a second.
        time.sleep(max(0.0, began + at / BYTES_PER_SECOND - time.monotonic()))
        yield at


if __name__ == "__main__":
    upload(*sys.argv[2:]) if sys.argv[1:2] == ["upload"] else run()
