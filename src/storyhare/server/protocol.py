"""uvicorn's WebSocket protocol with one more way to write: at once, without a task that waits.

A table shows itself to all its devices in one go. Through ASGI each of them would need a task that
waits until its socket takes the frame; here the frame goes to the transport, whose buffer is the
outbox. Whoever writes looks at how full it is (docs/decisions/0006-server.md has the figures).
"""

from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode
from websockets.http11 import Request

from storyhare.wire import frames

EXTENSION = "storyhare.direct"
RESTART = frames.write(frames.Bye("restart"))


class DirectProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that the application finds in its scope, under `extensions`."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # else the handshake was refused, and there is no scope
            scope: Any = self.scope
            scope["extensions"][EXTENSION] = self

    @property
    def is_open(self) -> bool:
        """Can anything still be written?"""
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    @property
    def unread(self) -> int:
        """How many bytes wait for the device to read them."""
        return self.transport.get_write_buffer_size()

    def write_now(self, frame: bytes) -> None:
        """Write a text frame; nothing happens when the socket is closed."""
        if self.is_open:
            self.transport.write(_header(len(frame)) + frame)

    def shutdown(self) -> None:
        """The server stops: the device is told to come back before its socket closes."""
        if self.handshake_complete:
            self.write_now(RESTART)
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; text that is no UTF-8 is the device's mistake, not a fault to log."""
        if self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            with suppress(InvalidState):  # the device's own goodbye came right behind
                self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def hang_up(self, code: int) -> None:
        """Close from our side; the application then receives the disconnect."""
        if not self.is_open:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


def _header(length: int) -> bytes:
    """The head of an unmasked text frame that is whole (RFC 6455, section 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)
