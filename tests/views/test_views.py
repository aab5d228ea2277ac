"""Views: a viewer learns all it may know and nothing else."""

import random
from collections.abc import Callable, Iterator

import msgspec
import pytest

from storyhare.rules import (
    RULESETS,
    Deal,
    Game,
    Options,
    Proceed,
    Refusal,
    Setup,
    awaited,
    decide,
    fold,
    legal,
    new_game,
    plan,
)
from storyhare.testing.resample import hidden_cards, resampled
from storyhare.testing.simulator import made_up_deck, next_command
from storyhare.views import PublicView, View, view
from tests.rules.tables import after, dealt, give, laid, tell, vote

TABLES = [(name, players) for name, facts in RULESETS.items() for players in facts.players]
Look = Callable[[Game, int | None], object]


def states(ruleset: str, players: int, seed: int) -> Iterator[Game]:
    """Every state of a random game."""
    luck = random.Random(seed)
    rules = plan(setup := Setup(ruleset, players, made_up_deck(), Options(lone_finder=False)))
    assert not isinstance(rules, Refusal)
    game = new_game(rules, setup.deck)
    while game.phase != "end":
        events = decide(game, *next_command(game, luck), luck)
        assert not isinstance(events, Refusal)
        game = fold(game, events)
        yield game


def leaks(ruleset: str, players: int, look: Look, seed: int = 1) -> tuple[int, int]:
    """How many comparisons differ when all that is hidden changes, and how many were made."""
    luck = random.Random(seed)
    different = changed = 0
    for game in states(ruleset, players, seed):
        for viewer in (None, *range(players)):
            other = resampled(game, viewer, luck)
            changed += other != game
            encode = msgspec.json.encode
            different += encode(look(game, viewer)) != encode(look(other, viewer))
    return different, changed


@pytest.mark.no_cover  # many games: other tests cover the lines, this one the results
@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_what_a_viewer_may_not_know_does_not_change_its_view(ruleset: str, players: int) -> None:
    different, changed = leaks(ruleset, players, view)
    assert different == 0
    assert changed > 100


def test_a_view_that_leaks_is_caught() -> None:
    """The test above can fail: each of these tells too much, in the ruleset where it matters."""

    def owners(game: Game, _: int | None) -> object:
        return game.owners

    def who_voted_what(game: Game, _: int | None) -> object:
        return game.ballots

    def gifts(game: Game, _: int | None) -> object:
        return game.given

    def hand_in_party(game: Game, viewer: int | None) -> object:
        return None if viewer is None else game.hands[viewer]

    def top_of_the_pile(game: Game, _: int | None) -> object:
        return game.pile[:1]

    def partners_card(game: Game, viewer: int | None) -> object:
        partner = None if viewer is None else game.rules.partner(viewer)
        return [at for at, owner in enumerate(game.owners) if owner == partner]

    for look in (owners, who_voted_what, gifts, hand_in_party, top_of_the_pile):
        assert leaks("party", 6, look)[0] > 0, look.__name__
    assert leaks("team", 6, partners_card)[0] > 0


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_no_hidden_card_is_named(ruleset: str, players: int) -> None:
    for game in states(ruleset, players, seed=2):
        for viewer in (None, *range(players)):
            text = msgspec.json.encode(view(game, viewer)).decode()
            # A card in one's own offers is one's own; the quotes keep card-1 apart from card-12.
            named = {card for card in hidden_cards(game, viewer) if f'"{card}"' in text}
            assert not named, (game.phase, viewer)


def test_a_spectator_knows_the_public_part_alone() -> None:
    game = laid("odyssey", 5)
    seen = view(game, None)
    assert seen.seat is None
    for seat in range(5):
        assert view(game, seat).public == seen.public


def test_a_player_sees_hand_gifts_own_numbers_ballot_and_offers() -> None:
    game = laid("classic", 3)
    own = tuple(at for at, owner in enumerate(game.owners, 1) if owner == 1)
    foreign = next(at for at, owner in enumerate(game.owners, 1) if owner == 0)
    game = after(game, vote(1, foreign))
    mine = view(game, 1).seat
    assert mine is not None
    assert mine.hand == game.hands[1]
    assert mine.given == game.given[1]
    assert mine.own == own
    assert mine.ballot is not None
    assert mine.legal == legal(game, 1)


def test_in_party_nobody_sees_a_hand_before_the_clue() -> None:
    game = dealt("party", 6)
    for seat in range(6):
        mine = view(game, seat).seat
        assert mine is not None
        assert mine.hand is None
    told = after(game, tell(game, 2))
    mine = view(told, 4).seat
    assert mine is not None
    assert mine.hand == told.hands[4]


def test_owners_and_votes_come_with_the_reveal() -> None:
    game = laid("party", 6)
    for card in view(game, 0).public.table:
        assert (card.owner, card.green, card.red) == (None, (), ())
    game = after(game, vote(0, 2, red=2), *[vote(seat, 2) for seat in range(1, 6)])
    assert game.phase == "reveal"
    table = view(game, None).public.table
    assert [card.owner for card in table] == list(game.owners)
    assert table[1].green == (0, 1, 2, 3, 4, 5)
    assert table[1].red == (0,)
    assert table[0].green == ()


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_a_reveal_says_who_tells_next_unless_the_game_ends_with_it(
    ruleset: str, players: int
) -> None:
    luck, promised = random.Random(2), []
    for game in states(ruleset, players, seed=2):
        told = view(game, None).public.next_storyteller
        if game.phase != "reveal":
            assert told is None
            continue
        events = decide(game, None, Proceed(), luck)
        assert not isinstance(events, Refusal)
        then = fold(game, events)
        assert told == (None if then.phase == "end" else then.storyteller)
        promised.append(told)
    assert promised[-1] is None
    assert None not in promised[:-1]


def test_who_is_awaited_is_public_and_what_they_do_is_not() -> None:
    game = dealt("team", 6)
    game = after(game, tell(game), give(game, 1))
    public = view(game, None).public
    assert public.awaited == awaited(game) == (2, 3, 5)
    assert game.given[1][0] not in msgspec.json.encode(public).decode()


def test_views_read_back_from_json() -> None:
    for game in states("team", 8, seed=3):
        for viewer in (None, 0, 5):
            seen = view(game, viewer)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen


def test_the_view_before_the_deal_is_empty() -> None:
    rules = plan(setup := Setup("classic", 4, made_up_deck()))
    assert not isinstance(rules, Refusal)
    game = new_game(rules, setup.deck)
    public: PublicView = view(game, None).public
    assert (public.phase, public.pile, public.table) == ("deal", 0, ())
    assert not isinstance(decide(game, None, Deal(), random.Random(1)), Refusal)
