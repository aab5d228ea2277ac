"""A corridor between two nodes: one connection over which the frames of many devices go.

What is said in one turn of the loop travels in one piece. Both ends prove that they know the key
of the node that was called, which stands in the register; the key itself never travels. Then they
knock now and then, so that an end that stands still is noticed.
"""

import asyncio
import hmac
import secrets
import struct
from collections.abc import Callable
from typing import cast

from storyhare.wire.frames import PROTOCOL

# Of this way of talking, and of what devices say: a page must not meet a server that is older.
VERSION = bytes((1, PROTOCOL))
# What a frame is: the device comes, says or is told something, goes; all it said has been read.
OPEN, TEXT, CLOSE, READ = range(1, 5)
# And between the nodes themselves, which concerns no device.
PROOF, KNOCK = range(5, 7)
NOBODY = 0

HEAD = struct.Struct("!IBI")  # the size of what follows, what it is, and whose
NONCE = 32
MOST_BYTES = 4 * 1024 * 1024
MOST_BEFORE_PROOF = 256
# Bytes that wait for the other end; that is seconds behind by then, and no use to anybody.
MOST_UNREAD = 64 * 1024 * 1024
PROVEN_WITHIN = 2.0
KNOCK_EVERY = 0.25
# Seconds without a word after which the other end counts as gone: before a device despairs of the
# node it came to, for which it would not be to blame.
PATIENCE = 1.5

Take = Callable[[int, int, bytes], None]


class Corridor(asyncio.Protocol):
    """One end of it."""

    def __init__(self, key: bytes, take: Take, lost: Callable[[], None], *, calls: bool) -> None:
        self._key = key
        self._calls = calls
        self._take = take
        self._lost = lost
        self._hear: Take = self._check
        self._most = MOST_BEFORE_PROOF
        self._mine = secrets.token_bytes(NONCE)
        self._theirs = b""
        self._begun = b""
        self._waiting: list[bytes] = []
        self._loop = asyncio.get_running_loop()
        self._heard_at = self._loop.time()
        self._timer: asyncio.TimerHandle | None = None
        self._transport: asyncio.Transport | None = None
        self._believes = False
        # Whether the other end has proven itself, once that is known.
        self.proven: asyncio.Future[bool] = self._loop.create_future()

    # -- life --------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._timer = self._loop.call_later(PROVEN_WITHIN, self.drop)
        if not self._calls:
            self.send(PROOF, NOBODY, VERSION + self._mine)

    def connection_lost(self, _: Exception | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._transport = None
        if not self.proven.done():
            self.proven.set_result(False)
        self._lost()

    @property
    def is_open(self) -> bool:
        """Has the other end proven itself, and is it still there?"""
        transport = self._transport
        return transport is not None and not transport.is_closing() and self._believes

    def drop(self) -> None:
        """End it at once; whatever else has come is not heard."""
        self._hear = _ignore
        if self._transport is not None:
            self._transport.abort()

    def close(self) -> None:
        """End it when everything has been written."""
        self._flush()
        if self._transport is not None:
            self._transport.close()

    def _look(self) -> None:
        """Knock, and see whether anything was heard lately."""
        if self._loop.time() - self._heard_at > PATIENCE:
            self.drop()
            return
        self.send(KNOCK, NOBODY)
        self._timer = self._loop.call_later(KNOCK_EVERY, self._look)

    # -- the proof ---------------------------------------------------------------------------------

    def _check(self, kind: int, _: int, said: bytes) -> None:
        """Take the other end's part of the proof, and give one's own."""
        if kind != PROOF or not (self._answer(said) if self._calls else self._believe(said)):
            self.drop()

    def _answer(self, said: bytes) -> bool:
        """Who calls is asked first, and believes when its own question is answered."""
        if not self._theirs:
            version, theirs = said[: len(VERSION)], said[len(VERSION) :]
            if version != VERSION or len(theirs) != NONCE:
                return False
            self._theirs = theirs
            self.send(PROOF, NOBODY, self._mine + self._sign(b"calls", theirs + self._mine))
            return True
        if hmac.compare_digest(said, self._sign(b"called", self._mine + self._theirs)):
            self._believed()
            return True
        return False

    def _believe(self, said: bytes) -> bool:
        theirs, proof = said[:NONCE], said[NONCE:]
        if not hmac.compare_digest(proof, self._sign(b"calls", self._mine + theirs)):
            return False
        self.send(PROOF, NOBODY, self._sign(b"called", theirs + self._mine))
        self._believed()
        return True

    def _sign(self, who: bytes, nonces: bytes) -> bytes:
        return hmac.digest(self._key, VERSION + who + nonces, "sha256")

    def _believed(self) -> None:
        self._hear, self._most, self._believes = self._take, MOST_BYTES, True
        self.proven.set_result(True)
        if self._timer is not None:
            self._timer.cancel()
        self._look()

    # -- in and out --------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._heard_at = self._loop.time()
        if self._begun:
            data = self._begun + data
        begin, have = HEAD.size, len(data)
        while begin <= have:
            size, kind, channel = HEAD.unpack_from(data, begin - HEAD.size)
            if size > self._most:
                self.drop()
                return
            end = begin + size
            if end > have:
                break
            self._hear(kind, channel, data[begin:end])
            begin = end + HEAD.size
        self._begun = data[begin - HEAD.size :]

    def send(self, kind: int, channel: int, said: bytes = b"") -> None:
        """Say something, together with all else that is said in this turn of the loop."""
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(HEAD.pack(len(said), kind, channel))
        self._waiting.append(said)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        transport = self._transport
        if transport is None or not waiting:
            return
        transport.write(b"".join(waiting))
        if transport.get_write_buffer_size() > MOST_UNREAD:
            self.drop()


def _ignore(_kind: int, _channel: int, _said: bytes) -> None:
    """Nothing that is said counts."""
