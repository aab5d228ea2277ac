"""A deck looked through: everything worth mending, at once, whether it is installed or not."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from storyhare.decks.gather import Plan, Wishes
from storyhare.decks.install import Progress, soft_picture
from storyhare.decks.lexicon import links
from storyhare.decks.lexicon.lint import all_phrases, lint
from storyhare.decks.limits import Limits
from storyhare.decks.lookalikes import lookalikes
from storyhare.decks.manifest import Card, Manifest
from storyhare.decks.origins import Folder, open_origin
from storyhare.decks.pictures import SIZES, Made
from storyhare.decks.shelf import BACK, Deck, find_picture
from storyhare.decks.workers import Crew, Worker
from storyhare.rules import Notice, Refusal

Finding = Refusal | Notice
# What cameras call their pictures: it describes nothing.
CAMERA_NAME = re.compile(
    r"(img|image|dsc[fn]?|pxl|mvimg|photo|picture|p|wa|screenshot|signal)?[\s\d~()._-]+(wa\s?\d+)?",
    re.IGNORECASE,
)


class Report(Struct, frozen=True):
    """What was looked at, and what was found."""

    deck: str
    title: str
    cards: int
    languages: tuple[str, ...]
    findings: tuple[Finding, ...]


def check_source(path: Path, limits: Limits, progress: Progress) -> Report | Refusal:
    """Look through a folder or zip as an import would, without keeping anything."""
    origin = open_origin(path, limits)
    if isinstance(origin, Refusal):
        return origin
    with Crew(limits, origin) as crew:
        plan = crew.plan(Wishes())
        if isinstance(plan, Refusal):
            return plan
        found = [*_texts(plan.manifest), *_sources(crew, plan, progress)]
    return _report(plan.manifest, found)


def check_deck(deck: Deck, limits: Limits, progress: Progress) -> Report:
    """Look through a deck of the library."""
    manifest = deck.manifest
    found = [*_texts(manifest), *_left_over(deck), *_pictures(deck, limits, progress)]
    # Only our own decks are linked; somebody's deck may have the same id.
    if deck.builtin and (known := links(manifest.id)):
        found += lint(manifest.cards, known, all_phrases())
    return _report(manifest, found)


def _report(manifest: Manifest, findings: list[Finding]) -> Report:
    return Report(
        manifest.id, manifest.title, len(manifest.cards), manifest.languages, tuple(findings)
    )


def _texts(manifest: Manifest) -> Iterator[Finding]:
    if not manifest.licence:
        yield Notice("licence_missing")
    for card in manifest.cards:
        languages = manifest.languages or ("en",)
        for language in languages:
            if language not in card.alt:
                yield Notice("description_missing", {"card": card.id, "language": language})
        for text in card.alt.values():
            if CAMERA_NAME.fullmatch(text):
                yield Notice("description_is_a_file_name", {"card": card.id, "text": text})


def _sources(crew: Crew, plan: Plan, progress: Progress) -> Iterator[Finding]:
    def draw_one(worker: Worker, card: Card) -> tuple[Card, Made | Refusal]:
        return card, worker.make(plan.path(card))

    cards = plan.manifest.cards
    prints: list[tuple[str, bytes]] = []
    with closing(crew.over(cards, draw_one)) as drawing:
        for done, (card, made) in enumerate(drawing, 1):
            progress(done, len(cards))
            if isinstance(made, Refusal):
                yield made
                continue
            prints.append((card.id, made.fingerprint))
            soft = soft_picture(card.id, made.width, made.height)
            if soft is not None:
                yield soft
    yield from lookalikes(prints)


def _pictures(deck: Deck, limits: Limits, progress: Progress) -> Iterator[Finding]:
    def look_at(worker: Worker, job: tuple[str, str]) -> tuple[list[Finding], bytes | None]:
        return _look_at(deck, worker, *job)

    jobs = [(card.id, size) for card in deck.manifest.cards for size in SIZES]
    origin = Folder(deck.folder, tuple([_file(card, size) for card, size in jobs]))
    prints: list[tuple[str, bytes]] = []
    with Crew(limits, origin) as crew, closing(crew.over(jobs, look_at)) as looking:
        for done, ((card, size), (found, mark)) in enumerate(zip(jobs, looking, strict=True), 1):
            progress(done, len(jobs))
            yield from found
            if size == "large" and mark is not None:
                prints.append((card, mark))
    yield from lookalikes(prints)


def _look_at(
    deck: Deck, worker: Worker, card: str, size: str
) -> tuple[list[Finding], bytes | None]:
    about: dict[str, int | str] = {"deck": deck.manifest.id, "card": card, "size": size}
    if find_picture(deck, card, size) is None:
        return [Refusal("deck_picture_missing", about)], None
    seen = worker.look(_file(card, size))
    if isinstance(seen, Refusal):
        return [seen], None
    found: list[Finding] = []
    if seen.kind != "WEBP" or (seen.width, seen.height) != SIZES[size]:
        width, height = SIZES[size]
        wanted: dict[str, int | str] = {"width": str(width), "height": str(height)}
        found.append(Notice("picture_has_another_size", about | wanted))
    if seen.metadata:
        found.append(Notice("picture_has_metadata", about))
    return found, seen.fingerprint


def _file(card: str, size: str) -> str:
    return f"{size}/{card}.webp"


def _left_over(deck: Deck) -> Iterator[Finding]:
    for size in SIZES:
        folder = deck.folder / size
        for file in sorted(folder.iterdir()) if folder.is_dir() else ():
            if file.suffix != ".webp" or file.stem not in deck.ids | {BACK}:
                yield Notice("file_left_over", {"file": f"{size}/{file.name}"})
