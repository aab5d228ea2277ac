"""What can be told about a card: phrases for what it suggests that do not name what is seen."""

from collections.abc import Mapping

from storyhare.decks.lexicon import Links
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
# Here a noun has more endings than its stemmer knows: "w zegarze" is "zegar".
DECLINING = frozenset({"pl"})
# Elsewhere a word can hide the name of a thing too: "moonstruck", "sunrise", "girasol". A name of
# three letters is hidden only in a word that is clearly longer: "hat" is not in "that".
HIDDEN = 3


def oblique(
    known: Links, phrases: Mapping[str, tuple[str, ...]], description: str, language: str
) -> tuple[str, ...]:
    """The clue candidates of a card in a language, nearest first."""
    named = _naming(description, language)
    for name in known.seen:
        for phrase in phrases.get(name, ()):
            named |= _naming(phrase, language)
    parts = tuple([name for name in named if len(name) >= MEANING])
    starts = parts if language in COMPOUNDING | DECLINING else ()
    ends = parts if language in COMPOUNDING else ()
    main = _main_words(known, phrases, language)

    def tells(phrase: str) -> bool:
        found, words = stems(phrase, language), _plain_words(phrase, language)
        if not named.isdisjoint(found) or not named.isdisjoint(words):
            return True
        if any(stem.startswith(starts) or stem.endswith(ends) for stem in found):
            return True
        return any(_hides(word, name, language) for word in words for name in main)

    return tuple(
        [
            phrase
            for name in known.suggested + known.far
            for phrase in phrases.get(name, ())[:READ_BEST]
            if len(phrase.split()) <= MOST_WORDS and not tells(phrase)
        ]
    )


def meaningful(text: str, language: str) -> tuple[str, ...]:
    """The stems that say something."""
    pairs = zip(split(text, language), stems(text, language), strict=True)
    return tuple([stem for word, stem in pairs if len(stem) >= MEANING or len(word) > MEANING])


def _main_words(
    known: Links, phrases: Mapping[str, tuple[str, ...]], language: str
) -> frozenset[str]:
    """What is seen, by the one word that people say first."""
    first = [phrases[name][0] for name in known.seen if phrases.get(name)]
    words = [_plain_words(phrase, language) for phrase in first]
    return frozenset([word for word, *more in words if not more and len(word) >= SHORTEST_NAME])


def _hides(word: str, name: str, language: str) -> bool:
    """Does a longer word begin or end with the name of a thing?"""
    more = len(word) - len(name)
    if more <= 0:
        return False
    if len(name) >= MEANING:
        return word.startswith(name) or word.endswith(name)
    # Short names begin many other words where compounds are rare: "sol" and "soledad".
    begins = language == "en" and word.startswith(name)
    return more >= HIDDEN and (begins or word.endswith(name))


def _naming(text: str, language: str) -> set[str]:
    """By what a text names its things: stems, and whole words, for stems can miss an ending."""
    found = _plain_words(text, language)
    if len(found) == 1:
        return {form for form in (*found, *stems(text, language)) if len(form) >= SHORTEST_NAME}
    return {*meaningful(text, language), *(word for word in found if len(word) > MEANING)}


def _plain_words(text: str, language: str) -> list[str]:
    return [plain(word) for word in split(text, language)]
