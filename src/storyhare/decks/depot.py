"""What a depot promises: it has the originals of decks that people brought, for all nodes.

A put that returned is safe, and whole; so is what is taken out. A node's own folder then holds
copies. Without a depot, the folder is everything.
"""

import hashlib
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from storyhare.decks.shelf import Deck, Holding
from storyhare.decks.uploads import Policy
from storyhare.rules import Refusal


class DepotUnavailable(Exception):  # noqa: N818 - says what is so
    """Nothing can be put in or taken out right now."""


class DamagedParcel(Exception):  # noqa: N818 - says what is so
    """What came out is not what was put in."""


class Landing(Protocol):
    """Where the files of a deck arrive. Its methods take their time: call them in a thread."""

    def write(self, files: Sequence[tuple[str, bytes]]) -> None:
        """Some files, in the order of their names; raises DamagedParcel."""

    def finish(self, holding: Holding, total: bytes) -> None:
        """These were all; raises DamagedParcel when their sum is another."""


class Depot(Protocol):
    """The port; see the module's text. Everything raises DepotUnavailable."""

    async def open(self) -> None:
        """Make ready."""

    async def close(self) -> None:
        """Let go."""

    async def name(self) -> str:
        """Which depot this is, for all time."""

    async def put(self, deck: Deck, policy: Policy) -> Refusal | None:
        """Keep a deck, unless its owner or everybody together has too much."""

    async def take(self, deck: str, landing: Landing) -> bool:
        """Hand over a deck; False: there is none. Raises what the landing does."""

    async def delete(self, deck: str, owner: str) -> bool:
        """Forget an owner's deck; False: the owner has no such deck."""

    async def there(self, decks: Collection[str]) -> frozenset[str]:
        """Which of these there are."""

    async def held(self, owner: str) -> Mapping[str, Holding]:
        """An owner's decks."""

    async def used(self) -> int:
        """How many bytes the decks of all owners take."""

    async def note_use(self, used: Mapping[str, float]) -> None:
        """When these decks were used last, as far as a node knows."""

    async def unused(self, before: float) -> list[str]:
        """The decks that nobody has used since."""

    async def forget(self, decks: Collection[str], before: float) -> int:
        """Delete those of these decks that are still unused; how many that were."""

    async def note_games(self, deck: str, table_ids: Collection[str]) -> None:
        """Remember that some tables play with a deck."""

    async def games(self, deck: str) -> frozenset[str]:
        """The tables that have played with a deck."""

    async def forget_games(self, deck: str, table_ids: Collection[str]) -> None:
        """These are over."""


class Sum:
    """The sum of a deck's files: their names, lengths and bytes, in the order of their names."""

    def __init__(self) -> None:
        self._sum = hashlib.sha256()

    def add(self, file: str, data: bytes) -> None:
        """The next file."""
        self._sum.update(f"{file} {len(data)}\n".encode())
        self._sum.update(data)

    @property
    def total(self) -> bytes:
        """The sum of all so far."""
        return self._sum.digest()
