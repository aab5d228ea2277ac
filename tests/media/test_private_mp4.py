"""Of MP4 only sound and picture are kept, wherever a file has room for more."""

import struct
from pathlib import Path

import pytest

from storyhare.media.check import Kind
from storyhare.rules import Refusal
from tests.media.made import (
    box,
    esds,
    fragmented,
    full,
    mp4,
    picture_track,
    sound_track,
)
from tests.media.planted_secrets import (
    NOT_PLAYABLE,
    SECRET,
    clean,
    kept,
    lengthened,
    mp4_grafts,
)

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
    for more in BOXES.values():
        for track, kind in ((sound_track(2), "sound"), (picture_track(2), "mime")):
            data = fragmented(track, notes=more)
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
        b"avcC": box(b"avcC", b"as it is"),
        b"av1C": box(b"av1C", b"as it is"),
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
                if parent not in ("trak", "moov") and name not in (b"avcC", b"av1C"):
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
