"""A picture becomes a card: upright, in sRGB, on paper, cut well, without metadata."""

import io
import itertools
import re
import struct

import pytest
from PIL import Image, ImageCms, ImageDraw, ImageStat, PngImagePlugin

from storyhare.decks.lookalikes import CLOSE, distance
from storyhare.decks.reading.crop import _best_place, best_crop
from storyhare.decks.reading.pictures import (
    BORDER,
    PAPER,
    SIZES,
    CardPictures,
    _shrink,
    fingerprint,
    make_card,
    make_framed_card,
)
from storyhare.rules import Refusal
from tests.decks.made import encoded, picture

RED, GREEN, BLUE, GREY = (200, 30, 30), (30, 160, 60), (30, 60, 200), (128, 128, 128)
Colour = tuple[int, int, int]


def made(data: bytes) -> CardPictures:
    card = make_card(data)
    assert isinstance(card, CardPictures), card
    return card


def large(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(made(data).large)).convert("RGB")


def near(seen: object, wanted: Colour, by: int = 14) -> bool:
    assert isinstance(seen, tuple)
    return all(abs(one - two) <= by for one, two in zip(seen, wanted, strict=True))


def quarters(size: tuple[int, int] = (240, 360)) -> Image.Image:
    """Red on the top left, green on the top right, blue below."""
    drawn = Image.new("RGB", size, BLUE)
    width, height = size
    drawn.paste(RED, (0, 0, width // 2, height // 2))
    drawn.paste(GREEN, (width // 2, 0, width, height // 2))
    return drawn


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "AVIF"])
def test_every_kind_becomes_three_webps_of_the_right_sizes(kind: str) -> None:
    card = made(encoded(picture(3, (500, 400)), kind))
    for name, size in SIZES.items():
        data = getattr(card, name)
        with Image.open(io.BytesIO(data)) as opened:
            assert (opened.format, opened.size, opened.mode) == ("WEBP", size, "RGB")
    assert (card.width, card.height) == (500, 400)


TURNED = {
    1: None, 2: Image.Transpose.FLIP_LEFT_RIGHT, 3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM, 5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90, 7: Image.Transpose.TRANSVERSE, 8: Image.Transpose.ROTATE_270,
}  # fmt: skip


@pytest.mark.parametrize(
    ("orientation", "kind"),
    [*[(orientation, "JPEG") for orientation in TURNED], (6, "PNG"), (6, "WEBP"), (8, "AVIF")],
)
def test_pictures_are_turned_upright(orientation: int, kind: str) -> None:
    turn = TURNED[orientation]
    stored = quarters() if turn is None else quarters().transpose(turn)
    exif = Image.Exif()
    exif[0x0112] = orientation
    card = large(encoded(stored, kind, exif=exif))
    assert near(card.getpixel((200, 300)), RED)
    assert near(card.getpixel((600, 300)), GREEN)
    assert near(card.getpixel((400, 900)), BLUE)


def test_a_large_photo_on_its_side_keeps_its_pixels() -> None:
    sharp = Image.effect_noise((2400, 1600), 90)
    exif = Image.Exif()
    exif[0x0112] = 6
    card = made(encoded(sharp, "JPEG", quality=90, exif=exif))
    assert (card.width, card.height) == (2400, 1600)
    assert Image.open(io.BytesIO(card.large)).size == (800, 1200)


def test_nothing_that_was_noted_about_a_picture_comes_along() -> None:
    exif = Image.Exif()
    exif[0x010F] = "CANARY camera"
    exif.get_ifd(0x8825)[2] = (48.0, 51.0, 30.0)
    exif.get_ifd(0x8769)[0x9286] = b"ASCII\0\0\0CANARY comment"
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    xmp = b"<x:xmpmeta xmlns:x='adobe:ns:meta/'>CANARY</x:xmpmeta>"
    notes = PngImagePlugin.PngInfo()
    notes.add_text("Comment", "CANARY")
    notes.add_itxt("XML:com.adobe.xmp", xmp.decode())
    told = {"exif": exif, "icc_profile": profile}
    files = [
        encoded(picture(1), "JPEG", comment=b"CANARY", xmp=xmp, **told),
        encoded(picture(1), "PNG", pnginfo=notes, **told),
        encoded(picture(1), "WEBP", xmp=xmp, **told),
        encoded(picture(1), "AVIF", xmp=xmp, **told),
    ]
    for data in files:
        assert b"CANARY" in data
        card = made(data)
        for out in (card.large, card.medium, card.small):
            assert b"CANARY" not in out
            # A plain WebP has one chunk: the picture.
            assert out[12:16] == b"VP8 "
            (length,) = {int.from_bytes(out[16:20], "little")}
            assert len(out) == 20 + length + length % 2
            assert not re.search(rb"EXIF|XMP |ICCP", out)


def test_colours_come_out_as_srgb() -> None:
    drawn = Image.new("RGB", (240, 360), RED)
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    assert near(large(encoded(drawn, "PNG", icc_profile=srgb)).getpixel((9, 9)), RED)
    # With the colorants of red and blue exchanged, what is stored as red means blue.
    other = srgb.replace(b"rXYZ", b"????").replace(b"bXYZ", b"rXYZ").replace(b"????", b"bXYZ")
    for kind in ("PNG", "JPEG", "WEBP"):
        seen = large(encoded(drawn, kind, icc_profile=other)).getpixel((9, 9))
        assert near(seen, RED[::-1])


def inks_in_other_colours() -> bytes:
    """The profile of a printer whose cyan ink is red: a table from four inks to Lab."""
    white, red, black = (255, 128, 128), (136, 208, 195), (0, 128, 128)

    def colour(inks: tuple[int, ...]) -> tuple[int, int, int]:
        cyan, *others = inks
        if any(others):
            return black
        return red if cyan else white

    corners = itertools.product((0, 1), repeat=4)
    table = b"".join([bytes(colour(inks)) for inks in corners])
    straight = bytes(range(256))
    matrix = struct.pack(">9i", *[0x10000 if at % 4 == 0 else 0 for at in range(9)])
    lut = b"mft1\0\0\0\0" + bytes((4, 3, 2, 0)) + matrix + straight * 4 + table + straight * 3
    point = b"XYZ \0\0\0\0" + struct.pack(">3i", 0xF6D6, 0x10000, 0xD32D)
    text = b"text\0\0\0\0for a test\0\0"
    words = b"desc\0\0\0\0" + struct.pack(">I", 5) + b"test\0" + bytes(78)
    tags = {b"A2B0": lut, b"wtpt": point, b"cprt": text, b"desc": words}
    at = 128 + 4 + 12 * len(tags)
    listed, body = struct.pack(">I", len(tags)), b""
    for name, data in tags.items():
        listed += struct.pack(">4sII", name, at + len(body), len(data))
        body += data + bytes(-len(data) % 4)
    head = struct.pack(
        ">I4sI4s4s4s12s4s", at + len(body), b"lcms", 0x02100000, b"prtr", b"CMYK", b"Lab ",
        bytes(12), b"acsp",
    )  # fmt: skip
    head = head.ljust(68, b"\0") + struct.pack(">3i", 0xF6D6, 0x10000, 0xD32D)
    return head.ljust(128, b"\0") + listed + body


def test_printers_colours_come_out_as_their_profile_says() -> None:
    cyan = Image.new("CMYK", (240, 360), (255, 0, 0, 0))
    plain = large(encoded(cyan, "JPEG", quality=95)).getpixel((9, 9))
    assert near(plain, (0, 255, 255), by=40)
    profiled = encoded(cyan, "JPEG", quality=95, icc_profile=inks_in_other_colours())
    seen = large(profiled).getpixel((9, 9))
    assert isinstance(seen, tuple)
    red, *others = seen
    assert red > 180
    assert max(others) < 90
    # Four channels are turned strip by strip, also where the picture is made smaller.
    wide = cyan.resize((2400, 3600))
    shrunk = large(encoded(wide, "JPEG", quality=95, icc_profile=inks_in_other_colours()))
    assert near(shrunk.getpixel((9, 9)), (red, others[0], others[1]))


def stripes(size: tuple[int, int], *, across: bool) -> Image.Image:
    """Fine stripes, two pixels each, along the long side."""
    short = size[1] if across else size[0]
    line = Image.new("L", (1, short) if across else (short, 1))
    line.putdata([255 * (at // 2 % 2) for at in range(short)])
    return line.resize(size, Image.Resampling.NEAREST)


@pytest.mark.parametrize(("size", "across"), [((6400, 1250), True), ((850, 9600), False)])
def test_panoramas_keep_the_pixels_of_their_short_side(size: tuple[int, int], across: bool) -> None:
    """The long side alone would let the decoder halve a JPEG until the short one is a blur."""
    data = encoded(stripes(size, across=across), "JPEG", quality=95)
    with Image.open(io.BytesIO(data)) as opened:
        _shrink(opened)
        assert opened.size == size
    contrast = ImageStat.Stat(large(data).convert("L")).stddev[0]
    assert contrast > 60


def test_a_large_photo_is_halved_while_it_is_read() -> None:
    with Image.open(io.BytesIO(encoded(picture(1, (4000, 6000)), "JPEG"))) as opened:
        small, _ = _shrink(opened)
        assert opened.size == (1000, 1500)
        assert small.size == (1000, 1500)


def test_a_broken_profile_is_passed_over() -> None:
    for profile in (b"no profile", b"\0" * 200):
        data = encoded(Image.new("RGB", (240, 360), RED), "PNG", icc_profile=profile)
        assert near(large(data).getpixel((400, 600)), RED)


def test_see_through_pictures_lie_on_paper() -> None:
    drawn = Image.new("RGBA", (240, 360), (0, 0, 0, 0))
    drawn.paste((*RED, 255), (0, 180, 240, 360))
    indexed = Image.new("P", (240, 360), 0)
    indexed.putpalette([0, 0, 0, *RED])
    indexed.paste(1, (0, 180, 240, 360))
    files = [
        encoded(drawn, "PNG"),
        encoded(drawn, "WEBP", lossless=True),
        encoded(indexed, "PNG", transparency=0),
        encoded(drawn.convert("LA"), "PNG"),
    ]
    for data in files:
        assert near(large(data).getpixel((400, 200)), PAPER)
    for data in files[:3]:
        assert near(large(data).getpixel((400, 1000)), RED)


def test_other_modes_keep_their_look() -> None:
    grey = Image.new("L", (240, 360), 128)
    deep = Image.new("I;16", (240, 360), 128 * 257)
    cmyk = Image.new("RGB", (240, 360), RED).convert("CMYK")
    assert near(large(encoded(grey)).getpixel((9, 9)), GREY)
    assert near(large(encoded(deep)).getpixel((9, 9)), GREY)
    assert near(large(encoded(cmyk, "JPEG")).getpixel((9, 9)), RED, by=40)
    assert near(large(encoded(Image.new("1", (240, 360), 1))).getpixel((9, 9)), (255, 255, 255))


def with_subject(size: tuple[int, int], middle: tuple[float, float], grain: int) -> Image.Image:
    """A quiet ground with one bright, patterned figure on it."""
    noise = Image.effect_noise(size, grain)
    ground = Image.merge("RGB", [noise.point(lambda v, k=k: v * k // 10) for k in (6, 7, 8)])
    pen = ImageDraw.Draw(ground)
    x, y = size[0] * middle[0], size[1] * middle[1]
    reach = min(size) / 6
    for ring in range(5, 0, -1):
        part = reach * ring / 5
        colour = (240, 200, 40) if ring % 2 else (150, 20, 60)
        pen.ellipse((x - part, y - part, x + part, y + part), fill=colour)
    return ground


@pytest.mark.parametrize("grain", [2, 30])
@pytest.mark.parametrize(
    ("size", "middle"),
    [
        ((900, 600), (0.2, 0.5)), ((900, 600), (0.5, 0.4)), ((900, 600), (0.82, 0.6)),
        ((1600, 600), (0.1, 0.5)), ((1600, 600), (0.7, 0.5)),
        ((600, 600), (0.25, 0.25)), ((400, 1200), (0.5, 0.15)), ((400, 1200), (0.5, 0.85)),
    ],
)  # fmt: skip
def test_the_cut_keeps_the_subject(
    size: tuple[int, int], middle: tuple[float, float], grain: int
) -> None:
    left, top, right, bottom = best_crop(with_subject(size, middle, grain))
    assert abs((right - left) / (bottom - top) - 2 / 3) < 0.01
    assert 0 <= left < right <= size[0]
    assert 0 <= top < bottom <= size[1]
    reach = min(size) / 6
    x, y = size[0] * middle[0], size[1] * middle[1]
    kept_x = min(right, x + reach) - max(left, x - reach, 0)
    kept_y = min(bottom, y + reach) - max(top, y - reach, 0)
    there_x = min(size[0], x + reach) - max(0, x - reach)
    assert kept_x > 0.9 * there_x
    assert kept_y > 0.9 * 2 * reach


def test_a_plain_picture_is_cut_in_the_middle_and_a_card_is_left_alone() -> None:
    assert best_crop(Image.new("RGB", (900, 600), GREY)) == (250, 0, 650, 600)
    assert best_crop(Image.new("RGB", (800, 1200), GREY)) == (0, 0, 800, 1200)


def test_a_faint_subject_is_kept_like_a_strong_one() -> None:
    detail = [0.0] * 20 + [3.0, 8.0, 5.0] + [0.0] * 50 + [2.0, 1.0] + [0.0] * 25
    kept = _best_place(detail, 400, 900)
    assert kept < 100
    assert _best_place([value / 100 for value in detail], 400, 900) == kept


def test_fingerprints_tell_copies_from_other_pictures() -> None:
    first = fingerprint(picture(1))
    stored = Image.open(io.BytesIO(encoded(picture(1).resize((130, 200)), "JPEG", quality=60)))
    assert distance(first, fingerprint(stored)) <= CLOSE
    others = [distance(first, fingerprint(picture(seed))) for seed in range(2, 30)]
    assert min(others) > CLOSE


def test_what_hangs_behind_a_photo_is_dropped() -> None:
    photo = encoded(picture(1), "JPEG")
    card = made(photo + b"\0\0\0\x18ftypmp42 a little film of CANARY")
    assert card == made(photo)


def test_tiny_pictures_are_refused() -> None:
    refusal = make_card(encoded(picture(1, (300, 63))))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "picture_too_small"


def test_a_photo_gets_the_border_of_paper_that_painted_cards_have() -> None:
    card = make_framed_card(encoded(quarters()))
    assert isinstance(card, CardPictures), card
    for data, (width, height) in zip(
        (card.large, card.medium, card.small), SIZES.values(), strict=True
    ):
        drawn = Image.open(io.BytesIO(data)).convert("RGB")
        assert drawn.size == (width, height)
        border = BORDER * width // 800
        for place in ((0, 0), (width // 2, border // 2), (border // 2, height // 2)):
            assert near(drawn.getpixel(place), PAPER)
            assert near(drawn.getpixel((width - 1 - place[0], height - 1 - place[1])), PAPER)
        # The picture is whole inside: nothing of it is squeezed or lost but a little at the sides.
        assert near(drawn.getpixel((2 * border, 2 * border)), RED)
        assert near(drawn.getpixel((width - 2 * border, 2 * border)), GREEN)
        assert near(drawn.getpixel((width // 2, height - 2 * border)), BLUE)
    assert card.fingerprint == made(encoded(quarters())).fingerprint
