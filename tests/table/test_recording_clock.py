"""A clock that waits for a recording on its way, and what others may notice of it."""

import json

from storyhare.rules import Options
from storyhare.table import commands as ask
from storyhare.table import recordings
from storyhare.table.recordings import BREATH, WAITS
from storyhare.table.settings import Settings
from storyhare.testing.tables import NO_CLOCKS, OK, playing
from tests.table.recording_scenes import (
    ALL_KINDS,
    CLOCKED,
    UNCLOCKED,
    asks_to_record,
    came,
    sends,
)
from tests.table.scenes import left, phase, restarted


async def test_a_clock_waits_for_an_upload_once_a_round() -> None:
    party = await playing(4, CLOCKED)
    ann = party.members[0]
    party.clock.advance(50)
    assert await asks_to_record(ann) == OK
    assert left(party) == 10 + WAITS
    party.clock.advance(5)
    assert await asks_to_record(ann) == OK
    assert left(party) == 5 + WAITS
    await party.passes(5 + WAITS)
    assert phase(party) == "give"
    assert party.state.autopilot == {0}


async def test_it_waits_only_for_as_long_as_the_upload_takes() -> None:
    party = await playing(4, CLOCKED)
    ann = party.members[0]
    party.clock.advance(20)
    await asks_to_record(ann, ticket="t")
    party.clock.advance(7)
    assert await sends(ann, came("t")) == OK
    assert left(party) == 40


async def test_after_waiting_there_is_time_to_tell() -> None:
    party = await playing(4, CLOCKED)
    ann = party.members[0]
    party.clock.advance(59)
    await asks_to_record(ann, ticket="t")
    party.clock.advance(12)
    await sends(ann, came("t"))
    assert left(party) == BREATH


async def test_an_upload_that_takes_longer_is_not_waited_for() -> None:
    party = await playing(4, CLOCKED)
    ann = party.members[0]
    party.clock.advance(30)
    await asks_to_record(ann, ticket="t")
    party.clock.advance(WAITS + 10)
    assert await sends(ann, came("t")) == OK
    assert left(party) == 20


async def test_the_next_round_s_clock_may_wait_again() -> None:
    party = await playing(4, CLOCKED)
    await asks_to_record(party.members[0])
    await party.plays_to("tell", round=2)
    assert left(party) == 60
    assert party.state.game is not None
    await asks_to_record(party.at_seat(party.state.game.storyteller or 0))
    assert left(party) == 60 + WAITS


async def test_every_node_and_a_restart_know_that_it_has_waited() -> None:
    party = await playing(4, CLOCKED)
    await asks_to_record(party.members[0], ticket="t")
    again = await restarted(party, 1)
    ann = again.members[0]
    await ann.connects()
    before = again.state.deadline
    assert recordings.ticket_of(again.state, ann.person, "t") is not None
    assert await asks_to_record(ann) == OK
    assert again.state.deadline == before


async def test_without_a_clock_nothing_waits_and_nobody_notices() -> None:
    party = await playing(4, UNCLOCKED)
    party.forget()
    await asks_to_record(party.members[0], ticket="t")
    await sends(party.members[0], came("t"))
    assert party.state.deadline is None
    assert [member.viewer.got for member in party.members] == [[]] * 4


async def test_until_it_is_told_others_learn_of_the_clock_alone() -> None:
    party = await playing(4, CLOCKED)
    ann, *others = party.members
    watcher = await party.joins("Wat")
    before = [dict(member.table) for member in (*others, watcher)]
    party.forget()
    await asks_to_record(ann, ticket="secret-ticket")
    await sends(ann, came("secret-ticket", "game.secret"))
    for member, table in zip((*others, watcher), before, strict=True):
        assert member.table | {"clock": {}} == table | {"clock": {}}
        assert "secret" not in json.dumps([member.table, str(member.viewer.got)])


async def test_who_records_is_back_from_the_autopilot() -> None:
    party = await playing(4, Settings(options=Options(clue_kinds=ALL_KINDS), clocks=NO_CLOCKS))
    bob = party.members[1]
    assert await bob.asks(ask.Leave()) == OK
    assert party.state.autopilot == {1}
    assert await asks_to_record(bob) == OK
    assert party.state.autopilot == frozenset()
    assert not party.state.people[bob.person].left
