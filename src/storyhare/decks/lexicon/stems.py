"""Reduces words to comparable parts: stems by language, and letter groups for near misses."""

import re
import unicodedata
from functools import cache, lru_cache

import snowballstemmer

SNOWBALL = {
    "en": "english",
    "fr": "french",
    "de": "german",
    "es": "spanish",
    "it": "italian",
    "pt": "portuguese",
    "nl": "dutch",
    "pl": "polish",
}
_WORD = re.compile(r"\w+")
# No language here has longer words, and a stemmer may need cubic time in a word's length.
LONGEST_WORD = 40
# l'homme, dell'acqua, d'eau: the part before the apostrophe is an article.
_ELIDED = re.compile(r"\b\w{1,5}[\u2019'](?=\w{3})")
_PLAIN = str.maketrans({"ß": "ss", "ł": "l", "ø": "o", "æ": "ae", "œ": "oe"})


# Phrases are split once, when a language is read: larger caches of these two took 20 MB.
@lru_cache(maxsize=4_096)
def stems(text: str, language: str) -> tuple[str, ...]:
    """The stems of a text's words, in their order; apostrophes and accents are ignored."""
    return tuple([_stem(word, language) for word in split(text, language)])


def split(text: str, language: str) -> list[str]:
    """The words of a text in lower case, without their apostrophes."""
    lowered = _ELIDED.sub(" ", text.lower()) if language in ("fr", "it") else text.lower()
    words = _WORD.findall(lowered.replace("\u2019", "").replace("'", ""))
    return [word[:LONGEST_WORD] for word in words]


def plain(text: str) -> str:
    """The text with the accents of its letters removed."""
    split = unicodedata.normalize("NFKD", text.lower().translate(_PLAIN))
    return "".join([sign for sign in split if not unicodedata.combining(sign)])


def letter_groups(word: str) -> tuple[str, ...]:
    """Groups of four letters of a word, edges included: near misses and compounds share some."""
    edged = f"<{plain(word)}>"
    return tuple([edged[at : at + 4] for at in range(max(1, len(edged) - 3))])


@lru_cache(maxsize=8_192)
def _stem(word: str, language: str) -> str:
    # Most words of the lexicon occur many times, and stemming is slow.
    return plain(_stemmer(language).stemWord(word))


@cache
def _stemmer(language: str) -> snowballstemmer.stemmer:
    return snowballstemmer.stemmer(SNOWBALL.get(language, "english"))
