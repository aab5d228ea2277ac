"""Fragments of MP4 are read field by field, as the standard says."""

import struct
from collections.abc import Sequence

import pytest

from storyhare.media import mp4 as parser
from storyhare.media.boxes import read_boxes
from tests.media.made import (
    Mp4Track,
    box,
    fragmented,
    full,
    mp4,
    picture_track,
    sound_track,
)
from tests.media.test_mp4 import FTYP, lasts, only, refused

# What may stand in the heads, by its bit: the base, the description, usual ticks, size and flags.
HEAD = {0x1: 8, 0x2: 4, 0x8: 4, 0x10: 4, 0x20: 4}


class Piece:
    """A track's part of a fragment, with only what is said of it."""

    def __init__(self, frames: int, size: int = 10, ticks: int = 40, number: int = 1) -> None:
        self.frames, self.size, self.ticks, self.number = frames, size, ticks, number
        self.base: int | None = None  # where places count from
        self.from_fragment = True
        self.head = 0  # what the head says
        self.rows = 0x300  # what each row says
        self.offset: int | None = None
        self.first_flags = False
        self.time: int | None = None
        self.long_time = False

    def traf(self) -> bytes:
        flags = self.head | (0x20000 if self.from_fragment else 0)
        flags |= 0x1 if self.base is not None else 0
        said = {
            0x1: (self.base or 0) & 2**64 - 1,
            0x2: 7,
            0x8: self.ticks,
            0x10: self.size,
            0x20: 9,
        }
        head = [
            struct.pack(">Q" if HEAD[bit] == 8 else ">I", said[bit]) for bit in HEAD if flags & bit
        ]
        parts = [full(b"tfhd", struct.pack(">I", self.number), *head, flags=flags)]
        if self.time is not None:
            form = ">Q" if self.long_time else ">I"
            parts.append(full(b"tfdt", struct.pack(form, self.time), version=int(self.long_time)))
        row = {0x100: self.ticks, 0x200: self.size, 0x400: 5, 0x800: 6}
        rows = b"".join([struct.pack(">I", row[bit]) for bit in row if self.rows & bit])
        flags = self.rows | (0x4 if self.first_flags else 0)
        flags |= 0x1 if self.offset is not None else 0
        count = struct.pack(">I", self.frames)
        offset = b"" if self.offset is None else struct.pack(">i", self.offset)
        first = struct.pack(">I", 3) if self.first_flags else b""
        return box(
            b"traf", *parts, full(b"trun", count, offset, first, rows * self.frames, flags=flags)
        )


def in_fragments(
    *fragments: list[Piece], usual: tuple[int, int] = (0, 0), tracks: Sequence[Mp4Track] = ()
) -> tuple[bytes, list[tuple[int, int]]]:
    """A file, and where the frames of its fragments are carried."""
    tracks = tracks or [picture_track(0)]
    traks = b"".join([track.trak(n, None) for n, track in enumerate(tracks, 1)])
    trexes = [
        full(b"trex", struct.pack(">IIIII", n, 1, *usual, 0)) for n, _ in enumerate(tracks, 1)
    ]
    file = FTYP + box(b"moov", full(b"mvhd", bytes(96)), traks, box(b"mvex", *trexes))
    carried = []
    for pieces in fragments:
        begin = len(file)
        length = len(box(b"moof", *[piece.traf() for piece in pieces]))
        for piece in pieces:
            if piece.offset is not None and piece.base is None:
                piece.offset += length + 8
            if piece.base is not None:
                piece.base += begin + length + 8
        file += box(b"moof", *[piece.traf() for piece in pieces])
        amount = sum([piece.frames * piece.size for piece in pieces])
        carried.append((len(file) + 8, len(file) + 8 + amount))
        file += box(b"mdat", b"x" * amount)
    return file, carried


def nothing_between(data: bytes, carried: list[tuple[int, int]]) -> bool:
    """Are all bytes that are carried frames?"""
    zeros = parser.examine(data).wipe.zeros
    return not any(start < high and end > low for start, end in zeros for low, high in carried)


def plain(frames: int = 5, **facts: object) -> Piece:
    piece = Piece(frames)
    piece.offset = 0
    for name, fact in facts.items():
        setattr(piece, name, fact)
    return piece


@pytest.mark.parametrize(
    "head",
    [a | b | c | d for a in (0, 0x2) for b in (0, 0x8) for c in (0, 0x10) for d in (0, 0x20)],
)
def test_a_fragment_s_head_is_read_field_by_field(head: int) -> None:
    rows = 0x300 & ~((0x100 if head & 0x8 else 0) | (0x200 if head & 0x10 else 0))
    for base in (None, 0):
        piece = plain(head=head, rows=rows, base=base)
        data, carried = in_fragments([piece])
        found = only(parser.examine(data))
        assert lasts(found, 5, 0.2)
        assert nothing_between(data, carried)


@pytest.mark.parametrize("rows", [0x300, 0x700, 0xB00, 0xF00])
@pytest.mark.parametrize("first_flags", [False, True])
def test_a_run_s_rows_are_read_field_by_field(rows: int, first_flags: bool) -> None:
    data, carried = in_fragments([plain(rows=rows, first_flags=first_flags)])
    found = only(parser.examine(data))
    assert lasts(found, 5, 0.2)
    assert nothing_between(data, carried)
    at = data.find(b"trun") + 8
    (count,) = struct.unpack_from(">I", data, at)
    assert refused(data[:at] + struct.pack(">I", count + 1) + data[at + 4 :])


def test_rows_are_not_read_behind_their_run() -> None:
    """There the length of the next box stands, which would do for how long a frame is shown."""
    data, _ = in_fragments([plain(frames=6, rows=0x100)], usual=(0, 10))
    assert not refused(data)
    at = data.find(b"trun") - 4
    changed = bytearray(data[: at + 20 + 5 * 4] + data[at + 20 + 6 * 4 :])
    for name in (b"moof", b"traf", b"trun"):
        head = changed.find(name) - 4
        struct.pack_into(">I", changed, head, struct.unpack_from(">I", changed, head)[0] - 4)
    struct.pack_into(">i", changed, at + 16, struct.unpack_from(">i", changed, at + 16)[0] - 4)
    assert refused(bytes(changed))
    struct.pack_into(">I", changed, at + 12, 5)
    assert not refused(bytes(changed))


def test_what_a_fragment_does_not_say_is_as_usual() -> None:
    for rows, usual in ((0, (40, 10)), (0x100, (1, 10)), (0x200, (40, 1))):
        data, carried = in_fragments([plain(rows=rows)], usual=usual)
        found = only(parser.examine(data))
        assert lasts(found, 5, 0.2)
        assert nothing_between(data, carried)
    data, _ = in_fragments([plain(rows=0)])  # and usually nothing
    assert (only(parser.examine(data)).frames, only(parser.examine(data)).seconds) == (0, 0)
    for rows in (0x100, 0x200):
        known, _ = in_fragments([plain(rows=rows)], usual=(40, 10))
        unsaid = only(parser.examine(known.replace(b"mvex", b"free")))
        assert lasts(unsaid, *((0, 0.2) if rows == 0x100 else (5, 0.0)))


def test_frames_follow_each_other_where_no_place_is_said() -> None:
    two = [picture_track(0), sound_track(0, b"Opus")]
    first, second = plain(from_fragment=False), plain(from_fragment=False, number=2, offset=None)
    data, carried = in_fragments([first, second], tracks=two)
    assert [track.frames for track in parser.examine(data).tracks] == [5, 5]
    assert nothing_between(data, carried)
    both = [plain(from_fragment=False), plain(from_fragment=True, number=2, offset=50)]
    data, carried = in_fragments(both, tracks=two)
    assert nothing_between(data, carried)
    # Counted from the frames before, it would lie behind the end.
    both = [plain(from_fragment=False), plain(from_fragment=False, number=2, offset=50)]
    assert refused(in_fragments(both, tracks=two)[0])


def test_a_base_counts_from_the_file() -> None:
    data, carried = in_fragments([plain(offset=None, base=0)])
    assert nothing_between(data, carried)
    assert refused(in_fragments([plain(offset=None, base=1)])[0])
    assert refused(in_fragments([plain(offset=None, base=-1)])[0])
    data, carried = in_fragments([plain()], [plain()])
    assert nothing_between(data, carried)


def test_runs_of_a_track_follow_each_other() -> None:
    piece = plain()
    data, _ = in_fragments([piece])
    at = data.find(b"trun") - 4
    (size,) = struct.unpack_from(">I", data, at)
    rows = struct.pack(">II", 40, 10) * 2
    more = full(b"trun", struct.pack(">I", 2), rows, flags=0x300)
    changed = bytearray(data[: at + size] + more + data[at + size :] + b"y" * 20)
    for name, grown in ((b"moof", len(more)), (b"traf", len(more)), (b"mdat", 20)):
        head = changed.find(name) - 4
        struct.pack_into(">I", changed, head, struct.unpack_from(">I", changed, head)[0] + grown)
    struct.pack_into(
        ">i", changed, at + 16, struct.unpack_from(">i", changed, at + 16)[0] + len(more)
    )
    found = parser.examine(bytes(changed))
    assert lasts(only(found), 7, 0.28)
    carried = changed.find(b"mdat") + 4
    assert nothing_between(bytes(changed), [(carried, carried + 70)])


@pytest.mark.parametrize("long", [False, True])
def test_a_track_lasts_from_its_first_frame_to_the_end_of_its_last(long: bool) -> None:
    pieces = [plain(time=time, long_time=long) for time in (5000, 6000, 5500)]
    data, _ = in_fragments(*[[piece] for piece in pieces])
    assert only(parser.examine(data)).seconds == pytest.approx(1.2)
    earlier = [plain(time=time, long_time=long) for time in (5000, 4000)]
    data, _ = in_fragments(*[[piece] for piece in earlier])
    assert only(parser.examine(data)).seconds == pytest.approx(1.2)


def test_where_no_time_is_said_it_goes_on() -> None:
    data, _ = in_fragments([plain(time=1000)], [plain()], [plain(frames=10)])
    assert only(parser.examine(data)).seconds == pytest.approx(0.8)
    data, _ = in_fragments([plain()], [plain()])
    assert only(parser.examine(data)).seconds == pytest.approx(0.4)


def test_a_fragment_belongs_to_a_track_that_is_told() -> None:
    data, _ = in_fragments([plain(number=2)])
    assert refused(data)
    other = Mp4Track(b"mebx", [], 1, handler=b"meta")
    data, _ = in_fragments([plain()], tracks=[picture_track(0), other])
    assert refused(data)
    stray = full(b"trex", struct.pack(">IIIII", 9, 1, 40, 10, 0))
    data, _ = in_fragments([plain()])
    assert not refused(data.replace(full(b"trex", struct.pack(">IIIII", 1, 1, 0, 0, 0)), stray))


def test_a_film_in_fragments_keeps_its_sound_and_one_in_a_piece_can_lose_it() -> None:
    both = picture_track(2), sound_track(2)
    whole = parser.examine(mp4(*both))
    assert whole.mute is not None
    assert [track.carries for track in whole.tracks] == ["picture", "sound"]
    assert len(whole.mute.heads) == 1
    assert parser.examine(fragmented(*both)).mute is None


# -- what WebKitGTK writes twice -------------------------------------------------------------------


def doubled(data: bytes, name: bytes, which: int = 0) -> tuple[bytes, int, int]:
    """A file with one of its boxes twice, and where the first and the second of them begin."""
    boxes = [one for one in read_boxes(data).parts if one.name == name]
    one = boxes[which]
    return data[: one.end] + data[one.at :], one.at, one.end


def kept(data: bytes) -> bytes:
    """The file as it is stored."""
    wipe, file = parser.examine(data).wipe, bytearray(data)
    for start, end in wipe.zeros:
        file[start:end] = bytes(end - start)
    for at, head in wipe.heads:
        file[at : at + len(head)] = head
    return bytes(file)


def test_a_file_that_says_twice_what_it_is_says_it_once_when_it_is_stored() -> None:
    data, first, second = doubled(fragmented(sound_track(2)), b"ftyp")
    stored = kept(data)
    assert stored[first + 4 : first + 8] == b"ftyp"
    assert stored[second + 4 : second + 8] == b"free"
    assert only(parser.examine(stored)) == only(parser.examine(data))


@pytest.mark.parametrize("which", [0, -1])
def test_a_fragment_that_is_there_twice_counts_once_and_the_second_leads_to_its_frames(
    which: int,
) -> None:
    whole = fragmented(sound_track(2))
    data, first, second = doubled(whole, b"moof", which)
    assert only(parser.examine(data)) == only(parser.examine(whole))
    stored = kept(data)
    assert stored[first + 4 : first + 8] == b"free"
    assert not any(stored[first + 8 : second])
    assert stored[second : second + 8] == whole[first : first + 8]


def test_two_fragments_that_differ_are_two_and_one_without_frames_is_refused() -> None:
    data, first, _ = doubled(fragmented(sound_track(2)), b"moof")
    at = data.index(b"mfhd", first) + 8
    assert refused(data[:at] + b"\x09" + data[at + 1 :])


def test_three_times_the_same_fragment_count_once() -> None:
    whole = fragmented(sound_track(2))
    data, _, _ = doubled(doubled(whole, b"moof")[0], b"moof")
    assert only(parser.examine(data)) == only(parser.examine(whole))
