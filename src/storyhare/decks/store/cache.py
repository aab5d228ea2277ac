"""A node's local copies of the decks in the shared deck store, fetched when they are needed.

Without a deck store nothing is ever fetched, and the node's folder has the originals.
"""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Collection

from msgspec.structs import replace

from storyhare.decks.store import uploads
from storyhare.decks.store.deck import (
    DAY,
    Deck,
    forget_games,
    games,
    note_game,
    write_metadata,
)
from storyhare.decks.store.library import Library
from storyhare.decks.store.shared import CorruptDeck, DeckStore, DeckStoreUnavailable
from storyhare.decks.store.staging import StagingWriter
from storyhare.decks.store.uploads import Policy
from storyhare.rules import Refusal
from storyhare.threads import Threads

log = logging.getLogger("storyhare")
# What `unguessable_id` makes: the store has no other decks.
UPLOADED = re.compile(r"[0-9a-f]{32}")
# Seconds before a corrupt deck is fetched again: not for every picture that a client requests.
CORRUPT_FOR = 60.0
# Seconds before the store is asked again about a deck that a table shows and that was deleted.
ASK_AGAIN = 5.0
THREADS = 2
# Whether a game is in progress with the deck of this id.
InPlay = Callable[[str], Awaitable[bool]]


class DeckCache:
    """The library of a node, and the deck store behind it."""

    def __init__(self, library: Library, store: DeckStore | None = None) -> None:
        self.library = library
        self._store = store
        self._on_arrival: Callable[[], None] = lambda: None
        # Downloads in progress, by deck id.
        self._downloads: dict[str, asyncio.Task[bool]] = {}
        self._background: set[asyncio.Task[None]] = set()
        # Until when a deck is not asked for again, or not read again because it is corrupt.
        self._asked: dict[str, float] = {}
        self._corrupt: dict[str, float] = {}
        # Pairs of deck and table whose game is already recorded.
        self._recorded: set[tuple[str, str]] = set()
        # Copying files must not delay what tables read.
        self._threads = Threads("decks", THREADS)

    async def open(self) -> None:
        """Connect to the store."""
        if self._store is not None:
            await self._store.open()

    async def close(self) -> None:
        """Stop all downloads and disconnect from the store."""
        tasks = [*self._background, *self._downloads.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._store is not None:
            await self._store.close()
        self._threads.close()

    def on_arrival(self, callback: Callable[[], None]) -> None:
        """Call this whenever decks that a table asked for have arrived."""
        self._on_arrival = callback

    # -- fetching ----------------------------------------------------------------------------------

    def cards(self, deck_ids: tuple[str, ...]) -> tuple[str, ...] | None:
        """All cards of some decks; None if one is missing, which is then fetched in the background.

        The listener of `on_arrival` hears when it is there.
        """
        cards = self.library.cards(deck_ids)
        if cards is None and (missing := self._missing(deck_ids)):
            now = time.monotonic()
            self._asked = {deck_id: until for deck_id, until in self._asked.items() if until > now}
            if fresh := [deck_id for deck_id in missing if deck_id not in self._asked]:
                self._asked |= dict.fromkeys(fresh, now + ASK_AGAIN)
                task = asyncio.get_running_loop().create_task(self._fetch_and_notify(fresh))
                self._background.add(task)
                task.add_done_callback(self._background.discard)
        return cards

    async def _fetch_and_notify(self, deck_ids: list[str]) -> None:
        if await self.try_fetch(deck_ids):
            self._on_arrival()

    async def try_fetch(self, deck_ids: Collection[str]) -> bool:
        """Fetch those of these decks that are missing; a store that is away brings none."""
        try:
            return await self.fetch(deck_ids)
        except DeckStoreUnavailable as error:
            log.debug("decks cannot be fetched: %s", error)  # the heartbeat says it
            return False

    async def fetch(self, deck_ids: Collection[str]) -> bool:
        """Fetch those of these decks that are missing; True if any arrived.

        Raises DeckStoreUnavailable.
        """
        missing = self._missing(deck_ids)
        if self._store is None or not missing:
            return False
        existing = await self._store.existing(missing)
        arrived = [await self._fetch_one(deck_id) for deck_id in missing if deck_id in existing]
        return any(arrived)

    def _missing(self, deck_ids: Collection[str]) -> list[str]:
        if self._store is None or self.library.folder is None:
            return []
        return [
            deck_id
            for deck_id in deck_ids
            if UPLOADED.fullmatch(deck_id) and self.library.get(deck_id) is None
        ]

    async def _fetch_one(self, deck_id: str) -> bool:
        """Concurrent requests for a deck share one download."""
        download = self._downloads.get(deck_id)
        if download is None:
            download = self._downloads[deck_id] = asyncio.create_task(self._download(deck_id))
            download.add_done_callback(lambda _: self._downloads.pop(deck_id, None))
        return await asyncio.shield(download)

    async def _download(self, deck_id: str) -> bool:
        assert self._store is not None
        if self._corrupt.get(deck_id, 0.0) > time.monotonic():
            return False
        writer = StagingWriter(self.library, deck_id, await self._store.store_id())
        try:
            return await self._store.read(deck_id, writer)
        except CorruptDeck:
            self._corrupt[deck_id] = time.monotonic() + CORRUPT_FOR
            log.error("an uploaded deck is damaged in the deck store, and not served")
            return False
        except OSError as error:
            raise DeckStoreUnavailable(error.strerror or str(error)) from error
        finally:
            await self._threads.run(writer.close)

    async def fetch_decks_of(self, owner: str) -> None:
        """Fetch an owner's decks, and drop copies of those that were deleted."""
        if self._store is None:
            return
        # The copies first: a deck that is put there meanwhile must not look deleted.
        store_id, decks = await self._store.store_id(), uploads.decks_of(self.library, owner)
        own = [deck.manifest.id for deck in decks if deck.metadata.store_id == store_id]
        stored = await self._store.decks_of(owner)
        await self._drop([deck_id for deck_id in own if deck_id not in stored])
        await self.fetch(stored)

    # -- storing and deleting ----------------------------------------------------------------------

    async def over_quota(self, owner: str, policy: Policy) -> Refusal | None:
        """Whether the store has too much of this owner already; asked before pictures are drawn."""
        if self._store is None:
            return None
        return uploads.over_quota((await self._store.decks_of(owner)).values(), 0, policy)

    async def used(self) -> int:
        """How many bytes the uploaded decks of all owners take."""
        if self._store is not None:
            return await self._store.used()
        return await self._threads.run(lambda: self.library.index.used_bytes)

    async def publish(self, deck_id: str, policy: Policy) -> Refusal | None:
        """Put a deck that was just installed into the store; if that fails, remove it again."""
        if self._store is None:
            return None
        try:
            deck = self.library.get(deck_id)
            assert deck is not None
            refusal = await self._publish(deck, policy)
        except BaseException:
            await self._threads.run(self.library.remove, deck_id)
            raise
        if refusal is not None:
            await self._threads.run(self.library.remove, deck_id)
        return refusal

    async def _publish(self, deck: Deck, policy: Policy) -> Refusal | None:
        assert self._store is not None
        try:
            refusal = await self._store.put(deck, policy)
            if refusal is None:
                metadata = replace(deck.metadata, store_id=await self._store.store_id())
                await self._threads.run(write_metadata, deck.folder, metadata)
        except OSError as error:
            raise DeckStoreUnavailable(error.strerror or str(error)) from error
        return refusal

    async def owns(self, owner: str, deck_id: str) -> bool:
        """Whether this deck belongs to this owner."""
        deck = self.library.get(deck_id)
        if deck is not None and deck.metadata.owner == owner:
            return True
        return self._store is not None and deck_id in await self._store.decks_of(owner)

    async def delete(self, deck_id: str, owner: str) -> Refusal | None:
        """Delete an owner's deck; other nodes drop their copies at their next `sync`."""
        deleted = self._store is not None and await self._store.delete(deck_id, owner)
        refusal = await self._threads.run(uploads.delete, self.library, deck_id, owner)
        return None if deleted else refusal

    # -- maintenance -------------------------------------------------------------------------------

    async def publish_local_decks(self, policy: Policy) -> None:
        """Put decks into the store that were uploaded before there was one."""
        if self._store is None:
            return
        store_id = await self._store.store_id()
        for deck in await self._threads.run(uploads.uploaded, self.library):
            if deck.metadata.store_id != store_id and (
                refusal := await self._publish(deck, policy)
            ):
                log.warning("a deck stays on this node alone: %s", refusal.code)

    async def sync(self, ids_in_use: Collection[str]) -> None:
        """Tell the store which decks this node uses, and drop copies of deleted decks."""
        if self._store is None:
            return
        for deck_id in ids_in_use:
            self.library.used(deck_id)
        store_id = await self._store.store_id()
        decks = await self._threads.run(self._copies, store_id)
        copies = {deck.manifest.id: deck for deck in decks}
        if copies:
            existing = await self._store.existing(copies)
            used = {deck_id: copies[deck_id].metadata.used for deck_id in existing}
            await self._store.note_use(used)
            await self._drop([deck_id for deck_id in copies if deck_id not in existing])

    async def delete_unused(
        self, policy: Policy, ids_in_use: Collection[str], in_play: InPlay
    ) -> int:
        """Delete decks that nobody has used for longer than the policy allows; returns how many."""
        if self._store is None:
            old = await self._threads.run(uploads.expired, self.library, policy, ids_in_use)
            unused = [deck_id for deck_id in old if not await in_play(deck_id)]
            await self._drop(unused)
            return len(unused)
        await self.sync(ids_in_use)
        if policy.days is None:
            return 0
        before = time.time() - policy.days * DAY
        old = await self._store.unused(before)
        unused = [deck_id for deck_id in old if not await in_play(deck_id)]
        return await self._store.delete_unused(unused, before)

    # -- games -------------------------------------------------------------------------------------

    async def note_games(self, table_id: str, deck_ids: Collection[str]) -> None:
        """Record, for all nodes, that a table plays with some decks."""
        for deck_id in deck_ids:
            deck = self.library.get(deck_id)
            if deck is None or deck.metadata.owner is None or (deck_id, table_id) in self._recorded:
                continue
            if self._store is None:
                await self._threads.run(note_game, deck, table_id)
            else:
                await self._store.note_games(deck_id, [table_id])
            self._recorded.add((deck_id, table_id))

    async def games(self, deck_id: str) -> frozenset[str]:
        """The tables that have played with a deck, on any node."""
        if self._store is not None:
            return await self._store.games(deck_id)
        deck = self.library.get(deck_id)
        return frozenset() if deck is None else await self._threads.run(games, deck)

    async def forget_games(self, deck_id: str, table_ids: Collection[str]) -> None:
        """Delete the records of games that are over."""
        self._recorded -= {(deck_id, table_id) for table_id in table_ids}
        deck = self.library.get(deck_id)
        if self._store is not None:
            await self._store.forget_games(deck_id, table_ids)
        elif deck is not None:
            await self._threads.run(forget_games, deck, table_ids)

    def _copies(self, store_id: str) -> list[Deck]:
        decks = uploads.uploaded(self.library)
        return [deck for deck in decks if deck.metadata.store_id == store_id]

    async def _drop(self, deck_ids: list[str]) -> None:
        for deck_id in deck_ids:
            await self._threads.run(self.library.remove, deck_id)
