"""Summaries of the finished rounds of a game: everything that is public after a reveal."""

from collections.abc import Iterable, Iterator
from typing import Annotated

from msgspec import Struct

from storyhare.rules.bounds import EVERY_PLAYER, Id, Number, Numbers
from storyhare.rules.commands import Ballot, Clue
from storyhare.rules.events import Event, Result, RoundScored
from storyhare.rules.game import Game, evolve
from storyhare.rules.rulesets import Cards


class RoundStory(Struct, frozen=True):
    """A finished round: the clue, the owners of the cards, the votes and the points.

    `photos` are recordings: one of the whole row of the box's cards, or one of every card.
    """

    round: Number
    storyteller: Number
    clue: Clue
    cards: Cards
    owners: Numbers
    ballots: Annotated[tuple[Ballot | None, ...], EVERY_PLAYER]
    result: Result
    scores: Numbers
    photos: Annotated[tuple[Id, ...], EVERY_PLAYER] = ()


def finished_rounds(game: Game, events: Iterable[Event]) -> Iterator[RoundStory]:
    """The finished rounds of a game, from its beginning."""
    for event in events:
        game = evolve(game, event)
        if isinstance(event, RoundScored):
            yield revealed_round(game)


def revealed_round(game: Game) -> RoundStory:
    """The round that is being revealed."""
    assert game.storyteller is not None
    assert game.clue is not None
    assert game.result is not None
    return RoundStory(
        round=game.round,
        storyteller=game.storyteller,
        clue=game.clue,
        cards=game.table,
        owners=game.owners,
        ballots=game.ballots,
        result=game.result,
        scores=game.scores,
    )
