"""MP4 as browsers and phones record it: AAC, Opus, H.264, VP9 and AV1, whole or in fragments."""

import struct
from collections.abc import Iterator

from msgspec import Struct

from storyhare.media.containers import (
    MOST_PARTS,
    WIDEST,
    Aside,
    Bytes,
    Found,
    NotPlayable,
    Range,
    Track,
)

# MP4 of every age, and QuickTime, in which iPhones hand out their films. No pictures (avif, heic).
BRANDS = frozenset([
    b"isom", b"iso2", b"iso3", b"iso4", b"iso5", b"iso6", b"iso7", b"iso8", b"iso9", b"mp41",
    b"mp42", b"avc1", b"M4A ", b"M4V ", b"qt  ", b"3gp4", b"3gp5", b"3gp6",
])  # fmt: skip
TOP = frozenset([
    b"ftyp", b"styp", b"moov", b"moof", b"mdat", b"free", b"skip", b"wide", b"sidx", b"mfra",
    b"uuid", b"meta", b"udta",
])  # fmt: skip
# What a player needs; all else that stands there (places, names, makers, pictures) is wiped out.
IN_MOOV = frozenset([b"mvhd", b"trak", b"mvex", b"iods", b"free", b"skip"])
IN_TRAK = frozenset([b"tkhd", b"mdia", b"edts", b"tapt", b"free", b"skip"])
PERSONAL = frozenset([b"uuid", b"meta", b"udta"])
CODECS = {
    b"avc1": "picture", b"avc3": "picture", b"vp08": "picture", b"vp09": "picture",
    b"av01": "picture", b"mp4a": "sound", b"Opus": "sound",
}  # fmt: skip
CARRIES = {b"vide": "picture", b"soun": "sound"}
AAC = (0x40, 0x66, 0x67, 0x68)
SAMPLES_A_FRAME = 1024  # of AAC


class _Box(Struct, frozen=True):
    name: bytes
    at: int
    start: int
    end: int


class _Trak(Struct):
    """A track as it is read: its box, its times in ticks of 1/scale s, where its frames lie."""

    box: _Box
    track: Track
    scale: int
    rate: int = 0
    ticks: int = 0
    first: int | None = None
    last: int = 0
    usual: int = 0
    ranges: tuple[Range, ...] = ()


def examine(data: Bytes) -> Found:
    """What an MP4 file holds; raises NotPlayable."""
    try:
        return _examine(data)
    except (struct.error, IndexError) as error:
        raise NotPlayable("a box is too short") from error


def _examine(data: Bytes) -> Found:
    boxes = list(_boxes(data, 0, len(data)))
    _check_brand(data, boxes)
    moov = _only(boxes, b"moov")
    tracks = _tracks(data, moov)
    inside = list(_boxes(data, moov.start, moov.end))
    fragments = [box for box in boxes if box.name == b"moof"]
    for box in inside:
        if box.name == b"mvex":
            _usual_lengths(data, box, tracks)
    carried = sum(box.end - box.start for box in boxes if box.name == b"mdat")
    budget = [MOST_PARTS]
    told = sum(_fragment(data, box, tracks, budget) for box in fragments)
    told += sum(end - start for trak in tracks.values() for start, end in trak.ranges)
    if told > carried:
        raise NotPlayable("frames are missing")
    return _found(data, boxes, inside, tracks)


def _found(data: Bytes, boxes: list[_Box], inside: list[_Box], tracks: dict[int, _Trak]) -> Found:
    personal = [box for box in boxes if box.name in PERSONAL]
    personal += [box for box in inside if box.name not in IN_MOOV]
    for trak in tracks.values():
        around = _boxes(data, trak.box.start, trak.box.end)
        personal += [box for box in around if box.name not in IN_TRAK]
    others = [trak for trak in tracks.values() if trak.track.carries == "other"]
    sounds = [trak for trak in tracks.values() if trak.track.carries == "sound"]
    fragmented = any(box.name == b"moof" for box in boxes)
    if others and fragmented:
        raise NotPlayable("a track is neither picture nor sound")
    wipe, free = _without(others)
    return Found(
        "mp4",
        tuple([_told(trak) for trak in tracks.values() if trak not in others]),
        (*wipe, *[(box.start, box.end) for box in personal]),
        (*free, *[box.at + 4 for box in personal]),
        None if fragmented else Aside(*_without(sounds)),
    )


def _without(gone: list[_Trak]) -> tuple[tuple[Range, ...], tuple[int, ...]]:
    ranges = [piece for trak in gone for piece in (*trak.ranges, (trak.box.start, trak.box.end))]
    return tuple(ranges), tuple([trak.box.at + 4 for trak in gone])


def _told(trak: _Trak) -> Track:
    """The track, as long as its times say; AAC lasts at least as long as its frames."""
    ticks = trak.ticks
    if trak.first is not None:
        ticks = max(ticks, trak.last - trak.first)
    seconds = ticks / trak.scale
    if trak.track.codec == "mp4a" and trak.rate:
        seconds = max(seconds, trak.track.frames * SAMPLES_A_FRAME / trak.rate)
    return Track(trak.track.carries, trak.track.codec, trak.track.frames, seconds)


# -- boxes -----------------------------------------------------------------------------------------


def _boxes(data: Bytes, at: int, end: int) -> Iterator[_Box]:
    """The boxes that fill a range; the last one of a file may go on to its end."""
    for _ in range(MOST_PARTS):
        if at >= end:
            return
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
        yield _Box(name, at, start, at + size)
        at += size
    raise NotPlayable("too many boxes")


def _only(boxes: list[_Box], name: bytes) -> _Box:
    found = [box for box in boxes if box.name == name]
    if len(found) != 1:
        raise NotPlayable(f"there should be one {name!r}")
    return found[0]


def _within(data: Bytes, box: _Box, *path: bytes) -> _Box:
    for name in path:
        box = _only(list(_boxes(data, box.start, box.end)), name)
    return box


def _check_brand(data: Bytes, boxes: list[_Box]) -> None:
    if not boxes or boxes[0].name != b"ftyp" or boxes[0].end - boxes[0].start < 8:
        raise NotPlayable("not an MP4 file")
    if data[boxes[0].start : boxes[0].start + 4] not in BRANDS:
        raise NotPlayable("not a film or a sound")
    if any(box.name not in TOP for box in boxes):
        raise NotPlayable("something else is in the file")


# -- tracks ----------------------------------------------------------------------------------------


def _tracks(data: Bytes, moov: _Box) -> dict[int, _Trak]:
    found: dict[int, _Trak] = {}
    budget = [MOST_PARTS]
    for box in _boxes(data, moov.start, moov.end):
        if box.name == b"trak":
            tkhd = _within(data, box, b"tkhd")
            long = data[tkhd.start] == 1
            (number,) = struct.unpack_from(">I", data, tkhd.start + (20 if long else 12))
            found[number] = _track(data, box, budget)
    if not found:
        raise NotPlayable("there is no track")
    return found


def _track(data: Bytes, box: _Box, budget: list[int]) -> _Trak:
    mdia = _within(data, box, b"mdia")
    mdhd, hdlr = _within(data, mdia, b"mdhd"), _within(data, mdia, b"hdlr")
    (scale,) = struct.unpack_from(">I", data, mdhd.start + (20 if data[mdhd.start] == 1 else 12))
    carries = CARRIES.get(data[hdlr.start + 8 : hdlr.start + 12], "other")
    if scale == 0:
        raise NotPlayable("time stands still")
    trak = _Trak(box, Track(carries), scale)
    stbl = _within(data, mdia, b"minf", b"stbl")
    if carries != "other":
        _codec(data, _within(data, stbl, b"stsd"), trak)
    _samples(data, stbl, trak, budget)
    return trak


def _codec(data: Bytes, stsd: _Box, trak: _Trak) -> None:
    entries = list(_boxes(data, stsd.start + 8, stsd.end))
    if len(entries) != 1 or CODECS.get(entries[0].name) != trak.track.carries:
        raise NotPlayable("the codec is not one that browsers record")
    entry = entries[0]
    trak.track.codec = entry.name.decode("latin-1")
    if trak.track.carries == "picture":
        width, height = struct.unpack_from(">HH", data, entry.start + 24)
        if not (1 <= width <= WIDEST and 1 <= height <= WIDEST):
            raise NotPlayable("the picture is too large")
    elif entry.name == b"mp4a":
        trak.rate = struct.unpack_from(">I", data, entry.start + 24)[0] >> 16
        if _object_type(data[entry.start : min(entry.end, entry.start + 512)]) not in AAC:
            raise NotPlayable("the sound is not AAC")


def _object_type(entry: bytes) -> int:
    """What an mp4a entry says about its codec: in `esds`, behind the tags 3 and 4."""
    at = entry.find(b"esds") + 8
    if at < 8:
        raise NotPlayable("the sound does not say what it is")
    at = _behind_length(entry, at + 1)
    flags = entry[at + 2]
    at += 3 + (2 if flags & 0x80 else 0) + (2 if flags & 0x20 else 0)
    if flags & 0x40 or entry[at] != 4:
        raise NotPlayable("the sound does not say what it is")
    return entry[_behind_length(entry, at + 1)]


def _behind_length(entry: bytes, at: int) -> int:
    for _ in range(4):
        at += 1
        if entry[at - 1] < 0x80:
            break
    return at


def _samples(data: Bytes, stbl: _Box, trak: _Trak, budget: list[int]) -> None:
    """Where the frames of a film in one piece lie, and how long they are shown."""
    tables = {box.name: box for box in _boxes(data, stbl.start, stbl.end)}
    if b"stts" not in tables or b"stsz" not in tables:
        raise NotPlayable("a list of frames is missing")
    for count, ticks in _rows(data, tables[b"stts"], ">II", budget):
        trak.ticks += count * ticks
    sizes = _sizes(data, tables[b"stsz"], budget)
    if not sizes:
        return
    trak.track.frames += len(sizes)
    trak.ranges = tuple(_chunks(data, tables, sizes, budget))
    if any(end > len(data) for _, end in trak.ranges):
        raise NotPlayable("frames are missing")


def _rows(data: Bytes, box: _Box, form: str, budget: list[int]) -> list[tuple[int, ...]]:
    """The rows of a list: a version, a count, then as many rows as it says."""
    (count,) = struct.unpack_from(">I", data, box.start + 4)
    width = struct.calcsize(form)
    if count * width > box.end - box.start - 8:
        raise NotPlayable("a list is cut off")
    _spend(budget, count)
    return list(struct.iter_unpack(form, data[box.start + 8 : box.start + 8 + count * width]))


def _spend(budget: list[int], parts: int) -> None:
    budget[0] -= parts
    if budget[0] < 0:
        raise NotPlayable("too many frames")


def _sizes(data: Bytes, box: _Box, budget: list[int]) -> list[int]:
    same, count = struct.unpack_from(">II", data, box.start + 4)
    _spend(budget, count)
    if same:
        return [same] * count
    if count * 4 > box.end - box.start - 12:
        raise NotPlayable("a list is cut off")
    return list(struct.unpack_from(f">{count}I", data, box.start + 12))


def _chunks(
    data: Bytes, tables: dict[bytes, _Box], sizes: list[int], budget: list[int]
) -> Iterator[Range]:
    """Frames lie in chunks: `stsc` says how many in which, `stco` or `co64` where these begin."""
    if b"stsc" not in tables or (b"stco" not in tables and b"co64" not in tables):
        raise NotPlayable("a list of frames is missing")
    if b"stco" in tables:
        places = [row[0] for row in _rows(data, tables[b"stco"], ">I", budget)]
    else:
        places = [row[0] for row in _rows(data, tables[b"co64"], ">Q", budget)]
    runs = _rows(data, tables[b"stsc"], ">III", budget)
    done = run = 0
    for chunk, place in enumerate(places, 1):
        while run + 1 < len(runs) and runs[run + 1][0] <= chunk:
            run += 1
        number = runs[run][1] if runs else 0
        length = sum(sizes[done : done + number])
        done += min(number, len(sizes) - done)
        yield place, place + length
    if done != len(sizes):
        raise NotPlayable("frames are missing")


# -- fragments -------------------------------------------------------------------------------------


def _usual_lengths(data: Bytes, mvex: _Box, tracks: dict[int, _Trak]) -> None:
    for box in _boxes(data, mvex.start, mvex.end):
        if box.name == b"trex":
            number, _, ticks = struct.unpack_from(">III", data, box.start + 4)
            if number in tracks:
                tracks[number].usual = ticks


def _fragment(data: Bytes, moof: _Box, tracks: dict[int, _Trak], budget: list[int]) -> int:
    """Count the frames of a fragment; how many bytes they have."""
    told = 0
    for traf in _boxes(data, moof.start, moof.end):
        if traf.name == b"traf":
            told += _piece(data, traf, tracks, budget)
    return told


def _piece(data: Bytes, traf: _Box, tracks: dict[int, _Trak], budget: list[int]) -> int:
    parts = list(_boxes(data, traf.start, traf.end))
    tfhd = _only(parts, b"tfhd")
    flags, number = struct.unpack_from(">II", data, tfhd.start)
    trak = tracks.get(number)
    if trak is None:
        raise NotPlayable("a fragment belongs to no track")
    at, usual, usual_size = tfhd.start + 8, trak.usual, 0
    at += (8 if flags & 0x1 else 0) + (4 if flags & 0x2 else 0)
    if flags & 0x8:
        (usual,) = struct.unpack_from(">I", data, at)
        at += 4
    if flags & 0x10:
        (usual_size,) = struct.unpack_from(">I", data, at)
    time, told = trak.last, 0
    for part in parts:
        if part.name == b"tfdt":
            long = data[part.start] == 1
            (time,) = struct.unpack_from(">Q" if long else ">I", data, part.start + 4)
    trak.first = time if trak.first is None else min(trak.first, time)
    for part in parts:
        if part.name == b"trun":
            ticks, length = _run(data, part, trak, (usual, usual_size), budget)
            time, told = time + ticks, told + length
    trak.last = max(trak.last, time)
    return told


def _run(
    data: Bytes, trun: _Box, trak: _Trak, usual: tuple[int, int], budget: list[int]
) -> tuple[int, int]:
    """The ticks and the bytes of a run of frames."""
    flags, count = struct.unpack_from(">II", data, trun.start)
    _spend(budget, count)
    at = trun.start + 8 + (4 if flags & 0x1 else 0) + (4 if flags & 0x4 else 0)
    fields = [bit for bit in (0x100, 0x200, 0x400, 0x800) if flags & bit]
    if count * 4 * len(fields) > trun.end - at:
        raise NotPlayable("a list is cut off")
    sums = {0x100: usual[0] * count, 0x200: usual[1] * count}
    values = struct.unpack_from(f">{count * len(fields)}I", data, at)
    for place, bit in enumerate(fields):
        sums[bit] = sum(values[place :: len(fields)])
    if sums[0x200]:
        trak.track.frames += count
    return sums[0x100], sums[0x200]
