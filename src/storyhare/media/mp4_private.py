"""Finds what to wipe in an MP4 file: all that is not needed to play its picture and sound."""

import struct
from collections.abc import Callable, Iterable, Iterator, Sequence

from storyhare.media.boxes import CODECS, Box, descriptor
from storyhare.media.containers import Bytes, NotPlayable, Range, Wipe

# MP4 of all versions, and QuickTime, which iPhones use for films. No pictures (avif, heic).
BRANDS = frozenset([
    b"isom", b"iso2", b"iso3", b"iso4", b"iso5", b"iso6", b"iso7", b"iso8", b"iso9", b"mp41",
    b"mp42", b"avc1", b"M4A ", b"M4V ", b"qt  ", b"3gp4", b"3gp5", b"3gp6",
])  # fmt: skip
# The length of boxes of fixed length; what follows has no meaning.
FIXED = {
    b"mvhd": 100, b"tkhd": 84, b"mdhd": 24, b"vmhd": 12, b"smhd": 8, b"cslg": 24, b"mehd": 8,
    b"trex": 24, b"mfhd": 8, b"tfdt": 8, b"clef": 12, b"prof": 12, b"enof": 12, b"pasp": 8,
    b"clap": 32, b"colr": 11, b"btrt": 12, b"fiel": 2, b"vpcC": 12, b"srat": 8, b"frma": 4,
}  # fmt: skip
# The length of the rows of a list, after its version and the number of rows.
ROWS = {
    b"stts": 8, b"ctts": 8, b"stss": 4, b"stsc": 12, b"stco": 4, b"co64": 8, b"elst": 12,
}  # fmt: skip
# How much longer boxes and rows are in version 1, in which times have eight bytes.
LONGER = {
    b"mvhd": 12, b"tkhd": 12, b"mdhd": 12, b"cslg": 20, b"mehd": 4, b"tfdt": 4, b"elst": 8,
}  # fmt: skip
DATED = frozenset([b"mvhd", b"tkhd", b"mdhd"])
# Flags in the heads of a fragment, and the length of the field that each announces.
HEAD_FIELDS = {0x1: 8, 0x2: 4, 0x8: 4, 0x10: 4, 0x20: 4}
RUN_FIELDS = {0x1: 4, 0x4: 4}
FRAME_FIELDS = (0x100, 0x200, 0x400, 0x800)


def notes(data: Bytes, file: Box) -> Wipe:
    """Wipes everything besides the frames, wherever a file has room for it."""
    zeros, heads = list[Range](), list[tuple[int, bytes]]()
    for box in file.walk():
        if not box.needed or _is_profile(data, box):
            zeros.append((box.start, box.end))
            heads.append((box.at + 4, b"free"))
        elif box.name in _IN:
            ranges = _IN[box.name](data, box)
            zeros += [(start, min(end, box.end)) for start, end in ranges if start < box.end]
    return Wipe(tuple(zeros), tuple(heads))


def without(boxes: Iterable[Box]) -> Wipe:
    """Turns whole boxes into empty space."""
    wiped = list(boxes)
    return Wipe(
        tuple([(box.start, box.end) for box in wiped]),
        tuple([(box.at + 4, b"free") for box in wiped]),
    )


def unused(carriers: Sequence[Box], frames: Iterable[Range]) -> Wipe:
    """Wipes what is between frames; raises NotPlayable for frames outside the carriers."""
    waiting = sorted([frame for frame in frames if frame[0] < frame[1]], reverse=True)
    ranges = []
    for box in carriers:
        at = box.start
        while waiting and waiting[-1][0] < box.end:
            start, end = waiting.pop()
            if start < box.start or end > box.end:
                raise NotPlayable("frames are missing")
            ranges.append((at, start))
            at = max(at, end)
        ranges.append((at, box.end))
    if waiting:
        raise NotPlayable("frames are missing")
    return Wipe(tuple([(start, end) for start, end in ranges if start < end]))


# -- the private ranges, by type of box ------------------------------------------------------------


def _longer(data: Bytes, box: Box) -> int:
    return LONGER.get(box.name, 0) if data[box.start] == 1 else 0


def _fixed(data: Bytes, box: Box) -> Iterator[Range]:
    """The times of creation and change, and what follows the defined fields."""
    longer = _longer(data, box)
    if box.name in DATED:
        yield box.start + 4, box.start + (20 if longer else 12)
    yield from _behind(box, FIXED[box.name] + longer)


def _behind(box: Box, length: int) -> Iterator[Range]:
    yield box.start + length, box.end


def _list(data: Bytes, box: Box) -> Iterator[Range]:
    (count,) = struct.unpack_from(">I", data, box.start + 4)
    yield from _behind(box, 8 + count * (ROWS[box.name] + _longer(data, box)))


def _sizes(data: Bytes, box: Box) -> Iterator[Range]:
    same, count = struct.unpack_from(">II", data, box.start + 4)
    yield from _behind(box, 12 + (0 if same else 4 * count))


def _fragment_head(data: Bytes, box: Box) -> Iterator[Range]:
    (flags,) = struct.unpack_from(">I", data, box.start)
    yield from _behind(box, 8 + sum([n for bit, n in HEAD_FIELDS.items() if flags & bit]))


def _run(data: Bytes, box: Box) -> Iterator[Range]:
    flags, count = struct.unpack_from(">II", data, box.start)
    head = 8 + sum([n for bit, n in RUN_FIELDS.items() if flags & bit])
    yield from _behind(box, head + 4 * count * sum([bool(flags & bit) for bit in FRAME_FIELDS]))


def _brands(data: Bytes, box: Box) -> Iterator[Range]:
    for at in range(box.start + 8, box.end, 4):
        if data[at : at + 4] not in BRANDS:
            yield at, min(at + 4, box.end)


def _handler(data: Bytes, box: Box) -> Iterator[Range]:
    """All but what it handles: the maker and the name."""
    if data[box.start + 4 : box.start + 8] not in (b"mhlr", b"dhlr"):
        yield box.start + 4, box.start + 8
    yield from _behind(box, 12)


def _reference(data: Bytes, box: Box) -> Iterator[Range]:
    """Where the frames are, which must be this file and not another one."""
    if not data[box.start + 3] & 1:
        raise NotPlayable("frames are in another file")
    yield from _behind(box, 4)


def _picture(_data: Bytes, box: Box) -> Iterator[Range]:
    """The maker, and its name for the codec."""
    yield box.start + 8, box.start + 24
    yield box.start + 42, box.start + 74


def _sound(_data: Bytes, box: Box) -> Iterator[Range]:
    yield box.start + 10, box.start + 16


def _opus(data: Bytes, box: Box) -> Iterator[Range]:
    """What follows the defined fields: 11 bytes, and a channel map if the last of them is not 0."""
    yield from _behind(box, 13 + data[box.start + 1] if data[box.start + 10] else 11)


def _descriptor(data: Bytes, box: Box) -> Iterator[Range]:
    yield descriptor(data, box.start + 4, 3)[1], box.end


def _is_profile(data: Bytes, box: Box) -> bool:
    """Whether a box is a colour profile, which has an author and a name; players need none."""
    return box.name == b"colr" and data[box.start : box.start + 4] not in (b"nclx", b"nclc")


_IN: dict[bytes, Callable[[Bytes, Box], Iterator[Range]]] = {
    **dict.fromkeys(FIXED, _fixed),
    **dict.fromkeys(ROWS, _list),
    **{name: _picture if carries == "picture" else _sound for name, carries in CODECS.items()},
    b"stsz": _sizes,
    b"tfhd": _fragment_head,
    b"trun": _run,
    b"ftyp": _brands,
    b"styp": _brands,
    b"hdlr": _handler,
    b"url ": _reference,
    b"alis": _reference,
    b"dOps": _opus,
    b"esds": _descriptor,
}
