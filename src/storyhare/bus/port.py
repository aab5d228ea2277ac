"""What a bus promises: little. A hint may come late, twice or never; nodes look for themselves too.

A hint is the name of a table and the number of its last line, or BESIDE when something beside the
stream has changed: who is there, what was said, which table has the code. Whoever gets one reads
the journal; or not even that, when the hint travels within the journal's own database and brings
the last lines along. A bus that others might write to must leave them out.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

import msgspec
from msgspec import Struct

BESIDE = 0


class Hint(Struct, frozen=True, array_like=True, omit_defaults=True):
    """Look at this table: its last lines may be at hand, up to the one with the number `seq`."""

    table: str
    seq: int
    version: int = 0
    bodies: tuple[str, ...] = ()

    @property
    def bare(self) -> "Hint":
        """The hint without any lines."""
        return Hint(self.table, self.seq) if self.bodies else self

    def after(self, earlier: "Hint | None") -> "Hint":
        """This hint and one that still waits, as one; lines that do not join are left out."""
        if earlier is None or not self.bodies or not earlier.bodies:
            return self
        joins = earlier.seq == self.seq - len(self.bodies) and earlier.version == self.version
        if not joins:
            return self
        return Hint(self.table, self.seq, self.version, earlier.bodies + self.bodies)


class Parcel(Struct, frozen=True, array_like=True):
    """Hints on their way, and from whom: nobody needs to hear their own."""

    node: str
    hints: tuple[Hint, ...]


Take = Callable[[tuple[Hint, ...]], None]
_PARCEL = msgspec.json.Decoder(Parcel)
_ENCODER = msgspec.json.Encoder()


class Bus(Protocol):
    """The port; see the module's text."""

    async def open(self, node: str, take: Take) -> None:
        """Begin to listen, as this node; a bus that is out of reach is tried again for ever."""

    async def close(self) -> None:
        """Stop."""

    def tell(self, hint: Hint) -> None:
        """Tell all other nodes, by and by; this neither waits nor fails."""


def parcels(node: str, hints: Iterable[Hint], most_bytes: int) -> Iterator[bytes]:
    """Hints in as few messages as will hold them; one that is too long goes without its lines."""
    head = _head(node)
    room = most_bytes - len(head) - 2
    waiting: list[bytes] = []
    size = 0
    for hint in hints:
        written = _ENCODER.encode(hint)
        if len(written) > room:
            written = _ENCODER.encode(hint.bare)
        if waiting and size + len(written) + 1 > room:
            yield head + b",".join(waiting) + b"]]"
            waiting, size = [], 0
        waiting.append(written)
        size += len(written) + 1
    if waiting:
        yield head + b",".join(waiting) + b"]]"


def _head(node: str) -> bytes:
    """How a node's own messages begin."""
    return b"[" + _ENCODER.encode(node) + b",["


def unpack(node: str, message: bytes) -> tuple[Hint, ...]:
    """The hints of a message; one's own and what nobody can read hold none."""
    if message.startswith(_head(node)):
        return ()
    try:
        parcel = _PARCEL.decode(message)
    except msgspec.MsgspecError:
        return ()
    return parcel.hints
