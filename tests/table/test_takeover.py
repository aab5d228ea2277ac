"""Whose seat somebody else may play on, and whose seat stays its owner's."""

from random import Random

import pytest

from storyhare.live import access
from storyhare.live.bots.turns import make_turn
from storyhare.rules import Phase
from storyhare.table import play
from storyhare.table.commands import (
    AddBot,
    Admit,
    AskSeat,
    Command,
    HandOver,
    Hurry,
    Leave,
    Remove,
    Rename,
    Return,
    Stand,
    Start,
)
from storyhare.testing.bot_turns import RandomChooser
from storyhare.testing.tables import OK, Member, Party, gather, playing
from tests.table.matrix import seats
from tests.table.scenes import CLOCKED, UNCLOCKED, restarted, two_nodes

MINUTE = 60.0
KEPT_FOR = 10 * MINUTE


async def hurried() -> tuple[Party, Member, Member]:
    """The host let the autopilot play for Bob, who is there; Late has come and watches."""
    party = await playing(4, UNCLOCKED)
    await party.plays_to("give")
    assert await party.host.asks(Hurry(1)) == OK
    assert party.state.autopilot == {1}
    return party, party.members[1], await party.joins("Late")


async def owned_by(owner: str, phase: Phase) -> tuple[Party, int, Member]:
    """A seat on autopilot with such an owner, and somebody who would like to have it."""
    party = await gather(4, UNCLOCKED, chooser=RandomChooser() if owner == "bot" else None)
    bob, seat = party.members[1], 1
    if owner == "bot":
        assert await bob.asks(Stand()) == OK
        assert await party.host.asks(AddBot()) == OK
        seat = 3
    assert await party.host.asks(Start()) == OK
    await play_on(party, "give", 1)
    ways: dict[str, tuple[Member, Command]] = {
        "left": (bob, Leave()),
        "removed": (party.host, Remove(bob.person)),
        "bot": (bob, Rename("Rob")),
    }
    member, asked = ways.get(owner, (party.host, Hurry(1)))
    assert await member.asks(asked) == OK
    await play_on(party, phase, 3)
    late = await party.joins("Late")
    if owner in ("away", "gone"):
        await bob.disconnects()
        party.clock.advance(KEPT_FOR - (owner == "away"))
    return party, seat, late


async def play_on(party: Party, phase: Phase, round_: int) -> None:
    """Everybody moves, bots blindly."""
    while play.moment(party.state.game) != (round_, phase):
        seat = play.awaited(party.state)[0]
        moment = play.moment(party.state.game)
        assert moment is not None
        if seat in party.state.autopilot:
            await make_turn(party.live, seat, moment, None)
        else:
            await party.moves(seat, Random(7))


@pytest.mark.parametrize("owner", seats())
async def test_the_matrix_says_which_seats_can_change_hands(owner: str) -> None:
    phases: tuple[Phase, ...] = ("tell", "give", "vote", "reveal")
    for phase in phases:
        party, seat, late = await owned_by(owner, phase)
        before = party.state
        assert seat in before.autopilot
        answer = await late.asks(AskSeat(seat))
        assert answer == seats()[owner][phase], phase
        if answer == OK:
            assert await party.host.asks(Admit(late.person, True)) == OK
            assert party.state.order[seat] == late.person
        else:
            assert party.state is before


# -- an owner who is there, or may come back -------------------------------------------------------


async def test_a_host_who_hurries_somebody_does_not_get_to_see_their_hand() -> None:
    """With a second identity of the host's, who asks for the seat and is let in at once."""
    party, bob, late = await hurried()
    assert await late.asks(AskSeat(1)) == "seat_is_kept"
    assert await party.host.asks(Admit(late.person, True)) == "nobody_asked"
    assert late.you["game"] is None
    assert bob.number == 1


async def test_nor_does_a_host_without_a_seat_who_needs_nobodys_yes() -> None:
    party, bob, late = await hurried()
    assert await party.host.asks(HandOver(late.person)) == OK
    assert await late.asks(AskSeat(1)) == "seat_is_kept"
    assert bob.number == 1


async def test_somebody_played_for_since_the_clock_ran_out_keeps_the_seat() -> None:
    party = await playing(4, CLOCKED)
    late = await party.joins("Late")
    await party.passes(60)
    assert party.state.autopilot == {0}
    assert await late.asks(AskSeat(0)) == "seat_is_kept"


async def test_an_owner_who_is_there_comes_back_with_any_move() -> None:
    party, bob, _ = await hurried()
    await party.plays_to("vote")
    await party.moves(1)
    assert party.state.autopilot == frozenset()
    assert bob.number == 1


async def test_a_seat_that_was_asked_for_stays_its_owners_who_is_connected_again() -> None:
    party, bob, late = await hurried()
    await bob.disconnects()
    party.clock.advance(KEPT_FOR)
    assert await late.asks(AskSeat(1)) == OK
    await bob.connects()
    assert await party.host.asks(Admit(late.person, True)) == "seat_is_kept"
    assert bob.number == 1


async def test_a_seat_is_kept_for_ten_minutes_after_the_connection_was_lost() -> None:
    party, bob, late = await hurried()
    party.clock.advance(KEPT_FOR)  # there all the time
    await bob.disconnects()
    party.clock.advance(KEPT_FOR - 1)
    refused = await late.refusal(AskSeat(1))
    assert refused is not None
    assert (refused.code, refused.params) == ("seat_is_kept", {"seat": 1, "minutes": 10})
    party.clock.advance(1)
    assert await late.asks(AskSeat(1)) == OK


async def test_after_an_outage_owners_have_ten_minutes_to_come_back() -> None:
    party, _, late = await hurried()
    again = await restarted(party, after=24 * 60 * MINUTE)
    ann, late = again.members[0], again.member(late.person)
    await ann.connects()
    await late.connects()
    again.clock.advance(KEPT_FOR - 1)
    assert await late.asks(AskSeat(1)) == "seat_is_kept"
    again.clock.advance(1)
    assert await late.asks(AskSeat(1)) == OK


async def test_an_owner_on_another_server_is_there() -> None:
    here, _ = await two_nodes(4)
    await here.plays_to("give")
    bob = here.members[1].person
    await here.live.others_changed(frozenset([bob]), [], watched=True)
    assert await here.host.asks(Hurry(1)) == OK
    late = await here.joins("Late")
    here.clock.advance(60 * MINUTE)
    assert await late.asks(AskSeat(1)) == "seat_is_kept"
    # The connection is lost only now.
    await here.live.others_changed(frozenset(), [], watched=False)
    assert await late.asks(AskSeat(1)) == "seat_is_kept"
    here.clock.advance(KEPT_FOR)
    assert await late.asks(AskSeat(1)) == OK


async def test_an_owner_on_the_way_to_another_device_is_not_gone() -> None:
    party, bob, late = await hurried()
    party.clock.advance(60 * MINUTE)
    link = await access.offer_device(party.registry, party.live, bob.person)
    assert isinstance(link, str)
    await access.move_device(party.registry, party.live, link)
    assert bob.viewer.got[-1] == ("bye", "elsewhere")
    assert await late.asks(AskSeat(1)) == "seat_is_kept"


# -- sent away -------------------------------------------------------------------------------------


async def test_who_sends_somebody_away_gains_no_look_at_their_cards() -> None:
    party = await playing(4, UNCLOCKED)
    late = await party.joins("Late")
    bob = party.members[1]
    assert await party.host.asks(Remove(bob.person)) == OK
    party.clock.advance(60 * MINUTE)
    assert await late.asks(AskSeat(1)) == "owner_was_removed"
    await party.plays_to("end")  # nothing waits for the seat: the autopilot plays it
    assert party.state.order[1] == bob.person


async def test_nor_by_letting_them_ask_first() -> None:
    """Late asked while Bob had left; Bob is sent away before the answer."""
    party = await playing(4, UNCLOCKED)
    late, bob = await party.joins("Late"), party.members[1]
    assert await bob.asks(Leave()) == OK
    assert await late.asks(AskSeat(1)) == OK
    assert await party.host.asks(Remove(bob.person)) == OK
    assert await party.host.asks(Admit(late.person, True)) == "owner_was_removed"


async def test_the_table_shows_who_was_sent_away() -> None:
    party = await playing(4, UNCLOCKED)
    bob, cleo = party.members[1:3]
    assert await party.host.asks(Remove(bob.person)) == OK
    assert await cleo.asks(Leave()) == OK
    shown = {person["name"]: person for person in party.host.table["people"]}
    assert shown["Bob"]["removed"] is True
    assert "removed" not in shown["Cleo"]
    assert await cleo.asks(Return()) == OK
