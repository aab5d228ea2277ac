"""Photos of the box's cards at a table: who may send one, and that they are kept like clues."""

import pytest

from storyhare.rules import Clue, Give, Tell, Vote
from storyhare.table import PhotoPart, PhotoTaken, Settings, recordings
from storyhare.table.commands import KeepRecordings, LastRound, PressOn, Start
from storyhare.table.people import forgetting
from storyhare.testing.tables import OK, Member, Party, gather, playing
from tests.table.recording_scenes import change
from tests.table.sharing import BOX, brings, speaks
from tests.table.test_box import say, vote


def photo(party: Party, *names: str, number: int = 1) -> PhotoTaken:
    """A photo that has come, of so many pictures."""
    parts = tuple([PhotoPart(f"game.{name}", 9, f"blob of {name}") for name in names])
    assert party.state.game is not None
    return PhotoTaken(party.state.order[party.state.game.storyteller or 0], number, parts)


async def sends(member: Member, *names: str, number: int = 1) -> str:
    """What the server does when a photo has come from somebody's device."""
    came = photo(member.party, *names, number=number)
    return await change(member, lambda s: recordings.photographed(s, member.person, number, came))


async def told() -> Party:
    """Ann has told her clue; the cards lie on the real table."""
    party = await playing(4, BOX)
    assert await party.host.asks(Tell(Clue())) == OK
    return party


async def test_only_the_storyteller_of_this_round_sends_one() -> None:
    party = await gather(4, BOX)
    assert (
        await change(
            party.host,
            lambda s: recordings.photographed(s, party.host.person, 1, None),  # type: ignore[arg-type]  # it is refused before
        )
        == "not_at_this_stage"
    )
    assert await party.host.asks(Start()) == OK
    assert await sends(party.host, "row") == "not_now"
    assert await party.host.asks(Tell(Clue())) == OK
    assert await sends(party.members[1], "row") == "another_tells"
    assert await sends(party.host, "row", number=2) == "moved_on"
    assert await sends(party.host, "row") == OK


async def test_a_deck_has_its_own_pictures() -> None:
    party = await playing(4, Settings())
    assert await sends(party.host, "row") == "photos_only_of_the_box"


async def test_a_newer_photo_takes_the_place_of_an_older_one_and_there_are_five() -> None:
    party = await told()
    assert await sends(party.host, "1", "2", "3", "4") == OK
    assert party.host.table["recordings"] == {
        "told": 0, "photo": 1, "awaited": list(party.state.order),
    }  # fmt: skip
    assert set(party.state.recordings) == {f"game.{card}" for card in "1234"}
    for turn in range(4):
        assert await sends(party.host, f"row {turn}") == OK
    assert set(party.state.recordings) == {"game.row 3"}
    assert recordings.photos(party.state) == {1: ("game.row 3",)}
    assert await sends(party.host, "row") == "too_many_photos"
    assert (await party.folded()).recordings == party.state.recordings


async def test_a_photo_of_every_round_stays_if_all_agree() -> None:
    party = await told()
    assert await sends(party.host, "first") == OK
    await say(party, "1", "2", "3", "4")
    await vote(party)
    assert await party.members[1].asks(Tell(Clue())) == OK
    assert await sends(party.members[1], "second", number=2) == OK
    assert recordings.photos(party.state) == {1: ("game.first",), 2: ("game.second",)}
    await say(party, "1", "2", "3", "4")
    await vote(party)
    assert await party.host.asks(LastRound()) == OK
    assert await party.host.asks(PressOn()) == OK
    assert not recordings.kept(party.state)
    for member in party.members:
        assert await member.asks(KeepRecordings(True)) == OK
    assert recordings.kept(party.state)
    # Whoever is forgotten takes their own photos along.
    ann = party.host.person
    assert forgetting.recorded_by(party.state, (ann,)) == ["blob of first"]


@pytest.mark.parametrize("own_phone", [True, False])
async def test_the_device_that_speaks_for_the_storyteller_sends_the_photo(
    own_phone: bool,
) -> None:
    party = await gather(2, BOX)
    cleo = await brings(party.members[1], "Cleo")
    assert await party.host.asks(Start()) == OK
    assert await party.host.asks(Tell(Clue())) == OK
    for person, numbers in zip(party.state.order, (("1",), ("2", "3"), ("4", "5")), strict=True):
        assert await speaks(party, person, Give(numbers)) == OK
    for person in party.state.order[1:]:
        assert await speaks(party, person, Vote((1,))) == OK
    if not own_phone:  # Cleo tells third
        assert await party.members[1].asks(Tell(Clue())) == OK
        for person, numbers in zip(
            party.state.order, (("2", "3"), ("1",), ("4", "5")), strict=True
        ):
            assert await speaks(party, person, Give(numbers)) == OK
        for person in (party.state.order[0], cleo):
            assert await speaks(party, person, Vote((1,))) == OK
    teller = party.members[1].person if own_phone else cleo
    assert await speaks(party, teller, Tell(Clue())) == OK
    number = 2 if own_phone else 3
    assert await sends(party.host, "row", number=number) == "another_tells"
    assert await sends(party.members[1], "row", number=number) == OK
    assert party.state.recordings["game.row"].person == teller
