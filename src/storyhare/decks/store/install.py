"""Imports a deck: untrusted pictures become cards; a failed import leaves nothing behind."""

import os
import re
import secrets
import shutil
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from storyhare.decks.limits import MEGA, Limits
from storyhare.decks.lookalikes import lookalikes
from storyhare.decks.manifest import Card, Manifest, printable, write_manifest
from storyhare.decks.reading.inputs import open_input
from storyhare.decks.reading.pictures import SIZES, CardPictures
from storyhare.decks.reading.plan import ImportOptions, Plan
from storyhare.decks.reading.workers import Worker, WorkerPool
from storyhare.decks.store.deck import (
    MANIFEST,
    METADATA,
    WRITTEN_BYTES,
    DeckMetadata,
    write_metadata,
)
from storyhare.disk import sync
from storyhare.rules import Notice, Refusal, reasons

STAGING = ".import-"
# Seconds after which a staging folder was left behind by a crash.
STALE_SECONDS = 86_400.0
Progress = Callable[[int, int], None]
# Called with the reason why a file is left out of a deck.
LeftOut = Callable[[Refusal], None]
# Reasons that are about one file, so that the others can still become a deck.
ABOUT_ONE_FILE = re.compile(r"picture_.*|source_(entry_damaged|file_too_long)")


class ImportStats(Struct, frozen=True):
    """How fast an import was."""

    pictures: int
    megapixels: float
    seconds: float
    # The peak memory of the workers; 0 if the system does not report it.
    peak_bytes: int


class ImportResult(Struct, frozen=True):
    """A deck that was installed, notices about it, and how fast the import was."""

    manifest: Manifest
    notices: tuple[Notice, ...]
    stats: ImportStats


class CardFacts(Struct, frozen=True):
    """What the import needs to know about a card after writing its pictures."""

    card_id: str
    fingerprint: bytes
    width: int
    height: int
    bytes: int


class DrawnDeck(Struct, frozen=True):
    """A deck that is complete in its staging folder and survives a power loss."""

    result: ImportResult
    metadata: DeckMetadata


# Called with the id of a deck before its pictures are drawn, and again before it becomes visible.
Check = Callable[[str, DeckMetadata], Refusal | None]


class Destination(Struct, frozen=True):
    """The folder for decks, and the check that each passes, under a lock, to become visible."""

    folder: Path
    check: Check
    lock: threading.Lock
    # Called with the id of a deck that has just become visible, before the next import's check.
    on_install: Callable[[str, DeckMetadata], None]


def install(
    path: Path, destination: Destination, options: ImportOptions, limits: Limits, progress: Progress
) -> ImportResult | Refusal:
    """Import a folder or zip as a deck, completely or not at all."""
    staging = new_staging(destination.folder)
    try:
        drawn = draw(path, staging, options, limits, progress, check=destination.check)
        if isinstance(drawn, Refusal):
            return drawn
        refusal = publish(staging, destination, drawn.result.manifest.id, drawn.metadata)
        return refusal or drawn.result
    finally:
        shutil.rmtree(staging, ignore_errors=True)


def draw(  # noqa: PLR0913 - each is a fact of the import
    path: Path,
    staging: Path,
    options: ImportOptions,
    limits: Limits,
    progress: Progress,
    *,
    check: Check = lambda _id, _metadata: None,
    left_out: LeftOut = lambda _refusal: None,
) -> DrawnDeck | Refusal:
    """Draw the deck of a folder or zip into a staging folder, which it makes.

    `left_out` hears of files that a lenient import leaves out. After a refusal or an error, some of
    the staging folder may be there.
    """
    start = time.monotonic()
    deck_input = open_input(path, limits, options.file)
    if isinstance(deck_input, Refusal):
        return deck_input
    with WorkerPool(limits, deck_input) as pool:
        plan = pool.plan(options)
        if isinstance(plan, Refusal):
            return plan
        refusal = check(plan.manifest.id, DeckMetadata(options.owner, options.public))
        if refusal is not None:
            return refusal
        make_staging(staging)
        for refusal in plan.left_out:
            left_out(refusal)
        hear = left_out if options.lenient else None
        cards = _draw_all(pool, plan, staging, limits, progress, left_out=hear)
        if isinstance(cards, Refusal):
            return cards
    manifest = _as_drawn(plan.manifest, cards)
    metadata = _complete(staging, manifest, options, cards)
    if isinstance(metadata, Refusal):
        return metadata
    pixels = sum(card.width * card.height for card in cards)
    stats = ImportStats(len(cards), pixels / MEGA, time.monotonic() - start, pool.peak)
    return DrawnDeck(ImportResult(manifest, _notices(plan, cards), stats), metadata)


def new_staging(folder: Path) -> Path:
    """A path for a staging folder beside the decks of a folder."""
    return folder / f"{STAGING}{secrets.token_hex(8)}"


def make_staging(staging: Path) -> None:
    """Make a staging folder, and remove those that a crash has left behind."""
    staging.parent.mkdir(parents=True, exist_ok=True)
    _remove_stale(staging.parent)
    staging.mkdir()
    for size in SIZES:
        (staging / size).mkdir()


def unwritable(folder: Path, error: OSError) -> Refusal:
    """Why there is no deck: its folder cannot be written."""
    facts = {"file": printable(str(folder)), **reasons.of_error(error)}
    return Refusal("library_unwritable", facts)


def _remove_stale(folder: Path) -> None:
    with os.scandir(folder) as entries:
        names = [entry.name for entry in entries if entry.name.startswith(STAGING)]
    for staging in [folder / name for name in names]:
        if not staging.is_symlink() and time.time() - staging.stat().st_mtime > STALE_SECONDS:
            shutil.rmtree(staging, ignore_errors=True)


def _draw_all(  # noqa: PLR0913 - each is a fact of the import
    pool: WorkerPool,
    plan: Plan,
    staging: Path,
    limits: Limits,
    progress: Progress,
    *,
    left_out: LeftOut | None,
) -> list[CardFacts] | Refusal:
    """The cards; without `left_out`, the first picture that cannot become one ends the import."""
    cards = plan.manifest.cards
    deadline = None if limits.total_seconds is None else time.monotonic() + limits.total_seconds

    def draw_one(worker: Worker, card: Card) -> CardFacts | Refusal:
        pictures = worker.make(plan.path(card), framed=plan.framed)
        return pictures if isinstance(pictures, Refusal) else _write(staging, card, pictures)

    done: list[CardFacts] = []
    missing: list[Refusal] = []
    with closing(pool.map(cards, draw_one)) as results:
        for facts in results:
            if not isinstance(facts, Refusal):
                done.append(facts)
            elif left_out is None or not ABOUT_ONE_FILE.fullmatch(facts.code):
                return facts
            else:
                missing.append(facts)
                left_out(facts)
            progress(len(done) + len(missing), len(cards))
            if deadline is not None and time.monotonic() > deadline:
                return Refusal("import_takes_too_long", {"cards": len(cards)})
    return done or missing[0]


def _write(staging: Path, card: Card, pictures: CardPictures) -> CardFacts:
    files = {"large": pictures.large, "medium": pictures.medium, "small": pictures.small}
    for size, data in files.items():
        path = staging / size / f"{card.id}.webp"
        path.write_bytes(data)
        # One by one: hundreds at the end would delay every move on the same disk.
        sync(path)
    total = sum(map(len, files.values()))
    return CardFacts(card.id, pictures.fingerprint, pictures.width, pictures.height, total)


def _as_drawn(manifest: Manifest, drawn: list[CardFacts]) -> Manifest:
    """The manifest of the cards there are, without the names of files, which may be private."""
    there = {facts.card_id for facts in drawn}
    cards = [replace(card, file="") for card in manifest.cards if card.id in there]
    return replace(manifest, cards=tuple(cards))


def _complete(
    staging: Path, manifest: Manifest, options: ImportOptions, cards: list[CardFacts]
) -> DeckMetadata | Refusal:
    """Write the manifest and the metadata, and sync all that is not synced yet."""
    written = write_manifest(manifest)
    if len(written) > WRITTEN_BYTES:
        most = WRITTEN_BYTES // MEGA
        return Refusal("source_file_too_long", {"file": MANIFEST, "most": most})
    (staging / MANIFEST).write_bytes(written)
    now = time.time()
    size = sum(card.bytes for card in cards) + len(written)
    metadata = DeckMetadata(options.owner, options.public, now, now, size)
    write_metadata(staging, metadata)
    # A deck that is visible survives a power loss; the pictures are synced already.
    for name in (MANIFEST, METADATA, *SIZES, ""):
        sync(staging / name)
    return metadata


def publish(
    staging: Path, destination: Destination, deck_id: str, metadata: DeckMetadata
) -> Refusal | None:
    """Make a complete deck visible if it passes the check."""
    with destination.lock:
        if refusal := destination.check(deck_id, metadata):
            return refusal
        try:
            staging.rename(destination.folder / deck_id)
        except OSError:
            if not (destination.folder / deck_id).exists():
                raise
            # Another process was faster: a folder with a deck in it is never replaced.
            return Refusal("deck_id_taken", {"deck": deck_id})
        destination.on_install(deck_id, metadata)
        sync(destination.folder)
    return None


def _notices(plan: Plan, cards: Sequence[CardFacts]) -> tuple[Notice, ...]:
    notices = list(lookalikes([(card.card_id, card.fingerprint) for card in cards]))
    soft = [soft_picture(card.card_id, card.width, card.height) for card in cards]
    notices += [notice for notice in soft if notice is not None]
    if plan.skipped:
        notices.append(Notice("files_skipped", {"files": plan.skipped}))
    return tuple(notices)


def soft_picture(card_id: str, width: int, height: int) -> Notice | None:
    """A notice if a picture has fewer pixels than a card in play shows."""
    wide, high = SIZES["medium"]
    if min(width / wide, height / high) >= 1:
        return None
    facts: dict[str, int | str] = {"card": card_id, "width": str(width), "height": str(height)}
    return Notice("picture_soft", facts)
