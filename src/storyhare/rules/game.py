"""The state of a game, and how events change it."""

from typing import Protocol, TypeVar, assert_never

from msgspec import Struct
from msgspec.structs import replace

from storyhare.rules.commands import Ballot, Clue
from storyhare.rules.events import (
    CardsGiven,
    CardTakenBack,
    ClueTold,
    Dealt,
    Event,
    GameEnded,
    HandsPassed,
    HandsRefilled,
    PileRefilled,
    Result,
    RoundBegan,
    RoundScored,
    TableCleared,
    TableLaid,
    Voted,
)
from storyhare.rules.phases import PHASES, Phase
from storyhare.rules.rulesets import Card, Rules

T = TypeVar("T")
NO_CARDS: tuple[Card, ...] = ()


class Chance(Protocol):
    """A source of randomness; any random.Random is one."""

    def shuffle(self, x: list[Card], /) -> None:
        """Put the cards into a random order."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 up to but not including `stop`."""


class Game(Struct, frozen=True, gc=False):
    """Everything about a game. Only `views` may show any of it to anybody.

    `given` has the cards that each seat has given; they stay in the hand until the table is laid.
    `table` and `owners` are parallel: first the card with number 1 and the seat that gave it.
    `voters` are the seats that vote, or have voted, on these cards.
    """

    rules: Rules
    deck: tuple[Card, ...]
    phase: Phase
    round: int
    storyteller: int | None
    clue: Clue | None
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    discards: tuple[Card, ...]
    given: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]
    owners: tuple[int, ...]
    voters: tuple[int, ...]
    ballots: tuple[Ballot | None, ...]
    scores: tuple[int, ...]
    result: Result | None
    winners: tuple[int, ...]


def new_game(rules: Rules, deck: tuple[Card, ...]) -> Game:
    """A game before the cards are dealt."""
    seats = rules.players
    return Game(
        rules=rules,
        deck=deck,
        phase="deal",
        round=0,
        storyteller=None,
        clue=None,
        hands=(NO_CARDS,) * seats,
        pile=NO_CARDS,
        discards=NO_CARDS,
        given=(NO_CARDS,) * seats,
        table=NO_CARDS,
        owners=(),
        voters=(),
        ballots=(None,) * seats,
        scores=(0,) * seats,
        result=None,
        winners=(),
    )


def evolve(game: Game, event: Event) -> Game:  # noqa: C901, PLR0912 - one case an event
    """The game after an event."""
    phase = PHASES[game.phase].leads.get(type(event), game.phase)
    match event:
        case CardsGiven():
            return replace(game, given=_with(game.given, event.seat, event.cards))
        case Voted():
            return replace(game, ballots=_with(game.ballots, event.seat, event.ballot))
        case ClueTold():
            return _told(game, event, phase)
        case TableLaid():
            return _laid(game, event, phase)
        case RoundScored():
            points = event.result.points
            scores = tuple([had + got for had, got in zip(game.scores, points, strict=True)])
            return replace(game, phase=phase, scores=scores, result=event.result)
        case TableCleared():
            return _cleared(game)
        case HandsRefilled():
            return _refilled(game, event)
        case RoundBegan():
            return _began(game, event, phase)
        case HandsPassed():
            return replace(game, hands=game.hands[-1:] + game.hands[:-1])
        case PileRefilled():
            return replace(game, pile=game.pile + event.under, discards=NO_CARDS)
        case CardTakenBack():
            return replace(game, given=_with(game.given, event.seat, NO_CARDS))
        case Dealt():
            return replace(game, hands=event.hands, pile=event.pile)
        case GameEnded():
            return replace(game, phase=phase, winners=event.winners)
        case _:
            assert_never(event)


def fold(game: Game, events: tuple[Event, ...]) -> Game:
    """The game after several events."""
    for event in events:
        game = evolve(game, event)
    return game


def _with(row: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*row[:at], item, *row[at + 1 :])


def _told(game: Game, event: ClueTold, phase: Phase) -> Game:
    given = game.given
    if event.card is not None:
        given = _with(given, event.seat, (event.card,))
    return replace(game, phase=phase, storyteller=event.seat, clue=event.clue, given=given)


def _laid(game: Game, event: TableLaid, phase: Phase) -> Game:
    owner_of = {card: seat for seat, cards in enumerate(game.given) for card in cards}
    hands = tuple(
        [
            tuple([card for card in hand if card not in gone]) if gone else hand
            for hand, gone in zip(game.hands, game.given, strict=True)
        ]
    )
    owners = tuple([owner_of[card] for card in event.cards])
    assert game.storyteller is not None
    return replace(
        game,
        phase=phase,
        hands=hands,
        table=event.cards,
        owners=owners,
        voters=game.rules.who_votes(game.storyteller, owners),
    )


def _cleared(game: Game) -> Game:
    seats = game.rules.players
    return replace(
        game,
        table=NO_CARDS,
        owners=(),
        voters=(),
        discards=game.discards + game.table if game.rules.cards == "deck" else NO_CARDS,
        given=(NO_CARDS,) * seats,
        ballots=(None,) * seats,
    )


def _refilled(game: Game, event: HandsRefilled) -> Game:
    drawn = sum(map(len, event.drawn))
    hands = tuple([hand + new for hand, new in zip(game.hands, event.drawn, strict=True)])
    return replace(game, hands=hands, pile=game.pile[drawn:])


def _began(game: Game, event: RoundBegan, phase: Phase) -> Game:
    return replace(
        game,
        phase=phase,
        round=event.round,
        storyteller=event.storyteller,
        clue=None,
        result=None,
    )
