"""What a bus promises: little. A hint may come late, twice or never; nodes look for themselves too.

A hint is the name of a table and the number of its last line, or BESIDE when something beside the
stream has changed: who is there, what was said, which table has the code. It holds nothing that is
worth reading: whoever gets one reads the journal.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

import msgspec
from msgspec import Struct

BESIDE = 0


class Hint(Struct, frozen=True, array_like=True):
    """Look at this table."""

    table: str
    seq: int


class Parcel(Struct, frozen=True, array_like=True):
    """Hints on their way, and from whom: nobody needs to hear their own."""

    node: str
    hints: tuple[Hint, ...]


Take = Callable[[tuple[Hint, ...]], None]
_PARCEL = msgspec.json.Decoder(Parcel)


class Bus(Protocol):
    """The port; see the module's text."""

    async def open(self, node: str, take: Take) -> None:
        """Begin to listen, as this node; a bus that is out of reach is tried again for ever."""

    async def close(self) -> None:
        """Stop."""

    def tell(self, hint: Hint) -> None:
        """Tell all other nodes, by and by; this neither waits nor fails."""


def parcels(node: str, hints: Iterable[Hint], most_bytes: int) -> Iterator[bytes]:
    """Hints in as few messages as will hold them."""
    room = most_bytes - len(node) - 16
    waiting: list[Hint] = []
    size = 0
    for hint in hints:
        needs = len(hint.table) * 6 + 24  # at worst every letter is escaped
        if waiting and size + needs > room:
            yield msgspec.json.encode(Parcel(node, tuple(waiting)))
            waiting, size = [], 0
        waiting.append(hint)
        size += needs
    if waiting:
        yield msgspec.json.encode(Parcel(node, tuple(waiting)))


def unpack(node: str, message: bytes | str) -> tuple[Hint, ...]:
    """The hints of a message; one's own and what nobody can read hold none."""
    try:
        parcel = _PARCEL.decode(message)
    except msgspec.MsgspecError:
        return ()
    return () if parcel.node == node else parcel.hints
