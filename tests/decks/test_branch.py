"""Libraries of several nodes over one depot in a real PostgreSQL."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from storyhare.decks import DeckInfo, Library
from storyhare.decks.branch import Branch, InPlay
from storyhare.decks.depot import DepotUnavailable, Landing
from storyhare.decks.postgres import PostgresDepot
from storyhare.decks.shelf import DAY
from storyhare.decks.uploads import Policy, install_upload
from storyhare.journal.postgres import PostgresJournal
from storyhare.rules import Refusal
from storyhare.testing.postgres import PostgresProcess
from tests.decks.made import SMALL, deck_files, packed, snapshot

POLICY = Policy(who="everybody", limits=SMALL)


class CountingDepot(PostgresDepot):
    """Counts how often a deck was carried."""

    carried = 0

    async def take(self, deck: str, landing: Landing) -> bool:
        """Count, and carry."""
        self.carried += 1
        return await super().take(deck, landing)


class Nodes:
    """Branches with a folder of their own each."""

    def __init__(self, address: str, folder: Path) -> None:
        self.address = address
        self._folder = folder
        self._open: list[Branch] = []
        self.depots: list[CountingDepot] = []

    async def new(self, name: str) -> Branch:
        depot = CountingDepot(self.address)
        branch = Branch(Library(self._folder / name), depot)
        await branch.open()
        self._open.append(branch)
        self.depots.append(depot)
        return branch

    async def close(self) -> None:
        for branch in self._open:
            await branch.close()

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


async def installed(branch: Branch, tmp_path: Path, owner: str = "ada") -> str:
    """A deck that somebody brought, before the depot knows of it."""
    file = packed(tmp_path / "upload.zip", deck_files(2))
    info = await asyncio.to_thread(install_upload, branch.library, file, owner, POLICY)
    assert isinstance(info, DeckInfo), info
    return info.id


async def brought(branch: Branch, tmp_path: Path, owner: str = "ada") -> str:
    deck = await installed(branch, tmp_path, owner)
    assert await branch.keep(deck, POLICY) is None
    return deck


def files(branch: Branch, deck: str) -> dict[str, bytes]:
    assert branch.library.folder is not None
    return snapshot(branch.library.folder / deck)


async def test_a_copy_is_the_original_file_by_file(nodes: Nodes, tmp_path: Path) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    deck = await brought(first, tmp_path)
    assert await second.bring((deck, "dreams", "f" * 32))
    assert files(second, deck) == files(first, deck)
    there = [branch.library.get(deck) for branch in (first, second)]
    assert there[0] is not None
    assert there[1] is not None
    assert there[0].holding == there[1].holding
    assert there[1].holding.owner == "ada"
    assert not there[1].holding.public


async def test_however_many_ask_a_deck_is_carried_once(nodes: Nodes, tmp_path: Path) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    deck = await brought(first, tmp_path)
    assert all(await asyncio.gather(*[second.bring((deck,)) for _ in range(30)]))
    assert not await second.bring((deck,))
    assert nodes.depots[1].carried == 1


async def test_nodes_that_share_a_folder_do_not_disturb_each_other(
    nodes: Nodes, tmp_path: Path
) -> None:
    first = await nodes.new("first")
    one, other = await nodes.new("shared"), await nodes.new("shared")
    deck = await brought(first, tmp_path)
    await asyncio.gather(one.bring((deck,)), other.bring((deck,)))
    assert files(one, deck) == files(first, deck)
    assert one.library.folder is not None
    assert [path.name for path in one.library.folder.iterdir()] == [deck]


async def test_a_damaged_copy_is_fetched_anew(nodes: Nodes, tmp_path: Path) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    deck = await brought(first, tmp_path)
    await second.bring((deck,))
    assert second.library.folder is not None
    (second.library.folder / deck / "holding.json").write_text("rubbish", encoding="utf-8")
    assert second.library.get(deck) is None
    assert await second.bring((deck,))
    assert files(second, deck) == files(first, deck)


async def test_a_table_that_lacks_a_deck_sends_for_it(nodes: Nodes, tmp_path: Path) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    deck = await brought(first, tmp_path)
    came = asyncio.Event()
    second.arrived = came.set
    assert second.cards((deck,)) is None
    await asyncio.wait_for(came.wait(), 60)
    assert second.cards((deck,)) == (f"{deck}/card-1", f"{deck}/card-2")


async def test_the_quota_of_an_owner_holds_across_nodes(nodes: Nodes, tmp_path: Path) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    one = Policy(who="everybody", decks=1, limits=SMALL)
    await brought(first, tmp_path)
    early = await second.no_room_for("ada", one)
    assert early is not None
    assert early.code == "upload_too_many_decks"
    # Somebody who is quicker than that question is refused at the end, and nothing stays.
    late = await installed(second, tmp_path)
    assert await second.keep(late, one) == early
    assert second.library.get(late) is None
    assert await second.no_room_for("bo", one) is None


async def test_two_nodes_do_not_both_give_away_the_last_place(nodes: Nodes, tmp_path: Path) -> None:
    branches = [await nodes.new("first"), await nodes.new("second")]
    one = Policy(who="everybody", decks=1, limits=SMALL)
    decks = [await installed(branch, tmp_path) for branch in branches]
    keeping = [branch.keep(deck, one) for branch, deck in zip(branches, decks, strict=True)]
    answers = await asyncio.gather(*keeping)
    assert sorted(answer is None for answer in answers) == [False, True]
    assert await nodes.ask("SELECT count(*) FROM decks") == 1


async def test_all_owners_together_have_a_quota_too(nodes: Nodes, tmp_path: Path) -> None:
    first = await nodes.new("first")
    deck = await installed(first, tmp_path)
    small = Policy(who="everybody", total=1000, limits=SMALL)
    assert await first.keep(deck, small) == Refusal("upload_no_room")
    assert first.library.get(deck) is None
    assert await nodes.ask("SELECT count(*) FROM deck_files") == 0


async def test_only_the_owner_deletes_and_copies_go_when_a_node_looks(
    nodes: Nodes, tmp_path: Path
) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    deck, other = await brought(first, tmp_path), await brought(first, tmp_path)
    await second.bring((deck, other))
    for stranger in ("bo", ""):
        refusal = await second.delete(deck, stranger)
        assert refusal is not None
        assert refusal.code == "deck_unknown"
    assert await second.delete(deck, "ada") is None
    await first.look_after(())
    for branch in (first, second):
        assert branch.library.get(deck) is None
        assert branch.library.get(other) is not None
    assert not await first.bring((deck,))


async def test_an_owner_who_lists_their_decks_sees_no_deleted_one(
    nodes: Nodes, tmp_path: Path
) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    gone, kept = await brought(first, tmp_path), await brought(first, tmp_path)
    assert await second.delete(gone, "ada") is None
    for branch in (first, second):
        await branch.bring_those_of("ada")
        assert branch.library.get(gone) is None
        assert branch.library.get(kept) is not None


def in_a_game(*decks: str) -> InPlay:
    """Says of these decks that a game goes on with them."""

    async def in_play(deck: str) -> bool:
        return deck in decks

    return in_play


async def test_a_node_knows_of_the_games_of_another(nodes: Nodes, tmp_path: Path) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    deck = await brought(first, tmp_path)
    await first.note_games("one", [deck, "nowhere"])
    await second.bring((deck,))
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
    unused, used, at_a_table = [await brought(first, tmp_path) for _ in range(3)]
    long_ago = time.time() - 100 * DAY
    await nodes.ask("UPDATE decks SET installed = $1, used = $1", long_ago)
    await second.bring((used, at_a_table))
    second.library.used(used)
    await second.look_after((at_a_table,))
    assert await second.forget_unused(POLICY, (), in_a_game(unused)) == 0
    assert await second.forget_unused(POLICY, (), in_a_game()) == 1
    await first.look_after(())
    assert first.library.get(unused) is None
    assert first.library.get(used) is not None
    assert first.library.get(at_a_table) is not None
    assert await nodes.ask("SELECT count(DISTINCT deck) FROM deck_files") == 2


async def test_decks_from_before_there_was_a_depot_are_adopted_and_never_dropped(
    nodes: Nodes, postgres: PostgresProcess, tmp_path: Path
) -> None:
    first, second = await nodes.new("first"), await nodes.new("second")
    deck = await installed(first, tmp_path)
    await first.look_after(())
    assert first.library.get(deck) is not None
    await first.adopt(POLICY)
    await first.adopt(POLICY)
    assert await second.bring((deck,))
    # With another database the same folder holds the only copy there is.
    async with nodes_over(await postgres.new_database(), tmp_path) as elsewhere:
        moved = await elsewhere.new("first")
        await moved.look_after(())
        assert moved.library.get(deck) is not None
        await moved.adopt(POLICY)
        assert await elsewhere.ask("SELECT count(*) FROM decks") == 1


async def test_without_a_database_copies_still_serve_and_nothing_new_is_taken(
    own_postgres: PostgresProcess, tmp_path: Path
) -> None:
    async with nodes_over(await own_postgres.new_database(), tmp_path) as nodes:
        first, second = await nodes.new("first"), await nodes.new("second")
        deck = await brought(first, tmp_path)
        fresh = await installed(first, tmp_path)
        await asyncio.to_thread(own_postgres.stop)
        assert not await first.bring((deck,))
        with pytest.raises(DepotUnavailable):
            await second.bring((deck,))
        assert not await second.fetch((deck,))
        with pytest.raises(DepotUnavailable):
            await first.keep(fresh, POLICY)
        assert first.library.get(fresh) is None
        with pytest.raises(DepotUnavailable):
            await first.look_after(())
        assert first.library.get(deck) is not None
