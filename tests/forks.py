"""Starts servers by forking a process that has imported all: a start costs less than half."""

import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
from pathlib import Path

from storyhare.testing import server
from storyhare.testing.server import Running

# One such process per worker of pytest; `multiprocessing` starts it when it is first needed.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["storyhare.cli", "storyhare.server.run", "asyncpg"])


def launch(command: list[str], log: Path) -> Running:
    """Start a program that writes into a log; by forking if it is `python -m MODULE …`."""
    if command[:2] == [sys.executable, "-m"]:
        return Forked(command[2:], log)
    return server.launch(command, log)


class Forked:
    """A process with the methods of `subprocess.Popen`."""

    def __init__(self, command: list[str], log: Path) -> None:
        arguments = (command, log, Path.cwd(), dict(os.environ))
        self._process = FORKS.Process(target=_run, args=arguments, daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        """Its id."""
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        """How it ended, or nothing while it runs."""
        return self._process.exitcode

    def send_signal(self, sig: int) -> None:
        """Send it a signal if it still runs."""
        if self._process.is_alive():
            os.kill(self.pid, sig)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("a server", timeout or 0.0)
        return self._process.exitcode


def _run(command: list[str], log: Path, folder: Path, environment: dict[str, str]) -> None:
    """Be a new process of Python, but for what is imported already."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    with log.open("ab", buffering=0) as said:
        os.dup2(said.fileno(), 1)
        os.dup2(said.fileno(), 2)
    sys.argv = ["", *command[1:]]
    runpy.run_module(command[0], run_name="__main__", alter_sys=True)
