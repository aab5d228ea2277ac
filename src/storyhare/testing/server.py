"""A real server in a process of its own, with a deck of names instead of pictures.

`python -m storyhare.testing.server PORT DATA` serves until it is stopped or killed.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

from storyhare.server.config import Config
from storyhare.testing.simulator import made_up_deck


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


MANY = 10**6  # thousands of clients from one address are a test, not an attack


class ServerProcess:
    """Start, stop, kill and start again, always on the same port and data."""

    def __init__(self, data: Path, port: int | None = None, journal: str = "sqlite") -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._data = data
        self._journal = journal
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The process, for measuring it."""
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Start and wait until it answers."""
        command = [
            sys.executable,
            "-m",
            "storyhare.testing.server",
            str(self.port),
            str(self._data),
        ]
        log = (self._data / "server.log").open("ab")
        with log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, "PYTHONUNBUFFERED": "1"}
            )
        for _ in range(600):
            if await asyncio.to_thread(self._answers):
                return
            if self._process.poll() is not None:
                break
            await asyncio.sleep(0.05)
        raise RuntimeError((self._data / "server.log").read_text(encoding="utf-8"))

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """End it as a crash does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it in good order."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=30)
            self._process = None


def main() -> None:
    """Serve a deck of names."""
    from storyhare.server.run import serve  # noqa: PLC0415 - only the child process needs it

    port, data = int(sys.argv[1]), Path(sys.argv[2])
    cards = tuple([f"made/{card}" for card in made_up_deck()])
    serve(
        Config(
            host="127.0.0.1",
            port=port,
            data=data,
            tables_per_address=MANY,
            sockets_per_address=MANY,
            commands_per_minute=MANY,
        ),
        lambda decks: cards if set(decks) <= {"dreams", "made"} else None,
        lambda *_: None,
    )


if __name__ == "__main__":
    main()
