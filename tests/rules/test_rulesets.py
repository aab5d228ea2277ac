"""Set-ups: what fits, what is refused and why, and how long a game will be."""

from typing import Any

import msgspec
import pytest

from storyhare.rules import (
    RULESETS,
    EndAt,
    Notice,
    Options,
    Refusal,
    Rounds,
    Rules,
    Setup,
    expected_rounds,
    notices,
    plan,
    settle,
)
from storyhare.testing.simulator import made_up_deck

Facts = dict[str, int | str]


def rules_of(ruleset: str, players: int, **options: Any) -> Rules:
    rules = settle(ruleset, Options(**options), players)
    assert isinstance(rules, Rules), rules
    return rules


def refused(ruleset: str, players: int, **options: Any) -> Refusal:
    refusal = settle(ruleset, Options(**options), players)
    assert isinstance(refusal, Refusal), refusal
    return refusal


def test_the_facts_of_every_ruleset_and_player_count() -> None:
    # (players, hand, cards on the table, voters, double vote)
    expected = {
        "classic": [(3, 7, 5, 2, False)] + [(n, 6, n, n - 1, False) for n in (4, 5, 6)],
        "odyssey": [(3, 7, 5, 2, False)] + [(n, 6, n, n - 1, n >= 7) for n in range(4, 13)],
        "party": [(n, 5, n, n, False) for n in range(6, 13)],
        "team": [(n, 4, n // 2 + 1, n // 2 - 1, False) for n in (6, 8, 10, 12)],
    }
    for ruleset, rows in expected.items():
        assert RULESETS[ruleset].players == tuple(row[0] for row in rows)  # type: ignore[index]
        for players, hand, table, voters, double in rows:
            rules = rules_of(ruleset, players)
            facts = (rules.hand, rules.cards_on_table, rules.voters, rules.double_vote)
            assert facts == (hand, table, voters, double), (ruleset, players)


def test_wrong_numbers_of_players_are_refused_with_what_is_missing() -> None:
    few: Facts = {"ruleset": "party", "players": 5, "least": 6, "missing": 1}
    assert refused("party", 5) == Refusal("too_few_players", few)
    many: Facts = {"ruleset": "classic", "players": 7, "most": 6, "extra": 1}
    assert refused("classic", 7) == Refusal("too_many_players", many)
    odd: Facts = {"ruleset": "team", "players": 7}
    assert refused("team", 7) == Refusal("players_without_partner", odd)
    assert refused("chess", 4) == Refusal("unknown_ruleset", {"ruleset": "chess"})


def test_every_number_of_players_outside_a_ruleset_is_refused() -> None:
    for ruleset, facts in RULESETS.items():
        for players in range(-1, 20):
            fits = players in facts.players
            assert isinstance(settle(ruleset, Options(), players), Rules) == fits


@pytest.mark.parametrize(
    ("ruleset", "options"),
    [
        ("party", {"lone_finder": True}),
        ("party", {"bonus_cap": 2}),
        ("party", {"double_vote": True}),
        ("team", {"double_vote": True}),
        ("classic", {"double_vote": True}),
    ],
)
def test_options_a_ruleset_does_not_have_are_refused(ruleset: str, options: dict[str, Any]) -> None:
    (option,) = options
    expected = Refusal("option_not_in_ruleset", {"option": option, "ruleset": ruleset})
    assert refused(ruleset, 6, **options) == expected


def test_switching_off_what_a_ruleset_does_not_have_is_harmless() -> None:
    rules_of("party", 6, lone_finder=False, bonus_cap=None, double_vote=False)
    rules_of("classic", 6, double_vote=False)


def test_the_second_vote_sleeps_below_seven_players() -> None:
    assert not rules_of("odyssey", 6, double_vote=True).double_vote
    assert rules_of("odyssey", 7).double_vote
    assert not rules_of("odyssey", 7, double_vote=False).double_vote


def test_mixes_that_can_work_are_allowed() -> None:
    for ruleset, facts in RULESETS.items():
        for players in facts.players:
            for end in ("pile", EndAt(score=50), EndAt(tellings=3)):
                rules = rules_of(ruleset, players, end=end, clue_kinds=("text", "sound", "mime"))
                assert rules.end == end
    assert rules_of("classic", 5, bonus_cap=3, lone_finder=True).bonus_cap == 3
    assert rules_of("odyssey", 5, bonus_cap=None).bonus_cap is None
    assert rules_of("team", 6, bonus_cap=0, first_storyteller=5).bonus_cap == 0


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"bonus_cap": -1}, "option_out_of_range"),
        ({"bonus_cap": 100}, "option_out_of_range"),
        ({"end": EndAt(score=0)}, "option_out_of_range"),
        ({"end": EndAt(score=1000)}, "option_out_of_range"),
        ({"end": EndAt(tellings=0)}, "option_out_of_range"),
        ({"end": EndAt(tellings=21)}, "option_out_of_range"),
        ({"first_storyteller": 5}, "no_such_seat"),
        ({"first_storyteller": -1}, "no_such_seat"),
        ({"clue_kinds": ("sound",)}, "text_is_always_allowed"),
    ],
)
def test_numbers_out_of_range_are_refused(options: dict[str, Any], code: str) -> None:
    assert refused("odyssey", 5, **options).code == code


@pytest.mark.parametrize(
    "text",
    [
        '{"lonefinder": true}',
        '{"end": "never"}',
        '{"end": {}}',
        '{"end": {"score": 30, "tellings": 2}}',
        '{"bonus_cap": "three"}',
        '{"bonus_cap": true}',
        '{"clue_kinds": ["smell"]}',
        '{"first_storyteller": "me"}',
    ],
)
def test_options_that_make_no_sense_do_not_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Options)


def test_options_read_back_as_they_were_written() -> None:
    for options in (
        Options(),
        Options(end="pile", bonus_cap=None, double_vote=False, first_storyteller=3),
        Options(end=EndAt(score=40), lone_finder=True, first_storyteller="random"),
        Options(end=EndAt(tellings=2), clue_kinds=("text", "mime")),
    ):
        assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options
    assert msgspec.json.encode(Options(end=EndAt(score=40))) == b'{"end":{"score":40}}'


def setup(ruleset: str, players: int, cards: int, **options: Any) -> Setup:
    return Setup(ruleset, players, made_up_deck(cards), Options(**options))


def test_a_deck_below_the_hard_minimum_is_refused_with_both_numbers() -> None:
    small = {"needed": 72, "cards": 71}
    assert plan(setup("odyssey", 12, 71)) == Refusal("deck_too_small", small)
    assert isinstance(plan(setup("odyssey", 12, 72)), Rules)
    needs_a_last_card = {"needed": 37, "cards": 36}
    assert plan(setup("classic", 6, 36)) == Refusal("deck_too_small", needs_a_last_card)
    assert isinstance(plan(setup("classic", 6, 37)), Rules)


def test_a_deck_with_a_card_twice_is_refused() -> None:
    deck = (*made_up_deck(83), "card-07")
    refusal = plan(Setup("classic", 4, deck))
    assert refusal == Refusal("deck_repeats_card", {"card": "card-07"})


def test_a_setup_that_does_not_settle_is_refused_before_its_deck_is_looked_at() -> None:
    assert plan(setup("party", 5, 1)) == refused("party", 5)


def test_the_lobby_is_told_about_tight_decks_lone_finds_and_single_rounds() -> None:
    assert notices(rules_of("odyssey", 12), 84) == ()
    tight = Notice("deck_is_tight", {"needed": 84, "cards": 83})
    assert notices(rules_of("odyssey", 12), 83) == (tight,)
    lone = Notice("every_find_is_lone")
    assert notices(rules_of("classic", 3, lone_finder=True), 84) == (lone,)
    assert notices(rules_of("team", 6, lone_finder=True), 84) == (lone,)
    assert notices(rules_of("team", 8, lone_finder=True), 84) == ()
    one = Notice("one_round_only")
    assert notices(rules_of("odyssey", 12, end="pile"), 84) == (one,)


def test_how_many_rounds_to_expect() -> None:
    by_pile = {6: 8, 5: 11, 4: 15, 3: 13}
    for players, rounds in by_pile.items():
        assert expected_rounds(rules_of("classic", players), 84) == Rounds(rounds, exact=True)
    assert expected_rounds(rules_of("party", 9), 84) == Rounds(9, exact=True)
    twice = rules_of("team", 8, end=EndAt(tellings=2))
    assert expected_rounds(twice, 84) == Rounds(16, exact=True)
    to_thirty = expected_rounds(rules_of("odyssey", 6), 84)
    assert not to_thirty.exact
    assert 8 <= to_thirty.number <= 16
    assert expected_rounds(rules_of("odyssey", 6, end=EndAt(score=1)), 84).number == 1
