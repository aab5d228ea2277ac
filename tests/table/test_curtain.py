"""A device that is passed round shows what a seat has to do, and never what was done on it."""

from typing import Any

from storyhare.rules import TakeBack, Vote
from storyhare.table.commands import (
    Leave,
)
from storyhare.testing.tables import OK
from tests.table.scenes import phase
from tests.table.sharing import TEAM, private, says, speaks, told, voting


async def test_a_number_that_was_said_is_nowhere_on_the_device() -> None:
    party, (cleo, dan) = await told()
    blank: dict[str, Any] = {"hand": [], "given": [], "own": [], "ballot": None}
    fresh = private(party.host, cleo)
    assert fresh == {
        "seat": 2, **blank,
        "legal": [{"may": "give", "cards": ["1", "2", "3", "4"], "number": 1}],
    }  # fmt: skip
    for person, number in ((party.host.person, "4"), (cleo, "2")):
        assert await says(party, person, number) == OK
        seat = party.state.seat_of(person)
        assert private(party.host, person) == {"seat": seat, **blank, "legal": []}
    assert private(party.host, dan) == {**fresh, "seat": 3}


async def test_the_offer_to_vote_does_not_tell_which_card_is_ones_own() -> None:
    party, (cleo, dan) = await voting()
    every = {"may": "vote", "numbers": [1, 2, 3, 4], "most": 1, "red": []}
    assert private(party.host, cleo)["legal"] == private(party.host, dan)["legal"] == [every]
    assert private(party.host, cleo)["own"] == []
    assert await speaks(party, cleo, Vote((2,))) == "own_card"
    assert await speaks(party, cleo, Vote((3,))) == OK
    assert private(party.host, cleo)["legal"] == []
    assert private(party.host, cleo)["ballot"] is None
    assert private(party.members[1], party.members[1].person)["own"] == [3]


async def test_what_was_said_on_a_shared_device_stands() -> None:
    party, (cleo, dan) = await voting()
    assert await speaks(party, cleo, Vote((3,))) == OK
    assert await speaks(party, cleo, Vote((4,))) == "said_on_a_shared_device"
    assert await speaks(party, cleo, Vote((2,))) == "said_on_a_shared_device"
    ben = party.members[1]
    assert await ben.asks(Vote((1,))) == OK
    assert await ben.asks(Vote((2,))) == OK
    assert await speaks(party, dan, Vote((4,))) == OK
    assert phase(party) == "reveal"
    assert private(party.host, cleo)["ballot"] == {"green": [3]}
    assert private(party.host, cleo)["own"] == [2]


async def test_the_owner_of_the_device_is_treated_as_its_companions_are() -> None:
    party, (cleo, _) = await told()
    assert await says(party, party.host.person, "4") == OK
    assert await says(party, party.host.person, "3") == "said_on_a_shared_device"
    for one in party.state.order[2:]:
        assert await speaks(party, one, Leave()) == OK
    assert private(party.host, party.host.person)["given"] == []
    assert cleo in party.state.order


async def test_who_said_the_same_number_is_asked_again_without_showing_it() -> None:
    party, (cleo, dan) = await told()
    for person, number in zip(party.state.order, "4322", strict=True):
        assert await says(party, person, number) == OK
    assert party.members[1].table["awaited"] == [2, 3]
    offer = {"may": "give", "cards": ["1", "2", "3", "4"], "number": 1, "again": True}
    assert private(party.host, cleo)["legal"] == [offer]
    assert await says(party, cleo, "2") == OK
    assert await says(party, dan, "1") == OK
    assert phase(party) == "vote"


async def test_a_phone_in_the_same_dispute_sees_its_own_number() -> None:
    party, (cleo, dan) = await told()
    for person, number in zip(party.state.order, "4331", strict=True):
        assert await says(party, person, number) == OK
    assert private(party.members[1], party.members[1].person)["legal"][0]["disputed"] == ["3"]
    assert private(party.host, dan)["legal"] == []
    assert await says(party, cleo, "2") == OK
    assert phase(party) == "vote"


async def test_partners_on_one_device_may_take_back() -> None:
    party, _ = await told(TEAM, 4)
    giver, partner = party.state.order[4], party.state.order[1]
    assert await says(party, giver, "1") == OK
    assert private(party.host, giver)["legal"] == [{"may": "take_back"}]
    assert await speaks(party, giver, TakeBack()) == OK
    assert await says(party, partner, "1") == OK
    assert private(party.host, giver)["legal"] == []


async def test_a_move_of_one_companion_changes_nothing_for_other_phones_but_who_is_awaited() -> (
    None
):
    party, (cleo, _) = await told()
    before = party.members[1].you
    assert await says(party, cleo, "2") == OK
    assert party.members[1].you == before
