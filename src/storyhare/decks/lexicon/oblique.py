"""What can be told about a card: phrases for what it suggests that do not name what is seen on it."""

from collections.abc import Mapping

from storyhare.decks.lexicon import Links
from storyhare.decks.lexicon.stems import stems

# Words of this many letters carry a meaning; "the", "of", "und" may stand in any clue.
MEANING = 4
MOST_WORDS = 6
# The first phrases of a concept read best as a clue of their own.
READ_BEST = 2


def oblique(
    known: Links, phrases: Mapping[str, tuple[str, ...]], description: str, language: str
) -> tuple[str, ...]:
    """The clue candidates of a card in a language, nearest first."""
    named = set(meaningful(description, language))
    for name in known.seen:
        for phrase in phrases.get(name, ()):
            named.update(meaningful(phrase, language))
    return tuple(
        [
            phrase
            for name in known.suggested + known.far
            for phrase in phrases.get(name, ())[:READ_BEST]
            if named.isdisjoint(meaningful(phrase, language)) and len(phrase.split()) <= MOST_WORDS
        ]
    )


def meaningful(text: str, language: str) -> tuple[str, ...]:
    """The stems that say something."""
    return tuple([stem for stem in stems(text, language) if len(stem) >= MEANING])
