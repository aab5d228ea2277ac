"""An index of the installed decks by owner, with their sizes.

People may upload thousands of decks: neither an upload nor a list may cost more with each.
"""

import os
import threading
import time
from pathlib import Path

import msgspec

from storyhare.decks.store.deck import METADATA, WRITTEN_BYTES, DeckMetadata

# Seconds until changes by other processes are noticed; those of this process are immediately.
SCAN_EVERY = 1.0
# A folder that changes twice within this time may keep its modification time.
RESTLESS_NS = 2_000_000_000


class DeckIndex:
    """The metadata of every deck in a folder, by owner."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._lock = threading.Lock()
        self._decks: dict[str, DeckMetadata] = {}
        self._by_owner: dict[str | None, set[str]] = {}
        self._used_bytes = 0
        # Decks whose metadata is missing or unreadable: it may be written later.
        self._unsure: set[str] = set()
        self._scan_at = 0.0
        self._changed: int | None = None

    def ids_of(self, owner: str | None) -> list[str]:
        """The ids of an owner's decks; for None, of all decks that are public or have no owner."""
        with self._lock:
            self._scan()
            return sorted(self._by_owner.get(owner, ()))

    @property
    def used_bytes(self) -> int:
        """How many bytes the uploaded decks of all owners take."""
        with self._lock:
            self._scan()
            return self._used_bytes

    def add(self, deck_id: str, metadata: DeckMetadata) -> None:
        """Note a deck that was just installed."""
        with self._lock:
            self._forget(deck_id)
            self._add(deck_id, metadata)

    def update(self, deck_id: str) -> None:
        """Read the metadata of a deck again; it may have been removed."""
        with self._lock:
            self._update(deck_id)

    # -- scanning ----------------------------------------------------------------------------------

    def _scan(self) -> None:
        """Find decks that were installed or removed since the last scan, unless it is recent."""
        now = time.monotonic()
        if self._folder is None or now < self._scan_at:
            return
        self._scan_at = now + SCAN_EVERY
        changed = _changed(self._folder)
        if changed is None or changed != self._changed:
            names = _names(self._folder)
            for deck_id in self._decks.keys() ^ names:
                self._update(deck_id)
            settled = changed is not None and time.time_ns() - changed > RESTLESS_NS
            self._changed = changed if settled else None
        for deck_id in tuple(self._unsure):
            self._update(deck_id)

    def _update(self, deck_id: str) -> None:
        self._forget(deck_id)
        assert self._folder is not None
        if not (self._folder / deck_id).is_dir():
            return
        try:
            data = _read(self._folder / deck_id / METADATA)
            metadata = msgspec.json.decode(data, type=DeckMetadata)
        except (OSError, msgspec.MsgspecError):
            metadata = DeckMetadata()
            self._unsure.add(deck_id)
        self._add(deck_id, metadata)

    def _add(self, deck_id: str, metadata: DeckMetadata) -> None:
        self._decks[deck_id] = metadata
        for owner in _owners(metadata):
            self._by_owner.setdefault(owner, set()).add(deck_id)
        self._used_bytes += _size(metadata)

    def _forget(self, deck_id: str) -> None:
        self._unsure.discard(deck_id)
        before = self._decks.pop(deck_id, None)
        if before is None:
            return
        for owner in _owners(before):
            self._by_owner[owner].discard(deck_id)
            if not self._by_owner[owner]:
                del self._by_owner[owner]
        self._used_bytes -= _size(before)


def _owners(metadata: DeckMetadata) -> set[str | None]:
    return {None, metadata.owner} if metadata.public else {metadata.owner}


def _size(metadata: DeckMetadata) -> int:
    return 0 if metadata.owner is None else metadata.bytes


def _changed(folder: Path) -> int | None:
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return None


def _names(folder: Path) -> set[str]:
    try:
        with os.scandir(folder) as entries:
            return {entry.name for entry in entries if entry.name[0] != "." and entry.is_dir()}
    except OSError:
        return set()


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(WRITTEN_BYTES)
