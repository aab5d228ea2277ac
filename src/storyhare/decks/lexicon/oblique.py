"""What can be told about a card: phrases for what it suggests that do not name what is seen.

The rules are careful rather than clever: a good clue that is lost costs nothing, since every card
has dozens, and one that names the main thing gives the card away.
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from msgspec import Struct

from storyhare.decks.lexicon.files import Links, concepts
from storyhare.decks.lexicon.stems import plain, split, stems

# Stems of this many letters carry a meaning, and so do longer words whose stem is shorter; "the",
# "of", "und" may stand in any clue.
MEANING = 4
# The only word of a name carries one even when it is shorter: "fox", "Uhr", "mer".
SHORTEST_NAME = 3
MOST_WORDS = 6
# The first phrases of a concept read best as a clue of their own.
READ_BEST = 2
# Here two nouns grow into one: who says "Apfelbaum" has named the apple.
COMPOUNDING = frozenset({"de", "nl"})
DIMINUTIVES = ("chen", "lein", "je", "tje")
# Here a noun has more endings than its stemmer knows: "w zegarze" is "zegar", "na lodzie" is "lód".
DECLINING = frozenset({"pl"})
LONGEST_ENDING = 3
# Elsewhere a word can hide the name of a thing too: "moonstruck", "sunrise", "girasol". A name of
# three letters is hidden only in a word that is clearly longer: "hat" is not in "that".
HIDDEN = 3
# A stem of this length is the thing itself in another dress: "espejito" is the mirror.
ROOT = 5
# A name of this length is never in the middle of a word by chance: "overshadowed".
UNMISTAKABLE = 6

Phrases = Mapping[str, tuple[str, ...]]


class Names(Struct, frozen=True):
    """What the things on a card are called in one language.

    `words` are stems and whole words; `tiny` are names of two letters, where an accent counts;
    `main` are the single words that people say first, and `roots` their longer stems.
    """

    language: str
    words: frozenset[str]
    tiny: frozenset[str]
    main: frozenset[str]
    roots: tuple[str, ...]

    def told_by(self, phrase: str) -> bool:
        """Does a phrase name one of them?"""
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
        # A title that stayed English names things in English.
        stayed = language != "en" and phrase.lower() in _english_phrases()
        return names.told_by(phrase) or (stayed and _english_names(known).told_by(phrase))

    return tuple(
        [
            phrase
            for concept in known.suggested + known.far
            for phrase in phrases.get(concept, ())[:READ_BEST]
            if len(phrase.split()) <= MOST_WORDS and not tells(phrase)
        ]
    )


def meaningful(text: str, language: str) -> tuple[str, ...]:
    """The stems that say something."""
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
    """Does a longer word have the name of a thing in it?"""
    more = len(word) - len(name)
    if more <= 0:
        return False
    if len(name) >= UNMISTAKABLE and name in word:
        return True
    if len(name) >= MEANING:
        return word.startswith(name) or word.endswith(name) or _compounds(word, name, language)
    # Short names begin many other words where compounds are rare: "sol" and "soledad".
    if language in DECLINING:
        return more <= LONGEST_ENDING and word.startswith(name)
    begins = language in COMPOUNDING | {"en"} and word.startswith(name)
    return more >= HIDDEN and (begins or word.endswith(name))


def _compounds(word: str, name: str, language: str) -> bool:
    """Is a name the middle of a compound, or its end made small: "Drahtseilakt", "vouwbootje"?"""
    if language not in COMPOUNDING:
        return False
    at = word.find(name)
    return (HIDDEN <= at <= len(word) - len(name) - HIDDEN) or word.endswith(
        tuple([name + ending for ending in DIMINUTIVES])
    )


def _naming(text: str, language: str) -> Iterator[str]:
    """By what a text names its things: stems, and whole words, for stems can miss an ending."""
    found = _plain_words(text, language)
    if len(found) == 1:
        yield from [form for form in (*found, *stems(text, language)) if len(form) >= SHORTEST_NAME]
        return
    yield from meaningful(text, language)
    yield from [word for word in found if len(word) > MEANING]


def _plain_words(text: str, language: str) -> list[str]:
    return [plain(word) for word in split(text, language)]
