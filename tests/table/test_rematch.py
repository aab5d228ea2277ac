"""Tables fall asleep and wake, are put away, and are played again with the same people."""

import asyncio

import msgspec
import pytest

from storyhare.live import access
from storyhare.live.lines import VERSION, fold
from storyhare.storage import Row, Write
from storyhare.table import arrivals
from storyhare.table.commands import (
    HandOver,
    LastRound,
    Leave,
    Lock,
    MuteChat,
    PressOn,
    Rematch,
    Remove,
    Rename,
    Shuffle,
    Sign,
    Sit,
    Start,
    Wish,
)
from storyhare.table.people.credentials import recognised, sent_away
from storyhare.table.settings import Settings
from storyhare.testing.tables import (
    OK,
    Party,
    RecordingViewer,
    gather,
    playing,
    views_of,
)
from tests.table.scenes import UNCLOCKED, FailingJournal, SlowJournal, finished, two_nodes

# -- sleep, archive, rematch -----------------------------------------------------------------------


async def test_a_table_wakes_exactly_as_it_fell_asleep() -> None:
    party = await playing(5, Settings())
    await party.plays_to("vote", round=2)
    await party.members[2].asks(Leave())
    before, names = party.state, party.live.stream.names
    party.registry.forget(party.state.id)
    awake = await party.awake()
    assert awake.table == before
    assert awake.stream.names == names


async def test_two_who_wake_a_table_at_once_mean_the_same_table() -> None:
    party = await gather(3, journal=SlowJournal())
    party.registry.forget(party.state.id)
    found = await asyncio.gather(*[party.registry.find(party.code) for _ in range(5)])
    assert len({id(table) for table in found}) == 1


async def test_an_archived_table_keeps_its_stream_and_frees_its_code() -> None:
    party = await gather(3, connect=False)
    table = party.state.id
    party.registry.forget(table)
    party.clock.advance(100)
    assert await access.archive(party.registry, party.clock() - 200) == 0
    assert await access.archive(party.registry, party.clock() - 50) == 1
    assert await party.registry.find(party.code) is None
    assert await party.tries_to_join("Late") == "no_such_table"
    stream = await party.registry.journal.read_lines(table)
    assert fold(stream).order == party.state.order
    assert await access.archive(party.registry, party.clock() + 1) == 0


async def put_away(party: Party) -> None:
    party.registry.forget(party.state.id)
    party.clock.advance(100)
    assert await access.archive(party.registry, party.clock() - 50) == 1
    assert await party.registry.find(party.code) is None


async def test_a_table_comes_out_of_the_archive_as_it_was_for_whom_it_knows() -> None:
    party = await playing(4, Settings())
    await party.plays_to("vote", round=2)
    before, names = party.state, party.live.stream.names
    for member in party.members:
        await party.live.farewell(member.viewer)
    paused = party.state
    await put_away(party)
    assert await access.bring_back(party.registry, party.code, lambda _: False) is None
    assert await party.registry.find(party.code) is None
    assert await access.bring_back(party.registry, "2222", lambda _: True) is None
    table = await access.bring_back(
        party.registry, party.code.lower(), lambda state: state.host == before.host
    )
    assert table is not None
    assert table.table == paused
    assert (table.table.game, table.stream.names) == (before.game, names)
    assert await party.registry.find(party.code) is table
    assert await access.archive(party.registry, party.clock() - 50) == 0  # it has just been used
    party.registry.forget(before.id)
    await party.live.welcome(RecordingViewer(party.host.person, party.host.credentials.token))
    assert party.state.pause is None


async def test_a_table_whose_code_is_another_one_s_stays_put_away() -> None:
    party = await gather(3, connect=False)
    await put_away(party)
    other = Row("other", party.code, "live", 1, None, party.clock())
    await party.registry.journal.append(Write(other, 0, VERSION, (b"{}",)))
    assert await access.bring_back(party.registry, party.code, lambda _: True) is None
    assert await party.registry.journal.find_table(party.code) == "other"


async def test_two_who_fetch_a_table_from_the_archive_at_once_mean_the_same_table() -> None:
    party = await gather(3, journal=SlowJournal(), connect=False)
    await put_away(party)
    found = await asyncio.gather(
        *[access.bring_back(party.registry, party.code, lambda _: True) for _ in range(5)]
    )
    assert found[0] is not None
    assert len({id(table) for table in found}) == 1


async def test_of_a_rematch_and_its_first_game_the_rematch_comes_out_of_the_archive() -> None:
    party = await finished(4)
    assert await party.host.asks(Rematch()) == OK
    rematch = party.state.id
    for member in party.members:
        await party.live.farewell(member.viewer)
    await put_away(party)
    table = await access.bring_back(party.registry, party.code, lambda _: True)
    assert table is not None
    assert table.table.id == rematch


async def test_a_table_that_somebody_looks_at_is_not_archived() -> None:
    party = await gather(3)
    party.clock.advance(100)
    assert await access.archive(party.registry, party.clock() - 50) == 0
    assert await party.registry.find(party.code) is party.live


async def test_a_game_played_to_its_end_has_winners() -> None:
    party = await finished(4)
    assert party.state.game is not None
    assert party.state.winners == party.state.game.winners != ()
    assert party.state.game.phase == "end"


async def test_a_rematch_keeps_people_rabbits_host_and_code() -> None:
    party = await gather(4, UNCLOCKED)
    await party.members[1].asks(Sit(9))
    await party.host.asks(Shuffle())
    await party.host.asks(Start())
    await party.host.asks(HandOver(party.members[2].person))
    await party.plays_to("end")
    old, names = party.state, party.live.stream.names
    viewers = set(party.live.audience.viewers)
    watcher = RecordingViewer(None)
    await party.live.welcome(watcher)
    assert await party.members[0].asks(Rematch()) == "not_host"
    assert await party.host.asks(Rematch()) == OK
    new = party.state
    assert (new.id != old.id, new.code, new.host) == (True, old.code, old.host)
    assert new.rematch_of == old.id
    assert (new.order, new.people, new.settings) == (old.order, old.people, old.settings)
    assert party.live.stream.names == names
    assert (new.stage, new.game) == ("lobby", None)
    assert party.live.audience.viewers == viewers | {watcher}
    assert all(member.table["game_id"] == new.id for member in party.members)
    assert watcher.views[-1][0] == views_of(party.live)[0]
    assert await party.registry.find(party.code) is party.live
    assert await party.folded() == new
    for member in party.members:
        assert recognised(party.live.table, member.person, member.credentials.token)
    assert await party.host.asks(Start()) == OK
    assert len(await party.registry.journal.read_lines(old.id)) == old.seq


async def test_a_rematch_asked_for_twice_at_once_is_one_rematch() -> None:
    party = await playing(3, UNCLOCKED, journal=SlowJournal())
    await party.plays_to("end")
    answers = await asyncio.gather(*[party.host.asks(Rematch(), f"r{n}") for n in range(3)])
    assert sorted(answers) == ["another_game", "another_game", OK]
    assert len(await party.registry.journal.table_ids()) == 2


async def test_who_left_sees_the_rematch_without_a_seat_and_may_come_back() -> None:
    party = await playing(4, UNCLOCKED)
    dan = party.members[3]
    await dan.asks(Leave())
    await party.plays_to("end")
    assert await party.host.asks(Rematch()) == OK
    assert dan.table["stage"] == "lobby"
    assert dan.you["seat"] is None
    assert recognised(party.live.table, dan.person, dan.credentials.token)
    assert party.state.people[dan.person].left
    assert await dan.asks(Sit(3)) == OK
    assert dan.number == 3


async def test_who_was_removed_is_not_in_the_rematch() -> None:
    party = await playing(4, UNCLOCKED)
    dan = party.members[3]
    await party.host.asks(Remove(dan.person))
    await party.plays_to("end")
    await party.host.asks(Rematch())
    assert dan.person not in [person["id"] for person in party.members[0].table["people"]]
    assert dan.person not in party.state.order
    assert dan.person not in party.live.stream.names
    assert not recognised(party.live.table, dan.person, dan.credentials.token)
    assert sent_away(party.live.table, dan.person, dan.credentials.token)


async def test_a_locked_and_silent_table_stays_so_in_the_rematch() -> None:
    party = await finished(3)
    await party.host.asks(Lock(True))
    await party.host.asks(MuteChat(True))
    await party.host.asks(Rematch())
    assert party.state.locked
    assert party.state.chat_muted
    assert await party.tries_to_join("Late") == "table_locked"


async def test_what_was_said_follows_into_the_rematch() -> None:
    party = await finished(3)
    ann, bob, _ = party.members
    await party.live.chat.say(ann.person, "well told", 200)
    assert await party.host.asks(Rematch()) == OK
    await party.live.chat.say(bob.person, "again", 200)
    assert [line.text for line in await party.live.chat.read()] == ["well told", "again"]


async def test_everybody_sees_who_wishes_to_play_again() -> None:
    party = await finished(3)
    host, bob, cem = party.members
    assert await bob.asks(Wish(True)) == OK
    assert await cem.asks(Wish(True)) == OK
    assert host.table["wishes"] == [bob.person, cem.person]
    assert await bob.asks(Wish(True)) == "already_so"
    assert await bob.asks(Wish(False)) == OK
    assert host.table["wishes"] == [cem.person]
    party.registry.forget(party.state.id)
    assert (await party.awake()).table.wishes == (cem.person,)


async def test_who_leaves_wishes_no_longer_and_a_rematch_begins_without_wishes() -> None:
    party = await finished(3)
    host, bob, cem = party.members
    for member in (bob, cem):
        assert await member.asks(Wish(True)) == OK
    assert await bob.asks(Leave()) == OK
    assert host.table["wishes"] == [cem.person]
    assert await host.asks(Rematch()) == OK
    assert host.table["wishes"] == []


async def test_what_people_said_about_their_names_counts_in_the_rematch_too() -> None:
    party = await finished(3)
    _, bob, cem = party.members
    assert await bob.asks(Sign(name_in_records=True)) == OK
    assert await cem.asks(Sign(name_in_records=False)) == OK
    assert await party.host.asks(Rematch()) == OK
    assert [who.signs for who in party.state.people.values()] == [None, True, False]
    assert [person.get("signs") for person in bob.table["people"]] == [None, True, False]


async def test_a_server_that_missed_the_rematch_refuses_kindly() -> None:
    here, there = await two_nodes(4)
    await here.host.asks(LastRound())
    await here.plays_to("reveal")
    for member in here.members:
        await member.asks(PressOn())
    await there.live.stream.catch_up()
    assert there.state.stage == "over"
    assert await here.host.asks(Rematch()) == OK
    assert await there.members[1].asks(Rename("Rob")) == "another_game"
    assert msgspec.json.decode(views_of(here.live)[0])["stage"] == "lobby"


async def over_on_both() -> tuple[Party, Party]:
    """A game that is over, on two servers that both know it."""
    here, there = await two_nodes(4)
    await here.host.asks(LastRound())
    await here.plays_to("reveal")
    for member in here.members:
        await member.asks(PressOn())
    await there.live.stream.catch_up()
    return here, there


async def test_a_rematch_asked_for_again_on_another_server_is_the_same_one() -> None:
    here, there = await over_on_both()
    game = here.state.id
    assert await here.host.asks(Rematch(), "again", game=game) == OK
    assert await there.host.asks(Rematch(), "again", game=game) == OK
    assert there.state.id == here.state.id != game
    assert await there.host.asks(Rematch(), "once more", game=game) == "another_game"
    assert len(await here.registry.journal.table_ids()) == 2


async def test_a_rematch_that_was_kept_and_not_answered_is_found_by_who_asks_again() -> None:
    journal = FailingJournal()
    party = await playing(3, UNCLOCKED, journal=journal)
    await party.plays_to("end")
    old = party.state.id
    journal.fails = "after"
    assert await party.host.asks(Rematch(), "again") == "try_again"
    journal.fails = None
    assert await party.host.asks(Rematch(), "again") == OK
    assert party.state.rematch_of == old
    assert len(await journal.table_ids()) == 2
    assert all(member.table["game_id"] == party.state.id for member in party.members)


async def test_whoever_acts_at_a_table_whose_rematch_was_not_answered_is_led_to_it() -> None:
    journal = FailingJournal()
    party = await playing(3, UNCLOCKED, journal=journal)
    await party.plays_to("end")
    journal.fails = "after"
    assert await party.host.asks(Rematch()) == "try_again"
    journal.fails = None
    assert await party.members[1].asks(Rename("Rob")) == "another_game"
    assert all(member.table["stage"] == "lobby" for member in party.members)
    assert await party.members[1].asks(Rename("Rob")) == OK


async def test_watchers_are_not_led_to_strangers_who_got_the_code() -> None:
    party = await gather(3)
    watcher = RecordingViewer(None)
    await party.live.welcome(watcher)
    known = await party.registry.journal.read_row(party.state.id)
    assert known is not None
    away = Row(known.table_id, known.code, "archived", known.seq, None, known.touched)
    await party.registry.journal.append(Write(away, known.seq, VERSION, ()))
    others = await gather(3, journal=party.registry.journal, connect=False)
    taken = Row(others.state.id, party.code, "live", others.state.seq, None, known.touched)
    stranger = msgspec.structs.replace(taken, table_id="strangers")
    stream = await party.registry.journal.read_lines(others.state.id)
    bodies = tuple(line.body for line in stream)
    await party.registry.journal.append(Write(stranger, 0, VERSION, bodies))
    assert await party.registry.follow_rematch(party.live) is None
    assert watcher.got[-1] == ("bye", "restart")


async def test_an_evening_of_rematches_does_not_gather_those_who_were_sent_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(arrivals, "MOST_SENT_AWAY", 2)
    party = await finished(3)
    late = []
    for number in range(4):
        late.append(await party.joins(f"Late {number}"))
        assert await party.host.asks(Remove(late[-1].person)) == OK
    assert await party.host.asks(Rematch()) == OK
    known = [sent_away(party.state, member.person, member.credentials.token) for member in late]
    assert known == [False, False, True, True]
