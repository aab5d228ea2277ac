"""Moves: what each phase takes, what it refuses and why, and what a round does to the cards."""

import pytest

from storyhare.rules import (
    CLUE_LIMIT,
    PHASES,
    Clue,
    ClueKind,
    EndAt,
    Game,
    Give,
    MayGive,
    MayTakeBack,
    MayTell,
    MayVote,
    Refusal,
    TakeBack,
    Tell,
    awaited,
    decide,
    legal,
)
from storyhare.rules.events import ClueTold, GameEnded, HandsRefilled, PileRefilled
from tests.rules.tables import DEAL, ORDERLY, PROCEED, after, dealt, give, laid, refusal, tell, vote


def test_commands_out_of_their_phase_are_refused() -> None:
    told = dealt("classic", 4)
    told = after(told, tell(told))
    games = [dealt("classic", 4), told, laid("classic", 4)]
    commands = [DEAL, (1, TakeBack()), vote(1, 1), (1, Give(("card-07",))), PROCEED]
    for game in games:
        for command in commands:
            if type(command[1]) not in PHASES[game.phase].takes:
                assert refusal(game, command) == Refusal("not_now", {"phase": game.phase})


def test_a_seat_that_does_not_exist_is_refused() -> None:
    game = dealt("classic", 4)
    for seat in (-1, 4, 99):
        expected = Refusal("no_such_seat", {"seat": seat, "players": 4})
        assert refusal(game, (seat, Tell(Clue("x"), "card-01"))) == expected
    game = after(game, tell(game))
    assert refusal(game, (-1, Give(("card-24",)))).code == "no_such_seat"
    assert refusal(laid("classic", 4), vote(-1, 1)).code == "no_such_seat"


class TestTell:
    def test_the_first_clue_makes_the_storyteller(self) -> None:
        game = dealt("odyssey", 5)
        assert game.storyteller is None
        assert awaited(game) == (0, 1, 2, 3, 4)
        game = after(game, tell(game, 3))
        assert game.storyteller == 3
        late = refusal(game, tell(game, 1))
        assert late == Refusal("clue_already_told", {"storyteller": 3})

    def test_a_host_may_ask_for_a_random_or_a_chosen_first_storyteller(self) -> None:
        assert dealt("odyssey", 5, first_storyteller="random").storyteller == 4
        game = dealt("odyssey", 5, first_storyteller=2)
        assert game.storyteller == 2
        assert awaited(game) == (2,)
        assert refusal(game, tell(game, 1)) == Refusal("another_tells", {"storyteller": 2})
        assert legal(game, 1) == ()

    def test_the_card_comes_from_ones_own_hand(self) -> None:
        game = dealt("classic", 4)
        others = [game.hands[1][0], game.pile[0], "card-999", ""]
        refusals = {refusal(game, (0, Tell(Clue("x"), card))).code for card in others}
        assert refusals == {"not_in_your_hand"}
        assert refusal(game, (0, Tell(Clue("x")))).code == "card_missing"

    def test_in_party_the_words_come_before_the_cards(self) -> None:
        game = dealt("party", 6)
        assert legal(game, 2) == (MayTell((), ("text",)),)
        assert refusal(game, (2, Tell(Clue("x"), game.hands[2][0]))).code == "clue_comes_first"
        assert after(game, (2, Tell(Clue("x")))).phase == "give"

    @pytest.mark.parametrize(
        ("clue", "code"),
        [
            (Clue(""), "clue_empty"),
            (Clue("  \n\t"), "clue_empty"),
            (Clue("x" * (CLUE_LIMIT + 1)), "clue_too_long"),
            (Clue("x", recording="abc"), "text_has_no_recording"),
            (Clue("", "mime", "abc"), "clue_kind_not_allowed"),
        ],
    )
    def test_clues_that_are_none(self, clue: Clue, code: str) -> None:
        game = dealt("classic", 4, clue_kinds=("text", "sound"))
        assert refusal(game, (0, Tell(clue, game.hands[0][0]))).code == code

    @pytest.mark.parametrize("kind", ["sound", "mime"])
    def test_songs_and_mimes_where_the_table_allows_them(self, kind: ClueKind) -> None:
        game = dealt("classic", 4, clue_kinds=("text", kind))
        clue = Clue("", kind, "recording-1")
        (told,) = decide(game, 0, Tell(clue, game.hands[0][0]), ORDERLY)  # type: ignore[misc]
        assert told == ClueTold(0, clue, game.hands[0][0])
        assert after(game, (0, Tell(Clue("x" * CLUE_LIMIT), game.hands[0][0]))).phase == "give"

    def test_a_song_in_the_room_or_in_a_record_needs_no_recording(self) -> None:
        """Online the table asks for one; see tests/table/test_performed.py."""
        game = dealt("classic", 4, clue_kinds=("text", "sound"))
        assert after(game, (0, Tell(Clue("", "sound"), game.hands[0][0]))).phase == "give"


class TestGive:
    def test_everybody_but_the_storyteller_gives_one_card(self) -> None:
        game = dealt("classic", 4)
        game = after(game, tell(game, 1))
        assert awaited(game) == (0, 2, 3)
        assert refusal(game, give(game, 1)).code == "storyteller_gave_with_the_clue"
        assert legal(game, 1) == ()
        assert legal(game, 0) == (MayGive(game.hands[0], 1),)
        game = after(game, give(game, 2))
        assert awaited(game) == (0, 3)

    def test_with_three_players_each_gives_two_different_cards(self) -> None:
        game = dealt("odyssey", 3)
        game = after(game, tell(game))
        first, second = game.hands[1][:2]
        expected = Refusal("wrong_number_of_cards", {"due": 2, "given": 1})
        assert refusal(game, (1, Give((first,)))) == expected
        assert refusal(game, (1, Give((first, first)))).code == "same_card_twice"
        assert refusal(game, (1, Give((first, "card-99")))).code == "not_in_your_hand"
        game = after(game, (1, Give((first, second))), give(game, 2))
        assert len(game.table) == 5
        assert sorted(game.owners) == [0, 1, 1, 2, 2]

    def test_a_card_that_is_not_yours_gets_the_same_answer_wherever_it_is(self) -> None:
        game = dealt("classic", 4)
        game = after(game, tell(game))
        foreign = [game.hands[2][0], game.hands[0][0], game.pile[-1], "nonsense", ""]
        for card in foreign:
            assert refusal(game, (1, Give((card,)))) == Refusal("not_in_your_hand")

    def test_a_given_card_can_be_replaced_until_the_last_one_is_in(self) -> None:
        game = dealt("classic", 4)
        game = after(game, tell(game))
        first, second = game.hands[1][:2]
        game = after(game, (1, Give((first,))), (1, Give((second,))))
        assert game.given[1] == (second,)
        assert awaited(game) == (2, 3)
        game = after(game, give(game, 2), give(game, 3))
        assert game.phase == "vote"
        assert first in game.hands[1]
        assert second in game.table
        assert refusal(game, (1, Give((first,)))).code == "not_now"

    def test_only_in_team_a_card_is_taken_back(self) -> None:
        game = dealt("classic", 4)
        game = after(game, tell(game), give(game, 1))
        assert refusal(game, (1, TakeBack())).code == "replace_instead"

    def test_in_party_the_storyteller_gives_too(self) -> None:
        game = dealt("party", 6)
        game = after(game, tell(game))
        assert awaited(game) == (0, 1, 2, 3, 4, 5)
        assert legal(game, 0) == (MayGive(game.hands[0], 1),)


class TestTeamGive:
    def told(self) -> Game:
        game = dealt("team", 6)
        return after(game, tell(game, 0))

    def test_the_mate_gives_and_one_of_every_other_team(self) -> None:
        game = self.told()
        assert awaited(game) == (1, 2, 3, 4, 5)
        game = after(game, give(game, 3))
        assert awaited(game) == (1, 2, 4, 5)
        game = after(game, give(game, 4))
        assert awaited(game) == (2, 5)
        assert legal(game, 1) == ()

    def test_the_first_card_of_a_team_stands(self) -> None:
        game = self.told()
        game = after(game, give(game, 1))
        assert refusal(game, give(game, 4)) == Refusal("partner_has_given")

    def test_after_a_take_back_either_partner_may_give(self) -> None:
        game = self.told()
        assert legal(game, 1) == (MayGive(game.hands[1], 1),)
        assert refusal(game, (1, TakeBack())).code == "nothing_to_take_back"
        assert refusal(game, (0, TakeBack())).code == "storyteller_gave_with_the_clue"
        game = after(game, give(game, 1))
        assert legal(game, 1) == (MayGive(game.hands[1], 1), MayTakeBack())
        game = after(game, (1, TakeBack()))
        assert awaited(game) == (1, 2, 3, 4, 5)
        game = after(game, give(game, 4))
        assert refusal(game, give(game, 1)).code == "partner_has_given"

    def test_who_gave_does_not_vote_the_partner_does(self) -> None:
        game = laid("team", 8)
        assert set(game.owners) == {0, 1, 2, 3, 4}
        assert awaited(game) == (5, 6, 7)
        assert refusal(game, vote(0, 2)) == Refusal("storyteller_does_not_vote")
        for giver in (1, 4):
            assert refusal(game, vote(giver, 1)) == Refusal("giver_does_not_vote")
            assert legal(game, giver) == ()

    def test_a_voter_may_name_the_partners_card_without_knowing_it(self) -> None:
        game = laid("team", 8)
        partners = game.owners.index(1) + 1
        assert legal(game, 5) == (MayVote((1, 2, 3, 4, 5), 1),)
        assert after(game, vote(5, partners)).ballots[5] is not None


class TestVote:
    def test_one_vote_below_seven_players(self) -> None:
        game = laid("odyssey", 6)
        mine = game.owners.index(2) + 1
        others = tuple(n for n in range(1, 7) if n != mine)
        assert legal(game, 2) == (MayVote(others, 1),)
        assert legal(game, 0) == ()
        expected = Refusal("wrong_number_of_votes", {"cast": 2, "most": 1})
        assert refusal(game, vote(2, *others[:2])) == expected
        assert refusal(game, vote(2)).code == "wrong_number_of_votes"

    def test_one_or_two_votes_on_different_cards_from_seven(self) -> None:
        game = laid("odyssey", 7)
        assert isinstance(legal(game, 2)[0], MayVote)
        assert after(game, vote(2, 1)).ballots[2] is not None
        assert after(game, vote(2, 1, 2)).ballots[2] is not None
        assert refusal(game, vote(2, 1, 1)) == Refusal("two_votes_on_one_card", {"number": 1})
        assert refusal(game, vote(2, 1, 2, 4)).code == "wrong_number_of_votes"

    @pytest.mark.parametrize("number", [-1, 0, 5, 99])
    def test_numbers_that_are_not_on_the_table(self, number: int) -> None:
        expected = Refusal("no_such_number", {"number": number, "cards": 4})
        assert refusal(laid("classic", 4), vote(1, number)) == expected

    def test_never_for_ones_own_card(self) -> None:
        game = laid("classic", 3)
        for number, owner in enumerate(game.owners, 1):
            if owner == 1:
                assert refusal(game, vote(1, number)) == Refusal("own_card", {"number": number})
        assert sum(owner == 1 for owner in game.owners) == 2

    def test_in_party_everybody_votes_for_any_card_and_the_storyteller_spoils_one(self) -> None:
        game = laid("party", 6)
        everything = (1, 2, 3, 4, 5, 6)
        assert legal(game, 0) == (MayVote(everything, 1, everything),)
        assert legal(game, 1) == (MayVote(everything, 1),)
        assert refusal(game, vote(0, 1)) == Refusal("red_vote_missing")
        assert refusal(game, vote(1, 1, red=2)) == Refusal("red_vote_not_yours")
        assert refusal(game, vote(0, 1, red=7)).code == "no_such_number"
        own = game.owners.index(1) + 1
        assert after(game, vote(0, 3, red=3), vote(1, own)).phase == "vote"

    def test_a_red_vote_outside_party_is_refused(self) -> None:
        assert refusal(laid("classic", 4), vote(1, 1, red=2)) == Refusal("red_vote_not_yours")

    def test_a_vote_can_be_replaced_until_the_last_one_is_in(self) -> None:
        game = laid("classic", 4)
        number = {owner: at for at, owner in enumerate(game.owners, 1)}
        game = after(game, vote(1, number[2]), vote(1, number[0]))
        assert awaited(game) == (2, 3)
        game = after(game, vote(2, number[0]), vote(3, number[1]))
        assert game.phase == "reveal"
        assert game.result is not None
        assert game.result.finders == (1, 2)
        assert refusal(game, vote(1, 1)).code == "not_now"


def revealed(ruleset: str, players: int, **options: object) -> Game:
    game = laid(ruleset, players, **options)
    while game.phase == "vote":
        seat = awaited(game)[0]
        (offer,) = legal(game, seat)
        assert isinstance(offer, MayVote)
        red = offer.red[0] if offer.red else None
        game = after(game, vote(seat, offer.numbers[0], red=red))
    return game


class TestProceed:
    def test_nothing_moves_before_the_table_goes_on(self) -> None:
        game = revealed("classic", 4)
        assert game.phase == "reveal"
        assert awaited(game) == ()
        assert [len(hand) for hand in game.hands] == [5, 5, 5, 5]
        for seat in range(4):
            assert legal(game, seat) == ()

    def test_the_next_storyteller_sits_on_the_left(self) -> None:
        game = dealt("classic", 4, first_storyteller=3)
        game = after(game, tell(game, 3), *[give(game, seat) for seat in (0, 1, 2)])
        voters = {seat: next(n for n, o in enumerate(game.owners, 1) if o == 3) for seat in (0, 1)}
        game = after(game, *[vote(seat, n) for seat, n in voters.items()])
        game = after(game, vote(2, next(n for n, o in enumerate(game.owners, 1) if o == 0)))
        game = after(game, PROCEED)
        assert (game.round, game.storyteller, game.phase) == (2, 0, "tell")

    def test_hands_are_refilled_one_card_at_a_time_from_the_left(self) -> None:
        game = revealed("classic", 3)
        pile = game.pile
        game = after(game, PROCEED)
        # Seat 0 told: 1, 2 and 0 draw one, then 1 and 2, who gave two cards, draw again.
        assert game.hands[1][-2:] == (pile[0], pile[3])
        assert game.hands[2][-2:] == (pile[1], pile[4])
        assert game.hands[0][-1:] == (pile[2],)
        assert game.pile == pile[5:]
        assert len(game.discards) == 5

    def test_the_draw_of_the_last_card_ends_a_classic_game_at_once(self) -> None:
        game = revealed("classic", 4, cards=26)
        assert len(game.pile) == 2
        events = decide(game, *PROCEED, ORDERLY)
        assert not isinstance(events, Refusal)
        refill = next(event for event in events if isinstance(event, HandsRefilled))
        assert [len(drawn) for drawn in refill.drawn] == [0, 1, 1, 0]
        assert isinstance(events[-1], GameEnded)
        over = after(game, PROCEED)
        assert over.phase == "end"
        assert refusal(over, PROCEED) == Refusal("game_over")
        assert refusal(over, tell(over)) == Refusal("game_over")

    def test_a_pile_that_runs_out_exactly_ends_the_game_too(self) -> None:
        assert after(revealed("classic", 4, cards=28), PROCEED).phase == "end"
        assert after(revealed("classic", 4, cards=29), PROCEED).phase == "tell"

    def test_a_short_pile_gets_the_discards_under_it(self) -> None:
        game = revealed("odyssey", 4, cards=26)
        left = game.pile
        events = decide(game, *PROCEED, ORDERLY)
        assert not isinstance(events, Refusal)
        refill = next(event for event in events if isinstance(event, PileRefilled))
        assert sorted(refill.under) == sorted(game.table)
        game = after(game, PROCEED)
        drawn = [game.hands[seat][-1] for seat in (1, 2, 3, 0)]
        assert drawn == [*left, *refill.under[:2]]
        assert game.pile == refill.under[2:]
        assert game.discards == ()

    def test_a_pile_that_is_just_enough_is_not_shuffled(self) -> None:
        game = after(revealed("odyssey", 4, cards=28), PROCEED)
        assert game.pile == ()
        assert len(game.discards) == 4

    def test_in_party_every_hand_goes_to_the_left_after_the_refill(self) -> None:
        game = revealed("party", 6)
        pile = game.pile
        passed = after(game, PROCEED)
        for seat in range(6):
            kept = game.hands[seat]
            assert passed.hands[(seat + 1) % 6][: len(kept)] == kept
        assert passed.hands[2][-1] == pile[0]  # seat 1 drew first and passed it on

    def test_a_target_score_ends_the_game_after_the_rounds_points(self) -> None:
        game = revealed("odyssey", 4, end=EndAt(score=2))
        assert max(game.scores) >= 2
        ended = after(game, PROCEED)
        assert ended.phase == "end"
        assert (ended.hands, ended.pile, ended.table) == (game.hands, game.pile, game.table)

    def test_equal_points_share_the_win(self) -> None:
        # Nobody finds the card of seat 0: everyone else has two points and one vote at most.
        game = laid("odyssey", 4, end=EndAt(score=2))
        number = {owner: at for at, owner in enumerate(game.owners, 1)}
        game = after(game, vote(1, number[2]), vote(2, number[3]), vote(3, number[1]), PROCEED)
        assert game.scores == (0, 3, 3, 3)
        assert game.winners == (1, 2, 3)

    def test_partners_win_together(self) -> None:
        game = revealed("team", 6, end=EndAt(score=2))
        game = after(game, PROCEED)
        for seat in game.winners:
            assert (seat + 3) % 6 in game.winners
