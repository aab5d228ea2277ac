"""What play notices of imports: p99 of a move and of a reconnect, with imports and without.

Of short rounds the median counts, since the machine may have other things to do; half of the quiet
ones come before the imports, half after.
`python -m bench.imports upload URL ZIP` is the process that uploads, over and over.
"""

import asyncio
import io
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import zipfile
from pathlib import Path
from urllib.request import Request, urlopen

import uvloop

from bench.decks import _photo
from bench.driver import Players, call, keep_pace
from storyhare.testing.client import Pass
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames

TABLES, SEATS, MOVES_PER_SECOND = 20, 4, 3.0
ROUNDS, SECONDS = 3, 6.0
RECONNECTS_PER_SECOND = 20.0
# Seven people at once with 24 photos each, as in the evening that found this.
UPLOADS, PHOTOS, DIFFERENT = 7, 24, 3
HELLO = json.dumps({"type": "hello", "protocol": frames.PROTOCOL}).encode()


def run() -> None:
    """Print one line."""
    uvloop.run(_run())


async def _run() -> None:
    with tempfile.TemporaryDirectory() as folder:
        parcel = Path(folder) / "photos.zip"
        parcel.write_bytes(_photos())
        server = ServerProcess(Path(folder), limits={"uploads": "everybody"})
        await server.start()
        tables = [Players(random.Random(seed)) for seed in range(TABLES + 1)]
        try:
            for players in tables:
                await players.open(server.url, SEATS)
                await players.connect(server.url, SEATS if players is not tables[-1] else 0)
            for players in tables[:-1]:
                await players.start()
            print(json.dumps(await _measure(server, tables, parcel)), flush=True)
        finally:
            for players in tables:
                players.close()
            server.stop()


async def _measure(server: ServerProcess, tables: list[Players], parcel: Path) -> dict[str, object]:
    quiet = [await _round(server, tables) for _ in range(ROUNDS)]
    command = [sys.executable, "-m", "bench.imports", "upload", server.url, str(parcel)]
    uploading = subprocess.Popen(command, stdout=subprocess.PIPE)
    await asyncio.sleep(3.0)  # until the first have arrived
    busy = [await _round(server, tables) for _ in range(2 * ROUNDS)]
    uploading.terminate()
    made = len(uploading.communicate()[0].splitlines())
    await _until_calm(server)
    quiet += [await _round(server, tables) for _ in range(ROUNDS)]
    result: dict[str, object] = {"bench": "imports", "decks": made, "photos": PHOTOS}
    for at, name in enumerate(("move", "reconnect")):
        before = statistics.median([one[at] for one in quiet])
        during = statistics.median([one[at] for one in busy])
        result |= {
            f"{name}_p99_ms": round(1e3 * before, 2),
            f"{name}_p99_ms_with_imports": round(1e3 * during, 2),
            f"{name}_ratio": round(during / before, 2),
        }
    return result | {"load": round(os.getloadavg()[0], 1)}


async def _round(server: ServerProcess, tables: list[Players]) -> tuple[float, float]:
    """The p99 of moves and of reconnects, in seconds."""
    *playing, visited = tables
    coming = asyncio.create_task(_reconnects(server, visited.passes))
    await keep_pace(playing, MOVES_PER_SECOND, SECONDS)
    moves = [seconds for players in playing for seconds in players.times]
    return _p99(moves), _p99(await coming)


async def _reconnects(server: ServerProcess, passes: list[Pass]) -> list[float]:
    """Come in, see the table, and leave again; everybody of one table in turn."""
    times = []
    stop = time.perf_counter() + SECONDS
    at = 0
    while (now := time.perf_counter()) < stop:
        held = passes[at % len(passes)]
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


async def _until_calm(server: ServerProcess) -> None:
    """No import goes on: nothing is staged, and nothing more appears."""
    folder, before = server.data / "decks", -1
    while True:
        there = [path.name for path in folder.glob("*")] + [path.name for path in folder.glob(".*")]
        if not any(name.startswith(".import-") for name in there) and len(there) == before:
            return
        before = len(there)
        await asyncio.sleep(2.0)


def _photos() -> bytes:
    made = [_photo(seed) for seed in range(DIFFERENT)]
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as parcel:
        for number in range(PHOTOS):
            parcel.writestr(f"photo-{number:02}.jpg", made[number % DIFFERENT])
    return out.getvalue()


def upload(url: str, file: str) -> None:
    """Bring the same photos again and again, several people at once; a line for each deck."""
    os.nice(19)  # it plays people elsewhere, whose devices cost this machine nothing
    body = Path(file).read_bytes()

    def person() -> None:
        while True:
            with urlopen(Request(f"{url}/api/decks", body, method="POST"), timeout=600) as answer:
                print(answer.status, flush=True)

    threads = [threading.Thread(target=person, daemon=True) for _ in range(UPLOADS)]
    for thread in threads:
        thread.start()
    threads[0].join()


if __name__ == "__main__":
    upload(*sys.argv[2:]) if sys.argv[1:2] == ["upload"] else run()
