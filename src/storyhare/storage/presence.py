"""Presence: each node reports that it is alive, and who is connected to its tables.

This is stored beside the journal and is no part of it: a crash may lose it, and nodes report again.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from msgspec import Struct


class RemotePerson(Struct, frozen=True):
    """A person connected to another node; `newer` if they connected there after they did here."""

    person_id: str
    newer: bool


class LocalPerson(Struct, frozen=True):
    """A person who has been connected to this node since `opened`, by its monotonic clock."""

    person_id: str
    opened: float


class Heartbeat(Struct, frozen=True):
    """The answer to a heartbeat: how many other nodes are alive, and the time all nodes share.

    `unknown`: the database did not know this node, nor anyone connected to it. That is so at the
    first heartbeat, and after a crash of the database.
    """

    others: int
    unknown: bool
    now: float


class Presence(Protocol):
    """What nodes know of each other."""

    async def open(self, node: str) -> None:
        """Announce this node."""

    async def close(self) -> None:
        """Remove this node, and everyone connected to it."""

    async def heartbeat(self) -> Heartbeat:
        """Report that this node is alive."""

    async def set_people(self, table_id: str, people: Collection[LocalPerson]) -> None:
        """Report who is connected to a table on this node."""

    async def people_elsewhere(
        self, table_ids: Sequence[str]
    ) -> Mapping[str, Sequence[RemotePerson]]:
        """The people connected to other living nodes, by table."""
