"""The default scorer: a clue wakes concepts of the lexicon, and they wake the cards they are on.

Words are stemmed and weighed by how rare they are; a word that is in no phrase is compared by its
letters; a clue that wakes nothing in the table's language is tried in the others. Every step is
kept as a thought of its own, since each mind knows some of them and not others.
"""

from array import array
from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import chain
from math import log, sqrt

from msgspec import Struct

from storyhare.bots.scorers.index import Index
from storyhare.bots.scorers.knowledge import MEANT, Knowledge, Picture
from storyhare.bots.scorers.thoughts import PLAIN, Heard, Thought, kind_of, mark_of
from storyhare.decks.lexicon import LANGUAGES, section_of, stems

# Found by trying on the clues in the deck's manifest, which are no part of the lexicon
# (docs/bots.md has the figures).
SHARPNESS = 1.8
DESCRIBED = 0.2
# What the manifest says of a card (its title, themes, moods, motifs) recalls concepts too.
RECALLED = 0.7
HINTED = 0.3
FOREIGN = 0.7
AWAKE = 0.35
WARMING = "a secret"
# Judged clues take 10 to 50 KB; one is asked about as long as its round lasts.
KEPT_CLUES = 256
# The language of titles, themes, moods and motifs.
MANIFESTS = "en"
# What says less says nothing.
LEAST_THOUGHT = 0.15
# How much a whole point of judgement says: the figure under which those clues are likeliest.
CERTAINTY = 7.0


class Phrases(Struct, frozen=True):
    """The phrases of one language by their stems: which concept each says, and how long it is."""

    concepts: tuple[str, ...]
    index: Index
    lengths: Sequence[float]

    def rarity(self, stem: int) -> float:
        """How much a stem says: the fewer phrases have it, the more."""
        return log(1 + self.index.texts / self.index.spread(stem))

    @property
    def unknown(self) -> float:
        """How much a word says that is in no phrase."""
        return log(1 + self.index.texts) * 0.7


class LexiconScorer:
    """Judges by the concept lexicon and the cards' descriptions."""

    name = "lexicon"

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._phrases = lru_cache(maxsize=None)(self._make_phrases)
        self._described = lru_cache(maxsize=None)(self._make_described)
        self._over_all = lru_cache(maxsize=KEPT_CLUES)(self._judge)
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
            self._phrases(language)
            self._described(language)
            for card in self._knowledge.pictures:
                self._clues(card, language)
        self._judge(WARMING, LANGUAGES[0])

    # -- from a clue to the cards ------------------------------------------------------------------

    def _judge(self, clue: str, language: str) -> Heard:
        thoughts: dict[str, list[Thought]] = defaultdict(list)
        for name, strength in self._woken(clue, language).items():
            certain = CERTAINTY * strength**SHARPNESS
            for card, weight, mark, kind in self._cards_of.get(name, ()):
                says = certain * weight
                if says >= LEAST_THOUGHT:
                    thoughts[card].append(Thought(mark, kind, says, name))
        for card, share in self._read(clue, language).items():
            says = CERTAINTY * DESCRIBED * share
            thoughts[card].append(Thought(mark_of(f"{card} described"), PLAIN, says))
        return Heard(mark_of(clue), dict(thoughts), {})

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
        phrases = self._phrases(language)
        words = _weigh(clue, language, phrases)
        length = sqrt(sum([weight**2 for weight, _ in words]))
        shared: dict[int, float] = defaultdict(float)
        for weight, alike in words:
            best: dict[int, float] = {}
            for stem, likeness in alike:
                strength = likeness * phrases.rarity(stem)
                for phrase in phrases.index.places(stem):
                    best[phrase] = max(best.get(phrase, 0.0), strength)
            for phrase, strength in best.items():
                shared[phrase] += weight * strength
        woken: dict[str, float] = {}
        for phrase, product in shared.items():
            name = phrases.concepts[phrase]
            woken[name] = max(woken.get(name, 0.0), product / (length * phrases.lengths[phrase]))
        return woken

    def _read(self, clue: str, language: str) -> dict[str, float]:
        """Which descriptions have words of the clue."""
        described = self._described(language)
        known = [described.find(stem) for stem in dict.fromkeys(stems(clue, language))]
        most_telling = log(1 + described.texts)
        words = {
            stem: log(described.texts / described.spread(stem)) / most_telling
            for stem in known
            if stem is not None
        }
        found: dict[str, float] = defaultdict(float)
        most = sum(words.values()) or 1.0
        for stem, rarity in words.items():
            for card in described.places(stem):
                found[self._cards[card]] += rarity**2 / most
        return found

    # -- what is made once -------------------------------------------------------------------------

    def _make_phrases(self, language: str) -> Phrases:
        known = self._knowledge.understood(language)
        names = [name for name, phrases in known.items() for _ in phrases]
        split = [
            tuple(dict.fromkeys(stems(phrase, language)))
            for phrases in known.values()
            for phrase in phrases
        ]
        spread = Counter(chain.from_iterable(split))
        rarity = {stem: log(1 + len(split) / times) for stem, times in spread.items()}
        lengths = [sqrt(sum([rarity[stem] ** 2 for stem in words])) or 1.0 for words in split]
        return Phrases(tuple(names), Index(split), array("d", lengths))

    def _make_described(self, language: str) -> Index:
        pictures = self._knowledge.pictures.values()
        texts = [picture.descriptions.get(language, "") for picture in pictures]
        return Index([set(stems(text, language)) for text in texts])

    @cached_property
    def _cards(self) -> tuple[str, ...]:
        """The cards in the order of their descriptions."""
        return tuple(self._knowledge.pictures)

    @cached_property
    def _cards_of(self) -> dict[str, list[tuple[str, float, int, int]]]:
        """The cards of each concept; one that is on many cards says less about each.

        Where a concept is only meant by some, that counts for as much less.
        """
        found: dict[str, list[tuple[str, float]]] = defaultdict(list)
        only_meant: Counter[str] = Counter()
        for card, picture in self._knowledge.pictures.items():
            for name, weight in picture.weights.items():
                found[name].append((card, weight))
            for name in picture.meant:
                found[name].append((card, MEANT))
            only_meant.update(picture.meant)
            for name, weight in self._hinted(picture).items():
                found[name].append((card, weight))
        whole, sections = len(self._knowledge.pictures), section_of()
        rarity = {
            name: log(1 + whole / (len(cards) - (1 - MEANT) * only_meant[name])) / log(1 + whole)
            for name, cards in found.items()
        }
        return {
            name: [
                (
                    card,
                    weight * rarity[name],
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
        linked = {*picture.weights, *picture.meant}
        for text in (picture.title, *picture.tags, *picture.hints) if picture.links else ():
            for name, strength in self._wake(text, MANIFESTS).items():
                if strength >= RECALLED and name not in linked:
                    found[name] = max(found.get(name, 0.0), HINTED * min(1.0, strength))
        return found


def _weigh(
    clue: str, language: str, phrases: Phrases
) -> list[tuple[float, list[tuple[int, float]]]]:
    """The clue's words: how rare each is, and the known stems it stands for."""
    words = []
    for stem in dict.fromkeys(stems(clue, language)):
        known = phrases.index.find(stem)
        if known is None:
            words.append((phrases.unknown, phrases.index.alike(stem)))
        else:
            words.append((phrases.rarity(known), [(known, 1.0)]))
    return words
