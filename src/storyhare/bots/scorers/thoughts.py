"""Why a clue means a card: single thoughts, so that every mind can know some and not others."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Literal, NamedTuple

from msgspec import Struct

from storyhare.bots.characters import SECTIONS
from storyhare.bots.scorers.scorer import Scorer

Nearness = Literal["seen", "suggested", "far"]
NEARNESS: tuple[Nearness, ...] = ("seen", "suggested", "far")
# A scorer that does not say why is taken apart: a rest that everybody shares, and thoughts.
SHARED = 0.25
PARTS = 3


class Thought(NamedTuple):
    """One step from a clue to a card: whose it is, of which kind, how much it says, by which idea.

    The mark is the same in every version, so that what was measured can be measured again.
    """

    mark: int
    kind: int
    weight: float
    concept: str = ""


class Heard(Struct, frozen=True):
    """All that a clue can make somebody think of: thoughts by card, and what is vaguely alike."""

    mark: int
    thoughts: Mapping[str, Sequence[Thought]]
    vague: Mapping[str, float]

    def whole(self, cards: Sequence[str]) -> list[float]:
        """How surely it means each card to somebody who has every thought."""
        return [
            self.vague.get(card, 0.0) + sum([one.weight for one in self.thoughts.get(card, ())])
            for card in cards
        ]

    def with_more(self, other: "Heard", scale: float) -> "Heard":
        """These thoughts, and another's at a scale."""
        thoughts = {card: list(found) for card, found in self.thoughts.items()}
        for card, found in other.thoughts.items():
            more = [one._replace(weight=scale * one.weight) for one in found]
            thoughts[card] = [*thoughts.get(card, ()), *more]
        vague = dict(self.vague)
        for card, weight in other.vague.items():
            vague[card] = vague.get(card, 0.0) + scale * weight
        return Heard(self.mark, thoughts, vague)


def hear(scorer: Scorer, clue: str, language: str, cards: Sequence[str]) -> Heard:
    """What a scorer makes of a clue, thought by thought if it can say so."""
    said = getattr(scorer, "hear", None)
    if said is not None:
        found: Heard = said(clue, language)
        return found
    fits = scorer.fit(clue, language, cards)
    return taken_apart(clue, dict(zip(cards, fits, strict=True)))


def taken_apart(clue: str, fits: Mapping[str, float]) -> Heard:
    """Judgements without reasons as thoughts; 0 is what the clue says about a usual card."""
    mean = sum(fits.values()) / max(1, len(fits))
    mark, part = mark_of(clue), (1 - SHARED) / PARTS
    return Heard(
        mark,
        {
            card: [
                Thought(mark ^ mark_of(f"{card} {at}"), UNNAMED, part * (fit - mean))
                for at in range(PARTS)
            ]
            for card, fit in fits.items()
        },
        {card: SHARED * (fit - mean) for card, fit in fits.items()},
    )


def kind_of(section: str, nearness: Nearness) -> int:
    """Thoughts of one kind are as well known as each other: the section's, and how near."""
    return SECTIONS.get(section, 0) * len(NEARNESS) + NEARNESS.index(nearness)


# What the picture plainly shows, and a thought that nobody can name.
PLAIN, UNNAMED = kind_of("", "seen"), kind_of("", "suggested")


@lru_cache(maxsize=8_192)
def mark_of(text: str) -> int:
    """A number of 64 bits for a text, the same in every process."""
    return int.from_bytes(blake2b(text.encode(errors="surrogatepass"), digest_size=8).digest())
