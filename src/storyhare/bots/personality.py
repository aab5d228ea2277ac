"""A mind of its own: bots that judge by the same lexicon still see things differently."""

from collections.abc import Sequence
from hashlib import blake2b

from storyhare.bots.scorer import Scorer

# How far tastes lie apart, in the scorers' scale.
TASTE = 0.6
_WIDTH = TASTE * 12**0.5


class Personal:
    """A scorer with one bot's taste: always the same for a clue and a card, and nobody else's."""

    def __init__(self, scorer: Scorer, seed: int | str) -> None:
        self._scorer = scorer
        self._seed = str(seed).encode()
        self.name = scorer.name

    def knows(self, card: str) -> bool:
        """What the scorer knows."""
        return self._scorer.knows(card)

    def fit(self, clue: str, language: str, cards: Sequence[str]) -> list[float]:
        """What the scorer thinks, and a little of one's own."""
        fits = self._scorer.fit(clue, language, cards)
        return [fit + self._taste(clue, card) for fit, card in zip(fits, cards, strict=True)]

    def clues(self, card: str, language: str) -> Sequence[str]:
        """What the scorer would tell."""
        return self._scorer.clues(card, language)

    def _taste(self, clue: str, card: str) -> float:
        # A hash rather than a generator: the same card has the same taste in any company.
        text = f"{clue}\0{card}".encode(errors="surrogatepass")
        drawn = blake2b(text, key=self._seed[:64], digest_size=4).digest()
        return _WIDTH * (int.from_bytes(drawn) / 2**32 - 0.5)
