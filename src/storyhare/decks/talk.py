"""How the worker and whoever asks it talk: a word of four letters, a length, some bytes."""

import struct
from typing import IO, Literal

from msgspec import Struct

from storyhare.decks.limits import MEGA
from storyhare.decks.pictures import Made, Seen
from storyhare.rules import Refusal

HEAD = struct.Struct(">4sI")
# Longer messages are nobody's: pictures are smaller, and so are cards.
LONGEST = 100 * MEGA
Task = Literal[b"make", b"look"]


class Refused(Struct, frozen=True, tag=True):
    """An answer that says no."""

    refusal: Refusal


Answer = Made | Seen | Refused


def read(stream: IO[bytes]) -> tuple[bytes, bytes] | None:
    """The next message, its word and its bytes; None at the end."""
    head = stream.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    word, length = HEAD.unpack(head)
    if length > LONGEST:
        return None
    body = stream.read(length)
    return (word, body) if len(body) == length else None


def write(stream: IO[bytes], word: bytes, body: bytes) -> None:
    """Send a message."""
    stream.write(HEAD.pack(word, len(body)))
    stream.write(body)
    stream.flush()
