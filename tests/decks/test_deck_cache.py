"""Deck caches of several nodes over one deck store in a real PostgreSQL."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from storyhare.decks import DeckInfo, Library
from storyhare.decks.store.cache import DeckCache, InPlay
from storyhare.decks.store.deck import DAY
from storyhare.decks.store.shared import DeckStoreUnavailable, DeckWriter
from storyhare.decks.store.uploads import Policy, install_upload
from storyhare.rules import Refusal
from storyhare.storage.postgres import PostgresDeckStore, PostgresJournal
from storyhare.testing.storage.postgres import PostgresProcess
from tests.decks.made import SMALL, deck_files, packed, snapshot

POLICY = Policy(who="everybody", limits=SMALL)


class CountingDeckStore(PostgresDeckStore):
    """Counts how often a deck was read."""

    reads = 0

    async def read(self, deck_id: str, writer: DeckWriter) -> bool:
        """Count, and read."""
        self.reads += 1
        return await super().read(deck_id, writer)


class Nodes:
    """Deck caches, each with its own folder."""

    def __init__(self, address: str, folder: Path) -> None:
        self.address = address
        self._folder = folder
        self._open: list[DeckCache] = []
        self.stores: list[CountingDeckStore] = []

    async def new(self, name: str) -> DeckCache:
        store = CountingDeckStore(self.address)
        cache = DeckCache(Library(self._folder / name), store)
        await cache.open()
        self._open.append(cache)
        self.stores.append(store)
        return cache

    async def close(self) -> None:
        for cache in self._open:
            await cache.close()

    async def ask(self, sql: str, *facts: Any) -> Any:
        connection = await asyncpg.connect(self.address)
        try:
            return await connection.fetchval(sql, *facts)
        finally:
            await connection.close()


@asynccontextmanager
async def nodes_over(address: str, folder: Path) -> AsyncIterator[Nodes]:
    journal = PostgresJournal(address)
    await journal.open()  # makes the tables
    await journal.close()
    nodes = Nodes(address, folder)
    try:
        yield nodes
    finally:
        await nodes.close()


@pytest.fixture
async def nodes(postgres: PostgresProcess, tmp_path: Path) -> AsyncIterator[Nodes]:
    async with nodes_over(await postgres.new_database(), tmp_path) as opened:
        yield opened


async def installed(cache: DeckCache, tmp_path: Path, owner: str = "ada") -> str:
    """A deck that somebody uploaded, before the store knows of it."""
    file = packed(tmp_path / "upload.zip", deck_files(2))
    info = await asyncio.to_thread(install_upload, cache.library, file, owner, POLICY)
    assert isinstance(info, DeckInfo), info
    return info.id


async def uploaded(cache: DeckCache, tmp_path: Path, owner: str = "ada") -> str:
    deck = await installed(cache, tmp_path, owner)
    assert await cache.publish(deck, POLICY) is None
    return deck


def files(cache: DeckCache, deck: str) -> dict[str, bytes]:
    assert cache.library.folder is not None
    return snapshot(cache.library.folder / deck)


async def test_a_copy_is_the_original_file_by_file(nodes: Nodes, tmp_path: Path) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    deck = await uploaded(first, tmp_path)
    assert await second.fetch((deck, "dreams", "f" * 32))
    assert files(second, deck) == files(first, deck)
    there = [cache.library.get(deck) for cache in (first, second)]
    assert there[0] is not None
    assert there[1] is not None
    assert there[0].metadata == there[1].metadata
    assert there[1].metadata.owner == "ada"
    assert not there[1].metadata.public


async def test_however_many_ask_a_deck_is_read_once(nodes: Nodes, tmp_path: Path) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    deck = await uploaded(first, tmp_path)
    assert all(await asyncio.gather(*[second.fetch((deck,)) for _ in range(30)]))
    assert not await second.fetch((deck,))
    assert nodes.stores[1].reads == 1


async def test_nodes_that_share_a_folder_do_not_disturb_each_other(
    nodes: Nodes, tmp_path: Path
) -> None:
    first = await nodes.new("first")
    one, other = await nodes.new("shared"), await nodes.new("shared")
    deck = await uploaded(first, tmp_path)
    await asyncio.gather(one.fetch((deck,)), other.fetch((deck,)))
    assert files(one, deck) == files(first, deck)
    assert one.library.folder is not None
    assert [path.name for path in one.library.folder.iterdir()] == [deck]


async def test_a_damaged_copy_is_fetched_again(nodes: Nodes, tmp_path: Path) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    deck = await uploaded(first, tmp_path)
    await second.fetch((deck,))
    assert second.library.folder is not None
    (second.library.folder / deck / "holding.json").write_text("rubbish", encoding="utf-8")
    assert second.library.get(deck) is None
    assert await second.fetch((deck,))
    assert files(second, deck) == files(first, deck)


async def test_a_table_that_lacks_a_deck_sends_for_it(nodes: Nodes, tmp_path: Path) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    deck = await uploaded(first, tmp_path)
    arrived = asyncio.Event()
    second.on_arrival(arrived.set)
    assert second.cards((deck,)) is None
    await asyncio.wait_for(arrived.wait(), 60)
    assert second.cards((deck,)) == (f"{deck}/card-1", f"{deck}/card-2")


async def test_the_quota_of_an_owner_holds_across_nodes(nodes: Nodes, tmp_path: Path) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    one = Policy(who="everybody", decks=1, limits=SMALL)
    await uploaded(first, tmp_path)
    early = await second.over_quota("ada", one)
    assert early is not None
    assert early.code == "upload_too_many_decks"
    # Somebody who is quicker than that question is refused at the end, and nothing stays.
    late = await installed(second, tmp_path)
    assert await second.publish(late, one) == early
    assert second.library.get(late) is None
    assert await second.over_quota("bo", one) is None


async def test_two_nodes_do_not_both_give_away_the_last_place(nodes: Nodes, tmp_path: Path) -> None:
    caches = [await nodes.new("first"), await nodes.new("second")]
    one = Policy(who="everybody", decks=1, limits=SMALL)
    decks = [await installed(cache, tmp_path) for cache in caches]
    keeping = [cache.publish(deck, one) for cache, deck in zip(caches, decks, strict=True)]
    answers = await asyncio.gather(*keeping)
    assert sorted(answer is None for answer in answers) == [False, True]
    assert await nodes.ask("SELECT count(*) FROM decks") == 1


async def test_all_owners_together_have_a_quota_too(nodes: Nodes, tmp_path: Path) -> None:
    first = await nodes.new("first")
    deck = await installed(first, tmp_path)
    small = Policy(who="everybody", total=1000, limits=SMALL)
    assert await first.publish(deck, small) == Refusal("upload_no_room")
    assert first.library.get(deck) is None
    assert await nodes.ask("SELECT count(*) FROM deck_files") == 0


async def test_only_the_owner_deletes_and_copies_go_when_a_node_looks(
    nodes: Nodes, tmp_path: Path
) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    deck, other = await uploaded(first, tmp_path), await uploaded(first, tmp_path)
    await second.fetch((deck, other))
    for stranger in ("bo", ""):
        refusal = await second.delete(deck, stranger)
        assert refusal is not None
        assert refusal.code == "deck_unknown"
    assert await second.delete(deck, "ada") is None
    await first.sync(())
    for cache in (first, second):
        assert cache.library.get(deck) is None
        assert cache.library.get(other) is not None
    assert not await first.fetch((deck,))


async def test_an_owner_who_lists_their_decks_sees_no_deleted_one(
    nodes: Nodes, tmp_path: Path
) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    gone, kept = await uploaded(first, tmp_path), await uploaded(first, tmp_path)
    assert await second.delete(gone, "ada") is None
    for cache in (first, second):
        await cache.fetch_decks_of("ada")
        assert cache.library.get(gone) is None
        assert cache.library.get(kept) is not None


def in_a_game(*decks: str) -> InPlay:
    """Says of these decks that a game goes on with them."""

    async def in_play(deck: str) -> bool:
        return deck in decks

    return in_play


async def test_a_node_knows_of_the_games_of_another(nodes: Nodes, tmp_path: Path) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    deck = await uploaded(first, tmp_path)
    await first.note_games("one", [deck, "nowhere"])
    await second.fetch((deck,))
    await second.note_games("two", [deck])
    assert await first.games(deck) == await second.games(deck) == {"one", "two"}
    await second.forget_games(deck, ["one"])
    assert await first.games(deck) == {"two"}
    await first.delete(deck, "ada")
    assert await nodes.ask("SELECT count(*) FROM deck_games") == 0


async def test_unused_decks_go_and_those_used_on_any_node_stay(
    nodes: Nodes, tmp_path: Path
) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    unused, used, at_a_table = [await uploaded(first, tmp_path) for _ in range(3)]
    long_ago = time.time() - 100 * DAY
    await nodes.ask("UPDATE decks SET installed = $1, used = $1", long_ago)
    await second.fetch((used, at_a_table))
    second.library.used(used)
    await second.sync((at_a_table,))
    assert await second.delete_unused(POLICY, (), in_a_game(unused)) == 0
    assert await second.delete_unused(POLICY, (), in_a_game()) == 1
    await first.sync(())
    assert first.library.get(unused) is None
    assert first.library.get(used) is not None
    assert first.library.get(at_a_table) is not None
    assert await nodes.ask("SELECT count(DISTINCT deck) FROM deck_files") == 2


async def test_decks_from_before_there_was_a_store_are_published_and_never_dropped(
    nodes: Nodes, postgres: PostgresProcess, tmp_path: Path
) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    deck = await installed(first, tmp_path)
    await first.sync(())
    assert first.library.get(deck) is not None
    await first.publish_local_decks(POLICY)
    await first.publish_local_decks(POLICY)
    assert await second.fetch((deck,))
    # With another database the same folder holds the only copy there is.
    async with nodes_over(await postgres.new_database(), tmp_path) as elsewhere:
        moved = await elsewhere.new("first")
        await moved.sync(())
        assert moved.library.get(deck) is not None
        await moved.publish_local_decks(POLICY)
        assert await elsewhere.ask("SELECT count(*) FROM decks") == 1


async def test_without_a_database_copies_still_serve_and_nothing_new_is_taken(
    own_postgres: PostgresProcess, tmp_path: Path
) -> None:
    async with nodes_over(await own_postgres.new_database(), tmp_path) as nodes:
        first, second = await nodes.new("first"), await nodes.new("second")
        deck = await uploaded(first, tmp_path)
        fresh = await installed(first, tmp_path)
        await asyncio.to_thread(own_postgres.stop)
        assert not await first.fetch((deck,))
        with pytest.raises(DeckStoreUnavailable):
            await second.fetch((deck,))
        assert not await second.try_fetch((deck,))
        with pytest.raises(DeckStoreUnavailable):
            await first.publish(fresh, POLICY)
        assert first.library.get(fresh) is None
        with pytest.raises(DeckStoreUnavailable):
            await first.sync(())
        assert first.library.get(deck) is not None


async def test_however_many_ask_a_node_has_three_connections(nodes: Nodes) -> None:
    await nodes.new("first")
    (store,) = nodes.stores
    await asyncio.gather(*[store.existing(["f" * 32]) for _ in range(30)])
    counted = """
        SELECT count(*) FROM pg_stat_activity
        WHERE application_name = 'storyhare files' AND datname = current_database()"""
    assert await nodes.ask(counted) == 3
