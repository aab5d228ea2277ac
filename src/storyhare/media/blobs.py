"""What a store of recordings promises, whatever it is made of.

A key is the table's id and the sum of the bytes, so that all of a table lies together, nothing is
shared between tables, and the same bytes put twice are one. A put that returned is safe.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct


class Key(Struct, frozen=True):
    """Whose the bytes are, and which."""

    table: str
    blob: str


class Blob(Struct, frozen=True):
    """Something kept: its key, its size, and since when in seconds since 1970."""

    key: Key
    size: int
    at: float


class Quota(Struct, frozen=True):
    """How many bytes a table may keep, and all tables together."""

    table: int
    total: int


class StorageFull(Exception):  # noqa: N818 - an answer, not a fault
    """There is no room for this: the quota of the table or of the server, or the disk itself."""


class BlobsUnavailable(Exception):  # noqa: N818 - says what is so
    """Nothing can be kept or read right now."""


class Blobs(Protocol):
    """The port; see the module's text."""

    async def open(self) -> None:
        """Make ready, creating what is missing."""

    async def close(self) -> None:
        """Let go."""

    async def put(self, key: Key, file: Path) -> None:
        """Keep what is in a file, which may be gone then; raises StorageFull, BlobsUnavailable."""

    async def room_for(self, table: str, size: int) -> bool:
        """Would so many bytes find room?"""

    async def used(self) -> int:
        """How many bytes are kept, of all tables."""

    async def size(self, key: Key) -> int | None:
        """How many bytes there are; None: no such thing."""

    async def read(self, key: Key, start: int, length: int) -> bytes:
        """Bytes from a place on; fewer than asked for where it ends or is gone."""

    async def delete(self, key: Key) -> None:
        """Forget it, if it is there."""

    async def all(self) -> Sequence[Blob]:
        """Everything that is kept."""
