"""uvicorn's HTTP protocol, with an end to waiting for requests that were only begun.

uvicorn closes connections that idle between two requests. One that has said half a request, or
nothing yet, it keeps for ever, and enough of those leave no room for anybody else.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


def patient_for(seconds: float) -> type[HttpToolsProtocol]:
    """The protocol that waits so long for a request to go on."""

    class Patient(PatientProtocol):
        patience = seconds

    return Patient


class PatientProtocol(HttpToolsProtocol):
    """A connection that hangs up when a request does not go on.

    The head has so much time in all, from the connection or from its first byte after another
    request. A body takes as long as it takes, but must not fall silent for so long. A WebSocket is
    none of its business.
    """

    patience: float

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deadline: asyncio.TimerHandle | None = None
        self._in_body = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # narrowed as uvicorn does: a server is only given streams
        super().connection_made(transport)
        self._expect_more()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_body or self._deadline is None:
            self._expect_more()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._in_body = True
        self._expect_more()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_body = False
        self._expect_no_more()
        super().on_message_complete()

    def _expect_more(self) -> None:
        self._expect_no_more()
        self._deadline = self.loop.call_later(self.patience, self._hang_up)

    def _expect_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _hang_up(self) -> None:
        """Time is up; with an answer still on its way, uvicorn's own time counts from its end."""
        self._deadline = None
        if self._in_body and self.flow.read_paused:  # it is we who do not read on
            self._expect_more()
        elif self._in_body or self.cycle is None or self.cycle.response_complete:
            self.transport.abort()
