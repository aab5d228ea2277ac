"""A stream does not grow for ever, whatever people do, and the game comes to its end."""

import pytest

from storyhare.live import access
from storyhare.rules import Options, Vote
from storyhare.table import commands as ask
from storyhare.table.people.credentials import Credentials
from storyhare.table.preconditions import length
from storyhare.table.settings import Clocks, Settings
from storyhare.testing.tables import NO_CLOCKS, OK, Member, Party, RecordingViewer, gather
from tests.table.scenes import restarted

TOO_MANY = "too_many_changes"
CLOCKED = Settings(clocks=Clocks(tell=60, give=50, vote=40, reveal=30))
PLAIN = Settings(clocks=NO_CLOCKS, options=Options(first_storyteller=0))
# More than anybody needs to come to an end, whatever they try on the way.
A_FEW = 30


async def fiddled(settings: Settings = PLAIN, people: int = 4) -> Party:
    """A table in the lobby at which the host cannot decide, until there is no more room."""
    party = await gather(people, settings)
    for number in range(length.MOST_LINES):
        if await party.host.asks(ask.Lock(number % 2 == 0)) != OK:
            break
    assert party.state.seq >= length.MOST_LINES
    return party


async def refused(party: Party, member: Member, *bodies: ask.Command) -> None:
    """None of these is done, and all for the same reason."""
    before = party.state.seq
    for body in bodies:
        assert await member.asks(body) == TOO_MANY
    assert party.state.seq == before


async def done(member: Member, *bodies: ask.Command) -> None:
    """All of these are."""
    for body in bodies:
        assert await member.asks(body) == OK


async def test_a_lobby_is_not_rearranged_for_ever() -> None:
    party = await fiddled()
    host, bob, *_ = party.members
    order = tuple(reversed(party.state.order))
    await refused(
        party, host, ask.Configure(PLAIN), ask.Arrange(order), ask.Shuffle(), ask.AddBot(),
        ask.HandOver(bob.person), ask.Rename("Ann II"), ask.Leave(),
    )  # fmt: skip
    await refused(party, bob, ask.Sit(9), ask.Stand(), ask.Rename("Rob"), ask.Leave())
    assert await party.tries_to_join("Late") == TOO_MANY
    link = await access.offer_device(party.registry, party.live, bob.person)
    assert not isinstance(link, str)
    assert link.code == TOO_MANY


async def test_a_game_at_such_a_table_is_played_to_its_end_and_again() -> None:
    party = await fiddled()
    assert await party.host.asks(ask.Start()) == OK
    old = party.state.id
    await party.plays_to("end")
    assert party.state.stage == "over"
    assert party.state.seq < length.MOST_LINES + length.MOST_LINES_OF_A_ROUND * rounds(party)
    assert await party.host.asks(ask.Rematch()) == OK
    assert party.state.id != old
    assert await party.host.asks(ask.Rename("Ann II")) == OK  # a new stream has room


def rounds(party: Party) -> int:
    assert party.state.game is not None
    return party.state.game.round


async def test_nobody_changes_their_mind_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    party = await gather(4, PLAIN)
    assert await party.host.asks(ask.Start()) == OK
    await party.plays_to("vote")
    voter = party.at_seat(1)
    game = party.state.game
    assert game is not None
    choices = [card for card, owner in enumerate(game.owners, 1) if owner != voter.number]
    votes = [Vote((choices[number % 2],)) for number in range(A_FEW)]
    monkeypatch.setattr(length, "MOST_LINES", party.state.seq - length.MOST_LINES_OF_A_ROUND)
    assert await voter.asks(votes[0]) == OK
    await refused(party, voter, *votes[1:])
    before = party.state.seq
    await party.plays_to("reveal")
    for _ in range(A_FEW):
        await voter.asks(ask.PressOn())
    assert party.state.seq <= before + 2 * len(party.members)
    await refused(party, party.host, ask.Pause(), ask.Leave())


async def test_a_choice_can_still_be_taken_back_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    party = await gather(3, PLAIN)
    host, bob, _ = party.members
    await done(bob, ask.Sign(True), ask.KeepRecordings(True), ask.Leave())
    monkeypatch.setattr(length, "MOST_LINES", 0)
    await done(bob, ask.Return(), ask.Sign(False), ask.KeepRecordings(False))
    await refused(party, bob, ask.Sign(True), ask.KeepRecordings(True), ask.Leave())
    await done(host, ask.Lock(True), ask.MuteChat(True), ask.Remove(bob.person))
    await refused(party, host, ask.Lock(False), ask.MuteChat(False))


async def test_coming_and_going_does_not_make_a_stream_longer_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    party = await gather(3, CLOCKED)
    assert await party.host.asks(ask.Start()) == OK
    monkeypatch.setattr(length, "MOST_LINES", 0)
    monkeypatch.setattr(length, "MOST_LINES_OF_A_ROUND", 0)
    before = party.state.seq
    for _ in range(A_FEW):
        for member in party.members:
            await member.disconnects()
        party.clock.advance(1.0)
        for member in party.members:
            await member.connects()
        assert party.state.pause is None
    assert party.state.seq <= before + 2
    await party.plays_to("give")  # and the next phase has its clock again
    assert party.state.deadline is not None


async def test_looking_at_a_sleeping_table_does_not_make_its_stream_longer_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    party = await gather(3, CLOCKED)
    assert await party.host.asks(ask.Start()) == OK
    monkeypatch.setattr(length, "MOST_LINES", 0)
    monkeypatch.setattr(length, "MOST_LINES_OF_A_ROUND", 0)
    before = party.state.seq
    for _ in range(A_FEW):
        party = await restarted(party, after=61.0)
    assert party.state.seq <= before + 2


async def test_a_seat_can_still_be_taken_to_another_device(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    party = await gather(2)
    link = await access.offer_device(party.registry, party.live, party.host.person)
    assert isinstance(link, str)
    monkeypatch.setattr(length, "MOST_LINES", 0)
    assert isinstance(await access.move_device(party.registry, party.live, link), Credentials)


async def test_watching_is_always_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    party = await gather(2)
    monkeypatch.setattr(length, "MOST_LINES", 0)
    watcher = RecordingViewer(None)
    await party.live.welcome(watcher)
    assert watcher.views
