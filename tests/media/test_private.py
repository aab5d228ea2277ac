"""Of a recording only sound and picture are kept: no place, date, title, or name of a device."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storyhare.media import webm as webm_parser
from storyhare.media.check import Kind, Recording, check_recording
from storyhare.rules import Refusal
from tests.media.made import (
    CUES,
    MASTERS,
    OPUS_HEAD,
    SEEK_HEAD,
    box,
    element,
    webm,
)
from tests.media.planted_secrets import NOT_PLAYABLE, SECRET, clean, kept, webm_grafts
from tests.media.test_private_mp4 import WHOLE

Picture = np.ndarray[Any, Any]
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
    for parent, names in webm_parser.NEEDED.items()
    for name in names
    if parent is not None
    and name not in webm_parser.NEEDED
    and name not in (0x4282, 0x86, 0xA1, 0xA3, 0x63A2, 0x4D80, 0x5741, 0x6D80)
]


@pytest.mark.parametrize(("parent", "name"), NUMBERS)
def test_numbers_are_no_longer_than_numbers(parent: int, name: int, tmp_path: Path) -> None:
    for kind, data in (("sound", webm(2)), ("mime", FILMED)):
        for place, grafted in webm_grafts(data, element(name, SECRET)):
            if place.startswith(f"{parent:X} "):
                assert kept(tmp_path, grafted, kind) == NOT_PLAYABLE  # type: ignore[arg-type]


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
    found = check_recording(file, "mime")
    assert isinstance(found, Recording)
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
