"""How the worker and whoever asks it talk: a word of four letters, a length, some bytes.

The asker sends a task, and hands over bytes of the deck as often as the worker fetches some, until
the worker is done.
"""

import struct
from typing import IO, Literal

from msgspec import Struct

from storyhare.decks.gather import Plan
from storyhare.decks.limits import MEGA, Limits
from storyhare.decks.pictures import Made, Seen
from storyhare.rules import Refusal

HEAD = struct.Struct(">4sI")
# Longer messages are nobody's: a folder's list of names, a card in three sizes, a manifest.
LONGEST = 32 * MEGA
Task = Literal[b"open", b"plan", b"make", b"look"]
# What the worker says, and what it hears when it fetches.
FETCH, DONE = b"ftch", b"done"
HERE, LOST = b"here", b"lost"


class Order(Struct, frozen=True):
    """What a worker is to read: the files of a folder, or a zip of so many bytes."""

    called: str
    names: tuple[str, ...] | None
    size: int
    limits: Limits


class Wanted(Struct, frozen=True):
    """Some bytes of a file."""

    name: str
    at: int
    most: int


class Planned(Struct, frozen=True, tag=True):
    """What a deck would become."""

    plan: Plan


class Refused(Struct, frozen=True, tag=True):
    """An answer that says no."""

    refusal: Refusal


class Ready(Struct, frozen=True, tag=True):
    """The deck can be read."""


Answer = Ready | Planned | Made | Seen | Refused


def read(stream: IO[bytes], longest: int = LONGEST) -> tuple[bytes, bytes] | None:
    """The next message, its word and its bytes; None at the end."""
    head = stream.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    word, length = HEAD.unpack(head)
    if length > longest:
        return None
    body = stream.read(length)
    return (word, body) if len(body) == length else None


def write(stream: IO[bytes], word: bytes, body: bytes) -> None:
    """Send a message."""
    stream.write(HEAD.pack(word, len(body)))
    stream.write(body)
    stream.flush()
