"""A deck in the library: its manifest, its pictures in three sizes, and its metadata.

The files are FOLDER/<deck id>/deck.json, holding.json, and large|medium|small/<card id>.webp. The
deck that comes with the game also has the cards of earlier editions, which finished and running
games still show: retired.json, and one size of each in retired/<card id>.webp.
"""

import os
import re
import time
from collections.abc import Collection
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import replace

from storyhare.decks.limits import MEGA
from storyhare.decks.manifest import (
    LIST_LIMIT,
    TEXT_LIMIT,
    TITLE_LIMIT,
    Card,
    Manifest,
    printable,
    read_stored,
)
from storyhare.decks.reading.pictures import SIZES
from storyhare.rules import Refusal, reasons
from storyhare.rules.bounds import Id, Number, Word

MANIFEST = "deck.json"
METADATA = "holding.json"
RETIRED = "retired"
# A folder of empty files, one per table that began a game with the deck.
GAMES = "games"
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
# The longest manifest that is stored.
WRITTEN_BYTES = 4 * MEGA
# The id of the back of the cards, which has three sizes like a card; no card can have this id.
BACK = "_back"
DAY = 86_400
DeckTitle = Annotated[str, Meta(max_length=TITLE_LIMIT)]
DeckWords = Annotated[str, Meta(max_length=TEXT_LIMIT)]
Stamp = tuple[tuple[int, int, int], ...]


class DeckMetadata(Struct, frozen=True, omit_defaults=True):
    """What the library knows about a deck besides its manifest; it is never exported."""

    owner: str | None = None
    public: bool = True
    # Seconds since 1970: when it was installed, and about when it was last used (once per day).
    installed: float = 0.0
    used: float = 0.0
    bytes: int = 0
    # The deck store that has the original; empty: this is the original.
    store_id: str = field(default="", name="depot")


class DeckInfo(Struct, frozen=True):
    """A deck as an item of a list."""

    id: Id
    title: DeckTitle
    titles: Annotated[dict[Word, DeckTitle], Meta(max_length=LIST_LIMIT)]
    cards: Number
    languages: Annotated[tuple[Word, ...], Meta(max_length=LIST_LIMIT)]
    licence: DeckWords
    authors: Annotated[tuple[DeckWords, ...], Meta(max_length=LIST_LIMIT)]
    owner: Id | None
    public: bool


class Deck(Struct, frozen=True):
    """A deck that can be played."""

    manifest: Manifest
    metadata: DeckMetadata
    folder: Path
    builtin: bool
    # The ids of the cards, for quick lookups.
    ids: frozenset[str]
    # Cards of earlier editions: shown where a game has them, never dealt again.
    retired: tuple[Card, ...] = ()

    @property
    def info(self) -> DeckInfo:
        """The deck as an item of a list."""
        manifest = self.manifest
        return DeckInfo(
            id=manifest.id,
            title=manifest.title,
            titles=manifest.titles,
            cards=len(manifest.cards),
            languages=manifest.languages,
            licence=manifest.licence,
            authors=manifest.authors,
            owner=self.metadata.owner,
            public=self.metadata.public,
        )

    def picture(self, card_id: str, size: str) -> Path:
        """The path of a picture of this deck."""
        return self.folder / size / f"{card_id}.webp"


def stamp(folder: Path) -> Stamp | None:
    """A value that changes when the deck's files are written again; None if this is no deck."""
    marks = []
    for name in (MANIFEST, METADATA):
        try:
            status = (folder / name).lstat()
        except OSError:
            if name == MANIFEST:
                return None
            continue
        marks.append((status.st_mtime_ns, status.st_size, status.st_ino))
    return tuple(marks)


def read_deck(folder: Path, *, builtin: bool) -> Deck | Refusal:
    """The deck in a folder, or what is wrong with it."""
    name = folder.name
    if folder.is_symlink():
        return Refusal("source_link", {"file": printable(name)})
    try:
        data = _read(folder / MANIFEST)
        encoded = _read(folder / METADATA) if (folder / METADATA).exists() else b"{}"
    except OSError as error:
        return Refusal("source_unreadable", {"file": printable(name), **reasons.of_error(error)})
    manifest = read_stored(data, f"{printable(name)}/{MANIFEST}")
    if isinstance(manifest, Refusal):
        return manifest
    if manifest.id != name:
        facts = {"file": printable(f"{name}/{MANIFEST}"), "deck": manifest.id}
        return Refusal("deck_in_another_folder", facts)
    try:
        metadata = msgspec.json.decode(encoded, type=DeckMetadata)
    except msgspec.MsgspecError:
        # Fail closed: a deck whose owner is unknown is shown to nobody.
        return Refusal("deck_holding_damaged", {"file": printable(f"{name}/{METADATA}")})
    # Where a picture was before the import does not matter here.
    cards = tuple([replace(card, file="") for card in manifest.cards])
    ids = frozenset(card.id for card in cards)
    retired = _read_retired(folder) if builtin else ()
    return Deck(replace(manifest, cards=cards), metadata, folder, builtin, ids, retired)


def _read_retired(folder: Path) -> tuple[Card, ...]:
    """They come with the game, like its code: whatever is wrong with them is raised."""
    file = folder / f"{RETIRED}.json"
    return msgspec.json.decode(_read(file), type=tuple[Card, ...]) if file.exists() else ()


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(WRITTEN_BYTES)


def find_picture(deck: Deck, card_id: str, size: str) -> Path | None:
    """The file of a card's picture, if the deck has the card and the file exists.

    That of a retired card is the same in every size.
    """
    if size not in SIZES:
        return None
    if card_id != BACK and card_id not in deck.ids:
        if card_id not in {card.id for card in deck.retired}:
            return None
        size = RETIRED
    path = deck.picture(card_id, size)
    for part in (path.parent, path):
        if part.is_symlink():
            return None
    return path if path.is_file() else None


def write_metadata(folder: Path, metadata: DeckMetadata) -> None:
    """Write a deck's metadata atomically."""
    fresh = folder / f".{METADATA}.{os.getpid()}"
    fresh.write_bytes(msgspec.json.encode(metadata))
    fresh.replace(folder / METADATA)


def note_use(deck: Deck, now: float | None = None) -> None:
    """Record that a deck was used today; once per day is enough."""
    now = time.time() if now is None else now
    if deck.builtin or now - deck.metadata.used < DAY:
        return
    try:
        write_metadata(deck.folder, replace(deck.metadata, used=now))
    except FileNotFoundError:
        # Somebody has just removed the deck: its use no longer matters.
        return


def note_game(deck: Deck, table_id: str) -> None:
    """Record that a table plays with a deck; raises OSError."""
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
    """Delete the records of games that are over."""
    for table_id in table_ids:
        (deck.folder / GAMES / table_id).unlink(missing_ok=True)
