"""Finds clues for a card: phrases for what it suggests that do not name what it shows.

The rules are cautious: losing a good clue costs nothing, since every card has dozens, but a clue
that names the main thing gives the card away.
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from msgspec import Struct

from storyhare.decks.lexicon.files import Links, concepts
from storyhare.decks.lexicon.phrases import halves
from storyhare.decks.lexicon.stems import plain, split, stems

# Stems of this many letters have a meaning, and so have longer words whose stem is shorter; "the",
# "of", "und" may occur in any clue.
MEANING = 4
# The only word of a name has a meaning even if it is shorter: "fox", "Uhr", "mer".
SHORTEST_NAME = 3
MOST_WORDS = 6
# The first phrases of a concept make the best clues.
READ_BEST = 2
# These languages join nouns: a clue with "Apfelbaum" names the apple.
COMPOUNDING = frozenset({"de", "nl"})
DIMINUTIVES = ("chen", "lein", "je", "tje")
# Nouns here have more endings than the stemmer knows: "w zegarze" is "zegar", "na lodzie" is "lód".
DECLINING = frozenset({"pl"})
LONGEST_ENDING = 3
# In other languages too a word can contain the name of a thing: "moonstruck", "sunrise", "girasol".
# A name of three letters counts only in a word that is clearly longer: "hat" is not in "that".
HIDDEN = 3
# A word that begins with a stem of this length is a form of the name: "espejito" is the mirror.
ROOT = 5
# A name of this length does not occur in the middle of a word by chance: "overshadowed".
UNMISTAKABLE = 6

Phrases = Mapping[str, tuple[str, ...]]


class Names(Struct, frozen=True):
    """The names of the things on a card in one language.

    `words` are stems and whole words; `tiny` are names of two letters, where an accent counts;
    `main` are the single words that people say first, and `roots` their longer stems.
    """

    language: str
    words: frozenset[str]
    tiny: frozenset[str]
    main: frozenset[str]
    roots: tuple[str, ...]

    def told_by(self, phrase: str) -> bool:
        """Whether a phrase contains one of the names."""
        found, words = stems(phrase, self.language), _plain_words(phrase, self.language)
        if not self.words.isdisjoint((*found, *words)):
            return True
        if not self.tiny.isdisjoint(split(phrase, self.language)):
            return True
        if any(self._grown_from_a_name(stem) for stem in found):
            return True
        return any(self._hidden_in(word) for word in words)

    def _grown_from_a_name(self, stem: str) -> bool:
        if self.language not in COMPOUNDING | DECLINING:
            return False
        names = tuple([name for name in self.words if len(name) >= MEANING])
        return stem.startswith(names) or (self.language in COMPOUNDING and stem.endswith(names))

    def _hidden_in(self, word: str) -> bool:
        if word.startswith(self.roots):
            return True
        return any(_hides(word, name, self.language) for name in self.main)


def oblique(known: Links, phrases: Phrases, description: str, language: str) -> tuple[str, ...]:
    """The clue candidates of a card in a language, nearest first."""
    names = _names(known, phrases, description, language)

    def tells(phrase: str) -> bool:
        # A title that was not translated names things in English.
        stayed = language != "en" and phrase.lower() in _english_phrases()
        return names.told_by(phrase) or (stayed and _english_names(known).told_by(phrase))

    return tuple(
        [
            phrase
            for concept in known.suggested + known.far
            for phrase in tellable(concept, phrases.get(concept, ()))
            if len(phrase.split()) <= MOST_WORDS and not tells(phrase)
        ]
    )


def tellable(concept: str, said: tuple[str, ...]) -> tuple[str, ...]:
    """The phrases of a concept that can stand alone: the usual ones, several words, half a proverb.

    A single word far down its list is a synonym for those who vote.
    """
    several = tuple([phrase for phrase in said[READ_BEST:] if " " in phrase])
    return said[:READ_BEST] + several + halves(concept, said)


def meaningful(text: str, language: str) -> tuple[str, ...]:
    """The stems of a text that have a meaning."""
    pairs = zip(split(text, language), stems(text, language), strict=True)
    return tuple([stem for word, stem in pairs if len(stem) >= MEANING or len(word) > MEANING])


def _names(known: Links, phrases: Phrases, description: str, language: str) -> Names:
    said = [phrases[concept] for concept in known.seen if phrases.get(concept)]
    words = set(_naming(description, language))
    for every in said:
        for phrase in every:
            words.update(_naming(phrase, language))
    first = [split(every[0], language) for every in said]
    single = [word for word, *more in first if not more]
    return Names(
        language,
        frozenset(words),
        frozenset([word for word in single if len(word) < SHORTEST_NAME]),
        frozenset([plain(word) for word in single if len(word) >= SHORTEST_NAME]),
        tuple([stem for word in single for stem in stems(word, language) if len(stem) >= ROOT]),
    )


@lru_cache(maxsize=1024)
def _english_names(known: Links) -> Names:
    return _names(known, concepts("en"), "", "en")


@cache
def _english_phrases() -> frozenset[str]:
    return frozenset([phrase.lower() for said in concepts("en").values() for phrase in said])


def _hides(word: str, name: str, language: str) -> bool:
    """Whether a longer word contains the name of a thing."""
    more = len(word) - len(name)
    if more <= 0:
        return False
    if len(name) >= UNMISTAKABLE and name in word:
        return True
    if len(name) >= MEANING:
        return word.startswith(name) or word.endswith(name) or _compounds(word, name, language)
    # Where compounds are rare, many other words begin with a short name: "sol" and "soledad".
    if language in DECLINING:
        return more <= LONGEST_ENDING and word.startswith(name)
    begins = language in COMPOUNDING | {"en"} and word.startswith(name)
    return more >= HIDDEN and (begins or word.endswith(name))


def _compounds(word: str, name: str, language: str) -> bool:
    """Whether a compound has a name inside or, as a diminutive, at its end ("vouwbootje")."""
    if language not in COMPOUNDING:
        return False
    at = word.find(name)
    return (HIDDEN <= at <= len(word) - len(name) - HIDDEN) or word.endswith(
        tuple([name + ending for ending in DIMINUTIVES])
    )


def _naming(text: str, language: str) -> Iterator[str]:
    """The stems of a text that have a meaning, and its whole words, as stems can miss an ending."""
    found = _plain_words(text, language)
    if len(found) == 1:
        yield from [form for form in (*found, *stems(text, language)) if len(form) >= SHORTEST_NAME]
        return
    yield from meaningful(text, language)
    yield from [word for word in found if len(word) > MEANING]


def _plain_words(text: str, language: str) -> list[str]:
    return [plain(word) for word in split(text, language)]
