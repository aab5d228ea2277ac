"""Reads the boxes of an MP4 file as a tree, and tells which of them a player needs."""

import struct
from collections.abc import Iterator

from msgspec import Struct

from storyhare.media.containers import MOST_PARTS, Bytes, NotPlayable, Range

CODECS = {
    b"avc1": "picture", b"avc3": "picture", b"vp08": "picture", b"vp09": "picture",
    b"av01": "picture", b"mp4a": "sound", b"Opus": "sound",
}  # fmt: skip
PICTURE = frozenset([b"avcC", b"vpcC", b"av1C", b"pasp", b"clap", b"colr", b"btrt", b"fiel"])
SOUND = frozenset([b"esds", b"dOps", b"wave", b"btrt", b"srat"])
# The boxes that a player needs, by parent. All else (locations, dates, names, makers, thumbnails,
# empty space, unknown boxes) is wiped.
NEEDED: dict[bytes, frozenset[bytes]] = {
    b"": frozenset([b"ftyp", b"styp", b"moov", b"moof", b"mdat"]),
    b"moov": frozenset([b"mvhd", b"trak", b"mvex"]),
    b"trak": frozenset([b"tkhd", b"mdia", b"edts", b"tapt"]),
    b"edts": frozenset([b"elst"]),
    b"tapt": frozenset([b"clef", b"prof", b"enof"]),
    b"mdia": frozenset([b"mdhd", b"hdlr", b"minf"]),
    b"minf": frozenset([b"vmhd", b"smhd", b"hdlr", b"dinf", b"stbl"]),
    b"dinf": frozenset([b"dref"]),
    b"dref": frozenset([b"url ", b"alis"]),
    b"stbl": frozenset([
        b"stsd", b"stts", b"ctts", b"cslg", b"stss", b"stsc", b"stsz", b"stco", b"co64",
    ]),
    b"stsd": frozenset(CODECS),
    **{name: PICTURE if carries == "picture" else SOUND for name, carries in CODECS.items()},
    b"wave": frozenset([b"frma", b"esds", bytes(4)]),
    b"mvex": frozenset([b"mehd", b"trex"]),
    b"moof": frozenset([b"mfhd", b"traf"]),
    b"traf": frozenset([b"tfhd", b"tfdt", b"trun"]),
}  # fmt: skip
REPEATED = frozenset([b"ftyp", b"moof"])
# How much of a box comes before the boxes in it; for a sound, what its version adds.
BEFORE = {
    b"dref": 8, b"stsd": 8,
    **{name: 78 if carries == "picture" else 28 for name, carries in CODECS.items()},
}  # fmt: skip
ADDED = {1: 16, 2: 36}


class Box(Struct, frozen=True):
    """A box: its name, the offsets of its head, its body and its end, and the boxes in it."""

    name: bytes
    at: int
    start: int
    end: int
    needed: bool = True
    parts: tuple["Box", ...] = ()

    def all(self, name: bytes) -> list["Box"]:
        """The boxes of this name that are directly in it, and needed."""
        return [box for box in self.parts if box.name == name and box.needed]

    def only(self, *path: bytes) -> "Box":
        """The one box at the end of a path; raises NotPlayable."""
        box = self
        for name in path:
            boxes = box.all(name)
            if len(boxes) != 1:
                raise NotPlayable(f"there should be one {name!r}")
            box = boxes[0]
        return box

    def walk(self) -> Iterator["Box"]:
        """The box and all boxes in it."""
        yield self
        for box in self.parts:
            yield from box.walk()


def read_boxes(data: Bytes) -> Box:
    """A whole file as a box without a name."""
    parts = list(_boxes(data, b"", 0, len(data), [MOST_PARTS * 2]))
    return Box(b"", 0, 0, len(data), parts=tuple(_once(data, parts)))


def _once(data: Bytes, parts: list[Box]) -> Iterator[Box]:
    """The boxes of a file, where one that stands there twice in a row is needed once.

    WebKitGTK repeats the `ftyp` and the last `moof`. A file begins with its `ftyp`; the frames of
    a `moof` lie behind it, so that of two of them the second one tells where.
    """
    for place, box in enumerate(parts):
        twin = place - 1 if box.name == b"ftyp" else place + 1
        if box.name in REPEATED and 0 <= twin < len(parts) and _same(data, box, parts[twin]):
            yield Box(box.name, box.at, box.start, box.end, needed=False)
        else:
            yield box


def _same(data: Bytes, one: Box, other: Box) -> bool:
    return data[one.at : one.end] == data[other.at : other.end]


def _boxes(data: Bytes, parent: bytes, at: int, end: int, budget: list[int]) -> Iterator[Box]:
    """The boxes that fill a range; the last one may have no size and extend to the end."""
    while at < end:
        budget[0] -= 1
        if budget[0] < 0:
            raise NotPlayable("too many boxes")
        if at + 8 > end:
            if not any(data[at:end]):
                return  # QuickTime ends some lists with a few zeros
            raise NotPlayable("a box is cut off")
        size, name = struct.unpack_from(">I4s", data, at)
        start = at + 8
        if size == 1:
            (size,) = struct.unpack_from(">Q", data, start)
            start += 8
        elif size == 0:
            size = end - at
        if size < start - at or at + size > end:
            raise NotPlayable("a box is cut off")
        box = Box(name, at, start, at + size, name in NEEDED[parent])
        inside = start + _before(data, box)
        parts = _boxes(data, name, inside, box.end, budget) if box.needed and name in NEEDED else ()
        yield Box(name, at, start, box.end, box.needed, tuple(parts))
        at += size


def _before(data: Bytes, box: Box) -> int:
    before = BEFORE.get(box.name, 0)
    if CODECS.get(box.name) == "sound":
        before += ADDED.get(int.from_bytes(data[box.start + 8 : box.start + 10]), 0)
    return before


def descriptor(data: Bytes, at: int, tag: int) -> Range:
    """The range of a descriptor's body, which follows a tag and a length in 7-bit groups."""
    if data[at] != tag:
        raise NotPlayable("the sound does not say what it is")
    length = 0
    for _ in range(4):
        at += 1
        length = length << 7 | data[at] & 0x7F
        if data[at] < 0x80:
            break
    return at + 1, at + 1 + length
