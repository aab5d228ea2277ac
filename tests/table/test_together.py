"""Many commands at once, and one table on two servers: no law breaks, nothing counts twice."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from storyhare.live import lines
from storyhare.live.lines import decode
from storyhare.live.registry import TableRegistry
from storyhare.live.table import LiveTable
from storyhare.rules import Clue, Tell, legal
from storyhare.storage import (
    Conflict,
    JournalUnavailable,
    Line,
    MemoryJournal,
    Write,
)
from storyhare.table.commands import (
    Command,
    Do,
    HandOver,
    Lock,
    MuteChat,
    PressOn,
    Rematch,
    Rename,
    Start,
)
from storyhare.table.events import Played
from storyhare.table.settings import Settings
from storyhare.testing.simulator import random_move
from storyhare.testing.tables import (
    OK,
    Member,
    Party,
    RecordingViewer,
    a_registry,
    gather,
    playing,
    views_of,
)
from tests.rules import laws
from tests.storage.line_format import seal
from tests.table.scenes import (
    UNCLOCKED,
    FailingJournal,
    GatedJournal,
    SlowJournal,
    finished,
    got,
    hand,
    lines_of,
    two_nodes,
)

# -- several at once -------------------------------------------------------------------------------


async def test_thirty_commands_at_once_keep_all_laws() -> None:
    party = await playing(10, UNCLOCKED, journal=SlowJournal())
    await party.plays_to("give")
    luck = Random(9)
    game = party.state.game
    assert game is not None
    asked: list[tuple[Member, Command]] = []
    for member in party.members[1:]:
        for _ in range(3):
            move = random_move(legal(game, member.number)[0], luck)
            asked.append((member, move))
    asked += [(party.host, Lock(True)), (party.host, MuteChat(True)), (party.host, Rename("A"))]
    assert len(asked) == 30
    luck.shuffle(asked)
    before = party.state.seq
    answers = await asyncio.gather(*[member.asks(body, at=(1, "give")) for member, body in asked])
    assert set(answers) <= {OK, "moved_on"}
    assert party.state.seq == before + answers.count(OK)
    assert party.state.game is not None
    assert party.state.game.phase == "vote"
    laws.check(party.state.game)
    assert await party.folded() == party.state
    public, mine = views_of(party.live)
    assert all(member.viewer.shown == (public, mine(member.person)) for member in party.members)


async def test_the_same_command_at_once_counts_once() -> None:
    party = await playing(3, UNCLOCKED, journal=SlowJournal())
    tell = Tell(Clue("echo"), hand(party.host)[0])
    before = party.state.seq
    at = (1, "tell")
    answers = await asyncio.gather(*[party.host.asks(tell, "clue", at=at) for _ in range(10)])  # type: ignore[arg-type]  # a round and a phase
    assert answers == [OK] * 10
    assert party.state.seq == before + 1


async def test_two_servers_over_one_journal_do_nothing_twice_and_agree() -> None:
    here, there = await two_nodes(6)
    tell = Tell(Clue("echo"), hand(here.host)[0])
    answers = await asyncio.gather(
        here.host.asks(tell, "clue", at=(1, "tell")),
        there.members[0].asks(tell, "clue", at=(1, "tell")),
    )
    assert list(answers) == [OK, OK]
    luck = Random(4)
    for _ in range(60):
        await asyncio.gather(*[_some_move(party, luck) for party in (here, there)])
    for party in (here, there):
        await party.live.stream.catch_up()
        party.live.show()
    assert here.state == there.state == await here.folded()
    assert here.state.game is not None
    assert here.state.game.round > 1
    laws.check(here.state.game)
    told = [
        event
        for line in await here.registry.journal.read_lines(here.state.id)
        for event in decode(line).events
        if isinstance(event, Played)
        and event.events[0].__class__.__name__ == "ClueTold"
        and event.events[0].clue.text == "echo"  # type: ignore[union-attr]  # a ClueTold has a clue
    ]
    assert len(told) == 1


async def news(teller: Party, listener: Party) -> Sequence[Line]:
    """The lines that one server has and the other does not know yet."""
    return await teller.registry.journal.read_lines(teller.state.id, listener.state.seq)


async def test_what_another_server_did_is_taken_over_and_shown() -> None:
    here, there = await two_nodes(4)
    await there.live.stream.catch_up()
    there.forget()
    await here.one_move(Random(2))
    await here.one_move(Random(3))
    await there.live.stream.follow(await news(here, there))
    assert there.state == here.state
    assert not there.live.stream.moved_last_here
    public, mine = views_of(there.live)
    member = there.members[1]
    assert member.viewer.shown == (public, mine(member.person))
    assert got(there)[1] == ["view"]


@pytest.mark.parametrize("learns", ["by reading", "when it moves"])
async def test_a_table_that_another_server_stopped_goes_on_where_people_are(learns: str) -> None:
    here, there = await two_nodes(4)
    for member in there.members[0::2]:
        await member.connects()  # everybody is there now, of which the first server knows nothing
    await there.live.stream.catch_up()
    for member in here.members[0::2]:
        await member.disconnects()
    assert here.state.pause is not None
    if learns == "by reading":
        await there.live.stream.follow(())
    else:
        with pytest.raises(AssertionError, match="table_paused"):
            await there.one_move(Random(1))
    assert there.state.pause is not None
    await there.registry._timers.ring()
    assert there.state.pause is None
    assert there.live.due is None
    assert await there.folded() == there.state


async def test_a_new_name_is_read_with_the_lines_of_another_server() -> None:
    here, there = await two_nodes(4)
    await there.live.stream.catch_up()
    assert await here.host.asks(Rename("Alba")) == OK
    await there.live.stream.follow(await news(here, there))
    assert there.state == here.state
    assert there.live.stream.names == here.live.stream.names


async def test_while_something_is_being_kept_other_lines_wait() -> None:
    journal = GatedJournal()
    here = await gather(3, journal=journal)
    there = Party(a_registry(here.clock, journal), here.clock, here.code)
    there.members = [Member(there, member.credentials, member.name) for member in here.members]
    await there.members[0].connects()
    await here.live.stream.catch_up()
    assert await here.host.asks(MuteChat(True)) == OK
    told = await news(here, there)
    journal.gate.clear()
    journal.waiting.clear()
    asking = asyncio.create_task(there.host.asks(Lock(True)))
    await journal.waiting.wait()
    following = asyncio.create_task(there.live.stream.follow(told))
    journal.gate.set()
    assert await asking == OK
    await following
    assert there.state.locked
    assert there.state.chat_muted


async def _some_move(party: Party, luck: Random) -> None:
    """Somebody on this server moves as they see the table, which may be out of date."""
    game = party.state.game
    assert game is not None
    member = luck.choice(party.members)
    offers = legal(game, member.number)
    body = random_move(offers[0], luck) if offers else PressOn()
    await member.asks(body)


async def test_who_is_refused_for_what_happened_elsewhere_sees_what_happened() -> None:
    here, there = await two_nodes(4)
    assert await here.host.asks(Tell(Clue("echo"), hand(here.host)[0])) == OK
    bob = there.members[1]
    assert bob.table["game"]["phase"] == "tell"
    assert await here.host.asks(Lock(True)) == OK
    assert await bob.asks(Rename("Rob")) == OK
    assert bob.table["game"]["phase"] == "give"
    assert await here.host.asks(HandOver(bob.person)) == OK
    assert await there.members[0].asks(Lock(False)) == "not_host"
    assert bob.table["host"] == bob.person


# -- at the edges ----------------------------------------------------------------------------------


async def test_who_watches_without_a_name_may_ask_for_nothing() -> None:
    party = await gather(3)
    watcher = RecordingViewer(None)
    await party.live.welcome(watcher)
    watcher.forget()
    before = party.state
    for kind in get_args(Command):
        fields = {"name": "x", "order": (), "settings": Settings(), "clue": Clue("x")}
        body = kind(**{name: fields.get(name, 0) for name in kind.__struct_fields__})
        refusal = await party.live.ask(watcher, Do("cmd", party.state.id, body))
        assert refusal is not None
        assert refusal.code == "not_at_the_table"
    assert party.state is before
    assert watcher.got == []


async def test_a_table_that_others_always_change_first_says_so() -> None:
    class Hasty(MemoryJournal):
        hasty = False

        async def append(self, write: Write) -> None:
            if self.hasty:
                raise Conflict
            await super().append(write)

    journal = Hasty()
    party = await gather(3, journal=journal)
    party.forget()
    journal.hasty = True
    assert await party.host.asks(Lock(True)) == "try_again"
    assert got(party) == [[], [], []]
    assert not party.state.locked


async def test_a_journal_that_breaks_while_others_are_read_asks_for_patience() -> None:
    class Breaking(MemoryJournal):
        broken = False

        async def append(self, write: Write) -> None:
            if self.broken:
                raise Conflict
            await super().append(write)

        async def read_lines(self, table_id: str, after: int = 0) -> Sequence[Line]:
            if self.broken:
                raise JournalUnavailable("the connection broke")
            return await super().read_lines(table_id, after)

    journal = Breaking()
    party = await gather(3, journal=journal)
    party.forget()
    journal.broken = True
    assert await party.host.asks(Lock(True), cmd_id="door") == "try_again"
    assert got(party) == [[], [], []]
    journal.broken = False
    assert await party.host.asks(Lock(True), cmd_id="door") == OK
    assert party.state.locked


async def test_a_game_does_not_start_with_a_deck_that_is_gone() -> None:
    party = await gather(3)
    without_decks = TableRegistry(party.registry.journal, lambda _: None, party.clock)
    live = LiveTable(without_decks, party.state, party.live.stream.names)
    viewer = RecordingViewer(party.host.person, party.host.credentials.token)
    await live.welcome(viewer)
    refusal = await live.ask(viewer, Do("go", party.state.id, Start()))
    assert refusal is not None
    assert refusal.code == "no_such_deck"
    assert msgspec.json.decode(viewer.views[-1][0])["lobby"]["refusal"]["code"] == "no_such_deck"


async def test_a_rematch_for_an_older_game_is_refused() -> None:
    party = await finished(3)
    assert await party.host.asks(Rematch(), game="an older one") == "another_game"


async def test_a_rematch_that_cannot_be_kept_changes_nothing() -> None:
    journal = FailingJournal()
    party = await playing(3, UNCLOCKED, journal=journal)
    await party.plays_to("end")
    before = party.state
    party.forget()
    journal.fails = "before"
    assert await party.host.asks(Rematch()) == "try_again"
    assert party.state is before
    assert got(party) == [[], [], []]
    journal.fails = None
    assert await party.host.asks(Rematch()) == OK


@pytest.mark.parametrize("unknown", [b'{"at":0,"events":[{"on":"newer"}]}', b"rubbish"])
async def test_a_line_that_a_newer_server_wrote_lets_go_of_the_table_politely(
    unknown: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    party = await playing(3, UNCLOCKED)
    known = await party.registry.journal.read_row(party.state.id)
    assert known is not None
    newer = replace(known, seq=known.seq + 1)
    await party.registry.journal.append(Write(newer, known.seq, lines.VERSION, (seal(unknown),)))
    party.forget()
    before = party.state
    ann, bob, cleo = party.members
    assert await ann.asks(Rename("Anna")) == "try_again"
    assert [member.viewer.got for member in party.members] == [[("bye", "restart")]] * 3
    assert party.state is before
    assert len(party.registry.awake_tables()) == 0
    assert await party.registry.find(party.code) is None  # what it cannot read it does not guess
    assert await bob.asks(Rename("Rob")) == "try_again"  # was on its way all the while
    await cleo.disconnects()
    await party.live.expire()
    assert await lines_of(party) == newer.seq
    assert "cannot be read and is closed" in caplog.text
