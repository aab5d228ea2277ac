"""One table alive: journal, then acknowledge, then broadcast; nothing twice, nothing lost."""

import asyncio
from itertools import chain, count
from random import Random

import msgspec
import pytest
from msgspec.structs import asdict

from storyhare.live.table import LiveTable
from storyhare.rules import RULESETS, Clue, Give, Refusal, RulesetName, Tell, Vote
from storyhare.table import render
from storyhare.table.commands import (
    Leave,
    Lock,
    PressOn,
    Rematch,
    Rename,
    Return,
    Start,
)
from storyhare.table.play import awaited
from storyhare.table.settings import Settings
from storyhare.testing.tables import (
    NO_CLOCKS,
    OK,
    RecordingViewer,
    gather,
    playing,
    views_of,
)
from storyhare.views import TableView, public_view
from tests.table.scenes import (
    UNCLOCKED,
    FailingJournal,
    GatedJournal,
    finished,
    got,
    hand,
    lines_of,
)

# -- the order of things ---------------------------------------------------------------------------


async def test_nobody_is_shown_anything_before_it_is_kept() -> None:
    journal = GatedJournal()
    party = await gather(3, journal=journal)
    party.forget()
    journal.gate.clear()
    journal.waiting.clear()
    asking = asyncio.create_task(party.host.asks(Lock(True)))
    await journal.waiting.wait()
    for _ in range(20):
        await asyncio.sleep(0)
    assert got(party) == [[], [], []]
    assert not party.state.locked
    journal.gate.set()
    assert await asking == OK
    assert got(party) == [["ack"], ["view"], ["view"]]


async def test_whoever_asked_is_acknowledged_before_the_others_are_shown() -> None:
    party = await gather(12)
    order: list[str] = []

    class Noting(RecordingViewer):
        def show(self, table: bytes, you: bytes, cmd_id: str | None = None) -> None:
            known = len(self.got)
            super().show(table, you, cmd_id)
            order.extend(self.kinds[known:])

    for member in party.members:
        member.viewer = Noting(member.person, member.credentials.token)
        await party.live.welcome(member.viewer)
    for member in party.members:
        order.clear()
        assert await member.asks(Rename(f"{member.name} II")) == OK
        assert order == ["ack"] + ["view"] * 11


async def test_an_acknowledgement_carries_the_view_that_includes_the_move() -> None:
    party = await gather(3)
    party.forget()
    assert await party.host.asks(Lock(True), cmd_id="mine") == OK
    assert party.host.viewer.got[0][:2] == ("ack", "mine")
    assert party.host.table["locked"] is True


@pytest.mark.parametrize("when", ["before", "after"])
async def test_what_could_not_be_kept_is_neither_acknowledged_nor_shown(when: str) -> None:
    journal = FailingJournal()
    party = await playing(3, UNCLOCKED, journal=journal)
    before = party.state
    party.forget()
    journal.fails = when
    tell = Tell(Clue("echo"), hand(party.host)[0])
    assert await party.host.asks(tell, cmd_id="clue") == "try_again"
    assert got(party) == [[], [], []]
    assert party.state is before
    journal.fails = None
    assert await party.host.asks(tell, cmd_id="clue", at=(1, "tell")) == OK
    assert got(party) == [["ack"], ["view"], ["view"]]
    assert await party.folded() == party.state
    told = [line for line in await journal.read_lines(party.state.id) if b"clue_told" in line.body]
    assert len(told) == 1


async def test_somebody_comes_while_nothing_can_be_kept_and_sees_the_table() -> None:
    journal = FailingJournal()
    party = await playing(3, UNCLOCKED, journal=journal)
    for member in party.members:
        await member.disconnects()
    journal.fails = "before"
    await party.members[0].connects()
    assert party.members[0].viewer.kinds == ["view"]
    await party.members[0].disconnects()
    journal.fails = None
    await party.members[0].connects()
    assert party.state.pause is None


# -- the same command again ------------------------------------------------------------------------


async def test_a_repeated_command_is_acknowledged_again_and_does_nothing_twice() -> None:
    party = await playing(3, UNCLOCKED)
    tell = Tell(Clue("echo"), hand(party.host)[0])
    assert await party.host.asks(tell, cmd_id="clue") == OK
    before = party.state
    party.forget()
    for _ in range(3):
        assert await party.host.asks(tell, cmd_id="clue", at=(1, "tell")) == OK
    assert party.state is before
    assert await lines_of(party) == before.seq
    assert got(party) == [["ack", "ack", "ack"], [], []]


async def test_one_persons_command_id_is_not_anothers() -> None:
    party = await gather(2)
    assert await party.members[0].asks(Rename("Anna"), cmd_id="same") == OK
    assert await party.members[1].asks(Rename("Rob"), cmd_id="same") == OK
    assert [person["name"] for person in party.host.table["people"]] == ["Anna", "Rob"]


async def test_a_repeated_command_is_known_after_the_table_has_slept() -> None:
    party = await playing(3, UNCLOCKED)
    tell = Tell(Clue("echo"), hand(party.host)[0])
    await party.host.asks(tell, cmd_id="clue")
    slept = party.live
    party.registry.forget(party.state.id)
    await party.host.connects()
    assert party.live is not slept
    assert party.state == slept.table
    seq = party.state.seq
    assert await party.host.asks(tell, cmd_id="clue", at=(1, "tell")) == OK
    assert party.state.seq == seq
    assert party.host.viewer.kinds == ["view", "ack"]


async def test_a_repeated_command_is_known_after_a_rematch() -> None:
    party = await finished(3)
    game = party.state.id
    bob = party.members[1]
    assert await bob.asks(Rename("Rob"), cmd_id="rename") == OK
    assert await party.host.asks(Rematch(), cmd_id="again") == OK
    new = party.state
    assert new.id != game
    bob.viewer.forget()
    assert await bob.asks(Rename("Rob"), cmd_id="rename", game=game) == OK
    assert await party.host.asks(Rematch(), cmd_id="again", game=game) == OK
    assert party.state is new
    assert bob.viewer.kinds == ["ack"]
    party.registry.forget(new.id)
    await bob.connects()
    assert await bob.asks(Rename("Rob"), cmd_id="rename", game=game) == OK
    assert await party.host.asks(Rematch(), cmd_id="again", game=game) == OK
    assert party.state == new


async def test_a_repeated_refusal_is_decided_anew() -> None:
    party = await gather(2)
    assert await party.host.asks(Start(), cmd_id="go") == "too_few_players"
    await party.joins("Cleo")
    assert await party.host.asks(Start(), cmd_id="go") == OK


# -- too late --------------------------------------------------------------------------------------


async def test_a_move_for_a_phase_that_is_over_is_refused() -> None:
    party = await playing(4, UNCLOCKED)
    await party.plays_to("give")
    bob = party.members[1]
    card = hand(bob)[:1]
    await party.plays_to("vote")
    assert await bob.asks(Give(card), at=(1, "give")) == "moved_on"
    assert await bob.asks(Vote((1,)), at=(2, "vote")) == "moved_on"
    assert await bob.asks(PressOn(), at=(1, "reveal")) == "moved_on"
    await party.plays_to("vote", round=2)
    assert await bob.asks(Vote((1,)), at=(1, "vote")) == "moved_on"


async def test_a_move_for_another_game_is_refused() -> None:
    party = await gather(3)
    assert await party.host.asks(Start(), game="another") == "another_game"
    assert await party.host.asks(Start(), game="") == "another_game"
    assert party.state.stage == "lobby"


async def test_the_second_of_two_first_clues_is_answered_kindly() -> None:
    party = await playing(4)
    ann, bob = party.members[:2]
    mine, theirs = Tell(Clue("echo"), hand(ann)[0]), Tell(Clue("salt"), hand(bob)[0])
    assert await ann.asks(mine, at=(1, "tell")) == OK
    assert await bob.asks(theirs, at=(1, "tell")) == "clue_already_told"
    refusal = await bob.refusal(theirs, at=(1, "tell"))
    assert refusal is not None
    assert refusal.params == {"storyteller": 0}


@pytest.mark.parametrize("text", ["x" * 161, "\u0301\u0327" * 4_000])
async def test_a_clue_that_is_too_long_is_refused_with_the_limit(text: str) -> None:
    party = await playing(4)
    refusal = await party.host.refusal(Tell(Clue(text), hand(party.host)[0]), at=(1, "tell"))
    assert refusal == Refusal("clue_too_long", {"length": len(text), "limit": 160})


async def test_table_commands_need_no_phase() -> None:
    party = await playing(4, UNCLOCKED)
    await party.plays_to("vote")
    assert await party.host.asks(Lock(True), at=(1, "tell")) == OK


# -- who is shown what -----------------------------------------------------------------------------


async def test_a_replaced_gift_is_shown_to_its_owner_alone() -> None:
    party = await playing(4, UNCLOCKED)
    watcher = RecordingViewer(None)
    await party.live.welcome(watcher)
    await party.plays_to("give")
    bob = party.members[1]
    assert await bob.asks(Give(hand(bob)[:1])) == OK
    party.forget()
    watcher.forget()
    assert await bob.asks(Give(hand(bob)[1:2])) == OK
    assert got(party) == [[], ["ack"], [], []]
    assert watcher.got == []
    assert bob.you["game"]["given"] == list(hand(bob)[1:2])


async def test_a_replaced_vote_is_shown_to_its_owner_alone() -> None:
    party = await playing(4, UNCLOCKED)
    await party.plays_to("vote")
    bob = party.members[1]
    assert party.state.game is not None
    numbers = [n for n, owner in enumerate(party.state.game.owners, 1) if owner != 1]
    assert await bob.asks(Vote((numbers[0],))) == OK
    party.forget()
    assert await bob.asks(Vote((numbers[1],))) == OK
    assert got(party) == [[], ["ack"], [], []]
    assert bob.you["game"]["ballot"] == {"green": [numbers[1]]}


def in_one_piece(live: LiveTable) -> object:
    """The public view as its types say it, not put together from encoded parts."""
    table = live.table
    here = frozenset(
        [viewer.person for viewer in live.audience.viewers if viewer.person is not None]
    )
    people = msgspec.json.encode(render.people_view(table, live.stream.names, here))
    standing = render.standing_view(table, msgspec.Raw(people), live.around.cards, live.around.sees)
    game = None if table.game is None else public_view(table.game)
    view = TableView(**asdict(standing), awaited=awaited(table), game=game)
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("ruleset", RULESETS)
async def test_equal_states_give_equal_views_at_every_step(ruleset: RulesetName) -> None:
    """The table keeps encoded parts; a table folded afresh, which keeps none, shows the same."""
    party = await playing(6, Settings(ruleset=ruleset, clocks=NO_CLOCKS))
    luck = Random(3)
    for step in range(120):
        if party.state.stage == "over":
            break
        if step == 20:
            await party.members[4].asks(Leave())
        if step == 40:
            await party.members[4].asks(Return())
        await party.one_move(luck)
        fresh = LiveTable(party.registry, await party.folded(), party.live.stream.names)
        for viewer in party.live.audience.viewers:
            fresh.audience.come(viewer)
        public, mine = views_of(party.live)
        public_again, mine_again = views_of(fresh)
        assert public == public_again
        assert msgspec.json.decode(public) == in_one_piece(fresh)
        for member in party.members:
            assert mine(member.person) == mine_again(member.person)
            assert member.viewer.shown == (public, mine(member.person))


async def test_a_viewer_who_learns_nothing_new_is_shown_nothing() -> None:
    party = await gather(3)
    party.forget()
    party.live.show()
    assert got(party) == [[], [], []]


async def test_everybody_sees_who_is_here() -> None:
    party = await gather(2)
    ann, bob = party.members
    await bob.disconnects()
    assert [person.get("here", False) for person in ann.table["people"]] == [True, False]
    await bob.connects()
    assert [person.get("here", False) for person in ann.table["people"]] == [True, True]


async def test_chat_is_kept_capped_and_heard_by_all() -> None:
    party = await gather(3)
    party.forget()
    for number in range(5):
        await party.live.chat.say(party.host.person, f"hello {number}", keep=3)
    assert [line.text for line in await party.live.chat.read()] == ["hello 2", "hello 3", "hello 4"]
    for member in party.members:
        assert [thing[2] for thing in member.viewer.got] == [f"hello {n}" for n in range(5)]
    party.live.react(party.host.person, "wow")
    assert party.members[2].viewer.got[-1] == ("reacted", party.host.person, "wow")


async def test_no_id_looks_like_an_option_to_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = chain(["token", "-table", "table", "-ada", "ada"], map(str, count()))
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    party = await gather(1)
    assert party.state.id == "table"
    assert list(party.state.people) == ["ada"]
