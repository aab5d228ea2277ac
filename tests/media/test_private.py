"""Of a recording only sound and picture are kept: no place, date, title, or name of a device."""

import struct
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storyhare.media import webm as webm_parser
from storyhare.media.check import Checked, Kind, check
from storyhare.rules import Refusal
from tests.media.grafts import lengthened, mp4_grafts, webm_grafts
from tests.media.made import (
    CUES,
    MASTERS,
    OPUS_HEAD,
    SEEK_HEAD,
    box,
    element,
    esds,
    fragmented,
    full,
    mp4,
    picture_track,
    sound_track,
    webm,
)

Picture = np.ndarray[Any, Any]
SECRET = b"+48.8584+002.2945/Ann"
NOT_PLAYABLE = Refusal("recording_not_playable")


def kept(tmp_path: Path, data: bytes, kind: Kind) -> bytes | Refusal:
    """What would be given out; looked at once more, it stays what it is."""
    file = tmp_path / "recording"
    file.write_bytes(data)
    found = check(file, kind)
    if isinstance(found, Refusal):
        return found
    bytes_ = file.read_bytes()
    assert len(bytes_) == len(data)
    assert check(file, kind) == found
    assert file.read_bytes() == bytes_
    return bytes_


def clean(tmp_path: Path, data: bytes, kind: Kind) -> bytes:
    """What is given out of a good recording, in which nothing secret is left."""
    assert SECRET in data
    found = kept(tmp_path, data, kind)
    assert not isinstance(found, Refusal), found
    assert SECRET[:4] not in found
    return found


# -- WebM ------------------------------------------------------------------------------------------

TAG = element(0x7373, element(0x67C8, element(0x45A3, b"LOCATION") + element(0x4487, SECRET)))
CHAPTER = element(0x45B9, element(0xB6, element(0x80, element(0x85, SECRET))))
ATTACHED = element(0x61A7, element(0x466E, SECRET) + element(0x465C, SECRET))
SECRETS = {
    "a title": element(0x7BA9, SECRET),
    "a date": element(0x4461, SECRET),
    "an id of the segment": element(0x73A4, SECRET),
    "the name of a file": element(0x7384, SECRET),
    "tags": element(0x1254C367, TAG),
    "chapters": element(0x1043A770, CHAPTER),
    "an attachment": element(0x1941A469, ATTACHED),
    "the name of a track": element(0x536E, SECRET),
    "a language": element(0x22B59C, SECRET),
    "the name of a codec": element(0x258688, SECRET),
    "additions to a frame": element(0x75A1, element(0xA6, element(0xA5, SECRET))),
    "empty space": element(0xEC, SECRET),
    "empty space with a short head": b"\xec" + bytes([0x80 | len(SECRET)]) + SECRET,
    "a checksum": element(0xBF, SECRET),
    "what nobody knows": element(0x1ABCDEF0, SECRET),
    "an entry of a list of contents": element(0x4DBB, element(0xEC, SECRET)),
}
FILMED = webm(2, ("V_VP8",), every=40, extra=SEEK_HEAD, tail=CUES, grouped=True)


@pytest.mark.parametrize("name", SECRETS)
def test_nothing_else_is_kept_anywhere_in_webm(name: str, tmp_path: Path) -> None:
    places = set()
    for kind, data in (("sound", webm(2)), ("mime", FILMED)):
        for place, grafted in webm_grafts(data, SECRETS[name]):
            places.add(place.split()[0])
            found = clean(tmp_path, grafted, kind)  # type: ignore[arg-type]
            assert count_frames(found) == count_frames(data), place
    assert places == {f"{name:X}" for name in MASTERS}


def count_frames(data: bytes) -> int:
    found = webm_parser.examine(data)
    return sum([track.frames for track in found.tracks])


def test_what_stands_before_and_behind_a_segment_is_wiped_or_refused(tmp_path: Path) -> None:
    """A segment of known length, as programs write that are no recorders."""
    data = webm(2)
    at = data.find(b"\x18\x53\x80\x67") + 4
    whole = data[:at] + (len(data) - at - 8 | 1 << 56).to_bytes(8) + data[at + 8 :]
    assert len(clean(tmp_path, whole + SECRETS["a title"], "sound")) > len(data)
    clean(tmp_path, whole[: at - 4] + SECRETS["empty space"] + whole[at - 4 :], "sound")
    for tail in (SECRET, b"\0" + SECRET, b"\x00", b"\xff"):
        assert kept(tmp_path, whole + tail, "sound") == NOT_PLAYABLE


def test_programs_that_wrote_a_recording_are_not_named(tmp_path: Path) -> None:
    for name in (0x4D80, 0x5741):
        info = element(0x1549A966, element(name, SECRET))
        found = clean(tmp_path, webm(2, extra=info), "sound")
        assert element(name, bytes(len(SECRET))) in found


def test_the_number_at_random_of_a_track_becomes_1(tmp_path: Path) -> None:
    number = element(0x73C5, b"+48.8584")
    found = kept(tmp_path, webm(2, facts=number), "sound")
    assert not isinstance(found, Refusal)
    assert element(0x73C5, bytes(7) + b"\1") in found
    assert b"+48" not in found


def test_what_a_codec_says_of_itself_has_no_room_for_more(tmp_path: Path) -> None:
    def private(head: bytes) -> bytes:
        return element(0x63A2, head)

    surround = OPUS_HEAD[:9] + b"\6" + OPUS_HEAD[10:18] + b"\1" + b"\4\2" + bytes(range(6))
    for head in (OPUS_HEAD, surround):
        found = kept(tmp_path, webm(2, facts=private(head)), "sound")
        assert not isinstance(found, Refusal)
        assert private(head) in found
        for odd in (head + b"+", head + SECRET, head[:-1], b"Tags" + head[4:], b"", head[:9]):
            assert kept(tmp_path, webm(2, facts=private(odd)), "sound") == NOT_PLAYABLE
    mime = webm(2, ("V_VP8",), every=40, facts=private(SECRET))
    assert element(0x63A2, b"")[:2] not in clean(tmp_path, mime, "mime")


def test_names_hide_nothing_behind_zeros_or_beside_the_right_one(tmp_path: Path) -> None:
    for name, said, master in ((0x4282, "webm", "1A45DFA3"), (0x86, "A_OPUS", "AE")):

        def called(text: str, said: str = said) -> bytes:
            return webm(2, doc_type=text) if said == "webm" else webm(2, (text,))

        assert not isinstance(kept(tmp_path, called(said.ljust(32, "\0")), "sound"), Refusal)
        for wrong in (said.ljust(33, "\0"), said.ljust(32, "\0") + "Ann", said + "\0Ann", "Ann"):
            assert kept(tmp_path, called(wrong), "sound") == NOT_PLAYABLE
            for place, grafted in webm_grafts(webm(2), element(name, wrong.encode())):
                if place.startswith(f"{master} "):
                    assert kept(tmp_path, grafted, "sound") == NOT_PLAYABLE


NUMBERS = [
    (parent, name)
    for parent, names in webm_parser.KEPT.items()
    for name in names
    if parent is not None
    and name not in webm_parser.KEPT
    and name not in (0x4282, 0x86, 0xA1, 0xA3, 0x63A2, 0x4D80, 0x5741, 0x6D80)
]


@pytest.mark.parametrize(("parent", "name"), NUMBERS)
def test_numbers_are_no_longer_than_numbers(parent: int, name: int, tmp_path: Path) -> None:
    for kind, data in (("sound", webm(2)), ("mime", FILMED)):
        for place, grafted in webm_grafts(data, element(name, SECRET)):
            if place.startswith(f"{parent:X} "):
                assert kept(tmp_path, grafted, kind) == NOT_PLAYABLE  # type: ignore[arg-type]


# -- MP4 -------------------------------------------------------------------------------------------

BOXES = {
    "a place": box(b"udta", box(b"\xa9xyz", SECRET)),
    "notes": full(b"meta", box(b"ilst", SECRET)),
    "a maker's own": box(b"uuid", SECRET),
    "empty space": box(b"free", SECRET),
    "skipped space": box(b"skip", SECRET),
    "what nobody knows": box(b"abcd", SECRET),
    "with a long length": struct.pack(">I4sQ", 1, b"free", 16 + len(SECRET)) + SECRET,
}
WHOLE: dict[str, tuple[bytes, Kind]] = {
    "a voice memo": (mp4(sound_track(2)), "sound"),
    "a film": (mp4(picture_track(2)), "mime"),
    "a recorded sound": (fragmented(sound_track(2, b"Opus")), "sound"),
    "a recorded mime": (fragmented(picture_track(2, b"vp09")), "mime"),
}


@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("file", WHOLE)
def test_nothing_else_is_kept_anywhere_in_mp4(file: str, name: str, tmp_path: Path) -> None:
    data, kind = WHOLE[file]
    for place, grafted in mp4_grafts(data, BOXES[name]):
        if place.startswith("b'stsd'"):  # two codecs
            assert kept(tmp_path, grafted, kind) == NOT_PLAYABLE
            continue
        found = clean(tmp_path, grafted, kind)
        for frame in (b"heard ", b"seen "):
            assert found.count(frame) == data.count(frame)
    clean(tmp_path, data + BOXES[name], kind)


def test_fragments_carry_no_notes(tmp_path: Path) -> None:
    for notes in BOXES.values():
        for track, kind in ((sound_track(2), "sound"), (picture_track(2), "mime")):
            data = fragmented(track, notes=notes)
            found = clean(tmp_path, data, kind)  # type: ignore[arg-type]
            assert found.count(b"".join(track.frames[-25:])) == data.count(
                b"".join(track.frames[-25:])
            )


@pytest.mark.parametrize("name", [b"sidx", b"mfra", b"wide", b"styp", b"pnot", b"PICT"])
def test_boxes_beside_the_film_say_nothing(name: bytes, tmp_path: Path) -> None:
    clean(tmp_path, mp4(picture_track(2)) + box(name, bytes(8), SECRET), "mime")


def test_what_lies_between_frames_is_wiped(tmp_path: Path) -> None:
    """Before, between and behind the frames; also those of a sound that is taken away."""
    for other in ([], [sound_track(2)]):
        data = mp4(picture_track(2), *other, between=SECRET)
        found = clean(tmp_path, data, "mime")
        assert found.count(b"seen ") == data.count(b"seen ")
        assert b"heard " not in found
    data = fragmented(sound_track(2), between=SECRET)
    assert clean(tmp_path, data, "sound").count(b"heard ") == data.count(b"heard ")


def test_brands_are_those_of_films(tmp_path: Path) -> None:
    data = mp4(sound_track(2))
    brands = b"mp42" + SECRET + b"isom"
    moved = len(brands) - 4
    head = box(b"ftyp", b"isom", bytes(4), brands)
    grown = bytearray(head + data[20:])
    at = grown.rfind(b"stco") + 12
    struct.pack_into(">I", grown, at, struct.unpack_from(">I", grown, at)[0] + moved)
    found = clean(tmp_path, bytes(grown), "sound")
    assert found[:20] == head[:20]
    assert found[20 : len(head)] == bytes(len(head) - 20)  # the last one is out of step


# What a box says when it was made, who handles it and where its frames are, by its name.
FIELDS: dict[bytes, list[tuple[int, int]]] = {
    b"mvhd": [(4, 12)],
    b"tkhd": [(4, 12)],
    b"mdhd": [(4, 12)],
    b"hdlr": [(4, 8), (12, 25)],
    b"avc1": [(8, 24), (42, 74)],
    b"mp4a": [(10, 16)],
}


@pytest.mark.parametrize("name", FIELDS)
def test_dates_makers_and_names_of_devices_are_wiped(name: bytes, tmp_path: Path) -> None:
    data, kind = WHOLE["a voice memo" if name == b"mp4a" else "a film"]
    at = data.rfind(name) + 4
    told = bytearray(data)
    for start, end in FIELDS[name]:
        told[at + start : at + end] = SECRET.ljust(40, b"!")[: end - start]
    assert SECRET[:4] in told
    assert kept(tmp_path, bytes(told), kind) == kept(tmp_path, data, kind)


def test_dates_of_eight_bytes_are_wiped_too(tmp_path: Path) -> None:
    data = mp4(sound_track(2))
    short = full(b"mdhd", struct.pack(">IIIII", 0, 0, 1000, 0, 0))
    long = full(b"mdhd", SECRET[:16], struct.pack(">IQI", 1000, 0, 0), version=1)
    grafts = [grafted for place, grafted in mp4_grafts(data, long) if place.startswith("b'mdia'")]
    dated = grafts[0].replace(short, box(b"free", bytes(24)))
    assert SECRET[:16] in dated
    found = kept(tmp_path, dated, "sound")
    assert not isinstance(found, Refusal)
    assert SECRET[:4] not in found


def test_a_quicktime_handler_stays_one(tmp_path: Path) -> None:
    for word in (b"mhlr", b"dhlr"):
        data = mp4(picture_track(2)).replace(bytes(4) + b"vide", word + b"vide")
        found = kept(tmp_path, data, "mime")
        assert not isinstance(found, Refusal)
        assert word + b"vide" in found


def test_frames_are_in_the_file_itself(tmp_path: Path) -> None:
    data = mp4(picture_track(2))
    for name in (b"url ", b"alis"):
        elsewhere = data.replace(b"url " + b"\0\0\0\1", name + b"\0\0\0\0")
        assert kept(tmp_path, elsewhere, "mime") == NOT_PLAYABLE
        for place, grafted in mp4_grafts(data, full(name, SECRET, flags=1)):
            if place.startswith("b'dref'"):
                clean(tmp_path, grafted, "mime")


SLACK: dict[bytes, str] = {
    **dict.fromkeys(
        [b"mvhd", b"tkhd", b"mdhd", b"elst", b"stts", b"stsc", b"stsz", b"stco", b"esds"],
        "a voice memo",
    ),
    **dict.fromkeys([b"trex", b"mfhd", b"tfhd", b"tfdt", b"trun", b"dOps"], "a recorded sound"),
}


@pytest.mark.parametrize("name", SLACK)
def test_a_box_has_nothing_behind_what_it_says(name: bytes, tmp_path: Path) -> None:
    data, kind = WHOLE[SLACK[name]]
    assert kept(tmp_path, lengthened(data, name, b""), kind) == kept(tmp_path, data, kind)
    clean(tmp_path, lengthened(data, name, SECRET), kind)


# What else players need, in a form that is right.
NEEDED: dict[str, dict[bytes, bytes]] = {
    "stbl": {
        b"ctts": full(b"ctts", struct.pack(">III", 1, 50, 0)),
        b"stss": full(b"stss", struct.pack(">II", 1, 1)),
        b"cslg": full(b"cslg", bytes(20)),
        b"co64": full(b"co64", struct.pack(">I", 0)),
    },
    "minf": {b"vmhd": full(b"vmhd", bytes(8), flags=1), b"smhd": full(b"smhd", bytes(4))},
    "trak": {b"tapt": box(b"tapt", *[full(n, bytes(8)) for n in (b"clef", b"prof", b"enof")])},
    "moov": {b"mvex": box(b"mvex", full(b"mehd", bytes(4)))},
    "mp4a": {b"btrt": box(b"btrt", bytes(12)), b"srat": full(b"srat", struct.pack(">I", 48_000))},
    "avc1": {
        b"pasp": box(b"pasp", struct.pack(">II", 1, 1)),
        b"clap": box(b"clap", bytes(32)),
        b"colr": box(b"colr", b"nclx", bytes([0, 1, 0, 1, 0, 1, 0])),
        b"btrt": box(b"btrt", bytes(12)),
        b"fiel": box(b"fiel", bytes(2)),
        b"vpcC": full(b"vpcC", bytes(8), version=1),
    },
}


@pytest.mark.parametrize("parent", NEEDED)
def test_what_players_need_stays_and_says_no_more(parent: str, tmp_path: Path) -> None:
    data, kind = WHOLE["a voice memo" if parent == "mp4a" else "a film"]
    for name, needed in NEEDED[parent].items():
        for place, grafted in mp4_grafts(data, needed):
            if place.startswith(f"b'{parent}'"):
                found = kept(tmp_path, grafted, kind)
                assert not isinstance(found, Refusal), name
                assert needed in found, name
                if parent not in ("trak", "moov"):
                    clean(tmp_path, lengthened(grafted, name, SECRET), kind)


# With times of eight bytes, in boxes of their full length.
LONG = {
    b"mvhd": ("moov", full(b"mvhd", bytes(16), bytes(92), version=1)),
    b"cslg": ("stbl", full(b"cslg", bytes(40), version=1)),
    b"elst": ("edts", full(b"elst", struct.pack(">IQqI", 1, 1, 0, 1 << 16), version=1)),
}


@pytest.mark.parametrize("name", LONG)
def test_long_forms_stay_and_say_no_more(name: bytes, tmp_path: Path) -> None:
    data, kind = WHOLE["a film"]
    parent, needed = LONG[name]
    needed = needed[:12].ljust(20, b"\0") + b"\1" * (len(needed) - 20)
    if name == b"elst":
        needed = LONG[name][1]
    grafts = [file for place, file in mp4_grafts(data, needed) if place.startswith(f"b'{parent}'")]
    found = kept(tmp_path, grafts[0], kind)
    assert not isinstance(found, Refusal)
    if name == b"mvhd":
        needed = needed[:28].replace(b"\1", b"\0") + needed[28:]
        needed = needed[:8] + b"\1" + needed[9:]
    assert needed in found
    assert SECRET[:4] not in clean(tmp_path, lengthened(grafts[0], name, SECRET), kind)


@pytest.mark.parametrize("name", [b"mdhd", b"tkhd"])
def test_long_forms_of_a_track_say_no_more(name: bytes, tmp_path: Path) -> None:
    for make, kind in ((picture_track, "mime"), (sound_track, "sound")):
        track = make(2)
        track.long = True
        clean(tmp_path, lengthened(mp4(track), name, SECRET), kind)  # type: ignore[arg-type]


def test_boxes_of_recordings_stay_as_they_are(tmp_path: Path) -> None:
    """Of films and sounds in which nothing is to be wiped, every byte."""
    for make in (sound_track, picture_track):
        for long in (False, True):
            for build in (mp4, fragmented):
                track = make(2)
                track.long = long
                data = build(track)
                kind: Kind = "sound" if make is sound_track else "mime"
                assert kept(tmp_path, data, kind) == data


def test_colours_by_a_profile_go_with_its_author(tmp_path: Path) -> None:
    for sort in (b"prof", b"rICC"):
        for place, grafted in mp4_grafts(mp4(picture_track(2)), box(b"colr", sort, SECRET)):
            if place.startswith("b'avc1'"):
                assert b"colr" not in clean(tmp_path, grafted, "mime")


def test_sound_descriptions_of_quicktime_are_read_in_their_length(tmp_path: Path) -> None:
    for version, more in ((1, 16), (2, 36)):
        for inside, named in (
            (esds(), b"esds"),
            (box(b"wave", box(b"frma", b"mp4a"), esds()), b""),
        ):
            track = sound_track(2)
            head = bytes(8) + struct.pack(">H6s", version, b"+48.85") + track.entry[24:36]
            track.entry = box(b"mp4a", head, bytes(more), inside, box(b"free", SECRET))
            found = clean(tmp_path, mp4(track), "sound")
            assert inside in found, named


# -- real recordings -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "codec"), [("film.webm", "VP80"), ("film.webm", "VP90"), ("film.mp4", "VP90")]
)
def test_a_real_film_looks_the_same_afterwards(name: str, codec: str, tmp_path: Path) -> None:
    """With a list of contents, cues, tags and empty space, as FFmpeg writes them."""
    file = tmp_path / name
    writer = cv2.VideoWriter(str(file), cv2.VideoWriter.fourcc(*codec), 25, (64, 48))
    for number in range(50):
        writer.write(np.full((48, 64, 3), (number * 5, 255 - number * 5, 90), np.uint8))
    writer.release()
    data = file.read_bytes()
    assert b"Lavf" in data
    if name.endswith("webm"):
        at = data.find(b"\xec\x01\x00") + 9  # the space that was left for more contents
        data = data[:at] + SECRET + data[at + len(SECRET) :]
        begin = data.find(b"\x18\x53\x80\x67\x01") + 5
        size, title = int.from_bytes(data[begin : begin + 7]), element(0x7BA9, SECRET)
        data = data[:begin] + (size + len(title)).to_bytes(7) + data[begin + 7 :] + title
    else:
        data += box(b"udta", SECRET)
    file.write_bytes(data)
    before = frames_of(file)
    found = check(file, "mime")
    assert isinstance(found, Checked)
    after = file.read_bytes()
    for private in (SECRET[:4], b"Lav", b"libvpx", b"VideoHandler", b"ENCODER"):
        assert private not in after
    assert len(before) == 50
    assert all(np.array_equal(*pair) for pair in zip(before, frames_of(file), strict=True))


def frames_of(file: Path) -> list[Picture]:
    capture = cv2.VideoCapture(str(file))
    frames = []
    while (read := capture.read())[0]:
        frames.append(read[1])
    capture.release()
    return frames


# -- whatever comes --------------------------------------------------------------------------------

FILES: list[tuple[bytes, Kind]] = [(webm(2), "sound"), (FILMED, "mime"), *WHOLE.values()]


@given(st.sampled_from(FILES), st.data())
@settings(max_examples=200, deadline=None)
def test_what_is_given_out_would_be_taken_again_as_it_is(
    file: tuple[bytes, Kind], data: st.DataObject
) -> None:
    changed, kind = bytearray(file[0]), file[1]
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, min(500, len(changed)) - 1))
        at = len(changed) - 1 - at if data.draw(st.booleans()) else at
        changed[at] = data.draw(st.integers(0, 255))
    with TemporaryDirectory() as folder:
        kept(Path(folder), bytes(changed), kind)
