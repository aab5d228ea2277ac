"""Links that take a seat to another device: good for minutes, once, and on whichever server."""

import asyncio

from storyhare.rules import Refusal
from storyhare.table.commands import Rematch, Remove
from storyhare.table.tokens import Seat, recognised
from storyhare.testing.tables import OK, Guest, Party, gather
from tests.table.scenes import finished, two_nodes

MINUTE = 60.0


async def link_of(guest: Guest, party: Party | None = None) -> str:
    """Have a link made for somebody."""
    party = party or guest.party
    link = await party.hall.offer_device(party.live, guest.person)
    assert isinstance(link, str), link
    return link


async def used(party: Party, link: str) -> Seat | str:
    """The seat that a link brings, or why it brings none."""
    moved = await party.hall.move_device(party.live, link)
    return moved.code if isinstance(moved, Refusal) else moved


async def test_moving_to_another_device_changes_the_token_and_lets_the_old_device_go() -> None:
    party = await gather(2)
    bob = party.guests[1]
    link = await link_of(bob)
    assert recognised(party.state, bob.person, bob.seat.token)
    new = await used(party, link)
    assert isinstance(new, Seat)
    assert new.person == bob.person
    assert not recognised(party.state, bob.person, bob.seat.token)
    assert recognised(party.state, bob.person, new.token)
    assert bob.viewer.got[-1] == ("bye", "elsewhere")
    assert await party.folded() == party.state


async def test_a_link_is_good_once() -> None:
    party = await gather(2)
    link = await link_of(party.host)
    first, second = await asyncio.gather(used(party, link), used(party, link))
    assert isinstance(first, Seat)
    assert second == "no_such_link"


async def test_a_link_is_good_for_ten_minutes_and_not_for_longer() -> None:
    party = await gather(2)
    early, late = [await link_of(guest) for guest in party.guests]
    party.clock.advance(10 * MINUTE - 1)
    assert isinstance(await used(party, early), Seat)
    party.clock.advance(1)
    assert await used(party, late) == "no_such_link"


async def test_a_link_is_good_at_its_own_table_only() -> None:
    party, other = await gather(2), await gather(2)
    link = await link_of(party.host)
    assert await used(other, link) == "no_such_link"
    assert await used(party, "") == "no_such_link"
    assert isinstance(await used(party, link), Seat)


async def test_a_newer_link_of_the_same_person_makes_the_older_one_worthless() -> None:
    party = await gather(2)
    ann, bob = party.guests
    older, others, newer = await link_of(ann), await link_of(bob), await link_of(ann)
    assert await used(party, older) == "no_such_link"
    assert isinstance(await used(party, newer), Seat)
    assert isinstance(await used(party, others), Seat)


async def test_a_removed_person_cannot_move_to_another_device() -> None:
    party = await gather(2)
    bob = party.guests[1]
    link = await link_of(bob)
    await party.host.asks(Remove(bob.person))
    assert await used(party, link) == "not_at_the_table"
    refused = await party.hall.offer_device(party.live, bob.person)
    assert refused == Refusal("not_at_the_table")


async def test_a_link_is_still_good_after_a_rematch() -> None:
    party = await finished(3)
    bob = party.guests[1]
    link = await link_of(bob)
    assert await party.host.asks(Rematch()) == OK
    await party.awake()
    new = await used(party, link)
    assert isinstance(new, Seat)
    assert recognised(party.state, bob.person, new.token)


async def test_a_link_is_good_on_another_server_which_has_not_heard_of_it() -> None:
    here, there = await two_nodes(4)
    ann = here.host
    link = await link_of(ann)
    new = await used(there, link)
    assert isinstance(new, Seat)
    assert recognised(there.state, ann.person, new.token)
    assert ann.viewer in here.live.audience.viewers
    await here.live.follow(())
    assert ann.viewer.got[-1] == ("bye", "elsewhere")
    assert await used(here, link) == "no_such_link"


async def test_the_old_device_is_let_go_also_where_lines_come_by_a_hint() -> None:
    here, there = await two_nodes(4)
    ann = here.host
    link = await link_of(ann)
    assert isinstance(await used(there, link), Seat)
    assert here.live.take(await here.hall.journal.read(here.state.id, here.state.seq))
    assert ann.viewer.got[-1] == ("bye", "elsewhere")
    assert ann.viewer not in here.live.audience.viewers


async def test_of_two_servers_at_once_one_takes_the_seat() -> None:
    here, there = await two_nodes(4)
    link = await link_of(here.host)
    both = await asyncio.gather(used(here, link), used(there, link))
    assert [one for one in both if not isinstance(one, Seat)] == ["no_such_link"]
