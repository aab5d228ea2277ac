"""How a picture is drawn as a card, pixel by pixel where it can be reckoned."""

import io
from math import pi

import pytest
from PIL import Image, ImageCms

from storyhare.decks.limits import LEAST_SIDE
from storyhare.decks.reading import pictures
from storyhare.decks.reading.pictures import (
    CardPictures,
    PictureInfo,
    _encode,
    _frame,
    _mode,
    _open,
    _plain_colours,
    _reduce,
    _shrink,
    fingerprint,
    look,
    make_card,
)
from storyhare.rules import Refusal
from tests.decks.made import encoded, picture


def opened(data: bytes) -> Image.Image:
    found = _open(data)
    assert isinstance(found, Image.Image), found
    return found


# -- what is looked at -----------------------------------------------------------------------------


def test_a_fingerprint_says_where_a_picture_gets_lighter() -> None:
    """Eight by eight steps to the right in the lower bits, and as many down in the upper ones."""
    right = Image.linear_gradient("L").rotate(90).convert("RGB")
    down = Image.linear_gradient("L").convert("RGB")
    assert fingerprint(right) == bytes(8) + b"\xff" * 8
    assert fingerprint(down) == b"\xff" * 8 + bytes(8)
    assert fingerprint(Image.new("RGB", (90, 90), (9, 9, 9))) == bytes(16)
    corner = Image.new("L", (72, 72), 0)
    corner.paste(255, (8, 0, 72, 8))
    # In the first row there is one step to the right, at its begin; nothing gets lighter downwards.
    assert int.from_bytes(fingerprint(corner.convert("RGB"))) == 1


def test_a_finished_picture_is_told_as_it_is() -> None:
    bare = encoded(picture(2, (200, 300)), "WEBP")
    with Image.open(io.BytesIO(bare)) as shown:
        mark = fingerprint(shown.convert("RGB"))
    assert look(bare) == PictureInfo("WEBP", 200, 300, False, mark)
    exif = Image.Exif()
    exif[0x010F] = "a camera"
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    for told in ({"exif": exif}, {"icc_profile": profile}, {"xmp": b"<x/>"}):
        seen = look(encoded(picture(2, (200, 300)), "WEBP", **told))
        assert isinstance(seen, PictureInfo)
        assert seen.metadata
    kind = look(encoded(picture(2, (200, 300)), "JPEG"))
    assert isinstance(kind, PictureInfo)
    assert kind.kind == "JPEG"
    assert look(b"nothing") == Refusal("picture_of_another_kind")


@pytest.mark.parametrize(("side", "right"), [(LEAST_SIDE, True), (LEAST_SIDE - 1, False)])
def test_a_side_has_so_many_pixels(side: int, right: bool) -> None:
    for size in ((side, 200), (200, side)):
        found = make_card(encoded(picture(1, size)))
        assert isinstance(found, CardPictures) is right
        if not right:
            sides = {"width": str(size[0]), "height": str(size[1])}
            assert found == Refusal("picture_too_small", {**sides, "least": LEAST_SIDE})


def test_a_header_that_promises_too_many_pixels_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caps = {"JPEG": 0.06, "PNG": 0.05, "progressive JPEG": 0.04, "AVIF": 0.03, "WEBP": 0.02}
    monkeypatch.setattr(pictures, "MEGAPIXELS", caps)
    for kind, most in caps.items():
        options = {"progressive": True} if "progressive" in kind else {}
        high = int(most * 1e6 / 100)
        for more, right in ((0, True), (1, False)):
            data = encoded(picture(1, (100, high + more)), kind.split()[-1], **options)
            found = _open(data)
            assert isinstance(found, Image.Image) is right, kind
            if isinstance(found, Refusal):
                sides = {"width": "100", "height": str(high + more)}
                assert (found.code, found.params) == ("picture_too_large", {**sides, "most": most})


@pytest.mark.parametrize("kind", ["PNG", "WEBP", "AVIF"])
def test_pictures_that_move_are_refused(kind: str) -> None:
    frames = [picture(seed) for seed in (1, 2)]
    data = encoded(frames[0], kind, save_all=True, append_images=frames[1:])
    assert make_card(data) == Refusal("picture_moves")
    assert make_card(data[:-20]) == Refusal("picture_cut")


def test_a_second_picture_in_a_photo_is_no_film() -> None:
    data = encoded(picture(1), "MPO", save_all=True, append_images=[picture(2)])
    assert isinstance(make_card(data), CardPictures)


# -- how it is made smaller ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "orientation", "read", "small"),
    [
        # A card has 800 by 1200: twice that is halved while reading, less than that is not.
        ((1600, 2400), 1, (800, 1200), (800, 1200)),
        ((1599, 2400), 1, (1599, 2400), (1599, 2400)),
        ((2400, 1600), 1, (2400, 1600), (2400, 1600)),
        ((2400, 1600), 6, (1200, 800), (800, 1200)),
        ((2400, 1600), 8, (1200, 800), (800, 1200)),
        ((2400, 1600), 5, (1200, 800), (800, 1200)),
        ((2400, 1600), 7, (1200, 800), (800, 1200)),
        ((2400, 1600), 3, (2400, 1600), (2400, 1600)),
        ((1600, 2400), 6, (1600, 2400), (2400, 1600)),
        ((3200, 4900), 1, (800, 1225), (800, 1225)),
    ],
)
def test_a_photo_is_read_no_larger_than_a_card_needs(
    size: tuple[int, int], orientation: int, read: tuple[int, int], small: tuple[int, int]
) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    photo = opened(encoded(Image.new("RGB", size), "JPEG", exif=exif))
    assert _shrink(photo)[0].size == small
    assert photo.size == read


@pytest.mark.parametrize(
    ("size", "small"),
    [((1600, 2400), (1600, 2400)), ((3200, 4800), (1600, 2400)), ((3199, 4800), (3199, 4800)),
     ((4800, 7200), (1600, 2400)), ((3300, 4801), (1650, 2401))],
)  # fmt: skip
def test_other_pictures_are_at_most_some_times_larger_than_a_card(
    size: tuple[int, int], small: tuple[int, int]
) -> None:
    drawn = opened(encoded(Image.new("L", size), compress_level=1))
    assert _shrink(drawn)[0].size == small


def test_strips_make_the_same_picture_as_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = picture(5, (301, 403))
    for factor in (1, 2, 3):
        whole = drawn.reduce(factor)
        for pixels in (1, 301 * 7, 301 * 403 * 9):
            monkeypatch.setattr(pictures, "STRIP_PIXELS", pixels)
            assert _reduce(drawn, factor).tobytes() == whole.tobytes()


@pytest.mark.parametrize(
    ("mode", "through", "wanted"),
    [
        ("L", False, "L"), ("RGB", False, "RGB"), ("CMYK", False, "CMYK"), ("1", False, "L"),
        ("I;16", False, "L"), ("I", False, "L"), ("P", False, "RGB"), ("RGBA", False, "RGBA"),
        ("LA", False, "RGBA"), ("L", True, "RGBA"), ("RGB", True, "RGBA"), ("P", True, "RGBA"),
        ("YCbCr", False, "RGB"),
    ],
)  # fmt: skip
def test_a_picture_is_scaled_in_a_mode_that_can_be(mode: str, through: bool, wanted: str) -> None:
    drawn = Image.new(mode, (20, 30))
    if through:
        drawn.info["transparency"] = (0, 0, 0) if mode == "RGB" else 0
    assert _mode(drawn) == wanted
    assert _reduce(drawn, 1).mode == wanted


@pytest.mark.parametrize("mode", ["P", "1", "LA", "YCbCr"])
def test_colours_are_mixed_and_not_the_numbers_that_stand_for_them(mode: str) -> None:
    drawn = picture(4, (60, 90)).convert(mode)
    wanted = drawn.convert(_mode(drawn)).reduce(3)
    assert _reduce(drawn, 3).tobytes() == wanted.tobytes()


def test_deep_greys_are_brought_to_eight_bits() -> None:
    for mode in ("I;16", "I"):
        for value in (0, 1, 77, 255):
            drawn = Image.new(mode, (20, 30), value * 257)
            assert _reduce(drawn, 1).getpixel((5, 5)) == value
            assert _reduce(drawn, 2).getpixel((5, 5)) == value


# -- its colours -----------------------------------------------------------------------------------


def test_half_of_a_colour_is_half_paper() -> None:
    drawn = Image.new("RGBA", (20, 30), (0, 0, 0, 128))
    assert _plain_colours(drawn, b"").getpixel((5, 5)) == (121, 117, 108)
    clear = Image.new("RGBA", (20, 30), (0, 0, 0, 0))
    assert _plain_colours(clear, b"").getpixel((5, 5)) == (243, 234, 216)
    assert _plain_colours(Image.new("L", (2, 2), 7), b"").mode == "RGB"


def test_without_a_good_profile_colours_are_taken_as_they_are() -> None:
    for mode, colour in (("L", 7), ("RGB", (7, 8, 9)), ("CMYK", (0, 255, 255, 0))):
        drawn = Image.new(mode, (2, 2), colour)
        for profile in (b"", b"no profile"):
            seen = _plain_colours(drawn, profile)
            assert seen.mode == "RGB"
            assert seen.tobytes() == drawn.convert("RGB").tobytes()


def test_a_profile_counts_under_see_through_colours_too() -> None:
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    other = srgb.replace(b"rXYZ", b"????").replace(b"bXYZ", b"rXYZ").replace(b"????", b"bXYZ")
    drawn = Image.new("RGBA", (20, 30), (200, 30, 30, 255))
    seen = _plain_colours(drawn, other).getpixel((5, 5))
    assert isinstance(seen, tuple)
    assert seen[2] > 150
    assert seen[0] < 100


def test_a_broken_note_on_how_it_lies_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = opened(encoded(picture(1), "JPEG"))

    def broken() -> Image.Exif:
        raise SyntaxError("not a TIFF file")

    monkeypatch.setattr(drawn, "getexif", broken)
    assert _shrink(drawn)[0].size == (240, 360)
    for value in (0, 9, 77):
        exif = Image.Exif()
        exif[0x0112] = value
        assert isinstance(make_card(encoded(picture(1), "JPEG", exif=exif)), CardPictures)


def test_smaller_pictures_are_those_of_the_large_one() -> None:
    card = make_card(encoded(picture(3, (900, 1300))))
    assert isinstance(card, CardPictures)
    shown = [Image.open(io.BytesIO(data)) for data in (card.large, card.medium, card.small)]
    assert [one.size for one in shown] == [(800, 1200), (400, 600), (200, 300)]
    marks = [fingerprint(one.convert("RGB")) for one in shown]
    assert (
        max((int.from_bytes(mark) ^ int.from_bytes(card.fingerprint)).bit_count() for mark in marks)
        < 8
    )
    # Larger than for a thumbnail, smaller than without loss.
    assert 3_000 < len(card.large) < 60_000


def test_the_corners_of_a_framed_picture_are_rounded() -> None:
    red = _frame(Image.new("RGB", (800, 1200), (0, 0, 0))).getchannel("R")
    for border in ((0, 0, 30, 1200), (0, 0, 800, 30), (770, 0, 800, 1200), (0, 1170, 800, 1200)):
        assert red.crop(border).getextrema() == (243, 243)
    # A round corner with a radius of ten leaves 21.5 pixels of paper in its square.
    paper = sum(red.crop((30, 30, 42, 42)).tobytes()) / 243
    assert paper == pytest.approx((1 - pi / 4) * 10**2, abs=1)
    assert red.crop((42, 42, 400, 600)).getextrema() == (0, 0)


def test_cards_are_packed_as_was_measured() -> None:
    card = picture(3, (400, 600))
    out = io.BytesIO()
    card.save(out, "WEBP", quality=82, method=4)
    assert _encode(card) == out.getvalue()


def test_a_large_picture_is_converted_two_megapixels_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    strips: list[tuple[int, int, int, int]] = []
    crop = Image.Image.crop

    def noted(self: Image.Image, box: tuple[int, int, int, int]) -> Image.Image:
        strips.append(box)
        return crop(self, box)

    monkeypatch.setattr(Image.Image, "crop", noted)
    assert _reduce(Image.new("RGB", (1000, 4500)), 1).size == (1000, 4500)
    assert [box[3] for box in strips] == [2000, 4000, 4500]
    strips.clear()
    assert _reduce(Image.new("RGB", (1000, 4500)), 3).size == (334, 1500)
    assert [box[3] for box in strips] == [1998, 3996, 4500]
