"""Copies a deck from the deck store into the library, where it becomes visible once complete.

Another node's worker has already drawn the pictures: they are only checked by checksum here.
"""

import shutil
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from storyhare.decks.manifest import Manifest, is_id, read_stored
from storyhare.decks.reading.formats import kind_of
from storyhare.decks.reading.pictures import SIZES
from storyhare.decks.store.deck import MANIFEST, DeckMetadata, write_metadata
from storyhare.decks.store.install import make_staging, new_staging
from storyhare.decks.store.library import Library
from storyhare.decks.store.shared import Checksum, CorruptDeck
from storyhare.disk import sync_all
from storyhare.rules import Refusal


class StagingWriter:
    """Writes one deck to a staging folder of the library. It blocks: call it in a thread."""

    def __init__(self, library: Library, deck_id: str, store_id: str) -> None:
        self._library = library
        self._deck_id = deck_id
        self._store_id = store_id
        self._checksum = Checksum()
        self._names: set[str] = set()
        self._staging: Path | None = None

    def write(self, files: Sequence[tuple[str, bytes]]) -> None:
        """Write some files, in the order of their names; raises CorruptDeck."""
        assert self._library.folder is not None
        if self._staging is None:
            self._staging = new_staging(self._library.folder)
            make_staging(self._staging)
        for name, data in files:
            # A name from outside must not lead out of the folder.
            if not _is_deck_file(name) or (name != MANIFEST and kind_of(data) != "WEBP"):
                raise CorruptDeck(self._deck_id)
            self._checksum.add(name, data)
            self._names.add(name)
            (self._staging / name).write_bytes(data)

    def finish(self, metadata: DeckMetadata, digest: bytes) -> None:
        """Make the complete deck visible in one step; raises CorruptDeck."""
        staging = self._staging
        if staging is None or self._checksum.digest != digest or MANIFEST not in self._names:
            raise CorruptDeck(self._deck_id)
        manifest = read_stored((staging / MANIFEST).read_bytes(), MANIFEST)
        if isinstance(manifest, Refusal) or not self._is_complete(manifest):
            raise CorruptDeck(self._deck_id)
        write_metadata(staging, replace(metadata, store_id=self._store_id))
        sync_all(staging)  # a deck that is visible survives a power loss
        self._library.place(staging, self._deck_id)

    def close(self) -> None:
        """Remove the staging folder, unless it has become the deck."""
        if self._staging is not None:
            shutil.rmtree(self._staging, ignore_errors=True)

    def _is_complete(self, manifest: Manifest) -> bool:
        pictures = {f"{size}/{card.id}.webp" for size in SIZES for card in manifest.cards}
        return manifest.id == self._deck_id and self._names == pictures | {MANIFEST}


def _is_deck_file(name: str) -> bool:
    if name == MANIFEST:
        return True
    size, _, picture = name.partition("/")
    return size in SIZES and picture.endswith(".webp") and is_id(picture.removesuffix(".webp"))
