"""An operator's image-text model in ONNX files (extra `storyhare[vision]`).

The picture and the clue become vectors of one space; a clue fits a card as far as they point the
same way. Clues to tell are the lexicon's phrases that lie near a picture and not near all of them.
"""

import io
from collections.abc import Sequence
from functools import cached_property, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import onnxruntime
from msgspec import Struct
from PIL import Image
from tokenizers import Tokenizer

from storyhare.bots.pictures import Pictures
from storyhare.decks.lexicon import LANGUAGES, concepts

Matrix = np.ndarray[Any, np.dtype[np.float32]]
# The nearest phrases name what is seen; after them come those that only suggest it.
TOO_PLAIN = 4
MOST_CLUES = 24


class OnnxFiles(Struct, frozen=True, forbid_unknown_fields=True):
    """What the configuration names, and how the model wants its pictures; CLIP's way by default."""

    image: Path
    text: Path
    tokenizer: Path
    size: int = 224
    length: int = 77
    mean: tuple[float, float, float] = (0.48145466, 0.4578275, 0.40821073)
    spread: tuple[float, float, float] = (0.26862954, 0.26130258, 0.27577711)
    # How much a whole unit of likeness says: most such models are trained near this scale.
    scale: float = 100.0


class OnnxScorer:
    """Judges by what an image-text model sees."""

    name = "vision"
    waits = True

    def __init__(
        self,
        files: OnnxFiles,
        cards: Sequence[str],
        pictures: Pictures,
        cache: Path | None = None,
    ) -> None:
        self._files = files
        self._pictures = pictures
        self._cache = cache
        self._cards = {card: at for at, card in enumerate(cards)}
        self._image = _session(files.image)
        self._text = _session(files.text)
        self._tokenizer = Tokenizer.from_file(str(files.tokenizer))
        self._tokenizer.enable_truncation(files.length)
        self._tokenizer.enable_padding(length=files.length)
        self._clue = lru_cache(maxsize=4096)(self._read)
        self._phrases = lru_cache(maxsize=None)(self._make_phrases)

    def knows(self, card: str) -> bool:
        """Was the card among those it looked at?"""
        return card in self._cards

    def fit(self, clue: str, _language: str, cards: Sequence[str]) -> list[float]:
        """How surely a clue means each card."""
        likeness = self._seen @ self._clue(clue)
        places = [self._cards.get(card) for card in cards]
        return [
            0.0 if place is None else self._files.scale * float(likeness[place]) for place in places
        ]

    def warm_up(self) -> None:
        """Look at every picture now."""
        _ = self._seen

    def clues(self, card: str, language: str) -> Sequence[str]:
        """Phrases near this picture, but for the plainest."""
        place = self._cards.get(card)
        if place is None:
            return ()
        texts, nearness = self._phrases(language if language in LANGUAGES else "en")
        order = np.argsort(-nearness[place])[TOO_PLAIN : TOO_PLAIN + MOST_CLUES]
        return tuple([texts[at] for at in order])

    @cached_property
    def _seen(self) -> Matrix:
        """One row a card, kept in the cache folder for the next start."""
        return self._kept("pictures", list(self._cards), self._look)

    def _make_phrases(self, language: str) -> tuple[tuple[str, ...], Matrix]:
        texts = [said[0] for said in concepts(language).values() if said]
        vectors = self._kept("phrases", texts, self._read)
        nearness = self._seen @ vectors.T
        return tuple(texts), nearness - nearness.mean(axis=0)

    def _kept(self, kind: str, names: list[str], make: Any) -> Matrix:
        files = [self._files.image, self._files.text, self._files.tokenizer]
        marks = [(str(file), file.stat().st_size, file.stat().st_mtime_ns) for file in files]
        key = sha256(msgspec.json.encode((names, marks))).hexdigest()[:24]
        kept = None if self._cache is None else self._cache / f"{kind}-{key}.npy"
        if kept is not None and kept.is_file():
            return np.asarray(np.load(kept), dtype=np.float32)
        matrix: Matrix = np.stack([make(name) for name in names])
        if kept is not None:
            kept.parent.mkdir(parents=True, exist_ok=True)
            partial = kept.with_suffix(".part.npy")
            np.save(partial, matrix)
            partial.replace(kept)
        return matrix

    def _look(self, card: str) -> Matrix:
        data = self._pictures(card)
        if data is None:
            raise LookupError(f"there is no picture of {card}")
        size = self._files.size
        with Image.open(io.BytesIO(data)) as picture:
            pixels = np.asarray(picture.convert("RGB").resize((size, size)), np.float32) / 255
        whitened = (pixels - self._files.mean) / self._files.spread
        return _unit(self._image, whitened.transpose(2, 0, 1)[None].astype(np.float32))

    def _read(self, text: str) -> Matrix:
        read = self._tokenizer.encode(text)
        ids = np.array([read.ids], np.int64)
        mask = np.array([read.attention_mask], np.int64)
        return _unit(self._text, ids, mask)


def _session(file: Path) -> Any:
    settings = onnxruntime.SessionOptions()
    # Bots share the machine with the tables.
    settings.intra_op_num_threads = 1
    return onnxruntime.InferenceSession(str(file), settings, providers=["CPUExecutionProvider"])


def _unit(session: Any, *values: Any) -> Matrix:
    """What a model makes of its inputs, at length 1; it is given only as many as it wants."""
    names = [given.name for given in session.get_inputs()]
    (found, *_) = session.run(None, dict(zip(names, values, strict=False)))
    row = np.asarray(found, np.float32).reshape(-1)
    return row / max(float(np.linalg.norm(row)), 1e-9)
