"""A deck as one file to give away: a zip with its manifest and its large pictures."""

import zipfile
from pathlib import Path
from typing import BinaryIO

from storyhare.decks.manifest import write_manifest
from storyhare.decks.shelf import MANIFEST, Deck, find_picture
from storyhare.rules import Refusal

# Zips cannot do without a time; the same one for all, so that the same deck makes the same file.
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def export(deck: Deck, file: Path) -> Refusal | None:
    """Write the deck as a zip that can be imported again; who owns it is not told."""
    told: dict[str, int | str] = {"file": str(file)}
    try:
        with file.open("xb") as out:
            refusal = _write(deck, out)
    except FileExistsError:
        return Refusal("file_is_there", told)
    except OSError as error:
        return Refusal("file_unwritable", told | {"reason": error.strerror or str(error)})
    if refusal is not None:
        file.unlink()
    return refusal


def _write(deck: Deck, out: BinaryIO) -> Refusal | None:
    with zipfile.ZipFile(out, "w") as parcel:
        parcel.writestr(zipfile.ZipInfo(MANIFEST, LONG_AGO), write_manifest(deck.manifest))
        for card in deck.manifest.cards:
            picture = find_picture(deck, card.id, "large")
            if picture is None:
                facts = {"deck": deck.manifest.id, "card": card.id, "size": "large"}
                return Refusal("deck_picture_missing", facts)
            parcel.writestr(zipfile.ZipInfo(card.path, LONG_AGO), picture.read_bytes())
    return None
