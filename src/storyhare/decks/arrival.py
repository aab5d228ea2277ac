"""A deck comes from the depot: its files land beside the others, and among them once whole.

The pictures are those that a node's worker made; they are not drawn again, only summed up.
"""

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from msgspec.structs import replace

from storyhare.decks.depot import DamagedParcel, Sum
from storyhare.decks.install import staging_in
from storyhare.decks.library import Library
from storyhare.decks.manifest import Manifest, is_id, read_written
from storyhare.decks.pictures import SIZES
from storyhare.decks.shelf import MANIFEST, Holding, write_holding
from storyhare.decks.sniff import kind_of
from storyhare.disk import sync_all
from storyhare.rules import Refusal


class Arrival:
    """A landing for one deck. All of it takes its time: call it in a thread."""

    def __init__(self, library: Library, deck: str, depot: str) -> None:
        self._library = library
        self._deck = deck
        self._depot = depot
        self._sum = Sum()
        self._names: set[str] = set()
        self._staging: Path | None = None
        self._left_over = ExitStack()

    def write(self, files: Sequence[tuple[str, bytes]]) -> None:
        """Some files."""
        assert self._library.folder is not None
        if self._staging is None:
            self._staging = self._left_over.enter_context(staging_in(self._library.folder))
        for name, data in files:
            # A name from outside must lead to no other place.
            if not _is_of_a_deck(name) or (name != MANIFEST and kind_of(data) != "WEBP"):
                raise DamagedParcel(self._deck)
            self._sum.add(name, data)
            self._names.add(name)
            (self._staging / name).write_bytes(data)

    def finish(self, holding: Holding, total: bytes) -> None:
        """That was all: make it visible in one step."""
        staging = self._staging
        if staging is None or self._sum.total != total or MANIFEST not in self._names:
            raise DamagedParcel(self._deck)
        manifest = read_written((staging / MANIFEST).read_bytes(), MANIFEST)
        if isinstance(manifest, Refusal) or not self._fits(manifest):
            raise DamagedParcel(self._deck)
        write_holding(staging, replace(holding, depot=self._depot))
        sync_all(staging)  # a deck that is visible survives a loss of power
        self._library.place(staging, self._deck)

    def close(self) -> None:
        """Leave nothing lying about."""
        self._left_over.close()

    def _fits(self, manifest: Manifest) -> bool:
        pictures = {f"{size}/{card.id}.webp" for size in SIZES for card in manifest.cards}
        return manifest.id == self._deck and self._names == pictures | {MANIFEST}


def _is_of_a_deck(name: str) -> bool:
    if name == MANIFEST:
        return True
    size, _, picture = name.partition("/")
    return size in SIZES and picture.endswith(".webp") and is_id(picture.removesuffix(".webp"))
