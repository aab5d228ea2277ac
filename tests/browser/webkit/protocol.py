"""Plays the part of Playwright's server over WebDriver, so that tests can use Playwright.

Playwright's client in Python and its server exchange JSON messages about objects. Here the same
messages are answered by WebKitWebDriver and a window of our own, in the same process.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright._impl._connection import Connection
from playwright._impl._object_factory import create_remote_object
from playwright._impl._transport import Transport
from playwright.async_api import Browser
from playwright.async_api import Playwright as AsyncPlaywright

from tests.browser.webkit.webdriver import DriverError

# What Playwright tells its server for logs and events only.
IGNORED = {"updateSubscription", "waitForEventInfo", "__waitInfo__", "__abort__", "dispose"}


class CannotDo(Exception):
    """Neither the driver nor the window can do this."""


class Failed(Exception):
    """A command failed; `details` tell an expectation what was found instead."""

    def __init__(self, message: str, *, late: bool = False, details: Any = None) -> None:
        super().__init__(message)
        self.name = "TimeoutError" if late else "Error"
        self.details = details


class Thing:
    """An object that Playwright's client knows; its methods are named as in the protocol."""

    kind = ""

    def __init__(self, peer: "Peer", parent: "Thing | None") -> None:
        self.peer = peer
        self.guid = peer.name(self) if self.kind else ""
        self.parent = parent

    @property
    def ref(self) -> dict[str, str]:
        """How messages name it."""
        return {"guid": self.guid}

    def create(self, initializer: dict[str, Any]) -> None:
        """Tell the client that it is there."""
        assert self.parent is not None
        made = {"type": self.kind, "guid": self.guid, "initializer": initializer}
        self.peer.tell(self.parent.guid, "__create__", made)

    def emit(self, event: str, params: dict[str, Any] | None = None) -> None:
        """Tell the client that something happened to it."""
        self.peer.tell(self.guid, event, params or {})

    def dispose(self) -> None:
        """Tell the client that it is gone."""
        if self.peer.things.pop(self.guid, None) is not None:
            self.peer.tell(self.guid, "__dispose__", {})


class Peer(Transport):
    """The server's end of the connection."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(loop)
        self.things: dict[str, Thing] = {}
        self._numbers = 0
        self._stopped = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self.things[""] = Root(self, None)

    def name(self, thing: Thing) -> str:
        """A new name for an object."""
        self._numbers += 1
        guid = f"{thing.kind}@{self._numbers}"
        self.things[guid] = thing
        return guid

    def tell(self, guid: str, method: str, params: Any) -> None:
        """A message to the client."""
        if not self._stopped.is_set():
            self.on_message({"guid": guid, "method": method, "params": params})

    def send(self, message: dict[str, Any]) -> None:
        """A message of the client."""
        task = self._loop.create_task(self._answer(message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, message: dict[str, Any]) -> None:
        answer: dict[str, Any] = {"id": message.get("id")}
        method, timeout = message["method"], message.get("metadata", {}).get("timeout", 0)
        try:
            answer["result"] = await self._do(message["guid"], method, message["params"], timeout)
        except (Failed, CannotDo, DriverError, OSError) as error:
            shown = {"name": getattr(error, "name", "Error"), "message": str(error), "stack": ""}
            answer["error"] = {"error": shown}
            answer["errorDetails"] = getattr(error, "details", None)
        if answer["id"] and method not in IGNORED - {"dispose"} and not self._stopped.is_set():
            self.on_message(answer)  # type: ignore[arg-type]

    async def _do(self, guid: str, method: str, params: dict[str, Any], timeout: float) -> Any:
        if method in IGNORED:
            return None
        thing = self.things.get(guid)
        if thing is None:
            raise Failed("Target page, context or browser has been closed")
        handler = getattr(thing, method, None)
        if handler is None:
            raise CannotDo(f"{thing.kind}.{method}: not with WebKitWebDriver")
        return await handler(timeout=timeout, **params)

    # -- as a transport ----------------------------------------------------------------------------

    async def connect(self) -> None:
        """There is nothing to connect to."""

    async def run(self) -> None:
        """Answer until stopped."""
        await self._stopped.wait()

    def request_stop(self) -> None:
        """Stop answering."""
        self._stopped.set()

    async def wait_until_stopped(self) -> None:
        """Wait for it."""
        await self._stopped.wait()


class Plain(Thing):
    """An object that only has to be there."""

    def __init__(self, peer: Peer, parent: Thing, kind: str, **initializer: Any) -> None:
        self.kind = kind
        super().__init__(peer, parent)
        self.create(initializer)


class Root(Thing):
    """What the client asks first."""

    async def initialize(self, **_: Any) -> Any:
        """The object with everything else."""
        tools = Plain(self.peer, self, "LocalUtils", deviceDescriptors=[])
        types = {
            name: Plain(self.peer, self, "BrowserType", name=name, executablePath="").ref
            for name in ("chromium", "firefox")
        }
        engine = BrowserType(self.peer, self)
        engine.create({"name": "webkit", "executablePath": ""})
        types["webkit"] = engine.ref
        return {"playwright": Plain(self.peer, self, "Playwright", utils=tools.ref, **types).ref}


class BrowserType(Thing):
    """WebKit, which can be started."""

    kind = "BrowserType"

    async def launch(self, args: list[str], **_: Any) -> Any:
        """`args`: what becomes of devices (none, allowed or refused), and which WebKit it is."""
        from tests.browser.webkit.context import Engine  # noqa: PLC0415 (each needs the other)

        devices, version, *older = args
        engine = Engine(self.peer, self, devices=devices, version=version, is_older=bool(older))
        engine.create({"version": version, "name": "webkit", "browserName": "webkit"})
        return {"browser": engine.ref}


@asynccontextmanager
async def launched(devices: str, version: str, *, is_older: bool = False) -> AsyncIterator[Browser]:
    """WebKitGTK, or an older WebKit, as a browser of Playwright."""
    loop = asyncio.get_running_loop()
    connection = Connection(None, create_remote_object, Peer(loop), loop)
    running = loop.create_task(connection.run())
    playwright = AsyncPlaywright(await connection.playwright_future)
    browser = await playwright.webkit.launch(
        args=[devices, version, *(["older"] if is_older else [])]
    )
    try:
        yield browser
    finally:
        await browser.close()
        await connection.stop_async()
        await running
