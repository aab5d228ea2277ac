"""Exports a deck as one file to share: a zip with its manifest and its large pictures."""

import zipfile
from pathlib import Path
from typing import BinaryIO

from storyhare.decks.manifest import write_manifest
from storyhare.decks.store.deck import MANIFEST, Deck, find_picture
from storyhare.rules import Refusal, reasons

# Zip entries need a time; it is constant, so that the same deck always makes the same file.
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def export(deck: Deck, file: Path) -> Refusal | None:
    """Write the deck as a zip that can be imported again, without its owner."""
    facts: dict[str, int | str] = {"file": str(file)}
    try:
        with file.open("xb") as out:
            refusal = _write(deck, out)
    except FileExistsError:
        return Refusal("file_is_there", facts)
    except OSError as error:
        return Refusal("file_unwritable", facts | reasons.of_error(error))
    if refusal is not None:
        file.unlink()
    return refusal


def _write(deck: Deck, out: BinaryIO) -> Refusal | None:
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr(zipfile.ZipInfo(MANIFEST, LONG_AGO), write_manifest(deck.manifest))
        for card in deck.manifest.cards:
            picture = find_picture(deck, card.id, "large")
            if picture is None:
                facts = {"deck": deck.manifest.id, "card": card.id, "size": "large"}
                return Refusal("deck_picture_missing", facts)
            archive.writestr(zipfile.ZipInfo(card.path, LONG_AGO), picture.read_bytes())
    return None
