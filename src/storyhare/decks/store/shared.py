"""The port of the deck store: it has the originals of uploaded decks, for all nodes.

A deck that `put` accepted is durable and complete, and so is a deck that `read` delivers. A node's
own folder then holds copies. Without a deck store, the folder has the originals.
"""

import hashlib
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from storyhare.decks.store.deck import Deck, DeckMetadata
from storyhare.decks.store.uploads import Policy
from storyhare.rules import Refusal


class DeckStoreUnavailable(Exception):
    """The store can neither be read nor written right now."""


class CorruptDeck(Exception):
    """The files of a deck in the store are not those that were put there."""


class DeckWriter(Protocol):
    """Receives the files of a deck. Its methods block: call them in a thread."""

    def write(self, files: Sequence[tuple[str, bytes]]) -> None:
        """Write some files, in the order of their names; raises CorruptDeck."""

    def finish(self, metadata: DeckMetadata, digest: bytes) -> None:
        """Complete the deck; raises CorruptDeck if its checksum differs."""


class DeckStore(Protocol):
    """The port; see the module's docstring. Every method raises DeckStoreUnavailable."""

    async def open(self) -> None:
        """Connect."""

    async def close(self) -> None:
        """Disconnect."""

    async def store_id(self) -> str:
        """The id of this store, which never changes."""

    async def put(self, deck: Deck, policy: Policy) -> Refusal | None:
        """Store a deck, unless that exceeds the owner's quota or the total."""

    async def read(self, deck_id: str, writer: DeckWriter) -> bool:
        """Write a deck to the writer; False: there is none. Raises what the writer raises."""

    async def delete(self, deck_id: str, owner: str) -> bool:
        """Delete an owner's deck; False: the owner has no such deck."""

    async def existing(self, deck_ids: Collection[str]) -> frozenset[str]:
        """Those of these decks that are in the store."""

    async def decks_of(self, owner: str) -> Mapping[str, DeckMetadata]:
        """An owner's decks, by id."""

    async def used(self) -> int:
        """How many bytes the decks of all owners take."""

    async def note_use(self, used: Mapping[str, float]) -> None:
        """Record when these decks were last used, as far as a node knows."""

    async def unused(self, before: float) -> list[str]:
        """The decks that nobody has used since then."""

    async def delete_unused(self, deck_ids: Collection[str], before: float) -> int:
        """Delete those of these decks that are still unused; returns how many."""

    async def note_games(self, deck_id: str, table_ids: Collection[str]) -> None:
        """Record that some tables play with a deck."""

    async def games(self, deck_id: str) -> frozenset[str]:
        """The tables that have played with a deck."""

    async def forget_games(self, deck_id: str, table_ids: Collection[str]) -> None:
        """Delete the records of games that are over."""


class Checksum:
    """SHA-256 over a deck's files: names, lengths and bytes, in the order of the names."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, file: str, data: bytes) -> None:
        """Add the next file."""
        self._hash.update(f"{file} {len(data)}\n".encode())
        self._hash.update(data)

    @property
    def digest(self) -> bytes:
        """The checksum of all files so far."""
        return self._hash.digest()
