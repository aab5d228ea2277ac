"""Runs a real server as a process, by default with a deck of names instead of pictures.

`python -m storyhare.testing.server PORT DATA [LIMITS [pictures]]` serves until it is stopped or
killed; LIMITS is a JSON object with settings of `Config` that differ from those for tests.
"""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import ClassVar, Protocol

from storyhare.decks import Library
from storyhare.server.config import Config
from storyhare.testing.simulator import made_up_deck


def free_port() -> int:
    """A port that is not in use at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


PATIENCE = 60.0  # seconds for a start, on a busy machine
MANY = 10**6  # thousands of clients from one address are a test, not an attack
UNLIMITED: Mapping[str, float | str] = {
    "tables_per_address": MANY,
    "joins_per_address": MANY,
    "sockets_per_address": MANY,
    "commands_per_minute": MANY,
    "misses_per_address": MANY,
    "uploads_per_address": MANY,
    "webhooks": 0,  # nothing is sent to the hosts that a test makes up
    "bots": "off",  # bots run in another process, which most tests do not need
}


class Running(Protocol):
    """What a server needs of its process, as `subprocess.Popen` has it."""

    @property
    def pid(self) -> int: ...
    def poll(self) -> int | None: ...
    def send_signal(self, sig: int) -> None: ...
    def wait(self, timeout: float | None = None) -> int: ...


def launch(command: list[str], log: Path) -> Running:
    """Start a program that writes into a log."""
    with log.open("ab") as said:
        return subprocess.Popen(
            command, stdout=said, stderr=said, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        )


class ServerProcess:
    """A server that tests start, stop and kill, always with the same port and data."""

    launch: ClassVar[Callable[[list[str], Path], Running]] = staticmethod(launch)

    def __init__(
        self,
        data: Path,
        port: int | None = None,
        journal: str = "sqlite",
        limits: Mapping[str, float | str | None] | None = None,
        *,
        pictures: bool = False,
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}{(limits or {}).get('root_path', '')}"
        self.data = data
        self._journal = journal
        self._deck = "pictures" if pictures else "names"
        self.limits = {**UNLIMITED, **(limits or {})}
        self._process: Running | None = None

    @property
    def pid(self) -> int:
        """The id of the process, to measure it."""
        assert self._process is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether the process is running."""
        return self._process is not None and self._process.poll() is None

    @property
    def log(self) -> str:
        """The log of the server."""
        return (self.data / "server.log").read_text(encoding="utf-8")

    @property
    def memory(self) -> int:
        """The resident memory in bytes; on Linux only."""
        for line in Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise RuntimeError("the process has no memory")

    @property
    def command(self) -> list[str]:
        """The command line of the server."""
        limits = json.dumps(self.limits)
        module = "storyhare.testing.server"
        return [sys.executable, "-m", module, str(self.port), str(self.data), limits, self._deck]

    async def start(self) -> None:
        """Start and wait until it answers."""
        self._process = ServerProcess.launch(self.command, self.data / "server.log")
        until = time.monotonic() + PATIENCE
        while not await asyncio.to_thread(self._answers):
            if not self.alive or time.monotonic() > until:
                raise RuntimeError(self.log)
            await asyncio.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """Kill it, as a crash would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it properly."""
        self._end(signal.SIGTERM)

    def ask_to_stop(self) -> None:
        """Ask it to stop, without waiting."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=30)
            self._process = None


class NamesOnly(Library):
    """A library in which every deck has names instead of pictures."""

    def cards(self, ids: tuple[str, ...]) -> tuple[str, ...] | None:
        """Eighty-four names."""
        known = set(ids) <= {"dreams", "made"}
        return tuple([f"made/{card}" for card in made_up_deck()]) if known else None


def main() -> None:
    """Serve decks of names, or the real decks."""
    from storyhare.notifications import decide  # noqa: PLC0415 - only the child process needs it
    from storyhare.server.notifications import notifier  # noqa: PLC0415
    from storyhare.server.run import serve  # noqa: PLC0415

    port, data = int(sys.argv[1]), Path(sys.argv[2])
    limits = json.loads(sys.argv[3]) if len(sys.argv) > 3 else dict(UNLIMITED)
    # How soon people are notified, in seconds: tests cannot wait for a minute.
    settle = limits.pop("settle", None)
    if settle is not None:
        decide.SETTLE = notifier.CHECK_EVERY = float(settle)
    library = Library if sys.argv[4:] == ["pictures"] else NamesOnly
    serve(
        Config(host="127.0.0.1", port=port, data=data, **limits),
        library(data / "decks"),
    )


if __name__ == "__main__":
    main()
