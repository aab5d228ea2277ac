"""Families of bots that have never met, for cross-play: every seat with a memory of its own.

Half of the phrases, or of the clauses of the descriptions, are hidden from each mind, so that a
storyteller and its voters share neither their way to judge nor all they know.
"""

import random
import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from msgspec import Struct

from storyhare.bots.encoder import Encoder, EncoderScorer, Rows, rows_of
from storyhare.bots.knowledge import Knowledge
from storyhare.bots.lexicon import LexiconScorer
from storyhare.bots.scorer import Scorer

MINDS = 12
_CLAUSES = re.compile(r"[.;:,]\s*|\s+(?:and|with|while|who)\s+")
LEAST_WORDS = 2
# What is painted says little about what was meant: the figure under which the clues in the
# manifest, which it does not read, are likeliest.
CERTAINTY = 0.6


class Family(Struct, frozen=True):
    """Minds of one kind; families that share a `source` are kin, not strangers."""

    name: str
    sources: frozenset[str]
    minds: tuple[Scorer, ...]


class ClauseScorer:
    """Sees what is painted and little more: half of what the manifest says, by its meaning."""

    name = "descriptions"

    def __init__(self, knowledge: Knowledge, encoder: Encoder, seed: int) -> None:
        self._knowledge = knowledge
        self._encoder = encoder
        self._seed = seed
        self._cards = {card: at for at, card in enumerate(knowledge.pictures)}
        self._over_all = lru_cache(maxsize=4096)(self._judge)
        self._rows = lru_cache(maxsize=None)(self._make_rows)

    def knows(self, card: str) -> bool:
        """Is the card described?"""
        picture = self._knowledge.pictures.get(card)
        return picture is not None and bool(picture.descriptions)

    def fit(self, clue: str, language: str, cards: Sequence[str]) -> list[float]:
        """How surely a clue means each card."""
        judged, places = self._over_all(clue, language), self._cards
        return [judged[places[card]] if card in places else 0.0 for card in cards]

    def clues(self, card: str, language: str) -> Sequence[str]:
        """The themes and moods that the manifest names, which are English words."""
        picture = self._knowledge.pictures.get(card)
        return () if picture is None or language != "en" else picture.hints

    def _judge(self, clue: str, language: str) -> list[float]:
        near = self._rows(language).near(self._encoder.clue(clue)[None])[0]
        return [CERTAINTY * float(fit) for fit in near]

    def _make_rows(self, language: str) -> Rows:
        luck = random.Random(f"clauses {self._seed}")
        texts: list[str] = []
        owned: list[list[tuple[int, float]]] = []
        for picture in self._knowledge.pictures.values():
            said = clauses_of(picture.descriptions.get(language, ""))
            if language == "en":
                said += [*picture.tags, *picture.hints]
            own = range(len(texts), len(texts) + len(said))
            owned.append([(place, 1.0) for place in luck.sample(own, -(-len(own) // 2))])
            texts += said
        return rows_of(tuple(texts), owned, self._encoder)


def clauses_of(description: str) -> list[str]:
    """The parts of a description that could stand alone."""
    parts = [part for part in _CLAUSES.split(description) if len(part.split()) >= LEAST_WORDS]
    return parts or [description]


def families(
    knowledge: Knowledge, encoder: Encoder | None, seed: int, number: int = MINDS
) -> tuple[Family, ...]:
    """All families that can play here; without the extra's encoder only the lexicon's."""
    luck = random.Random(f"families {seed}")

    def minds(make: Callable[[int], Scorer]) -> tuple[Scorer, ...]:
        return tuple([make(luck.randrange(2**32)) for _ in range(number)])

    def lexicon(own: int) -> LexiconScorer:
        return LexiconScorer(knowledge.halved(own))

    found = [Family("lexicon", frozenset({"words"}), minds(lexicon))]
    if encoder is None:
        return tuple(found)

    def meanings(own: int) -> EncoderScorer:
        return EncoderScorer(knowledge.halved(own), encoder)

    def both(own: int) -> EncoderScorer:
        return EncoderScorer(knowledge.halved(own), encoder, lexicon(own))

    def described(own: int) -> ClauseScorer:
        return ClauseScorer(knowledge, encoder, own)

    found += [
        Family("encoder alone", frozenset({"meanings"}), minds(meanings)),
        Family("descriptions", frozenset({"descriptions"}), minds(described)),
        Family("encoder + lexicon", frozenset({"words", "meanings"}), minds(both)),
    ]
    return tuple(found)
