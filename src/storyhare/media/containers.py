"""What the bytes of a recording tell: its container, tracks, codecs and length.

Nothing is decoded. Sizes are checked before they are used, every loop is bounded, and all that
hostile bytes can cause is NotPlayable.
"""

import mmap
from typing import Literal

from msgspec import Struct

# The bytes of a file, in memory or mapped.
Bytes = bytes | mmap.mmap
# A start and an end.
Range = tuple[int, int]
MediaType = Literal["audio/webm", "video/webm", "audio/mp4", "video/mp4"]
# More frames than a recording of some seconds has; a million tiny elements would cost too much.
MOST_PARTS = 8_000
# No camera makes larger pictures, and phones cannot show them well.
WIDEST = 4096


class NotPlayable(Exception):
    """Not a complete recording in a format that browsers record and play."""


class Track(Struct):
    """A track: what it carries, its codec, its number of frames and its length."""

    carries: str
    codec: str = ""
    frames: int = 0
    seconds: float = 0.0


class Wipe(Struct, frozen=True):
    """What to overwrite in a file, which then plays the same without its private data.

    First come zeros over ranges, then new heads of boxes or elements at offsets: players skip what
    is marked as `free` or void.
    """

    zeros: tuple[Range, ...] = ()
    heads: tuple[tuple[int, bytes], ...] = ()


class MediaFile(Struct, frozen=True):
    """A container and its tracks.

    `wipe` removes everything that is neither picture nor sound nor needed to play them: locations,
    dates, titles, device names, and unknown data. `mute` removes the sound of a film; None if that
    is not possible.
    """

    container: Literal["webm", "mp4"]
    tracks: tuple[Track, ...]
    wipe: Wipe = Wipe()
    mute: Wipe | None = None

    def of(self, carries: str) -> tuple[Track, ...]:
        """The tracks that carry this."""
        return tuple([track for track in self.tracks if track.carries == carries])
