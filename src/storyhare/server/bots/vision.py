"""Models that see uploaded pictures, as the operator has set them up.

An image-text model in files comes first, then one behind an endpoint; where both are missing or
fail, the words of the deck are all there is.
"""

import logging
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct

from storyhare.bots import Scorer
from storyhare.bots.pictures import Pictures
from storyhare.bots.pictures.endpoint import Endpoint, EndpointScorer
from storyhare.decks import Library

log = logging.getLogger("storyhare.bots")

# What a folder with a model holds; the last one only where the model differs from CLIP.
IMAGE, TEXT, TOKENIZER, SETTINGS = "image.onnx", "text.onnx", "tokenizer.json", "settings.json"
SIZE = "medium"
KEPT_PICTURES = 256


class Vision(Struct, frozen=True):
    """What the configuration names: a folder with a model, or an endpoint, or neither."""

    # As text, since it travels to another process.
    files: str | None = None
    endpoint: Endpoint | None = None

    @property
    def works(self) -> bool:
        """Is there anything to see with?"""
        return self.files is not None or self.endpoint is not None


def vision_scorer(
    vision: Vision, library: Library, cards: Sequence[str], beside: Scorer, cache: Path | None
) -> Scorer:
    """The best judge of these cards."""
    pictures = _pictures(library)
    found = beside
    if vision.endpoint is not None:
        try:
            found = EndpointScorer(vision.endpoint, pictures, beside)
        except ValueError:
            log.exception("the vision endpoint cannot be used")
    if vision.files is not None:
        try:
            return _by_files(Path(vision.files), cards, pictures, cache)
        except Exception:  # whatever is wrong with the files, bots go on with what else there is
            log.exception("the vision model in files cannot be used")
    return found


def _by_files(folder: Path, cards: Sequence[str], pictures: Pictures, cache: Path | None) -> Scorer:
    from storyhare.bots.pictures.onnx import OnnxFiles, OnnxScorer

    settings = folder / SETTINGS
    other = msgspec.json.decode(settings.read_bytes(), type=dict) if settings.is_file() else {}
    named = {"image": folder / IMAGE, "text": folder / TEXT, "tokenizer": folder / TOKENIZER}
    scorer = OnnxScorer(msgspec.convert({**other, **named}, OnnxFiles), cards, pictures, cache)
    scorer.warm_up()
    return scorer


def _pictures(library: Library) -> Pictures:
    @lru_cache(maxsize=KEPT_PICTURES)
    def picture(card: str) -> bytes | None:
        deck, _, name = card.partition("/")
        path = library.picture(deck, name, SIZE)
        return None if path is None else path.read_bytes()

    return picture
