"""What a WebM file says is read where the standard puts it, and numbers end where they say."""

import struct
from pathlib import Path

import pytest

from storyhare.media import webm as parser
from storyhare.media.check import LIMITS, Kind, Limit, Recording, check_recording
from storyhare.media.containers import MOST_PARTS, WIDEST, NotPlayable, Track
from storyhare.rules import Refusal
from tests.media.made import OPUS_PACKET, block, ebml, element, film, webm, webm_track

SEGMENT, CLUSTER, TRACKS, INFO = 0x18538067, 0x1F43B675, 0x1654AE6B, 0x1549A966
SOUND = element(TRACKS, webm_track(1, "A_OPUS"))
FILM = element(TRACKS, webm_track(1, "V_VP8"))


def file(*parts: bytes, tracks: bytes = FILM, unknown: bool = True) -> bytes:
    return ebml() + element(SEGMENT, tracks + b"".join(parts), unknown=unknown)


def cluster(*parts: bytes, at: int = 0, unknown: bool = True) -> bytes:
    return element(CLUSTER, element(0xE7, at.to_bytes(4)) + b"".join(parts), unknown=unknown)


def only(data: bytes) -> Track:
    (track,) = parser.examine(data).tracks
    return track


def reason(data: bytes) -> str:
    with pytest.raises(NotPlayable) as error:
        parser.examine(data)
    return str(error.value)


# -- elements --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "tail",
    [
        b"\x1f",  # a name of four bytes
        b"\x1f\x43\xb6",
        b"\xec",  # a name without a length
        b"\xec\x40",  # a length of two bytes
        b"\xec\x01\0\0\0\0\0\0",  # of eight
        b"\x08\0\0\0\0\x80",  # a name of five bytes, which there is not
        b"\xec\x00\0\0\0\0\0\0\0\0",  # a length of nine
        b"\0",
        element(0xA3, b""),  # a frame of nothing, whose number would be behind the end
        element(0xA3, b"\x40"),
    ],
)
def test_numbers_that_are_cut_off_at_the_end_are_refused(tail: bytes) -> None:
    whole = file(cluster(block(1, 0, b"x")))
    assert only(whole).frames == 1
    assert reason(whole + tail) == "a number is cut off"


def test_names_have_up_to_four_bytes_and_numbers_up_to_eight() -> None:
    whole = file(cluster(block(1, 0, b"x")))
    for name in (b"\x81", b"\x40\x01", b"\x20\0\x01", b"\x10\0\0\x01"):
        for width in range(1, 9):
            length = (3 | 1 << 7 * width).to_bytes(width)
            assert only(whole + name + length + b"abc").frames == 1


def test_what_is_longer_than_its_parent_is_refused() -> None:
    inner = element(0xEC, b"abc")
    for master in (SEGMENT, CLUSTER, INFO):
        right = element(master, inner)
        wrong = right[: len(right) - len(inner)] + inner[:8] + b"\x04" + inner[9:] + b"d"
        if master != SEGMENT:
            right, wrong = file(right), file(wrong)
        else:
            right, wrong = file() + right, file() + wrong
        assert parser.examine(right).tracks
        assert reason(wrong) == "an element is longer than what it stands in"


@pytest.mark.parametrize("name", [0xEC, INFO, TRACKS, 0x1234567A])
def test_only_segments_and_clusters_may_leave_their_length_open(name: int) -> None:
    data = file() + element(name, b"", unknown=True)
    assert reason(data) == "an element does not say how long it is"
    inside = file(element(INFO, element(CLUSTER, b"", unknown=True)))
    assert reason(inside) == "an element does not say how long it is"


@pytest.mark.parametrize(
    "ends",
    [
        element(INFO, element(0x2AD7B1, (2_000_000).to_bytes(3))),
        element(0x1C53BB6B, element(0xBB, b"")),
        element(0x114D9B74, element(0x4DBB, b"")),
        element(TRACKS, b""),
    ],
)
def test_a_cluster_of_unknown_length_ends_where_something_else_begins(ends: bytes) -> None:
    frames = block(1, 0, b"x"), block(1, 40, b"x")
    data = file(cluster(*frames), ends, cluster(*frames, at=80))
    assert only(data).frames == 4
    # Frames behind it are in no cluster, and made void with all else that is not known there.
    stray = file(cluster(*frames), ends, *frames)
    assert only(stray).frames == 2


def test_a_segment_of_unknown_length_ends_where_another_file_begins() -> None:
    data = file(cluster(block(1, 0, b"x"))) + ebml() + element(SEGMENT, cluster(block(1, 9, b"x")))
    assert only(data).frames == 2
    assert only(file(cluster(block(1, 0, b"x"))) + element(SEGMENT, b"")).frames == 1


def test_a_cluster_ends_with_the_segment_it_stands_in() -> None:
    """Also one that does not say how long it is: what is behind is none of its frames."""
    data = file(cluster(block(1, 0, b"x")), unknown=False) + block(1, 1, b"x")
    assert only(data).frames == 1


def test_there_are_so_many_elements_and_no_more() -> None:
    whole = file()
    count = sum(1 for _ in parser._elements(whole))
    void = element(0xEC, b"")
    most = whole + void * (2 * MOST_PARTS - count - 1)
    assert parser.examine(most).tracks
    assert reason(most + void) == "too many elements"


def test_there_are_so_many_frames_and_no_more() -> None:
    frame = block(1, 0, b"x")
    assert only(file(cluster(frame * MOST_PARTS))).frames == MOST_PARTS
    assert reason(file(cluster(frame * (MOST_PARTS + 1)))) == "too many frames"


def test_there_is_a_head_and_a_track() -> None:
    assert reason(file(tracks=b"")) == "not a WebM file"
    bare = element(0x1A45DFA3, element(0x4286, b"\1"))
    assert reason(bare + file()[len(ebml()) :]) == "not a WebM file"


# -- tracks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", [0xB0, 0xBA])
@pytest.mark.parametrize(("length", "right"), [(0, 0), (1, 1), (WIDEST, 1), (WIDEST + 1, 0)])
def test_pictures_have_sides_that_phones_can_show(side: int, length: int, right: int) -> None:
    shown = element(0xE0, element(side, length.to_bytes(4)))
    facts = element(0xD7, b"\1") + element(0x83, b"\1") + element(0x86, b"V_VP9") + shown
    data = file(tracks=element(TRACKS, element(0xAE, facts)))
    if right:
        assert only(data).codec == "V_VP9"
    else:
        assert reason(data) == "the picture is too large"


@pytest.mark.parametrize(
    ("codec", "kind", "carries"),
    [("V_VP8", 1, "picture"), ("V_VP9", 1, "picture"), ("A_OPUS", 2, "sound")],
)
def test_a_track_is_what_its_codec_is_for(codec: str, kind: int, carries: str) -> None:
    for said in (1, 2, 3, 17):
        facts = element(0xD7, b"\1") + element(0x83, bytes([said])) + element(0x86, codec.encode())
        data = file(tracks=element(TRACKS, element(0xAE, facts)))
        if said == kind:
            assert (only(data).carries, only(data).codec) == (carries, codec)
        else:
            assert reason(data) == "a track is not what its codec is for"
    silent = element(0xD7, b"\1") + element(0x83, bytes([kind]))
    data = file(tracks=element(TRACKS, element(0xAE, silent)))
    assert reason(data) == "a track is not what its codec is for"


def test_a_track_that_is_packed_or_locked_is_refused() -> None:
    """Though all else about it is right."""
    right = element(TRACKS, webm_track(1, "A_OPUS"))
    assert only(file(cluster(block(1, 0, OPUS_PACKET)), tracks=right)).frames == 1
    packed = element(TRACKS, webm_track(1, "A_OPUS", facts=element(0x6D80, element(0x6240, b""))))
    assert reason(file(cluster(block(1, 0, OPUS_PACKET)), tracks=packed)) == (
        "a track is packed or locked"
    )


def test_a_number_has_up_to_eight_bytes() -> None:
    def rated(rate: bytes) -> bytes:
        facts = element(0xD7, b"\1") + element(0x83, b"\2") + element(0x86, b"A_OPUS")
        sound = element(0xE1, element(0xB5, rate))
        return file(tracks=element(TRACKS, element(0xAE, facts + sound)))

    assert only(rated(struct.pack(">d", 48_000.0))).codec == "A_OPUS"
    assert reason(rated(bytes(9))) == "a number is too long"


@pytest.mark.parametrize(
    ("scale", "right"), [(999, 0), (1_000, 1), (1_000_000, 1), (10**9, 1), (10**9 + 1, 0)]
)
def test_time_is_counted_from_microseconds_to_seconds(scale: int, right: int) -> None:
    frames = [block(1, after, b"x") for after in (0, 10, 20)]
    data = file(element(INFO, element(0x2AD7B1, scale.to_bytes(4))), cluster(*frames))
    if right:
        assert only(data).seconds == pytest.approx(30 * scale / 1e9)
    else:
        assert reason(data) == "time is counted in a way of its own"


def test_a_frame_comes_after_its_cluster_or_before_it() -> None:
    """And the last one is shown as long as the others are on average."""
    frames = [block(1, -100, b"x"), block(1, 0, b"x"), block(1, 60, b"x")]
    assert only(file(cluster(*frames, at=1000))).seconds == pytest.approx(0.160 + 0.080)
    two = file(cluster(block(1, 0, b"x"), at=5000), cluster(block(1, 0, b"x"), at=4000))
    assert only(two).seconds == pytest.approx(2.0)
    late = file(cluster(block(1, 7, b"x"), at=5000))
    assert only(late).seconds == 0.0
    assert only(file(cluster(*frames, at=1000))).frames == 3


def test_a_frame_belongs_to_a_track_by_its_number() -> None:
    two = element(TRACKS, webm_track(1, "V_VP8") + webm_track(2, "A_OPUS"))
    data = file(cluster(block(1, 0, b"x"), block(2, 0, OPUS_PACKET), block(2, 5, b"x")), tracks=two)
    assert [track.frames for track in parser.examine(data).tracks] == [1, 2]
    assert reason(file(cluster(block(3, 0, b"x")))) == "a frame belongs to no track"
    long = element(0xA3, b"\x40\x01" + struct.pack(">hB", 0, 0x80) + b"x")
    assert only(file(cluster(long))).frames == 1
    unknown = element(0xA3, b"\xff" + struct.pack(">hB", 0, 0x80) + b"x")
    assert reason(file(cluster(unknown))) == "a frame belongs to no track"


def test_a_frame_has_a_head_and_may_be_empty() -> None:
    assert only(file(cluster(block(1, 0, b"")))).frames == 0
    for cut in (b"\x81", b"\x81\0", b"\x81\0\0"):
        data = file(cluster(element(0xA3, cut)))
        assert reason(data) == "a frame belongs to no track"


def test_frames_that_are_laced_are_refused() -> None:
    for flags in range(256):
        data = file(cluster(block(1, 0, b"x", flags)))
        if flags & 0x06:
            assert reason(data) == "frames are laced"
        else:
            assert only(data).frames == 1


# RFC 6716, table 2: the lengths of frames in milliseconds, by configuration.
LENGTHS = [
    *([10, 20, 40, 60] * 3),
    *([10, 20] * 2),
    *([2.5, 5, 10, 20] * 4),
]


@pytest.mark.parametrize("configuration", range(32))
def test_opus_sounds_as_long_as_it_says_itself(configuration: int) -> None:
    """All packets at one time; the lowest two bits say how many frames are in each."""
    for code, frames in ((0, 1), (1, 2), (2, 2), (3, 5)):
        packet = bytes([configuration << 3 | 0x04 | code, 0xC0 | 5, 9])
        data = file(cluster(block(1, 0, packet) * 4), tracks=SOUND)
        assert only(data).seconds == pytest.approx(4 * frames * LENGTHS[configuration] / 1000)
    lonely = file(cluster(block(1, 0, bytes([configuration << 3 | 3])) * 2), tracks=SOUND)
    assert only(lonely).seconds == 0.0


# -- limits ----------------------------------------------------------------------------------------


def checked(tmp_path: Path, data: bytes, kind: Kind) -> Recording | Refusal:
    path = tmp_path / "recording"
    path.write_bytes(data)
    return check_recording(path, kind)


def test_recordings_have_the_limits_that_people_are_told() -> None:
    assert {"sound": Limit(15, 3_000_000), "mime": Limit(12, 16_000_000)} == LIMITS


@pytest.mark.parametrize(("kind", "most"), [("sound", 15), ("mime", 12)])
def test_recorders_may_stop_a_second_late(kind: Kind, most: int, tmp_path: Path) -> None:
    def lasting(seconds: float) -> Recording | Refusal:
        return checked(tmp_path, webm(seconds) if kind == "sound" else film(seconds), kind)

    late = lasting(most + 1)
    assert isinstance(late, Recording)
    assert late.seconds == most + 1
    for more, told in ((1.04, most + 2), (2.0, most + 2), (2.04, most + 3)):
        refusal = Refusal("recording_too_long", {"seconds": told, "most": most})
        assert lasting(most + more) == refusal


def test_a_recording_has_two_frames_and_three_tenths_of_a_second(tmp_path: Path) -> None:
    short = Refusal("recording_too_short")
    assert checked(tmp_path, webm(0.28), "sound") == short
    assert isinstance(checked(tmp_path, webm(0.3), "sound"), Recording)
    # One packet of six frames of 60 ms, and two.
    for number, right in ((1, False), (2, True)):
        packet = block(1, 0, b"\x1b\x06abc") * number
        found = checked(tmp_path, file(cluster(packet), tracks=SOUND), "sound")
        assert isinstance(found, Recording) is right
        assert right or found == short


def test_the_shortest_length_is_exactly_three_tenths(tmp_path: Path) -> None:
    for first, right in ((0, True), (1, False)):
        frames = [block(1, after, b"x") for after in (first, 100, 200)]
        found = checked(tmp_path, file(cluster(*frames)), "mime")
        assert isinstance(found, Recording) is right


def test_lengths_are_told_in_hundredths(tmp_path: Path) -> None:
    frames = [block(1, after, b"x") for after in (0, 333, 666)]
    found = checked(tmp_path, file(cluster(*frames)), "mime")
    assert isinstance(found, Recording)
    assert found.seconds == 1.0
    frames = [block(1, after, b"x") for after in (0, 411, 822)]
    found = checked(tmp_path, file(cluster(*frames)), "mime")
    assert isinstance(found, Recording)
    assert found.seconds == 1.23
