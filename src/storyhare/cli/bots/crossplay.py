"""`storyhare bots crossplay`: measures how well bots play with bots of other kinds."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from storyhare.bots import STRENGTHS, Strength, installed_encoder, knowledge_of
from storyhare.bots.evaluation.crossplay import (
    MINDS,
    Cell,
    Company,
    Experiment,
    Guest,
    cells,
    guests,
)
from storyhare.bots.evaluation.figures import Share
from storyhare.cli.bots.printing import percent, progress
from storyhare.cli.speech import say
from storyhare.cli.terminal import fail, print_json
from storyhare.decks import Library

DECK = "dreams"


def crossplay(  # noqa: PLR0913 - one parameter an option
    *,
    rounds: Annotated[int, typer.Option(min=1)] = 200,
    players: str = "4,6",
    seed: int = 1,
    strength: str = "medium",
    cache: Path | None = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let every kind of bot play with every other, and measure how well they understand it."""
    from storyhare.bots.evaluation.families import families  # loads numpy

    encoder = installed_encoder(cache)
    library = Library()
    deck, found = library.cards((DECK,)), library.get(DECK)
    assert deck is not None
    assert found is not None
    numbers = _players(players)
    made = Experiment(
        # Enough minds for each seat of the largest crowd, and one more to choose from.
        families(knowledge_of(found.manifest), encoder, seed, max(numbers)),
        deck,
        _strength(strength),
        numbers,
        rounds,
        seed,
    )
    with progress(made.in_all) as advance:
        played = list(cells(made, advance))
        visited = list(guests(made, advance))
    if as_json:
        print_json({"seed": seed, "strength": strength, "cells": played, "guests": visited})
        return
    _print(played, visited, made)
    if encoder is None:
        typer.echo(say("bots-no-encoder"), err=True)


def _strength(name: str) -> Strength:
    if name not in STRENGTHS:
        fail(say("bots-no-such-strength", names=", ".join(STRENGTHS)))
    return STRENGTHS[name]


def _players(text: str) -> tuple[int, ...]:
    # A crowd must have a mind for each of its seats.
    numbers = [int(part) for part in text.split(",") if part.strip().isdigit()]
    if not numbers or not all(3 <= number <= MINDS for number in numbers):
        fail(say("bots-players", least=3, most=MINDS))
    return tuple(numbers)


def _print(played: list[Cell], visited: list[Guest], made: Experiment) -> None:
    console = Console()
    for number in made.players:
        title = say("bots-title", players=number, rounds=made.rounds, seed=str(made.seed))
        pairs = [(cell.company, _row(cell)) for cell in played if cell.players == number]
        console.print(_table(title, _headings(), pairs))
        alone = [(guest.company, _guest(guest)) for guest in visited if guest.players == number]
        if alone:
            console.print(_table(say("bots-guest-title"), _guest_headings(), alone))
    console.print(say("bots-footnote"))


def _table(
    title: str, headings: tuple[str, ...], rows: list[tuple[Company, tuple[str, ...]]]
) -> Table:
    table = Table(title=title)
    for heading in headings:
        table.add_column(heading)
    for company, row in rows:
        table.add_row(*row, style=None if company == "strangers" else "dim")
    return table


def _guest_headings() -> tuple[str, ...]:
    return (
        say("bots-column-guest"),
        say("bots-column-company"),
        say("bots-column-some"),
        say("bots-column-finds"),
        say("bots-column-chance"),
    )


def _guest(guest: Guest) -> tuple[str, ...]:
    return (
        guest.family,
        _company(guest.company),
        percent(guest.some_not_all),
        percent(guest.accuracy),
        _times(guest.against_chance),
    )


def _headings() -> tuple[str, ...]:
    return (
        say("bots-column-teller"),
        say("bots-column-crowd"),
        say("bots-column-company"),
        say("bots-column-found"),
        say("bots-column-chance"),
        say("bots-column-some"),
        say("bots-column-decoy"),
        say("bots-column-time"),
    )


def _company(company: Company) -> str:
    match company:
        case "self":
            return say("bots-company-self")
        case "kin":
            return say("bots-company-kin")
        case "strangers":
            return say("bots-company-strangers")


def _row(cell: Cell) -> tuple[str, ...]:
    return (
        cell.teller,
        cell.crowd,
        _company(cell.company),
        percent(cell.accuracy),
        _times(cell.against_chance),
        percent(cell.some_not_all),
        f"{cell.decoy_votes.mean:.2f}",
        f"{cell.p95_ms:.0f} ms",
    )


def _times(share: Share) -> str:
    bounds = {"low": f"{share.low:.2f}", "high": f"{share.high:.2f}"}
    return say("bots-times", times=f"{share.mean:.2f}", **bounds)
