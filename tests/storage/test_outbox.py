"""Channels and notifications: what the outbox of every journal guarantees."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from storyhare.storage import (
    UNPLANNED,
    Checked,
    Claim,
    CodeTaken,
    Journal,
    MemoryJournal,
    Predecessor,
    SqliteJournal,
    StoredChannel,
    StoredNotification,
    copy_journal,
)
from storyhare.storage.postgres import PostgresJournal
from storyhare.testing.storage.journals import write
from storyhare.testing.storage.postgres import PostgresProcess

NOW, LATER = 100.0, 160.0
ADA = StoredChannel("a", "1", "ada", 5.0, b"her browser")
BEN = StoredChannel("a", "2", "ben", 6.0, b"his mailbox")


def notification(
    channel: str = "1", key: str = "a/1/tell", person: str = "ada", at: float = NOW
) -> StoredNotification:
    return StoredNotification("a", channel, key, person, "waiting", at, 1_000.0, 0, b"{}")


@pytest_asyncio.fixture(params=["memory", "sqlite", "postgres"])
async def journal(
    request: pytest.FixtureRequest, tmp_path: Path, postgres: PostgresProcess
) -> AsyncIterator[Journal]:
    made: Journal = MemoryJournal()
    if request.param == "sqlite":
        made = SqliteJournal(tmp_path / "hare.db")
    elif request.param == "postgres":
        made = PostgresJournal(await postgres.new_database())
    await made.open()
    await made.append(write("a", 0, b"one", code="CODE"))
    yield made
    await made.close()


async def look(
    journal: Journal, *notifications: StoredNotification, again: float | None = None
) -> list[str]:
    """Look at every table where it is time."""
    claims = await journal.outbox.claim_checks(NOW, LATER)
    for claim in claims:
        lasting = frozenset([(one.channel, one.key) for one in notifications])
        await journal.outbox.finish_check(claim, Checked(notifications, lasting, again))
    return [claim.table_id for claim in claims]


async def test_a_table_is_looked_at_when_somebody_wants_to_be_told(journal: Journal) -> None:
    assert await look(journal) == []
    await journal.outbox.put_channel(ADA)
    assert list(await journal.outbox.read_channels("a")) == [ADA]
    assert await look(journal) == ["a"]
    assert await look(journal) == []


async def test_every_line_of_the_table_has_it_looked_at_again(journal: Journal) -> None:
    await journal.outbox.put_channel(ADA)
    await look(journal, again=5_000.0)
    await journal.append(write("a", 1, b"two", code="CODE"))
    await journal.append(write("b", 0, b"another"))
    assert await look(journal) == ["a"]
    others = [journal.append(write(name, 1, b"two")) for name in ("b",)]
    await asyncio.gather(journal.append(write("a", 2, b"three", code="CODE")), *others)
    assert await look(journal) == ["a"]


async def test_what_happens_during_a_look_is_not_lost(journal: Journal) -> None:
    await journal.outbox.put_channel(ADA)
    (claim,) = await journal.outbox.claim_checks(NOW, LATER)
    assert list(await journal.outbox.claim_checks(NOW, LATER)) == []
    await journal.append(write("a", 1, b"two", code="CODE"))
    await journal.outbox.finish_check(claim, Checked((), frozenset(), 5_000.0))
    assert await look(journal) == ["a"]


async def test_a_look_that_was_never_finished_is_taken_over(journal: Journal) -> None:
    await journal.outbox.put_channel(ADA)
    await journal.outbox.claim_checks(NOW, LATER)
    assert list(await journal.outbox.claim_checks(LATER, 300.0)) == [Claim("a", 300.0)]


async def test_a_notification_is_stored_once_and_sent_by_one(journal: Journal) -> None:
    await journal.outbox.put_channel(ADA)
    await look(journal, notification())
    await journal.outbox.check_soon(["a"])
    await look(journal, notification())
    claims = [journal.outbox.claim_notifications(NOW, LATER) for _ in range(4)]
    found = [one for some in await asyncio.gather(*claims) for one in some]
    assert [(one.key, one.tries) for one in found] == [("a/1/tell", 1)]
    (again,) = await journal.outbox.claim_notifications(LATER, 300.0)
    assert again.tries == 2
    await journal.outbox.settle(
        StoredNotification("a", "1", again.key, "ada", "sent", LATER, 1e3, 2, b"{}")
    )
    assert list(await journal.outbox.claim_notifications(5_000.0, 6_000.0)) == []
    await journal.outbox.check_soon(["a"])
    await look(journal, notification())
    assert [one.state for one in await journal.outbox.read_notifications("a")] == ["sent"]


async def test_a_notification_whose_occasion_is_over_is_dropped(journal: Journal) -> None:
    await journal.outbox.put_channel(ADA)
    await journal.outbox.put_channel(BEN)
    await look(journal, notification(), notification("2", person="ben"))
    await journal.outbox.add_notification(notification(key=f"{UNPLANNED}hello"))
    await journal.outbox.check_soon(["a"])
    await look(journal, notification("2", person="ben"))
    states = {
        (one.channel, one.key): one.state for one in await journal.outbox.read_notifications("a")
    }
    assert states == {
        ("1", "a/1/tell"): "dropped",
        ("1", f"{UNPLANNED}hello"): "waiting",
        ("2", "a/1/tell"): "waiting",
    }


async def test_whoever_is_forgotten_leaves_no_address_and_no_notification(journal: Journal) -> None:
    for channel in (ADA, BEN):
        await journal.outbox.put_channel(channel)
    await look(journal, notification(), notification("2", person="ben"))
    await journal.append(write("a", 1, b"two", code="CODE", forget=("ada",)))
    assert list(await journal.outbox.read_channels("a")) == [BEN]
    assert [one.person for one in await journal.outbox.read_notifications("a")] == ["ben"]
    await journal.outbox.forget("a", "ben")
    assert list(await journal.outbox.read_channels("a")) == []
    assert list(await journal.outbox.read_notifications("a")) == []
    await journal.outbox.add_notification(notification())
    assert list(await journal.outbox.read_notifications("a")) == []


async def test_a_way_that_is_dropped_takes_its_notifications_along(journal: Journal) -> None:
    for channel in (ADA, BEN):
        await journal.outbox.put_channel(channel)
    await look(journal, notification(), notification("2", person="ben"))
    await journal.outbox.drop_channels("a", ["1"])
    assert [one.channel for one in await journal.outbox.read_notifications("a")] == ["2"]
    await journal.outbox.drop_channels("a", ["2"])
    await journal.append(write("a", 1, b"two", code="CODE"))
    assert await look(journal) == []


async def test_a_rematch_takes_the_ways_along(journal: Journal) -> None:
    await journal.outbox.put_channel(ADA)
    await look(journal)
    await journal.append(write("b", 0, b"one", code="CODE", replaces=Predecessor("a", 1)))
    assert list(await journal.outbox.read_channels("a")) == []
    assert [channel.person for channel in await journal.outbox.read_channels("b")] == ["ada"]
    assert await look(journal) == ["b"]


async def test_what_comes_too_late_for_a_rematch_is_not_stored(journal: Journal) -> None:
    await journal.outbox.put_channel(ADA)
    await journal.append(write("b", 0, b"new", code="CODE", replaces=Predecessor("a", 1)))
    with pytest.raises(CodeTaken):
        await journal.outbox.put_channel(BEN, notification("2", f"{UNPLANNED}hello", "ben"))
    with pytest.raises(CodeTaken):
        await journal.outbox.drop_channels("a", ["1"])
    assert [channel.person for channel in await journal.outbox.read_channels("b")] == ["ada"]
    assert not await journal.outbox.read_channels("a")
    assert not await journal.outbox.read_notifications("b")


async def test_a_greeting_is_stored_with_its_channel(journal: Journal) -> None:
    hello = notification(key=f"{UNPLANNED}hello")
    await journal.outbox.put_channel(ADA, hello)
    assert await journal.outbox.read_notifications("a") == [hello]


async def test_a_deleted_table_leaves_nothing(journal: Journal) -> None:
    await journal.outbox.put_channel(ADA)
    await look(journal, notification())
    row = await journal.read_row("a")
    assert row is not None
    await journal.delete_table(row)
    assert list(await journal.outbox.read_channels("a")) == []
    assert list(await journal.outbox.read_notifications("a")) == []
    assert await look(journal) == []


async def test_old_notifications_are_cleared(journal: Journal) -> None:
    await journal.outbox.put_channel(ADA)
    await look(journal, notification(), notification(key="a/1/give"))
    sent = StoredNotification("a", "1", "a/1/tell", "ada", "sent", NOW, 1_000.0, 1, b"{}")
    await journal.outbox.settle(sent)
    await journal.outbox.clear(999.0)
    assert len(await journal.outbox.read_notifications("a")) == 2
    await journal.outbox.clear(2_000.0)
    assert [one.key for one in await journal.outbox.read_notifications("a")] == ["a/1/give"]


async def test_a_copy_has_them_all(journal: Journal, tmp_path: Path) -> None:
    await journal.outbox.put_channel(ADA)
    await look(journal, notification())
    other = SqliteJournal(tmp_path / "copy.db")
    await other.open()
    await copy_journal(journal, other)
    for read in ("read_channels", "read_notifications"):
        here, there = getattr(other.outbox, read), getattr(journal.outbox, read)
        assert list(await here("a")) == list(await there("a"))
    await other.close()
