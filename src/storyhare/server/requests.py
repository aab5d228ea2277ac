"""uvicorn's HTTP protocol, with an end to waiting for requests that were only begun.

uvicorn closes connections that idle between two requests. One that has said half a request, or
nothing yet, it keeps for ever, and enough of those leave no room for anybody else.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


def patient_for(seconds: float) -> type[HttpToolsProtocol]:
    """The protocol that waits so long for the head of a request."""

    class Patient(PatientProtocol):
        patience = seconds

    return Patient


class PatientProtocol(HttpToolsProtocol):
    """A connection that hangs up when the head of a request takes too long.

    Time counts from the connection, later from the first byte after a request. Bodies take as long
    as they take, and a WebSocket is none of its business.
    """

    patience: float

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deadline: asyncio.TimerHandle | None = None
        self._in_body = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and not self._in_body:
            self._expect_head()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._expect_no_more()
        self._in_body = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_body = False
        super().on_message_complete()

    def _expect_head(self) -> None:
        self._deadline = self.loop.call_later(self.patience, self._hang_up)

    def _expect_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _hang_up(self) -> None:
        """Time is up; with an answer still on its way, uvicorn's own time counts from its end."""
        self._deadline = None
        if self.cycle is None or self.cycle.response_complete:
            self.transport.abort()
