"""What a picture file is by its bytes, reckoned on files made byte by byte."""

import io
import struct
import zipfile

import pytest
from PIL import Image

from storyhare.decks.lookalikes import CLOSE, distance, lookalikes
from storyhare.decks.reading.crop import _best_place, best_crop
from storyhare.decks.reading.formats import (
    Outline,
    is_something_else_too,
    kind_of,
    outline,
)
from storyhare.rules import Notice
from tests.decks.made import chunk, picture, png

PNG = b"\x89PNG\r\n\x1a\n"


def riff(name: bytes, body: bytes, more: bytes = b"") -> bytes:
    inner = b"WEBP" + name + struct.pack("<I", len(body)) + body + more
    return b"RIFF" + struct.pack("<I", len(inner)) + inner


def box(name: bytes, body: bytes = b"") -> bytes:
    return struct.pack(">I4s", 8 + len(body), name) + body


AVIF = box(b"ftyp", b"avif" + bytes(4) + b"mif1")
AVIS = box(b"ftyp", b"avis" + bytes(4) + b"mif1")


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (PNG, "PNG"),
        (PNG[:7], None),
        (b"\xff\xd8\xff", "JPEG"),
        (b"\xff\xd8\xfe", None),
        (b"RIFF1234WEBP", "WEBP"),
        (b"RIFX1234WEBP", None),
        (b"RIFF1234WAVE", None),
        (AVIF, "AVIF"),
        (AVIS, "AVIF"),
        (box(b"ftyp", b"mif1" + bytes(4) + b"avif"), "AVIF"),
        (box(b"ftyp", b"mif1" + bytes(4) + b"heic") + b"avif", None),
        (box(b"ftyp", b"mif1" * 61 + b"avif"), "AVIF"),
        (box(b"ftyp", b"mif1" * 62 + b"avif"), None),
        (box(b"free", b"avif"), None),
        (b"", None),
    ],
)
def test_a_kind_is_told_by_the_first_bytes(data: bytes, kind: str | None) -> None:
    assert kind_of(data) == kind


# -- where it ends ---------------------------------------------------------------------------------


def test_a_png_ends_behind_its_last_chunk() -> None:
    whole = png()
    assert outline("PNG", whole) == Outline("PNG", len(whole), animated=False)
    assert outline("PNG", whole + b"tail") == Outline("PNG", len(whole))
    assert outline("PNG", whole[:-1]) is None
    assert outline("PNG", whole[:-12]) is None
    assert outline("PNG", PNG) is None


@pytest.mark.parametrize(("frames", "animated"), [(0, True), (1, False), (2, True)])
def test_a_png_of_several_frames_moves(frames: int, animated: bool) -> None:
    data = PNG + chunk(b"acTL", struct.pack(">II", frames, 0)) + chunk(b"IEND", b"")
    assert outline("PNG", data) == Outline("PNG", len(data), animated)


def segment(marker: int, body: bytes = b"") -> bytes:
    return bytes([0xFF, marker]) + struct.pack(">H", 2 + len(body)) + body


def test_a_jpeg_ends_at_its_marker() -> None:
    # Restarts and stuffed bytes are no markers, nor is what stands in a segment.
    scan = segment(0xDA, b"\0") + b"ab\xff\x00\xff\xd0\xff\xd7\xff\xff"
    data = b"\xff\xd8" + segment(0xE0, b"\xff\xd9") + b"\xff\x01" + segment(0xC0, b"x") + scan
    data += b"\xff\xd9"
    assert outline("JPEG", data) == Outline("JPEG", len(data))
    assert outline("JPEG", data + b"tail\xff\xd9") == Outline("JPEG", len(data))
    assert outline("JPEG", data[:-1]) is None
    assert outline("JPEG", b"\xff\xd8\xff\xe0\0") is None


def test_a_jpeg_is_progressive_by_its_frame() -> None:
    found = []
    for marker in range(0xC0, 0xD0):
        data = b"\xff\xd8" + segment(marker, b"x") + segment(0xDB) + b"\xff\xd9"
        seen = outline("JPEG", data)
        assert seen is not None
        if seen.progressive:
            found.append(marker)
    # All frames but the two plain ones; tables and arithmetic conditions are no frames.
    assert found == [m for m in range(0xC2, 0xD0) if m not in (0xC4, 0xC8, 0xCC)]


def test_a_webp_says_how_long_and_how_large_it_is() -> None:
    plain = riff(b"VP8 ", bytes(6) + struct.pack("<HH", 0xC000 | 300, 0x4000 | 200))
    assert outline("WEBP", plain) == Outline("WEBP", len(plain), size=(300, 200))
    lossless = riff(b"VP8L", b"\x2f" + struct.pack("<I", 0xF0000000 | 199 << 14 | 299))
    assert outline("WEBP", lossless) == Outline("WEBP", len(lossless), size=(300, 200))
    for flags, animated in ((0, False), (0x02, True), (0xFD, False)):
        size = (70_000 - 1).to_bytes(3, "little") + (66_000 - 1).to_bytes(3, "little")
        extended = riff(b"VP8X", bytes([flags]) + bytes(3) + size)
        seen = Outline("WEBP", len(extended), animated, (70_000, 66_000))
        assert outline("WEBP", extended) == seen
    for data in (plain, lossless):
        assert outline("WEBP", data + b"tail") == outline("WEBP", data)
        assert outline("WEBP", data[:-1]) is None


def test_an_avif_ends_behind_its_last_box() -> None:
    data = AVIF + box(b"meta", b"x") + box(b"mdat", b"yy")
    assert outline("AVIF", data) == Outline("AVIF", len(data))
    assert outline("AVIF", data + b"tail") == Outline("AVIF", len(data))
    assert outline("AVIF", data + box(b"abcd")) == Outline("AVIF", len(data))
    assert outline("AVIF", data[:-1]) is None
    endless = AVIF + struct.pack(">I4s", 0, b"mdat") + b"yyyy"
    assert outline("AVIF", endless) == Outline("AVIF", len(endless))
    long = AVIF + struct.pack(">I4sQ", 1, b"mdat", 18) + b"yy"
    assert outline("AVIF", long) == Outline("AVIF", len(long))
    assert outline("AVIF", long[:-1]) is None
    assert outline("AVIF", AVIF + struct.pack(">I4s", 8, b"free")) == Outline("AVIF", len(AVIF) + 8)
    assert outline("AVIF", AVIF + struct.pack(">I4s", 7, b"free")) is None
    assert outline("AVIF", AVIS) == Outline("AVIF", len(AVIS), animated=True)
    for name in (b"free", b"skip", b"moov", b"moof", b"mfra", b"uuid", b"pdin"):
        assert outline("AVIF", AVIF + box(name, b"x")) == Outline("AVIF", len(AVIF) + 9)


# -- what else it may be ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tail", "something"),
    [
        (b"", False),
        (b"honest film", False),
        (b"a <SCRIPT src", True),
        (b"x<html", True),
        (b"x<!DocType", True),
        (b"x<?php", True),
        (b"x<svg", True),
        (b"x%PDF-1.4", True),
        (b" \nGIF89a", True),
        (b"x GIF89a", False),
        (b"MZ", True),
        (b"\x7fELF", True),
        (b"Rar!", True),
        (b"7z\xbc\xaf", True),
        (b"#!/bin/sh", True),
        (bytes(65_536 - 4) + b"<svg", True),
        (bytes(65_536 - 3) + b"<svg", False),
    ],
)
def test_what_hangs_behind_is_looked_at(tail: bytes, something: bool) -> None:
    head = b"\xff\xd8<svg inside the picture"
    assert is_something_else_too(head + tail, len(head)) is something


def test_a_document_may_begin_late_and_an_archive_ends_late() -> None:
    assert is_something_else_too(bytes(1024 - 5) + b"%PDF-" + bytes(9), 3000)
    assert not is_something_else_too(bytes(1024 - 4) + b"%PDF-" + bytes(2000), 3000)
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("a", b"b")
    head = png()
    assert is_something_else_too(head + file.getvalue(), len(head) + len(file.getvalue()))
    assert not is_something_else_too(head + b"PK\x05\x06 by chance", len(head))
    empty = io.BytesIO()
    zipfile.ZipFile(empty, "w").close()
    assert not is_something_else_too(head + empty.getvalue(), len(head))
    comment = file.getvalue()[:-2] + struct.pack("<H", 65_535) + bytes(65_535)
    assert is_something_else_too(head + comment, len(head) + len(comment))


# -- look-alikes -----------------------------------------------------------------------------------


def mark(*bits: int) -> bytes:
    return sum([1 << bit for bit in bits]).to_bytes(16, "big")


def test_pictures_are_close_when_few_bits_differ() -> None:
    assert CLOSE == 10
    assert distance(mark(0, 127), mark(0, 5)) == 2
    cards = [
        ("a", mark()),
        ("b", mark(*range(10))),
        ("c", mark(*range(100, 111))),
        ("d", mark(*range(5))),
        ("e", mark(*range(40, 80))),
    ]
    assert list(lookalikes(cards)) == [
        Notice("cards_look_alike", {"first": "a", "second": "b"}),
        Notice("cards_look_alike", {"first": "a", "second": "d"}),
    ]


# -- where to cut ----------------------------------------------------------------------------------


def spot(size: tuple[int, int], at: tuple[int, int], colour: tuple[int, int, int]) -> Image.Image:
    drawn = Image.new("RGB", size, (90, 100, 110))
    drawn.paste(colour, (at[0] - 30, at[1] - 30, at[0] + 30, at[1] + 30))
    return drawn


@pytest.mark.parametrize("colour", [(255, 100, 110), (90, 255, 110), (90, 100, 255), (0, 0, 0)])
def test_a_spot_of_any_colour_draws_the_cut(colour: tuple[int, int, int]) -> None:
    """The cut is 400 of 900 pixels, and so is what it may miss by: a sketch has 120 columns."""
    for at in (60, 450, 840):
        left, top, right, bottom = best_crop(spot((900, 600), (at, 300), colour))
        assert (top, bottom, right - left) == (0, 600, 400)
        assert left <= at - 30
        assert right >= at + 30
        assert best_crop(spot((600, 2000), (300, 2 * at + 60), colour))[1] <= 2 * at + 30


def test_a_cut_has_what_matters_near_its_middle_and_pulls_to_the_picture_s() -> None:
    near = [best_crop(spot((900, 600), (at, 300), (255, 0, 0)))[0] for at in range(60, 860, 40)]
    assert near == sorted(near)
    assert near[0] == 0
    assert near[-1] == 500
    for at, left in zip(range(60, 860, 40), near, strict=True):
        wanted = min(500, max(0, at - 200))
        assert abs(left - wanted) <= 75
        # Never further out than where the spot would be in the middle, but for a column or two.
        assert abs(left - 250) <= abs(wanted - 250) + 16


@pytest.mark.parametrize(
    ("size", "cut"),
    [
        ((900, 600), (250, 0, 650, 600)),
        ((901, 600), (250, 0, 650, 600)),
        ((600, 1500), (0, 300, 600, 1200)),
        ((800, 1200), (0, 0, 800, 1200)),
        ((1, 9), (0, 3, 1, 5)),
        ((9, 1), (4, 0, 5, 1)),
    ],
)
def test_a_plain_picture_is_cut_in_the_middle(
    size: tuple[int, int], cut: tuple[int, int, int, int]
) -> None:
    assert best_crop(Image.new("RGB", size, (1, 2, 3))) == cut


# By seed, of a picture on its side and of one that is upright.
CUTS = [(1, 567, 188), (2, 380, 180), (3, 492, 188), (4, 373, 210), (5, 537, 240), (6, 567, 172)]


def test_cuts_do_not_move() -> None:
    """Figures that must not change unnoticed: decks were cut with them."""
    for seed, sideways, upright in CUTS:
        assert best_crop(picture(seed, (900, 500)))[0] == sideways
        assert best_crop(picture(seed, (400, 900)))[1] == upright


def test_of_a_very_long_picture_the_crop_may_be_one_step_of_the_sketch() -> None:
    profile = [0.0] * 100
    profile[30] = 9.0
    assert _best_place(profile, 10, 1_000) == round(990 * 30 / 99)
    assert _best_place(profile, 1, 1_000) == round(999 * 30 / 99)
