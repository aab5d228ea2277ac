"""The concept lexicon: words for things and ideas, and the cards that recall them."""

from storyhare.decks.lexicon.files import (
    LANGUAGES,
    Links,
    also_meant,
    also_said,
    concepts,
    is_linked,
    links,
    section_of,
)
from storyhare.decks.lexicon.oblique import meaningful, oblique, tellable
from storyhare.decks.lexicon.packed import Packed
from storyhare.decks.lexicon.phrases import Kind, Phrase, phrase_of
from storyhare.decks.lexicon.stems import letter_groups, plain, split, stems

__all__ = [
    "LANGUAGES",
    "Kind",
    "Links",
    "Packed",
    "Phrase",
    "also_meant",
    "also_said",
    "concepts",
    "is_linked",
    "letter_groups",
    "links",
    "meaningful",
    "oblique",
    "phrase_of",
    "plain",
    "section_of",
    "split",
    "stems",
    "tellable",
]
