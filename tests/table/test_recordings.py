"""Recorded clues at a table: tickets, the clock that waits, consent, and what others may notice."""

import json
from itertools import count

import msgspec
import pytest

from storyhare.live import lines
from storyhare.live.table import LiveTable
from storyhare.rules import Clue, ClueKind, MayTell, Options, Refusal, Tell, legal
from storyhare.storage import Line, MemoryJournal, Row
from storyhare.table import commands as ask
from storyhare.table import decide, recordings
from storyhare.table.decision import Decided, Decision
from storyhare.table.events import RecordingMade
from storyhare.table.recordings import BREATH, MOST_TICKETS, WAITS
from storyhare.table.settings import Clocks, Settings
from storyhare.table.state import Table
from storyhare.testing.bot_turns import RandomChooser
from storyhare.testing.tables import NO_CLOCKS, OK, Member, Party, a_registry, gather, playing
from tests.storage.line_format import seal
from tests.table.scenes import CLOCKS, SlowJournal, left, phase, restarted

ALL_KINDS: tuple[ClueKind, ...] = ("text", "sound", "mime")
OPTIONS = Options(first_storyteller=0, clue_kinds=ALL_KINDS)
CLOCKED = Settings(options=OPTIONS, clocks=CLOCKS)
UNCLOCKED = Settings(options=OPTIONS, clocks=NO_CLOCKS)
_numbers = count(1)


async def change(member: Member, events: object) -> str:
    """What the server's routes do: let something happen, and all that follows."""
    live = member.party.live

    def decision(state: Table) -> Decision:
        happened = events(state)  # type: ignore[operator]  # either of the two below
        if isinstance(happened, Refusal) or not happened:
            return happened or Decided(())
        return decide.and_what_follows(state, member.person, Decided(happened), live.around)

    refusal = await live.stream.change(decision, member.person)
    live.show()
    return OK if refusal is None else refusal.code


async def asks_to_record(
    member: Member, kind: ClueKind = "sound", ticket: str | None = None
) -> str:
    name = ticket or f"ticket-{next(_numbers)}"
    live = member.party.live
    return await change(
        member, lambda s: recordings.asked(s, member.person, kind, name, live.stream.now())
    )


def came(ticket: str, recording: str = "game.song", sent: str = "sum") -> RecordingMade:
    return RecordingMade(ticket, recording, "audio/webm", 3.2, 9_000, sent, "blob")


async def sends(member: Member, made: RecordingMade) -> str:
    live = member.party.live
    return await change(
        member, lambda s: recordings.made(s, member.person, made, live.stream.now())
    )


async def tells(member: Member, clue: Clue) -> str:
    game = member.party.state.game
    assert game is not None
    (offer,) = legal(game, member.number)
    assert isinstance(offer, MayTell)
    return await member.asks(Tell(clue, offer.cards[0] if offer.cards else None))


async def sings(member: Member, text: str = "", recording: str = "game.song") -> None:
    """The whole way: a ticket, the recording, the clue."""
    ticket = f"ticket-{next(_numbers)}"
    assert await asks_to_record(member, ticket=ticket) == OK
    assert await sends(member, came(ticket, recording)) == OK
    assert await tells(member, Clue(text, "sound", recording)) == OK


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


# -- performed clues -------------------------------------------------------------------------------


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


# -- the clock -------------------------------------------------------------------------------------


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
    assert party.members[0].table["recordings"] == {"told": 1, "awaited": everybody}
    for member in party.members[:4]:
        assert not recordings.kept(party.state)
        assert await member.asks(ask.KeepRecordings(agrees=True)) == OK
    assert recordings.kept(party.state)
    assert watcher.table["recordings"] == {"told": 1, "awaited": []}
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
