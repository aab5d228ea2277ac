"""The contract of bots as one test: legal moves, in time, the same for the same seed, and not
influenced by what the seat may not know.

    def test_my_bot_keeps_the_contract() -> None:
        check_bot(MyBot(), deck)
"""

import random
from collections.abc import Iterator, Sequence
from time import process_time

from storyhare.bots import Context, Decides, stands
from storyhare.bots.evaluation.tables import steps
from storyhare.decks import Library
from storyhare.rules import (
    RULESETS,
    Command,
    Deal,
    EndAt,
    Game,
    Options,
    Proceed,
    Refusal,
    Setup,
    awaited,
    decide,
    fold,
    new_game,
    plan,
)
from storyhare.testing.resample import resampled
from storyhare.testing.simulator import FinishedGame
from storyhare.views import view

TABLES = [(name, players) for name, facts in RULESETS.items() for players in facts.players]
PAINTED = "dreams"
# Generous: a bot that takes longer on one core delays its table.
SECONDS = 5.0


def painted_deck() -> tuple[str, ...]:
    """The cards of the deck that comes with the game."""
    cards = Library().cards((PAINTED,))
    assert cards is not None
    return cards


def play_with(
    bots: Sequence[Decides], setup: Setup, luck: random.Random, language: str = "en"
) -> FinishedGame:
    """Play a whole game between bots, one per seat."""
    played = list(steps(bots, setup, language, luck))
    return FinishedGame(played[-1][0], tuple([event for _, events in played for event in events]))


def check_bot(  # noqa: PLR0913 - the bot, and what to try it on
    bot: Decides,
    deck: tuple[str, ...],
    *,
    tables: Sequence[tuple[str, int]] = TABLES,
    language: str = "en",
    states: int = 40,
    seed: int = 0,
) -> int:
    """Play in every ruleset, and compare the bot's moves when all hidden information changes.

    Raises AssertionError with the reason; returns how many decisions it compared.
    """
    compared = 0
    for ruleset, players in tables:
        luck = random.Random(f"{ruleset} {players} {seed}")
        setup = Setup(ruleset, players, deck, Options(end=EndAt(tellings=1)))
        context = Context(language, deck)
        for at, (game, seat) in enumerate(_turns(bot, setup, context, luck)):
            if at == states:
                break
            _check(bot, game, seat, context, luck)
            compared += 1
    return compared


def _check(bot: Decides, game: Game, seat: int, context: Context, luck: random.Random) -> None:
    seen = view(game, seat)
    assert seen.seat is not None
    began = process_time()
    move = bot.decide(seen, context, 7)
    spent = process_time() - began
    assert spent < SECONDS, f"a decision took {spent:.1f} s"
    assert any(stands(move, offer) for offer in seen.seat.legal), f"{move} was not on offer"
    assert bot.decide(seen, context, 7) == move, "the same seed led to another move"
    other = resampled(game, seat, luck)
    assert bot.decide(view(other, seat), context, 7) == move, "it knows what it may not know"


def _turns(
    bot: Decides, setup: Setup, context: Context, luck: random.Random
) -> Iterator[tuple[Game, int]]:
    """All turns of a game that the bot plays at all seats."""
    rules = plan(setup)
    assert not isinstance(rules, Refusal), rules
    game = _after(new_game(rules, setup.deck), None, Deal(), luck)
    while game.phase != "end":
        if game.phase == "reveal":
            game = _after(game, None, Proceed(), luck)
            continue
        seat = luck.choice(awaited(game))
        yield game, seat
        game = _after(game, seat, bot.decide(view(game, seat), context, seat), luck)


def _after(game: Game, seat: int | None, command: Command, luck: random.Random) -> Game:
    events = decide(game, seat, command, luck)
    assert not isinstance(events, Refusal), f"{command} was refused: {events.code}"
    return fold(game, events)
