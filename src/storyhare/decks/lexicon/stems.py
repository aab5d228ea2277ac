"""Words cut down to what they share: stems by language, and letter groups for near misses."""

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
# l’homme, dell’acqua, d’été: what stands before the apostrophe is an article.
_ELIDED = re.compile(r"\b\w{1,5}[’'](?=\w{3})")
_PLAIN = str.maketrans({"ß": "ss", "ł": "l", "ø": "o", "æ": "ae", "œ": "oe"})


@lru_cache(maxsize=65_536)
def stems(text: str, language: str) -> tuple[str, ...]:
    """The stems of a text's words, in their order; apostrophes and accents play no part."""
    lowered = _ELIDED.sub(" ", text.lower()) if language in ("fr", "it") else text.lower()
    words = _WORD.findall(lowered.replace("’", "").replace("'", ""))
    return tuple([plain(stem) for stem in _stemmer(language).stemWords(words)])


def plain(text: str) -> str:
    """Letters without their accents."""
    split = unicodedata.normalize("NFKD", text.lower().translate(_PLAIN))
    return "".join([sign for sign in split if not unicodedata.combining(sign)])


def letter_groups(word: str) -> tuple[str, ...]:
    """Groups of four letters of a word with its edges: near misses and compounds share some."""
    edged = f"<{plain(word)}>"
    return tuple([edged[at : at + 4] for at in range(max(1, len(edged) - 3))])


@cache
def _stemmer(language: str) -> snowballstemmer.stemmer:
    return snowballstemmer.stemmer(SNOWBALL.get(language, "english"))
