"""`storyhare deck`: imports, lists, shows, checks, removes and exports decks."""

from pathlib import Path
from typing import Annotated, NoReturn

import typer

from storyhare import words
from storyhare.cli.options import AsJson, DataFolder
from storyhare.cli.progress import progress
from storyhare.cli.speech import say, sentence, spoken, title_of
from storyhare.cli.terminal import USAGE, WRONG, fail, print_json
from storyhare.decks import (
    LIMITS,
    Deck,
    DeckInfo,
    Finding,
    ImportOptions,
    ImportResult,
    Library,
    Report,
    check_deck,
    check_source,
    gallery_page,
    review_page,
    unguessable_id,
)
from storyhare.decks import Progress as Step
from storyhare.decks import export as export_deck
from storyhare.disk import hand_over
from storyhare.folders import decks_folder
from storyhare.rules import Refusal, reasons

# Refusals that are usage errors and not faults of a deck.
SLIPS = frozenset({"source_missing", "deck_unknown", "deck_id_bad", "file_is_there"})


def import_(  # noqa: PLR0913 - one parameter an option
    source: Path,
    *,
    deck: Annotated[str | None, typer.Option("--id")] = None,
    title: str | None = None,
    licence: str | None = None,
    public: Annotated[bool, typer.Option("--public/--private")] = True,
    data: DataFolder,
    as_json: AsJson = False,
) -> None:
    """Import a deck from a folder or a zip of pictures."""
    if not public and deck is None:
        deck = unguessable_id()
    options = ImportOptions(deck, title, licence, public)
    with progress(say("deck-progress-import")) as step:
        imported = Library(decks_folder(data)).install(source, options, LIMITS, step)
    if isinstance(imported, Refusal):
        _refuse(imported)
    hand_over(decks_folder(data), data)
    if as_json:
        print_json(_import_result(imported))
    else:
        _print_import(imported)


def _rates(imported: ImportResult) -> dict[str, float]:
    stats = imported.stats
    seconds = max(stats.seconds, 0.001)
    return {
        "seconds": round(seconds, 1),
        "rate": round(stats.pictures / seconds, 1),
        "megapixels": round(stats.megapixels / seconds, 1),
    }


def _import_result(imported: ImportResult) -> dict[str, object]:
    manifest, rates = imported.manifest, _rates(imported)
    return {
        "deck": manifest.id,
        "title": manifest.title,
        "cards": len(manifest.cards),
        "notices": [_finding(notice) for notice in imported.notices],
        "seconds": rates["seconds"],
        "pictures_per_second": rates["rate"],
        "megapixels_per_second": rates["megapixels"],
        "peak_megabytes": imported.stats.peak_bytes >> 20,
    }


def _print_import(imported: ImportResult) -> None:
    manifest = imported.manifest
    cards = len(manifest.cards)
    typer.echo(say("deck-imported", title=title_of(manifest), deck=manifest.id, cards=cards))
    for notice in imported.notices:
        typer.echo(f"  {sentence(notice)}")
    rates = {name: f"{rate:g}" for name, rate in _rates(imported).items()}
    typer.echo(say("deck-pace", pictures=imported.stats.pictures, **rates))


def list_(data: DataFolder, as_json: AsJson = False) -> None:
    """List all decks: the painted one and those you have installed."""
    library = Library(decks_folder(data))
    found = library.decks()
    if as_json:
        print_json(found)
    else:
        for info in found:
            typer.echo(_line(info))
        if not found:
            typer.echo(say("deck-none"))
    for damage in library.damaged():
        reason = sentence(damage.refusal)
        typer.echo(say("deck-damaged", deck=damage.id, reason=reason), err=True)


def _line(info: DeckInfo) -> str:
    languages = ", ".join(info.languages) or "none"
    public = "yes" if info.public else "no"
    return say(
        "deck-line",
        deck=info.id,
        title=title_of(info),
        cards=info.cards,
        languages=languages,
        public=public,
    )


def show(deck: str, data: DataFolder, as_json: AsJson = False) -> None:
    """Show a deck and its cards."""
    found = _find(deck, data)
    if as_json:
        print_json(found.manifest)
        return
    manifest = found.manifest
    typer.echo(_line(found.info))
    if manifest.authors:
        typer.echo(f"{say('deck-authors')}: {', '.join(manifest.authors)}")
    if manifest.licence:
        typer.echo(f"{say('deck-licence')}: {manifest.licence}")
    for card in manifest.cards:
        typer.echo("")
        typer.echo(f"{card.id}  {title_of(card)}".rstrip())
        for language, text in card.alt.items():
            typer.echo(f"  {language}: {text}")


def check(
    target: str,
    data: DataFolder,
    as_json: AsJson = False,
) -> None:
    """Check a deck, installed or not, and list everything that should be fixed."""
    with progress(say("deck-progress-check")) as step:
        report = _check(target, Library(decks_folder(data)), step)
    if isinstance(report, Refusal):
        if report.code in SLIPS:
            _refuse(report)
        report = Report(target, target, {}, 0, (), (report,))
    if as_json:
        print_json(_check_result(report))
    else:
        for finding in report.findings:
            typer.echo(sentence(finding))
        findings = len(report.findings)
        said = say("deck-checked", title=title_of(report), cards=report.cards, findings=findings)
        typer.echo(said)
    if report.findings:
        raise typer.Exit(WRONG)


def _check(target: str, library: Library, step: Step) -> Report | Refusal:
    """Check a deck of the library by its id, or else a folder or zip."""
    deck = library.find(target)
    if isinstance(deck, Deck):
        return check_deck(deck, LIMITS, step)
    if deck.code != "deck_unknown":
        return deck
    return check_source(Path(target), LIMITS, step)


def _check_result(report: Report) -> dict[str, object]:
    return {
        "deck": report.deck,
        "cards": report.cards,
        "languages": len(report.languages),
        "findings": len(report.findings),
        "details": [_finding(finding) for finding in report.findings],
    }


def _finding(finding: Finding) -> dict[str, object]:
    return {"code": finding.code, "message": words.sentence(finding), "params": finding.params}


def remove(deck: str, data: DataFolder) -> None:
    """Remove an installed deck."""
    refusal = Library(decks_folder(data)).remove(deck)
    if refusal is not None:
        _refuse(refusal)
    typer.echo(say("deck-removed", deck=deck))


def export(
    deck: str,
    file: Path,
    data: DataFolder,
) -> None:
    """Write a deck as a zip that can be imported elsewhere."""
    refusal = export_deck(_find(deck, data), file)
    if refusal is not None:
        _refuse(refusal)
    typer.echo(say("deck-exported", deck=deck, file=str(file)))


def gallery(
    deck: str,
    file: Path,
    *,
    words: Annotated[bool, typer.Option("--words")] = False,
    language: list[str] | None = None,
    data: DataFolder,
) -> None:
    """Write one web page with all cards and their texts."""
    found = _find(deck, data)
    page = review_page(found, language or (), spoken()) if words else gallery_page(found, spoken())
    if isinstance(page, Refusal):
        _refuse(page)
    try:
        file.write_text(page, encoding="utf-8")
    except OSError as error:
        _refuse(Refusal("file_unwritable", {"file": str(file), **reasons.of_error(error)}))
    typer.echo(say("deck-gallery", deck=deck, file=str(file)))


def _find(deck: str, data: Path) -> Deck:
    found = Library(decks_folder(data)).find(deck)
    if isinstance(found, Refusal):
        _refuse(found)
    return found


def _refuse(refusal: Refusal) -> NoReturn:
    fail(sentence(refusal), USAGE if refusal.code in SLIPS else WRONG)
