"""The import of a deck: strangers' pictures come in, cards go out, a failure leaves nothing."""

import secrets
import shutil
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from storyhare.decks.gather import Plan, Wishes
from storyhare.decks.limits import MEGA, Limits
from storyhare.decks.lookalikes import lookalikes
from storyhare.decks.manifest import Card, Manifest, write_manifest
from storyhare.decks.origins import open_origin
from storyhare.decks.pictures import SIZES, Made
from storyhare.decks.shelf import HOLDING, MANIFEST, WRITTEN_BYTES, Holding, write_holding
from storyhare.decks.workers import Crew, Worker
from storyhare.disk import sync
from storyhare.rules import Notice, Refusal

STAGING = ".import-"
# Left by an import that died with its machine.
STALE_SECONDS = 86_400.0
Progress = Callable[[int, int], None]


class Pace(Struct, frozen=True):
    """How an import went."""

    pictures: int
    megapixels: float
    seconds: float
    # The most memory that a worker was seen to hold; 0 where the system does not tell.
    peak_bytes: int


class Imported(Struct, frozen=True):
    """A deck that was installed, what to know about it, and how fast it went."""

    manifest: Manifest
    notices: tuple[Notice, ...]
    pace: Pace


class Drawn(Struct, frozen=True):
    """What is kept of a picture once its card is written."""

    card: str
    fingerprint: bytes
    width: int
    height: int
    bytes: int


# Asked right before the deck becomes visible, with all its facts known.
Gate = Callable[[Manifest, Holding], Refusal | None]


class Shelf(Struct, frozen=True):
    """Where decks are put, and what is asked, one import at a time, before one becomes visible."""

    folder: Path
    gate: Gate
    door: threading.Lock


def install(
    path: Path, shelf: Shelf, wishes: Wishes, limits: Limits, progress: Progress
) -> Imported | Refusal:
    """Bring a folder or zip onto the shelf as a deck, wholly or not at all."""
    began = time.monotonic()
    origin = open_origin(path, limits, wishes.file)
    if isinstance(origin, Refusal):
        return origin
    with Crew(limits, origin) as crew:
        plan = crew.plan(wishes)
        if isinstance(plan, Refusal):
            return plan
        if refusal := shelf.gate(plan.manifest, Holding(wishes.owner, wishes.public)):
            return refusal
        with staging_in(shelf.folder) as staging:
            cards = _draw_all(crew, plan, staging, limits, progress)
            if isinstance(cards, Refusal):
                return cards
            refusal = _set_up(staging, shelf, plan.manifest, wishes, cards)
    if refusal is not None:
        return refusal
    pixels = sum(card.width * card.height for card in cards)
    pace = Pace(len(cards), pixels / MEGA, time.monotonic() - began, crew.peak)
    return Imported(_bare(plan.manifest), _notices(plan, cards), pace)


@contextmanager
def staging_in(shelf: Path) -> Iterator[Path]:
    """A folder beside the decks that is gone afterwards, unless it became one of them."""
    shelf.mkdir(parents=True, exist_ok=True)
    _sweep(shelf)
    staging = shelf / f"{STAGING}{secrets.token_hex(8)}"
    staging.mkdir()
    try:
        for size in SIZES:
            (staging / size).mkdir()
        yield staging
    finally:
        shutil.rmtree(staging, ignore_errors=True)


def _sweep(shelf: Path) -> None:
    for left in shelf.glob(f"{STAGING}*"):
        if not left.is_symlink() and time.time() - left.stat().st_mtime > STALE_SECONDS:
            shutil.rmtree(left, ignore_errors=True)


def _draw_all(
    crew: Crew, plan: Plan, staging: Path, limits: Limits, progress: Progress
) -> list[Drawn] | Refusal:
    cards = plan.manifest.cards
    until = None if limits.total_seconds is None else time.monotonic() + limits.total_seconds

    def draw_one(worker: Worker, card: Card) -> Drawn | Refusal:
        made = worker.make(plan.path(card))
        return made if isinstance(made, Refusal) else _write(staging, card, made)

    done: list[Drawn] = []
    with closing(crew.over(cards, draw_one)) as drawing:
        for drawn in drawing:
            if isinstance(drawn, Refusal):
                return drawn
            done.append(drawn)
            progress(len(done), len(cards))
            if until is not None and time.monotonic() > until:
                return Refusal("import_takes_too_long", {"cards": len(cards)})
    return done


def _write(staging: Path, card: Card, made: Made) -> Drawn:
    files = {"large": made.large, "medium": made.medium, "small": made.small}
    for size, data in files.items():
        path = staging / size / f"{card.id}.webp"
        path.write_bytes(data)
        # One by one as they come: hundreds at the end would hold up every move on the same disk.
        sync(path)
    total = sum(map(len, files.values()))
    return Drawn(card.id, made.fingerprint, made.width, made.height, total)


def _bare(manifest: Manifest) -> Manifest:
    """Without the names of the files it came from: they lie elsewhere now, and may be private."""
    return replace(manifest, cards=tuple([replace(card, file="") for card in manifest.cards]))


def _set_up(
    staging: Path, shelf: Shelf, manifest: Manifest, wishes: Wishes, cards: list[Drawn]
) -> Refusal | None:
    written = write_manifest(_bare(manifest))
    if len(written) > WRITTEN_BYTES:
        most = WRITTEN_BYTES // MEGA
        return Refusal("source_file_too_long", {"file": MANIFEST, "most": most})
    (staging / MANIFEST).write_bytes(written)
    now = time.time()
    size = sum(card.bytes for card in cards) + len(written)
    holding = Holding(wishes.owner, wishes.public, now, now, size)
    write_holding(staging, holding)
    # A deck that is visible survives a loss of power; the pictures are safe already.
    for name in (MANIFEST, HOLDING, *SIZES, ""):
        sync(staging / name)
    with shelf.door:
        if refusal := shelf.gate(manifest, holding):
            return refusal
        try:
            staging.rename(shelf.folder / manifest.id)
        except OSError:
            if not (shelf.folder / manifest.id).exists():
                raise
            # Another program was quicker: a folder with a deck in it is never replaced.
            return Refusal("deck_id_taken", {"deck": manifest.id})
        sync(shelf.folder)
    return None


def _notices(plan: Plan, cards: Sequence[Drawn]) -> tuple[Notice, ...]:
    said = list(lookalikes([(card.card, card.fingerprint) for card in cards]))
    said += [soft for card in cards if (soft := soft_picture(card.card, card.width, card.height))]
    if plan.skipped:
        said.append(Notice("files_skipped", {"files": plan.skipped}))
    return tuple(said)


def soft_picture(card: str, width: int, height: int) -> Notice | None:
    """Whether a picture has fewer pixels than a card in play shows."""
    wide, high = SIZES["medium"]
    if min(width / wide, height / high) >= 1:
        return None
    facts: dict[str, int | str] = {"card": card, "width": str(width), "height": str(height)}
    return Notice("picture_soft", facts)
