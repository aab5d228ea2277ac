"""Tables at which people share a device, for several tests."""

from typing import Any

from storyhare.rules import Clue, Give, Options, Tell
from storyhare.table import Settings
from storyhare.table.commands import Bring, Start
from storyhare.testing.tables import NO_CLOCKS, OK, Member, Party, gather
from tests.table.scenes import phase

BOX = Settings(options=Options(cards="box", first_storyteller=0), clocks=NO_CLOCKS)
TEAM = Settings(ruleset="team", options=Options(cards="box", first_storyteller=0), clocks=NO_CLOCKS)


async def brings(member: Member, name: str, rabbit: int | None = None) -> str:
    """Somebody lets a companion play on their device; the companion's id."""
    before = set(member.party.state.people)
    assert await member.asks(Bring(name, rabbit)) == OK
    (new,) = set(member.party.state.people) - before
    return new


async def shared(settings: Settings = BOX, phones: int = 2) -> tuple[Party, list[str]]:
    """Ann and Bob have phones; Cleo and Dan play on Ann's. Nothing has started."""
    party = await gather(phones, settings)
    return party, [await brings(party.host, name) for name in ("Cleo", "Dan")]


async def told(settings: Settings = BOX, phones: int = 2) -> tuple[Party, list[str]]:
    """The same after Ann's clue."""
    party, companions = await shared(settings, phones)
    assert await party.host.asks(Start()) == OK
    assert await party.host.asks(Tell(Clue())) == OK
    return party, companions


async def voting() -> tuple[Party, list[str]]:
    """All have said where their card lies: Ann 4, Bob 3, Cleo 2, Dan 1."""
    party, companions = await told()
    for number, person in zip("4321", party.state.order, strict=True):
        assert await says(party, person, number) == OK
    assert phase(party) == "vote"
    return party, companions


async def says(party: Party, person: str, number: str) -> str:
    """Somebody says a number, on the device that speaks for them."""
    return await speaks(party, person, Give((number,)))


async def speaks(party: Party, person: str, command: Any) -> str:
    owner = party.state.people[person].on_device_of
    device = party.member(owner or person)
    return await device.asks(command, person=None if owner is None else person)


def private(member: Member, person: str) -> Any:
    """What a device shows of the seat of somebody on it."""
    you = member.you
    if you["person"] == person:
        return you["game"]
    return next(one["game"] for one in you["companions"] if one["person"] == person)
