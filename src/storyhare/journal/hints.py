"""What nodes tell each other: that a table has moved, never what has happened there.

A hint may come late, twice or never. Whoever gets one reads the journal, and every node looks for
itself now and then, too.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

import msgspec
from msgspec import Struct

# Instead of a line's number: something outside the stream has changed (who is there, what was said,
# which table has the code).
OUTSIDE = 0


class Hint(Struct, frozen=True, array_like=True):
    """Look at this table: its last line has the number `seq`, or something OUTSIDE has changed."""

    table: str
    seq: int


class Message(Struct, frozen=True, array_like=True):
    """Hints on their way, and the node that sends them."""

    node: str
    hints: tuple[Hint, ...]


Take = Callable[[tuple[Hint, ...]], None]
_DECODER = msgspec.json.Decoder(Message)
_ENCODER = msgspec.json.Encoder()


class Bus(Protocol):
    """The port; see the module's text."""

    async def open(self, node: str, take: Take) -> None:
        """Begin to listen, as this node; a bus that is out of reach is tried again for ever."""

    async def close(self) -> None:
        """Stop."""

    def tell(self, hint: Hint) -> None:
        """Tell all other nodes soon; this neither waits nor fails."""


def pack(node: str, hints: Iterable[Hint], most_bytes: int) -> Iterator[bytes]:
    """Hints in as few messages as will hold them."""
    head = b"[" + _ENCODER.encode(node) + b",["
    body = b""
    for hint in hints:
        encoded = _ENCODER.encode(hint)
        if body and len(head) + len(body) + len(encoded) + 3 > most_bytes:
            yield head + body + b"]]"
            body = b""
        body += b"," + encoded if body else encoded
    if body:
        yield head + body + b"]]"


def unpack(node: str, message: bytes) -> tuple[Hint, ...]:
    """The hints of a message; a node's own, and one that cannot be read, hold none."""
    try:
        read = _DECODER.decode(message)
    except msgspec.MsgspecError:
        return ()
    return () if read.node == node else read.hints
