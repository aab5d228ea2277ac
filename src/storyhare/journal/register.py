"""Who is connected where: each node says who looks at its tables, and that it is alive.

This lives beside the journal and is no part of it: a crash may forget it, and nodes say it again.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct


class Elsewhere(Struct, frozen=True):
    """Somebody connected to another node; `newer` when they came there after they came here."""

    person: str
    newer: bool


class Register(Protocol):
    """What nodes know of each other."""

    async def open(self, node: str) -> None:
        """Be there, as this node."""

    async def close(self) -> None:
        """Be gone, with everybody who was connected here."""

    async def beat(self) -> int:
        """Say that this node lives; answers how many others do."""

    async def note(self, table: str, people: Iterable[str], fresh: Iterable[str]) -> None:
        """These people are connected here now, at a table; some have only just come."""

    async def elsewhere(self, tables: Sequence[str]) -> Mapping[str, Sequence[Elsewhere]]:
        """Who is connected to other nodes that live, by table."""
