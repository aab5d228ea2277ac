"""The library: the decks that come with the game, and a folder of installed decks."""

import secrets
import shutil
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from storyhare.decks.limits import LIMITS, Limits
from storyhare.decks.manifest import is_id, printable
from storyhare.decks.reading.plan import ImportOptions
from storyhare.decks.store.apart import install_apart
from storyhare.decks.store.deck import (
    BACK,
    MANIFEST,
    Deck,
    DeckInfo,
    DeckMetadata,
    Stamp,
    find_picture,
    note_use,
    read_deck,
)
from storyhare.decks.store.deck import stamp as stamp_of
from storyhare.decks.store.index import DeckIndex
from storyhare.decks.store.install import (
    Check,
    Destination,
    ImportResult,
    LeftOut,
    Progress,
    install,
    unwritable,
)
from storyhare.disk import sync
from storyhare.rules import Refusal

BUILT_IN = Path(__file__).parent.parent
REMOVED = ".removed-"
OWN_DECK = "dreams"


class Damage(Struct, frozen=True):
    """A deck that cannot be used, and why."""

    id: str
    refusal: Refusal


def unguessable_id() -> str:
    """An id with 128 random bits."""
    return secrets.token_hex(16)


def _folders(root: Path) -> list[Path]:
    try:
        paths = sorted(root.iterdir())
    except OSError:
        return []
    return [folder for folder in paths if folder.is_dir() and not folder.name.startswith(".")]


def _infos(decks: list[Deck]) -> list[DeckInfo]:
    """The decks as a list, the built-in ones first, then by title."""
    decks.sort(key=lambda deck: (not deck.builtin, deck.manifest.title.casefold()))
    return [deck.info for deck in decks]


class Library:
    """All decks. A manifest is read once, and again when its file changes."""

    def __init__(self, folder: Path | None = None, builtin: Path = BUILT_IN) -> None:
        self.folder = folder
        self._builtin = builtin
        self._read: dict[Path, tuple[Stamp, Deck | Refusal]] = {}
        self.index = DeckIndex(folder)
        # Two imports must not both take the last place of a quota.
        self._lock = threading.Lock()

    def decks(self) -> list[DeckInfo]:
        """Every deck that can be used, the built-in ones first, then by title."""
        return _infos([deck for _, deck in self._all() if isinstance(deck, Deck)])

    def some_decks(self, deck_ids: Iterable[str]) -> list[DeckInfo]:
        """The built-in decks and those of these that can be used, in the same order."""
        built_in = [folder.name for folder in _folders(self._builtin)]
        decks = [self.get(deck_id) for deck_id in dict.fromkeys((*built_in, *deck_ids))]
        return _infos([deck for deck in decks if deck is not None])

    def damaged(self) -> list[Damage]:
        """Every deck that cannot be used, by id."""
        return [Damage(deck_id, deck) for deck_id, deck in self._all() if isinstance(deck, Refusal)]

    def get(self, deck_id: str) -> Deck | None:
        """The deck with this id, if it can be used."""
        deck = self.find(deck_id)
        return deck if isinstance(deck, Deck) else None

    def find(self, deck_id: str) -> Deck | Refusal:
        """The deck with this id, or why there is none."""
        if is_id(deck_id):
            for root, builtin in self._roots():
                deck = self._deck(root / deck_id, builtin=builtin)
                if deck is not None:
                    return deck
        return Refusal("deck_unknown", {"deck": printable(deck_id)})

    def cards(self, deck_ids: tuple[str, ...]) -> tuple[str, ...] | None:
        """All cards of several decks as one pile, each as deck/card; None if a deck is missing."""
        pile: list[str] = []
        for deck_id in dict.fromkeys(deck_ids):
            deck = self.get(deck_id)
            if deck is None:
                return None
            pile += [f"{deck_id}/{card.id}" for card in deck.manifest.cards]
        return tuple(pile)

    def picture(self, deck_id: str, card_id: str, size: str) -> Path | None:
        """The file of a card's picture, or of the back of all cards, in one of the three sizes."""
        deck = self.get(deck_id)
        if deck is None:
            return None
        path = find_picture(deck, card_id, size)
        # Imported decks have no back of their own: they use that of the built-in deck.
        if path is None and card_id == BACK and not deck.builtin:
            return self.picture(OWN_DECK, BACK, size)
        return path

    def used(self, deck_id: str, now: float | None = None) -> None:
        """Record that a table plays with a deck."""
        deck = self.get(deck_id)
        if deck is not None:
            note_use(deck, now)

    def install(
        self,
        path: Path,
        options: ImportOptions = ImportOptions(),  # noqa: B008 - frozen
        limits: Limits = LIMITS,
        progress: Progress = lambda _done, _all: None,
        check: Check = lambda _id, _metadata: None,
    ) -> ImportResult | Refusal:
        """Import a folder or a zip; `check` may still refuse it when everything is known."""
        destination = self._destination(check)
        if isinstance(destination, Refusal):
            return destination
        try:
            return install(path, destination, options, limits, progress)
        except OSError as error:
            return unwritable(destination.folder, error)

    def install_apart(  # noqa: PLR0913 - each is a fact of the import
        self,
        path: Path,
        options: ImportOptions,
        limits: Limits,
        progress: Progress,
        check: Check,
        *,
        left_out: LeftOut,
    ) -> Deck | Refusal:
        """The same in a process of its own, for a deck whose id is known: here it costs little."""
        destination = self._destination(check)
        if isinstance(destination, Refusal):
            return destination
        try:
            refusal = install_apart(path, destination, options, limits, progress, left_out=left_out)
        except OSError as error:
            refusal = unwritable(destination.folder, error)
        return refusal or self.find(options.id or "")

    def _destination(self, check: Check) -> Destination | Refusal:
        if self.folder is None:
            return Refusal("library_without_folder")

        def check_all(deck_id: str, metadata: DeckMetadata) -> Refusal | None:
            if not isinstance(self.find(deck_id), Refusal) or self._exists(deck_id):
                return Refusal("deck_id_taken", {"deck": deck_id})
            return check(deck_id, metadata)

        return Destination(self.folder, check_all, self._lock, self.index.add)

    def place(self, staging: Path, deck_id: str) -> None:
        """Make a complete folder the deck of this id; it replaces only a damaged deck.

        Raises OSError.
        """
        assert self.folder is not None
        with self._lock:
            if self.get(deck_id) is not None:
                return
            if self._exists(deck_id):
                self.remove(deck_id)
            staging.rename(self.folder / deck_id)
            self.index.update(deck_id)
            sync(self.folder)

    def remove(self, deck_id: str) -> Refusal | None:
        """Remove an installed deck and all its files, even if it is damaged."""
        if is_id(deck_id) and (self._builtin / deck_id / MANIFEST).is_file():
            return Refusal("deck_is_built_in", {"deck": deck_id})
        if not is_id(deck_id) or not self._exists(deck_id):
            return Refusal("deck_unknown", {"deck": printable(deck_id)})
        assert self.folder is not None
        folder = self.folder / deck_id
        try:
            if folder.is_symlink():
                folder.unlink()
                self.index.update(deck_id)
                return None
            # Hide it in one step: a half-removed deck would look damaged.
            hidden = self.folder / f"{REMOVED}{secrets.token_hex(8)}"
            folder.rename(hidden)
            self.index.update(deck_id)
            shutil.rmtree(hidden)
        except OSError as error:
            return unwritable(self.folder, error)
        return None

    def _exists(self, deck_id: str) -> bool:
        if self.folder is None:
            return False
        folder = self.folder / deck_id
        return folder.is_symlink() or folder.is_dir()

    def _roots(self) -> Iterator[tuple[Path, bool]]:
        yield self._builtin, True
        if self.folder is not None:
            yield self.folder, False

    def _all(self) -> Iterator[tuple[str, Deck | Refusal]]:
        seen: set[str] = set()
        for root, builtin in self._roots():
            for folder in _folders(root):
                deck = self._deck(folder, builtin=builtin)
                if deck is None and not builtin:
                    deck = Refusal("deck_without_manifest", {"file": printable(folder.name)})
                if deck is not None and folder.name in seen:
                    deck = Refusal("deck_id_taken", {"deck": folder.name})
                if deck is not None:
                    seen.add(folder.name)
                    yield folder.name, deck

    def _deck(self, folder: Path, *, builtin: bool) -> Deck | Refusal | None:
        mark = stamp_of(folder)
        if mark is None:
            self._read.pop(folder, None)
            return None
        cached = self._read.get(folder)
        if cached is not None and cached[0] == mark:
            return cached[1]
        deck = read_deck(folder, builtin=builtin)
        self._read[folder] = (mark, deck)
        return deck
