"""The plainest scorer: words of the clue that are in a card's description, tags, themes or moods.

It judges decks that nobody has linked to the lexicon.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import log

from msgspec import Struct

from storyhare.bots.scorers.knowledge import Knowledge, Picture
from storyhare.decks.lexicon import letter_groups, meaningful, split, stems

# A word with at least this share of its letter groups in common with the clue's is a near miss.
NEAR = 0.5
NEAR_MISS = 0.5
CERTAINTY = 0.6
MOST_CLUES = 12
# Decks are strangers' texts: what a bot reads of them is bounded, whatever they bring. So many
# words of a card, of all cards of a table together, and so many hints of a card, each no longer
# than something one would say.
CARD_WORDS = 100
ALL_WORDS = 20_000
MOST_HINTS = 50
HINT_LENGTH = 80
KEPT_CLUES = 512


class Signs(Struct, frozen=True):
    """The words of one language's descriptions: on which cards, how rare, by which letters."""

    places: Mapping[str, frozenset[str]]
    rarity: Mapping[str, float]
    groups: Mapping[str, tuple[str, ...]]


class DescriptionScorer:
    """Judges by shared words, and by much the same letters where no word is shared."""

    name = "descriptions"

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._signs = lru_cache(maxsize=None)(self._make_signs)
        self._over_all = lru_cache(maxsize=KEPT_CLUES)(self._judge)

    def knows(self, card: str) -> bool:
        """Is there a word about the card?"""
        picture = self._knowledge.pictures.get(card)
        return picture is not None and bool(picture.descriptions or picture.tags or picture.hints)

    def fit(self, clue: str, language: str, cards: Sequence[str]) -> list[float]:
        """How surely a clue means each card; nothing in common with any of them says nothing."""
        judged = self._over_all(clue, language)
        return [CERTAINTY * judged.get(card, 0.0) for card in cards]

    def clues(self, card: str, language: str) -> Sequence[str]:
        """Themes and moods of a card, else its tags, if possible such that are not plainly seen."""
        picture = self._knowledge.pictures.get(card)
        if picture is None:
            return ()
        named = set(meaningful(_description(picture, language), language)[:CARD_WORDS])
        hints = _short(picture.hints) or _short(picture.tags)
        free = [hint for hint in hints if named.isdisjoint(meaningful(hint, language))]
        return tuple((free or list(hints))[:MOST_CLUES])

    def _judge(self, clue: str, language: str) -> Mapping[str, float]:
        signs = self._signs(language)
        judged: dict[str, float] = defaultdict(float)
        for stem in dict.fromkeys(stems(clue, language)):
            for known, likeness in self._alike(stem, signs):
                for card in signs.places[known]:
                    judged[card] += likeness * signs.rarity[known]
        return judged

    @staticmethod
    def _alike(stem: str, signs: Signs) -> list[tuple[str, float]]:
        if stem in signs.places:
            return [(stem, 1.0)]
        groups = set(letter_groups(stem))
        shared: dict[str, int] = defaultdict(int)
        for group in groups:
            for known in signs.groups.get(group, ()):
                shared[known] += 1
        likeness = {
            known: 2 * count / (len(groups) + len(set(letter_groups(known))))
            for known, count in shared.items()
        }
        return [(known, NEAR_MISS * near) for known, near in likeness.items() if near >= NEAR]

    def _make_signs(self, language: str) -> Signs:
        places: dict[str, set[str]] = defaultdict(set)
        cards = len(self._knowledge.pictures)
        most = max(1, min(CARD_WORDS, ALL_WORDS // max(1, cards)))
        for card, picture in self._knowledge.pictures.items():
            # Single words say more than sentences, so they come first.
            text = " ".join((*picture.tags, *picture.hints, _description(picture, language)))
            for stem in stems(" ".join(split(text, language)[:most]), language):
                places[stem].add(card)
        groups: dict[str, list[str]] = defaultdict(list)
        for stem in places:
            for group in set(letter_groups(stem)):
                groups[group].append(stem)
        return Signs(
            {stem: frozenset(found) for stem, found in places.items()},
            # A word that is on every card says nothing.
            {stem: log(cards / len(found)) for stem, found in places.items()},
            {group: tuple(found) for group, found in groups.items()},
        )


def _short(hints: Sequence[str]) -> list[str]:
    return [hint for hint in hints if len(hint) <= HINT_LENGTH][:MOST_HINTS]


def _description(picture: Picture, language: str) -> str:
    return picture.descriptions.get(language) or picture.descriptions.get("en", "")
