"""Links that take a seat to another device: good for minutes, once, and on whichever server."""

import asyncio

import pytest

from storyhare.live import access
from storyhare.rules import Refusal
from storyhare.table.commands import Leave, Rematch, Remove, Rename
from storyhare.table.people.credentials import Credentials, recognised
from storyhare.testing.tables import OK, Member, Party, RecordingViewer, gather, playing
from tests.table.scenes import UNCLOCKED, finished, phase, two_nodes

MINUTE = 60.0


async def link_of(member: Member, party: Party | None = None) -> str:
    """Have a link made for somebody."""
    party = party or member.party
    link = await access.offer_device(party.registry, party.live, member.person)
    assert isinstance(link, str), link
    return link


async def used(
    party: Party, link: str, by: Member | None = None, instead_of: Member | None = None
) -> Credentials | str:
    """The seat that a link brings to a device, or why it brings none."""
    until_now, gives_up = [None if member is None else member.person for member in (by, instead_of)]
    moved = await access.move_device(party.registry, party.live, link, until_now, gives_up)
    return moved.code if isinstance(moved, Refusal) else moved


async def test_moving_to_another_device_changes_the_token_and_lets_the_old_device_go() -> None:
    party = await gather(2)
    bob = party.members[1]
    link = await link_of(bob)
    assert recognised(party.state, bob.person, bob.credentials.token)
    new = await used(party, link)
    assert isinstance(new, Credentials)
    assert new.person == bob.person
    assert not recognised(party.state, bob.person, bob.credentials.token)
    assert recognised(party.state, bob.person, new.token)
    assert bob.viewer.got[-1] == ("bye", "elsewhere")
    assert await party.folded() == party.state


async def test_a_link_is_good_once() -> None:
    party = await gather(2)
    link = await link_of(party.host)
    first, second = await asyncio.gather(used(party, link), used(party, link))
    assert isinstance(first, Credentials)
    assert second == "no_such_link"


async def test_a_link_is_good_for_ten_minutes_and_not_for_longer() -> None:
    party = await gather(2)
    early, late = [await link_of(member) for member in party.members]
    party.clock.advance(10 * MINUTE - 1)
    assert isinstance(await used(party, early), Credentials)
    party.clock.advance(1)
    assert await used(party, late) == "no_such_link"


async def test_a_link_is_good_at_its_own_table_only() -> None:
    party, other = await gather(2), await gather(2)
    link = await link_of(party.host)
    assert await used(other, link) == "no_such_link"
    assert await used(party, "") == "no_such_link"
    assert isinstance(await used(party, link), Credentials)


async def test_a_newer_link_of_the_same_person_makes_the_older_one_worthless() -> None:
    party = await gather(2)
    ann, bob = party.members
    older, others, newer = await link_of(ann), await link_of(bob), await link_of(ann)
    assert await used(party, older) == "no_such_link"
    assert isinstance(await used(party, newer), Credentials)
    assert isinstance(await used(party, others), Credentials)


async def test_a_removed_person_cannot_move_to_another_device() -> None:
    party = await gather(2)
    bob = party.members[1]
    link = await link_of(bob)
    await party.host.asks(Remove(bob.person))
    assert await used(party, link) == "not_at_the_table"
    refused = await access.offer_device(party.registry, party.live, bob.person)
    assert refused == Refusal("not_at_the_table")


async def test_a_link_is_still_good_after_a_rematch() -> None:
    party = await finished(3)
    bob = party.members[1]
    link = await link_of(bob)
    assert await party.host.asks(Rematch()) == OK
    await party.awake()
    new = await used(party, link)
    assert isinstance(new, Credentials)
    assert recognised(party.state, bob.person, new.token)


async def test_a_link_is_good_on_another_server_which_has_not_heard_of_it() -> None:
    here, there = await two_nodes(4)
    ann = here.host
    link = await link_of(ann)
    new = await used(there, link)
    assert isinstance(new, Credentials)
    assert recognised(there.state, ann.person, new.token)
    assert ann.viewer in here.live.audience.viewers
    await here.live.stream.follow(())
    assert ann.viewer.got[-1] == ("bye", "elsewhere")
    assert await used(here, link) == "no_such_link"


async def test_of_two_servers_at_once_one_takes_the_seat() -> None:
    here, there = await two_nodes(4)
    link = await link_of(here.host)
    both = await asyncio.gather(used(here, link), used(there, link))
    assert [one for one in both if not isinstance(one, Credentials)] == ["no_such_link"]


# -- a device that is somebody else's ------------------------------------------------------------


async def test_a_link_takes_nobodys_own_seat_away() -> None:
    party = await gather(3)
    ann, bob, cleo = party.members
    link = await link_of(bob)
    before = party.state
    asked = await access.move_device(party.registry, party.live, link, ann.person)
    told = {"person": ann.person, "mine": "Ann", "theirs": "Bob"}
    assert asked == Refusal("holds_another_seat", told)
    assert await used(party, link, ann, instead_of=cleo) == "holds_another_seat"
    assert await used(party, link, ann, instead_of=bob) == "holds_another_seat"
    assert party.state is before
    assert isinstance(await used(party, link), Credentials)  # it is still good


async def test_a_link_that_is_not_good_is_told_nothing_about() -> None:
    party = await gather(2)
    assert await used(party, "made up", party.host) == "no_such_link"


async def test_somebody_who_gives_their_seat_up_for_another_leaves_the_table() -> None:
    party = await gather(3)
    ann, bob, cleo = party.members
    link = await link_of(bob)
    moved = await used(party, link, ann, instead_of=ann)
    assert isinstance(moved, Credentials)
    assert moved.person == bob.person
    assert party.state.order == (bob.person, cleo.person)
    assert party.state.people[ann.person].left
    assert not recognised(party.state, ann.person, ann.credentials.token)
    assert not recognised(party.state, ann.person, "")
    assert party.state.host in (bob.person, cleo.person)
    assert [member.viewer.got[-1] for member in (ann, bob)] == [("bye", "elsewhere")] * 2
    assert cleo.table["seats"] == [bob.person, cleo.person]
    assert await party.folded() == party.state


async def test_a_game_goes_on_without_who_gave_their_seat_up() -> None:
    party = await playing(4, UNCLOCKED)
    await party.plays_to("give")
    for member in (party.members[1], party.members[2]):
        await party.moves(member.number)
    bob, dan = party.members[1], party.members[3]
    assert isinstance(await used(party, await link_of(bob), dan, instead_of=dan), Credentials)
    assert phase(party) == "vote"  # the table waited for Dan alone
    assert party.state.autopilot == {3}


@pytest.mark.parametrize("stage", ["lobby", "playing"])
async def test_who_has_left_or_opens_an_own_link_is_not_asked(stage: str) -> None:
    party = await (gather(4) if stage == "lobby" else playing(4))
    bob, cleo = party.members[1:3]
    assert isinstance(await used(party, await link_of(bob), bob), Credentials)
    assert await cleo.asks(Leave()) == OK
    assert isinstance(await used(party, await link_of(bob), cleo), Credentials)


# -- devices that lose their seat ----------------------------------------------------------------


async def test_a_device_that_is_still_at_the_door_is_let_go_with_the_seat() -> None:
    party = await gather(2)
    bob = party.members[1]
    early = RecordingViewer(bob.person, bob.credentials.token)
    with party.live.expecting(early):
        assert isinstance(await used(party, await link_of(bob)), Credentials)
        assert early.got == [("bye", "elsewhere")]
        await party.live.welcome(early)
        assert early not in party.live.audience.viewers
        assert early.views == []


async def test_a_device_at_the_door_goes_along_to_the_rematch_and_is_let_go_there() -> None:
    party = await finished(3)
    bob = party.members[1]
    link = await link_of(bob)
    early, watcher = RecordingViewer(bob.person, bob.credentials.token), RecordingViewer(None)
    with party.live.expecting(early), party.live.expecting(watcher):
        assert await party.host.asks(Rematch()) == OK
        assert early.got == []
        assert isinstance(await used(party, link), Credentials)
        assert early.got == [("bye", "elsewhere")]
        assert watcher.got == []
    assert not party.live.audience.arriving


async def test_an_old_device_can_do_nothing_on_a_server_that_has_not_heard_of_the_move() -> None:
    here, there = await two_nodes(4)
    bob = there.members[1]
    assert isinstance(await used(here, await link_of(bob, here)), Credentials)
    before = there.state
    assert recognised(before, bob.person, bob.credentials.token)  # as far as is known there
    assert await bob.asks(Rename("Rob")) == "not_at_the_table"
    assert bob.viewer.got[-1] == ("bye", "elsewhere")
    assert "Rob" not in (await here.registry.journal.read_names(before.id)).values()


async def test_a_server_that_has_not_heard_of_the_move_makes_no_link_for_the_old_device() -> None:
    here, there = await two_nodes(4)
    bob = there.members[1]
    assert isinstance(await used(here, await link_of(bob, here)), Credentials)
    refused = await access.offer_device(there.registry, there.live, bob.person)
    assert refused == Refusal("not_at_the_table")
