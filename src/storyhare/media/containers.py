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


class Aside(Struct, frozen=True):
    """What to wipe, and which boxes to free, to take a film's sound away."""

    wipe: tuple[Range, ...]
    free: tuple[int, ...]


class Found(Struct, frozen=True):
    """A container and its tracks.

    `wipe` are ranges of bytes that are nobody's business, and `free` the places of the names of
    boxes around them: zeros, and the name "free" in their stead, leave a file that plays the same.
    `aside` is the same for the sound of a film, where it can be told apart.
    """

    container: Literal["webm", "mp4"]
    tracks: tuple[Track, ...]
    wipe: tuple[Range, ...] = ()
    free: tuple[int, ...] = ()
    aside: Aside | None = None

    def of(self, carries: str) -> tuple[Track, ...]:
        """The tracks of one sort."""
        return tuple([track for track in self.tracks if track.carries == carries])
