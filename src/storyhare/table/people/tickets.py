"""What somebody records for a clue: the leave to send it, and what came."""

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct

from storyhare.rules import ClueKind
from storyhare.table.events import PhotoTaken


class Recording(Struct, frozen=True):
    """What was recorded: by whom, what it is (a clue or a photo), and the sum of its bytes."""

    person: str
    kind: ClueKind | Literal["photo"]
    type: str
    seconds: float
    size: int
    blob: str
    at: float


class Ticket(Struct, frozen=True):
    """A person's leave to send a recording, since when, and whether the clock waits for it.

    Once it has come, `recording` is its id, `made` what it is and `sent` the sum of what came.
    """

    person: str
    kind: ClueKind
    at: float
    waits: bool
    recording: str | None = None
    made: Recording | None = None
    sent: str = ""


def with_photo(
    recordings: Mapping[str, Recording], photos: Iterable[PhotoTaken], taken: PhotoTaken, at: float
) -> dict[str, Recording]:
    """The recordings with a photo, which takes the place of an earlier one of its round."""
    before = [photo.parts for photo in photos if photo.round == taken.round]
    gone = {name for parts in before for name, _, _ in parts}
    kept = {name: made for name, made in recordings.items() if name not in gone}
    for name, size, blob in taken.parts:
        kept[name] = Recording(taken.person, "photo", "image/webp", 0.0, size, blob, at)
    return kept
