"""Starts a WebDriver of WebKit with a browser, and directs it.

WebKitWebDriver gets a window of our own on a screen without a monitor (`Windowed`).
"""

import asyncio
import contextlib
import json
import os
import shutil
import signal
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from storyhare.testing.client import call

WINDOW = Path(__file__).parent / "window.py"
PYTHON = "/usr/bin/python3"  # the system's, which has GTK
DRIVER = "WebKitWebDriver"
COG, OLDER_DRIVER = "cog", "WPEWebDriver"
NAMES = "libnss_wrapper.so"  # answers for names that the system does not know
SCREEN = "4000x3000x24"
SECONDS = 30.0
LINE = 1 << 26  # bytes: a request may be a picture in its own address
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class DriverError(Exception):
    """The driver refused a command."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message


class Browser:
    """A browser and its driver."""

    driver: str
    handle: str  # of its first page

    def __init__(self, wanted: dict[str, Any], hear: Callable[[Any], None]) -> None:
        self._wanted = wanted
        self._hear = hear
        self._home = tempfile.mkdtemp(prefix="storyhare-webkit-")
        self._lock = asyncio.Lock()
        self._url = ""
        self._shown = ""

    async def start(self) -> None:
        """Open it with its first page."""
        port = _free_port()
        await self._prepare()
        self._process = await asyncio.create_subprocess_exec(
            self.driver, f"--port={port}", "--host=127.0.0.1",
            env=self._environment(), start_new_session=True,
            stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        self._url = f"http://127.0.0.1:{port}"
        await self._until_it_listens()
        capabilities = {
            "pageLoadStrategy": "normal",
            "timeouts": {"script": 60_000, "pageLoad": 60_000},
            **self._program(),
        }
        opened = await self._call(
            "POST", "/session", {"capabilities": {"alwaysMatch": capabilities}}
        )
        self._url += f"/session/{opened['sessionId']}"
        self.handle = self._shown = await self._call("GET", "/window")

    async def open(self) -> str:
        """Open another page of the same person; returns its handle."""
        async with self._lock:
            opened = await self._call("POST", "/window/new", {"type": "window"})
        return str(opened["handle"])

    async def do(self, handle: str, method: str, path: str, body: Any = None) -> Any:
        """Let the driver do something with a page."""
        async with self._lock:
            if self._shown != handle:
                await self._call("POST", "/window", {"handle": handle})
                self._shown = handle
            return await self._call(method, path, body)

    async def order(self, order: str, **facts: Any) -> None:
        """Ask for what the driver cannot do."""
        raise NotImplementedError

    async def stop(self) -> None:
        """Close it; the driver ends with it."""
        with contextlib.suppress(DriverError, OSError):
            await asyncio.wait_for(self._call("DELETE", "", None), 5)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        await self._process.wait()
        shutil.rmtree(self._home, ignore_errors=True)

    async def _prepare(self) -> None:
        """What must be there before the driver."""

    def _program(self) -> dict[str, Any]:
        """The browser, as a capability."""
        raise NotImplementedError

    def _environment(self) -> dict[str, str]:
        return {**os.environ, "HOME": self._home, "XDG_RUNTIME_DIR": self._home}

    async def _until_it_listens(self) -> None:
        for _ in range(200):
            with contextlib.suppress(OSError):
                await self._call("GET", "/status")
                return
            await asyncio.sleep(0.05)  # it is starting
        raise DriverError("no answer", f"{self.driver} does not answer at {self._url}")

    async def _call(self, method: str, path: str, body: Any = None) -> Any:
        sent = None if method != "POST" else json.dumps(body or {}).encode()
        headers = {"Content-Type": "application/json"} if sent else {}
        answer = await call(method, f"{self._url}{path}", sent, headers)
        value = json.loads(answer.body)["value"]
        if answer.status != 200:
            raise DriverError(value["error"], value["message"])
        return value


class Windowed(Browser):
    """WebKitGTK in a window of our own, and the line on which the window tells what it sees."""

    driver = DRIVER

    def __init__(self, wanted: dict[str, Any], hear: Callable[[Any], None]) -> None:
        super().__init__(wanted, hear)
        self._orders: dict[int, asyncio.Future[None]] = {}
        self._line: asyncio.StreamWriter | None = None

    async def start(self) -> None:
        """Open the window with its first page."""
        await super().start()
        self._listener.close()

    async def _prepare(self) -> None:
        self._hosts = Path(self._home) / "hosts"
        self._hosts.write_text(f"127.0.0.1 {self._wanted.pop('lan')}\n", encoding="utf-8")
        await self._start_screen()
        self._listener = await asyncio.start_server(self._on_line, "127.0.0.1", 0, limit=LINE)
        self._tty = self._listen_to_the_console()

    def _program(self) -> dict[str, Any]:
        wanted = {
            **self._wanted,
            "home": self._home,
            "said": self._tty,
            "port": self._listener.sockets[0].getsockname()[1],
        }
        args = [str(WINDOW), f"--window={json.dumps(wanted)}"]
        return {
            "browserName": "MiniBrowser",
            "webkitgtk:browserOptions": {"binary": PYTHON, "args": args},
        }

    async def _start_screen(self) -> None:
        """An X server of its own, without a monitor: on a common one a single page has focus."""
        reads, writes = os.pipe()
        self._x = await asyncio.create_subprocess_exec(
            "Xvfb", "-displayfd", str(writes), "-screen", "0", SCREEN, "-nolisten", "tcp",
            pass_fds=[writes], stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writes)
        with os.fdopen(reads) as answer:
            self._screen = ":" + (await asyncio.to_thread(answer.readline)).strip()

    def _listen_to_the_console(self) -> str:
        """A terminal for what pages write to the console: into a file it would come late."""
        self._console, slave = os.openpty()
        os.set_blocking(self._console, False)
        self._slave = slave
        asyncio.get_running_loop().add_reader(self._console, self._on_console)
        return os.ttyname(slave)

    def _on_console(self) -> None:
        with contextlib.suppress(BlockingIOError):
            for line in os.read(self._console, 1 << 16).decode(errors="replace").splitlines():
                self._hear({"event": "console", "text": line})

    async def order(self, order: str, **facts: Any) -> None:
        """Ask the window for what the driver cannot do."""
        assert self._line is not None
        number = len(self._orders)
        self._orders[number] = asyncio.get_running_loop().create_future()
        message = {"do": order, "with": facts, "order": number}
        self._line.write(json.dumps(message).encode() + b"\n")
        await asyncio.wait_for(self._orders[number], SECONDS)

    async def stop(self) -> None:
        """Close the window, and its screen."""
        if self._line is not None:
            self._line.close()
        await super().stop()
        self._x.terminate()
        await self._x.wait()
        asyncio.get_running_loop().remove_reader(self._console)
        os.close(self._console)
        os.close(self._slave)

    def _environment(self) -> dict[str, str]:
        return {
            **super()._environment(),
            "DISPLAY": self._screen,
            "GDK_BACKEND": "x11",
            "GDK_SCALE": str(self._wanted["scale"]),
            "GTK_OVERLAY_SCROLLING": "1",
            "NO_AT_BRIDGE": "1",
            "GIO_USE_VFS": "local",
            "GSETTINGS_BACKEND": "memory",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "WEBKIT_GST_AUDIO_SINK": "fakesink",
            "LD_PRELOAD": NAMES,
            "NSS_WRAPPER_HOSTS": str(self._hosts),
        }

    async def _on_line(self, lines: asyncio.StreamReader, line: asyncio.StreamWriter) -> None:
        self._line = line
        with contextlib.suppress(ConnectionError):
            while told := await lines.readline():
                event = json.loads(told)
                if event["event"] == "done":
                    self._orders[event["order"]].set_result(None)
                else:
                    self._hear(event)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])
