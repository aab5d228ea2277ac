"""What people meet at tables as the lobby makes them, and that the bars hold there."""

import random
from collections import Counter
from math import inf
from pathlib import Path

import pytest

from storyhare.bots import STRENGTHS, Bot, Context
from storyhare.bots.characters import LOVES
from storyhare.bots.evaluation import figures, tables
from storyhare.bots.evaluation.guests import HumanClue, read_clues, reading, visit
from storyhare.bots.evaluation.tables import TableFigures, TableKind, Telling, measure, some_found
from storyhare.decks.lexicon import LANGUAGES, phrase_of
from storyhare.rules import Tell
from storyhare.views import CHARACTERS, Character, PastRound, view
from tests.bots.minds import dreams, lexicon
from tests.bots.test_blind import CLUES
from tests.bots.test_policy import game_of

# Whole games by the thousand: other tests cover the lines of the rules, these are about results.
pytestmark = pytest.mark.no_cover


FIRST_EDITION = Path(__file__).parent.parent / "painter" / "first_edition.txt"


def peoples_clues() -> list[HumanClue]:
    """Those for cards of the first edition: for these the bars were set.

    docs/bots.md has the figures with those for the new cards, too.
    """
    first = {f"dreams/{card}" for card in FIRST_EDITION.read_text(encoding="utf-8").split()}
    return [clue for clue in read_clues(CLUES, "dreams") if clue.card in first]


def at_table(kind: TableKind, rounds: int, seed: int) -> TableFigures:
    return measure(lexicon(), dreams(), kind, rounds=rounds, seed=seed)


# -- what is counted -------------------------------------------------------------------------------


def test_rounds_are_counted_as_they_were_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "RESAMPLES", 40)
    told = [
        Telling(0, "time flies", (1, 1, 1), (1, 2, 3), (1, 2, 3), (0, 2, 2, 2)),
        Telling(1, "who am I?", (1, 2, 1), (0, 2, 3), (0,), (3, 3, 1, 0)),
        Telling(2, "nonsense", (1, 2, 3), (0, 1, 3), (), (2, 3, 0, 3)),
    ]
    kind = TableKind("mix", "odyssey", 4, "en")
    found = tables._figures(kind, told, 1, random.Random(1))
    shares = (found.everyone, found.no_one, found.some, found.finds, found.agreement, found.meets)
    means = [share.mean for share in shares if share is not None]
    assert means == pytest.approx([1 / 3, 1 / 3, 1 / 3, 4 / 9, 4 / 9, 2 / 3], abs=1e-3)
    assert (found.teller_points, found.others_points) == (1.0, 2.0)
    # To a thousandth: more digits would only be noise in the report.
    assert found.several_words == 0.667
    assert found.kinds["question"] == 0.333
    assert found.repeated == 1
    assert [some_found(one) for one in told] == [False, True, False]
    party = tables._figures(TableKind("mix", "party", 4, "en"), told, 0, random.Random(1))
    assert (party.everyone, party.no_one, party.some, party.finds) == (None,) * 4
    assert (party.partners, found.partners) == (None, None)
    team = tables._figures(TableKind("mix", "team", 4, "en"), told, 0, random.Random(1))
    assert team.partners is not None
    assert team.partners.mean == pytest.approx(1 / 3, abs=1e-3)


def test_the_same_seed_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "RESAMPLES", 40)
    kind = TableKind("mix", "odyssey", 4, "en")
    first = at_table(kind, 4, seed=3)
    assert at_table(kind, 4, seed=3) == first
    assert at_table(kind, 4, seed=4) != first
    assert first.repeated == 0


# -- what is told ----------------------------------------------------------------------------------


def tellings(character: Character | None, language: str, number: int) -> list[str]:
    """What bots of one character tell in an evening, with another hand each time."""
    told: list[str] = []
    for at in range(number):
        rounds = tuple([PastRound(0, clue, (1, 2, 3), (1,)) for clue in told])
        context = Context(language, dreams(), frozenset(told), rounds, character)
        seen = view(game_of(players=4, seed=at), 0)
        # Every hand is that of a first round, so it is the seed that makes rounds differ.
        move = Bot(lexicon(), deadline=inf).decide(seen, context, f"somebody {at}")
        assert isinstance(move, Tell)
        told.append(move.clue.text)
    return told


def is_loved(clue: str, character: Character, language: str) -> bool:
    phrase = phrase_of(clue, language)
    return phrase is not None and phrase.section in LOVES[character]


@pytest.mark.parametrize("character", ["proverbs", "songs", "feelings"])
def test_a_character_is_true_of_what_is_told(character: Character) -> None:
    told = tellings(character, "en", 20)
    assert sum([is_loved(clue, character, "en") for clue in told]) >= 7


@pytest.mark.parametrize("language", ["en", "de"])
def test_clues_are_worth_hearing(language: str) -> None:
    told = tellings("people", language, 24)
    assert sum([len(clue.split()) > 1 for clue in told]) > 12
    ideas = [phrase.concepts for clue in told if (phrase := phrase_of(clue, language))]
    assert len(ideas) == len(set(ideas)) == len(told)
    kinds = Counter([phrase.kind for clue in told if (phrase := phrase_of(clue, language))])
    assert len(kinds) >= 4


@pytest.mark.long
def test_every_character_is_true_in_every_language() -> None:
    for language in LANGUAGES:
        for character in CHARACTERS:
            told = tellings(character, language, 24)
            own = sum([is_loved(clue, character, language) for clue in told])
            assert own >= 8, (language, character, own)


# -- the bars --------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("company", ["mix", "medium"])
@pytest.mark.parametrize(
    ("players", "some", "least", "most"), [(4, 0.60, 0.45, 0.60), (6, 0.72, 0.36, 0.50)]
)
def test_some_but_not_all_find_the_card(
    company: str, players: int, some: float, least: float, most: float
) -> None:
    found = at_table(TableKind(company, "odyssey", players, "en"), 400, seed=31)
    assert found.everyone is not None
    assert found.some is not None
    assert found.finds is not None
    assert found.everyone.mean <= 0.20
    assert found.some.mean >= some
    assert least <= found.finds.mean <= most


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_so_in_every_language(language: str) -> None:
    for players, some in ((4, 0.55), (6, 0.68)):
        found = at_table(TableKind("mix", "odyssey", players, language), 400, seed=31)
        assert found.some is not None
        assert found.some.mean >= some
        assert found.several_words > 0.5
        assert len(found.kinds) >= 6
        assert found.repeated == 0


def test_each_strength_reads_peoples_clues_as_well_as_it_should() -> None:
    for seed in (1, 2, 20261118):
        read = {
            name: reading(lexicon(), dreams(), peoples_clues(), strength, seed)
            for name, strength in STRENGTHS.items()
        }
        assert 0.30 <= read["easy"] <= 0.42
        assert 0.48 <= read["medium"] <= 0.58
        assert read["sharp"] >= 0.62


@pytest.mark.long
def test_a_person_has_the_chances_of_the_bots() -> None:
    clues = peoples_clues()
    met = visit(lexicon(), dreams(), clues, company="medium", players=4, rounds=400, seed=31)
    assert met.some_guest.mean >= 0.55
    assert abs(met.some_guest.mean - met.some_bots.mean) <= 0.08
    assert abs(met.guest_finds.mean - met.bots_find.mean) <= 0.06
