"""The order in which a round is revealed: the votes first, the storyteller's card last.

All devices of a table follow the same steps. They begin a known time after the reveal did, so that
whoever comes late joins at the right one; at a table whose host leads, each waits for the host.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from storyhare.rules import Game
from storyhare.rules.bounds import MOST_PLAYERS, Number, Numbers

Shows = Literal["votes", "red", "owners", "card", "points", "track"]
# Votes, red vote, the last card, points and track, and one step per other card.
MOST_STEPS = MOST_PLAYERS + 5

# Seconds that a step lasts until the next one begins.
VOTES, RED, CARD, POINTS = 1.0, 0.8, 1.2, 1.1
# One owner at a time. Many cards are quicker and few are slower, so that with the hop at its end a
# reveal takes six to eight seconds.
OWNER, FEW_OWNERS, MANY_OWNERS = 0.9, 2.0, 3.2


class RevealStep(Struct, frozen=True, gc=False, omit_defaults=True):
    """What one step shows, and when: so many seconds after the reveal began.

    `owners` and `card` say whose the cards with these numbers are. `card` is the storyteller's, in
    party the one that most people voted for. On `track` the rabbits hop.
    """

    shows: Shows
    at: Annotated[float, Meta(ge=0, le=60)]
    cards: Numbers = ()


Steps = Annotated[tuple[RevealStep, ...], Meta(max_length=MOST_STEPS)]


class RevealView(Struct, frozen=True, gc=False):
    """How far a reveal is: since when, in seconds since 1970, and in which steps.

    The host has asked for the step with the index `step`; unless `led`, later ones begin by
    themselves when their time has come.
    """

    since: float
    steps: Steps
    step: Number
    led: bool


def reveal_steps(game: Game) -> tuple[RevealStep, ...]:
    """The steps of a revealed round."""
    last = _cards_shown_last(game)
    others = _from_least_to_most_believed(game, last)
    shown: list[tuple[Shows, tuple[int, ...], float]] = [("votes", (), VOTES)]
    most = MANY_OWNERS
    if any(ballot and ballot.red is not None for ballot in game.ballots):
        shown.append(("red", (), RED))
        most -= RED
    count = max(1, len(others))
    each = min(max(OWNER, FEW_OWNERS / count), most / count)
    shown += [("owners", cards, each) for cards in others]
    shown += [("card", last, CARD), ("points", (), POINTS), ("track", (), 0.0)]
    steps, at = [], 0.0
    for shows, cards, seconds in shown:
        steps.append(RevealStep(shows, round(at, 2), cards))
        at += seconds
    return tuple(steps)


def _cards_shown_last(game: Game) -> tuple[int, ...]:
    if game.rules.scoring != "crowd":
        return tuple([n for n, owner in enumerate(game.owners, 1) if owner == game.storyteller])
    votes = _votes(game)
    return tuple([number for number, count in votes.items() if count == max(votes.values())])


def _from_least_to_most_believed(game: Game, last: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The other cards one by one; those without a vote all at once, before them."""
    votes = _votes(game)
    others = sorted([number for number in votes if number not in last], key=votes.__getitem__)
    none = tuple([number for number in others if not votes[number]])
    return [*([none] if none else []), *[(number,) for number in others if votes[number]]]


def _votes(game: Game) -> dict[int, int]:
    ballots = [ballot for ballot in game.ballots if ballot]
    return {
        number: sum([number in ballot.green for ballot in ballots])
        for number in range(1, len(game.table) + 1)
    }
