"""Hypothesis strategies for valid set-ups, and for commands, most of them invalid."""

from typing import Any

from hypothesis import strategies as st

from storyhare.rules import (
    RULESETS,
    Clue,
    Command,
    Deal,
    EndAt,
    Game,
    Give,
    Options,
    Proceed,
    Refusal,
    Setup,
    TakeBack,
    Tell,
    Vote,
    settle,
)
from storyhare.testing.simulator import made_up_deck

ENDS = st.one_of(
    st.just("pile"),
    st.builds(EndAt, score=st.integers(1, 40)),
    st.builds(EndAt, tellings=st.integers(1, 2)),
)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A set-up that can be played: any ruleset, number of players, options and deck size."""
    name = draw(st.sampled_from(sorted(RULESETS)))
    facts = RULESETS[name]
    players = draw(st.sampled_from(facts.players))
    chosen: dict[str, Any] = {
        "end": draw(ENDS),
        "first_storyteller": draw(
            st.sampled_from(["first_clue", "random", *range(players)]),
        ),
        "clue_kinds": draw(st.sampled_from([("text",), ("text", "sound", "mime")])),
    }
    if "lone_finder" in facts.options:
        chosen["lone_finder"] = draw(st.booleans())
    if "bonus_cap" in facts.options:
        chosen["bonus_cap"] = draw(st.sampled_from([None, 0, 1, 3]))
    if "double_vote" in facts.options:
        chosen["double_vote"] = draw(st.booleans())
    options = Options(**chosen)
    rules = settle(name, options, players)
    assert not isinstance(rules, Refusal)
    spare = draw(st.integers(0, 12))
    return Setup(name, players, made_up_deck(rules.fewest_cards + spare), options)


CLUES = st.one_of(
    st.builds(Clue, text=st.text(max_size=12)),
    st.builds(Clue, text=st.text(min_size=159, max_size=162)),
    st.builds(
        Clue,
        text=st.just("hm"),
        kind=st.sampled_from(["text", "sound", "mime"]),
        recording=st.sampled_from([None, "", "recording"]),
    ),
)


def any_commands(game: Game) -> st.SearchStrategy[tuple[int | None, Command]]:
    """A seat and its command, or None and one of the table: most out of turn or invalid."""
    seats = st.integers(-1, game.rules.players)
    cards = st.sampled_from([*game.deck, "", "no-such-card"])
    numbers = st.integers(-1, game.rules.cards_on_table + 1)
    moves = st.one_of(
        st.builds(Tell, clue=CLUES, card=st.one_of(st.none(), cards)),
        st.builds(Give, cards=st.lists(cards, max_size=3).map(tuple)),
        st.just(TakeBack()),
        st.builds(
            Vote,
            green=st.lists(numbers, max_size=3).map(tuple),
            red=st.one_of(st.none(), numbers),
        ),
    )
    by_the_table = st.tuples(st.none(), st.sampled_from([Deal(), Proceed()]))
    return st.one_of(by_the_table, st.tuples(seats, moves))
