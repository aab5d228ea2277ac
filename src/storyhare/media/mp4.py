"""Examines MP4 as browsers and phones record it: AAC, Opus, H.264, VP9, AV1; also fragmented."""

import struct
from collections.abc import Iterator

from msgspec import Struct

from storyhare.media.boxes import CODECS, Box, descriptor, read_boxes
from storyhare.media.containers import (
    MOST_PARTS,
    WIDEST,
    Bytes,
    MediaFile,
    NotPlayable,
    Range,
    Track,
    Wipe,
)
from storyhare.media.mp4_private import BRANDS, notes, unused, without

CARRIES = {b"vide": "picture", b"soun": "sound"}
AAC = (0x40, 0x66, 0x67, 0x68)
SAMPLES_A_FRAME = 1024  # of AAC


class _Trak(Struct):
    """A track while it is read: its box, its times in ticks of 1/scale s, its ranges of frames."""

    box: Box
    track: Track
    scale: int
    rate: int = 0
    ticks: int = 0
    first: int | None = None
    last: int = 0
    usual: tuple[int, int] = (0, 0)
    ranges: list[Range] = []


def examine(data: Bytes) -> MediaFile:
    """What an MP4 file holds; raises NotPlayable."""
    try:
        return _examine(data)
    except (struct.error, IndexError) as error:
        raise NotPlayable("a box is too short") from error


def _examine(data: Bytes) -> MediaFile:
    file = read_boxes(data)
    _check_brand(data, file)
    moov = file.only(b"moov")
    tracks = _tracks(data, moov)
    for mvex in moov.all(b"mvex"):
        _usual_frames(data, mvex, tracks)
    fragments = file.all(b"moof")
    budget = [MOST_PARTS]
    for moof in fragments:
        _fragment(data, moof, tracks, budget)
    return _media_file(data, file, list(tracks.values()), fragmented=bool(fragments))


def _media_file(data: Bytes, file: Box, tracks: list[_Trak], *, fragmented: bool) -> MediaFile:
    playable = [trak for trak in tracks if trak.track.carries != "other"]
    sounds = [trak for trak in playable if trak.track.carries == "sound"]
    pictures = [trak for trak in playable if trak.track.carries == "picture"]
    if len(playable) < len(tracks) and fragmented:
        raise NotPlayable("a track is neither picture nor sound")
    others = without([trak.box for trak in tracks if trak not in playable])
    return MediaFile(
        "mp4",
        tuple([_track_of(trak) for trak in playable]),
        _all_of(notes(data, file), others, _around(file, playable)),
        None
        if fragmented
        else _all_of(without([trak.box for trak in sounds]), _around(file, pictures)),
    )


def _around(file: Box, tracks: list[_Trak]) -> Wipe:
    """Wipes all media data except the frames of these tracks."""
    return unused(file.all(b"mdat"), [piece for trak in tracks for piece in trak.ranges])


def _all_of(*wipes: Wipe) -> Wipe:
    return Wipe(
        tuple([place for wipe in wipes for place in wipe.zeros]),
        tuple([head for wipe in wipes for head in wipe.heads]),
    )


def _track_of(trak: _Trak) -> Track:
    """The track, with the length that its times say; AAC lasts at least as long as its frames."""
    ticks = trak.ticks
    if trak.first is not None:
        ticks = max(ticks, trak.last - trak.first)
    seconds = ticks / trak.scale
    if trak.track.codec == "mp4a" and trak.rate:
        seconds = max(seconds, trak.track.frames * SAMPLES_A_FRAME / trak.rate)
    return Track(trak.track.carries, trak.track.codec, trak.track.frames, seconds)


def _check_brand(data: Bytes, file: Box) -> None:
    first = next(iter(file.parts), file)
    if first.name != b"ftyp" or first.end - first.start < 8:
        raise NotPlayable("not an MP4 file")
    if data[first.start : first.start + 4] not in BRANDS:
        raise NotPlayable("not a film or a sound")


# -- tracks ----------------------------------------------------------------------------------------


def _tracks(data: Bytes, moov: Box) -> dict[int, _Trak]:
    tracks: dict[int, _Trak] = {}
    budget = [MOST_PARTS]
    for box in moov.all(b"trak"):
        tkhd = box.only(b"tkhd")
        long = data[tkhd.start] == 1
        (number,) = struct.unpack_from(">I", data, tkhd.start + (20 if long else 12))
        if number in tracks:
            raise NotPlayable("two tracks have one number")
        tracks[number] = _track(data, box, budget)
    if not tracks:
        raise NotPlayable("there is no track")
    return tracks


def _track(data: Bytes, box: Box, budget: list[int]) -> _Trak:
    mdhd, hdlr = box.only(b"mdia", b"mdhd"), box.only(b"mdia", b"hdlr")
    (scale,) = struct.unpack_from(">I", data, mdhd.start + (20 if data[mdhd.start] == 1 else 12))
    carries = CARRIES.get(data[hdlr.start + 8 : hdlr.start + 12], "other")
    if scale == 0:
        raise NotPlayable("time stands still")
    trak = _Trak(box, Track(carries), scale)
    stbl = box.only(b"mdia", b"minf", b"stbl")
    if carries != "other":
        _codec(data, stbl.only(b"stsd"), trak)
    _samples(data, stbl, trak, budget)
    return trak


def _codec(data: Bytes, stsd: Box, trak: _Trak) -> None:
    if len(stsd.parts) != 1 or CODECS.get(stsd.parts[0].name) != trak.track.carries:
        raise NotPlayable("the codec is not one that browsers record")
    (entry,) = stsd.parts
    trak.track.codec = entry.name.decode("latin-1")
    if trak.track.carries == "picture":
        width, height = struct.unpack_from(">HH", data, entry.start + 24)
        if not (1 <= width <= WIDEST and 1 <= height <= WIDEST):
            raise NotPlayable("the picture is too large")
    elif entry.name == b"mp4a":
        trak.rate = struct.unpack_from(">I", data, entry.start + 24)[0] >> 16
        if _object_type(data, entry) not in AAC:
            raise NotPlayable("the sound is not AAC")


def _object_type(data: Bytes, entry: Box) -> int:
    """What an mp4a entry says about its codec: in `esds`, behind the tags 3 and 4."""
    boxes = [box for box in entry.walk() if box.name == b"esds"]
    if len(boxes) != 1:
        raise NotPlayable("the sound does not say what it is")
    at, _ = descriptor(data, boxes[0].start + 4, 3)
    flags = data[at + 2]
    if flags & 0x40:
        raise NotPlayable("the sound is somewhere else")
    at += 3 + (2 if flags & 0x80 else 0) + (2 if flags & 0x20 else 0)
    return data[descriptor(data, at, 4)[0]]


def _samples(data: Bytes, stbl: Box, trak: _Trak, budget: list[int]) -> None:
    """Read the ranges and times of the frames of a film that is not fragmented."""
    tables = {box.name: box for box in stbl.parts}
    if b"stts" not in tables or b"stsz" not in tables:
        raise NotPlayable("a list of frames is missing")
    for count, ticks in _rows(data, tables[b"stts"], ">II", budget):
        trak.ticks += count * ticks
    sizes = _sizes(data, tables[b"stsz"], budget)
    if not sizes:
        return
    trak.track.frames += len(sizes)
    trak.ranges += _chunks(data, tables, sizes, budget)


def _rows(data: Bytes, box: Box, form: str, budget: list[int]) -> list[tuple[int, ...]]:
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


def _sizes(data: Bytes, box: Box, budget: list[int]) -> list[int]:
    same, count = struct.unpack_from(">II", data, box.start + 4)
    _spend(budget, count)
    if same:
        return [same] * count
    if count * 4 > box.end - box.start - 12:
        raise NotPlayable("a list is cut off")
    return list(struct.unpack_from(f">{count}I", data, box.start + 12))


def _chunks(
    data: Bytes, tables: dict[bytes, Box], sizes: list[int], budget: list[int]
) -> Iterator[Range]:
    """The ranges of chunks: `stsc` has their numbers of frames, `stco` or `co64` their offsets."""
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


def _usual_frames(data: Bytes, mvex: Box, tracks: dict[int, _Trak]) -> None:
    for trex in mvex.all(b"trex"):
        number, _, ticks, size = struct.unpack_from(">IIII", data, trex.start + 4)
        if number in tracks:
            tracks[number].usual = ticks, size


def _fragment(data: Bytes, moof: Box, tracks: dict[int, _Trak], budget: list[int]) -> None:
    """Read the frames of a fragment; by default, their offsets count from its start."""
    before = moof.at
    for traf in moof.all(b"traf"):
        before = _piece(data, traf, (moof.at, before), tracks, budget)


def _piece(
    data: Bytes,
    traf: Box,
    places: tuple[int, int],
    tracks: dict[int, _Trak],
    budget: list[int],
) -> int:
    """Read the frames of a track in a fragment; returns where the last of them ends.

    Their offsets count from the start of the fragment, or from the end of the frames before.
    """
    tfhd = traf.only(b"tfhd")
    flags, number = struct.unpack_from(">II", data, tfhd.start)
    trak = tracks.get(number)
    if trak is None:
        raise NotPlayable("a fragment belongs to no track")
    at, (ticks, size) = tfhd.start + 8, trak.usual
    begin = places[0 if flags & 0x20000 else 1]
    if flags & 0x1:
        (begin,) = struct.unpack_from(">Q", data, at)
        at += 8
    at += 4 if flags & 0x2 else 0
    if flags & 0x8:
        (ticks,) = struct.unpack_from(">I", data, at)
        at += 4
    if flags & 0x10:
        (size,) = struct.unpack_from(">I", data, at)
    time, place = trak.last, begin
    for tfdt in traf.all(b"tfdt"):
        long = data[tfdt.start] == 1
        (time,) = struct.unpack_from(">Q" if long else ">I", data, tfdt.start + 4)
    trak.first = time if trak.first is None else min(trak.first, time)
    for trun in traf.all(b"trun"):
        run = _run(data, trun, (ticks, size), budget)
        place = place if run.offset is None else begin + run.offset
        trak.ranges.append((place, place + run.length))
        time, place = time + run.ticks, place + run.length
        trak.track.frames += run.frames if run.length else 0
    trak.last = max(trak.last, time)
    return place


class _Run(Struct, frozen=True):
    """Consecutive frames: how many, their time in ticks, their bytes, and their offset."""

    frames: int
    ticks: int
    length: int
    offset: int | None


def _run(data: Bytes, trun: Box, usual: tuple[int, int], budget: list[int]) -> _Run:
    flags, count = struct.unpack_from(">II", data, trun.start)
    _spend(budget, count)
    at, offset = trun.start + 8, None
    if flags & 0x1:
        (offset,) = struct.unpack_from(">i", data, at)
        at += 4
    at += 4 if flags & 0x4 else 0
    fields = [bit for bit in (0x100, 0x200, 0x400, 0x800) if flags & bit]
    if count * 4 * len(fields) > trun.end - at:
        raise NotPlayable("a list is cut off")
    sums = {0x100: usual[0] * count, 0x200: usual[1] * count}
    values = struct.unpack_from(f">{count * len(fields)}I", data, at)
    for field, bit in enumerate(fields):
        sums[bit] = sum(values[field :: len(fields)])
    return _Run(count, sums[0x100], sums[0x200], offset)
