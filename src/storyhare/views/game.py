"""What one viewer may know of a game.

A view has a public part, which is the same for everybody, and a private part for one seat; a
spectator gets only the public part. Whatever is not copied here stays secret.
"""

from typing import Annotated

from msgspec import Struct
from msgspec.structs import asdict

from storyhare.rules import (
    Ballot,
    Card,
    Cards,
    CardSource,
    Clue,
    ClueKinds,
    End,
    Game,
    MayGive,
    MayTakeBack,
    MayVote,
    Offer,
    Phase,
    Result,
    Rules,
    RulesetName,
    awaited,
    legal,
    next_storyteller,
    rounds_left,
)
from storyhare.rules.bounds import EVERY_PLAYER, Number, Numbers

Offers = Annotated[tuple[Offer, ...], EVERY_PLAYER]


class RulesView(Struct, frozen=True, gc=False, omit_defaults=True):
    """The rules of the game that is being played."""

    ruleset: RulesetName
    players: Number
    hand: Number
    end: End
    bonus_cap: Number | None
    double_vote: bool
    lone_finder: bool
    clue_kinds: ClueKinds
    cards: CardSource = "deck"


class CardView(Struct, frozen=True, gc=False, omit_defaults=True):
    """A card on the table: its number and picture, and after the reveal its owner and votes.

    A card of the box has no picture here, only its number.
    """

    number: Number
    picture: Card
    owner: Number | None = None
    green: Numbers = ()
    red: Numbers = ()


class RoundView(Struct, frozen=True, gc=False):
    """The part of a public view that does not change with a move within a phase."""

    rules: RulesView
    phase: Phase
    round: Number
    storyteller: Number | None
    next_storyteller: Number | None
    clue: Clue | None
    table: Annotated[tuple[CardView, ...], EVERY_PLAYER]
    result: Result | None
    scores: Numbers
    pile: Number
    discards: Number
    rounds_left: Number | None
    winners: Numbers


class PublicView(RoundView, frozen=True, gc=False):
    """What everybody may know, spectators included.

    `next_storyteller` is set during the reveal, unless the game ends with this round.
    `rounds_left` says how many rounds follow this one by the rules; null if a score ends the game.
    """

    awaited: Numbers


class SeatView(Struct, frozen=True, gc=False):
    """What only the owner of a seat may know.

    `hand` is None while nobody may look (party, before the clue). `given` has the cards that the
    seat has given, `own` their numbers on the table.
    """

    seat: Number
    hand: Cards | None
    given: Cards
    own: Numbers
    ballot: Ballot | None
    legal: Offers


class PastRound(Struct, frozen=True, gc=False):
    """What everybody has seen of an earlier round: who voted, and who found the card."""

    storyteller: Number
    clue: str
    voters: Numbers
    finders: Numbers


class View(Struct, frozen=True, gc=False):
    """The whole view of a viewer; a spectator has no seat."""

    public: PublicView
    seat: SeatView | None


def view(game: Game, seat: int | None) -> View:
    """What the person in a seat, or a spectator, may know."""
    return View(public_view(game), None if seat is None else seat_view(game, seat))


def past_round(game: Game) -> PastRound | None:
    """A revealed round as it is remembered; nobody looks for a card in party."""
    if game.result is None or game.clue is None or game.rules.scoring != "standard":
        return None
    assert game.storyteller is not None
    voters = tuple([seat for seat, ballot in enumerate(game.ballots) if ballot is not None])
    return PastRound(game.storyteller, game.clue.text, voters, game.result.finders)


def public_view(game: Game) -> PublicView:
    """The public part of a view."""
    return PublicView(**asdict(round_view(game)), awaited=awaited(game))


def round_view(game: Game) -> RoundView:
    """The public part without `awaited`."""
    return RoundView(
        rules=_rules_view(game.rules),
        phase=game.phase,
        round=game.round,
        storyteller=game.storyteller,
        next_storyteller=next_storyteller(game),
        clue=game.clue,
        table=_open_cards(game),
        result=game.result,
        scores=game.scores,
        pile=len(game.pile),
        discards=len(game.discards),
        rounds_left=rounds_left(game),
        winners=game.winners,
    )


def seat_view(game: Game, seat: int) -> SeatView:
    """The private part of a view: what only this seat's owner may know."""
    unseen = game.rules.clue == "before the cards" and game.phase == "tell"
    return SeatView(
        seat=seat,
        hand=None if unseen else game.hands[seat],
        given=game.given[seat],
        own=tuple([number for number, owner in enumerate(game.owners, 1) if owner == seat]),
        ballot=game.ballots[seat],
        legal=legal(game, seat),
    )


def shared_seat_view(game: Game, seat: int) -> SeatView:
    """The private part of a view, on a device that several people share: what a seat has to do.

    Whoever holds the device next must not learn what was done. So numbers that were said, votes,
    and offers that would tell which card is one's own are missing until all is revealed.
    """
    if game.result is not None:
        return seat_view(game, seat)
    due = seat in awaited(game)
    offers = [offer for offer in legal(game, seat) if due or isinstance(offer, MayTakeBack)]
    shown = tuple([_for_anybody(game, offer) for offer in offers])
    return SeatView(seat=seat, hand=(), given=(), own=(), ballot=None, legal=shown)


def _for_anybody(game: Game, offer: Offer) -> Offer:
    """An offer that does not depend on what its seat has said before."""
    if isinstance(offer, MayGive):
        return MayGive(offer.cards, offer.number, again=bool(offer.disputed))
    if isinstance(offer, MayVote):
        numbers = tuple(range(1, len(game.table) + 1))
        return MayVote(numbers, offer.most, numbers if offer.red else ())
    return offer


def _rules_view(rules: Rules) -> RulesView:
    return RulesView(
        ruleset=rules.ruleset,
        players=rules.players,
        hand=rules.hand,
        end=rules.end,
        bonus_cap=rules.bonus_cap,
        double_vote=rules.double_vote,
        lone_finder=rules.lone_finder,
        clue_kinds=rules.clue_kinds,
        cards=rules.cards,
    )


def _open_cards(game: Game) -> tuple[CardView, ...]:
    """The cards on the table; with owners and votes as soon as there is a result."""
    numbered = enumerate(game.table, 1)
    if game.result is None:
        return tuple([CardView(number, picture) for number, picture in numbered])
    return tuple(
        [
            CardView(
                number,
                picture,
                owner=game.owners[number - 1],
                green=_voters_for(game, number),
                red=_spoilers_of(game, number),
            )
            for number, picture in numbered
        ]
    )


def _voters_for(game: Game, number: int) -> tuple[int, ...]:
    ballots = enumerate(game.ballots)
    return tuple([seat for seat, ballot in ballots if ballot and number in ballot.green])


def _spoilers_of(game: Game, number: int) -> tuple[int, ...]:
    ballots = enumerate(game.ballots)
    return tuple([seat for seat, ballot in ballots if ballot and number == ballot.red])
