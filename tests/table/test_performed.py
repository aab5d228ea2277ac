"""Clues that are performed, sung or mimed without a recording."""

import pytest

from storyhare.rules import Clue, ClueKind, Options, Tell
from storyhare.table import commands as ask
from storyhare.table.settings import Settings
from storyhare.testing.tables import NO_CLOCKS, OK, playing
from tests.table.recording_scenes import (
    ALL_KINDS,
    OPTIONS,
    UNCLOCKED,
    asks_to_record,
    came,
    sends,
    tells,
)
from tests.table.scenes import phase


@pytest.mark.parametrize("kind", ["sound", "mime"])
@pytest.mark.parametrize("caption", ["", "a creaking door"])
async def test_a_clue_can_be_performed_with_and_without_a_caption(
    kind: ClueKind, caption: str
) -> None:
    party = await playing(4, UNCLOCKED)
    watcher = await party.joins("Wat")
    assert await tells(party.members[0], Clue(f" {caption} ", kind)) == OK
    assert phase(party) == "give"
    told = {"kind": kind} | ({"text": caption} if caption else {})
    for member in (*party.members, watcher):
        assert member.table["game"]["clue"] == told
        assert member.table["recordings"] is None
    assert party.state.recordings == {}
    assert await party.folded() == party.state


async def test_in_party_a_clue_is_performed_before_the_cards() -> None:
    settings = Settings("party", Options(clue_kinds=ALL_KINDS), clocks=NO_CLOCKS)
    party = await playing(6, settings)
    assert await tells(party.members[2], Clue("", "mime")) == OK
    assert party.state.game is not None
    assert party.state.game.storyteller == 2


@pytest.mark.parametrize("kind", ["sound", "mime"])
async def test_nothing_is_performed_where_the_table_wants_words(kind: ClueKind) -> None:
    words = Settings(options=Options(first_storyteller=0), clocks=NO_CLOCKS)
    other: ClueKind = "mime" if kind == "sound" else "sound"
    only_the_other = Options(first_storyteller=0, clue_kinds=("text", other))
    for settings in (words, Settings(options=only_the_other, clocks=NO_CLOCKS)):
        party = await playing(4, settings)
        before = party.state
        assert await tells(party.members[0], Clue("la", kind)) == "clue_kind_not_allowed"
        assert party.state == before


async def test_a_performance_needs_a_caption_where_the_table_asks_for_them() -> None:
    settings = Settings(options=OPTIONS, clocks=NO_CLOCKS, caption_required=True)
    party = await playing(4, settings)
    ann = party.members[0]
    before = party.state
    assert await tells(ann, Clue("", "mime")) == "caption_missing"
    assert await tells(ann, Clue(" \n ", "sound")) == "caption_missing"
    assert party.state == before
    assert await tells(ann, Clue("somebody falls asleep", "mime")) == OK


async def test_a_performance_is_refused_as_any_other_clue_is() -> None:
    party = await playing(4, UNCLOCKED)
    ann, bob, *_ = party.members
    game = party.state.game
    assert game is not None
    sung = Clue("", "sound")
    assert await bob.asks(Tell(sung, game.hands[1][0])) == "another_tells"
    assert await ann.asks(Tell(sung, None)) == "card_missing"
    assert await ann.asks(Tell(sung, game.hands[1][0])) == "not_in_your_hand"
    assert await tells(ann, Clue("x" * 161, "sound")) == "clue_too_long"
    await ann.asks(ask.Pause())
    assert await tells(ann, sung) == "table_paused"
    await ann.asks(ask.Resume())
    watcher = await party.joins("Wat")
    assert await watcher.asks(Tell(sung, None)) == "not_seated"
    assert party.state.game == game
    assert await tells(ann, sung) == OK
    assert await ann.asks(Tell(sung, game.hands[0][0])) == "clue_already_told"


async def test_a_performance_leaves_no_recording_to_agree_about() -> None:
    party = await playing(4, UNCLOCKED)
    ann = party.members[0]
    await asks_to_record(ann, ticket="t")
    await sends(ann, came("t"))
    assert await tells(ann, Clue("", "sound")) == OK
    assert (party.state.tickets, party.state.recordings) == ({}, {})
