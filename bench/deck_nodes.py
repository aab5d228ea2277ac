"""What it costs until a deck that somebody brings to one node can be played on another.

`python -m bench.deck_nodes` brings the painted deck's 84 pictures to one of two nodes over a
PostgreSQL of its own, and asks the other for one: with folders of their own, and with a shared one.
"""

import asyncio
import json
import os
import tempfile
import time
from pathlib import Path

import asyncpg

from storyhare.decks import Library, export
from storyhare.testing.client import call
from storyhare.testing.server import ServerProcess
from storyhare.testing.storage.postgres import PostgresProcess

TICKS = os.sysconf("SC_CLK_TCK")


def run() -> None:
    """Print a line for each way."""
    for way in ("deck store", "shared folder"):
        postgres = PostgresProcess()
        postgres.start()
        try:
            with tempfile.TemporaryDirectory() as folder:
                print(json.dumps(asyncio.run(_measure(postgres, Path(folder), way))), flush=True)
        finally:
            postgres.remove()


async def _measure(postgres: PostgresProcess, folder: Path, way: str) -> dict[str, object]:
    address = await postgres.new_database()
    servers = [_node(address, folder, name, way) for name in ("first", "second")]
    try:
        for server in servers:
            await server.start()
        return {"bench": "deck_nodes", "way": way} | await _bring(postgres, address, servers)
    finally:
        for server in servers:
            server.stop()


def _node(address: str, folder: Path, name: str, way: str) -> ServerProcess:
    data = folder / name
    data.mkdir()
    if way == "shared folder":
        (folder / "decks").mkdir(exist_ok=True)
        (data / "decks").symlink_to(folder / "decks")
    return ServerProcess(data, limits={"database": address, "uploads": "everybody"}, pictures=True)


async def _bring(
    postgres: PostgresProcess, address: str, servers: list[ServerProcess]
) -> dict[str, object]:
    first, second = servers
    deck, archive = Library().get("dreams"), first.data / "dreams.zip"
    assert deck is not None
    assert export(deck, archive) is None
    body = archive.read_bytes()

    def spent() -> list[float]:
        return [_cpu(first.pid), _cpu(second.pid), _family_cpu(postgres.pid)]

    before, began = spent(), time.perf_counter()
    answer = await call("POST", f"{first.url}/api/decks", body)
    assert answer.status == 201, answer.body
    uploaded, between = time.perf_counter() - began, spent()
    name = json.loads(answer.body)["id"]
    picture = f"{second.url}/pictures/{name}/{deck.manifest.cards[0].id}/medium.webp"
    began = time.perf_counter()
    assert (await call("GET", picture)).status == 200
    fetched, after = time.perf_counter() - began, spent()
    began = time.perf_counter()
    assert (await call("GET", picture)).status == 200
    again = time.perf_counter() - began
    files = [file for file in (first.data / "decks" / name).rglob("*") if file.is_file()]
    return {
        "zip_megabytes": round(len(body) / 1e6, 1),
        "deck_megabytes": round(sum(file.stat().st_size for file in files) / 1e6, 1),
        "database_megabytes": round(await _size(address) / 1e6, 1),
        "upload_seconds": round(uploaded, 2),
        "upload_cpu_first": round(between[0] - before[0], 2),
        "upload_cpu_database": round(between[2] - before[2], 2),
        "first_picture_seconds": round(fetched, 3),
        "first_picture_cpu_second": round(after[1] - between[1], 2),
        "first_picture_cpu_database": round(after[2] - between[2], 2),
        "next_picture_seconds": round(again, 4),
        "load": round(os.getloadavg()[0], 1),
    }


async def _size(address: str) -> int:
    connection = await asyncpg.connect(address)
    try:
        sizes = ["pg_total_relation_size('decks')", "pg_total_relation_size('deck_files')"]
        return int(await connection.fetchval(f"SELECT {' + '.join(sizes)}"))
    finally:
        await connection.close()


def _cpu(pid: int) -> float:
    """Seconds of CPU of a process and of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICKS


def _family_cpu(pid: int) -> float:
    """The same with the children that live."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    return _cpu(pid) + sum(_cpu(int(child)) for child in children)


if __name__ == "__main__":
    run()
