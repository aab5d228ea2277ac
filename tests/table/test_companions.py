"""People without a phone: how they come in on another device, go, and get one."""

from storyhare.live import access
from storyhare.rules import Give, Vote
from storyhare.table import Settings
from storyhare.table.commands import (
    Admit,
    AskSeat,
    Bring,
    ClaimHost,
    Configure,
    HandOver,
    Hurry,
    LastRound,
    Leave,
    Lock,
    PressOn,
    Rematch,
    Remove,
    Rename,
    Return,
    Sit,
    Stand,
    Start,
)
from storyhare.testing.tables import OK, Member, Party, gather
from tests.table.scenes import restarted
from tests.table.sharing import BOX, brings, private, says, shared, speaks, told

# -- coming in -------------------------------------------------------------------------------------


async def test_a_companion_sits_down_with_a_name_and_a_rabbit() -> None:
    party = await gather(2, BOX)
    cleo = await brings(party.members[1], "Cleo", 9)
    shown = next(one for one in party.host.table["people"] if one["id"] == cleo)
    assert shown == {
        "id": cleo,
        "name": "Cleo",
        "rabbit": 9,
        "here": True,
        "on_device_of": party.members[1].person,
    }
    assert party.host.table["seats"][-1] == cleo
    assert [one["person"] for one in party.members[1].you["companions"]] == [cleo]
    assert "companions" not in party.host.you


async def test_only_with_the_cards_of_the_box() -> None:
    party = await gather(2)
    assert await party.host.asks(Bring("Cleo")) == "only_with_the_box"


async def test_a_companion_needs_room_a_name_and_a_free_rabbit() -> None:
    party = await gather(2, BOX)
    assert await party.host.asks(Bring(" ")) == "text_empty"
    assert await party.host.asks(Bring("Cleo", 12)) == "no_such_rabbit"
    assert await party.host.asks(Bring("Cleo", 0)) == "rabbit_taken"
    assert await party.host.asks(Lock(True)) == OK
    assert await party.host.asks(Bring("Cleo")) == "table_locked"
    assert await party.host.asks(Lock(False)) == OK
    for number in range(10):
        await brings(party.host, f"Guest {number}")
    assert await party.host.asks(Bring("Late")) == "no_free_seat"


async def test_no_more_people_than_a_table_takes() -> None:
    party = await gather(60, BOX, connect=False)
    await party.members[0].connects()
    assert await party.host.asks(Bring("Cleo")) == "table_full"


async def test_during_a_game_a_companion_watches_and_may_ask_for_a_seat() -> None:
    party, (cleo, dan) = await told()
    late = await brings(party.members[1], "Late")
    assert party.members[1].you["companions"] == [{"person": late, "seat": None, "game": None}]
    assert await speaks(party, late, AskSeat(2)) == "seat_not_free"
    assert await speaks(party, cleo, Leave()) == OK
    assert await speaks(party, late, AskSeat(2)) == OK
    assert await party.host.asks(Admit(late, True)) == OK
    assert party.state.order[2] == late
    assert await says(party, late, "2") == OK
    assert dan in party.state.order


async def test_a_device_speaks_for_nobody_else() -> None:
    party, (cleo, _) = await told()
    ben = party.members[1]
    assert await ben.asks(Give(("1",)), person=cleo) == "not_on_this_device"
    assert await party.host.asks(Give(("1",)), person=ben.person) == "not_on_this_device"
    assert await ben.asks(Give(("1",)), person="nobody") == "not_on_this_device"
    assert await ben.asks(Give(("1",)), person=ben.person) == OK


async def test_a_companion_never_hosts_hurries_or_brings() -> None:
    party, (cleo, _) = await told()
    for command in (ClaimHost(), Hurry(0), Bring("Eve"), Remove(cleo), Lock(True)):
        assert await party.host.asks(command, person=cleo) == "needs_own_device"
    assert await party.host.asks(HandOver(cleo)) == "needs_own_device"


async def test_an_id_is_used_once_per_device_and_for_one_person() -> None:
    party, (cleo, dan) = await shared()
    assert await party.host.asks(Rename("Cléo"), "one", person=cleo) == OK
    assert await party.host.asks(Rename("Cléo"), "one", person=cleo) == OK
    assert await party.host.asks(Rename("Cléo"), "one", person=dan) == "cmd_id_used"
    assert await party.host.asks(Rename("Cléo"), "one") == "cmd_id_used"


# -- going, coming back, other devices -------------------------------------------------------------


async def test_in_the_lobby_a_companion_who_leaves_is_gone() -> None:
    party, (cleo, dan) = await shared()
    assert await speaks(party, cleo, Stand()) == OK
    assert await speaks(party, cleo, Sit(7)) == OK
    assert await speaks(party, cleo, Leave()) == OK
    assert [one["person"] for one in party.host.you["companions"]] == [dan]
    assert await speaks(party, cleo, Return()) == "not_on_this_device"


async def test_in_a_game_the_autopilot_plays_until_a_companion_is_back() -> None:
    party, (cleo, _) = await told()
    assert await speaks(party, cleo, Leave()) == OK
    assert party.state.autopilot == {2}
    assert await speaks(party, cleo, Return()) == OK
    assert not party.state.autopilot


async def test_with_the_owner_of_the_device_everybody_on_it_leaves_and_returns() -> None:
    party, companions = await told()
    ann = party.host
    assert await ann.asks(Leave()) == OK
    assert party.state.autopilot == {0, 2, 3}
    assert party.state.host == party.members[1].person
    assert await ann.asks(Return()) == OK
    assert not party.state.autopilot
    assert party.state.host == party.members[1].person
    assert party.state.order[2:] == tuple(companions)


async def test_nobody_without_a_phone_inherits_the_table() -> None:
    party = await gather(2, BOX)
    await brings(party.members[1], "Cleo")
    assert await party.members[1].asks(Leave()) == OK
    assert await party.host.asks(Leave()) == OK
    assert party.state.host == party.members[0].person


async def test_a_companion_who_is_back_does_not_become_the_host() -> None:
    party, (cleo, _) = await told()
    for member in party.members[::-1]:
        assert await member.asks(Leave()) == OK
    assert await party.members[0].asks(Return(), person=cleo) == OK
    assert party.state.host == party.members[0].person
    assert party.state.people[party.members[0].person].left


async def test_who_is_sent_away_takes_the_companions_along() -> None:
    party = await gather(3, BOX)
    cleo = await brings(party.members[1], "Cleo")
    assert await party.host.asks(Start()) == OK
    assert await party.host.asks(Remove(party.members[1].person)) == OK
    assert party.state.people[cleo].left
    assert party.state.autopilot == {1, 3}


async def test_a_companion_gets_a_phone() -> None:
    party, (cleo, dan) = await told()
    assert await says(party, dan, "1") == OK
    registry, live, ann = party.registry, party.live, party.host.person
    link = await access.offer_device(registry, live, ann, cleo)
    assert isinstance(link, str)
    moved = await access.move_device(registry, live, link)
    assert not isinstance(moved, str)
    phone = Member(party, moved, "Cleo")  # type: ignore[arg-type]  # no refusal
    party.members.append(phone)
    await phone.connects()
    assert phone.person == cleo
    assert party.state.people[cleo].on_device_of is None
    assert await phone.asks(Give(("2",))) == OK
    assert phone.you["game"]["given"] == ["2"]
    assert await party.host.asks(Give(("3",)), person=cleo) == "not_on_this_device"
    assert [one["person"] for one in party.host.you["companions"]] == [dan]


async def test_no_other_device_shows_what_was_said_before_the_reveal() -> None:
    party, (cleo, dan) = await told()
    registry, live, ann = party.registry, party.live, party.host.person
    link = await access.offer_device(registry, live, ann, cleo)
    assert isinstance(link, str)
    assert await says(party, cleo, "2") == OK
    for refused in (
        await access.offer_device(registry, live, ann, cleo),
        await access.move_device(registry, live, link),
    ):
        assert getattr(refused, "code", None) == "wait_for_the_reveal"
    strange = await access.offer_device(registry, live, party.members[1].person, dan)
    assert getattr(strange, "code", None) == "not_on_this_device"
    late = await party.joins("Late")
    assert await speaks(party, cleo, Leave()) == OK
    assert await late.asks(AskSeat(2)) == "wait_for_the_reveal"


async def test_who_gives_a_device_up_for_a_companions_seat_leaves_with_the_others() -> None:
    party, (cleo, dan) = await told()
    registry, live, ann = party.registry, party.live, party.host.person
    link = await access.offer_device(registry, live, ann, cleo)
    assert isinstance(link, str)
    await access.move_device(registry, live, link, ann, ann)
    people = party.state.people
    assert (people[ann].left, people[dan].left, people[cleo].left) == (True, True, False)
    assert people[cleo].on_device_of is None


# -- the table -------------------------------------------------------------------------------------


async def test_with_companions_the_cards_stay_those_of_the_box() -> None:
    party, companions = await shared()
    assert await party.host.asks(Configure(Settings())) == "people_share_a_device"
    for one in companions:
        assert await speaks(party, one, Leave()) == OK
    assert await party.host.asks(Configure(Settings())) == OK


async def test_a_companion_is_away_when_the_device_is() -> None:
    party, (cleo, _) = await shared()
    await party.host.disconnects()
    shown = next(one for one in party.members[1].table["people"] if one["id"] == cleo)
    assert "here" not in shown
    assert party.live.around.away(cleo) == party.live.around.away(party.members[0].person)


async def test_companions_come_along_to_a_rematch_and_those_who_left_may_return() -> None:
    party, (cleo, dan) = await told()
    await finishes(party)
    assert await speaks(party, dan, Leave()) == OK
    assert await party.host.asks(Rematch()) == OK
    assert [one["person"] for one in party.host.you["companions"]] == [cleo, dan]
    assert cleo in party.state.order
    assert dan not in party.state.order
    assert await party.host.asks(Configure(Settings())) == "people_share_a_device"
    assert await speaks(party, cleo, Leave()) == OK
    assert await party.host.asks(Configure(Settings())) == OK
    assert await speaks(party, dan, Return()) == "only_with_the_box"
    assert await party.host.asks(Leave()) == OK
    assert await party.members[0].asks(Return()) == OK
    assert party.state.people[dan].left
    assert party.state.host == party.members[1].person
    assert await party.members[1].asks(HandOver(party.members[0].person)) == OK
    assert await party.host.asks(Configure(BOX)) == OK
    assert await speaks(party, dan, Return()) == OK


async def finishes(party: Party) -> None:
    """One more reveal, then the end."""
    assert await party.host.asks(LastRound()) == OK
    for number, person in zip("4321", party.state.order, strict=True):
        assert await says(party, person, number) == OK
    for person in party.state.order[1:]:
        assert await speaks(party, person, Vote((4,))) == OK
    assert await speaks(party, party.state.order[-1], PressOn()) == OK
    assert party.state.stage == "over"


async def test_a_restart_changes_nothing() -> None:
    party, (cleo, _) = await told()
    assert await says(party, cleo, "2") == OK
    again = await restarted(party, 5.0)
    await again.members[0].connects()
    assert again.state.people[cleo].on_device_of == again.members[0].person
    assert private(again.host, cleo)["given"] == []
    assert await says(again, again.state.order[3], "1") == OK
    assert await again.folded() == again.state
