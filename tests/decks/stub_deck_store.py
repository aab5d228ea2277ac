"""A deck store in memory: it has only the ids of decks, and records its calls."""

import asyncio
from collections.abc import Collection, Mapping

from storyhare.decks.store.deck import Deck, DeckMetadata
from storyhare.decks.store.shared import DeckWriter
from storyhare.decks.store.uploads import Policy
from storyhare.rules import Refusal


class StubDeckStore:
    """Fails or refuses as a test wants."""

    def __init__(self, *decks: str) -> None:
        self.decks = {deck: DeckMetadata("ada", bytes=30) for deck in decks}
        self.asked: list[tuple[object, ...]] = []
        self.trouble: Exception | None = None
        self.refusal: Refusal | None = None
        self.old: list[str] = []
        self.known_games = frozenset(["one"])
        self.is_open = False

    async def open(self) -> None:
        self.is_open = True

    async def close(self) -> None:
        self.is_open = False

    async def store_id(self) -> str:
        return "main"

    async def put(self, deck: Deck, _policy: Policy) -> Refusal | None:
        self.asked.append(("put", deck.manifest.id))
        if self.trouble is not None:
            raise self.trouble
        return self.refusal

    async def read(self, deck_id: str, _writer: DeckWriter) -> bool:
        self.asked.append(("read", deck_id))
        await asyncio.sleep(0)
        if self.trouble is not None:
            raise self.trouble
        return deck_id in self.decks

    async def delete(self, deck_id: str, owner: str) -> bool:
        return deck_id in self.decks and self.decks[deck_id].owner == owner

    async def existing(self, deck_ids: Collection[str]) -> frozenset[str]:
        self.asked.append(("existing", *deck_ids))
        return frozenset(self.decks).intersection(deck_ids)

    async def decks_of(self, owner: str) -> Mapping[str, DeckMetadata]:
        return {
            deck_id: metadata for deck_id, metadata in self.decks.items() if metadata.owner == owner
        }

    async def used(self) -> int:
        return sum([one.bytes for one in self.decks.values()])

    async def note_use(self, used: Mapping[str, float]) -> None:
        self.asked.append(("note_use", dict(used)))

    async def unused(self, before: float) -> list[str]:
        self.asked.append(("unused", before))
        return self.old

    async def delete_unused(self, deck_ids: Collection[str], _before: float) -> int:
        self.asked.append(("delete_unused", *deck_ids))
        return len(deck_ids)

    async def note_games(self, deck_id: str, table_ids: Collection[str]) -> None:
        self.asked.append(("note_games", deck_id, *table_ids))

    async def games(self, _deck_id: str) -> frozenset[str]:
        return self.known_games

    async def forget_games(self, deck_id: str, table_ids: Collection[str]) -> None:
        self.asked.append(("forget_games", deck_id, *table_ids))
