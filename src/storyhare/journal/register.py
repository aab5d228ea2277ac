"""Who is connected where: each node says who looks at its tables, and that it is alive.

This lives beside the journal and is no part of it: a crash may forget it, and nodes say it again.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from msgspec import Struct


class Elsewhere(Struct, frozen=True):
    """Somebody connected to another node; `newer` when they came there after they came here."""

    person: str
    newer: bool


class Present(Struct, frozen=True):
    """Somebody connected here, for so many seconds."""

    person: str
    age: float


class Beat(Struct, frozen=True):
    """How many other nodes live; and was this one unknown, with everybody who is connected to it?

    It is when it says so for the first time, and after a crash of the database. `now` is the time
    by a clock that all nodes share.
    """

    others: int
    unknown: bool
    now: float


class Register(Protocol):
    """What nodes know of each other."""

    async def open(self, node: str) -> None:
        """Be there, as this node."""

    async def close(self) -> None:
        """Be gone, with everybody who was connected here."""

    async def beat(self) -> Beat:
        """Say that this node lives."""

    async def note(self, table: str, people: Collection[Present]) -> None:
        """These people are connected here now, at a table."""

    async def elsewhere(self, tables: Sequence[str]) -> Mapping[str, Sequence[Elsewhere]]:
        """Who is connected to other nodes that live, by table."""
