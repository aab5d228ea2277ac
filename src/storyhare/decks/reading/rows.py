"""Photos of cards on a real table: untrusted pictures, read by a worker like those of a deck."""

from pathlib import Path

from storyhare.decks.limits import UPLOAD_LIMITS
from storyhare.decks.reading.inputs import PhotoInput
from storyhare.decks.reading.workers import Worker
from storyhare.rules import Refusal


def read_row(path: Path, cards: int) -> tuple[bytes, ...] | Refusal:
    """The pictures of a photo, as WebP without metadata: one, or one for each of so many cards."""
    worker = Worker(UPLOAD_LIMITS, PhotoInput(path))
    try:
        return worker.make_row(PhotoInput.label, cards)
    finally:
        worker.close()
