"""A table over days: who is connected does not matter, limits do, and reveals block nobody."""

from random import Random

import msgspec
import pytest

from storyhare.live import lines
from storyhare.rules import legal
from storyhare.table import commands as ask
from storyhare.table import days
from storyhare.table.preconditions import length
from storyhare.table.settings import Clocks, Settings, check
from storyhare.testing.bot_turns import RandomChooser
from storyhare.testing.simulator import random_move
from storyhare.testing.tables import (
    OK,
    Member,
    gather,
    playing,
)
from tests.table.dayscenes import (
    DAY,
    DAYS,
    HOUR,
    NO_LIMITS,
    OPEN,
    a_round,
    everybody_goes,
    passes,
    rings,
)
from tests.table.scenes import first_clue, left, phase, restarted, round_of

# -- settings --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [8 * HOUR, 7 * DAY, None])
def test_a_limit_is_from_eight_hours_to_seven_days_or_there_is_none(seconds: int | None) -> None:
    assert check(Settings(clocks=Clocks(seconds, seconds, seconds, pace="over_days"))) is None


@pytest.mark.parametrize("clock", ["tell", "give", "vote"])
@pytest.mark.parametrize("seconds", [60, 8 * HOUR - 1, 7 * DAY + 1])
def test_other_limits_are_refused(clock: str, seconds: int) -> None:
    refusal = check(Settings(clocks=Clocks(**{clock: seconds}, pace="over_days")))
    assert refusal is not None
    assert refusal.code == "clock_out_of_range"
    assert refusal.params == {"value": seconds, "least": 8 * HOUR, "most": 7 * DAY}


def test_hours_without_the_pace_are_refused_as_an_older_page_would_send_them() -> None:
    refusal = check(Settings(clocks=Clocks(tell=DAY)))
    assert refusal is not None
    assert refusal.params["most"] == HOUR


def test_other_tables_are_written_as_before_there_was_a_pace() -> None:
    assert b"pace" not in msgspec.json.encode(Settings())


# -- limits ----------------------------------------------------------------------------------------


async def test_the_table_waits_for_the_limit_whoever_is_connected() -> None:
    party = await playing(4, DAYS)
    await everybody_goes(party)
    assert party.state.pause is None
    await passes(party, DAY - 1)
    assert (phase(party), left(party)) == ("tell", 1)
    await party.members[1].connects()
    assert left(party) == 1


async def test_whoever_is_late_is_played_for_until_the_next_move_of_their_own() -> None:
    party = await playing(4, DAYS)
    ann, bob, cleo, dan = party.members
    assert await ann.asks(first_clue(party, 0)) == OK
    for member in (cleo, dan):
        await party.moves(member.number)
    await everybody_goes(party)
    await passes(party, DAY)
    assert phase(party) == "vote"
    assert left(party) == DAY
    await bob.connects()
    assert bob.table["autopilot"] == [1]
    await party.moves(1)
    assert party.state.autopilot == frozenset()


async def test_a_restart_and_weeks_of_silence_leave_the_deadline_alone() -> None:
    party = await playing(4, DAYS)
    deadline = party.state.deadline
    party = await restarted(party, HOUR)
    assert party.state.deadline == deadline
    party = await restarted(party, 21 * DAY)
    assert party.state.deadline == deadline
    await rings(party)
    assert party.state.autopilot == {0}


async def test_without_a_limit_the_table_waits_for_ever() -> None:
    party = await playing(4, NO_LIMITS)
    await everybody_goes(party)
    await passes(party, 60 * DAY)
    assert (phase(party), party.state.autopilot) == ("tell", frozenset())
    assert await party.host.asks(ask.Extend()) == "no_limit"


async def test_the_host_lets_the_limit_begin_anew() -> None:
    party = await playing(4, DAYS)
    await passes(party, DAY - HOUR)
    assert await party.members[1].asks(ask.Extend()) == "not_host"
    assert await party.host.asks(ask.Extend()) == OK
    assert left(party) == DAY
    assert await party.host.asks(ask.Pause()) == OK
    assert await party.host.asks(ask.Extend()) == "no_limit"
    await passes(party, 3 * DAY)
    assert await party.host.asks(ask.Resume()) == OK
    assert left(party) == DAY


async def test_a_first_clue_that_nobody_tells_is_told_for_somebody_at_the_limit() -> None:
    party = await playing(4, OPEN)
    await everybody_goes(party)
    await passes(party, DAY - 1)
    assert phase(party) == "tell"
    await passes(party, 1)
    assert phase(party) == "give"


async def test_the_first_who_comes_with_a_clue_tells_it() -> None:
    party = await playing(4, OPEN)
    await passes(party, 5 * HOUR)
    assert await party.members[2].asks(first_clue(party, 2)) == OK
    assert party.state.game is not None
    assert party.state.game.storyteller == 2


# -- who is gone -----------------------------------------------------------------------------------


async def test_only_the_host_hurries_anybody() -> None:
    party = await playing(4, DAYS)
    await passes(party, 2 * HOUR)
    assert await party.members[1].asks(ask.Hurry(0)) == "not_host"
    assert await party.host.asks(ask.Hurry(0)) == OK


async def test_a_host_is_followed_only_once_the_autopilot_plays_for_them() -> None:
    party = await playing(4, DAYS)
    watcher = await party.joins("Wat")
    await party.host.disconnects()
    party.clock.advance(20 * HOUR)
    bob = party.members[1]
    assert await bob.asks(ask.ClaimHost()) == "host_may_return_over_days"
    await passes(party, 4 * HOUR)
    assert await watcher.asks(ask.ClaimHost()) == "host_may_return_over_days"
    assert await bob.asks(ask.ClaimHost()) == OK
    assert party.host is bob


async def test_a_host_who_is_away_from_the_lobby_is_followed_as_ever() -> None:
    party = await gather(3, DAYS)
    party.clock.advance(1)
    await party.host.disconnects()
    party.clock.advance(61)
    assert await party.members[1].asks(ask.ClaimHost()) == OK


async def test_a_seat_is_kept_for_whoever_has_not_left() -> None:
    party = await playing(4, DAYS)
    watcher = await party.joins("Wat")
    await party.members[0].disconnects()
    await passes(party, DAY)
    assert await watcher.asks(ask.AskSeat(0)) == "seat_not_free"
    party = await restarted(party, 2 * HOUR)
    watcher = party.member(watcher.person)
    assert await watcher.asks(ask.AskSeat(0)) == "seat_not_free"
    assert await party.members[1].asks(ask.Leave()) == OK
    assert await watcher.asks(ask.AskSeat(1)) == OK


async def test_people_say_until_when_they_are_away() -> None:
    party = await playing(3, DAYS)
    bob, until_then = party.members[1], int(party.clock()) + 14 * DAY
    assert await bob.asks(ask.Away(until_then)) == OK
    shown = {person["name"]: person.get("away_until") for person in party.host.table["people"]}
    assert shown == {"Ann": None, "Bob": until_then, "Cleo": None}
    assert await bob.asks(ask.Away(until_then)) == "already_so"
    for wrong in (int(party.clock()), int(party.clock()) + 90 * DAY + 1):
        assert await bob.asks(ask.Away(wrong)) == "away_too_long"
    await party.plays_to("give")
    while party.state.stage != "over":
        await party.one_move(Random(1))
    assert await party.host.asks(ask.Rematch()) == OK
    assert party.state.people[bob.person].away_until == until_then
    assert await bob.asks(ask.Away()) == OK
    assert party.state.people[bob.person].away_until is None


# -- reveals ---------------------------------------------------------------------------------------


async def test_the_next_round_begins_with_the_last_vote_and_everybody_sees_the_reveal_later() -> (
    None
):
    party = await playing(4, DAYS)
    watcher = await party.joins("Wat")
    begun = party.clock()
    await a_round(party)
    assert (phase(party), round_of(party), left(party)) == ("tell", 2, DAY)
    party.clock.advance(HOUR)
    await a_round(party)
    for member in party.members[:4]:
        missed = member.you["missed"]
        assert (missed["game"]["round"], missed["more"], missed["since"]) == (1, 1, begun)
        assert missed["game"]["phase"] == "reveal"
        assert missed["game"]["result"] is not None
        assert missed["steps"][-1]["shows"] == "track"
    assert "missed" not in watcher.you
    ann, bob, *_ = party.members
    assert await bob.asks(ask.See(3)) == "no_such_round"
    assert await bob.asks(ask.See(1)) == OK
    assert await bob.asks(ask.See(1)) == "already_so"
    assert (bob.you["missed"]["game"]["round"], bob.you["missed"]["more"]) == (2, 0)
    assert await bob.asks(ask.See(2)) == OK
    assert "missed" not in bob.you
    assert ann.you["missed"]["game"]["round"] == 1
    party = await restarted(party, HOUR)
    assert len(party.state.reveals) == 2
    ann, bob, cleo, dan, _ = party.members
    await bob.connects()
    assert "missed" not in bob.you
    for member in (ann, cleo, dan):
        await member.connects()
        assert await member.asks(ask.See(2)) == OK
    assert not party.state.reveals


async def test_the_last_reveal_is_seen_after_the_end() -> None:
    party = await playing(3, DAYS)
    assert await party.host.asks(ask.LastRound()) == OK
    await a_round(party)
    assert party.state.stage == "over"
    assert party.host.you["missed"]["game"]["round"] == 1
    assert await party.host.asks(ask.See(1)) == OK


async def test_what_was_revealed_before_somebody_took_a_seat_is_nothing_they_missed() -> None:
    party = await playing(4, DAYS)
    watcher = await party.joins("Wat")
    await a_round(party)
    assert await party.members[1].asks(ask.Leave()) == OK
    assert await watcher.asks(ask.AskSeat(1)) == OK
    assert await party.host.asks(ask.Admit(watcher.person, True)) == OK
    assert "missed" not in watcher.you
    await a_round(party)
    assert watcher.you["missed"]["game"]["round"] == 2
    assert watcher.you["missed"]["more"] == 0


async def test_a_seat_that_changes_hands_before_any_reveal_misses_the_first_one() -> None:
    party = await playing(4, DAYS)
    watcher = await party.joins("Wat")
    assert await party.members[1].asks(ask.Leave()) == OK
    assert await watcher.asks(ask.AskSeat(1)) == OK
    assert await party.host.asks(ask.Admit(watcher.person, True)) == OK
    await a_round(party)
    assert watcher.you["missed"]["game"]["round"] == 1


async def test_a_missed_reveal_shows_what_everybody_saw_and_no_hand() -> None:
    party = await playing(4, DAYS)
    await a_round(party)
    ann, bob, *_ = party.members
    reveal = party.state.reveals[0].game
    shown = msgspec.json.encode(ann.you["missed"])
    assert ann.you["missed"] == bob.you["missed"]
    secret = {card for hand in reveal.hands for card in hand} - set(reveal.table)
    assert secret
    for card in secret | set(reveal.pile):
        assert card.encode() not in shown


async def test_who_has_seen_a_reveal_is_told_nothing_new_by_the_others_moves() -> None:
    party = await playing(4, DAYS)
    await a_round(party)
    ann, bob, *_ = party.members
    assert await ann.asks(ask.See(1)) == OK
    party.forget()
    assert await bob.asks(ask.See(1)) == OK
    assert ann.viewer.kinds == []


# -- at the end of a stream ------------------------------------------------------------------------


async def test_reveals_are_seen_at_a_table_that_takes_no_changes_any_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    party = await playing(3, DAYS)
    await a_round(party)
    monkeypatch.setattr(length, "MOST_LINES", 0)
    monkeypatch.setattr(length, "MOST_LINES_OF_A_ROUND", 0)
    ann: Member = party.host
    assert await ann.asks(ask.Away(int(party.clock()) + DAY)) == "too_many_changes"
    assert await ann.asks(ask.Extend()) == "too_many_changes"
    assert await ann.asks(ask.See(1)) == OK


async def test_a_row_says_when_the_table_has_to_do_something() -> None:
    party = await gather(3, DAYS, chooser=RandomChooser())
    assert await party.host.asks(ask.AddBot()) == OK
    assert lines.write(party.state, 0.0, ()).row.status == "live"
    assert await party.host.asks(ask.Start()) == OK
    row = lines.write(party.state, 0.0, ()).row
    assert (row.status, row.deadline) == ("days", party.state.deadline)
    assert await party.host.asks(first_clue(party, 0)) == OK
    row = lines.write(party.state, 0.0, ()).row
    assert row.deadline == days.stand_in_at(party.state, 3)
    offer = legal(party.state.game, 1)[0]  # type: ignore[arg-type]  # a game is on
    assert await party.members[1].asks(random_move(offer, Random(1))) == OK
