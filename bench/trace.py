"""Which functions of ours one vote runs through, from the socket's frame to the last view sent.

The server runs in this process, and the players beside it on the same loop. The vote that is traced
is the first of its round, so that others are still awaited afterwards; no profile is on otherwise.
`python -m bench trace` prints one line; with STORYHARE_TRACE=1 also every function.
"""

import asyncio
import json
import os
import random
import socket
import sys
import tempfile
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import uvicorn

import storyhare
from bench.driver import Players
from storyhare.decks import Library
from storyhare.server.app import build
from storyhare.server.config import Config
from storyhare.server.run import uvicorn_config
from storyhare.server.stores import choose_stores

SEATS = 6
SOURCE = str(Path(storyhare.__file__).parent)
BESIDE = (f"{SOURCE}/testing", f"{SOURCE}/pages")
COMPREHENSIONS = ("<listcomp>", "<genexpr>", "<setcomp>", "<dictcomp>")


class Trace:
    """The functions of ours that ran while it was on; the journal's own thread is not seen."""

    def __init__(self) -> None:
        self.codes: dict[CodeType, None] = {}

    def begin(self) -> None:
        sys.setprofile(self._see)

    def end(self) -> None:
        sys.setprofile(None)

    def _see(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        ours = code.co_filename.startswith(SOURCE) and not code.co_filename.startswith(BESIDE)
        if event == "call" and ours and code.co_name not in COMPREHENSIONS:
            self.codes[code] = None

    @property
    def functions(self) -> list[str]:
        """Where they stand, in the order in which they ran first."""
        return [f"{c.co_filename.removeprefix(SOURCE)[1:]}: {c.co_qualname}" for c in self.codes]


class TracedPlayers(Players):
    """Players who can have their next move traced: from its frame on, not while it is chosen."""

    trace: Trace | None = None

    def begin(self, at: int, text: bytes) -> None:
        if self.trace is not None:
            self.trace.begin()
        super().begin(at, text)


def run() -> None:
    """Print one line."""
    trace = asyncio.run(traced_vote())
    files = {name.partition(":")[0] for name in trace.functions}
    print(json.dumps({"bench": "trace", "functions": len(trace.codes), "files": len(files)}))
    if os.environ.get("STORYHARE_TRACE"):
        print("\n".join(trace.functions))


async def traced_vote() -> Trace:
    """Run a server, play until the first vote, and trace it."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        config = Config(data=Path(folder), port=listening.getsockname()[1], bots="off")
        app = build(config, choose_stores(config, Library(config.data / "decks")))
        server = uvicorn.Server(uvicorn_config(config, app))
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        trace = await _vote(f"http://127.0.0.1:{config.port}")
        server.should_exit = True
        await serving
    return trace


async def _vote(url: str) -> Trace:
    players = TracedPlayers(random.Random(1))
    await players.open(url, SEATS)
    await players.connect(url, SEATS)
    await asyncio.sleep(0.5)  # until everybody has seen everybody come, however busy the machine
    await players.start()
    while players.phase != "vote":
        await _moved(players)
    players.trace = trace = Trace()
    try:
        await _moved(players)
    finally:
        trace.end()
    players.close()
    return trace


async def _moved(players: Players) -> None:
    """One move, until everybody has seen it."""
    seen = asyncio.get_running_loop().create_future()
    players.then = lambda: seen.set_result(None)
    players.move()
    await seen


if __name__ == "__main__":
    run()
