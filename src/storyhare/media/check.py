"""Checks whether a file is a recording that can be a clue, and wipes private data in it."""

import hashlib
import math
import mmap
from pathlib import Path
from typing import Literal

from msgspec import Struct

from storyhare.media import mp4, webm
from storyhare.media.containers import MediaFile, MediaType, NotPlayable, Track
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
# Recorders stop a little late, and differ in how they count the last frame.
LATE = 1.0


class Limit(Struct, frozen=True):
    """How long a recording may last, and how many bytes it may have."""

    seconds: int
    size: int


# A minute of speech recorded by a browser has 0.3 MB; a film of a phone's camera has 1 MB or more
# per second.
LIMITS: dict[Kind, Limit] = {"sound": Limit(15, 3_000_000), "mime": Limit(12, 16_000_000)}


class Recording(Struct, frozen=True):
    """A valid recording: its media type, length, size in bytes, and checksum."""

    type: MediaType
    seconds: float
    size: int
    blob: str


def check_recording(file: Path, kind: Kind) -> Recording | Refusal:
    """Check a file and wipe private data in it; a refused file may be changed, and is of no use."""
    size = file.stat().st_size
    if size == 0:
        return Refusal("recording_too_short")
    try:
        with file.open("r+b") as opened, mmap.mmap(opened.fileno(), 0) as data:
            media = _examine(data)
            track = _judge(media, kind)
            if isinstance(track, Refusal):
                return track
            _wipe(data, media, kind)
            blob = hashlib.sha256(data).hexdigest()
    except NotPlayable:
        return NOT_PLAYABLE
    return Recording(TYPES[media.container, kind], round(track.seconds, 2), size, blob)


def _examine(data: mmap.mmap) -> MediaFile:
    return webm.examine(data) if data[:4] == webm.MAGIC else mp4.examine(data)


def _judge(media: MediaFile, kind: Kind) -> Track | Refusal:
    """The track that is the clue, or why there is none."""
    wanted, others = (
        media.of(CARRIES[kind]),
        media.of(CARRIES["mime" if kind == "sound" else "sound"]),
    )
    if not wanted or (others and (kind == "sound" or media.mute is None)):
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


def _wipe(data: mmap.mmap, media: MediaFile, kind: Kind) -> None:
    """Overwrite private data (where, when, who), and the sound of a mime."""
    wipes = [media.wipe]
    if kind == "mime" and media.mute is not None:
        wipes.append(media.mute)
    for start, end in [place for wipe in wipes for place in wipe.zeros]:
        data[start:end] = bytes(end - start)
    for at, head in [head for wipe in wipes for head in wipe.heads]:
        data[at : at + len(head)] = head
