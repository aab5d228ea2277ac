"""A deck of five cards, a lexicon of six concepts and an encoder that knows no language."""

from collections.abc import Mapping
from hashlib import sha256

import numpy as np
import pytest

from storyhare.bots import Knowledge, knowledge_of
from storyhare.bots.scorers import encoder as encoders
from storyhare.bots.scorers import knowledge as knowledges
from storyhare.bots.scorers.encoder import Encoder
from storyhare.decks import Card, Manifest
from storyhare.decks.lexicon import Links

SAID: dict[str, Mapping[str, tuple[str, ...]]] = {
    "en": {
        "moon": ("moon", "full moon", "night light"),
        "boat": ("boat", "to set sail"),
        "hope": ("hope", "light at the end", "never give up"),
        "journey": ("journey", "far away", "on the road"),
        "secret": ("secret", "hidden truth"),
        "loneliness": ("loneliness", "all alone", "one against all"),
    },
    "fr": {
        "moon": ("lune", "pleine lune"),
        "boat": ("bateau", "mettre les voiles"),
        "hope": ("espoir", "ne jamais abandonner"),
        "journey": ("voyage", "au loin"),
        "secret": ("secret", "verité cachée"),
        "loneliness": ("solitude", "seul contre tous"),
    },
}
LINKED = {
    "sea": Links(("boat", "moon"), ("journey", "hope"), ("loneliness",)),
    "night": Links(("moon",), ("secret", "loneliness", "hope"), ()),
    "road": Links(("boat",), ("journey",), ("hope", "secret")),
    "door": Links((), ("secret",), ("journey",)),
}
DECK = Manifest(
    1,
    "toy",
    "Toys",
    (
        Card("sea", title="Adrift", alt={"en": "A boat under the moon, far from land."}),
        Card("night", alt={"en": "The moon looks through a window.", "fr": "La lune regarde."}),
        Card("road", alt={"en": "A boat on wheels rolls along a street."}, tags=("wheels",)),
        Card("door", alt={"en": "A door in a tree."}, moods=("calm",), themes=("doors", "home")),
        Card("plain", alt={"en": "Grass and a fence."}, tags=("green",), motifs=("fence",)),
    ),
)
CARDS = tuple([f"toy/{card.id}" for card in DECK.cards])


def patch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be no other lexicon, and no other links."""
    monkeypatch.setattr(knowledges, "concepts", lambda language: SAID.get(language, {}))
    monkeypatch.setattr(knowledges, "links", lambda deck: LINKED if deck == "toy" else {})
    also_understood(monkeypatch, {}, {})


def also_understood(
    monkeypatch: pytest.MonkeyPatch,
    said: Mapping[str, tuple[str, ...]],
    meant: Mapping[str, tuple[str, ...]],
) -> None:
    """What bots understand beyond what they tell, by concept and by card."""
    monkeypatch.setattr(knowledges, "also_said", lambda language: said if language == "en" else {})
    monkeypatch.setattr(knowledges, "also_meant", lambda deck: meant if deck == "toy" else {})


def toy() -> Knowledge:
    return knowledge_of(DECK)


class Model:
    """Texts become vectors of length 1 that say nothing about what they mean."""

    encoded: list[list[str]]

    def __init__(self, threads: int) -> None:
        assert threads == 1
        self.encoded = []

    def encode(self, texts: list[str]) -> np.ndarray:
        self.encoded.append(texts)
        return np.stack([vector(text) for text in texts])


def vector(text: str) -> np.ndarray:
    numbers = np.frombuffer(sha256(text.encode()).digest(), np.uint8).astype(np.float32) - 127.5
    return np.asarray(numbers / np.linalg.norm(numbers), np.float32)


def toy_encoder(monkeypatch: pytest.MonkeyPatch) -> tuple[Encoder, list[Model]]:
    """An encoder, and the models that it has read so far."""
    models: list[Model] = []

    def read(threads: int) -> Model:
        models.append(Model(threads))
        return models[-1]

    monkeypatch.setattr(encoders, "USE", read)
    return Encoder(), models
