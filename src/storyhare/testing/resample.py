"""Games that differ only in what a viewer may not know."""

import random
from itertools import chain

from msgspec.structs import replace

from storyhare.rules import Ballot, Card, Game, MayVote, legal
from storyhare.testing.simulator import random_move


def resampled(game: Game, viewer: int | None, luck: random.Random) -> Game:
    """The same game to this viewer, with everything hidden from it dealt anew."""
    if game.phase == "vote":
        game = _other_owners(game, viewer, luck)
    game = _other_cards(game, viewer, luck)
    if game.phase == "give":
        game = _other_gifts(game, viewer, luck)
    if game.phase == "vote":
        game = _other_ballots(game, viewer, luck)
    return game


def _seen_hands(game: Game, viewer: int | None) -> set[int]:
    """Whose hand the viewer may look into."""
    nobody_looks = game.rules.clue == "before the cards" and game.phase == "tell"
    return set() if viewer is None or nobody_looks else {viewer}


def _other_cards(game: Game, viewer: int | None, luck: random.Random) -> Game:
    """Shuffle the pile and all unseen hands together; what once lay open stays where it is."""
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
    """Others have put in as many cards, but other ones."""
    given = tuple(
        gift if seat == viewer else tuple(luck.sample(game.hands[seat], len(gift)))
        for seat, gift in enumerate(game.given)
    )
    return replace(game, given=given)


def _other_owners(game: Game, viewer: int | None, luck: random.Random) -> Game:
    """The cards on the table belong to others than before, but for the viewer's own."""
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
    """Whoever has voted, has voted for something else."""
    ballots: list[Ballot | None] = []
    for seat, ballot in enumerate(game.ballots):
        if ballot is None or seat == viewer:
            ballots.append(ballot)
            continue
        (offer,) = legal(game, seat)
        assert isinstance(offer, MayVote)
        move = random_move(offer, seat, luck)
        ballots.append(move.ballot)  # type: ignore[union-attr]  # a vote was on offer
    return replace(game, ballots=tuple(ballots))


def hidden_cards(game: Game, viewer: int | None) -> set[Card]:
    """Cards of which a viewer's view must not say a word."""
    seen = _seen_hands(game, viewer)
    hands = [hand for seat, hand in enumerate(game.hands) if seat not in seen]
    return {*chain(*hands), *game.pile, *game.discards} - set(game.table)
