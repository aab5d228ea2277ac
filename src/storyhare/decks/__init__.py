"""Picture decks: their format, the library, and the import of pictures that nobody vouches for.

library = Library(Path("decks"))
library.install(Path("holiday-photos.zip"))     # Imported, or a Refusal
pile = library.cards(("dreams", "holiday-photos"))
library.picture("dreams", "fox-galaxy", "medium")
"""

from storyhare.decks.check import Report, check_deck, check_source
from storyhare.decks.gather import Wishes
from storyhare.decks.install import Imported, Pace
from storyhare.decks.library import Damage, Library, unguessable_id
from storyhare.decks.limits import LIMITS, UPLOAD_LIMITS, Limits
from storyhare.decks.manifest import Card, Manifest, read_manifest, write_manifest
from storyhare.decks.parcel import export
from storyhare.decks.pictures import SIZES
from storyhare.decks.shelf import Deck, DeckInfo

__all__ = [
    "LIMITS",
    "SIZES",
    "UPLOAD_LIMITS",
    "Card",
    "Damage",
    "Deck",
    "DeckInfo",
    "Imported",
    "Library",
    "Limits",
    "Manifest",
    "Pace",
    "Report",
    "Wishes",
    "check_deck",
    "check_source",
    "export",
    "read_manifest",
    "unguessable_id",
    "write_manifest",
]
