"""What an MP4 file says is read where the standard puts it, and not a byte beside."""

import struct
from collections.abc import Callable, Sequence

import pytest

from storyhare.media import mp4 as parser
from storyhare.media.boxes import read_boxes
from storyhare.media.containers import MOST_PARTS, WIDEST, MediaFile, NotPlayable, Track
from tests.media.made import (
    Mp4Track,
    box,
    entry,
    fragmented,
    full,
    mp4,
    picture_track,
    sound_track,
)

FTYP = box(b"ftyp", b"isom", bytes(4))


def refused(data: bytes) -> bool:
    try:
        parser.examine(data)
    except NotPlayable:
        return True
    return False


def only(found: MediaFile) -> Track:
    (track,) = found.tracks
    return track


def lasts(track: Track, frames: int, seconds: float) -> bool:
    return track.frames == frames and track.seconds == pytest.approx(seconds)


def with_entry(new: bytes, track: Mp4Track | None = None) -> bytes:
    track = track or (picture_track(2) if b"avc1" in new else sound_track(2))
    track.entry = new
    return mp4(track)


# -- boxes -----------------------------------------------------------------------------------------


def test_boxes_have_lengths_of_four_or_eight_bytes_or_go_on_to_the_end() -> None:
    long = struct.pack(">I4sQ", 1, b"free", 16 + 3) + b"abc"
    endless = struct.pack(">I4s", 0, b"mdat") + b"abcde"
    (first, second, third) = read_boxes(box(b"free", b"x") + long + endless).parts
    assert (first.at, first.start, first.end) == (0, 8, 9)
    assert (second.at, second.start, second.end) == (9, 25, 28)
    assert (third.at, third.start, third.end, third.name) == (28, 36, 41, b"mdat")


@pytest.mark.parametrize(
    ("data", "right"),
    [
        (b"", True),
        (box(b"free"), True),
        (struct.pack(">I4s", 8, b"free"), True),
        (struct.pack(">I4s", 7, b"free"), False),
        (struct.pack(">I4s", 9, b"free"), False),
        (struct.pack(">I4s", 2, b"free"), False),
        (struct.pack(">I4sQ", 1, b"free", 16), True),
        (struct.pack(">I4sQ", 1, b"free", 15), False),
        (struct.pack(">I4sQ", 1, b"free", 17), False),
        (box(b"free") + bytes(7), True),
        (box(b"free") + b"\0\0\0\1", False),
        (box(b"moov", box(b"mvhd"), bytes(4)), True),
        (box(b"moov", box(b"mvhd"), b"abc"), False),
        (box(b"moov", struct.pack(">I4s", 12, b"mvhd")) + bytes(8), False),
    ],
)
def test_a_box_lies_whole_in_what_it_stands_in(data: bytes, right: bool) -> None:
    try:
        read_boxes(data)
    except NotPlayable:
        assert not right
    else:
        assert right


def test_there_are_so_many_boxes_and_no_more() -> None:
    data = mp4(sound_track(1))
    there = sum(1 for _ in read_boxes(data).walk()) - 1
    most = data + box(b"free") * (2 * MOST_PARTS - there)
    assert not refused(most)
    assert refused(most + box(b"free"))


@pytest.mark.parametrize(
    ("head", "right"),
    [
        (box(b"ftyp", b"isom", bytes(4)), True),
        (box(b"ftyp", b"isom", bytes(3)), False),
        (box(b"ftyp", b"avif", b"isom"), False),
        (box(b"free") + FTYP, False),
        (b"", False),
    ],
)
def test_a_film_says_first_that_it_is_one(head: bytes, right: bool) -> None:
    track = fragmented(sound_track(2))[20:]
    assert refused(head + track) is not right


@pytest.mark.parametrize("name", [b"moov", b"tkhd", b"mdia", b"mdhd", b"hdlr", b"stbl", b"stsd"])
def test_what_a_file_has_once_is_there_once(name: bytes) -> None:
    data = mp4(sound_track(1))
    assert refused(data.replace(name, b"free"))
    if name == b"moov":
        assert refused(data + data[data.find(name) - 4 :])


def test_there_is_a_track_and_each_has_a_number_of_its_own() -> None:
    assert refused(FTYP + box(b"mdat", b"x") + box(b"moov", full(b"mvhd", bytes(96))))
    twice = mp4(picture_track(1), sound_track(1))
    at = twice.rfind(b"tkhd") + 16
    assert twice[at : at + 4] == b"\0\0\0\2"
    assert refused(twice[: at + 3] + b"\1" + twice[at + 4 :])


# -- what a track is -------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["width", "height"])
@pytest.mark.parametrize(("length", "right"), [(0, False), (1, True), (WIDEST, True)])
def test_pictures_have_sides_that_phones_can_show(side: str, length: int, right: bool) -> None:
    sides = {"width": {"width": length}, "height": {"height": length}}[side]
    assert refused(with_entry(entry(b"avc1", **sides))) is not right
    over = {side: WIDEST + 1}
    assert refused(with_entry(entry(b"avc1", **over)))


@pytest.mark.parametrize("codec", [b"avc1", b"avc3", b"vp08", b"vp09", b"av01"])
def test_pictures_are_in_a_codec_that_browsers_record(codec: bytes) -> None:
    found = only(parser.examine(mp4(picture_track(2, codec))))
    assert (found.carries, found.codec) == ("picture", codec.decode())
    assert refused(mp4(Mp4Track(codec, [b"x"] * 9, 99, handler=b"soun")))


@pytest.mark.parametrize("codec", [b"mp4a", b"Opus"])
def test_sounds_are_in_a_codec_that_browsers_record(codec: bytes) -> None:
    found = only(parser.examine(mp4(sound_track(2, codec))))
    assert (found.carries, found.codec) == ("sound", codec.decode())
    assert refused(mp4(Mp4Track(codec, [b"x"] * 9, 99, handler=b"vide")))


def described(*parts: bytes) -> bytes:
    head = bytes(16) + struct.pack(">HHHHI", 2, 16, 0, 0, 48_000 << 16)
    return with_entry(box(b"mp4a", head, *parts))


def said(body: bytes, length: Callable[[int], bytes] = lambda n: bytes([n]), tag: int = 3) -> bytes:
    return full(b"esds", bytes([tag]), length(len(body)), body)


def config(kind: int, length: Callable[[int], bytes] = lambda n: bytes([n])) -> bytes:
    return b"\4" + length(13) + bytes([kind]) + bytes(12)


def test_a_sound_says_that_it_is_aac() -> None:
    right = [kind for kind in range(256) if not refused(described(said(bytes(3) + config(kind))))]
    assert right == [0x40, 0x66, 0x67, 0x68]


def test_lengths_have_one_to_four_pieces() -> None:
    for pieces in range(1, 5):

        def length(number: int, pieces: int = pieces) -> bytes:
            return b"\x80" * (pieces - 1) + bytes([number])

        assert not refused(described(said(bytes(3) + config(0x40, length), length)))
    # In the fourth piece a length ends, whatever it says.
    assert not refused(
        described(said(bytes(3) + config(0x40), lambda n: b"\x80\x80\x80" + bytes([0x80 | n])))
    )
    large = said(bytes(3) + config(0x40) + bytes(200), lambda n: bytes([0x80 | n >> 7, n & 0x7F]))
    data = described(large + box(b"free"))
    assert not refused(data)
    wiped = parser.examine(data).wipe.zeros
    place = data.find(b"esds") + 4
    assert (place + len(large) - 8, place + len(large) - 8) not in wiped
    assert all(not place <= start < place + len(large) - 8 for start, _ in wiped)


@pytest.mark.parametrize(
    ("flags", "more", "right"),
    [
        (0x00, b"", True),
        (0x80, b"ab", True),
        (0x20, b"ab", True),
        (0xA0, b"abcd", True),
        (0x1F, b"", True),
        (0x80, b"", False),
        (0x20, b"abc", False),
        (0x00, b"ab", False),
        (0x40, b"", False),
        (0x40, b"\0", False),
    ],
)
def test_what_comes_before_the_codec_is_passed_over(flags: int, more: bytes, right: bool) -> None:
    body = bytes(2) + bytes([flags]) + more + config(0x40)
    assert refused(described(said(body))) is not right


def test_a_sound_that_does_not_say_what_it_is_is_refused() -> None:
    right = said(bytes(3) + config(0x40))
    assert not refused(described(right))
    assert not refused(described(box(b"wave", right)))
    assert refused(described())
    assert refused(described(right, right))
    assert refused(described(said(bytes(3) + config(0x40), tag=2)))
    assert refused(described(said(bytes(3) + b"\5" + config(0x40)[1:])))
    assert refused(described(full(b"esds")))


def test_time_is_counted_in_ticks_of_the_track() -> None:
    track = sound_track(2, b"Opus")
    whole = only(parser.examine(mp4(track))).seconds
    assert whole == pytest.approx(len(track.frames) * 22 / 1000)
    track.scale = 500
    assert only(parser.examine(mp4(track))).seconds == pytest.approx(2 * whole)
    track.scale = 0
    assert refused(mp4(track))


def test_times_of_eight_bytes_are_passed_over() -> None:
    for make in (mp4, fragmented):
        track = picture_track(2)
        track.long = True
        found = only(make_found(make, track))
        assert lasts(found, 50, 2.0)


def make_found(make: Callable[..., bytes], track: Mp4Track) -> MediaFile:
    return parser.examine(make(track))


def test_aac_lasts_at_least_as_long_as_its_frames() -> None:
    track = Mp4Track(b"mp4a", [b"x"] * 100, 1)
    assert only(parser.examine(mp4(track))).seconds == pytest.approx(100 * 1024 / 48_000)
    track.entry = entry(b"mp4a", rate=44_100)
    assert only(parser.examine(mp4(track))).seconds == pytest.approx(100 * 1024 / 44_100)
    track.entry = entry(b"mp4a", rate=0)
    assert only(parser.examine(mp4(track))).seconds == pytest.approx(0.1)
    other = Mp4Track(b"Opus", [b"x"] * 100, 1)
    assert only(parser.examine(mp4(other))).seconds == pytest.approx(0.1)


# -- lists of frames -------------------------------------------------------------------------------


def listed(name: bytes, form: str, *rows: Sequence[int]) -> bytes:
    return full(
        name, struct.pack(">I", len(rows)), *[struct.pack(f">{form}", *row) for row in rows]
    )


def chunked(places: Sequence[int], runs: Sequence[Sequence[int]], *, long: bool = False) -> bytes:
    """Five frames of ten bytes; places count from the first byte that can be a frame's."""
    track = Mp4Track(b"avc1", [bytes([65 + n]) * 10 for n in range(5)], 40)
    begin = 28
    rows = [[begin + place] for place in places]
    track.lists = {
        b"stts": listed(b"stts", "II", (2, 100), (3, 200)),
        b"stsc": listed(b"stsc", "III", *runs),
        b"stco": listed(b"co64", "Q", *rows) if long else listed(b"stco", "I", *rows),
    }
    return mp4(track, between=b"-" * 5)


@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize(
    ("places", "runs", "wiped"),
    [
        ([5], [(1, 5, 1)], [(0, 5), (55, 60)]),
        ([0, 20, 40], [(1, 2, 1), (3, 1, 1)], [(50, 60)]),
        ([10], [(1, 5, 1)], [(0, 10)]),
        ([0, 10, 20, 30, 40], [(1, 1, 1)], [(50, 60)]),
        ([0, 15, 30], [(1, 1, 1), (2, 1, 1), (3, 3, 1)], [(10, 15), (25, 30)]),
        ([0, 20, 50], [(1, 2, 1), (3, 1, 1)], [(40, 50)]),
        ([0, 10, 25], [(1, 1, 1), (2, 2, 1)], [(45, 60)]),
        ([0, 10, 35], [(1, 1, 1), (2, 2, 1), (3, 2, 1)], [(30, 35), (55, 60)]),
        ([5, 5], [(1, 3, 1)], [(0, 5), (35, 60)]),
        ([0, 50, 0], [(1, 5, 1)], [(50, 60)]),
    ],
)
def test_frames_lie_in_chunks(
    places: list[int], runs: list[tuple[int, int, int]], wiped: list[tuple[int, int]], long: bool
) -> None:
    found = parser.examine(chunked(places, runs, long=long))
    assert only(found).frames == 5
    assert only(found).seconds == pytest.approx(0.8)
    zeros = [(start - 28, end - 28) for start, end in found.wipe.zeros if 28 <= start <= 28 + 60]
    assert [piece for piece in zeros if piece[1] <= 60] == wiped


@pytest.mark.parametrize(
    ("places", "runs"),
    [
        ([-1], [(1, 5, 1)]),
        ([11], [(1, 5, 1)]),
        ([5], [(1, 4, 1)]),
        ([0, 20], [(1, 2, 1)]),
        ([0, 10, 20, 30, 40], []),
        ([], [(1, 5, 1)]),
        ([1000], [(1, 5, 1)]),
    ],
)
def test_frames_that_are_not_there_are_missed(
    places: list[int], runs: list[tuple[int, int, int]]
) -> None:
    assert refused(chunked(places, runs))


def test_frames_may_all_have_one_size() -> None:
    track = Mp4Track(b"avc1", [b"x" * 10] * 5, 40)
    track.lists = {b"stsz": full(b"stsz", struct.pack(">II", 10, 5))}
    data = mp4(track)
    found = parser.examine(data)
    assert only(found).frames == 5
    assert all(not 28 <= start < 78 for start, _ in found.wipe.zeros)
    track.lists = {b"stsz": full(b"stsz", struct.pack(">II", 11, 5))}
    assert refused(mp4(track))


@pytest.mark.parametrize("name", [b"stts", b"stsz", b"stsc", b"stco"])
def test_no_list_of_frames_is_missing_or_cut_off(name: bytes) -> None:
    data = mp4(picture_track(2))
    assert refused(data.replace(name, b"free"))
    at = data.find(name) - 4
    (size,) = struct.unpack_from(">I", data, at)
    fields = 12 if name == b"stsz" else 8
    counted = at + (16 if name == b"stsz" else 12)
    (count,) = struct.unpack_from(">I", data, counted)
    assert size == 8 + fields + count * {b"stts": 8, b"stsz": 4, b"stsc": 12, b"stco": 4}[name]
    more = bytearray(data)
    struct.pack_into(">I", more, counted, count + 1)
    assert refused(bytes(more))


def test_sizes_are_not_read_behind_their_list() -> None:
    """There the length of the next box stands, 20, for which there would be room."""
    track = Mp4Track(b"avc1", [b"x" * 10] * 5, 40)
    for count in (5, 6):
        track.lists = {
            b"stsc": listed(b"stsc", "III", (1, count, 1)),
            b"stsz": full(b"stsz", struct.pack(">II5I", 0, count, *[10] * 5)),
        }
        assert refused(mp4(track, between=b"-" * 30)) is (count == 6)


def test_there_are_so_many_frames_and_no_more() -> None:
    """Three rows of other lists count too."""
    most = MOST_PARTS - 3
    assert not refused(mp4(Mp4Track(b"avc1", [b"x"] * most, 1)))
    assert refused(mp4(Mp4Track(b"avc1", [b"x"] * (most + 1), 1)))
    assert not refused(fragmented(Mp4Track(b"avc1", [b"x"] * MOST_PARTS, 1), a_piece=MOST_PARTS))
    many = Mp4Track(b"avc1", [b"x"] * (MOST_PARTS + 1), 1)
    assert refused(fragmented(many, a_piece=MOST_PARTS))


BRANDS = (
    b"isom iso2 iso3 iso4 iso5 iso6 iso7 iso8 iso9 mp41 mp42 avc1 M4A_ M4V_ qt__ 3gp4 3gp5 3gp6"
).replace(b"_", b" ")


def test_brands_of_films_are_taken_and_kept() -> None:
    for at in range(0, len(BRANDS), 5):
        brand = BRANDS[at : at + 4]
        data = fragmented(sound_track(1), brand=brand)
        assert data[8:12] == brand
        told = box(b"ftyp", b"isom", bytes(4), brand) + data[20:]
        assert all(start >= 20 for start, _ in parser.examine(told).wipe.zeros), brand
    for brand in (b"avif", b"heic", b"isom"[::-1], bytes(4)):
        assert refused(fragmented(sound_track(1), brand=brand))
