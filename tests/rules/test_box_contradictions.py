"""Numbers of the row that two people name, or nobody: only those concerned look again.

As many numbers are named as there are cards, so nobody names one exactly when two name another.
"""

import random

import pytest

from storyhare.rules import Game, Give, MayGive, RulesetName, TakeBack, awaited, legal
from tests.rules.tables import after, refusal
from tests.rules.test_box import SIZES, row, told

TABLES = pytest.mark.parametrize(("ruleset", "players"), SIZES)


def named(game: Game, said: dict[int, tuple[str, ...]]) -> Game:
    """The game after everybody has said these numbers.

    The storyteller first: in Party, theirs is what is left over once all others have said theirs.
    """
    for seat, numbers in sorted(said.items(), key=lambda one: one[0] != game.storyteller):
        game = after(game, (seat, Give(numbers)))
    return game


def doubts(game: Game) -> dict[int, tuple[str, ...]]:
    """Which of their own numbers people are told that somebody else has named too."""
    offers = {seat: legal(game, seat) for seat in range(game.rules.players)}
    return {
        seat: offer.disputed
        for seat, (offer, *_) in [(seat, made) for seat, made in offers.items() if made]
        if isinstance(offer, MayGive) and offer.disputed
    }


@TABLES
def test_who_misreads_a_number_and_whose_it_is_look_again(
    ruleset: RulesetName, players: int
) -> None:
    for seed in range(20):
        luck = random.Random(f"{ruleset} {players} {seed}")
        game = told(ruleset, players, luck.randrange(players))
        owners = row(game, luck)
        wrong, right = luck.sample(list(owners), 2)
        taken = owners[right][0]
        game = named(game, owners | {wrong: (taken, *owners[wrong][1:])})
        assert game.phase == "give"
        assert set(awaited(game)) == {wrong, right}
        assert doubts(game) == {wrong: (taken,), right: (taken,)}
        # Whoever was right says the same again, and still waits for the other one.
        game = after(game, (right, Give(owners[right])))
        assert set(awaited(game)) == {wrong, right}
        game = after(game, (wrong, Give(owners[wrong])))
        assert game.phase == "vote"
        assert {game.owners[int(number) - 1] for number in owners[wrong]} == {wrong}


@TABLES
def test_a_chain_of_misread_numbers_is_mended_one_by_one(
    ruleset: RulesetName, players: int
) -> None:
    """The first has named the number of the second, the second that of the third."""
    luck = random.Random(f"{ruleset} {players}")
    game = told(ruleset, players, 0)
    owners = row(game, luck)
    first, second, third = list(owners)[:3]
    said = owners | {
        first: (owners[second][0], *owners[first][1:]),
        second: (owners[third][0], *owners[second][1:]),
    }
    game = named(game, said)
    assert set(awaited(game)) == {second, third}
    game = after(game, (second, Give(owners[second])))
    assert set(awaited(game)) == {first, second}
    game = after(game, (first, Give(owners[first])))
    assert game.phase == "vote"


@TABLES
def test_everybody_names_the_same_number(ruleset: RulesetName, players: int) -> None:
    luck = random.Random(f"{ruleset} {players}")
    game = told(ruleset, players, 0)
    owners = row(game, luck)
    others = [number for number in game.rules.numbers if number != "1"]
    said = {seat: ("1", *others)[: len(mine)] for seat, mine in owners.items()}
    game = named(game, said)
    assert set(awaited(game)) == set(owners)
    for seat, mine in owners.items():
        if game.phase == "give":  # nobody asks the last one if the others have found theirs
            game = after(game, (seat, Give(mine)))
    assert game.phase == "vote"
    assert set(game.owners) == set(owners)


def test_of_two_numbers_only_the_one_in_doubt_is_named() -> None:
    game = named(told("odyssey", 3), {0: ("1",), 1: ("2", "3"), 2: ("3", "4")})
    assert doubts(game) == {1: ("3",), 2: ("3",)}
    assert refusal(game, (1, Give(("2", "2")))).code == "same_card_twice"
    assert after(game, (1, Give(("5", "2")))).phase == "vote"


def test_of_two_numbers_both_may_be_in_doubt() -> None:
    game = named(told("odyssey", 3), {0: ("1",), 1: ("2", "3"), 2: ("3", "2")})
    assert doubts(game) == {1: ("2", "3"), 2: ("3", "2")}
    assert after(game, (2, Give(("4", "5")))).phase == "vote"


def test_the_storyteller_and_a_player_with_two_numbers() -> None:
    game = named(told("odyssey", 3), {0: ("2",), 1: ("2", "3"), 2: ("4", "5")})
    assert doubts(game) == {0: ("2",), 1: ("2",)}
    assert after(game, (0, Give(("1",)))).phase == "vote"


def test_in_team_a_pair_mends_its_number_or_lets_the_partner_say_it() -> None:
    game = named(told("team", 6), {0: ("1",), 3: ("2",), 1: ("3",), 2: ("3",)})
    assert set(awaited(game)) == {1, 2}
    assert refusal(game, (4, Give(("4",)))).code == "partner_has_given"
    game = after(game, (1, TakeBack()))
    assert doubts(game) == {}
    assert set(awaited(game)) == {1, 4}
    assert after(game, (4, Give(("4",)))).phase == "vote"
