"""What kind of thing a phrase of the lexicon is, by its section and its form.

A proverb can be told by its first half alone: "the early bird…".
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal

from msgspec import Struct

from storyhare.decks.lexicon.files import LANGUAGES, concepts, section_of

Kind = Literal["saying", "title", "mood", "question", "half", "words", "word"]
HALVED = "proverbs"
SAYINGS = frozenset({HALVED, "idioms"})
TITLES = frozenset({"tales", "myths", "books-and-films", "paintings", "songs-and-music"})
MOODS = frozenset({"feelings", "moods"})
# Less than this says nothing: "the…", "it is never…".
LEAST_WORDS, LEAST_LETTERS = 3, 11
OPEN_END = "…"


class Phrase(Struct, frozen=True):
    """A phrase of a language: the concepts that are said so, the section of the first, its kind."""

    concepts: tuple[str, ...]
    section: str
    kind: Kind


def phrase_of(text: str, language: str) -> Phrase | None:
    """What is known about a phrase; nothing if it is not one of ours."""
    return _phrases(language).get(text.casefold()) if language in LANGUAGES else None


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


@cache
def _phrases(language: str) -> Mapping[str, Phrase]:
    owners: dict[str, list[str]] = {}
    for concept, said in concepts(language).items():
        for phrase in (*said, *halves(concept, said)):
            owners.setdefault(phrase.casefold(), []).append(concept)
    sections = section_of()
    return {
        text: Phrase(tuple(found), sections[found[0]], _kind(text, sections[found[0]]))
        for text, found in owners.items()
    }


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
