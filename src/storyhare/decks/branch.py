"""A node's library as one branch of many: what it lacks, it gets from the depot that all share.

Without a depot nothing is ever fetched, and the node's folder is everything.
"""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Collection

from msgspec.structs import replace

from storyhare.decks import uploads as brought
from storyhare.decks.arrival import Arrival
from storyhare.decks.depot import DamagedParcel, Depot, DepotUnavailable
from storyhare.decks.library import Library
from storyhare.decks.shelf import DAY, Deck, forget_games, games, note_game, write_holding
from storyhare.decks.uploads import Policy
from storyhare.rules import Refusal
from storyhare.threads import Threads

log = logging.getLogger("storyhare")
# What `unguessable_id` makes: a depot has no other decks.
UPLOADED = re.compile(r"[0-9a-f]{32}")
# A damaged parcel is not carried anew for every picture that somebody asks for.
DAMAGED_FOR = 60.0
# Nor is the depot asked whenever a table is drawn whose deck was deleted.
ASK_AGAIN = 5.0
THREADS = 2
# Whether a game is going on with a deck.
InPlay = Callable[[str], Awaitable[bool]]


class Branch:
    """The library of a node, and the depot behind it."""

    def __init__(self, library: Library, depot: Depot | None = None) -> None:
        self.library = library
        # Told when decks have come that a table asked for.
        self.arrived: Callable[[], None] = lambda: None
        self._depot = depot
        self._coming: dict[str, asyncio.Task[bool]] = {}
        self._wanted: set[asyncio.Task[None]] = set()
        self._asked: dict[str, float] = {}
        self._damaged: dict[str, float] = {}
        # Decks and tables of which it is kept that they go together.
        self._noted: set[tuple[str, str]] = set()
        # Files come and go here, apart from what tables read.
        self._threads = Threads("decks", THREADS)

    async def open(self) -> None:
        """Make ready."""
        if self._depot is not None:
            await self._depot.open()

    async def close(self) -> None:
        """Let go."""
        tasks = [*self._wanted, *self._coming.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._depot is not None:
            await self._depot.close()
        self._threads.close()

    # -- coming ------------------------------------------------------------------------------------

    def cards(self, decks: tuple[str, ...]) -> tuple[str, ...] | None:
        """All cards of some decks, as tables ask; what is missing is sent for in the background."""
        found = self.library.cards(decks)
        if found is None and (lacking := self._lacking(decks)):
            now = time.monotonic()
            self._asked = {deck: until for deck, until in self._asked.items() if until > now}
            if fresh := [deck for deck in lacking if deck not in self._asked]:
                self._asked |= dict.fromkeys(fresh, now + ASK_AGAIN)
                task = asyncio.get_running_loop().create_task(self._send_for(fresh))
                self._wanted.add(task)
                task.add_done_callback(self._wanted.discard)
        return found

    async def _send_for(self, decks: list[str]) -> None:
        if await self.fetch(decks):
            self.arrived()

    async def fetch(self, decks: Collection[str]) -> bool:
        """Get those of these decks that are missing here; True when something has come."""
        try:
            return await self.bring(decks)
        except DepotUnavailable as error:
            log.warning("decks cannot be fetched: %s", error)
            return False

    async def bring(self, decks: Collection[str]) -> bool:
        """The same; raises DepotUnavailable."""
        lacking = self._lacking(decks)
        if self._depot is None or not lacking:
            return False
        there = await self._depot.there(lacking)
        came = [await self._bring_one(deck) for deck in lacking if deck in there]
        return any(came)

    def _lacking(self, decks: Collection[str]) -> list[str]:
        if self._depot is None or self.library.folder is None:
            return []
        return [d for d in decks if UPLOADED.fullmatch(d) and self.library.get(d) is None]

    async def _bring_one(self, deck: str) -> bool:
        """However many ask at once, a deck comes once."""
        coming = self._coming.get(deck)
        if coming is None:
            coming = self._coming[deck] = asyncio.create_task(self._carry(deck))
            coming.add_done_callback(lambda _: self._coming.pop(deck, None))
        return await asyncio.shield(coming)

    async def _carry(self, deck: str) -> bool:
        assert self._depot is not None
        if self._damaged.get(deck, 0.0) > time.monotonic():
            return False
        arrival = Arrival(self.library, deck, await self._depot.name())
        try:
            return await self._depot.take(deck, arrival)
        except DamagedParcel:
            self._damaged[deck] = time.monotonic() + DAMAGED_FOR
            log.error("a deck that somebody brought is damaged in the depot, and not served")
            return False
        except OSError as error:
            raise DepotUnavailable(error.strerror or str(error)) from error
        finally:
            await self._threads.run(arrival.close)

    async def bring_those_of(self, owner: str) -> None:
        """Get an owner's decks, and know which are gone."""
        if self._depot is None:
            return
        # The copies first: what is put there meanwhile must not look like one that is gone.
        copies = self._copies(await self._depot.name())
        mine = [deck.manifest.id for deck in copies if deck.holding.owner == owner]
        held = await self._depot.held(owner)
        await self._drop([deck for deck in mine if deck not in held])
        await self.bring(held)

    # -- keeping and deleting ----------------------------------------------------------------------

    async def no_room_for(self, owner: str, policy: Policy) -> Refusal | None:
        """Has the owner too much already? Known before pictures are drawn for nothing."""
        if self._depot is None:
            return None
        return brought.over_quota((await self._depot.held(owner)).values(), 0, policy)

    async def used(self) -> int:
        """How many bytes the decks that people brought take, of all owners."""
        if self._depot is not None:
            return await self._depot.used()
        decks = await self._threads.run(brought.uploaded, self.library)
        return sum(deck.holding.bytes for deck in decks)

    async def keep(self, deck: str, policy: Policy) -> Refusal | None:
        """Bring a deck that was just installed to the depot; where that fails, it is gone again."""
        if self._depot is None:
            return None
        try:
            found = self.library.get(deck)
            assert found is not None
            refusal = await self._keep(found, policy)
        except BaseException:
            await self._threads.run(self.library.remove, deck)
            raise
        if refusal is not None:
            await self._threads.run(self.library.remove, deck)
        return refusal

    async def _keep(self, deck: Deck, policy: Policy) -> Refusal | None:
        assert self._depot is not None
        try:
            refusal = await self._depot.put(deck, policy)
            if refusal is None:
                noted = replace(deck.holding, depot=await self._depot.name())
                await self._threads.run(write_holding, deck.folder, noted)
        except OSError as error:
            raise DepotUnavailable(error.strerror or str(error)) from error
        return refusal

    async def owns(self, owner: str, deck: str) -> bool:
        """Is this somebody's deck?"""
        found = self.library.get(deck)
        if found is not None and found.holding.owner == owner:
            return True
        return self._depot is not None and deck in await self._depot.held(owner)

    async def delete(self, deck: str, owner: str) -> Refusal | None:
        """Remove an owner's deck; other nodes notice when they look after theirs."""
        gone = self._depot is not None and await self._depot.delete(deck, owner)
        refusal = await self._threads.run(brought.delete, self.library, deck, owner)
        return None if gone else refusal

    # -- looking after -----------------------------------------------------------------------------

    async def adopt(self, policy: Policy) -> None:
        """Bring decks to the depot that came before there was one."""
        if self._depot is None:
            return
        name = await self._depot.name()
        for deck in await self._threads.run(brought.uploaded, self.library):
            if deck.holding.depot != name and (refusal := await self._keep(deck, policy)):
                log.warning("a deck stays on this node alone: %s", refusal.code)

    async def look_after(self, in_use: Collection[str]) -> None:
        """Tell which decks are used here, and drop copies of those that are gone."""
        if self._depot is None:
            return
        for deck in in_use:
            self.library.used(deck)
        name = await self._depot.name()
        copies = {deck.manifest.id: deck for deck in await self._threads.run(self._copies, name)}
        if copies:
            there = await self._depot.there(copies)
            await self._depot.note_use({deck: copies[deck].holding.used for deck in there})
            await self._drop([deck for deck in copies if deck not in there])

    async def forget_unused(self, policy: Policy, in_use: Collection[str], in_play: InPlay) -> int:
        """Remove decks that nobody has used for longer than they are kept."""
        if self._depot is None:
            old = await self._threads.run(brought.expired, self.library, policy, in_use)
            gone = [deck for deck in old if not await in_play(deck)]
            await self._drop(gone)
            return len(gone)
        await self.look_after(in_use)
        if policy.days is None:
            return 0
        before = time.time() - policy.days * DAY
        old = await self._depot.unused(before)
        return await self._depot.forget([d for d in old if not await in_play(d)], before)

    # -- games -------------------------------------------------------------------------------------

    async def note_games(self, table_id: str, decks: Collection[str]) -> None:
        """Remember that a table plays with some decks, wherever somebody asks."""
        for deck in decks:
            found = self.library.get(deck)
            if found is None or found.holding.owner is None or (deck, table_id) in self._noted:
                continue
            if self._depot is None:
                await self._threads.run(note_game, found, table_id)
            else:
                await self._depot.note_games(deck, [table_id])
            self._noted.add((deck, table_id))

    async def games(self, deck: str) -> frozenset[str]:
        """The tables that have played with a deck, on whichever node."""
        if self._depot is not None:
            return await self._depot.games(deck)
        found = self.library.get(deck)
        return frozenset() if found is None else await self._threads.run(games, found)

    async def forget_games(self, deck: str, table_ids: Collection[str]) -> None:
        """These are over."""
        self._noted -= {(deck, table_id) for table_id in table_ids}
        found = self.library.get(deck)
        if self._depot is not None:
            await self._depot.forget_games(deck, table_ids)
        elif found is not None:
            await self._threads.run(forget_games, found, table_ids)

    def _copies(self, depot: str) -> list[Deck]:
        return [deck for deck in brought.uploaded(self.library) if deck.holding.depot == depot]

    async def _drop(self, decks: list[str]) -> None:
        for deck in decks:
            await self._threads.run(self.library.remove, deck)
