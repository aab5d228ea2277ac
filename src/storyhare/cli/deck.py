"""`storyhare deck`: import, list, show, check, remove, export decks, and look through one."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from storyhare import words
from storyhare.cli.speech import say, sentence
from storyhare.cli.terminal import USAGE, WRONG, fail, print_json
from storyhare.decks import (
    LIMITS,
    Deck,
    DeckInfo,
    Imported,
    Library,
    Report,
    Wishes,
    check_deck,
    check_source,
    unguessable_id,
)
from storyhare.decks import export as write_parcel
from storyhare.decks.check import Finding
from storyhare.decks.gallery import gallery as write_gallery
from storyhare.decks.install import Progress as Step
from storyhare.decks.review import review as write_review
from storyhare.rules import Refusal

app = typer.Typer(
    help="Decks of pictures: import your own, check them, look through them.",
    no_args_is_help=True,
)

# Refusals that are slips of the keyboard rather than something wrong with a deck.
SLIPS = frozenset({"source_missing", "deck_unknown", "deck_id_bad", "file_is_there"})

DecksFolder = Annotated[
    Path | None,
    typer.Option(
        "--decks",
        envvar="STORYHARE_DECKS",
        help="The folder of installed decks.",
        file_okay=False,
        show_default="a folder of your user account",
    ),
]
DeckId = Annotated[str, typer.Argument(metavar="ID", help="The id of a deck.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]


def decks_folder(given: Path | None = None) -> Path:
    """Where installed decks lie unless somebody says otherwise."""
    if given is not None:
        return given
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "storyhare" / "decks"


@app.command("import")
def import_(  # noqa: PLR0913 - one parameter an option
    source: Annotated[Path, typer.Argument(metavar="FOLDER|ZIP", help="A deck, or just pictures.")],
    *,
    deck: Annotated[str | None, typer.Option("--id", help="Another id.")] = None,
    title: Annotated[str | None, typer.Option(help="Another title.")] = None,
    licence: Annotated[str | None, typer.Option(help="Another licence.")] = None,
    public: Annotated[
        bool,
        typer.Option(
            "--public/--private",
            help="Whether everybody may choose it; a private deck gets an id that nobody guesses.",
        ),
    ] = True,
    decks: DecksFolder = None,
    as_json: AsJson = False,
) -> None:
    """Make a deck from a folder or a zip of pictures.

    With a deck.toml or deck.json it becomes the deck that this describes; without one every
    picture becomes a card. Either all of it is imported or nothing.
    """
    if not public and deck is None:
        deck = unguessable_id()
    wishes = Wishes(deck, title, licence, public)
    with _progress(say("deck-progress-import")) as step:
        imported = Library(decks_folder(decks)).install(source, wishes, LIMITS, step)
    if isinstance(imported, Refusal):
        _refuse(imported)
    if as_json:
        print_json(_import_result(imported))
    else:
        _print_import(imported)


def _rates(imported: Imported) -> dict[str, float]:
    pace = imported.pace
    seconds = max(pace.seconds, 0.001)
    return {
        "seconds": round(seconds, 1),
        "rate": round(pace.pictures / seconds, 1),
        "megapixels": round(pace.megapixels / seconds, 1),
    }


def _import_result(imported: Imported) -> dict[str, object]:
    manifest, rates = imported.manifest, _rates(imported)
    return {
        "deck": manifest.id,
        "title": manifest.title,
        "cards": len(manifest.cards),
        "notices": [_finding(notice) for notice in imported.notices],
        "seconds": rates["seconds"],
        "pictures_per_second": rates["rate"],
        "megapixels_per_second": rates["megapixels"],
        "peak_megabytes": imported.pace.peak_bytes >> 20,
    }


def _print_import(imported: Imported) -> None:
    manifest = imported.manifest
    cards = len(manifest.cards)
    typer.echo(say("deck-imported", title=manifest.title, deck=manifest.id, cards=cards))
    for notice in imported.notices:
        typer.echo(f"  {sentence(notice)}")
    rates = {name: f"{rate:g}" for name, rate in _rates(imported).items()}
    typer.echo(say("deck-pace", pictures=imported.pace.pictures, **rates))


@app.command("list")
def list_(decks: DecksFolder = None, as_json: AsJson = False) -> None:
    """List all decks."""
    library = Library(decks_folder(decks))
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
        title=info.title,
        cards=info.cards,
        languages=languages,
        public=public,
    )


@app.command()
def show(deck: DeckId, decks: DecksFolder = None, as_json: AsJson = False) -> None:
    """Show a deck and its cards."""
    found = _find(deck, decks)
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
        typer.echo(f"{card.id}  {card.title}".rstrip())
        for language, text in card.alt.items():
            typer.echo(f"  {language}: {text}")


@app.command()
def check(
    target: Annotated[str, typer.Argument(metavar="ID|FOLDER|ZIP", help="What to check.")],
    decks: DecksFolder = None,
    as_json: AsJson = False,
) -> None:
    """Look through a deck for everything worth mending; exit status 1 if there is something."""
    with _progress(say("deck-progress-check")) as step:
        report = _check(target, Library(decks_folder(decks)), step)
    if isinstance(report, Refusal):
        if report.code in SLIPS:
            _refuse(report)
        report = Report(target, target, 0, (), (report,))
    if as_json:
        print_json(_check_result(report))
    else:
        for finding in report.findings:
            typer.echo(sentence(finding))
        findings = len(report.findings)
        said = say("deck-checked", title=report.title, cards=report.cards, findings=findings)
        typer.echo(said)
    if report.findings:
        raise typer.Exit(WRONG)


def _check(target: str, library: Library, step: Step) -> Report | Refusal:
    """A deck of the library by its id, else a folder or zip."""
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


@app.command()
def remove(deck: DeckId, decks: DecksFolder = None) -> None:
    """Remove an installed deck."""
    refusal = Library(decks_folder(decks)).remove(deck)
    if refusal is not None:
        _refuse(refusal)
    typer.echo(say("deck-removed", deck=deck))


@app.command()
def export(
    deck: DeckId,
    file: Annotated[Path, typer.Argument(metavar="FILE.zip", help="The zip to write.")],
    decks: DecksFolder = None,
) -> None:
    """Write a deck as a zip that can be imported elsewhere."""
    refusal = write_parcel(_find(deck, decks), file)
    if refusal is not None:
        _refuse(refusal)
    typer.echo(say("deck-exported", deck=deck, file=str(file)))


@app.command()
def gallery(
    deck: DeckId,
    file: Annotated[Path, typer.Argument(metavar="FILE.html", help="The page to write.")],
    *,
    words: Annotated[
        bool, typer.Option("--words", help="With everything that is said of each card, to review.")
    ] = False,
    language: Annotated[
        list[str] | None, typer.Option(help="Only these of the languages, with --words.")
    ] = None,
    decks: DecksFolder = None,
) -> None:
    """Write one web page with all cards and their texts."""
    found = _find(deck, decks)
    page = write_review(found, language or ()) if words else write_gallery(found)
    if isinstance(page, Refusal):
        _refuse(page)
    try:
        file.write_text(page, encoding="utf-8")
    except OSError as error:
        _refuse(
            Refusal("file_unwritable", {"file": str(file), "reason": error.strerror or str(error)})
        )
    typer.echo(say("deck-gallery", deck=deck, file=str(file)))


def _find(deck: str, decks: Path | None) -> Deck:
    found = Library(decks_folder(decks)).find(deck)
    if isinstance(found, Refusal):
        _refuse(found)
    return found


def _refuse(refusal: Refusal) -> NoReturn:
    fail(sentence(refusal), USAGE if refusal.code in SLIPS else WRONG)


@contextmanager
def _progress(words: str) -> Iterator[Step]:
    """A bar on a terminal, silence elsewhere."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    hidden = not sys.stderr.isatty()
    with Progress(
        *columns, TimeRemainingColumn(), console=console, transient=True, disable=hidden
    ) as bar:
        task = bar.add_task(words, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
