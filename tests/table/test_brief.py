"""A table in brief: what is asked of somebody, of whom the table waits, and until when."""

import msgspec

from storyhare.table import brief
from storyhare.table import commands as ask
from storyhare.table.events import PutAway
from storyhare.testing.tables import OK, Member, gather, playing
from tests.table.dayscenes import DAY, DAYS, NO_LIMITS, a_round
from tests.table.scenes import UNCLOCKED, first_clue


def told(member: Member) -> dict[str, object]:
    """What somebody is told of their table; what has its default is missing."""
    stream = member.party.live.stream
    view = brief(stream.state, member.person, stream.names)
    found: dict[str, object] = msgspec.json.decode(msgspec.json.encode(view))
    return found


async def test_in_the_lobby_nothing_is_asked() -> None:
    party = await gather(3, DAYS)
    assert told(party.host) == {"stage": "lobby", "over_days": True}


async def test_it_says_whose_turn_it_is_and_until_when() -> None:
    party = await playing(3, DAYS)
    ann, bob, _ = party.members
    watcher = await party.joins("Wat")
    until = int(party.clock()) + DAY
    known = {"stage": "playing", "over_days": True, "round": 1, "awaited": ["Ann"]}
    assert told(bob) == {**known, "deadline": until}
    assert told(ann) == {**known, "deadline": until, "asked": "tell"}
    assert await ann.asks(first_clue(party, 0)) == OK
    known |= {"awaited": ["Bob", "Cleo"], "clue": "echo", "deadline": until}
    assert told(bob) == {**known, "asked": "give"}
    assert told(ann) == known
    assert told(watcher) == known
    await party.plays_to("vote")
    assert told(bob)["asked"] == "vote"
    await party.moves(1)
    assert "asked" not in told(bob)


async def test_a_missed_reveal_is_asked_for_once_nothing_else_is() -> None:
    party = await playing(3, DAYS)
    await a_round(party)
    bob = party.members[1]  # who tells in the second round
    assert [told(member).get("asked") for member in party.members] == ["see", "tell", "see"]
    assert await party.host.asks(ask.See(1)) == OK
    assert "asked" not in told(party.host)
    assert await bob.asks(first_clue(party, 1)) == OK
    assert told(bob)["asked"] == "see"


async def test_a_reveal_together_asks_for_nothing() -> None:
    party = await playing(3, UNCLOCKED)
    await party.plays_to("reveal")
    known = told(party.host)
    assert set(known) == {"stage", "round", "awaited", "clue"}
    assert known["awaited"] == ["Ann", "Bob", "Cleo"]


async def test_while_the_host_pauses_nobody_is_asked_for_a_move() -> None:
    party = await playing(3, DAYS)
    assert await party.host.asks(ask.Pause()) == OK
    assert "asked" not in told(party.host)


async def test_it_says_when_the_table_is_archived() -> None:
    party = await playing(3, NO_LIMITS)
    await party.live.add(lambda _: (PutAway(party.clock() + DAY),))
    assert told(party.host)["put_away"] == int(party.clock()) + DAY
