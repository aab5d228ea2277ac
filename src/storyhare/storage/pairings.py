"""Pairing codes: a TV shows one, somebody at a table types it, and the TV learns which table.

They are stored beside the journal and are no part of it: they are good for some minutes, a crash
may lose them, and a TV whose code is gone shows a new one.
"""

import time
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

# So many TVs may wait at a time, on all nodes together.
MOST_WAITING = 10_000


class Pairing(Struct, frozen=True):
    """A TV that waits, known by the hash of its secret; `table` is the code of the table to show,
    once `person` at it has let the TV in.
    """

    secret_hash: str
    table: str | None = None
    person: str | None = None


class Pairings(Protocol):
    """The codes that are good now."""

    async def open(self) -> None:
        """Prepare."""

    async def close(self) -> None:
        """Disconnect."""

    async def offer(self, code: str, secret_hash: str, seconds: float) -> bool:
        """Let a TV wait under a code; False: the code is another TV's, or too many wait."""

    async def find(self, code: str) -> Pairing | None:
        """The TV that waits under a code."""

    async def answer(self, code: str, table: str, person: str) -> bool:
        """Tell the TV which table to show; False: nobody waits, or it was told another one."""


class LocalPairings:
    """The codes of a server that is the only one, in its memory."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._waiting: dict[str, tuple[float, Pairing]] = {}

    async def open(self) -> None:
        """Memory is always there."""

    async def close(self) -> None:
        """Nothing is kept."""

    async def offer(self, code: str, secret_hash: str, seconds: float) -> bool:
        now = self._now()
        self._waiting = {key: one for key, one in self._waiting.items() if one[0] > now}
        if code in self._waiting or len(self._waiting) >= MOST_WAITING:
            return False
        self._waiting[code] = now + seconds, Pairing(secret_hash)
        return True

    async def find(self, code: str) -> Pairing | None:
        until, pairing = self._waiting.get(code, (0.0, None))
        return pairing if until > self._now() else None

    async def answer(self, code: str, table: str, person: str) -> bool:
        pairing = await self.find(code)
        if pairing is None or pairing.table not in (None, table):
            return False
        until, _ = self._waiting[code]
        self._waiting[code] = until, replace(pairing, table=table, person=person)
        return True
