"""The library: the decks that come with the game and a folder of installed ones."""

import secrets
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from storyhare.decks.gather import Wishes
from storyhare.decks.install import Gate, Imported, Progress, Shelf, install
from storyhare.decks.limits import LIMITS, Limits
from storyhare.decks.manifest import Manifest, is_id, shown
from storyhare.decks.shelf import (
    BACK,
    Deck,
    DeckInfo,
    Holding,
    Stamp,
    find_picture,
    note_use,
    read_deck,
)
from storyhare.decks.shelf import stamp as stamp_of
from storyhare.disk import sync
from storyhare.rules import Refusal

BUILT_IN = Path(__file__).parent
REMOVED = ".removed-"
OWN_DECK = "dreams"


class Damage(Struct, frozen=True):
    """A deck that is there and cannot be used, and why."""

    id: str
    refusal: Refusal


def unguessable_id() -> str:
    """An id with 128 random bits."""
    return secrets.token_hex(16)


def _folders(shelf: Path) -> list[Path]:
    try:
        found = sorted(shelf.iterdir())
    except OSError:
        return []
    return [folder for folder in found if folder.is_dir() and not folder.name.startswith(".")]


class Library:
    """All decks. Manifests are read once and again when their files change."""

    def __init__(self, folder: Path | None = None, builtin: Path = BUILT_IN) -> None:
        self.folder = folder
        self._builtin = builtin
        self._read: dict[Path, tuple[Stamp, Deck | Refusal]] = {}
        # Two imports must not both find the last place of a quota free.
        self._door = threading.Lock()

    def decks(self) -> list[DeckInfo]:
        """Every deck that works, the built-in ones first, then by title."""
        found = [deck for _, deck in self._all() if isinstance(deck, Deck)]
        found.sort(key=lambda deck: (not deck.builtin, deck.manifest.title.casefold()))
        return [deck.info for deck in found]

    def damaged(self) -> list[Damage]:
        """Every deck that does not, by name."""
        found = [(name, deck) for name, deck in self._all() if isinstance(deck, Refusal)]
        return [Damage(name, refusal) for name, refusal in found]

    def get(self, deck: str) -> Deck | None:
        """The deck with this id, if it works."""
        found = self.find(deck)
        return found if isinstance(found, Deck) else None

    def find(self, deck: str) -> Deck | Refusal:
        """The deck with this id, or why there is none."""
        if is_id(deck):
            for folder, builtin in self._shelves():
                found = self._deck(folder / deck, builtin=builtin)
                if found is not None:
                    return found
        return Refusal("deck_unknown", {"deck": shown(deck)})

    def cards(self, ids: tuple[str, ...]) -> tuple[str, ...] | None:
        """All cards of several decks as one pile, each called deck/card; None if one is missing."""
        pile: list[str] = []
        for deck in dict.fromkeys(ids):
            found = self.get(deck)
            if found is None:
                return None
            pile += [f"{deck}/{card.id}" for card in found.manifest.cards]
        return tuple(pile)

    def picture(self, deck: str, card: str, size: str) -> Path | None:
        """The file of a card's picture, or of the back of all cards, in one of the three sizes."""
        found = self.get(deck)
        if found is None:
            return None
        own = find_picture(found, card, size)
        # Pictures that people bring have no back of their own: they borrow the game's.
        if own is None and card == BACK and not found.builtin:
            return self.picture(OWN_DECK, BACK, size)
        return own

    def used(self, deck: str, now: float | None = None) -> None:
        """Remember that a table plays with a deck."""
        found = self.get(deck)
        if found is not None:
            note_use(found, now)

    def install(
        self,
        path: Path,
        wishes: Wishes = Wishes(),  # noqa: B008 - frozen
        limits: Limits = LIMITS,
        progress: Progress = lambda _done, _all: None,
        gate: Gate = lambda _manifest, _holding: None,
    ) -> Imported | Refusal:
        """Import a folder or a zip; `gate` may still refuse when everything is known."""
        if self.folder is None:
            return Refusal("library_without_folder")

        def checked(manifest: Manifest, holding: Holding) -> Refusal | None:
            if not isinstance(self.find(manifest.id), Refusal) or self._is_there(manifest.id):
                return Refusal("deck_id_taken", {"deck": manifest.id})
            return gate(manifest, holding)

        try:
            shelf = Shelf(self.folder, checked, self._door)
            return install(path, shelf, wishes, limits, progress)
        except OSError as error:
            reason = error.strerror or str(error)
            return Refusal(
                "library_unwritable", {"file": shown(str(self.folder)), "reason": reason}
            )

    def place(self, staging: Path, deck: str) -> None:
        """Make a finished folder the deck of this id; a damaged one gives way, a sound one stays.

        Raises OSError.
        """
        assert self.folder is not None
        with self._door:
            if self.get(deck) is not None:
                return
            if self._is_there(deck):
                self.remove(deck)
            staging.rename(self.folder / deck)
            sync(self.folder)

    def remove(self, deck: str) -> Refusal | None:
        """Remove an installed deck and all its files; also one that is damaged."""
        if is_id(deck) and (self._builtin / deck / "deck.json").is_file():
            return Refusal("deck_is_built_in", {"deck": deck})
        if not is_id(deck) or not self._is_there(deck):
            return Refusal("deck_unknown", {"deck": shown(deck)})
        assert self.folder is not None
        folder = self.folder / deck
        try:
            if folder.is_symlink():
                folder.unlink()
                return None
            # Out of sight in one step; a half removed deck would be a damaged one.
            away = self.folder / f"{REMOVED}{secrets.token_hex(8)}"
            folder.rename(away)
            shutil.rmtree(away)
        except OSError as error:
            reason = error.strerror or str(error)
            return Refusal(
                "library_unwritable", {"file": shown(str(self.folder)), "reason": reason}
            )
        return None

    def _is_there(self, deck: str) -> bool:
        if self.folder is None:
            return False
        folder = self.folder / deck
        return folder.is_symlink() or folder.is_dir()

    def _shelves(self) -> Iterator[tuple[Path, bool]]:
        yield self._builtin, True
        if self.folder is not None:
            yield self.folder, False

    def _all(self) -> Iterator[tuple[str, Deck | Refusal]]:
        seen: set[str] = set()
        for shelf, builtin in self._shelves():
            for folder in _folders(shelf):
                deck = self._deck(folder, builtin=builtin)
                if deck is None and not builtin:
                    deck = Refusal("deck_without_manifest", {"file": shown(folder.name)})
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
        known = self._read.get(folder)
        if known is not None and known[0] == mark:
            return known[1]
        deck = read_deck(folder, builtin=builtin)
        self._read[folder] = (mark, deck)
        return deck
