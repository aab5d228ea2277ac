"""The default scorer: a clue wakes concepts of the lexicon, and they wake the cards they are on.

Words are stemmed and weighed by how rare they are; a word that is in no phrase is compared by its
letters; a clue that wakes nothing in the table's language is tried in the others. Cards that share
many concepts lend each other a little, since no list of associations is complete. Every step is
kept as a thought of its own, since each mind knows some of them and not others.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from math import log, sqrt

from msgspec import Struct

from storyhare.bots.scorers.knowledge import Knowledge, Picture
from storyhare.bots.scorers.thoughts import PLAIN, Heard, Thought, kind_of, mark_of
from storyhare.decks.lexicon import LANGUAGES, letter_groups, section_of, stems

# Found by trying on the clues in the deck's manifest, which are no part of the lexicon
# (docs/bots.md has the figures).
SHARPNESS = 1.8
DESCRIBED = 0.4
LENT = 0.35
NEIGHBOURS = 8
NEAR = 0.5
# A word that begins or ends with a known one of this length is a compound of it: "Klassenfahrt".
PART = 5
COMPOUND = 0.7
# What the manifest says of a card (its title, themes, moods, motifs) recalls concepts too.
RECALLED = 0.7
HINTED = 0.3
FOREIGN = 0.7
AWAKE = 0.35
WARMING = "a secret"
# The language of titles, themes, moods and motifs.
MANIFESTS = "en"
# A thought that says less is none of its own.
LEAST_THOUGHT = 0.15
# How much a whole point of judgement says: the figure under which those clues are likeliest.
CERTAINTY = 7.0


class Index(Struct, frozen=True):
    """The phrases of one language, found by the stems in them."""

    concepts: tuple[str, ...]
    lengths: tuple[float, ...]
    places: Mapping[str, tuple[int, ...]]
    rarity: Mapping[str, float]
    groups: Mapping[str, tuple[str, ...]]
    unknown: float


class LexiconScorer:
    """Judges by the concept lexicon and the cards' descriptions."""

    name = "lexicon"

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._index = lru_cache(maxsize=None)(self._make_index)
        self._described = lru_cache(maxsize=None)(self._make_described)
        self._over_all = lru_cache(maxsize=4096)(self._judge)
        self._clues = lru_cache(maxsize=None)(knowledge.clues)

    def knows(self, card: str) -> bool:
        """Is the card linked to the lexicon?"""
        picture = self._knowledge.pictures.get(card)
        return picture is not None and picture.links is not None

    def fit(self, clue: str, language: str, cards: Sequence[str]) -> list[float]:
        """How surely a clue means each card."""
        return self.hear(clue, language).whole(cards)

    def hear(self, clue: str, language: str) -> Heard:
        """Why a clue means each card."""
        return self._over_all(clue, language)

    def clues(self, card: str, language: str) -> Sequence[str]:
        """Short phrases for what the card suggests."""
        return self._clues(card, language)

    def warm_up(self) -> None:
        """Read every language now rather than at the first clue."""
        for language in LANGUAGES:
            self._index(language)
            self._described(language)
            for card in self._knowledge.pictures:
                self._clues(card, language)
        self._judge(WARMING, LANGUAGES[0])

    # -- from a clue to the cards ------------------------------------------------------------------

    def _judge(self, clue: str, language: str) -> Heard:
        thoughts: dict[str, list[Thought]] = defaultdict(list)
        # What says next to nothing is vague to everybody, like what is lent.
        vague: dict[str, float] = defaultdict(float)
        for name, strength in self._woken(clue, language).items():
            certain = CERTAINTY * strength**SHARPNESS
            for card, weight, mark, kind in self._cards_of.get(name, ()):
                says = certain * weight
                if says < LEAST_THOUGHT:
                    vague[card] += says
                else:
                    thoughts[card].append(Thought(mark, kind, says, name))
        for card, share in self._read(clue, language).items():
            says = CERTAINTY * DESCRIBED * share
            thoughts[card].append(Thought(mark_of(f"{card} described"), PLAIN, says))
        lent = dict(vague)
        for card in {**thoughts, **vague}:
            strength = vague.get(card, 0.0) + sum([one.weight for one in thoughts.get(card, ())])
            for other, likeness in self._lends[card]:
                lent[other] = lent.get(other, 0.0) + likeness * strength
        return Heard(mark_of(clue), dict(thoughts), lent)

    def _woken(self, clue: str, language: str) -> dict[str, float]:
        """How strongly a clue wakes each concept, in the other languages if it must be."""
        woken = self._wake(clue, language)
        if max(woken.values(), default=0.0) < AWAKE:
            for other in LANGUAGES:
                if other != language:
                    for name, strength in self._wake(clue, other).items():
                        woken[name] = max(woken.get(name, 0.0), FOREIGN * strength)
        return woken

    def _wake(self, clue: str, language: str) -> dict[str, float]:
        """How strongly a clue wakes each concept: the best of its phrases, from 0 to 1."""
        index = self._index(language)
        words = self._weigh(clue, language, index)
        length = sqrt(sum([weight**2 for weight, _ in words]))
        shared: dict[int, float] = defaultdict(float)
        for weight, alike in words:
            best: dict[int, float] = {}
            for stem, likeness in alike:
                for phrase in index.places[stem]:
                    strength = likeness * index.rarity[stem]
                    best[phrase] = max(best.get(phrase, 0.0), strength)
            for phrase, strength in best.items():
                shared[phrase] += weight * strength
        woken: dict[str, float] = {}
        for phrase, product in shared.items():
            name = index.concepts[phrase]
            woken[name] = max(woken.get(name, 0.0), product / (length * index.lengths[phrase]))
        return woken

    def _weigh(
        self, clue: str, language: str, index: Index
    ) -> list[tuple[float, list[tuple[str, float]]]]:
        """The clue's words: how rare each is, and the known stems it stands for."""
        words = []
        for stem in dict.fromkeys(stems(clue, language)):
            if stem in index.rarity:
                words.append((index.rarity[stem], [(stem, 1.0)]))
            else:
                words.append((index.unknown, _alike(stem, index)))
        return words

    def _read(self, clue: str, language: str) -> dict[str, float]:
        """Which descriptions have words of the clue."""
        places, rarity = self._described(language)
        words = [stem for stem in dict.fromkeys(stems(clue, language)) if stem in rarity]
        found: dict[str, float] = defaultdict(float)
        most = sum([rarity[stem] for stem in words]) or 1.0
        for stem in words:
            for card in places[stem]:
                found[card] += rarity[stem] ** 2 / most
        return found

    # -- what is made once -------------------------------------------------------------------------

    def _make_index(self, language: str) -> Index:
        names: list[str] = []
        split: list[tuple[str, ...]] = []
        for name, phrases in self._knowledge.phrases(language).items():
            for phrase in phrases:
                names.append(name)
                split.append(tuple(dict.fromkeys(stems(phrase, language))))
        places: dict[str, list[int]] = defaultdict(list)
        for at, words in enumerate(split):
            for stem in words:
                places[stem].append(at)
        rarity = {stem: log(1 + len(split) / len(found)) for stem, found in places.items()}
        groups: dict[str, list[str]] = defaultdict(list)
        for stem in rarity:
            for group in set(letter_groups(stem)):
                groups[group].append(stem)
        return Index(
            tuple(names),
            tuple([sqrt(sum([rarity[stem] ** 2 for stem in words])) or 1.0 for words in split]),
            {stem: tuple(found) for stem, found in places.items()},
            rarity,
            {group: tuple(found) for group, found in groups.items()},
            log(1 + len(split)) * 0.7,
        )

    def _make_described(self, language: str) -> tuple[dict[str, list[str]], dict[str, float]]:
        places: dict[str, list[str]] = defaultdict(list)
        for card, picture in self._knowledge.pictures.items():
            text = picture.descriptions.get(language, "")
            for stem in set(stems(text, language)):
                places[stem].append(card)
        cards = len(self._knowledge.pictures)
        most = log(1 + cards)
        return places, {stem: log(cards / len(found)) / most for stem, found in places.items()}

    @cached_property
    def _cards_of(self) -> dict[str, list[tuple[str, float, int, int]]]:
        """The cards of each concept; one that is on many cards says less about each."""
        found: dict[str, list[tuple[str, float]]] = defaultdict(list)
        for card, picture in self._knowledge.pictures.items():
            for name, weight in picture.weights.items():
                found[name].append((card, weight))
            for name, weight in self._hinted(picture).items():
                found[name].append((card, weight))
        most = log(1 + len(self._knowledge.pictures))
        sections = section_of()
        return {
            name: [
                (
                    card,
                    weight * log(1 + len(self._knowledge.pictures) / len(cards)) / most,
                    mark_of(f"{card} {name}"),
                    kind_of(sections.get(name, ""), self._knowledge.pictures[card].nearness(name)),
                )
                for card, weight in cards
            ]
            for name, cards in found.items()
        }

    def _hinted(self, picture: Picture) -> dict[str, float]:
        """Concepts that a card is not linked to, but that its title, themes or motifs recall."""
        found: dict[str, float] = {}
        for text in (picture.title, *picture.tags, *picture.hints) if picture.links else ():
            for name, strength in self._wake(text, MANIFESTS).items():
                if strength >= RECALLED and name not in picture.weights:
                    found[name] = max(found.get(name, 0.0), HINTED * strength)
        return found

    @cached_property
    def _lends(self) -> dict[str, list[tuple[str, float]]]:
        """To which cards each card lends how much: to those that count it among their likes."""
        vectors: dict[str, dict[str, float]] = {card: {} for card in self._knowledge.pictures}
        for name, cards in self._cards_of.items():
            for card, weight, *_ in cards:
                vectors[card][name] = weight
        found: dict[str, list[tuple[str, float]]] = {card: [] for card in vectors}
        for card in vectors:
            for near, likeness in _nearest(card, vectors):
                found[near].append((card, LENT * likeness))
        return found


def _alike(word: str, index: Index) -> list[tuple[str, float]]:
    """Known stems with many of the same letters, or with which the word begins or ends."""
    groups = set(letter_groups(word))
    shared: dict[str, int] = defaultdict(int)
    for group in groups:
        for stem in index.groups.get(group, ()):
            shared[stem] += 1
    alike = {
        stem: 2 * count / (len(groups) + len(set(letter_groups(stem))))
        for stem, count in shared.items()
    }
    for at in range(PART, len(word) - 2):
        for stem in (word[:at], word[-at:]):
            if stem in index.rarity:
                alike[stem] = max(alike.get(stem, 0.0), COMPOUND)
    return [(stem, likeness) for stem, likeness in alike.items() if likeness >= NEAR]


def _nearest(card: str, vectors: Mapping[str, Mapping[str, float]]) -> list[tuple[str, float]]:
    own = vectors[card]
    likeness = [
        (other, sum([own[name] * weight for name, weight in theirs.items() if name in own]))
        for other, theirs in vectors.items()
        if other != card
    ]
    lengths = {
        other: sqrt(sum([w * w for w in theirs.values()])) for other, theirs in vectors.items()
    }
    near = [
        (other, product / (lengths[card] * lengths[other]))
        for other, product in likeness
        if product
    ]
    return sorted(near, key=lambda pair: -pair[1])[:NEIGHBOURS]
