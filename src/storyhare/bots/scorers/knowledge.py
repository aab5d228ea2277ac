"""What a bot may know of the pictures before a game: the phrases and descriptions of cards.

It is made from public files alone (the lexicon and the deck's manifest), never from a game.
"""

import random
from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct

from storyhare.bots.scorers.thoughts import Nearness
from storyhare.decks import Manifest
from storyhare.decks.lexicon import (
    LANGUAGES,
    Links,
    also_meant,
    also_said,
    concepts,
    links,
    oblique,
)

# How much a concept says about a card: plainly there, thought of by many, thought of by somebody.
SEEN, SUGGESTED, FAR = 1.0, 0.8, 0.5
# It may also be meant by somebody, though nobody tells of it here.
MEANT = 0.3
# The last of a list counts for less than the first: lists are written nearest first.
FADING = 0.35


class Picture(Struct, frozen=True):
    """What is known of one card."""

    links: Links | None = None
    weights: Mapping[str, float] = {}
    title: str = ""
    descriptions: Mapping[str, str] = {}
    tags: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()
    meant: tuple[str, ...] = ()

    def nearness(self, concept: str) -> Nearness:
        """How near a linked concept is."""
        assert self.links is not None
        if concept in self.links.seen:
            return "seen"
        return "suggested" if concept in self.links.suggested else "far"


class Knowledge(Struct, frozen=True, dict=True):
    """Cards by their full name, and how the concepts they share are said in each language."""

    pictures: Mapping[str, Picture]
    hidden: frozenset[tuple[str, int]] = frozenset()

    def phrases(self, language: str) -> Mapping[str, tuple[str, ...]]:
        """The phrases of each concept that this bot knows."""
        said = self.everything(language)
        if not self.hidden:
            return said
        if language not in self._left:
            self._left[language] = {
                name: tuple([p for at, p in enumerate(all_of) if (name, at) not in self.hidden])
                for name, all_of in said.items()
            }
        return self._left[language]

    def understood(self, language: str) -> Mapping[str, tuple[str, ...]]:
        """The phrases of each concept that this bot knows, and what it only understands.

        Bots that share one memory but for hidden phrases are measured by what they share: they
        understand no more than that.
        """
        said = self.phrases(language)
        if self.hidden or not said:
            return said
        also = also_said(language)
        return {name: (*phrases, *also.get(name, ())) for name, phrases in said.items()}

    def everything(self, language: str) -> Mapping[str, tuple[str, ...]]:
        """The phrases of each concept, also those hidden from this bot."""
        return concepts(language) if self._linked and language in LANGUAGES else {}

    def halved(self, seed: int) -> "Knowledge":
        """The same with half of the phrases unknown, so that two bots do not share one memory."""
        luck = random.Random(seed)
        names = [(name, at) for name in concepts("en") for at in range(6)]
        return Knowledge(
            self.pictures, frozenset([place for place in names if luck.random() < 0.5])
        )

    def clues(self, card: str, language: str) -> tuple[str, ...]:
        """What could be told about a card."""
        picture = self.pictures.get(card)
        if picture is None or picture.links is None:
            return ()
        description = picture.descriptions.get(language, "")
        return oblique(picture.links, self.phrases(language), description, language)

    @cached_property
    def _left(self) -> dict[str, Mapping[str, tuple[str, ...]]]:
        """What is not hidden, by language, as far as somebody asked."""
        return {}

    @cached_property
    def _linked(self) -> bool:
        return any(picture.links for picture in self.pictures.values())


def knowledge_of(*manifests: Manifest) -> Knowledge:
    """All that the public files tell of some decks."""
    pictures: dict[str, Picture] = {}
    for manifest in manifests:
        linked, meant = links(manifest.id), also_meant(manifest.id)
        for card in manifest.cards:
            known = linked.get(card.id)
            pictures[f"{manifest.id}/{card.id}"] = Picture(
                links=known,
                weights={} if known is None else _weights(known),
                title=card.title,
                descriptions=card.alt,
                tags=card.tags + card.motifs,
                hints=card.themes + card.moods,
                meant=meant.get(card.id, ()),
            )
    return Knowledge(pictures)


def _weights(known: Links) -> dict[str, float]:
    return {
        name: base * (1 - FADING * at / max(1, len(names) - 1))
        for base, names in ((SEEN, known.seen), (SUGGESTED, known.suggested), (FAR, known.far))
        for at, name in enumerate(names)
    }
