"""Makes a card of a picture: upright, in sRGB, cropped to two by three, framed, in three sizes.

Only the worker runs this: it is the only code that decodes untrusted pictures.
"""

import io

from msgspec import Struct
from PIL import Image, ImageCms, ImageDraw

from storyhare.decks.limits import LEAST_SIDE, MEGA, MEGAPIXELS
from storyhare.decks.reading.crop import best_crop
from storyhare.decks.reading.formats import (
    Kind,
    is_something_else_too,
    kind_of,
    outline,
)
from storyhare.rules import Refusal

SIZES = {"large": (800, 1200), "medium": (400, 600), "small": (200, 300)}
PAPER = (243, 234, 216)
# A photo of a row of cards is no larger than this; a card that is cut out of it is of medium size.
PHOTO = (1600, 1200)
# The border of a framed card and the corners of its picture, in pixels of the large size, as the
# painted deck has them.
BORDER, CORNER = 30, 10
QUALITY = 82
EFFORT = 4
# How many pixels are converted at a time: two copies of a large picture would not fit in memory.
STRIP_PIXELS = 2 * MEGA
FINGERPRINT_BYTES = 16
ORIENTATION = 0x0112
TURNS = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}


class CardPictures(Struct, frozen=True, tag=True):
    """A card's three pictures, with the fingerprint and the size of their source."""

    large: bytes
    medium: bytes
    small: bytes
    fingerprint: bytes
    width: int
    height: int


class PictureInfo(Struct, frozen=True, tag=True):
    """The kind, size and fingerprint of a picture."""

    kind: Kind
    width: int
    height: int
    metadata: bool
    fingerprint: bytes


def make_card(data: bytes, *, framed: bool = False) -> CardPictures | Refusal:
    """The card of a picture file, or why there is none."""
    picture = _open(data)
    if isinstance(picture, Refusal):
        return picture
    width, height = picture.size
    whole = _plain_colours(*_shrink(picture))
    large = whole.resize(SIZES["large"], Image.Resampling.LANCZOS, box=best_crop(whole))
    mark = fingerprint(large)
    if framed:
        large = _frame(large)
    sizes = {
        name: large if name == "large" else large.resize(size, Image.Resampling.LANCZOS)
        for name, size in SIZES.items()
    }
    encoded = {name: _encode(card) for name, card in sizes.items()}
    return CardPictures(**encoded, fingerprint=mark, width=width, height=height)


def make_framed_card(data: bytes) -> CardPictures | Refusal:
    """The card of a picture that is no card yet, such as a photo: with a border of paper."""
    return make_card(data, framed=True)


class RowPictures(Struct, frozen=True, tag=True):
    """A photo of a row of cards: whole, or cut into its cards."""

    pictures: tuple[bytes, ...]


def make_row(data: bytes, cards: int) -> RowPictures | Refusal:
    """A photo made anew from its pixels: whole, or as so many cards that lie side by side in it."""
    picture = _open(data)
    if isinstance(picture, Refusal):
        return picture
    goal = PHOTO if cards == 1 else (cards * SIZES["medium"][0], SIZES["medium"][1])
    whole = _plain_colours(*_shrink(picture, goal))
    if cards == 1:
        whole.thumbnail(PHOTO, Image.Resampling.LANCZOS)
        return RowPictures((_encode(whole),))
    step = whole.width / cards
    cut = [
        whole.resize(
            SIZES["medium"],
            Image.Resampling.LANCZOS,
            box=(at * step, 0, (at + 1) * step, whole.height),
        )
        for at in range(cards)
    ]
    return RowPictures(tuple([_encode(card) for card in cut]))


def look(data: bytes) -> PictureInfo | Refusal:
    """What kind of picture a file is; for pictures of cards, which are not changed."""
    picture = _open(data)
    if isinstance(picture, Refusal):
        return picture
    harmless = {"background", "loop", "duration", "timestamp"}
    metadata = bool(picture.info.keys() - harmless) or bool(picture.getexif())
    kind = kind_of(data)
    assert kind is not None
    mark = fingerprint(picture.convert("RGB"))
    return PictureInfo(kind, picture.width, picture.height, metadata, mark)


def fingerprint(picture: Image.Image) -> bytes:
    """128 bits that hardly change when a picture is scaled or encoded again."""
    grey = picture.convert("L")
    across = grey.resize((9, 8), Image.Resampling.BOX).tobytes()
    down = grey.resize((8, 9), Image.Resampling.BOX).tobytes()
    rises = [across[9 * y + x] < across[9 * y + x + 1] for y in range(8) for x in range(8)]
    rises += [down[at] < down[at + 8] for at in range(64)]
    return sum(rise << at for at, rise in enumerate(rises)).to_bytes(FINGERPRINT_BYTES, "big")


def _open(data: bytes) -> Image.Image | Refusal:
    """The picture with only its header read; nothing is decoded yet."""
    kind = kind_of(data)
    if kind is None:
        return Refusal("picture_of_another_kind")
    header = outline(kind, data)
    if header is None:
        return Refusal("picture_cut")
    if is_something_else_too(data, header.end):
        return Refusal("picture_is_something_else_too")
    if header.animated:
        return Refusal("picture_moves")
    most = MEGAPIXELS["progressive JPEG" if header.progressive else kind]
    if header.size is not None and (refusal := _wrong_size(most, *header.size)):
        return refusal
    # The decoder gets only the bytes of the picture, not what follows it.
    picture = Image.open(io.BytesIO(data[: header.end]), formats=(kind,))
    if refusal := _wrong_size(most, *picture.size):
        return refusal
    # A JPEG may contain a second picture for depth or brightness; that is no animation.
    if kind != "JPEG" and getattr(picture, "n_frames", 1) > 1:
        return Refusal("picture_moves")
    return picture


def _wrong_size(most: int, width: int, height: int) -> Refusal | None:
    # As text, so that messages show them without thousands separators.
    size: dict[str, int | str] = {"width": str(width), "height": str(height)}
    if width * height > most * MEGA:
        return Refusal("picture_too_large", size | {"most": most})
    if min(width, height) < LEAST_SIDE:
        return Refusal("picture_too_small", size | {"least": LEAST_SIDE})
    return None


def _orientation(picture: Image.Image) -> int:
    try:
        return int(picture.getexif().get(ORIENTATION, 1))
    except Exception:  # broken Exif data is no reason to refuse the picture
        return 1


def _shrink(
    picture: Image.Image, goal: tuple[int, int] = SIZES["large"]
) -> tuple[Image.Image, bytes]:
    """The picture decoded, upright and not much larger than its goal, with its colour profile."""
    turn = TURNS.get(_orientation(picture))
    profile = picture.info.get("icc_profile") or b""
    sideways = turn is not None and turn in (
        Image.Transpose.ROTATE_90,
        Image.Transpose.ROTATE_270,
        Image.Transpose.TRANSPOSE,
        Image.Transpose.TRANSVERSE,
    )
    card = goal[::-1] if sideways else goal
    if picture.format in ("JPEG", "MPO"):
        # The decoder can halve a JPEG while reading it, as often as a card's size allows.
        times = min(picture.width / card[0], picture.height / card[1])
        if times >= 2:
            picture.draft(None, (int(picture.width / times), int(picture.height / times)))
    picture.load()
    factor = max(1, int(min(picture.width / card[0], picture.height / card[1]) / 2))
    small = _reduce(picture, factor)
    return (small if turn is None else small.transpose(turn)), profile


def _reduce(picture: Image.Image, factor: int) -> Image.Image:
    """The picture in a mode that can be scaled, `factor` times smaller, made strip by strip."""
    mode = _mode(picture)
    rows = max(1, STRIP_PIXELS // picture.width // factor) * factor
    size = (-(-picture.width // factor), -(-picture.height // factor))
    whole = Image.new(mode, size)
    for top in range(0, picture.height, rows):
        strip = picture.crop((0, top, picture.width, min(top + rows, picture.height)))
        if strip.mode.startswith("I"):
            strip = strip.convert("I").point(lambda value: value * (1 / 257))
        if strip.mode != mode:
            strip = strip.convert(mode)
        whole.paste(strip.reduce(factor) if factor > 1 else strip, (0, top // factor))
    return whole


def _mode(picture: Image.Image) -> str:
    if picture.mode in ("L", "RGB", "CMYK") and "transparency" not in picture.info:
        return picture.mode
    if picture.mode == "1" or picture.mode.startswith("I"):
        return "L"
    return "RGBA" if picture.has_transparency_data else "RGB"


def _plain_colours(picture: Image.Image, profile: bytes) -> Image.Image:
    """The picture in sRGB, on paper colour where it is transparent."""
    mask = picture.getchannel("A") if picture.mode == "RGBA" else None
    opaque = picture.convert("RGB") if mask else picture
    colours = _in_srgb(opaque, profile) if profile else opaque.convert("RGB")
    if mask is None:
        return colours
    paper = Image.new("RGB", picture.size, PAPER)
    paper.paste(colours, mask=mask)
    return paper


def _in_srgb(picture: Image.Image, profile: bytes) -> Image.Image:
    try:
        source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        target = ImageCms.createProfile("sRGB")
        converted = ImageCms.profileToProfile(picture, source, target, outputMode="RGB")
    except (ImageCms.PyCMSError, OSError, ValueError, TypeError):
        # The profile is broken or of another colour space: most pictures are sRGB anyway.
        return picture.convert("RGB")
    assert converted is not None
    return converted


def _frame(card: Image.Image) -> Image.Image:
    """The card on paper, which shows as a border all around; the picture is a little smaller."""
    width, height = card.size
    inner = (width - 2 * BORDER, height - 2 * BORDER)
    # Of two by three it takes a little less of the width, so that nothing is squeezed.
    side = (width - height * inner[0] / inner[1]) / 2
    smaller = card.resize(inner, Image.Resampling.LANCZOS, box=(side, 0, width - side, height))
    finer = Image.new("L", (4 * inner[0], 4 * inner[1]))
    ImageDraw.Draw(finer).rounded_rectangle((0, 0, *finer.size), 4 * CORNER, 255)
    paper = Image.new("RGB", card.size, PAPER)
    paper.paste(smaller, (BORDER, BORDER), finer.resize(inner, Image.Resampling.BOX))
    return paper


def _encode(card: Image.Image) -> bytes:
    # A new picture from bare pixels: no metadata of the old one is copied.
    bare = Image.frombytes("RGB", card.size, card.tobytes())
    out = io.BytesIO()
    bare.save(out, "WEBP", quality=QUALITY, method=EFFORT, exif=b"", icc_profile=b"", xmp=b"")
    return out.getvalue()
