"""Ways to other nodes: a device that came here talks to its table where that is at home.

Any node could serve it, but a table that two of them serve is drawn on both. Home is where the
first device was; when that node goes away, the devices stay here, and are served by another one.
"""

import asyncio
import logging
from functools import partial
from itertools import count
from typing import Any

import msgspec

from storyhare.journal.register import Way
from storyhare.server.corridor import CLOSE, OPEN, READ, TEXT, Corridor
from storyhare.server.guests import CODE, RESTART, STOPPING, TRY_AGAIN, Request
from storyhare.server.protocol import STAYS, DirectProtocol
from storyhare.server.sockets import write

log = logging.getLogger(__name__)

# So long a node that could not be reached, or sent its guests away, is left alone.
SHUNNED_FOR = 10.0
REACHED_WITHIN = 1.0
_ENCODER = msgspec.msgpack.Encoder()


class Passage:
    """The way to one node, with all devices that go there."""

    def __init__(self, ways: "Ways", way: Way) -> None:
        self._ways = ways
        self._way = way
        self.corridor = Corridor(way.key, self._take, self._lost, calls=True)
        self.devices: dict[int, DirectProtocol] = {}
        self._channels = count(1)

    async def carry(self, socket: DirectProtocol, request: Request) -> bool:
        """Let a device talk to its table there; True: it is still here, and has to be served."""
        channel = next(self._channels)
        self.devices[channel] = socket
        self.corridor.send(OPEN, channel, _ENCODER.encode(request))
        hello = None
        try:
            while (message := await socket.receive())["type"] == "websocket.receive":
                hello = hello or message  # whoever serves it next wants to hear it, too
                socket.onward = partial(self.corridor.send, TEXT, channel)  # from now on
                socket.onward(_text(message))
        finally:
            if self.devices.pop(channel, None) is not None:
                self.corridor.send(CLOSE, channel, STOPPING if socket.stopping else b"")
        if message["type"] != STAYS:
            return False
        socket.onward = None  # set anew by what was said just before that
        if hello is not None:
            socket.put_back(hello)
        return True

    def _take(self, kind: int, channel: int, said: bytes) -> None:
        socket = self.devices.get(channel)
        if socket is None:
            return  # has just gone
        if kind == TEXT:
            write(socket, said)
        elif kind == CLOSE:
            del self.devices[channel]
            self._close(socket, int.from_bytes(said[:CODE]), said[CODE:])
        elif kind == READ:
            socket.read_there()

    def _close(self, socket: DirectProtocol, code: int, last: bytes) -> None:
        """The table has sent a device away, or only its node has: then another one serves it."""
        if code in (RESTART, TRY_AGAIN):
            self._ways.shun(self._way)
            socket.stay()
        else:
            socket.hang_up(code, last)

    def _lost(self) -> None:
        self._ways.lost(self._way)
        devices, self.devices = self.devices, {}
        for socket in devices.values():
            socket.stay()


class Ways:
    """To all nodes that this one has devices at."""

    def __init__(self) -> None:
        self._passages: dict[Way, Passage] = {}
        self._opening: dict[Way, asyncio.Lock] = {}
        self._shunned: dict[Way, float] = {}

    async def to(self, way: Way) -> Passage | None:
        """The way to a node; None: there is none, at the moment."""
        async with self._opening.setdefault(way, asyncio.Lock()):
            passage = self._passages.get(way)
            # Else somebody may have tried while we waited.
            if passage is None and way.node not in self.shunned:
                passage = await self._open(way)
        self._opening.pop(way, None)
        return passage

    async def _open(self, way: Way) -> Passage | None:
        passage = Passage(self, way)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(REACHED_WITHIN):
                await loop.create_connection(lambda: passage.corridor, way.host, way.port)
                await asyncio.shield(passage.corridor.proven)
        except (OSError, TimeoutError) as error:
            log.debug("no way to another node: %r", error)
        if not passage.corridor.is_open:
            passage.corridor.drop()
            log.warning("another node cannot be reached by %s:%d", way.host, way.port)
            self.shun(way)
            return None
        self._passages[way] = passage
        return passage

    def lost(self, way: Way) -> None:
        """A node is gone, or stands still."""
        self._passages.pop(way, None)
        self.shun(way)

    def shun(self, way: Way) -> None:
        """Leave a node alone for a while."""
        self._shunned[way] = asyncio.get_running_loop().time() + SHUNNED_FOR

    @property
    def shunned(self) -> frozenset[str]:
        """The nodes that are left alone."""
        now = asyncio.get_running_loop().time()
        self._shunned = {way: until for way, until in self._shunned.items() if until > now}
        return frozenset([way.node for way in self._shunned])

    @property
    def carried(self) -> int:
        """How many devices are served elsewhere."""
        return sum([len(passage.devices) for passage in self._passages.values()])

    def close(self) -> None:
        """Hang up."""
        for passage in list(self._passages.values()):
            passage.corridor.close()


def _text(message: Any) -> bytes:
    return (message.get("text") or "").encode()
