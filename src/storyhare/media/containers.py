"""What a recording really is, by its bytes: container, tracks, codecs and length.

Nothing is decoded here. Sizes are checked before they are believed, every loop is bounded, and the
only thing that hostile bytes can bring about is NotPlayable.
"""

import mmap
from typing import Literal

from msgspec import Struct

# A file's bytes, which need not be in memory.
Bytes = bytes | mmap.mmap
# From here to there.
Range = tuple[int, int]
MediaType = Literal["audio/webm", "video/webm", "audio/mp4", "video/mp4"]
# More frames than any recording of seconds has; a file of a million tiny elements costs too much.
MOST_PARTS = 8_000
# Larger pictures are no camera's, and a burden for every phone that has to show them.
WIDEST = 4096


class NotPlayable(Exception):  # noqa: N818 - says what is so
    """Not a whole recording in a form that browsers make and play."""


class Track(Struct):
    """A track: what it carries, in which codec, how much of it there is and how long it runs."""

    carries: str
    codec: str = ""
    frames: int = 0
    seconds: float = 0.0


class Wipe(Struct, frozen=True):
    """What to write over a file, which then plays the same and tells less.

    First zeros over ranges, then new heads of boxes or elements, at their places: players pass over
    what is called `free` or void.
    """

    zeros: tuple[Range, ...] = ()
    heads: tuple[tuple[int, bytes], ...] = ()


class Found(Struct, frozen=True):
    """A container and its tracks.

    `wipe` takes away all that is neither picture nor sound nor needed to play them: places, dates,
    titles, names of devices, and whatever nobody knows. `aside` takes away the sound of a film,
    where it can be told apart.
    """

    container: Literal["webm", "mp4"]
    tracks: tuple[Track, ...]
    wipe: Wipe = Wipe()
    aside: Wipe | None = None

    def of(self, carries: str) -> tuple[Track, ...]:
        """The tracks of one sort."""
        return tuple([track for track in self.tracks if track.carries == carries])
