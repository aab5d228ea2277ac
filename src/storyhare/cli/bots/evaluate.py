"""`storyhare bots evaluate`: measures what people meet at tables as the lobby makes them."""

from collections.abc import Collection
from itertools import product
from pathlib import Path
from typing import Annotated

import typer

from storyhare.bots import STRENGTHS, Scorer, installed_encoder, knowledge_of, scorers_for
from storyhare.bots.evaluation.guests import HumanClue, read_clues, reading, visit
from storyhare.bots.evaluation.tables import COMPANIES, TableKind, measure
from storyhare.cli.bots.figures import print_figures
from storyhare.cli.bots.printing import progress
from storyhare.cli.speech import say
from storyhare.cli.terminal import fail, print_json
from storyhare.decks import Library
from storyhare.decks.lexicon import LANGUAGES
from storyhare.rules import RULESETS, reasons

DECK = "dreams"
NUMBERS = [str(number) for number in range(3, 13)]


def evaluate(  # noqa: PLR0913 - one parameter an option
    *,
    rounds: Annotated[int, typer.Option(min=1)] = 100,
    company: str = "mix,medium",
    rules: str = "odyssey,classic,party,team",
    players: str = "4,5,6,8",
    languages: str = "en",
    clues: Path | None = None,
    seed: int = 1,
    encoder: bool = False,
    cache: Path | None = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Play whole games at tables as the lobby makes them, and print what a person meets there."""
    kinds = _kinds(company, rules, players, languages)
    scorer, deck = _scorer(encoder, cache)
    told = () if clues is None else _clues(clues, deck)
    visits = sorted({(kind.company, kind.players) for kind in kinds}) if told else []
    with progress(rounds * (len(kinds) + len(visits))) as advance:
        met = [
            measure(scorer, deck, kind, rounds=rounds, seed=seed, progress=advance)
            for kind in kinds
        ]
        guests = [
            visit(
                scorer, deck, told, company=who, players=number, rounds=rounds, seed=seed,
                progress=advance,
            )
            for who, number in visits
        ]  # fmt: skip
    read = _readings(scorer, deck, told, seed)
    if as_json:
        print_json({"seed": seed, "tables": met, "guests": guests, "reading": read})
    else:
        print_figures(met, guests, read, say("bots-tables-title", rounds=rounds, seed=str(seed)))


def _kinds(company: str, rules: str, players: str, languages: str) -> list[TableKind]:
    allowed = {str(name): facts.players for name, facts in RULESETS.items()}
    return [
        TableKind(who, ruleset, int(number), language)
        for who, ruleset, number, language in product(
            _parts(company, COMPANIES),
            _parts(rules, RULESETS),
            _parts(players, NUMBERS),
            _parts(languages, LANGUAGES),
        )
        if int(number) in allowed[ruleset]
    ]


def _parts(text: str, known: Collection[str]) -> list[str]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    for part in parts:
        if part not in known:
            fail(say("bots-no-such-part", part=part, names=", ".join(known)))
    return parts


def _clues(file: Path, deck: tuple[str, ...]) -> tuple[HumanClue, ...]:
    """People's clues for cards of the deck; others are left out."""
    try:
        found = read_clues(file, DECK)
    except (OSError, ValueError) as error:  # not readable, no text, no TOML, or other fields
        fail(say("cli-file-unreadable", file=str(file), **reasons.of_error(error)))
    return tuple([clue for clue in found if clue.card in deck and clue.language in LANGUAGES])


def _scorer(with_encoder: bool, cache: Path | None) -> tuple[Scorer, tuple[str, ...]]:
    library = Library()
    deck, found = library.cards((DECK,)), library.get(DECK)
    assert deck is not None
    assert found is not None
    encoder = installed_encoder(cache) if with_encoder else None
    return scorers_for(knowledge_of(found.manifest), encoder)[0], deck


def _readings(
    scorer: Scorer, deck: tuple[str, ...], told: tuple[HumanClue, ...], seed: int
) -> dict[str, float]:
    if not told:
        return {}
    return {
        name: round(reading(scorer, deck, told, strength, seed), 3)
        for name, strength in STRENGTHS.items()
    }
