"""Is a file a recording that can be a clue? Looks at its bytes, and wipes out what is private."""

import hashlib
import math
import mmap
from pathlib import Path
from typing import Literal

from msgspec import Struct

from storyhare.media import mp4, webm
from storyhare.media.containers import Found, MediaType, NotPlayable, Track
from storyhare.rules import Refusal

Kind = Literal["sound", "mime"]
CARRIES = {"sound": "sound", "mime": "picture"}
TYPES: dict[tuple[str, str], MediaType] = {
    ("webm", "sound"): "audio/webm",
    ("webm", "mime"): "video/webm",
    ("mp4", "sound"): "audio/mp4",
    ("mp4", "mime"): "video/mp4",
}
NOT_PLAYABLE = Refusal("recording_not_playable")
LEAST_SECONDS = 0.3
# Recorders stop a little late, and count their last frame as they like.
LATE = 1.0


class Limit(Struct, frozen=True):
    """How long a recording may last, and how many bytes it may have."""

    seconds: int
    size: int


# A minute of what browsers record for speech has 0.3 MB; a film from a phone's camera has 1 MB a
# second and more.
LIMITS: dict[Kind, Limit] = {"sound": Limit(15, 3_000_000), "mime": Limit(12, 16_000_000)}


class Checked(Struct, frozen=True):
    """A good recording: its exact type, its length, its size, and the sum of its bytes."""

    type: MediaType
    seconds: float
    size: int
    blob: str


def check(file: Path, kind: Kind) -> Checked | Refusal:
    """Look at a file, and make it fit to be given out; a refused one is of no use any longer."""
    size = file.stat().st_size
    if size == 0:
        return Refusal("recording_too_short")
    try:
        with file.open("r+b") as opened, mmap.mmap(opened.fileno(), 0) as data:
            found = _examine(data)
            track = _judge(found, kind)
            if isinstance(track, Refusal):
                return track
            _wipe(data, found, kind)
            blob = hashlib.sha256(data).hexdigest()
    except NotPlayable:
        return NOT_PLAYABLE
    return Checked(TYPES[found.container, kind], round(track.seconds, 2), size, blob)


def _examine(data: mmap.mmap) -> Found:
    return webm.examine(data) if data[:4] == webm.MAGIC else mp4.examine(data)


def _judge(found: Found, kind: Kind) -> Track | Refusal:
    """The track that is the clue, or why there is none."""
    wanted, others = (
        found.of(CARRIES[kind]),
        found.of(CARRIES["mime" if kind == "sound" else "sound"]),
    )
    if not wanted or (others and (kind == "sound" or found.aside is None)):
        return Refusal("recording_wrong_kind")
    (track, *more) = wanted
    if more:
        return NOT_PLAYABLE
    most = LIMITS[kind].seconds
    if track.frames < 2 or track.seconds < LEAST_SECONDS:
        return Refusal("recording_too_short")
    if track.seconds > most + LATE:
        return Refusal("recording_too_long", {"seconds": math.ceil(track.seconds), "most": most})
    return track


def _wipe(data: mmap.mmap, found: Found, kind: Kind) -> None:
    """Write over what is private (where, when, who), and over the sound of a mime."""
    wipes = [found.wipe]
    if kind == "mime" and found.aside is not None:
        wipes.append(found.aside)
    for start, end in [place for wipe in wipes for place in wipe.zeros]:
        data[start:end] = bytes(end - start)
    for at, head in [head for wipe in wipes for head in wipe.heads]:
        data[at : at + len(head)] = head
