"""Games that differ only in what a viewer may not know."""

import random
from itertools import chain

from msgspec.structs import replace

from storyhare.rules import Ballot, Card, Game, MayVote, Vote, legal
from storyhare.testing.simulator import random_move


def resampled(game: Game, viewer: int | None, luck: random.Random) -> Game:
    """A game that looks the same to this viewer, with everything hidden chosen again."""
    if game.phase == "vote":
        game = _other_owners(game, viewer, luck)
    game = _other_cards(game, viewer, luck)
    if game.phase == "give" and game.rules.cards == "box":
        game = _other_numbers(game, viewer, luck)
    elif game.phase == "give":
        game = _other_gifts(game, viewer, luck)
    if game.phase == "vote":
        game = _other_ballots(game, viewer, luck)
    return game


def _seen_hands(game: Game, viewer: int | None) -> set[int]:
    """The seats whose hands the viewer may see."""
    nobody_looks = game.rules.clue == "before the cards" and game.phase == "tell"
    return set() if viewer is None or nobody_looks else {viewer}


def _other_cards(game: Game, viewer: int | None, luck: random.Random) -> Game:
    """Shuffle the pile and all hidden hands together; cards that were once seen stay in place."""
    seen = _seen_hands(game, viewer)
    hidden = [card for seat, hand in enumerate(game.hands) if seat not in seen for card in hand]
    hidden += game.pile
    luck.shuffle(hidden)
    cards = iter(hidden)
    hands = tuple(
        hand if seat in seen else tuple(next(cards) for _ in hand)
        for seat, hand in enumerate(game.hands)
    )
    return replace(game, hands=hands, pile=tuple(cards))


def _other_gifts(game: Game, viewer: int | None, luck: random.Random) -> Game:
    """Let the others have given other cards."""
    given = tuple(
        gift if seat == viewer else tuple(luck.sample(game.hands[seat], len(gift)))
        for seat, gift in enumerate(game.given)
    )
    return replace(game, given=given)


def _other_numbers(game: Game, viewer: int | None, luck: random.Random) -> Game:
    """Let others have said other numbers of the row; whoever agreed with somebody still does."""
    own = () if viewer is None else game.given[viewer]
    others = [number for number in game.rules.numbers if number not in own]
    other = dict(zip(others, luck.sample(others, len(others)), strict=True))
    given = tuple(tuple(other.get(number, number) for number in gift) for gift in game.given)
    return replace(game, given=given)


def _other_owners(game: Game, viewer: int | None, luck: random.Random) -> Game:
    """Change the owners of the cards on the table, except those of the viewer."""
    foreign = [at for at, owner in enumerate(game.owners) if owner != viewer]
    order = [game.owners[at] for at in foreign]
    luck.shuffle(order)
    owners = list(game.owners)
    for at, owner in zip(foreign, order, strict=True):
        owners[at] = owner
    gifts: list[list[Card]] = [[] for _ in game.given]
    for card, owner in zip(game.table, owners, strict=True):
        gifts[owner].append(card)
    given = tuple(
        game.given[seat] if seat == viewer else tuple(gift) for seat, gift in enumerate(gifts)
    )
    return replace(game, owners=tuple(owners), given=given)


def _other_ballots(game: Game, viewer: int | None, luck: random.Random) -> Game:
    """Change all ballots that the viewer has not seen."""
    ballots: list[Ballot | None] = []
    for seat, ballot in enumerate(game.ballots):
        if ballot is None or seat == viewer:
            ballots.append(ballot)
            continue
        (offer,) = legal(game, seat)
        assert isinstance(offer, MayVote)
        move = random_move(offer, luck)
        assert isinstance(move, Vote)
        ballots.append(Ballot(move.green, move.red))
    return replace(game, ballots=tuple(ballots))


def hidden_cards(game: Game, viewer: int | None) -> set[Card]:
    """The cards that a viewer's view must not mention."""
    seen = _seen_hands(game, viewer)
    hands = [hand for seat, hand in enumerate(game.hands) if seat not in seen]
    return {*chain(*hands), *game.pile, *game.discards} - set(game.table)
