"""Families of bots that have never met, for cross-play: every seat with a memory of its own.

Half of the phrases, or of what the manifest says, are hidden from each mind, so that a storyteller
and its voters share neither their way to judge nor all they know.
"""

import random
import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from storyhare.bots.evaluation.crossplay import MINDS, Family
from storyhare.bots.scorers.encoder import Encoder, EncoderScorer, Known, Phrasebook, Rows, rows_of
from storyhare.bots.scorers.knowledge import Knowledge, Picture
from storyhare.bots.scorers.lexicon import LexiconScorer
from storyhare.bots.scorers.scorer import Scorer
from storyhare.decks.lexicon import meaningful

_CLAUSES = re.compile(r"[.;:,]\s*|\s+(?:and|with|while|who)\s+")
LEAST_WORDS = 2
# What is painted says little about what was meant: the figure under which the clues in the
# manifest, which it does not read, are likeliest.
CERTAINTY = 0.7
# So many clues are looked up once for all minds of an experiment.
REMEMBERED = 8192


class Descriptions:
    """What the manifest says of each card, piece by piece, read once for all minds."""

    def __init__(self, knowledge: Knowledge, encoder: Encoder) -> None:
        self.knowledge = knowledge
        self.encoder = encoder
        self.cards = {card: at for at, card in enumerate(knowledge.pictures)}
        self.said = lru_cache(maxsize=None)(self._said)
        self.rows = lru_cache(maxsize=None)(self._rows)

    def _said(self, card: str, language: str) -> tuple[str, ...]:
        picture = self.knowledge.pictures[card]
        clauses = clauses_of(picture.descriptions.get(language, ""))
        # Titles and tags are written in English.
        more = (picture.title, *picture.tags, *picture.hints) if language == "en" else ()
        return tuple([text for text in (*clauses, *more) if text])

    def _rows(self, language: str) -> Rows:
        texts: list[str] = []
        owned: list[list[tuple[int, float]]] = []
        for card in self.cards:
            said = self.said(card, language)
            owned.append([(len(texts) + at, 1.0) for at in range(len(said))])
            texts += said
        return rows_of(tuple(texts), owned, self.encoder)


class ClauseScorer:
    """Knows half of what the manifest says of a card and nothing of the lexicon."""

    name = "descriptions"

    def __init__(self, read: Descriptions, seed: int) -> None:
        self._read = read
        self._seed = seed
        self._over_all = lru_cache(maxsize=None)(self._judge)
        self._known = lru_cache(maxsize=None)(self._make_known)

    def knows(self, card: str) -> bool:
        """Is the card described?"""
        picture = self._read.knowledge.pictures.get(card)
        return picture is not None and bool(picture.descriptions)

    def fit(self, clue: str, language: str, cards: Sequence[str]) -> list[float]:
        """How surely a clue means each card."""
        judged, places = self._over_all(clue, language), self._read.cards
        return [judged[places[card]] if card in places else 0.0 for card in cards]

    def clues(self, card: str, language: str) -> Sequence[str]:
        """The title, themes and moods that it knows, which are English words."""
        picture = self._read.knowledge.pictures.get(card)
        if picture is None or language != "en":
            return ()
        rows, visible = self._read.rows(language), self._known(language).visible
        own = rows.places[self._read.cards[card]][rows.weights[self._read.cards[card]] > 0]
        known = {rows.texts[place] for place in own if visible[place]}
        return [text for text in _tellable(picture, language) if text in known]

    def _judge(self, clue: str, language: str) -> list[float]:
        near = self._read.rows(language).nearest(self._read.encoder.clue(clue)[None])
        found: list[float] = (CERTAINTY * near.mean(self._known(language))[0]).tolist()
        return found

    def _make_known(self, language: str) -> Known:
        luck = random.Random(f"clauses {self._seed}")
        rows = self._read.rows(language)
        hidden: list[int] = []
        for places, weights in zip(rows.places, rows.weights, strict=True):
            own = [int(place) for place in places[weights > 0]]
            hidden += luck.sample(own, len(own) // 2)
        return rows.known(hidden)


def _tellable(picture: Picture, language: str) -> list[str]:
    """What does not name a thing that the description names."""
    named = set(meaningful(picture.descriptions.get(language, ""), language))
    said = [text for text in (picture.title, *picture.hints) if text]
    return [text for text in said if named.isdisjoint(meaningful(text, language))]


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
    book = Phrasebook(knowledge, encoder, REMEMBERED)
    read = Descriptions(knowledge, encoder)

    def meanings(own: int) -> EncoderScorer:
        return EncoderScorer(knowledge.halved(own), encoder, shared=book)

    def both(own: int) -> EncoderScorer:
        return EncoderScorer(knowledge.halved(own), encoder, lexicon(own), book)

    def described(own: int) -> ClauseScorer:
        return ClauseScorer(read, own)

    found += [
        Family("encoder alone", frozenset({"meanings"}), minds(meanings)),
        Family("descriptions", frozenset({"descriptions"}), minds(described)),
        Family("encoder + lexicon", frozenset({"words", "meanings"}), minds(both)),
    ]
    return tuple(found)
