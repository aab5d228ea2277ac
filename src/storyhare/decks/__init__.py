"""Picture decks: their format, the library, and the import of untrusted pictures.

library = Library(Path("decks"))
library.install(Path("holiday-photos.zip"))     # an ImportResult, or a Refusal
pile = library.cards(("dreams", "holiday-photos"))
library.picture("dreams", "fox-galaxy", "medium")

Each name is imported when it is first used: the sandboxed worker of an import is a module of this
package, and starts without the library, the workers' pool and the bots' words.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from storyhare.decks.check import CAMERA_NAME, Finding, Report, check_deck, check_source
    from storyhare.decks.gallery import gallery_page
    from storyhare.decks.limits import LIMITS, MEGA, UPLOAD_LIMITS, Limits
    from storyhare.decks.manifest import (
        LIST_LIMIT,
        MOST_CARDS,
        TITLE_LIMIT,
        Card,
        Manifest,
        read_manifest,
        write_manifest,
    )
    from storyhare.decks.priority import cores
    from storyhare.decks.reading.pictures import SIZES
    from storyhare.decks.reading.plan import ImportOptions
    from storyhare.decks.reading.rows import read_row
    from storyhare.decks.review import review_page
    from storyhare.decks.store import uploads
    from storyhare.decks.store.cache import DeckCache
    from storyhare.decks.store.deck import MANIFEST, Deck, DeckInfo, DeckMetadata, DeckWords
    from storyhare.decks.store.install import ImportResult, ImportStats, LeftOut, Progress
    from storyhare.decks.store.library import Damage, Library, unguessable_id
    from storyhare.decks.store.packed import export
    from storyhare.decks.store.shared import Checksum, DeckStore, DeckStoreUnavailable, DeckWriter
    from storyhare.decks.store.uploads import Policy, Role, over_quota, over_total

__all__ = [
    "CAMERA_NAME",
    "LIMITS",
    "LIST_LIMIT",
    "MANIFEST",
    "MEGA",
    "MOST_CARDS",
    "SIZES",
    "TITLE_LIMIT",
    "UPLOAD_LIMITS",
    "Card",
    "Checksum",
    "Damage",
    "Deck",
    "DeckCache",
    "DeckInfo",
    "DeckMetadata",
    "DeckStore",
    "DeckStoreUnavailable",
    "DeckWords",
    "DeckWriter",
    "Finding",
    "ImportOptions",
    "ImportResult",
    "ImportStats",
    "LeftOut",
    "Library",
    "Limits",
    "Manifest",
    "Policy",
    "Progress",
    "Report",
    "Role",
    "check_deck",
    "check_source",
    "cores",
    "export",
    "gallery_page",
    "lexicon",
    "over_quota",
    "over_total",
    "read_manifest",
    "read_row",
    "review_page",
    "unguessable_id",
    "uploads",
    "write_manifest",
]

_MODULES = {
    "check": (
        "CAMERA_NAME",
        "Finding",
        "Report",
        "check_deck",
        "check_source",
    ),
    "gallery": ("gallery_page",),
    "limits": (
        "LIMITS",
        "MEGA",
        "UPLOAD_LIMITS",
        "Limits",
    ),
    "manifest": (
        "LIST_LIMIT",
        "MOST_CARDS",
        "TITLE_LIMIT",
        "Card",
        "Manifest",
        "read_manifest",
        "write_manifest",
    ),
    "priority": ("cores",),
    "reading.pictures": ("SIZES",),
    "reading.plan": ("ImportOptions",),
    "reading.rows": ("read_row",),
    "review": ("review_page",),
    "store.cache": ("DeckCache",),
    "store.deck": (
        "MANIFEST",
        "Deck",
        "DeckInfo",
        "DeckMetadata",
        "DeckWords",
    ),
    "store.install": (
        "ImportResult",
        "ImportStats",
        "LeftOut",
        "Progress",
    ),
    "store.library": (
        "Damage",
        "Library",
        "unguessable_id",
    ),
    "store.packed": ("export",),
    "store.shared": (
        "Checksum",
        "DeckStore",
        "DeckStoreUnavailable",
        "DeckWriter",
    ),
    "store.uploads": (
        "Policy",
        "Role",
        "over_quota",
        "over_total",
    ),
}
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> object:
    """Import a name of `__all__`; Python calls this for names that the module does not have."""
    if name == "uploads":
        return import_module("storyhare.decks.store.uploads")
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
    globals()[name] = value
    return value
