"""Who is connected where: each node says who looks at its tables, and that it is alive.

This lives beside the journal and is no part of it: a crash may forget it, and nodes say it again.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from msgspec import Struct


class Elsewhere(Struct, frozen=True):
    """Somebody connected to another node; `newer` when they came there after they came here.

    Not with the same device: that may just have been passed on.
    """

    person: str
    newer: bool


class Present(Struct, frozen=True):
    """Somebody connected here: with which device, and since how many seconds."""

    person: str
    device: str
    age: float


class Beat(Struct, frozen=True):
    """How many other nodes live; and was this one unknown, with everybody who is connected to it?

    It is when it says so for the first time, and after a crash of the database. `now` is the time
    by a clock that all nodes share.
    """

    others: int
    unknown: bool
    now: float


class Way(Struct, frozen=True):
    """How a node is reached by the others, and the key by which they know each other."""

    node: str
    host: str
    port: int
    key: bytes


class Register(Protocol):
    """What nodes know of each other."""

    async def open(self, node: str, way: Way | None = None) -> None:
        """Be there, as this node."""

    async def address(self) -> str | None:
        """Where this node calls from, as far as can be seen."""

    async def close(self) -> None:
        """Be gone, with everybody who was connected here."""

    async def beat(self) -> Beat:
        """Say that this node lives."""

    async def note(self, table: str, people: Collection[Present]) -> None:
        """These people are connected here now, at a table."""

    async def home(self, table: str, without: Collection[str]) -> Way | None:
        """The way to the node where a table is at home; None: there is none, or it is this one.

        A table that is at home nowhere, or with one of those or one that is gone, now is here.
        """

    async def elsewhere(self, tables: Sequence[str]) -> Mapping[str, Sequence[Elsewhere]]:
        """Who is connected to other nodes that live, by table."""
