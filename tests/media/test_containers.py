"""What recordings are is read from their bytes, whatever they are called and however they lie."""

import random
import struct
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storyhare.media import mp4 as mp4_parser
from storyhare.media import webm as webm_parser
from storyhare.media.check import Kind, Recording, check_recording
from storyhare.media.containers import MOST_PARTS, MediaFile, NotPlayable
from storyhare.rules import Refusal
from tests.media.made import (
    Mp4Track,
    block,
    box,
    ebml,
    element,
    entry,
    esds,
    film,
    fragmented,
    mp4,
    picture_track,
    sound_track,
    webm,
    webm_track,
)

MIME_OF_A_PHONE = mp4(picture_track(3), sound_track(3), brand=b"qt  ")
GOOD: dict[str, tuple[bytes, Kind, str, float]] = {
    "Chromium's and Firefox's sound": (webm(3), "sound", "audio/webm", 3.0),
    "a mime in VP8": (film(4), "mime", "video/webm", 4.0),
    "a mime in VP9": (webm(2, ("V_VP9",), every=40), "mime", "video/webm", 2.0),
    "Safari's sound": (fragmented(sound_track(2)), "sound", "audio/mp4", 2.0),
    "Opus in MP4": (fragmented(sound_track(2, b"Opus")), "sound", "audio/mp4", 2.0),
    "Safari's mime": (fragmented(picture_track(2)), "mime", "video/mp4", 2.0),
    "VP9 in MP4": (fragmented(picture_track(2, b"vp09")), "mime", "video/mp4", 2.0),
    "AV1 in MP4": (fragmented(picture_track(2, b"av01")), "mime", "video/mp4", 2.0),
    "a voice memo": (mp4(sound_track(2), brand=b"M4A "), "sound", "audio/mp4", 2.0),
    "a phone's film": (MIME_OF_A_PHONE, "mime", "video/mp4", 3.0),
}


def checked(tmp_path: Path, data: bytes, kind: Kind) -> Recording | Refusal:
    file = tmp_path / "recording.webm"
    file.write_bytes(data)
    return check_recording(file, kind)


@pytest.mark.parametrize("name", GOOD)
def test_what_browsers_and_phones_record_is_taken(name: str, tmp_path: Path) -> None:
    data, kind, media_type, seconds = GOOD[name]
    found = checked(tmp_path, data, kind)
    assert isinstance(found, Recording), found
    assert found.type == media_type
    assert found.seconds == pytest.approx(seconds, abs=0.1)
    assert found.size == len(data)


PNG = b"\x89PNG\r\n\x1a\n" + bytes(200)
AVIF = box(b"ftyp", b"avif", bytes(4), b"mif1") + box(b"mdat", bytes(100))
HEADER_ONLY = ebml() + element(
    0x18538067, element(0x1654AE6B, webm_track(1, "A_OPUS")), unknown=True
)
LONG_PACKETS = webm(2, packet=b"\x1b\x30" + bytes(40))  # 48 frames of 60 ms, every 20 ms


def changed(track: Mp4Track, new: bytes) -> Mp4Track:
    track.entry = new
    return track


BAD: dict[str, tuple[bytes, Kind, str]] = {
    "an image": (PNG, "mime", "recording_not_playable"),
    "an image that looks like MP4": (AVIF, "mime", "recording_not_playable"),
    "a page": (b"<!doctype html><script>alert(1)</script>", "sound", "recording_not_playable"),
    "an Ogg file": (b"OggS" + bytes(100), "sound", "recording_not_playable"),
    "nothing": (b"", "sound", "recording_too_short"),
    "a header alone": (HEADER_ONLY, "sound", "recording_too_short"),
    "an MP4 header alone": (fragmented(sound_track(0)), "sound", "recording_too_short"),
    "empty frames": (webm(2, packet=b""), "sound", "recording_too_short"),
    "a moment": (webm(0.1), "sound", "recording_too_short"),
    "one picture": (webm(0.02, ("V_VP8",)), "mime", "recording_too_short"),
    "a long sound": (webm(17), "sound", "recording_too_long"),
    "a long mime": (film(14), "mime", "recording_too_long"),
    "a long fragment": (fragmented(sound_track(20)), "sound", "recording_too_long"),
    "a long film in one piece": (mp4(picture_track(20)), "mime", "recording_too_long"),
    "packets longer than they say": (LONG_PACKETS, "sound", "recording_too_long"),
    "Matroska": (webm(2, doc_type="matroska"), "sound", "recording_not_playable"),
    "H.264 in WebM": (webm(2, ("V_MPEG4/ISO/AVC",)), "mime", "recording_not_playable"),
    "Vorbis": (webm(2, ("A_VORBIS",)), "sound", "recording_not_playable"),
    "subtitles": (webm(2, ("S_TEXT/UTF8",)), "sound", "recording_not_playable"),
    "HEVC": (mp4(picture_track(2, b"hvc1")), "mime", "recording_not_playable"),
    "AMR": (mp4(sound_track(2, b"samr"), brand=b"3gp4"), "sound", "recording_not_playable"),
    "MP3 as mp4a": (
        mp4(changed(sound_track(2), entry(b"mp4a", object_type=0x6B))),
        "sound",
        "recording_not_playable",
    ),
    "a huge picture": (webm(2, ("V_VP8",), width=16_000), "mime", "recording_not_playable"),
    "a huge picture in MP4": (
        mp4(changed(picture_track(2), entry(b"avc1", width=16_000))),
        "mime",
        "recording_not_playable",
    ),
    "something locked": (
        ebml() + element(0x18538067, element(0x1654AE6B, element(0xAE, element(0x6D80, b"x")))),
        "sound",
        "recording_not_playable",
    ),
    "laced frames": (
        webm(1) + block(1, 0, b"\x78abc", flags=0x86),
        "sound",
        "recording_not_playable",
    ),
    "a film as sound": (film(2), "sound", "recording_wrong_kind"),
    "sound as a mime": (webm(2), "mime", "recording_wrong_kind"),
    "a film with sound as sound": (webm(2, ("A_OPUS", "V_VP8")), "sound", "recording_wrong_kind"),
    "a recorded mime with sound": (webm(2, ("V_VP8", "A_OPUS")), "mime", "recording_wrong_kind"),
    "a whole film with sound as sound": (MIME_OF_A_PHONE, "sound", "recording_wrong_kind"),
    "a mime in fragments with sound": (
        fragmented(picture_track(2), sound_track(2)),
        "mime",
        "recording_wrong_kind",
    ),
    "two films in one": (mp4(picture_track(2), picture_track(2)), "mime", "recording_not_playable"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_recording_is_refused_with_a_reason(name: str, tmp_path: Path) -> None:
    data, kind, code = BAD[name]
    found = checked(tmp_path, data, kind)
    assert isinstance(found, Refusal)
    assert found.code == code


@pytest.mark.parametrize("name", GOOD)
def test_a_file_that_was_cut_is_refused_or_shorter(name: str, tmp_path: Path) -> None:
    data, kind, _, _ = GOOD[name]
    whole = checked(tmp_path, data, kind)
    assert isinstance(whole, Recording)
    refused = 0
    for cut in range(1, 60):
        found = checked(tmp_path, data[: len(data) * cut // 60], kind)
        if isinstance(found, Refusal):
            refused += 1
        else:
            assert found.seconds < whole.seconds
    assert refused > 20


def test_a_phone_s_film_loses_its_sound_and_its_notes_and_keeps_its_pictures(
    tmp_path: Path,
) -> None:
    place = box(b"udta", box(b"\xa9xyz", b"+48.8584+002.2945/"))
    notes = place + box(b"meta", b"com.apple.quicktime.make Apple")
    data = mp4(picture_track(3), sound_track(3), brand=b"qt  ", notes=notes) + box(
        b"uuid", b"+48.8"
    )
    assert data.count(b"heard ") > 500
    found = checked(tmp_path, data, "mime")
    assert isinstance(found, Recording)
    kept = (tmp_path / "recording.webm").read_bytes()
    assert len(kept) == len(data)
    for private in (b"heard", b"+48.8", b"Apple", b"soun", b"mp4a"):
        assert private not in kept
    assert kept.count(b"seen ") == data.count(b"seen ")
    again = mp4_parser.examine(kept)
    assert [track.carries for track in again.tracks] == ["picture"]
    assert again.tracks[0].seconds == pytest.approx(3.0)


def test_a_phone_s_notes_on_a_sound_are_wiped_too(tmp_path: Path) -> None:
    timed = Mp4Track(b"mebx", [b"where I was"] * 10, 200, handler=b"meta")
    assert isinstance(
        checked(tmp_path, mp4(sound_track(2), timed, brand=b"M4A "), "sound"), Recording
    )
    kept = (tmp_path / "recording.webm").read_bytes()
    assert b"where I was" not in kept
    assert kept.count(b"heard ") == 8 * len(sound_track(2).frames)


def test_what_is_wiped_out_must_not_be_what_was_to_stay(tmp_path: Path) -> None:
    """A sound track that claims the film's own frames, or the list of them, as its samples."""
    data = bytearray(mp4(picture_track(2), sound_track(2)))
    at = data.rfind(b"stco")
    data[at + 12 : at + 16] = struct.pack(">I", data.find(b"moov"))
    found = checked(tmp_path, bytes(data), "mime")
    assert isinstance(found, Refusal)


def test_frames_behind_the_end_of_the_file_are_missed(tmp_path: Path) -> None:
    data = bytearray(mp4(sound_track(2)))
    at = data.rfind(b"stco")
    data[at + 12 : at + 16] = struct.pack(">I", len(data) - 5)
    assert checked(tmp_path, bytes(data), "sound") == Refusal("recording_not_playable")
    promised = bytearray(fragmented(sound_track(2)))
    at = promised.find(b"trun")
    promised[at + 20 : at + 24] = struct.pack(">I", 2**31)
    assert checked(tmp_path, bytes(promised), "sound") == Refusal("recording_not_playable")


# -- hostile bytes ---------------------------------------------------------------------------------


def looked_at(data: bytes) -> MediaFile | None:
    """Look with both parsers; they may say no, and nothing else."""
    found = None
    for parser in (webm_parser, mp4_parser):
        try:
            found = parser.examine(data)
        except NotPlayable:
            continue
    return found


@given(st.sampled_from(sorted(GOOD)), st.data())
@settings(max_examples=400, deadline=None)
def test_flipped_bits_and_cuts_lead_to_no_other_error(name: str, data: st.DataObject) -> None:
    bytes_ = bytearray(GOOD[name][0])
    for _ in range(data.draw(st.integers(1, 8))):
        # Most of a file is frames, which nobody reads: half of the changes go to heads and tails.
        edge = data.draw(st.sampled_from((400, len(bytes_))))
        at = data.draw(st.integers(0, min(edge, len(bytes_)) - 1))
        at = len(bytes_) - 1 - at if data.draw(st.booleans()) else at
        bytes_[at] = data.draw(st.integers(0, 255))
    looked_at(bytes(bytes_[: data.draw(st.integers(0, len(bytes_)))]))


@given(st.binary(max_size=400))
@settings(max_examples=300, deadline=None)
def test_any_bytes_lead_to_no_other_error(tail: bytes) -> None:
    looked_at(tail)
    looked_at(ebml() + element(0x18538067, tail, unknown=True))
    looked_at(box(b"ftyp", b"isom", bytes(4)) + box(b"moov", tail))


FTYP = box(b"ftyp", b"isom", bytes(4))
VOID = b"\xec\x80"
CLUSTER = element(0x1F43B675, b"", unknown=True)
# Files of a size that make a careless parser work for long.
BOMBS: dict[str, Callable[[int], bytes]] = {
    "tiny elements": lambda size: ebml() + element(0x18538067, VOID * (size // 2), unknown=True),
    "clusters": lambda size: ebml() + element(0x18538067, CLUSTER * (size // 12), unknown=True),
    "tiny boxes": lambda size: FTYP + box(b"free") * (size // 8),
    "tiny boxes in moov": lambda size: FTYP + box(b"moov", box(b"free") * (size // 8)),
    "noise": random.Random(1).randbytes,
    "a lot behind": lambda size: mp4(sound_track(1)) + box(b"free", bytes(size)),
}  # fmt: skip


@pytest.mark.parametrize("name", BOMBS)
def test_the_time_to_look_does_not_grow_with_a_bomb(name: str) -> None:
    """Bounded by a number of parts and not by the size: sixteen times the bytes cost no more."""
    small, large = (spent(BOMBS[name](size)) for size in (1_000_000, 16_000_000))
    assert large < 4 * small + 0.5


def spent(data: bytes) -> float:
    began = time.process_time()
    looked_at(data)
    return time.process_time() - began


def test_lists_that_promise_millions_of_frames_are_not_believed() -> None:
    data = bytearray(mp4(sound_track(1)))
    for table in (b"stsz", b"stts", b"stsc", b"stco"):
        for count in (MOST_PARTS + 1, 2**32 - 1):
            worse = bytearray(data)
            at = worse.find(table) + (12 if table == b"stsz" else 8)
            worse[at : at + 4] = struct.pack(">I", count)
            assert looked_at(bytes(worse)) is None
    same_size = bytearray(data)
    at = same_size.find(b"stsz")
    same_size[at + 8 : at + 16] = struct.pack(">II", 1, 2**32 - 1)
    assert looked_at(bytes(same_size)) is None


def test_a_sound_that_does_not_say_what_it_is_is_refused() -> None:
    data = mp4(sound_track(1))
    assert looked_at(data) is not None
    assert looked_at(data.replace(b"esds", b"free")) is None
    assert looked_at(data.replace(esds()[12:], b"\x03\x19\x00\x01\x40" + bytes(21))) is None
