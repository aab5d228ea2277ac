"""Which moves stand by an offer, and what a bot does when it has none."""

import logging
import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from storyhare.bots import Blind, Bot, Context, player, stands
from storyhare.bots.blind import VAGUE, blind_move, vague_clues
from storyhare.decks.lexicon import LANGUAGES, concepts
from storyhare.rules import (
    Clue,
    Give,
    MayGive,
    MayTakeBack,
    MayTell,
    MayVote,
    Offer,
    SeatCommand,
    TakeBack,
    Tell,
    Vote,
)
from storyhare.views import View, view
from tests.bots.test_policy import CONTEXT, PLAIN, Fixed, game_of, laid, moves, told

TELL = MayTell(("a", "b"), ("text",), 5)
GIVE = MayGive(("a", "b", "c"), 2)
VOTE = MayVote((1, 2, 3), 2, ())
SPOIL = MayVote((1, 2, 3), 1, (2, 3))


@pytest.mark.parametrize(
    ("move", "offer", "right"),
    [
        (Tell(Clue("12345"), "a"), TELL, True),
        (Tell(Clue("123456"), "a"), TELL, False),
        (Tell(Clue("hop"), "c"), TELL, False),
        (Tell(Clue("hop"), None), TELL, False),
        (Tell(Clue("  "), "a"), TELL, False),
        (Tell(Clue("hop", "sound", "x"), "a"), TELL, False),
        (Tell(Clue("hop"), None), MayTell((), ("text",), 5), True),
        (Tell(Clue("hop"), "a"), MayTell((), ("text",), 5), False),
        (Give(("a", "b")), GIVE, True),
        (Give(("a", "a")), GIVE, False),
        (Give(("a",)), GIVE, False),
        (Give(("a", "b", "c")), GIVE, False),
        (Give(("a", "d")), GIVE, False),
        (Vote((1,)), VOTE, True),
        (Vote((1, 3)), VOTE, True),
        (Vote((1, 1)), VOTE, False),
        (Vote((1, 2, 3)), VOTE, False),
        (Vote(()), VOTE, False),
        (Vote((4,)), VOTE, False),
        (Vote((1,), 2), VOTE, False),
        (Vote((1,), 2), SPOIL, True),
        (Vote((1,), 1), SPOIL, False),
        (Vote((1,)), SPOIL, False),
        (Vote((4,), 2), SPOIL, False),
        (TakeBack(), MayTakeBack(), True),
        (TakeBack(), VOTE, False),
        (Give(("a", "b")), VOTE, False),
    ],
)
def test_a_move_stands_by_what_was_offered(move: SeatCommand, offer: Offer, right: bool) -> None:
    assert stands(move, offer) is right


def test_a_move_that_was_made_up_is_replaced_by_a_blind_one(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(player, "_move", lambda _: Give(("made up",)))
    game = told(game_of())
    with caplog.at_level(logging.ERROR):
        move = Bot(Fixed({})).decide(view(game, 1), CONTEXT, 1)
    assert isinstance(move, Give)
    assert set(move.cards) <= set(game.hands[1])
    assert "made up" in caplog.text


def test_a_bot_whose_scorer_works_judges_and_does_not_move_blindly(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = told(game_of())
    best = game.hands[1][3]
    with caplog.at_level(logging.ERROR):
        move = Bot(Fixed({best: 20.0}), PLAIN).decide(view(game, 1), CONTEXT, 1)
    assert move == Give((best,))
    assert caplog.text == ""


@pytest.mark.parametrize("bot", [Blind(), Bot(Fixed({}))])
def test_who_has_no_seat_has_no_move(bot: Blind | Bot) -> None:
    with pytest.raises(ValueError, match="spectator"):
        bot.decide(view(game_of(), None), CONTEXT, 1)


@pytest.mark.parametrize("bot", [Blind(), Bot(Fixed({}), PLAIN)])  # PLAIN has no tastes
def test_a_bot_draws_other_luck_each_round_in_each_seat_and_for_each_seed(bot: Blind | Bot) -> None:
    game = laid(game_of(players=6))

    def drawn(seat: int, seed: int, round_: int = 1) -> SeatCommand:
        seen = view(game, seat)
        return bot.decide(replace(seen, public=replace(seen.public, round=round_)), CONTEXT, seed)

    assert len({drawn(1, seed) for seed in range(30)}) > 2
    assert len({drawn(1, 1, round_) for round_ in range(30)}) > 2
    assert drawn(2, 4) == drawn(2, 4)


def test_who_is_not_waited_for_has_no_move() -> None:
    seen = view(game_of(), 1)
    assert seen.seat is not None
    assert seen.seat.legal == ()
    with pytest.raises(ValueError, match="does not wait"):
        blind_move(seen.seat, "en", random.Random(1))
    with pytest.raises(ValueError, match="does not wait"):
        moves(seen, Fixed({}))


def test_a_card_on_the_table_is_not_taken_back_by_a_bot() -> None:
    seen = view(laid(game_of()), 1)
    assert seen.seat is not None
    both = replace(seen.seat, legal=(MayTakeBack(), *seen.seat.legal))
    assert isinstance(blind_move(both, "en", random.Random(1)), Vote)
    assert isinstance(moves(View(seen.public, both), Fixed({})), Vote)


def test_blind_moves_are_legal_and_of_every_sort() -> None:
    def moves(game_seat: tuple[object, int], number: int = 60) -> list[SeatCommand]:
        seen = view(game_seat[0], game_seat[1])  # type: ignore[arg-type]
        assert seen.seat is not None
        found = [blind_move(seen.seat, "en", random.Random(seed)) for seed in range(number)]
        assert all(stands(move, offer) for move in found for offer in seen.seat.legal)
        return found

    party = laid(game_of("party", 6))
    for game in (
        (game_of(), 0),
        (told(game_of()), 2),
        (laid(game_of()), 2),
        (party, 1),
        (party, 0),
    ):
        assert len(set(moves(game))) > 2
    assert isinstance(moves((game_of("party", 6), 0), 1)[0], Tell)


def test_vague_words_are_those_of_the_language_and_else_english() -> None:
    for language in (*LANGUAGES, "eo"):
        known = concepts("en" if language == "eo" else language)
        assert vague_clues(language) == [known[name][0] for name in VAGUE]
    assert len(VAGUE) == 12


def test_ties_in_the_red_vote_and_own_cards_are_settled() -> None:
    """Where all that is left is one's own or one's choice, it goes to the best of them."""

    class Two(Fixed):
        def fit(self, _clue: str, _language: str, cards: Sequence[str]) -> list[float]:
            return [30.0 * (at == len(cards) - 1) for at in range(len(cards))]

    seen = view(laid(game_of("party", 6)), 0)
    assert seen.seat is not None
    (offer,) = seen.seat.legal
    assert isinstance(offer, MayVote)
    best = offer.numbers[-1]
    only = replace(seen.seat, legal=(replace(offer, red=(best,)),))
    assert moves(View(seen.public, only), Two({})) == Vote((best,), best)


def test_the_deck_a_bot_imagines_hands_from_may_be_small() -> None:
    game = game_of()
    seen = view(game, 0)
    assert seen.seat is not None
    few = Context("en", (*game.hands[0], *game.pile[:3]))
    for known in (few, Context("en", (*game.hands[0], *game.pile[:30]))):
        assert isinstance(moves(seen, Fixed({}), known), Tell)
