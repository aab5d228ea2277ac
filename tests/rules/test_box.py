"""The cards of the box: nobody holds cards here, and a card is known by its number in the row."""

import random
from typing import Any

import pytest

from storyhare.rules import (
    RULESETS,
    Clue,
    EndAt,
    Game,
    Give,
    MayGive,
    MayTell,
    MayVote,
    Options,
    Refusal,
    RulesetName,
    Setup,
    Sheet,
    TakeBack,
    Tell,
    Vote,
    awaited,
    expected_rounds,
    legal,
    new_game,
    notices,
    plan,
    rounds_left,
    score_sheet,
    settle,
)
from storyhare.rules.turns import disputed
from tests.rules.tables import DEAL, PROCEED, after, refusal

BOX = Options(cards="box")
SIZES = [
    (ruleset, players)
    for ruleset, facts in RULESETS.items()
    for players in (3, 4, 6, 7, 9, 12)
    if players in facts.players
]


def box_game(ruleset: RulesetName, players: int, **options: Any) -> Game:
    """A game of the box before its first clue."""
    rules = plan(Setup(ruleset, players, (), Options(cards="box", **options)))
    assert not isinstance(rules, Refusal), rules
    return after(new_game(rules, ()), DEAL)


def told(ruleset: RulesetName, players: int, storyteller: int = 0) -> Game:
    """A game of the box in which somebody has just told a clue."""
    return after(box_game(ruleset, players), (storyteller, Tell(Clue())))


def row(game: Game, luck: random.Random) -> dict[int, tuple[str, ...]]:
    """Whose cards lie where: what the people at a real table see and we do not."""
    assert game.storyteller is not None
    rules, teller = game.rules, game.storyteller
    numbers = list(rules.numbers)
    luck.shuffle(numbers)
    owners = {}
    for seat in range(rules.players):
        partner = rules.partner(seat)
        if partner is not None and teller not in (seat, partner) and partner in owners:
            continue  # one of each pair gives a card
        owners[seat] = tuple([numbers.pop() for _ in range(1 if seat == teller else rules.gives)])
    assert not numbers
    return owners


def test_nothing_is_dealt_and_no_deck_is_needed() -> None:
    rules = plan(Setup("classic", 5, (), BOX))
    assert not isinstance(rules, Refusal)
    assert rules.hand == 0
    game = box_game("classic", 5)
    assert game.hands == ((),) * 5
    assert legal(game, 2) == (MayTell((), ("text",)),)
    assert plan(Setup("classic", 5, ("a", "b"), BOX)) == Refusal("box_has_its_own_cards")


def test_a_clue_may_just_be_spoken_and_comes_without_a_card() -> None:
    game = box_game("odyssey", 4)
    assert refusal(game, (1, Tell(Clue(), "1"))).code == "card_is_on_the_table"
    assert after(game, (1, Tell(Clue()))).phase == "give"
    assert after(game, (1, Tell(Clue("Once upon a time")))).clue == Clue("Once upon a time")


def test_everybody_says_which_number_is_theirs_the_storyteller_too() -> None:
    game = told("odyssey", 4)
    assert awaited(game) == (0, 1, 2, 3)
    assert legal(game, 0) == (MayGive(("1", "2", "3", "4"), 1),)
    for seat, number in ((0, "2"), (1, "4"), (2, "1")):
        game = after(game, (seat, Give((number,))))
    assert (game.phase, awaited(game)) == ("give", (3,))
    game = after(game, (3, Give(("3",))))
    assert (game.phase, game.table, game.owners) == ("vote", ("1", "2", "3", "4"), (2, 0, 3, 1))
    assert legal(game, 1) == (MayVote((1, 2, 3), 1),)
    assert refusal(game, (1, Vote((4,)))).code == "own_card"


@pytest.mark.parametrize("number", ["0", "5", "card-01", "", " 1", "1.0"])
def test_a_number_that_is_not_in_the_row_is_refused(number: str) -> None:
    assert refusal(told("odyssey", 4), (1, Give((number,)))).code == "not_a_number_in_the_row"


def test_with_three_players_two_say_two_numbers_each() -> None:
    game = told("odyssey", 3)
    assert legal(game, 0) == (MayGive(("1", "2", "3", "4", "5"), 1),)
    assert legal(game, 1) == (MayGive(("1", "2", "3", "4", "5"), 2),)
    assert refusal(game, (1, Give(("2", "2")))).code == "same_card_twice"
    for seat, numbers in ((0, ("5",)), (1, ("1", "3")), (2, ("2", "4"))):
        game = after(game, (seat, Give(numbers)))
    assert game.owners == (1, 2, 1, 2, 0)


def test_two_people_who_say_the_same_number_look_again() -> None:
    game = told("odyssey", 4)
    game = after(game, (0, Give(("1",))))
    game = after(game, (1, Give(("3",))))
    game = after(game, (2, Give(("3",))))
    assert disputed(game) == {"3"}
    assert awaited(game) == (1, 2, 3)
    assert legal(game, 0) == (MayGive(("1", "2", "3", "4"), 1),)
    assert legal(game, 1) == (MayGive(("1", "2", "3", "4"), 1, ("3",)),)
    game = after(game, (3, Give(("4",))))
    assert (game.phase, awaited(game)) == ("give", (1, 2))
    game = after(game, (1, Give(("3",))))  # still sure
    assert (game.phase, awaited(game)) == ("give", (1, 2))
    game = after(game, (2, Give(("2",))))
    assert (game.phase, game.owners) == ("vote", (0, 2, 1, 3))


def test_the_number_that_is_left_over_is_that_of_the_storyteller_with_the_red_vote() -> None:
    game = told("party", 6)
    assert awaited(game) == (1, 2, 3, 4, 5)
    assert legal(game, 0) == (MayGive(game.rules.numbers, 1),)
    for seat, number in ((1, "6"), (2, "1"), (3, "1"), (4, "2"), (5, "3")):
        game = after(game, (seat, Give((number,))))
    assert (game.phase, awaited(game)) == ("give", (2, 3))
    game = after(game, (3, Give(("5",))))
    assert (game.phase, game.owners) == ("vote", (2, 4, 5, 0, 3, 1))
    assert awaited(game) == (0, 1, 2, 3, 4, 5)


def test_a_storyteller_with_the_red_vote_may_still_say_a_number() -> None:
    game = after(told("party", 6), (0, Give(("2",))))
    for seat, number in ((1, "6"), (2, "1"), (3, "3"), (4, "2"), (5, "4")):
        game = after(game, (seat, Give((number,))))
    assert (game.phase, awaited(game)) == ("give", (0, 4))
    assert legal(game, 0) == (MayGive(game.rules.numbers, 1, ("2",)),)
    game = after(game, (0, Give(("5",))))
    assert (game.phase, game.owners) == ("vote", (2, 4, 3, 5, 0, 1))


def test_in_other_rulesets_the_storyteller_is_waited_for() -> None:
    for ruleset in ("classic", "odyssey", "team"):
        assert 0 in awaited(told(ruleset, 6))


def test_in_team_one_of_each_pair_says_a_number_and_may_take_it_back() -> None:
    game = told("team", 6)  # partners: 0 and 3, 1 and 4, 2 and 5
    assert refusal(game, (1, TakeBack())).code == "nothing_to_take_back"
    game = after(game, (3, Give(("1",))))  # the storyteller and the partner both have a card there
    game = after(game, (0, Give(("2",))))
    game = after(game, (4, Give(("3",))))
    assert refusal(game, (1, Give(("4",)))).code == "partner_has_given"
    assert awaited(game) == (2, 5)
    game = after(after(game, (4, TakeBack())), (1, Give(("3",))))
    game = after(game, (5, Give(("4",))))
    assert (game.phase, game.owners) == ("vote", (3, 0, 1, 5))
    assert awaited(game) == (2, 4)


def test_only_people_see_the_end_of_the_pile() -> None:
    game = told("classic", 4)
    for seat in range(4):
        game = after(game, (seat, Give((str(seat + 1),))))
    for seat in (1, 2, 3):
        game = after(game, (seat, Vote((1,))))
    assert (game.phase, rounds_left(game)) == ("reveal", None)
    game = after(game, PROCEED)
    assert (game.phase, game.round, game.storyteller) == ("tell", 2, 1)
    assert game.discards == game.pile == ()


def test_a_box_has_84_cards_and_perhaps_more() -> None:
    rules = settle("classic", BOX, 6)
    assert not isinstance(rules, Refusal)
    rounds = expected_rounds(rules, 0)
    assert (rounds.number, rounds.exact) == (8, False)
    assert notices(rules, 0) == ()


def paper_round(game: Game) -> Sheet:
    """The round that is being revealed, as people would enter it into the scorekeeper."""
    assert game.storyteller is not None
    names = tuple([f"player {seat}" for seat in range(game.rules.players)])
    ballots = {seat: ballot for seat, ballot in enumerate(game.ballots) if ballot is not None}
    red = ballots[game.storyteller].red if game.rules.red_vote else None
    return Sheet(
        rules=game.rules.ruleset,
        players=names,
        storyteller=names[game.storyteller],
        cards={number: names[owner] for number, owner in enumerate(game.owners, 1)},
        votes={names[seat]: ballot.green for seat, ballot in ballots.items()},
        red=red,
    )


def say_numbers(game: Game, luck: random.Random) -> Game:
    """Everybody says their numbers; some misread one at first, and look again.

    In party a number nobody has named is that of the storyteller, also if somebody misread theirs.
    """
    owners = row(game, luck)
    for seat in luck.sample(list(owners), len(owners)):
        if game.phase == "vote":
            break
        wrong = tuple(luck.sample(game.rules.numbers, len(owners[seat])))
        said = wrong if luck.random() < 0.3 else owners[seat]
        game = after(game, (seat, Give(said)))
    while game.phase == "give":
        seat = luck.choice(awaited(game))
        game = after(game, (seat, Give(owners[seat])))
    return game


def vote_at_random(game: Game, luck: random.Random) -> Game:
    """Everybody who votes does so."""
    for seat in awaited(game):
        (offer,) = legal(game, seat)
        assert isinstance(offer, MayVote)
        green = tuple(luck.sample(offer.numbers, luck.randint(1, offer.most)))
        game = after(game, (seat, Vote(green, luck.choice(offer.red or (None,)))))
    return game


@pytest.mark.parametrize(("ruleset", "players"), SIZES)
def test_whole_evenings_are_scored_as_by_the_scorekeeper(
    ruleset: RulesetName, players: int
) -> None:
    luck = random.Random(f"{ruleset} {players}")
    game = box_game(ruleset, players, end=EndAt(tellings=2))
    while game.phase != "end":
        teller = luck.randrange(players) if game.storyteller is None else game.storyteller
        game = after(game, (teller, Tell(Clue(luck.choice(("", "a word"))))))
        game = vote_at_random(say_numbers(game, luck), luck)
        points = score_sheet(paper_round(game))
        assert not isinstance(points, Refusal)
        assert game.result is not None
        assert tuple(points.points.values()) == game.result.points
        game = after(game, PROCEED)
    assert game.round == 2 * players
    assert game.winners
