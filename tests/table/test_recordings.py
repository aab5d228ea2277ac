"""Recorded clues at a table: tickets, what is told with them, and consent."""

import msgspec
import pytest

from storyhare.live import lines
from storyhare.live.table import LiveTable
from storyhare.rules import Clue, Options, Tell
from storyhare.storage import Line, MemoryJournal, Row
from storyhare.table import commands as ask
from storyhare.table import recordings
from storyhare.table.recordings import MOST_TICKETS
from storyhare.table.settings import Clocks, Settings
from storyhare.testing.bot_turns import RandomChooser
from storyhare.testing.tables import NO_CLOCKS, OK, Member, Party, a_registry, gather, playing
from tests.storage.line_format import seal
from tests.table.recording_scenes import (
    ALL_KINDS,
    OPTIONS,
    UNCLOCKED,
    asks_to_record,
    came,
    sends,
    sings,
    tells,
)
from tests.table.scenes import SlowJournal, phase

# -- who may ---------------------------------------------------------------------------------------


async def test_only_the_storyteller_gets_a_ticket() -> None:
    party = await playing(4, UNCLOCKED)
    ann, bob, *_ = party.members
    assert await asks_to_record(ann) == OK
    assert await asks_to_record(ann, "mime") == OK
    assert await asks_to_record(bob) == "another_tells"
    assert await asks_to_record(await party.joins("Wat")) == "not_seated"


async def test_in_the_race_for_the_first_clue_everybody_does() -> None:
    party = await playing(4, Settings(options=Options(clue_kinds=ALL_KINDS), clocks=NO_CLOCKS))
    for member in party.members:
        assert await asks_to_record(member) == OK
    bob = party.members[1]
    await sings(bob, recording="game.bobs")
    assert party.state.game is not None
    assert party.state.game.storyteller == 1


async def test_in_party_the_teller_records_without_a_card() -> None:
    settings = Settings("party", Options(clue_kinds=ALL_KINDS), clocks=NO_CLOCKS)
    party = await playing(6, settings)
    assert party.state.game is not None
    teller = party.at_seat(party.state.game.storyteller or 0)
    await sings(teller)
    assert phase(party) == "give"


async def test_no_ticket_out_of_phase_paused_or_where_the_table_wants_words() -> None:
    party = await playing(4, UNCLOCKED)
    ann = party.members[0]
    assert await asks_to_record(ann, "text") == "clue_kind_not_allowed"
    await ann.asks(ask.Pause())
    assert await asks_to_record(ann) == "table_paused"
    await ann.asks(ask.Resume())
    await party.plays_to("give")
    assert await asks_to_record(ann) == "not_now"
    words = await playing(4, Settings(options=Options(first_storyteller=0), clocks=NO_CLOCKS))
    assert await asks_to_record(words.members[0]) == "clue_kind_not_allowed"


async def test_there_are_ten_tickets_a_round() -> None:
    party = await playing(4, UNCLOCKED)
    ann = party.members[0]
    for _ in range(MOST_TICKETS):
        assert await asks_to_record(ann) == OK
    assert await asks_to_record(ann) == "too_many_recordings"
    await party.plays_to("tell", round=2)
    assert party.state.tickets == {}


# -- what comes ------------------------------------------------------------------------------------


async def test_a_recorded_clue_is_told_with_its_caption() -> None:
    party = await playing(4, UNCLOCKED)
    await sings(party.members[0], " humming ")
    for member in party.members:
        clue = member.table["game"]["clue"]
        assert clue == {"text": "humming", "kind": "sound", "recording": "game.song"}
    assert party.state.recordings["game.song"].blob == "blob"
    assert party.state.tickets == {}
    assert await party.folded() == party.state


@pytest.mark.parametrize(
    ("clue", "code"),
    [
        (Clue("x", "sound", ""), "recording_unknown"),
        (Clue("", "sound", "game.other"), "recording_unknown"),
        (Clue("", "mime", "game.song"), "recording_unknown"),
        (Clue("x", "text", "game.song"), "text_has_no_recording"),
    ],
)
async def test_a_recorded_clue_needs_a_finished_recording_of_its_own_kind(
    clue: Clue, code: str
) -> None:
    party = await playing(4, UNCLOCKED)
    ann = party.members[0]
    assert await asks_to_record(ann, ticket="t") == OK
    assert await tells(ann, Clue("", "sound", "game.song")) == "recording_unknown"
    assert await sends(ann, came("t")) == OK
    assert await tells(ann, clue) == code
    assert await tells(ann, Clue("", "sound", "game.song")) == OK


async def test_nobody_tells_with_what_somebody_else_has_recorded() -> None:
    party = await playing(4, Settings(options=Options(clue_kinds=ALL_KINDS), clocks=NO_CLOCKS))
    ann, bob, *_ = party.members
    await asks_to_record(ann, ticket="t")
    assert await sends(bob, came("t")) == "ticket_unknown"
    assert await sends(ann, came("t")) == OK
    assert await tells(bob, Clue("", "sound", "game.song")) == "recording_unknown"
    assert recordings.own(party.state, bob.person, "game.song") is None
    assert recordings.own(party.state, ann.person, "game.song") is not None


async def test_a_recording_of_an_earlier_round_is_not_told_again() -> None:
    party = await playing(4, UNCLOCKED)
    await sings(party.members[0])
    await party.plays_to("tell", round=2)
    assert party.state.game is not None
    teller = party.at_seat(party.state.game.storyteller or 0)
    assert await tells(teller, Clue("", "sound", "game.song")) == "recording_unknown"
    assert set(party.state.recordings) == {"game.song"}


async def test_the_same_bytes_twice_are_one_and_others_are_refused() -> None:
    party = await playing(4, UNCLOCKED)
    ann = party.members[0]
    await asks_to_record(ann, ticket="t")
    assert await sends(ann, came("t")) == OK
    seq = party.state.seq
    assert await sends(ann, came("t", "game.again")) == OK
    assert party.state.seq == seq
    assert party.state.tickets["t"].recording == "game.song"
    assert await sends(ann, came("t", "game.again", sent="other")) == "ticket_used"


async def test_a_tell_that_is_repeated_tells_once() -> None:
    party = await playing(4, UNCLOCKED)
    ann = party.members[0]
    await asks_to_record(ann, ticket="t")
    await sends(ann, came("t"))
    game = party.state.game
    assert game is not None
    command = Tell(Clue("", "sound", "game.song"), game.hands[0][0])
    assert await ann.asks(command, cmd_id="once") == OK
    seq = party.state.seq
    assert await ann.asks(command, cmd_id="once") == OK
    assert party.state.seq == seq
    assert len(party.state.recordings) == 1


async def test_what_comes_after_the_clue_was_told_is_too_late() -> None:
    party = await playing(4, UNCLOCKED)
    ann = party.members[0]
    await asks_to_record(ann, ticket="t")
    assert await tells(ann, Clue("in words")) == OK
    assert await sends(ann, came("t")) == "ticket_unknown"


async def test_a_table_may_ask_for_captions() -> None:
    settings = Settings(options=OPTIONS, clocks=NO_CLOCKS, caption_required=True)
    party = await playing(4, settings)
    ann = party.members[0]
    await asks_to_record(ann, ticket="t")
    await sends(ann, came("t"))
    assert await tells(ann, Clue("", "sound", "game.song")) == "caption_missing"
    assert await tells(ann, Clue(" \n ", "sound", "game.song")) == "caption_missing"
    assert await tells(ann, Clue("a creaking door", "sound", "game.song")) == OK


# -- several nodes ---------------------------------------------------------------------------------


async def test_a_clue_can_be_told_on_another_node_than_took_its_recording() -> None:
    here = await playing(4, UNCLOCKED, journal=SlowJournal())
    there = Party(a_registry(here.clock, here.registry.journal), here.clock, here.code)
    there.members = [Member(there, member.credentials, member.name) for member in here.members]
    ann = there.members[0]
    await ann.connects()
    await asks_to_record(here.members[0], ticket="t")
    assert recordings.ticket_of(there.state, ann.person, "t") is None
    await sends(here.members[0], came("t"))
    assert await tells(ann, Clue("", "sound", "game.song")) == OK
    assert await here.live.stream.look_again()
    assert here.state == there.state
    assert not await here.live.stream.look_again()
    drives = there.live.stream.moved_last_here
    assert await tells_again(ann) == "recording_unknown"
    assert there.live.stream.moved_last_here is drives


async def tells_again(member: Member) -> str:
    """A clue with a recording that no node knows, in the next round."""
    await member.party.plays_to("tell", round=2)
    game = member.party.state.game
    assert game is not None
    teller = member.party.at_seat(game.storyteller or 0)
    return await tells(teller, Clue("", "sound", "game.nobodys"))


# -- consent ---------------------------------------------------------------------------------------


async def finished(settings: Settings = UNCLOCKED) -> Party:
    party = await playing(4, settings)
    await sings(party.members[0], "la")
    await party.host.asks(ask.LastRound())
    await party.plays_to("end")
    assert party.state.stage == "over"
    return party


async def test_recordings_are_kept_when_all_who_played_agree() -> None:
    party = await finished()
    watcher = await party.joins("Wat")
    everybody = [member.person for member in party.members[:4]]
    assert party.members[0].table["recordings"] == {
        "told": 1, "awaited": everybody, "photo": 0,
    }  # fmt: skip
    for member in party.members[:4]:
        assert not recordings.kept(party.state)
        assert await member.asks(ask.KeepRecordings(agrees=True)) == OK
    assert recordings.kept(party.state)
    assert watcher.table["recordings"] == {"told": 1, "awaited": [], "photo": 0}
    assert await watcher.asks(ask.KeepRecordings(agrees=True)) == OK
    assert await party.members[2].asks(ask.KeepRecordings(agrees=False)) == OK
    assert not recordings.kept(party.state)
    assert await party.members[2].asks(ask.KeepRecordings(agrees=False)) == "already_so"


async def test_who_played_and_was_replaced_or_removed_is_asked_too() -> None:
    party = await playing(4, UNCLOCKED)
    ann, bob, cleo, dan = party.members
    await bob.asks(ask.Leave())
    late = await party.joins("Late")
    await late.asks(ask.AskSeat(1))
    assert await ann.asks(ask.Admit(late.person, yes=True)) == OK
    assert await ann.asks(ask.Remove(dan.person)) == OK
    for member in (ann, cleo, late):
        await member.asks(ask.KeepRecordings(agrees=True))
    assert recordings.disagreeing(party.state) == (bob.person, dan.person)


async def test_an_agreement_is_for_one_game() -> None:
    party = await finished()
    for member in party.members:
        await member.asks(ask.KeepRecordings(agrees=True))
    await party.host.asks(ask.Rematch())
    assert party.state.stage == "lobby"
    assert not any(person.keeps for person in party.state.people.values())
    assert party.members[0].table["recordings"] is None


async def test_bots_need_not_agree_and_a_running_game_keeps_nothing() -> None:
    party = await gather(3, UNCLOCKED, chooser=RandomChooser())
    assert await party.host.asks(ask.AddBot()) == OK
    assert await party.host.asks(ask.Start()) == OK
    for member in party.members:
        await member.asks(ask.KeepRecordings(agrees=True))
    assert recordings.disagreeing(party.state) == ()
    assert not recordings.kept(party.state)
    await party.registry.close()


# -- what was written before -----------------------------------------------------------------------


def test_a_stream_from_before_there_were_recordings_folds() -> None:
    """A line as version 1 wrote it: settings without captions, nobody who was asked to agree."""
    body = (
        b'{"at":1.0,"events":[{"on":"opened","table":"t","code":"ABCDEF","settings":'
        b'{"ruleset":"odyssey","options":{},"decks":["dreams"],"language":"en","clocks":{}}},'
        b'{"on":"joined","person":"ann","token_hash":"h"},{"on":"host_named","person":"ann"},'
        b'{"on":"sat","person":"ann","rabbit":0},'
        b'{"on":"signed","person":"ann","name_in_records":true}]}'
    )
    table = lines.fold([Line(1, 1, seal(body))])
    assert table.settings == Settings(clocks=Clocks())
    assert table.people["ann"].signs
    assert not table.people["ann"].keeps


def test_new_lines_hold_only_what_is_needed() -> None:
    """What a ticket adds to a stream: a short line."""
    assert len(msgspec.json.encode(came("t" * 22, "r" * 45, "s" * 64))) < 300


async def test_what_is_heard_while_one_looks_again_counts_as_found() -> None:
    class Telling(MemoryJournal):
        """While somebody asks for a row, the news arrives by itself."""

        follower: LiveTable | None = None

        async def read_row(self, table_id: str) -> Row | None:
            if self.follower is not None:
                await self.follower.stream.follow()
            return await super().read_row(table_id)

    journal = Telling()
    here = await gather(3, journal=journal)
    there = Party(a_registry(here.clock, journal), here.clock, here.code)
    there.members = [Member(there, member.credentials, member.name) for member in here.members]
    await there.members[0].connects()
    assert await here.host.asks(ask.Lock(locked=True)) == OK
    journal.follower = there.live
    assert await there.live.stream.look_again()
    assert there.state.locked
