"""uvicorn's HTTP protocol with limits: of bytes, of requests at once, and of waiting.

uvicorn takes heads of any size and any number of requests in one go, and keeps for ever a
connection that has said half a request, or nothing yet. Each of these lets one caller keep all
others out.
"""

import asyncio
from http import HTTPStatus
from typing import Any

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from storyhare.rules import Refusal
from storyhare.server.connections import Connections
from storyhare.server.http.requests.errors import Trouble
from storyhare.server.ws.protocol import MOST_HEAD, DirectProtocol
from storyhare.words import sentence

# Browsers send some 20 headers, and a proxy adds a few.
MOST_HEADERS = 100
# Requests that wait for the answer to an earlier one on the same connection; browsers send none so.
MOST_PIPELINED = 8
# What is read at once is parsed in pieces, so that a limit is noticed before all of it is taken in.
PIECE = 4 * 1024
# Parts of the time that a head has: for the first byte, for all of a body beside what its size
# allows, for taking in an answer, and for reading why a request was refused.
SILENT, BODY, UNREAD, LAST_WORD = 0.25, 3.0, 3.0, 0.1
# A body has to come faster than this, in bytes a second.
LEAST_RATE = 2_000


def protocol_for(seconds: float, connections: Connections) -> type[HttpToolsProtocol]:
    """The protocol that waits so long for the head of a request, and counts its connections."""

    class Limited(LimitedProtocol):
        patience = seconds
        counted = connections

    return Limited


class TooMuch(Exception):
    """A request goes over a limit."""


class LimitedProtocol(HttpToolsProtocol):
    """A connection that hangs up when a request is too large or does not go on.

    The head has so much time in all, from its first byte; a body has more, in step with its size,
    but must not fall silent for so long. A WebSocket has limits of its own.
    """

    patience: float
    counted: Connections

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._heard = False
        self._in_body = False
        self._body_began = 0.0
        self._body_size = 0
        # Bytes since the last head, piece of a body or request was complete: a head so far, or the
        # notes between and behind the chunks of a body.
        self._incomplete = 0
        self._refused = False
        self._answering: RequestResponseCycle | None = None

    # -- the connection --------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # narrowed as uvicorn does: a server is only given streams
        super().connection_made(transport)
        if self.counted.enter(self, None if self.client is None else self.client[0]):
            self._wait(self.patience * SILENT)
        else:
            self.drop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        self._writes_again()
        self.counted.leave(self)
        if self._answering is not None and not self._answering.response_complete:
            # uvicorn tells the newest request alone, which may be waiting behind this one.
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def drop(self) -> None:
        """Hang up at once."""
        self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; it counts for as long as it is open."""
        self._wait_no_longer()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, DirectProtocol)
        socket.on_lost = lambda: self.counted.leave(self)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(self.patience * UNREAD, self.drop)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writes_again()

    def _writes_again(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    # -- what comes ------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._refused:
            return
        if self._in_body:
            self._wait_for_body()
        elif self._deadline is None or not self._heard:
            self._wait(self.patience)
        self._heard = True
        for at in range(0, len(data), PIECE):
            self._take(data[at : at + PIECE])
            if self._refused or self.transport.is_closing():
                return
            if self.transport.get_protocol() is not self:  # it is a WebSocket now
                return

    def _take(self, piece: bytes) -> None:
        self._incomplete += len(piece)
        try:
            self.parser.feed_data(piece)
            if self._incomplete > MOST_HEAD:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            if not self._refused:
                self._refuse(HTTPStatus.BAD_REQUEST)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_body:  # behind the last chunk: nobody reads it, and it is no header
            return
        if len(self.headers) == MOST_HEADERS:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            raise TooMuch
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) == MOST_PIPELINED:
            self._refused = True
            self.drop()
            raise TooMuch
        self._incomplete = 0
        self._in_body = True
        self._body_began, self._body_size = self.loop.time(), 0
        self._wait_for_body()
        self.counted.busy(self)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._incomplete = 0
        self._body_size += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._incomplete = 0
        self._in_body = False
        self._wait_no_longer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self.counted.idle(self)

    # -- an end ----------------------------------------------------------------------------------

    def _refuse(self, status: HTTPStatus) -> None:
        """Say why and hang up; with another answer on its way, hang up alone.

        What still comes is dropped for a moment: closing at once could lose the answer.
        """
        self._refused = True
        if self.cycle is not None and not self.cycle.response_complete:
            self.drop()
            return
        refusal = Refusal("bad_request")
        body = msgspec.json.encode(Trouble(refusal, sentence(refusal)))
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._wait(self.patience * LAST_WORD)

    def _wait_for_body(self) -> None:
        """A body may be silent for so long, and take so long in all for what has come of it."""
        allowed = self.patience * BODY + self._body_size / LEAST_RATE
        left = self._body_began + allowed - self.loop.time()
        self._wait(min(self.patience, max(left, 0.0)))

    def _wait(self, seconds: float) -> None:
        self._wait_no_longer()
        self._deadline = self.loop.call_later(seconds, self._hang_up)

    def _wait_no_longer(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _hang_up(self) -> None:
        """Time is up; with an answer still on its way, uvicorn's own time counts from its end."""
        self._deadline = None
        if self._in_body and self.flow.read_paused:  # it is we who do not read on
            self._wait(self.patience)
        elif self._refused or self._in_body or self.cycle is None or self.cycle.response_complete:
            self.drop()
