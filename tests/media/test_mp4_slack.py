"""Boxes of MP4 are wiped from the very byte behind what they say."""

import struct

import pytest

from storyhare.media.boxes import read_boxes
from storyhare.media.mp4_private import notes
from tests.media.made import (
    box,
)


def whole_form(version: int, *parts: bytes, length: int = 0, flags: int = 0) -> bytes:
    """The body of a box: a version, flags, and then so many bytes that are not 0."""
    head = struct.pack(">I", version << 24 | flags) + b"".join(parts)
    return head.ljust(length, b"#")


STBL = (b"moov", b"trak", b"mdia", b"minf", b"stbl")
TRAF = (b"moof", b"traf")


def times(count: int, width: int) -> bytes:
    return struct.pack(">I", count) + b"#" * count * width


# Boxes in their exact form, by where they stand; where dates are, and how many bytes they have.
EXACT: list[tuple[tuple[bytes, ...], bytes, int]] = [
    ((b"moov", b"mvhd"), whole_form(0, length=100), 8),
    ((b"moov", b"mvhd"), whole_form(1, length=112), 16),
    ((b"moov", b"trak", b"tkhd"), whole_form(0, length=84), 8),
    ((b"moov", b"trak", b"tkhd"), whole_form(1, length=96), 16),
    ((b"moov", b"trak", b"mdia", b"mdhd"), whole_form(0, length=24), 8),
    ((b"moov", b"trak", b"mdia", b"mdhd"), whole_form(1, length=36), 16),
    ((*STBL[:4], b"vmhd"), whole_form(0, length=12), 0),
    ((*STBL[:4], b"smhd"), whole_form(0, length=8), 0),
    ((*STBL, b"cslg"), whole_form(0, length=24), 0),
    ((*STBL, b"cslg"), whole_form(1, length=44), 0),
    ((b"moov", b"mvex", b"mehd"), whole_form(0, length=8), 0),
    ((b"moov", b"mvex", b"mehd"), whole_form(1, length=12), 0),
    ((b"moov", b"mvex", b"trex"), whole_form(0, length=24), 0),
    ((b"moof", b"mfhd"), whole_form(0, length=8), 0),
    ((*TRAF, b"tfdt"), whole_form(0, length=8), 0),
    ((*TRAF, b"tfdt"), whole_form(1, length=12), 0),
    *[((b"moov", b"trak", b"tapt", n), whole_form(0, length=12), 0)
      for n in (b"clef", b"prof", b"enof")],
    ((b"moov", b"trak", b"edts", b"elst"), whole_form(0, times(2, 12)), 0),
    ((b"moov", b"trak", b"edts", b"elst"), whole_form(1, times(2, 20)), 0),
    *[((*STBL, n), whole_form(0, times(3, width)), 0) for n, width in (
        (b"stts", 8), (b"ctts", 8), (b"stss", 4), (b"stsc", 12), (b"stco", 4), (b"co64", 8))],
    *[((*STBL, n), whole_form(1, times(3, width)), 0) for n, width in (
        (b"stts", 8), (b"ctts", 8), (b"stss", 4), (b"stsc", 12), (b"stco", 4), (b"co64", 8))],
    ((*STBL, b"stsz"), whole_form(0, struct.pack(">II", 7, 3)), 0),
    ((*STBL, b"stsz"), whole_form(0, struct.pack(">II", 0, 3), b"#" * 12), 0),
    *[((*TRAF, b"tfhd"), whole_form(0, length=8 + more, flags=flags), 0) for flags, more in (
        (0, 0), (0x1, 8), (0x2, 4), (0x8, 4), (0x10, 4), (0x20, 4), (0x3B, 24), (0x30004, 0))],
    *[((*TRAF, b"trun"), whole_form(0, times(3, more), b"#" * head, flags=flags), 0)
      for flags, head, more in (
        (0, 0, 0), (0x1, 4, 0), (0x4, 4, 0), (0x5, 8, 0), (0x100, 0, 4), (0x200, 0, 4),
        (0x400, 0, 4), (0x800, 0, 4), (0xF05, 8, 16), (0x1000, 0, 0))],
]  # fmt: skip
IN_ENTRY: list[tuple[bytes, bytes, bytes]] = [
    (b"avc1", b"pasp", b"#" * 8), (b"avc1", b"clap", b"#" * 32), (b"avc1", b"btrt", b"#" * 12),
    (b"avc1", b"colr", b"nclx" + b"#" * 7), (b"avc1", b"colr", b"nclc" + b"#" * 7),
    (b"avc1", b"fiel", b"##"), (b"vp09", b"vpcC", b"\1" + b"#" * 11),
    (b"mp4a", b"srat", b"#" * 8), (b"mp4a", b"btrt", b"#" * 12),
    (b"Opus", b"dOps", b"#" * 10 + b"\0"), (b"Opus", b"dOps", b"#\3" + b"#" * 14),
    (b"mp4a", b"esds", b"####\3\5#####"), (b"mp4a", b"esds", b"####\3\x81\2" + b"#" * 130),
]  # fmt: skip


def zeros_in(path: tuple[bytes, ...], body: bytes) -> list[tuple[int, int]]:
    """What is wiped in a box, counted from where its body begins."""
    data = box(path[-1], body)
    for name in reversed(path[:-1]):
        before = {b"stsd": 8, b"avc1": 78, b"vp09": 78, b"mp4a": 28, b"Opus": 28}.get(name, 0)
        data = box(name, bytes(before), data)
    begin = len(data) - len(body)
    wiped = notes(data, read_boxes(data)).zeros
    return sorted([(a - begin, b - begin) for a, b in wiped if a >= begin and a < b])


@pytest.mark.parametrize(("path", "body", "dates"), EXACT)
def test_a_box_is_wiped_from_where_it_ends(
    path: tuple[bytes, ...], body: bytes, dates: int
) -> None:
    known = [(4, 4 + dates)] if dates else []
    assert zeros_in(path, body) == known
    assert zeros_in(path, body + b"!!") == [*known, (len(body), len(body) + 2)]


@pytest.mark.parametrize(("codec", "name", "body"), IN_ENTRY)
def test_what_a_codec_says_is_wiped_from_where_it_ends(
    codec: bytes, name: bytes, body: bytes
) -> None:
    path = (*STBL, b"stsd", codec, name)
    assert zeros_in(path, body) == []
    assert zeros_in(path, body + b"!!") == [(len(body), len(body) + 2)]


def test_what_is_not_told_in_a_codec_s_head_is_wiped() -> None:
    picture = b"#" * 78
    assert zeros_in((*STBL, b"stsd", b"avc1"), picture) == [(8, 24), (42, 74)]
    assert zeros_in((*STBL, b"stsd", b"mp4a"), b"#" * 28) == [(10, 16)]
    assert zeros_in((*STBL[:3], b"hdlr"), b"#" * 30) == [(4, 8), (12, 30)]
    assert zeros_in((*STBL[:3], b"hdlr"), b"####mhlr" + b"#" * 22) == [(12, 30)]
    assert zeros_in((*STBL[:4], b"hdlr"), b"####dhlr" + b"#" * 22) == [(12, 30)]
    assert zeros_in((*STBL[:4], b"dinf", b"dref"), b"#" * 8 + box(b"url ", b"###\1abc")) == [
        (20, 23)
    ]
    # What is too short is wiped no further than it goes.
    assert zeros_in((b"moov", b"mvhd"), b"\0###abc") == [(4, 7)]
    assert zeros_in((b"ftyp",), b"isom####mp42abcdavc1zz") == [(12, 16), (20, 22)]
    assert zeros_in((b"styp",), b"isom####abcd") == [(8, 12)]
