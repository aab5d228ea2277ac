"""Whose turn it is: who still has to tell, give or vote, and what a ballot may contain."""

from collections import Counter

from storyhare.rules.commands import Ballot
from storyhare.rules.game import Game
from storyhare.rules.refusals.refusal import Refusal
from storyhare.rules.rulesets import Card, Rules


def cards_due(rules: Rules, storyteller: int, seat: int) -> int:
    """How many cards a seat gives once the clue is told (in team: unless the partner does).

    With the cards of the box, to give a card is to say its number; the storyteller does that too.
    """
    if rules.givers == "everyone":
        return 1
    if seat == storyteller:
        return 1 if rules.cards == "box" else 0
    return rules.gives


def awaited(game: Game) -> tuple[int, ...]:
    """The seats that the game waits for; all of them while anybody may tell the first clue."""
    rules, teller = game.rules, game.storyteller
    match game.phase:
        case "tell":
            return tuple(range(rules.players)) if teller is None else (teller,)
        case "give":
            assert teller is not None
            unclear = disputed(game) if rules.cards == "box" else frozenset()
            return tuple(
                [
                    seat
                    for seat in range(rules.players)
                    if (not game.given[seat] or not unclear.isdisjoint(game.given[seat]))
                    and (game.given[seat] or not may_keep_number(rules, teller, seat))
                    and cards_due(rules, teller, seat)
                    and not partner_has_given(game, seat)
                ]
            )
        case "vote":
            return tuple([seat for seat in game.voters if game.ballots[seat] is None])
        case _:
            return ()


def may_keep_number(rules: Rules, storyteller: int, seat: int) -> bool:
    """Whether nobody waits for a seat to say its number: it has the one that is left over.

    So it is for the storyteller with a red vote, who has more to tap than anybody else. Where there
    is a red vote, nobody gets points for their own card.
    """
    return rules.cards == "box" and rules.red_vote and seat == storyteller


def may_be_given(game: Game, seat: int) -> tuple[Card, ...]:
    """The cards that a seat can give: its hand, or the numbers of the row on the table."""
    return game.rules.numbers if game.rules.cards == "box" else game.hands[seat]


def disputed(game: Game) -> frozenset[Card]:
    """The numbers that several seats have given as their own; at most one of them is right."""
    named = Counter([card for cards in game.given for card in cards])
    return frozenset([card for card, times in named.items() if times > 1])


def cards_missing(game: Game) -> int:
    """How many cards it takes to fill all hands."""
    return game.rules.players * game.rules.hand - sum(map(len, game.hands))


def is_last(game: Game) -> bool:
    """Whether the game ends with the round that is being revealed.

    Only the people at the table see the pile of the box, and say when it is empty.
    """
    if game.rules.end == "pile":
        return game.rules.cards == "deck" and cards_missing(game) >= len(game.pile)
    return game.rules.goal_reached(game.scores, game.round)


def rounds_left(game: Game) -> int | None:
    """How many rounds follow the one that is being played; None if nobody can know.

    The pile changes only between rounds, so the number is right in every phase of a round.
    """
    rules = game.rules
    if game.phase == "end":
        return 0
    if game.phase == "deal":
        return None
    if rules.end == "pile":
        if rules.cards == "box":
            return None
        return -(-len(game.pile) // rules.cards_on_table) - 1
    if rules.end.tellings is None:
        return None
    return rules.end.tellings * rules.players - game.round


def next_storyteller(game: Game) -> int | None:
    """The storyteller of the round after the one that is being revealed, if there is one."""
    if game.phase != "reveal" or is_last(game):
        return None
    assert game.storyteller is not None
    return game.rules.left_of(game.storyteller)


def partner_has_given(game: Game, seat: int) -> bool:
    """Whether the partner has given the team's card; the storyteller's own card does not count."""
    partner = game.rules.partner(seat)
    if partner is None or game.storyteller in (seat, partner):
        return False
    return bool(game.given[partner])


def not_a_voter(storyteller: int, seat: int) -> Refusal:
    """Why a seat that is none of the voters does not vote."""
    told = seat == storyteller
    return Refusal("storyteller_does_not_vote" if told else "giver_does_not_vote")


def check_ballot(
    rules: Rules, storyteller: int, owners: tuple[int, ...], seat: int, ballot: Ballot
) -> Refusal | None:
    """Why a voter may not cast this ballot; None: it may be cast."""
    most, cast = rules.most_votes, len(ballot.green)
    if not 1 <= cast <= most:
        return Refusal("wrong_number_of_votes", {"cast": cast, "most": most})
    red = () if ballot.red is None else (ballot.red,)
    for number in ballot.green + red:
        if not 1 <= number <= len(owners):
            return Refusal("no_such_number", {"number": number, "cards": len(owners)})
    if cast == 2 and ballot.green[0] == ballot.green[1]:
        return Refusal("two_votes_on_one_card", {"number": ballot.green[0]})
    if not rules.votes_for_own:
        for number in ballot.green:
            if owners[number - 1] == seat:
                return Refusal("own_card", {"number": number})
    if (rules.red_vote and seat == storyteller) != bool(red):
        return Refusal("red_vote_not_yours" if red else "red_vote_missing")
    return None
