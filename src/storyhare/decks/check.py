"""Checks a deck, installed or not, and reports all findings at once."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from storyhare.decks.lexicon import links
from storyhare.decks.lexicon.lint import all_phrases, lint
from storyhare.decks.limits import Limits
from storyhare.decks.lookalikes import lookalikes
from storyhare.decks.manifest import Card, Manifest
from storyhare.decks.reading.inputs import FolderInput, open_input
from storyhare.decks.reading.pictures import SIZES, CardPictures
from storyhare.decks.reading.plan import ImportOptions, Plan
from storyhare.decks.reading.workers import Worker, WorkerPool
from storyhare.decks.store.deck import BACK, Deck, find_picture
from storyhare.decks.store.install import Progress, soft_picture
from storyhare.rules import Notice, Refusal

Finding = Refusal | Notice
# File names that cameras choose: they describe nothing.
CAMERA_NAME = re.compile(
    r"(img|image|dsc[fn]?|pxl|mvimg|photo|picture|p|wa|screenshot|signal)?[\s\d~()._-]+(wa\s?\d+)?",
    re.IGNORECASE,
)


class Report(Struct, frozen=True):
    """What was checked, and the findings."""

    deck: str
    title: str
    titles: dict[str, str]
    cards: int
    languages: tuple[str, ...]
    findings: tuple[Finding, ...]


def check_source(path: Path, limits: Limits, progress: Progress) -> Report | Refusal:
    """Check a folder or zip as an import would, without installing it."""
    deck_input = open_input(path, limits)
    if isinstance(deck_input, Refusal):
        return deck_input
    with WorkerPool(limits, deck_input) as pool:
        plan = pool.plan(ImportOptions())
        if isinstance(plan, Refusal):
            return plan
        findings = [*_texts(plan.manifest), *_sources(pool, plan, progress)]
    return _report(plan.manifest, findings)


def check_deck(deck: Deck, limits: Limits, progress: Progress) -> Report:
    """Check a deck of the library."""
    manifest = deck.manifest
    findings = [*_texts(manifest), *_left_over(deck), *_pictures(deck, limits, progress)]
    # Only built-in decks have links; an installed deck may have the same id.
    if deck.builtin and (links_by_card := links(manifest.id)):
        findings += lint(manifest.cards, links_by_card, all_phrases())
    return _report(manifest, findings)


def _report(manifest: Manifest, findings: list[Finding]) -> Report:
    return Report(
        manifest.id,
        manifest.title,
        manifest.titles,
        len(manifest.cards),
        manifest.languages,
        tuple(findings),
    )


def _texts(manifest: Manifest) -> Iterator[Finding]:
    if not manifest.licence:
        yield Notice("licence_missing")
    languages = manifest.languages or ("en",)
    yield from _titles(manifest, languages[1:])
    for card in manifest.cards:
        for language in languages:
            if language not in card.alt:
                yield Notice("description_missing", {"card": card.id, "language": language})
        for text in card.alt.values():
            if CAMERA_NAME.fullmatch(text):
                yield Notice("description_is_a_file_name", {"card": card.id, "text": text})


def _titles(manifest: Manifest, languages: tuple[str, ...]) -> Iterator[Finding]:
    """Titles that are missing in some languages; a deck may have them all in one."""
    if not (manifest.titles or any(card.titles for card in manifest.cards)):
        return
    for language in languages:
        if language not in manifest.titles:
            yield Notice("deck_title_missing", {"language": language})
        for card in manifest.cards:
            if card.title and language not in card.titles:
                yield Notice("title_missing", {"card": card.id, "language": language})


def _sources(pool: WorkerPool, plan: Plan, progress: Progress) -> Iterator[Finding]:
    def draw_one(worker: Worker, card: Card) -> tuple[Card, CardPictures | Refusal]:
        return card, worker.make(plan.path(card))

    cards = plan.manifest.cards
    fingerprints: list[tuple[str, bytes]] = []
    with closing(pool.map(cards, draw_one)) as results:
        for done, (card, pictures) in enumerate(results, 1):
            progress(done, len(cards))
            if isinstance(pictures, Refusal):
                yield pictures
                continue
            fingerprints.append((card.id, pictures.fingerprint))
            soft = soft_picture(card.id, pictures.width, pictures.height)
            if soft is not None:
                yield soft
    yield from lookalikes(fingerprints)


def _pictures(deck: Deck, limits: Limits, progress: Progress) -> Iterator[Finding]:
    def check_one(worker: Worker, job: tuple[str, str]) -> tuple[list[Finding], bytes | None]:
        return _check_picture(deck, worker, *job)

    jobs = [(card.id, size) for card in deck.manifest.cards for size in SIZES]
    deck_input = FolderInput(deck.folder, tuple([_file(card_id, size) for card_id, size in jobs]))
    fingerprints: list[tuple[str, bytes]] = []
    with WorkerPool(limits, deck_input) as pool, closing(pool.map(jobs, check_one)) as results:
        for done, ((card_id, size), result) in enumerate(zip(jobs, results, strict=True), 1):
            progress(done, len(jobs))
            findings, fingerprint = result
            yield from findings
            if size == "large" and fingerprint is not None:
                fingerprints.append((card_id, fingerprint))
    yield from lookalikes(fingerprints)


def _check_picture(
    deck: Deck, worker: Worker, card_id: str, size: str
) -> tuple[list[Finding], bytes | None]:
    about: dict[str, int | str] = {"deck": deck.manifest.id, "card": card_id, "size": size}
    if find_picture(deck, card_id, size) is None:
        return [Refusal("deck_picture_missing", about)], None
    info = worker.look(_file(card_id, size))
    if isinstance(info, Refusal):
        return [info], None
    findings: list[Finding] = []
    if info.kind != "WEBP" or (info.width, info.height) != SIZES[size]:
        width, height = SIZES[size]
        expected: dict[str, int | str] = {"width": str(width), "height": str(height)}
        findings.append(Notice("picture_has_another_size", about | expected))
    if info.metadata:
        findings.append(Notice("picture_has_metadata", about))
    return findings, info.fingerprint


def _file(card_id: str, size: str) -> str:
    return f"{size}/{card_id}.webp"


def _left_over(deck: Deck) -> Iterator[Finding]:
    for size in SIZES:
        folder = deck.folder / size
        for file in sorted(folder.iterdir()) if folder.is_dir() else ():
            if file.suffix != ".webp" or file.stem not in deck.ids | {BACK}:
                yield Notice("file_left_over", {"file": f"{size}/{file.name}"})
