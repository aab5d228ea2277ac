"""What recordings cost: CPU and memory of a server that takes them in and gives them out.

`python -m bench.recordings [NUMBER]` sends mimes of 3 MB and asks for each of them in parts.
"""

import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path

from storyhare.media import webm
from storyhare.table import commands as ask
from storyhare.testing.client import Client, Ticket, call, join_table, open_table
from storyhare.testing.server import ServerProcess

SIZE = 3_000_000
PART = 256 * 1024
SETTINGS = {
    "decks": ["made"],
    "options": {"first_storyteller": 0, "clue_kinds": ["text", "mime"]},
}


def a_mime(number: int) -> bytes:
    """Ten seconds of VP8 in name, 3 MB of noise in truth."""

    def element(name: int, body: bytes) -> bytes:
        return (
            name.to_bytes((name.bit_length() + 7) // 8) + (len(body) | 1 << 56).to_bytes(8) + body
        )

    facts = element(webm.NUMBER, b"\1") + element(webm.TYPE, b"\1") + element(webm.CODEC, b"V_VP8")
    frames = element(webm.TIME, b"\0")
    noise = number.to_bytes(4) + os.urandom(SIZE // 250 - 20)
    for at in range(0, 10_000, 40):
        frames += element(webm.SIMPLE_BLOCK, b"\x81" + at.to_bytes(2) + b"\x80" + noise)
    body = element(webm.TRACKS, element(webm.TRACK, facts)) + element(webm.CLUSTER, frames)
    head = element(webm.EBML, element(webm.DOC_TYPE, b"webm"))
    return head + element(webm.SEGMENT, body)


def cpu(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def peak(pid: int) -> int:
    """The most bytes that a process has had in memory so far."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("the process has no memory")


async def upload(server: ServerProcess, seat: Ticket, data: bytes) -> str:
    """Ticket and bytes; answers the recording."""
    url = f"{server.url}/api/tables/{seat.code}/recordings"
    headers = {"cookie": seat.cookie, "content-type": "application/json"}
    asked = await call("POST", url, b'{"kind":"mime"}', headers)
    answer = await call("PUT", f"{url}/{json.loads(asked.body)['ticket']}", data, headers)
    assert answer.status == 200, answer
    return str(json.loads(answer.body)["recording"])


async def a_table(server: ServerProcess) -> tuple[Ticket, Client]:
    """A game in which the host tells, who stays connected: without anybody a table pauses."""
    host = await open_table(server.url, "Ada", SETTINGS)
    for name in ("Ben", "Cem"):
        await join_table(server.url, host.code, name)
    client = Client(server.url, host.code, host.cookie)
    await client.connect()
    await client.until(lambda _: True)
    await client.do(ask.Start())
    return host, client


async def measure(number: int) -> None:
    """Uploads one after the other, then every one of them asked for in parts."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        await server.start()
        try:
            tables = [await a_table(server) for _ in range(-(-number // 10))]
            seats = [seat for seat, _ in tables]
            idle = peak(server.pid)
            await upload(server, seats[0], a_mime(0))
            mimes = [a_mime(at) for at in range(1, number)]
            memory, before, began = peak(server.pid), cpu(server.pid), time.perf_counter()
            found = []
            for at, mime in enumerate(mimes, 1):
                seat = seats[at // 10]
                found.append((seat, await upload(server, seat, mime)))
            spent, took = cpu(server.pid) - before, time.perf_counter() - began
            each = f"{1000 * spent / len(found):.1f} ms of CPU and {took / len(found):.3f} s each"
            first, more = (memory - idle) / 1e6, (peak(server.pid) - memory) / 1e6
            print(f"{len(found)} uploads of {SIZE / 1e6:g} MB: {each}")
            print(f"peak of memory {idle / 1e6:.1f} MB, {first:+.1f} MB with one, {more:+.1f} more")
            before = cpu(server.pid)
            for seat, recording in found:
                for start in range(0, SIZE, PART):
                    part = {"cookie": seat.cookie, "range": f"bytes={start}-{start + PART - 1}"}
                    answer = await call(
                        "GET", f"{server.url}/api/recordings/{recording}", None, part
                    )
                    assert answer.status == 206, answer.status
            spent = cpu(server.pid) - before
            each = f"{1000 * spent / len(found):.1f} ms of CPU each"
            for _, client in tables:
                await client.close()
            print(f"{len(found)} times heard in parts of 256 KiB: {each}")
        finally:
            server.stop()


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 40))
