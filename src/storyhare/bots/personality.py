"""A mind of its own: bots that judge by the same lexicon still see things differently."""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b

from storyhare.bots.scorer import Scorer

# How far tastes lie apart, in the scorers' scale.
TASTE = 0.6
_WIDTH = TASTE * 12**0.5
# An odd number with no pattern in its bits, and as many bits as are kept.
_MIXER = 0x9E3779B97F4A7C15
_BITS = (1 << 64) - 1


class Personal:
    """A scorer with one bot's taste: always the same for a clue and a card, and nobody else's."""

    def __init__(self, scorer: Scorer, seed: int | str) -> None:
        self._scorer = scorer
        self._seed = str(seed)
        self.name = scorer.name

    def knows(self, card: str) -> bool:
        """What the scorer knows."""
        return self._scorer.knows(card)

    def fit(self, clue: str, language: str, cards: Sequence[str]) -> list[float]:
        """What the scorer thinks, and a little of one's own."""
        fits = self._scorer.fit(clue, language, cards)
        mood = _drawn(f"{self._seed}\0{clue}")
        return [fit + _taste(mood ^ _mark(card)) for fit, card in zip(fits, cards, strict=True)]

    def clues(self, card: str, language: str) -> Sequence[str]:
        """What the scorer would tell."""
        return self._scorer.clues(card, language)


def _taste(mixed: int) -> float:
    # The same card has the same taste in any company. A storyteller asks for thousands, so only
    # the clue and the card are hashed for good, and their sum is stirred.
    mixed = (mixed ^ (mixed >> 31)) * _MIXER & _BITS
    mixed = (mixed ^ (mixed >> 29)) * _MIXER & _BITS
    return _WIDTH * ((mixed >> 32) / 2**32 - 0.5)


def _drawn(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(errors="surrogatepass"), digest_size=8).digest())


_mark = lru_cache(maxsize=65_536)(_drawn)
