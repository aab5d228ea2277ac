"""Guests: devices that came to another node, and talk to a table that is at home on this one."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct

from storyhare.journal import JournalUnavailable
from storyhare.journal.register import Way
from storyhare.server.corridor import CLOSE, OPEN, READ, TEXT, Corridor
from storyhare.server.protocol import MOST_WAITING, Inbox

log = logging.getLogger(__name__)

NORMAL, INVALID_DATA, OUR_FAULT, RESTART, TRY_AGAIN = 1000, 1007, 1011, 1012, 1013
CODE = 2  # bytes of a close's code
STOPPING = b"\1"
STOPS_WITHIN = 2.0
# A device waits after MOST_WAITING unread messages: long before that its node is told of what was.
TELL_AFTER = MOST_WAITING // 2
# Connections that have proven nothing yet; more of them are strangers, and can come again.
MOST_STRANGERS = 100


class Request(Struct, frozen=True, array_like=True):
    """How a device came to the other node, and how many seconds ago."""

    code: str
    query: bytes
    cookies: bytes
    client: tuple[str, int] | None
    views: int
    device: str
    age: float


class Guest:
    """A device on another node, as a socket of this one."""

    # How much it has not read yet is for its own node to see.
    crowded = False
    unread = 0

    def __init__(self, corridor: Corridor, channel: int, request: Request) -> None:
        self._corridor = corridor
        self._channel = channel
        self._inbox = Inbox(asyncio.get_running_loop())
        self._read = 0  # so many messages since the other node was told
        self.device = request.device
        self.opened = time.monotonic() - request.age
        self.is_open = True
        self.stopping = False

    def write_now(self, text: bytes) -> None:
        """Have a text written there."""
        if self.is_open:
            self._corridor.send(TEXT, self._channel, text)

    def hang_up(self, code: int, last: bytes = b"") -> None:
        """Have it closed, after a last word."""
        if self.is_open:
            self._corridor.send(CLOSE, self._channel, code.to_bytes(CODE) + last)
            self.gone()

    def gone(self, *, stopping: bool = False) -> None:
        """It is no longer there; perhaps since its node stops."""
        if self.is_open:
            self.is_open = False
            self.stopping = self.stopping or stopping
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": NORMAL})

    def take(self, text: bytes) -> None:
        """It said something; its node passes no more on than is read."""
        try:
            self._inbox.put_nowait({"type": "websocket.receive", "text": text.decode()})
        except UnicodeDecodeError:
            self.hang_up(INVALID_DATA)

    async def receive(self) -> Any:
        """The next message, as from any socket."""
        while not self._inbox:
            await self._inbox.filled()
        message = self._inbox.take()
        self._read += 1
        if self._read >= TELL_AFTER and not self._inbox:
            self._read = 0
            self._corridor.send(READ, self._channel)
        return message


_REQUEST = msgspec.msgpack.Decoder(Request)
Host = Callable[[Request, Guest], Awaitable[None]]


class Visit:
    """One other node, with the devices it brings."""

    def __init__(self, key: bytes, host: Host, ended: Callable[["Visit"], None]) -> None:
        self.corridor = Corridor(key, self._take, self._lost, calls=False)
        self._host = host
        self._ended = ended
        self._stopping = False
        self._guests: dict[int, Guest] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def _take(self, kind: int, channel: int, said: bytes) -> None:
        guest = self._guests.get(channel)
        if kind == OPEN:
            self._come_in(channel, said)
        elif guest is None:
            return  # has just gone
        elif kind == TEXT:
            guest.take(said)
        elif kind == CLOSE:
            guest.gone(stopping=said == STOPPING)

    def _come_in(self, channel: int, said: bytes) -> None:
        request = _REQUEST.decode(said)
        guest = self._guests[channel] = Guest(self.corridor, channel, request)
        if self._stopping:
            self._go(channel, RESTART)
            return
        task = asyncio.create_task(self._serve(channel, guest, request), name="guest")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, channel: int, guest: Guest, request: Request) -> None:
        code = OUR_FAULT
        try:
            await self._host(request, guest)
            code = NORMAL
        except JournalUnavailable as error:
            log.debug("a guest cannot be served: %s", error)
            code = TRY_AGAIN
        except asyncio.CancelledError:
            code = RESTART
            raise
        except Exception:
            log.exception("a guest could not be served")
        finally:
            self._go(channel, code)

    def _go(self, channel: int, code: int) -> None:
        self._guests.pop(channel).hang_up(code)

    def _lost(self) -> None:
        for guest in self._guests.values():
            guest.gone()
        self._ended(self)

    def send_back(self) -> None:
        """Its devices are to be served by another node."""
        for guest in self._guests.values():
            guest.stopping = True
            guest.hang_up(RESTART)

    async def stop(self) -> None:
        """This node stops: send everybody back, and let nobody in."""
        self._stopping = True
        self.send_back()
        if self._tasks:
            _, stuck = await asyncio.wait(self._tasks, timeout=STOPS_WITHIN)
            for task in stuck:  # the database is silent
                task.cancel()


class _Refused(asyncio.Protocol):
    """A connection that is one too many."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport.close()


class Reception:
    """Where other nodes come in with their devices."""

    def __init__(self, host: Host) -> None:
        self._key = secrets.token_bytes(32)
        self._host = host
        self._server: asyncio.Server | None = None
        self._visits: set[Visit] = set()

    async def open(self, node: str, host: str, port: int) -> Way | None:
        """Begin to listen, and say how this is reached; None when it cannot be."""
        loop = asyncio.get_running_loop()
        try:
            self._server = await loop.create_server(self._come_in, host, port)
        except OSError as error:
            log.warning("other nodes cannot come in by %s: %s", host, error)
            return None
        return Way(node, host, self._server.sockets[0].getsockname()[1], self._key)

    def _come_in(self) -> asyncio.Protocol:
        if sum(not visit.corridor.is_open for visit in self._visits) >= MOST_STRANGERS:
            return _Refused()
        visit = Visit(self._key, self._host, self._visits.discard)
        self._visits.add(visit)
        return visit.corridor

    def send_back(self) -> None:
        """All guests are to be served by other nodes."""
        for visit in self._visits:
            visit.send_back()

    async def close(self) -> None:
        """Send all guests back, and hang up."""
        if self._server is not None:
            self._server.close()
        await asyncio.gather(*[visit.stop() for visit in self._visits])
        for visit in self._visits:
            visit.corridor.close()
