"""A whole game as text that a person can check with the rulebook open."""

import random
from collections.abc import Iterator

from storyhare.rules import (
    Ballot,
    Event,
    Game,
    Refusal,
    Rules,
    Setup,
    decide,
    evolve,
    new_game,
    plan,
)
from storyhare.rules.events import (
    CardsGiven,
    CardTakenBack,
    ClueTold,
    Dealt,
    GameEnded,
    HandsPassed,
    HandsRefilled,
    PileRefilled,
    RoundBegan,
    RoundScored,
    TableCleared,
    TableLaid,
    Voted,
)
from storyhare.testing.simulator import made_up_deck, next_command


def playthrough(ruleset: str, players: int) -> str:
    """A random game of these rules, retold event by event."""
    rules = plan(setup := Setup(ruleset, players, made_up_deck()))
    assert isinstance(rules, Rules)
    luck = random.Random(f"{ruleset}-{players}")
    game = new_game(rules, setup.deck)
    lines = list(_heading(rules))
    while game.phase != "end":
        events = decide(game, *next_command(game, luck), luck)
        assert not isinstance(events, Refusal)
        for event in events:
            game = evolve(game, event)
            lines += _told(event, game)
    return "\n".join(lines) + "\n"


def _heading(rules: Rules) -> Iterator[str]:
    yield f"{rules.ruleset} with {rules.players} players"
    yield (
        f"hand {rules.hand}, cards on the table {rules.cards_on_table}, voters {rules.voters}, "
        f"bonus cap {rules.bonus_cap}, double vote {'yes' if rules.double_vote else 'no'}"
    )
    yield ""


def _short(cards: tuple[str, ...]) -> str:
    return " ".join(card.removeprefix("card-") for card in cards) or "-"


def _hands(game: Game) -> list[str]:
    hands = [f"  hand {seat}: {_short(hand)}" for seat, hand in enumerate(game.hands)]
    return [*hands, f"  pile {len(game.pile)}, discards {len(game.discards)}"]


def _ballot(ballot: Ballot) -> str:
    red = "" if ballot.red is None else f", red {ballot.red}"
    return " and ".join(map(str, ballot.green)) + red


def _told(event: Event, game: Game) -> list[str]:  # noqa: C901, PLR0912 - one case an event
    match event:
        case Dealt():
            return ["the cards are dealt"]
        case RoundBegan(number, teller):
            who = "whoever is first" if teller is None else f"seat {teller}"
            return ["", f"== round {number}: {who} tells ==", *_hands(game)]
        case ClueTold(seat, clue, card):
            return [
                f"seat {seat} tells “{clue.text}”" + (f" with {_short((card,))}" if card else "")
            ]
        case CardsGiven(seat, cards):
            return [f"seat {seat} gives {_short(cards)}"]
        case CardTakenBack(seat):
            return [f"seat {seat} takes its card back"]
        case TableLaid(cards):
            laid = [
                f"  {number}: {_short((card,))} (seat {owner})"
                for number, (card, owner) in enumerate(zip(cards, game.owners, strict=True), 1)
            ]
            return ["the table is laid", *laid]
        case Voted(seat, ballot):
            return [f"seat {seat} votes {_ballot(ballot)}"]
        case RoundScored(result):
            points = [
                f"  seat {seat}: {got} "
                + ", ".join(f"{why.reason} x{why.count} {why.points:+}" for why in whys)
                for seat, (got, whys) in enumerate(zip(result.points, result.why, strict=True))
            ]
            rows = [line.rstrip() for line in points]
            return ["points", *rows, f"  scores {' '.join(map(str, game.scores))}"]
        case TableCleared():
            return ["the table is cleared"]
        case PileRefilled(under):
            return [f"the discards go under the pile: {_short(under)}"]
        case HandsRefilled(drawn):
            return [
                "hands are refilled",
                *[f"  seat {s} draws {_short(d)}" for s, d in enumerate(drawn)],
            ]
        case HandsPassed():
            return ["every hand goes to the left"]
        case GameEnded(winners):
            return [
                "",
                f"== the game is over: {', '.join(f'seat {s}' for s in winners)} ==",
                *_hands(game),
            ]
