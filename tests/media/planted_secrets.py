"""Puts a secret into a recording, wherever it has room, and checks what is left of it."""

import struct
from collections.abc import Iterator
from pathlib import Path

from storyhare.media.check import Kind, check_recording
from storyhare.rules import Refusal
from tests.media.made import BOXES_IN, MASTERS

SECRET = b"+48.8584+002.2945/Ann"
NOT_PLAYABLE = Refusal("recording_not_playable")


def kept(tmp_path: Path, data: bytes, kind: Kind) -> bytes | Refusal:
    """What would be given out; looked at once more, it stays what it is."""
    file = tmp_path / "recording"
    file.write_bytes(data)
    found = check_recording(file, kind)
    if isinstance(found, Refusal):
        return found
    bytes_ = file.read_bytes()
    assert len(bytes_) == len(data)
    assert check_recording(file, kind) == found
    assert file.read_bytes() == bytes_
    return bytes_


def clean(tmp_path: Path, data: bytes, kind: Kind) -> bytes:
    """What is given out of a good recording, in which nothing secret is left."""
    assert SECRET in data
    found = kept(tmp_path, data, kind)
    assert not isinstance(found, Refusal), found
    assert SECRET[:4] not in found
    return found


def webm_grafts(data: bytes, extra: bytes) -> Iterator[tuple[str, bytes]]:
    """A file of `made.webm`, with more at the front and at the back of each sort of master."""
    done = set()
    for path in _masters(data, 0, len(data), ()):
        name, start, end = path[-1]
        for at in (start, end):
            if (name, at == start) not in done:
                done.add((name, at == start))
                yield f"{name:X} at {at}", _inserted(data, at, extra, path)


def _masters(
    data: bytes, at: int, end: int, around: tuple[tuple[int, int, int], ...]
) -> Iterator[tuple[tuple[int, int, int], ...]]:
    while at < end:
        width = 9 - data[at].bit_length()
        name = int.from_bytes(data[at : at + width])
        start = at + width + 8
        size = int.from_bytes(data[start - 7 : start])
        behind = start + size if size < (1 << 56) - 1 else _end_of_unknown(data, name, start)
        if name in MASTERS:
            path = (*around, (name, start, behind))
            yield path
            yield from _masters(data, start, behind, path)
        at = behind


def _end_of_unknown(data: bytes, name: int, start: int) -> int:
    follows = data.find(name.to_bytes(4), start)
    return len(data) if follows < 0 else follows


def _inserted(data: bytes, at: int, extra: bytes, path: tuple[tuple[int, int, int], ...]) -> bytes:
    changed = bytearray(data)
    for _, start, _ in path:
        size = int.from_bytes(data[start - 7 : start])
        if size < (1 << 56) - 1:
            changed[start - 7 : start] = (size + len(extra)).to_bytes(7)
    return bytes(changed[:at] + extra + changed[at:])


def mp4_grafts(data: bytes, extra: bytes) -> Iterator[tuple[str, bytes]]:
    """A file of `made`, with more at the front and at the back of each box in `moov`."""
    moov = data.find(b"moov") - 4
    for path in _containers(data, moov, moov + struct.unpack_from(">I", data, moov)[0], ()):
        name, at, start, end = path[-1]
        for place in (start, end):
            changed = bytearray(data)
            for _, head, _, _ in path:
                (size,) = struct.unpack_from(">I", data, head)
                struct.pack_into(">I", changed, head, size + len(extra))
            yield f"{name!r} of {at} at {place}", bytes(changed[:place] + extra + changed[place:])


def _containers(
    data: bytes, at: int, end: int, around: tuple[tuple[bytes, int, int, int], ...]
) -> Iterator[tuple[tuple[bytes, int, int, int], ...]]:
    while at < end:
        size, name = struct.unpack_from(">I4s", data, at)
        if name in BOXES_IN:
            path = (*around, (name, at, at + 8 + BOXES_IN[name], at + size))
            yield path
            yield from _containers(data, at + 8 + BOXES_IN[name], at + size, path)
        at += size


def lengthened(data: bytes, name: bytes, more: bytes) -> bytes:
    """The first box of a name with more behind what it has to say, in an MP4 file of `made`."""
    at = data.find(name) - 4
    (size,) = struct.unpack_from(">I", data, at)
    changed = bytearray(data[: at + size] + more + data[at + size :])
    around = _around(data, at)
    for head in (*around, at):
        struct.pack_into(">I", changed, head, struct.unpack_from(">I", data, head)[0] + len(more))
    if data[around[0] + 4 : around[0] + 8] == b"moof":  # whose frames lie further behind now
        run = changed.find(b"trun", around[0]) + 12
        struct.pack_into(">I", changed, run, struct.unpack_from(">I", changed, run)[0] + len(more))
    return bytes(changed)


def _around(data: bytes, place: int) -> list[int]:
    """The boxes in which a place lies."""
    found, at, end = [], 0, len(data)
    while at < end:
        size, name = struct.unpack_from(">I4s", data, at)
        if at < place < at + size and name in BOXES_IN:
            found.append(at)
            at, end = at + 8 + BOXES_IN[name], at + size
        else:
            at += size
    return found
