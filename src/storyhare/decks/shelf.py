"""A deck as it lies in the library: its manifest, its pictures in three sizes, and whose it is.

FOLDER/<deck id>/deck.json, holding.json, and large|medium|small/<card id>.webp.
"""

import os
import re
import time
from collections.abc import Collection
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from storyhare.decks.limits import MEGA
from storyhare.decks.manifest import (
    LIST_LIMIT,
    TEXT_LIMIT,
    TITLE_LIMIT,
    Manifest,
    read_written,
    shown,
)
from storyhare.decks.pictures import SIZES
from storyhare.rules import Refusal
from storyhare.rules.bounds import Id, Number, Word

MANIFEST = "deck.json"
HOLDING = "holding.json"
# A folder of empty files: the tables that began a game with the deck.
GAMES = "games"
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
# The longest manifest that is kept.
WRITTEN_BYTES = 4 * MEGA
# The back of the cards, in three sizes like a card; no card can have this id.
BACK = "_back"
DAY = 86_400
DeckWords = Annotated[str, Meta(max_length=TEXT_LIMIT)]
Stamp = tuple[tuple[int, int, int], ...]


class Holding(Struct, frozen=True, omit_defaults=True):
    """What the library knows of a deck beside its manifest; it is never exported."""

    owner: str | None = None
    public: bool = True
    # Seconds since 1970: when it came, and the last day on which somebody used it.
    installed: float = 0.0
    used: float = 0.0
    bytes: int = 0
    # The depot that has the original; none: this is it.
    depot: str = ""


class DeckInfo(Struct, frozen=True):
    """A deck in a list."""

    id: Id
    title: Annotated[str, Meta(max_length=TITLE_LIMIT)]
    cards: Number
    languages: Annotated[tuple[Word, ...], Meta(max_length=LIST_LIMIT)]
    licence: DeckWords
    authors: Annotated[tuple[DeckWords, ...], Meta(max_length=LIST_LIMIT)]
    owner: Id | None
    public: bool


class Deck(Struct, frozen=True):
    """A deck that can be played."""

    manifest: Manifest
    holding: Holding
    folder: Path
    builtin: bool
    # The ids of the cards, for quick questions.
    ids: frozenset[str]

    @property
    def info(self) -> DeckInfo:
        """The deck as a line in a list."""
        told = self.manifest
        return DeckInfo(
            id=told.id,
            title=told.title,
            cards=len(told.cards),
            languages=told.languages,
            licence=told.licence,
            authors=told.authors,
            owner=self.holding.owner,
            public=self.holding.public,
        )

    def picture(self, card: str, size: str) -> Path:
        """Where a picture of this deck lies."""
        return self.folder / size / f"{card}.webp"


def stamp(folder: Path) -> Stamp | None:
    """Changes when the deck's files were written anew; None when this is no deck."""
    marks = []
    for name in (MANIFEST, HOLDING):
        try:
            seen = (folder / name).lstat()
        except OSError:
            if name == MANIFEST:
                return None
            continue
        marks.append((seen.st_mtime_ns, seen.st_size, seen.st_ino))
    return tuple(marks)


def read_deck(folder: Path, *, builtin: bool) -> Deck | Refusal:
    """The deck in a folder, or what is wrong with it."""
    name = folder.name
    if folder.is_symlink():
        return Refusal("source_link", {"file": shown(name)})
    try:
        data = _read(folder / MANIFEST)
        noted = _read(folder / HOLDING) if (folder / HOLDING).exists() else b"{}"
    except OSError as error:
        reason = error.strerror or str(error)
        return Refusal("source_unreadable", {"file": shown(name), "reason": reason})
    manifest = read_written(data, f"{shown(name)}/{MANIFEST}")
    if isinstance(manifest, Refusal):
        return manifest
    if manifest.id != name:
        facts = {"file": shown(f"{name}/{MANIFEST}"), "deck": manifest.id}
        return Refusal("deck_in_another_folder", facts)
    try:
        holding = msgspec.json.decode(noted, type=Holding)
    except msgspec.MsgspecError:
        # Fail closed: a deck whose owner is unknown is shown to nobody.
        return Refusal("deck_holding_damaged", {"file": shown(f"{name}/{HOLDING}")})
    # Where a picture lay before it was installed tells nothing here.
    cards = tuple([replace(card, file="") for card in manifest.cards])
    ids = frozenset(card.id for card in cards)
    return Deck(replace(manifest, cards=cards), holding, folder, builtin, ids)


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(WRITTEN_BYTES)


def find_picture(deck: Deck, card: str, size: str) -> Path | None:
    """The file of a card's picture, if the deck has it and it truly lies there."""
    if size not in SIZES or (card != BACK and card not in deck.ids):
        return None
    path = deck.picture(card, size)
    for part in (path.parent, path):
        if part.is_symlink():
            return None
    return path if path.is_file() else None


def write_holding(folder: Path, holding: Holding) -> None:
    """Note whose deck this is, in one step."""
    fresh = folder / f".{HOLDING}.{os.getpid()}"
    fresh.write_bytes(msgspec.json.encode(holding))
    fresh.replace(folder / HOLDING)


def note_use(deck: Deck, now: float | None = None) -> None:
    """Remember that a deck was used today; once a day is enough."""
    now = time.time() if now is None else now
    if deck.builtin or now - deck.holding.used < DAY:
        return
    try:
        write_holding(deck.folder, replace(deck.holding, used=now))
    except FileNotFoundError:
        # It was removed in this moment; then its use does not matter any more.
        return


def note_game(deck: Deck, table_id: str) -> None:
    """Remember that a table plays with a deck; raises OSError."""
    if _TABLE_ID.fullmatch(table_id) is None:
        raise ValueError(table_id)
    (deck.folder / GAMES).mkdir(exist_ok=True)
    (deck.folder / GAMES / table_id).touch()


def games(deck: Deck) -> frozenset[str]:
    """The tables that have played with a deck."""
    try:
        return frozenset([file.name for file in (deck.folder / GAMES).iterdir()])
    except OSError:
        return frozenset()


def forget_games(deck: Deck, table_ids: Collection[str]) -> None:
    """These are over."""
    for table_id in table_ids:
        (deck.folder / GAMES / table_id).unlink(missing_ok=True)
