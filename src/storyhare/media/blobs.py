"""The port of the stores of recordings.

A key is the id of the table and the checksum of the bytes: the recordings of a table are stored
together, tables share nothing, and the same bytes put twice are stored once. A recording is durable
when `put` has returned.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct


class Key(Struct, frozen=True):
    """The table that the bytes belong to, and their checksum."""

    table_id: str
    blob: str


class Blob(Struct, frozen=True):
    """A stored recording: its key, its size, and when it was stored, in seconds since 1970."""

    key: Key
    size: int
    at: float


class Quota(Struct, frozen=True):
    """How many bytes one table may store, and all tables together."""

    table: int
    total: int


class StorageFull(Exception):
    """The quota of the table or of the server is exhausted, or the disk is full."""


class BlobsUnavailable(Exception):
    """The store can neither be read nor written right now."""


class Blobs(Protocol):
    """The port; see the module's docstring."""

    async def open(self) -> None:
        """Open the store, and create what is missing."""

    async def close(self) -> None:
        """Close the store."""

    async def put(self, key: Key, file: Path) -> None:
        """Store a file, which may be moved away; raises StorageFull or BlobsUnavailable."""

    async def room_for(self, table_id: str, size: int) -> bool:
        """Whether the quotas allow so many more bytes."""

    async def used(self) -> int:
        """How many bytes are stored, for all tables."""

    async def size(self, key: Key) -> int | None:
        """The size of a recording in bytes; None: there is none."""

    async def read(self, key: Key, start: int, length: int) -> bytes:
        """Bytes from an offset; fewer than `length` at the end or if the recording was deleted."""

    async def delete(self, key: Key) -> None:
        """Delete a recording, if there is one."""

    async def all(self) -> Sequence[Blob]:
        """All recordings."""
