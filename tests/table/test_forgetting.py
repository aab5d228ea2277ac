"""Somebody is forgotten: their name goes, their moves stay, and the game goes on without them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storyhare.live import access
from storyhare.live.chat import CHAT_KEPT
from storyhare.media import Blobs, FolderBlobs, Key, Quota
from storyhare.server.ops import erasing
from storyhare.table import Holder, hash_of, recognised
from storyhare.table.commands import Leave, Rematch, Remove, Start
from storyhare.testing.tables import OK, Member, gather
from tests.table.recording_scenes import UNCLOCKED, sings
from tests.table.scenes import finished, two_nodes
from tests.table.sharing import BOX, brings


@pytest.fixture
async def blobs(tmp_path: Path) -> AsyncIterator[Blobs]:
    folder = FolderBlobs(tmp_path / "kept", Quota(10**6, 10**6))
    await folder.open()
    yield folder
    await folder.close()


def device_of(member: Member) -> Holder:
    return Holder(member.person, hash_of(member.credentials.token))


async def forgets(blobs: Blobs, member: Member, whose: str | None = None) -> str:
    """Somebody asks to be forgotten; OK, or the refusal's code."""
    party = member.party
    refusal = await erasing.forget(
        party.registry, blobs, party.live, device_of(member), whose or member.person
    )
    return OK if refusal is None else refusal.code


def name_at(member: Member, seat: int) -> str:
    """What somebody sees of the name at a seat."""
    table = member.table
    return str(next(one["name"] for one in table["people"] if one["id"] == table["seats"][seat]))


async def test_in_the_lobby_who_is_forgotten_is_simply_gone(blobs: Blobs) -> None:
    party = await gather(4)
    gone = party.members[2]
    assert await forgets(blobs, gone) == OK
    assert gone.person not in [one["id"] for one in party.host.table["people"]]
    assert gone.viewer.kinds[-1] == "bye"
    assert gone.person not in await party.registry.journal.read_names(party.state.id)
    assert gone.person not in party.live.stream.names
    assert not recognised(party.state, gone.person, gone.credentials.token)
    assert await party.folded() == party.state


async def test_in_a_game_the_seat_plays_on_without_a_name(blobs: Blobs) -> None:
    party = await gather(4)
    assert await party.host.asks(Start()) == OK
    await party.plays_to("give")
    gone = party.members[3]
    seat = gone.number
    assert await forgets(blobs, gone) == OK
    assert name_at(party.host, seat) == ""
    assert seat in party.state.autopilot
    assert party.state.order[seat] == gone.person
    await party.plays_to("reveal", round=2)
    assert party.state.stage == "playing"
    assert await party.folded() == party.state


async def test_a_host_who_is_forgotten_has_an_heir(blobs: Blobs) -> None:
    party = await gather(3)
    host = party.host
    assert await host.asks(Start()) == OK
    assert await forgets(blobs, host) == OK
    assert party.host is not host
    assert party.state.host in party.state.order


async def test_the_last_one_at_a_table_can_be_forgotten(blobs: Blobs) -> None:
    party = await gather(1)
    assert await forgets(blobs, party.members[0]) == OK
    await party.joins("Newcomer")
    assert party.host.name == "Newcomer"


async def test_who_has_left_or_was_sent_away_can_be_forgotten_and_hosts_nothing(
    blobs: Blobs,
) -> None:
    party = await gather(4)
    left, away = party.members[2:]
    assert await party.host.asks(Start()) == OK
    assert await left.asks(Leave()) == OK
    assert await party.host.asks(Remove(away.person)) == OK
    for gone in (left, away):
        seat = gone.number
        assert await forgets(blobs, gone) == OK
        assert name_at(party.host, seat) == ""
        assert party.state.host == party.members[0].person
    assert not {left.person, away.person} & party.live.stream.names.keys()


async def test_it_is_done_once_and_by_nobody_else(blobs: Blobs) -> None:
    party = await gather(3)
    one, another = party.members[1:]
    assert await forgets(blobs, one, another.person) == "not_on_this_device"
    assert await forgets(blobs, party.stranger()) == "not_at_the_table"
    assert await forgets(blobs, one) == OK
    assert await forgets(blobs, one) == "not_at_the_table"
    assert another.person in party.live.stream.names


async def test_with_the_owner_of_a_device_go_all_for_whom_it_speaks(blobs: Blobs) -> None:
    party = await gather(3, BOX)
    owner = party.members[1]
    cleo, dora = await brings(owner, "Cleo"), await brings(owner, "Dora")
    assert await party.host.asks(Start()) == OK
    assert await forgets(blobs, party.host, cleo) == "not_on_this_device"
    assert await forgets(blobs, owner, cleo) == OK
    names = party.live.stream.names
    assert cleo not in names
    assert {owner.person, dora} <= names.keys()
    assert await forgets(blobs, owner) == OK
    assert not {owner.person, dora} & party.live.stream.names.keys()
    assert await party.folded() == party.state


async def test_what_they_said_goes_from_the_journal_and_from_all_screens(blobs: Blobs) -> None:
    party = await gather(3)
    gone, stays = party.members[1:]
    await party.live.chat.read()
    for member in (gone, stays, gone):
        await party.live.chat.say(member.person, f"I am {member.name}", CHAT_KEPT)
    assert await forgets(blobs, gone) == OK
    kept = await party.registry.journal.read_chat(party.state.id)
    assert [line.person for line in kept] == [stays.person]
    assert ("unsaid", gone.person) in party.host.viewer.got
    assert list(await party.live.chat.read()) == list(kept) == party.live.chat.lines


async def test_another_node_forgets_them_too(blobs: Blobs) -> None:
    here, there = await two_nodes(3)
    gone = here.members[1]
    for party in (here, there):
        await (await party.awake()).chat.read()
    await here.live.chat.say(gone.person, "hello", CHAT_KEPT)
    await there.live.chat.hear_others()
    assert await forgets(blobs, gone) == OK
    await there.live.stream.follow()
    await there.live.chat.hear_others()
    assert gone.person not in there.live.stream.names
    assert there.live.chat.lines == []


async def test_only_who_is_forgotten_is_unsaid(blobs: Blobs) -> None:
    """A rematch takes the chat along, and of a long one the oldest lines are dropped."""
    party = await gather(3)
    gone, stays = party.members[1:]
    await party.live.chat.read()
    for member in (gone, stays):
        await party.live.chat.say(member.person, "hello", CHAT_KEPT)
    assert await forgets(blobs, gone) == OK
    party.host.viewer.got.clear()
    party.live.chat.merge([])
    assert party.host.viewer.got == []
    assert [line.person for line in party.live.chat.lines or ()] == [stays.person]


async def test_what_was_recorded_in_this_game_and_the_ones_before_is_deleted(
    blobs: Blobs, tmp_path: Path
) -> None:
    party = await gather(3, UNCLOCKED)
    games = []
    for _ in range(2):
        assert await party.host.asks(Start()) == OK
        await sings(party.at_seat(0))
        games.append(party.state.id)
        for name in ("blob", "another"):
            (tmp_path / name).write_bytes(b"sound")
            await blobs.put(Key(party.state.id, name), tmp_path / name)
        while party.state.stage != "over":
            await party.plays_to("tell", round=99)
        assert await party.host.asks(Rematch()) == OK
    assert await forgets(blobs, party.members[0]) == OK
    left = {(blob.key.table_id, blob.key.blob) for blob in await blobs.all()}
    assert left == {(game, "another") for game in games}
    for game in games:
        assert party.members[0].person not in await party.registry.journal.read_names(game)


async def test_at_a_table_that_was_put_away_it_is_done_and_the_table_stays_away(
    blobs: Blobs,
) -> None:
    party = await finished(3)
    journal, gone = party.registry.journal, party.members[1]
    for member in party.members:
        await member.disconnects()
    party.clock.advance(1000)
    assert await access.archive(party.registry, party.clock()) == 1
    row = await journal.find_archived(party.code)
    assert row is not None

    async def ask(device: Holder, whose: str) -> str:
        refusal = await erasing.forget_archived(party.registry, blobs, row, device, whose)
        return OK if refusal is None else refusal.code

    host = party.members[0]
    assert await ask(device_of(gone), host.person) == "not_on_this_device"
    assert await ask(device_of(gone), gone.person) == OK
    assert gone.person not in await journal.read_names(row.table_id)
    after = await journal.read_row(row.table_id)
    assert after is not None
    assert (after.status, after.touched, after.seq) == ("archived", row.touched, row.seq + 1)
    assert await journal.find_table(party.code) is None
    assert await ask(device_of(host), host.person) == OK
    assert await ask(device_of(gone), gone.person) == "not_at_the_table"
