"""Whether a move could be kept right now: proved by a write, once a second however many ask."""

import asyncio
import time
from collections.abc import Awaitable, Callable

GOOD_FOR = 1.0


class Readiness:
    """The newest proof; whoever asks while one is made waits for it."""

    def __init__(
        self, prove: Callable[[], Awaitable[None]], now: Callable[[], float] = time.monotonic
    ) -> None:
        self._prove = prove
        self._now = now
        self._proof: asyncio.Future[None] | None = None
        self._old_at = 0.0

    async def ask(self) -> None:
        """Raises what the proof did."""
        if self._proof is None or (self._proof.done() and self._now() >= self._old_at):
            self._proof = asyncio.ensure_future(self._prove_once())
        await asyncio.shield(self._proof)

    async def _prove_once(self) -> None:
        try:
            await self._prove()
        finally:
            self._old_at = self._now() + GOOD_FOR
