"""Crops a picture to a card around its subject, found by contrast and unusual colours."""

from collections.abc import Sequence

from PIL import Image, ImageChops, ImageFilter, ImageStat

Box = tuple[int, int, int, int]

WIDE, HIGH = 2, 3
# The picture is analysed at this size: enough for a subject, too little for fine texture.
SKETCH = 120
# How much better a crop at the very edge must be than one in the middle.
CENTRE_BIAS = 0.25


def best_crop(picture: Image.Image) -> Box:
    """The largest box of two by three that keeps the subject."""
    width, height = picture.size
    crop_width = min(width, max(1, round(height * WIDE / HIGH)))
    crop_height = min(height, max(1, round(width * HIGH / WIDE)))
    if crop_width < width:
        left = _best_place(_profile(picture, along_x=True), crop_width, width)
        return (left, 0, left + crop_width, height)
    if crop_height < height:
        top = _best_place(_profile(picture, along_x=False), crop_height, height)
        return (0, top, width, top + crop_height)
    return (0, 0, width, height)


def _profile(picture: Image.Image, *, along_x: bool) -> list[float]:
    """How much detail each column, or each row, of a small copy of the picture has."""
    sketch = picture.copy()
    sketch.thumbnail((SKETCH, SKETCH), Image.Resampling.BOX, reducing_gap=2.0)
    energy = _energy(sketch)
    flat = (energy.width, 1) if along_x else (1, energy.height)
    strip = energy.resize(flat, Image.Resampling.BOX)
    values = [float(value) for value in strip.tobytes()]
    # Detail that is the same everywhere (grass, sand, a grainy sky) favours no place.
    least = min(values)
    return [value - least for value in values]


def _energy(sketch: Image.Image) -> Image.Image:
    soft = sketch.filter(ImageFilter.GaussianBlur(SKETCH / 20))
    contrast = _strongest(ImageChops.difference(sketch, soft))
    usual = Image.new(
        "RGB", sketch.size, tuple(round(mean) for mean in ImageStat.Stat(sketch).mean)
    )
    unusual = _strongest(ImageChops.difference(soft, usual))
    return ImageChops.add(contrast, unusual)


def _strongest(difference: Image.Image) -> Image.Image:
    red, green, blue = difference.split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def _best_place(profile: Sequence[float], crop: int, whole: int) -> int:
    """The offset, in pixels, of the crop with the most detail."""
    window = max(1, round(len(profile) * crop / whole))
    places = len(profile) - window
    if places <= 0 or not any(profile):
        return (whole - crop) // 2
    scores = [_score(profile, place, window, places) for place in range(places + 1)]
    best = max(scores)
    # A plain picture has many best places: take the one nearest to the middle.
    ties = [place for place, score in enumerate(scores) if score >= best - 1e-9]
    place = min(ties, key=lambda place: abs(place - places / 2))
    return round((whole - crop) * place / places)


def _score(profile: Sequence[float], place: int, window: int, places: int) -> float:
    """The detail in a crop; its middle counts most, and a crop far from the middle counts less."""
    middle = (window - 1) / 2
    reach = window / 2
    detail = sum(
        value * (1 - 0.5 * ((at - middle) / reach) ** 2)
        for at, value in enumerate(profile[place : place + window])
    )
    distance = abs(2 * place / places - 1)
    return detail * (1 - CENTRE_BIAS * distance * distance)
