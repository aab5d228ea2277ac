"""uvicorn's WebSocket protocol with a short way in and a short way out.

Out: a table shows itself to all its devices in one go. Through ASGI each of them would need a task
that waits until its socket takes the frame; here the frame goes to the transport, whose buffer is
the outbox. Whoever writes looks at how full it is (docs/decisions/0006-server.md has the figures).

In: nearly all that devices send are short text frames that arrive whole. They are taken as they
are; every other frame goes to the full parser, which sees only whole frames and so never stands in
the middle of one when the short way is taken.
"""

import asyncio
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import http11
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.speedups import apply_mask

from storyhare.server.limits import UNUSUAL, Bucket
from storyhare.wire import frames

# Bytes of a request's head, its address and all headers together.
MOST_HEAD = 32 * 1024
# A handshake's head was limited when it came; a player's cookies are one line of it, and websockets
# would take 8 KiB a line.
http11.MAX_LINE_LENGTH = MOST_HEAD
EXTENSION = "storyhare.direct"
RESTART = frames.write(frames.Bye("restart"))
# A device that asks faster than it is answered is not read from until its queue is empty.
MOST_WAITING = 16
WHOLE_TEXT = 0x81
MASKED = 0x80
SHORT, MIDDLE = 126, 65_536
_HEADER = struct.Struct("!BBH").pack


class DirectProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that the application finds in its scope, under `extensions`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # What has come and was not read yet. Text is a string; uvicorn adds its own messages,
        # dictionaries as ASGI has them.
        self.queue: asyncio.Queue[Any] = asyncio.Queue()
        self._most = self.config.ws_max_size
        self.crowded = False
        self.stopping = False
        # A frame of which the rest has not come yet, or frames for which the queue has no room yet.
        self._begun = b""
        self._unusual = Bucket(UNUSUAL)
        # Told when the connection has ended.
        self.on_lost: Callable[[], None] = lambda: None
        self.opened = self.heard_at = time.monotonic()

    # -- in ------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # else the handshake was refused, and there is no scope
            scope: Any = self.scope
            scope["extensions"][EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.on_lost()

    def data_received(self, data: bytes) -> None:
        """Take whole frames until there is no room for more; the rest is kept as it is."""
        if not self.handshake_initiated:
            return self._shake_hands(data)
        if self._begun:
            data, self._begun = self._begun + data, b""
        at = 0
        while at < len(data) and not self.read_paused and not self.transport.is_closing():
            cut = cut_frame(data, at, self._most)
            if cut is None:
                break
            begin, end = cut
            if begin and data[at] == WHOLE_TEXT and not self.frames and not self.close_sent:
                self._pass_on(apply_mask(data[begin:end], data[begin - 4 : begin]))
            elif self._unusual.take():
                super().data_received(data[at:end])
            elif not self.handshake_complete:
                self.transport.abort()
            else:  # unless that was said before
                self.hang_up(CloseCode.POLICY_VIOLATION)
            at = end
        if at < len(data):
            self._begun = data[at:]
        return None

    def _shake_hands(self, data: bytes) -> None:
        """Take the request of the handshake, which comes first, and alone."""
        super().data_received(data)
        if not self.handshake_initiated:  # websockets refuses it, but uvicorn does not say so
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    async def receive(self) -> Any:
        """The next message of ASGI; after the handshake the application reads texts instead."""
        return await self.queue.get()

    async def receive_text(self) -> str | None:
        """The next text, an empty one for other data; None: the device has gone.

        After the last of many the device is read again.
        """
        message = await self.queue.get()
        self.heard_at = time.monotonic()
        if self.read_paused and self.queue.empty():
            self.resume()
        if isinstance(message, str):
            return message
        return "" if message["type"] == "websocket.receive" else None

    def pause(self) -> None:
        """Read nothing more from the device."""
        self.read_paused = True
        self.transport.pause_reading()

    def resume(self) -> None:
        """Read on, first what has come already."""
        self.read_paused = False
        if self._begun:
            self.data_received(b"")
        if not self.read_paused:
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Pass on what came in pieces."""
        if self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        pieces, self.frames = self.frames, []
        self._pass_on(b"".join(pieces))

    def _pass_on(self, text: bytes) -> None:
        """Put a text into the queue; one that is no UTF-8 is the device's mistake, no fault."""
        try:
            self.queue.put_nowait(text.decode())
        except UnicodeDecodeError:
            with suppress(InvalidState):  # the device's own goodbye came right behind
                self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        if self.queue.qsize() > MOST_WAITING:
            self.pause()

    # -- out -----------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Can anything still be written?"""
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    @property
    def unread(self) -> int:
        """How many bytes wait for the device to read them; few, unless it is `crowded`."""
        return self.transport.get_write_buffer_size()

    def pause_writing(self) -> None:
        self.crowded = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.crowded = False
        super().resume_writing()

    def write_now(self, text: bytes) -> None:
        """Write a text frame; nothing happens when the socket is closed."""
        transport = self.transport
        if self.disconnected or self.close_sent or transport.is_closing():
            return
        size = len(text)
        if SHORT <= size < MIDDLE:
            head = _HEADER(WHOLE_TEXT, SHORT, size)
        elif size < SHORT:
            head = bytes((WHOLE_TEXT, size))
        else:
            head = b"\x81\x7f" + size.to_bytes(8)
        transport.write(head + text)

    def shutdown(self) -> None:
        """The server stops: the device is told to come back before its socket closes."""
        self.stopping = True
        if self.handshake_complete:
            self.write_now(RESTART)
        super().shutdown()

    def hang_up(self, code: int, last: bytes = b"") -> None:
        """Close from our side, after a last word; the application then receives the disconnect."""
        if not self.is_open:
            return
        if last:
            self.write_now(last)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.resume()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


def cut_frame(data: bytes, at: int, most: int) -> tuple[int, int] | None:
    """Where the frame at a place has its text and its end; None: the rest of it has not come.

    With a frame that must not be, everything goes to the parser at once: it knows what to say.
    """
    have = len(data)
    if have < at + 2:
        return None
    size, begin = data[at + 1] - MASKED, at + 6
    if size < 0:
        return 0, have
    if size >= SHORT:
        wide = 2 if size == SHORT else 8
        begin += wide
        if have < begin:
            return None
        size = int.from_bytes(data[at + 2 : at + 2 + wide])
    if size > most:
        return 0, have
    return None if have < begin + size else (begin, begin + size)
