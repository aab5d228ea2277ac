"""The codes of TVs that wait for a table: what every store of them guarantees."""

from collections.abc import AsyncIterator

import pytest

from storyhare.storage import LocalPairings, Pairing, Pairings, pairings
from storyhare.storage.postgres import PostgresJournal, PostgresPairings
from storyhare.testing.storage.postgres import PostgresProcess

MINUTE = 60.0


@pytest.fixture(params=["local", "postgres"])
async def store(
    request: pytest.FixtureRequest, postgres: PostgresProcess
) -> AsyncIterator[Pairings]:
    """Each store in turn."""
    opened: Pairings = LocalPairings()
    if request.param == "postgres":
        database = await postgres.new_database()
        journal = PostgresJournal(database)
        await journal.open()
        await journal.close()
        opened = PostgresPairings(database)
    await opened.open()
    yield opened
    await opened.close()


async def test_a_tv_learns_of_the_table_that_lets_it_in(store: Pairings) -> None:
    assert await store.offer("K7QMXR", "hash", MINUTE)
    assert await store.find("K7QMXR") == Pairing("hash")
    assert await store.answer("K7QMXR", "HARE", "ada")
    assert await store.find("K7QMXR") == Pairing("hash", "HARE", "ada")


async def test_a_code_is_one_tvs_and_leads_to_one_table(store: Pairings) -> None:
    assert await store.offer("K7QMXR", "hash", MINUTE)
    assert not await store.offer("K7QMXR", "another", MINUTE)
    assert await store.answer("K7QMXR", "HARE", "ada")
    assert await store.answer("K7QMXR", "HARE", "ada")  # an answer got lost
    assert not await store.answer("K7QMXR", "MOON", "eve")
    assert await store.find("K7QMXR") == Pairing("hash", "HARE", "ada")


async def test_a_code_whose_time_is_over_is_nobodys(store: Pairings) -> None:
    assert await store.offer("K7QMXR", "hash", 0.0)
    assert await store.find("K7QMXR") is None
    assert not await store.answer("K7QMXR", "HARE", "ada")
    assert await store.offer("K7QMXR", "another", MINUTE)
    assert await store.find("NOBODY") is None
    assert not await store.answer("NOBODY", "HARE", "ada")


async def test_no_more_tvs_wait_than_there_is_room_for(
    store: Pairings, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("storyhare.storage.pairings", "storyhare.storage.postgres.pairings"):
        monkeypatch.setattr(f"{module}.MOST_WAITING", 2)
    assert pairings.MOST_WAITING == 2
    assert await store.offer("AAAAAA", "hash", 0.0)
    assert await store.offer("BBBBBB", "hash", MINUTE)
    assert await store.offer("CCCCCC", "hash", MINUTE)  # the first one is over
    assert not await store.offer("DDDDDD", "hash", MINUTE)
