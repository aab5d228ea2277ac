"""Random moves: always on offer, every one of them possible, the same with the same seed."""

from random import Random

import pytest

from storyhare.rules import (
    Clue,
    MayGive,
    MayTakeBack,
    MayTell,
    MayVote,
    Offer,
    SeatCommand,
    TakeBack,
    Tell,
    Vote,
    choose_randomly,
)
from storyhare.testing.simulator import every_move

WORDS = ("echo", "salt")


def moves(offer: Offer, most_votes: int = 1) -> set[SeatCommand]:
    return {
        choose_randomly(offer, WORDS, Random(seed), most_votes=most_votes) for seed in range(400)
    }


@pytest.mark.parametrize(
    "offer",
    [
        MayGive(("a", "b", "c"), 1),
        MayVote((1, 2, 3), 1, ()),
        MayVote((1, 2, 3), 1, (2, 3)),
        MayTakeBack(),
    ],
)
def test_every_move_on_offer_is_made_and_no_other(offer: Offer) -> None:
    assert moves(offer) == set(every_move(offer))


def test_a_storyteller_tells_one_of_the_words_with_any_card() -> None:
    offer = MayTell(("a", "b"), ("text",), 50)
    assert moves(offer) == {Tell(Clue(word), card) for word in WORDS for card in ("a", "b")}
    blind = MayTell((), ("text",), 50)
    assert moves(blind) == {Tell(Clue(word), None) for word in WORDS}


def test_several_cards_are_given_each_at_most_once() -> None:
    given = {move.cards for move in moves(MayGive(("a", "b", "c"), 2))}  # type: ignore[union-attr]
    assert {frozenset(cards) for cards in given} == {frozenset(p) for p in ("ab", "ac", "bc")}
    assert {len(cards) for cards in given} == {2}


@pytest.mark.parametrize(("most_votes", "cast"), [(1, {1}), (2, {1, 2})])
def test_a_voter_casts_no_more_votes_than_wanted(most_votes: int, cast: set[int]) -> None:
    offer = MayVote((1, 2, 3), 2, ())
    ballots = [move for move in moves(offer, most_votes) if isinstance(move, Vote)]
    assert {len(ballot.green) for ballot in ballots} == cast
    assert {number for ballot in ballots for number in ballot.green} == {1, 2, 3}
    assert all(len(set(ballot.green)) == len(ballot.green) for ballot in ballots)


def test_a_voter_casts_no_more_votes_than_allowed() -> None:
    assert moves(MayVote((1, 2), 1, ()), most_votes=2) == moves(MayVote((1, 2), 1, ()))


def test_a_move_taken_back_needs_no_luck() -> None:
    assert choose_randomly(MayTakeBack(), WORDS, Random(1)) == TakeBack()
