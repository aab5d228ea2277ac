"""Who may stay, who hosts, and who plays on for whom."""

import pytest

from storyhare.live import access
from storyhare.rules import Options
from storyhare.table.commands import (
    Admit,
    AskSeat,
    ClaimHost,
    HandOver,
    Hurry,
    Leave,
    Lock,
    MuteChat,
    Pause,
    Rematch,
    Remove,
    Rename,
    Return,
)
from storyhare.table.people.credentials import Credentials, recognised, sent_away
from storyhare.table.settings import Settings
from storyhare.testing.tables import (
    NO_CLOCKS,
    OK,
    Member,
    Party,
    RecordingViewer,
    gather,
    playing,
)
from tests.table.matrix import STAGES, claims
from tests.table.scenes import finished, names, seat_to_take, seated, two_nodes
from tests.table.test_matrix import Scene

HOUR = 3600.0

# -- sent away -------------------------------------------------------------------------------------


async def test_a_removed_person_is_out_at_once() -> None:
    party = await gather(3)
    bob = party.members[1]
    assert recognised(party.live.table, bob.person, bob.credentials.token)
    party.forget()
    assert await party.host.asks(Remove(bob.person)) == OK
    assert not recognised(party.live.table, bob.person, bob.credentials.token)
    assert sent_away(party.live.table, bob.person, bob.credentials.token)  # the door knows them
    assert not sent_away(party.live.table, bob.person, "made up")
    assert bob.viewer.got == [("bye", "removed")]
    assert bob.viewer not in party.live.audience.viewers
    assert seated(party) == ["Ann", "Cleo"]
    assert names(party) == ["Ann", "Cleo"]
    assert await bob.asks(Return()) == "not_at_the_table"
    assert await bob.asks(Rename("Rob")) == "not_at_the_table"


async def test_the_screens_of_a_removed_person_are_sent_away_too() -> None:
    party = await gather(3)
    bob, cleo = party.members[1:]
    screens = [RecordingViewer(who, watches=True) for who in (bob.person, cleo.person, None)]
    for screen in screens:
        await party.live.welcome(screen)
    assert await party.host.asks(Remove(bob.person)) == OK
    assert [screen.kinds[-1] for screen in screens] == ["bye", "view", "view"]
    assert screens[0].got[-1] == ("bye", "removed")


async def test_the_seat_of_a_removed_player_plays_on() -> None:
    party = await playing(4)
    bob = party.members[1]
    assert await party.host.asks(Remove(bob.person)) == OK
    assert party.state.autopilot == {1}
    assert names(party) == ["Ann", "Bob", "Cleo", "Dan"]
    await party.plays_to("reveal")
    assert bob.viewer.kinds[-1] == "bye"


async def test_the_host_cannot_remove_the_host_or_nobody() -> None:
    party = await gather(2)
    assert await party.host.asks(Remove(party.host.person)) == "not_yourself"
    assert await party.host.asks(Remove("nobody")) == "no_such_person"
    await party.host.asks(Remove(party.members[1].person))
    assert await party.host.asks(Remove(party.members[1].person)) == "no_such_person"


async def test_a_token_opens_one_persons_seat_at_one_table() -> None:
    party, other = await gather(2), await gather(2)
    ann, bob = party.members
    live = party.live
    assert recognised(live.table, ann.person, ann.credentials.token)
    assert not recognised(live.table, ann.person, bob.credentials.token)
    assert not recognised(live.table, "nobody", ann.credentials.token)
    assert not recognised(live.table, ann.person, "")
    assert not recognised(other.live.table, ann.person, ann.credentials.token)


async def test_the_newest_device_holds_the_seat() -> None:
    party = await gather(2)
    bob = party.members[1]
    old = bob.viewer
    await bob.connects()
    assert old.got[-1] == ("bye", "elsewhere")
    old.forget()
    await party.host.asks(MuteChat(True))
    assert old.got == []
    assert bob.table["chat_muted"] is True
    await party.live.farewell(old)
    assert party.live.around.away(bob.person) is None


# -- the host --------------------------------------------------------------------------------------


async def test_a_host_hands_the_table_over() -> None:
    party = await gather(3)
    ann, bob, cleo = party.members
    assert await ann.asks(HandOver(bob.person)) == OK
    assert await ann.asks(Lock(True)) == "not_host"
    assert await bob.asks(Lock(True)) == OK
    assert await bob.asks(HandOver(bob.person)) == "already_host"
    assert await bob.asks(HandOver("nobody")) == "no_such_person"
    await cleo.asks(Leave())
    assert await bob.asks(HandOver(cleo.person)) == "no_such_person"


async def test_a_host_who_leaves_has_an_heir_who_is_there() -> None:
    party = await gather(4)
    ann, bob, cleo, dan = party.members
    await bob.disconnects()
    await ann.asks(Leave())
    assert party.host is cleo
    await cleo.asks(Leave())
    assert party.host is dan
    await dan.asks(Leave())
    assert party.host is bob


async def test_whoever_comes_to_a_table_that_everybody_left_is_its_host() -> None:
    party = await gather(2)
    ann, bob = party.members
    await bob.asks(Leave())
    await ann.asks(Leave())
    assert await bob.asks(Return()) == OK
    assert party.host is bob
    await bob.asks(Leave())
    late = await party.joins("Late")
    assert party.host is late


async def test_who_sits_there_may_claim_the_table_a_minute_after_the_host_has_gone() -> None:
    party = await gather(3)
    ann, bob, cleo = party.members
    party.clock.advance(HOUR)
    assert await bob.asks(ClaimHost()) == "host_is_here"
    await ann.disconnects()
    assert await bob.asks(ClaimHost()) == "host_is_here"
    party.clock.advance(59)
    assert await bob.asks(ClaimHost()) == "host_is_here"
    party.clock.advance(1)
    assert await cleo.asks(ClaimHost()) == OK
    assert await cleo.asks(ClaimHost()) == "already_host"
    await ann.connects()
    assert await ann.asks(Lock(True)) == "not_host"


@pytest.mark.parametrize("stage", STAGES)
async def test_the_matrix_says_who_may_claim_the_table(stage: str) -> None:
    for role, outcomes in claims().items():
        after_a_minute, party, member = outcomes[stage], *await host_gone(stage, role)
        party.clock.advance(59)
        early = "host_is_here" if after_a_minute in (OK, "host_may_return") else after_a_minute
        assert await member.asks(ClaimHost()) == early, role
        party.clock.advance(1)
        assert await member.asks(ClaimHost()) == after_a_minute, role


@pytest.mark.parametrize("stage", STAGES)
async def test_after_half_an_hour_anybody_may_so_that_no_table_stays_without_a_host(
    stage: str,
) -> None:
    for role in [role for role, told in claims().items() if told[stage] == "host_may_return"]:
        party, member = await host_gone(stage, role)
        party.clock.advance(HOUR / 2 - 1)
        assert await member.asks(ClaimHost()) == "host_may_return", role
        party.clock.advance(1)
        assert await member.asks(ClaimHost()) == OK, role


async def host_gone(stage: str, role: str) -> tuple[Party, Member]:
    """A table that the host has just lost the connection to; "late" comes after that."""
    scene = await Scene.at(stage)
    scene.party.clock.advance(HOUR)
    await scene.party.host.disconnects()
    if role != "late":
        return scene.party, scene.who[role]
    return scene.party, await scene.party.joins("Late")


async def test_a_stranger_who_comes_to_an_absent_hosts_table_waits_for_half_an_hour() -> None:
    """However long the host has been away by then, and whoever is there."""
    party = await gather(2)
    ann, bob = party.members
    await ann.disconnects()
    await bob.disconnects()
    party.clock.advance(HOUR)
    stranger = await party.joins("Eve")
    refused = await stranger.refusal(ClaimHost())
    assert refused is not None
    assert (refused.code, refused.params) == ("host_may_return", {"minutes": 30})
    party.clock.advance(HOUR / 2 - 1)
    assert await stranger.asks(ClaimHost()) == "host_may_return"
    assert party.host is ann
    party.clock.advance(1)
    assert await stranger.asks(ClaimHost()) == OK


async def test_a_stranger_gains_nothing_by_letting_the_table_fall_asleep() -> None:
    """When it wakes again, nobody knows any longer that the host went before the stranger came."""
    party = await gather(2)
    for member in party.members:
        await member.disconnects()
    party.clock.advance(HOUR)
    stranger = await party.joins("Eve", connect=False)
    party.clock.advance(120)
    party.registry.forget(party.state.id)
    await stranger.connects()
    party.clock.advance(HOUR / 2 - 1)
    assert await stranger.asks(ClaimHost()) == "host_may_return"
    party.clock.advance(1)
    assert await stranger.asks(ClaimHost()) == OK


async def test_a_host_who_came_back_is_not_claimed() -> None:
    party = await gather(2)
    ann, bob = party.members
    await ann.disconnects()
    party.clock.advance(59)
    await ann.connects()
    party.clock.advance(59)
    assert await bob.asks(ClaimHost()) == "host_is_here"


async def test_a_host_on_the_way_to_another_device_is_not_gone() -> None:
    party = await gather(2)
    ann, bob = party.members
    party.clock.advance(HOUR)
    link = await access.offer_device(party.registry, party.live, ann.person)
    assert isinstance(link, str)
    assert isinstance(await access.move_device(party.registry, party.live, link), Credentials)
    assert ann.viewer.got[-1] == ("bye", "elsewhere")
    assert await bob.asks(ClaimHost()) == "host_is_here"
    party.clock.advance(60)
    assert await bob.asks(ClaimHost()) == OK


async def test_a_host_whose_connection_to_another_server_is_lost_has_a_minute() -> None:
    here, _ = await two_nodes(3)
    bob = here.members[1]
    assert await here.host.asks(HandOver(bob.person)) == OK
    await here.live.others_changed(frozenset([bob.person]), [], watched=True)
    here.clock.advance(HOUR)
    await here.live.others_changed(frozenset(), [], watched=False)
    cleo = here.members[2]
    assert await cleo.asks(ClaimHost()) == "host_is_here"
    here.clock.advance(60)
    assert await cleo.asks(ClaimHost()) == OK


async def test_after_an_outage_the_host_has_a_minute_to_come_back() -> None:
    """The table has not seen the host for a day, but it was the server that was away."""
    party = await gather(2)
    bob = party.members[1]
    party.clock.advance(24 * HOUR)
    party.registry.forget(party.state.id)
    await bob.connects()
    assert await bob.asks(ClaimHost()) == "host_is_here"
    party.clock.advance(60)
    assert await bob.asks(ClaimHost()) == OK


async def test_after_a_rematch_people_are_as_long_at_the_table_as_before() -> None:
    """Else an outage early in the new game would make strangers of them."""
    party = await finished(3)
    bob = party.members[1]
    party.clock.advance(HOUR)
    assert await party.host.asks(Rematch()) == OK
    await party.awake()
    party.clock.advance(60)
    party.registry.forget(party.state.id)
    await bob.connects()
    party.clock.advance(60)
    assert await bob.asks(ClaimHost()) == OK


# -- taking over a seat ----------------------------------------------------------------------------


async def test_a_newcomer_takes_over_a_seat_when_the_host_says_yes() -> None:
    party, cleo, late = await seat_to_take()
    assert party.state.game is not None
    hand = party.state.game.hands[2]
    assert await late.asks(AskSeat(2)) == OK
    assert party.host.table["asking"] == {late.person: 2}
    assert await party.host.asks(Admit(late.person, True)) == OK
    assert late.you["seat"] == 2
    assert late.you["game"]["hand"] == list(hand)
    assert party.state.autopilot == frozenset()
    assert party.state.people[late.person].rabbit == 2
    assert party.state.people[cleo.person].rabbit is None
    assert party.host.table["asking"] == {}


async def test_whose_seat_was_taken_over_watches_when_coming_back() -> None:
    party, cleo, late = await seat_to_take()
    await late.asks(AskSeat(2))
    await party.host.asks(Admit(late.person, True))
    assert await cleo.asks(Return()) == OK
    assert cleo.you["seat"] is None
    assert cleo.you["game"] is None
    await party.plays_to("reveal")


async def test_a_newcomer_watches_on_when_the_host_says_no() -> None:
    party, _, late = await seat_to_take()
    await late.asks(AskSeat(2))
    assert await party.host.asks(Admit(late.person, False)) == OK
    assert late.you["seat"] is None
    assert party.state.autopilot == {2}
    assert await party.host.asks(Admit(late.person, True)) == "nobody_asked"


async def test_only_a_seat_that_nobody_plays_can_be_asked_for() -> None:
    party, _, late = await seat_to_take()
    assert await late.asks(AskSeat(1)) == "seat_not_free"
    assert await late.asks(AskSeat(99)) == "seat_not_free"
    assert await late.asks(AskSeat(-1)) == "seat_not_free"
    assert await party.members[1].asks(AskSeat(2)) == "already_seated"
    assert await party.members[1].asks(Admit(late.person, True)) == "not_host"


async def test_an_owner_who_comes_back_in_time_keeps_the_seat() -> None:
    party, cleo, late = await seat_to_take()
    await late.asks(AskSeat(2))
    assert await cleo.asks(Return()) == OK
    assert party.state.asking == {}
    assert await party.host.asks(Admit(late.person, True)) == "nobody_asked"


async def test_a_seat_given_away_is_no_longer_asked_for() -> None:
    party, _, late = await seat_to_take()
    later = await party.joins("Later")
    await late.asks(AskSeat(2))
    await later.asks(AskSeat(2))
    await party.host.asks(Admit(later.person, True))
    assert party.state.asking == {}
    assert later.number == 2


async def test_whoever_leaves_or_is_removed_asks_for_nothing() -> None:
    party, _, late = await seat_to_take()
    later = await party.joins("Later")
    await late.asks(AskSeat(2))
    await later.asks(AskSeat(2))
    await late.asks(Leave())
    await party.host.asks(Remove(later.person))
    assert party.state.asking == {}


async def test_after_the_game_nobody_asks_for_a_seat() -> None:
    party, _, late = await seat_to_take()
    await late.asks(AskSeat(2))
    await party.plays_to("end")
    assert party.state.stage == "over"
    assert party.state.asking == {}
    assert await party.host.asks(Admit(late.person, True)) == "not_at_this_stage"


async def test_nobody_but_the_host_pauses_and_hurrying_oneself_is_no_way_out() -> None:
    party = await playing(3, Settings(options=Options(first_storyteller=1), clocks=NO_CLOCKS))
    bob = party.members[1]
    assert await bob.asks(Pause()) == "not_host"
    assert await bob.asks(Hurry(1)) == "too_early_to_hurry"
    assert await party.host.asks(Hurry(0)) == "seat_not_awaited"
    assert await party.host.asks(Hurry(77)) == "seat_not_awaited"
