"""The protocol between a worker and its parent process: a word of four letters, a length, bytes.

The parent sends a task, and answers each fetch of the worker with bytes of the deck, until the
worker is done.
"""

import struct
from typing import IO, Literal

from msgspec import Struct

from storyhare.decks.limits import MEGA, Limits
from storyhare.decks.reading.pictures import CardPictures, PictureInfo, RowPictures
from storyhare.decks.reading.plan import Plan
from storyhare.rules import Refusal

HEAD = struct.Struct(">4sI")
# No message is longer: a folder's list of names, a card in three sizes, a manifest.
LONGEST = 32 * MEGA
Task = Literal[b"open", b"plan", b"make", b"fram", b"look", b"rows"]
# The words of the worker, and the answers to its fetch.
FETCH, DONE = b"ftch", b"done"
HERE, LOST = b"here", b"lost"


class OpenRequest(Struct, frozen=True):
    """The deck that a worker is to read: the files of a folder, or a zip of `size` bytes."""

    label: str
    names: tuple[str, ...] | None
    size: int
    limits: Limits


class FetchRequest(Struct, frozen=True):
    """A request for bytes of a file."""

    name: str
    at: int
    most: int


class RowRequest(Struct, frozen=True):
    """A photo of a row, and into how many cards it is cut; 1: it stays whole."""

    name: str
    cards: int


class PlanAnswer(Struct, frozen=True, tag=True):
    """The plan of the deck."""

    plan: Plan


class RefusalAnswer(Struct, frozen=True, tag=True):
    """Why there is no other answer."""

    refusal: Refusal


class Ready(Struct, frozen=True, tag=True):
    """The deck can be read."""


Answer = Ready | PlanAnswer | CardPictures | RowPictures | PictureInfo | RefusalAnswer


def read(stream: IO[bytes], longest: int = LONGEST) -> tuple[bytes, bytes] | None:
    """The word and the bytes of the next message; None at the end or if it is too long."""
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
