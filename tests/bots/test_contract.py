"""Bots keep to the contract: never illegal, in time, the same with a seed, blind to the hidden."""

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from storyhare.bots import STRENGTHS, Blind, Bot, Context, Decides, blind_move
from storyhare.rules import Give, SeatCommand, Tell
from storyhare.testing import bots
from storyhare.testing.bots import TABLES, check_bot
from storyhare.views import View
from tests.bots.minds import dreams, lexicon

# Whole games by the thousand: other tests cover the lines of the rules, these are about results.
pytestmark = pytest.mark.no_cover


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_bots_keep_the_contract_in_every_ruleset(strength: str) -> None:
    bot = Bot(lexicon(), STRENGTHS[strength])
    assert check_bot(bot, dreams(), states=12) == 12 * len(TABLES)


@pytest.mark.long
def test_ten_thousand_states_and_nothing_hidden_changes_a_decision() -> None:
    compared = 0
    for seed in range(12):
        compared += check_bot(Bot(lexicon()), dreams(), states=60, seed=seed)
    assert compared >= 10_000


def test_the_blind_bot_keeps_the_contract_with_pictures_nobody_knows() -> None:
    check_bot(Blind(), tuple([f"holiday/{number}" for number in range(84)]), states=12)


def test_a_bot_whose_scorer_knows_no_card_still_moves() -> None:
    check_bot(Bot(lexicon()), tuple([f"holiday/{number}" for number in range(84)]), states=12)


class Wrong:
    """A bot that breaks one clause of the contract."""

    def __init__(self, spoil: Callable[[SeatCommand, int], SeatCommand]) -> None:
        self._spoil = spoil
        self._asked = 0

    def decide(self, view: View, context: Context, seed: int | str) -> SeatCommand:
        assert view.seat is not None
        self._asked += 1
        luck = random.Random(f"{seed} {view.public.round}")
        return self._spoil(blind_move(view.seat, context.language, luck), self._asked)


def _another_clue(move: SeatCommand, asked: int) -> SeatCommand:
    return replace(move, clue=replace(move.clue, text=f"{asked}")) if _tells(move) else move  # type: ignore[union-attr]


def _tells(move: SeatCommand) -> bool:
    return isinstance(move, Tell)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (Wrong(lambda _, __: Give(("no such card",))), "was not on offer"),
        (Wrong(_another_clue), "the same seed led to another move"),
        (Wrong(lambda move, n: _another_clue(move, n // 3)), "it knows what it may not know"),
    ],
)
def test_a_bot_that_breaks_the_contract_is_caught(bot: Decides, reason: str) -> None:
    with pytest.raises(AssertionError, match=reason):
        check_bot(bot, dreams(), tables=[("classic", 4)])


def test_a_bot_that_takes_too_long_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "SECONDS", 0.0)
    with pytest.raises(AssertionError, match="a decision took"):
        check_bot(Blind(), dreams(), tables=[("classic", 4)])
