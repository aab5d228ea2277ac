"""Tables over days that sleep, wake in time, and are archived with a word."""

import asyncio

import pytest

from storyhare.live import access
from storyhare.live import registry as registries
from storyhare.storage import JournalUnavailable, Line, MemoryJournal
from storyhare.testing.tables import (
    OK,
    FakeClock,
    Party,
    a_registry,
    gather,
    playing,
    time_passes,
)
from tests.table.botscenes import in_time_of_its_own
from tests.table.dayscenes import (
    DAY,
    DAYS,
    NO_LIMITS,
    everybody_goes,
)
from tests.table.scenes import first_clue

# -- sleeping --------------------------------------------------------------------------------------


@in_time_of_its_own
async def test_a_table_that_sleeps_wakes_at_its_limit(clock: FakeClock) -> None:
    party = await playing(4, DAYS, clock=clock)
    await party.registry.open()
    await everybody_goes(party)
    await time_passes(DAY - 10)
    assert party.registry.awake_tables() == []
    await time_passes(20)
    assert len(party.registry.awake_tables()) == 1
    assert (await party.folded()).autopilot == {0}
    await time_passes(200)
    assert party.registry.awake_tables() == []
    await party.registry.close()


class Damaged(MemoryJournal):
    """Reads nonsense, and counts how often it is asked."""

    reads = 0
    broken = False

    async def read_lines(self, table_id: str, after: int = 0) -> list[Line]:
        self.reads += 1
        found = list(await super().read_lines(table_id, after))
        return [Line(line.seq, line.version, b"?") for line in found] if self.broken else found


@in_time_of_its_own
async def test_a_table_that_cannot_be_read_is_not_woken_again_and_again(clock: FakeClock) -> None:
    journal = Damaged()
    party = await playing(4, DAYS, journal=journal, clock=clock)
    other = a_registry(clock, journal)
    clock.advance(2 * DAY)
    journal.broken, journal.reads = True, 0
    await other.wake_due()
    known = journal.reads
    assert known
    for _ in range(10):
        await other.wake_due()
    assert journal.reads == known
    assert party.state.game is not None


async def test_a_journal_that_fails_keeps_no_table_asleep_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    woken: list[float] = []

    async def fails(self: registries.TableRegistry) -> None:
        woken.append(self.now())
        raise JournalUnavailable("gone") if len(woken) == 1 else RuntimeError("odd")

    monkeypatch.setattr(registries.TableRegistry, "wake_due", fails)
    monkeypatch.setattr(registries, "WAKE_EVERY", 0.0)
    registry = a_registry(FakeClock())
    await registry.open()
    while len(woken) < 3:
        await asyncio.sleep(0)
    await registry.close()


# -- the archive -----------------------------------------------------------------------------------


async def archive(party: Party) -> int:
    return await access.archive(party.registry, party.clock() - 30 * DAY)


async def test_a_game_over_days_is_archived_only_after_a_word_and_as_long_again() -> None:
    party = await playing(4, NO_LIMITS)
    await everybody_goes(party)
    party.clock.advance(31 * DAY)
    assert await archive(party) == 0
    row = await party.registry.journal.read_row(party.state.id)
    assert row is not None
    assert row.status == "days"
    at = party.state.put_away
    assert at == party.clock() + 30 * DAY
    party.clock.advance(29 * DAY)
    assert await archive(party) == 0
    party.clock.advance(2 * DAY)
    assert await archive(party) == 1
    row = await party.registry.journal.read_row(party.state.id)
    assert row is not None
    assert row.status == "archived"


async def test_whoever_comes_keeps_the_table() -> None:
    party = await playing(4, NO_LIMITS)
    await everybody_goes(party)
    party.clock.advance(31 * DAY)
    await archive(party)
    bob = party.members[1]
    party.forget()
    await bob.connects()
    assert "put_away" not in bob.table["clock"]
    await bob.disconnects()
    party.clock.advance(31 * DAY)
    assert await archive(party) == 0
    assert party.state.put_away is not None


async def test_a_move_keeps_it_as_well() -> None:
    party = await playing(4, NO_LIMITS)
    await everybody_goes(party)
    party.clock.advance(31 * DAY)
    await archive(party)
    assert await party.host.asks(first_clue(party, 0)) == OK
    assert party.state.put_away is None


async def test_a_table_that_waits_for_a_limit_is_not_archived() -> None:
    party = await playing(4, DAYS)
    await everybody_goes(party)
    party.clock.advance(31 * DAY)
    assert await archive(party) == 0
    assert party.state.put_away is None


async def test_a_table_that_cannot_be_read_is_not_archived_without_a_word() -> None:
    journal = Damaged()
    party = await playing(4, NO_LIMITS, journal=journal)
    party.clock.advance(31 * DAY)
    journal.broken = True
    other = a_registry(party.clock, journal)
    assert await access.archive(other, party.clock() - 30 * DAY) == 0


async def test_the_lobby_and_the_end_of_a_game_over_days_are_archived_as_ever() -> None:
    party = await gather(3, DAYS)
    await everybody_goes(party)
    party.clock.advance(31 * DAY)
    assert await archive(party) == 1
