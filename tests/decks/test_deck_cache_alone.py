"""A deck cache over a store in memory or none: what it asks, and when it asks again."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from storyhare.decks import Library
from storyhare.decks.store import index
from storyhare.decks.store.cache import ASK_AGAIN, CORRUPT_FOR, DeckCache
from storyhare.decks.store.deck import DAY, Deck, DeckMetadata, note_game
from storyhare.decks.store.shared import CorruptDeck, DeckStoreUnavailable, DeckWriter
from storyhare.decks.store.uploads import Policy
from storyhare.rules import Refusal
from tests.decks.stub_deck_store import StubDeckStore
from tests.decks.test_library import put

MINE, OTHER = "a" * 32, "b" * 32
POLICY = Policy(who="everybody", decks=1)


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    return tmp_path / "shelf"


@pytest.fixture
def library(tmp_path: Path, shelf: Path) -> Library:
    put(tmp_path / "built-in", "dreams")
    shelf.mkdir()
    return Library(shelf, builtin=tmp_path / "built-in")


@pytest.fixture
async def alone(library: Library) -> AsyncIterator[DeckCache]:
    """A node without a store."""
    made = DeckCache(library)
    await made.open()
    yield made
    await made.close()


@pytest.fixture
async def store() -> StubDeckStore:
    return StubDeckStore(MINE)


@pytest.fixture
async def node(library: Library, store: StubDeckStore) -> AsyncIterator[DeckCache]:
    made = DeckCache(library, store)
    await made.open()
    assert store.is_open
    yield made
    await made.close()
    assert not store.is_open


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    told = SimpleNamespace(monotonic=lambda: now[0], time=time.time)
    monkeypatch.setattr("storyhare.decks.store.cache.time", told)
    return now


async def nobody(_deck: str) -> bool:
    return False


# -- without a store -------------------------------------------------------------------------------


async def test_alone_a_node_fetches_and_publishes_nothing(alone: DeckCache, shelf: Path) -> None:
    put(shelf, MINE, owner="ada")
    assert not await alone.try_fetch((OTHER,))
    assert alone.cards((OTHER,)) is None
    assert await alone.publish(MINE, POLICY) is None
    assert await alone.over_quota("ada", POLICY) is None
    await alone.publish_local_decks(POLICY)
    await alone.sync([MINE])
    await alone.fetch_decks_of("ada")
    assert alone.library.get(MINE) is not None


async def test_alone_a_node_counts_what_lies_in_its_folder(
    alone: DeckCache, shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index, "SCAN_EVERY", 0.0)  # it scans only once a second
    assert await alone.used() == 0
    put(shelf, MINE, owner="ada", bytes=7)
    put(shelf, OTHER, owner="bo", bytes=5)
    put(shelf, "everybodys", bytes=100)
    assert await alone.used() == 12


async def test_alone_a_node_forgets_decks_that_nobody_uses(alone: DeckCache, shelf: Path) -> None:
    for deck in (MINE, OTHER, "c" * 32):
        put(shelf, deck, owner="ada", installed=1.0, used=1.0)

    async def in_play(deck: str) -> bool:
        return deck == OTHER

    assert await alone.delete_unused(POLICY, ["c" * 32], in_play) == 1
    assert alone.library.get(MINE) is None
    assert alone.library.get(OTHER) is not None
    assert alone.library.get("c" * 32) is not None


async def test_alone_a_node_notes_games_beside_its_decks(
    alone: DeckCache, shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(shelf, MINE, owner="ada")
    put(shelf, "everybodys")
    noted: list[str] = []

    def note(deck: Deck, table_id: str) -> None:
        noted.append(table_id)
        note_game(deck, table_id)

    monkeypatch.setattr("storyhare.decks.store.cache.note_game", note)
    for table in ("one", "one", "two"):
        await alone.note_games(table, ["everybodys", OTHER, MINE])
    assert noted == ["one", "two"]  # once is enough
    assert await alone.games(MINE) == {"one", "two"}
    assert await alone.games(OTHER) == frozenset()
    assert await alone.games("everybodys") == frozenset()
    await alone.forget_games(MINE, ["one"])
    await alone.forget_games(OTHER, ["one"])
    assert await alone.games(MINE) == {"two"}
    await alone.note_games("one", [MINE])
    assert await alone.games(MINE) == {"one", "two"}


async def test_a_deck_is_deleted_by_its_owner_alone(alone: DeckCache, shelf: Path) -> None:
    put(shelf, MINE, owner="ada")
    unknown = Refusal("deck_unknown", {"deck": MINE})
    assert await alone.owns("ada", MINE)
    assert not await alone.owns("bo", MINE)
    assert not await alone.owns("ada", OTHER)
    assert await alone.delete(MINE, "bo") == unknown
    assert await alone.delete(MINE, "ada") is None
    assert await alone.delete(MINE, "ada") == unknown


# -- what is asked of a store ----------------------------------------------------------------------


async def test_only_uploaded_decks_are_asked_for(node: DeckCache, store: StubDeckStore) -> None:
    for deck in ("dreams", "zoo", MINE.upper(), MINE[1:], f"{MINE}a"):
        assert not await node.fetch([deck])
    assert store.asked == []
    assert await node.fetch([MINE, "dreams", OTHER])
    assert store.asked == [("existing", MINE, OTHER), ("read", MINE)]


async def test_a_node_without_a_folder_asks_for_nothing(
    tmp_path: Path, store: StubDeckStore
) -> None:
    node = DeckCache(Library(None, builtin=tmp_path), store)
    assert not await node.fetch([MINE])
    assert node.cards((MINE,)) is None
    assert store.asked == []
    await node.close()


async def test_a_damaged_deck_is_fetched_again_after_a_while(
    node: DeckCache, store: StubDeckStore, clock: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    store.trouble = CorruptDeck(MINE)
    assert await node.fetch([MINE]) is False
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    clock[0] += CORRUPT_FOR - 0.1
    assert await node.fetch([MINE]) is False
    assert store.asked.count(("read", MINE)) == 1
    store.trouble = None
    clock[0] += 0.1
    assert await node.fetch([MINE])
    assert CORRUPT_FOR == 60.0


async def test_a_disk_that_fails_makes_the_store_unavailable(
    node: DeckCache, store: StubDeckStore
) -> None:
    store.trouble = OSError(28, "the disk is full")
    with pytest.raises(DeckStoreUnavailable, match="the disk is full"):
        await node.fetch([MINE])
    store.trouble = OSError("something else")
    with pytest.raises(DeckStoreUnavailable, match="something else"):
        await node.fetch([MINE])
    assert await node.try_fetch([MINE]) is False


async def test_a_table_that_is_drawn_again_and_again_asks_seldom(
    node: DeckCache, store: StubDeckStore, clock: list[float]
) -> None:
    arrivals: list[int] = []
    node.on_arrival(lambda: arrivals.append(1))

    async def draw(*decks: str) -> None:
        assert node.cards(decks) is None
        while node._background:
            await asyncio.gather(*node._background)
            await asyncio.sleep(0)

    await draw(OTHER)
    clock[0] += ASK_AGAIN - 0.1
    await draw(OTHER)
    assert store.asked == [("existing", OTHER)]
    await draw(OTHER, MINE)
    assert store.asked == [("existing", OTHER), ("existing", MINE), ("read", MINE)]
    assert arrivals == [1]
    clock[0] += 0.1
    await draw(OTHER)
    assert store.asked[-1] == ("existing", OTHER)
    assert len(store.asked) == 4
    assert arrivals == [1]
    assert ASK_AGAIN == 5.0
    assert node.cards(("dreams",)) == ("dreams/card-0", "dreams/card-1")


async def test_what_is_under_way_ends_with_the_node(library: Library) -> None:
    ended: list[str] = []

    class Slow(StubDeckStore):
        async def read(self, deck_id: str, _writer: DeckWriter) -> bool:
            try:
                return await asyncio.sleep(3600, result=True)  # longer than any test
            finally:
                ended.append(deck_id)

    node = DeckCache(library, Slow(MINE))
    assert node.cards((MINE,)) is None
    for _ in range(5):
        await asyncio.sleep(0)
    await node.close()
    assert ended == [MINE]


# -- keeping ---------------------------------------------------------------------------------------


async def test_a_deck_that_was_published_knows_its_store(node: DeckCache, shelf: Path) -> None:
    put(shelf, OTHER, owner="bo", bytes=5)
    assert await node.publish(OTHER, POLICY) is None
    kept = node.library.get(OTHER)
    assert kept is not None
    assert kept.metadata == DeckMetadata("bo", bytes=5, store_id="main")
    assert await node.used() == 30


async def test_a_deck_that_cannot_be_published_is_gone(
    node: DeckCache, store: StubDeckStore, shelf: Path
) -> None:
    put(shelf, OTHER, owner="bo")
    store.refusal = Refusal("upload_no_room")
    assert await node.publish(OTHER, POLICY) == store.refusal
    assert node.library.get(OTHER) is None
    put(shelf, OTHER, owner="bo")
    store.trouble = OSError(5, "the disk is broken")
    with pytest.raises(DeckStoreUnavailable, match="the disk is broken"):
        await node.publish(OTHER, POLICY)
    assert node.library.get(OTHER) is None


async def test_an_owner_of_too_many_decks_has_no_room(node: DeckCache) -> None:
    assert await node.over_quota("bo", POLICY) is None
    full = Refusal("upload_too_many_decks", {"most": 1})
    assert await node.over_quota("ada", POLICY) == full
    # A new deck may be of any size, as long as nobody knows better.
    exact = Policy(who="everybody", bytes=30)
    assert await node.over_quota("ada", exact) is None


async def test_a_deck_in_the_store_is_owned_and_deleted_from_any_node(node: DeckCache) -> None:
    assert await node.owns("ada", MINE)
    assert not await node.owns("bo", MINE)
    assert await node.delete(MINE, "ada") is None
    assert await node.delete(MINE, "bo") == Refusal("deck_unknown", {"deck": MINE})


async def test_decks_that_the_store_refuses_stay_where_they_are(
    node: DeckCache, store: StubDeckStore, shelf: Path, caplog: pytest.LogCaptureFixture
) -> None:
    put(shelf, MINE, owner="ada", depot="main")
    put(shelf, OTHER, owner="bo", depot="another")
    store.refusal = Refusal("upload_no_room")
    await node.publish_local_decks(POLICY)
    assert store.asked == [("put", OTHER)]
    assert node.library.get(OTHER) is not None
    assert "upload_no_room" in caplog.text


# -- looking after ---------------------------------------------------------------------------------


async def test_copies_of_what_is_gone_are_dropped_and_the_use_of_others_is_told(
    node: DeckCache, store: StubDeckStore, shelf: Path
) -> None:
    await node.sync([])
    assert store.asked == []  # without copies there is nothing to tell
    put(shelf, MINE, owner="ada", used=50.0, depot="main")
    put(shelf, OTHER, owner="bo", depot="main")
    put(shelf, "c" * 32, owner="bo", depot="another")
    await node.sync([])
    assert store.asked[-1] == ("note_use", {MINE: 50.0})
    assert [info.id for info in node.library.decks()] == ["dreams", MINE, "c" * 32]
    await node.sync([MINE])
    told = store.asked[-1][1]
    assert isinstance(told, dict)
    assert told[MINE] == pytest.approx(time.time(), abs=60)


async def test_an_owner_s_copies_that_are_gone_are_dropped(
    node: DeckCache, store: StubDeckStore, shelf: Path
) -> None:
    put(shelf, OTHER, owner="ada", depot="main")
    put(shelf, "c" * 32, owner="ada", depot="another")
    put(shelf, "d" * 32, owner="bo", depot="main")
    await node.fetch_decks_of("ada")
    assert [info.id for info in node.library.decks()] == ["dreams", "c" * 32, "d" * 32]
    assert store.asked == [("existing", MINE), ("read", MINE)]


async def test_unused_decks_are_forgotten_unless_they_are_played_with_or_kept_for_ever(
    node: DeckCache, store: StubDeckStore
) -> None:
    store.old = [MINE, OTHER]

    async def in_play(deck: str) -> bool:
        return deck == OTHER

    assert await node.delete_unused(Policy(days=3), [], in_play) == 1
    (asked, before), forgot = store.asked
    assert (asked, forgot) == ("unused", ("delete_unused", MINE))
    assert before == pytest.approx(time.time() - 3 * DAY, abs=60)
    assert await node.delete_unused(Policy(days=None), [], nobody) == 0
    assert len(store.asked) == 2


async def test_games_are_noted_in_the_store_once(
    node: DeckCache, store: StubDeckStore, shelf: Path
) -> None:
    put(shelf, MINE, owner="ada")
    for _ in range(2):
        await node.note_games("one", ["dreams", OTHER, MINE])
    assert store.asked == [("note_games", MINE, "one")]
    assert await node.games(OTHER) == {"one"}
    await node.forget_games(MINE, ["one"])
    await node.note_games("one", [MINE])
    assert store.asked[1:] == [("forget_games", MINE, "one"), ("note_games", MINE, "one")]
