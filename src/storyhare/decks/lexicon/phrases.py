"""What kind of thing a phrase of the lexicon is, by its section and its form.

A proverb can be told by its first half alone: "the early bird…".
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Literal

from msgspec import Struct

from storyhare.decks.lexicon.files import LANGUAGES, concepts, section_of
from storyhare.decks.lexicon.packed import Packed

Kind = Literal["saying", "title", "mood", "question", "half", "words", "word"]
HALVED = "proverbs"
SAYINGS = frozenset({HALVED, "idioms"})
TITLES = frozenset({"tales", "myths", "books-and-films", "paintings", "songs-and-music"})
MOODS = frozenset({"feelings", "moods"})
# Less than this says nothing: "the…", "it is never…".
LEAST_WORDS, LEAST_LETTERS = 3, 11
OPEN_END = "…"
KEPT = 2048


class Phrase(Struct, frozen=True):
    """A phrase of a language: the concepts that are said so, the section of the first, its kind."""

    concepts: tuple[str, ...]
    section: str
    kind: Kind


def phrase_of(text: str, language: str) -> Phrase | None:
    """What is known about a phrase; nothing if it is not one of ours."""
    return _phrase(text.casefold(), language) if language in LANGUAGES else None


def halves(concept: str, said: Sequence[str]) -> tuple[str, ...]:
    """The beginning of a proverb that leaves the rest to the others.

    The first phrase is the proverb; those after it are other ways to say the same.
    """
    if section_of().get(concept) != HALVED or not said or "?" in said[0]:
        return ()
    words = said[0].split()
    kept = max((len(words) + 1) // 2, LEAST_WORDS)
    while len("".join(words[:kept])) < LEAST_LETTERS and kept < len(words):
        kept += 1
    kept = min(kept, len(words) - 1)
    return (" ".join(words[:kept]).rstrip(",;:") + OPEN_END,) if kept >= LEAST_WORDS else ()


@lru_cache(maxsize=KEPT)
def _phrase(text: str, language: str) -> Phrase | None:
    texts, owners = _phrases(language)
    found = tuple([owners[place] for place in texts.find(text)])
    if not found:
        return None
    section = section_of()[found[0]]
    return Phrase(found, section, _kind(text, section))


@cache
def _phrases(language: str) -> tuple[Packed, tuple[str, ...]]:
    """All phrases, and the concept of each."""
    said = [
        (phrase.casefold(), concept)
        for concept, phrases in concepts(language).items()
        for phrase in (*phrases, *halves(concept, phrases))
    ]
    return Packed([phrase for phrase, _ in said]), tuple([concept for _, concept in said])


def _kind(text: str, section: str) -> Kind:
    if "?" in text:
        return "question"
    if text.endswith(OPEN_END):
        return "half"
    if section in SAYINGS:
        return "saying"
    if section in TITLES:
        return "title"
    if section in MOODS:
        return "mood"
    return "words" if " " in text else "word"
