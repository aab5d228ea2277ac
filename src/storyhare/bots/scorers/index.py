"""Finds texts by the stems of their words, and stems by words that are much like them.

A bots' process has one for each language, and people of any language at its tables: in dicts they
took 5 MB each, packed they take 0.2.
"""

from array import array
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from itertools import accumulate, chain

from storyhare.decks.lexicon import Packed, letter_groups

# A word with at least this share of its letter groups in common with another is much like it.
NEAR = 0.5
# A word that begins or ends with a known one of this length is a compound of it: "Klassenfahrt".
PART = 4
COMPOUND = 0.7


class Index:
    """Texts by their places, from 0, each as a collection of its stems without repeats."""

    def __init__(self, texts: Iterable[Collection[str]]) -> None:
        places: dict[str, list[int]] = defaultdict(list)
        self.texts = 0
        for stems in texts:
            for stem in stems:
                places[stem].append(self.texts)
            self.texts += 1
        # With their edges, as in letter groups.
        self._stems = Packed([f"<{stem}>" for stem in places])
        self._ends = array("I", accumulate([len(found) for found in places.values()], initial=0))
        self._places = array("I", chain.from_iterable(places.values()))

    def find(self, stem: str) -> int | None:
        """The number of a stem; None if no text has it."""
        found = self._stems.find(f"<{stem}>")
        return found[0] if found else None

    def places(self, stem: int) -> Sequence[int]:
        """The texts that have a stem, by its number."""
        return self._places[self._ends[stem] : self._ends[stem + 1]]

    def spread(self, stem: int) -> int:
        """How many texts have it."""
        return self._ends[stem + 1] - self._ends[stem]

    def alike(self, word: str) -> list[tuple[int, float]]:
        """Stems with many of the same letters, or with which the word begins or ends."""
        groups = set(letter_groups(word))
        shared = Counter([stem for group in groups for stem in set(self._stems.having(group))])
        alike: dict[int, float] = {}
        for stem, count in shared.items():
            letters = set(letter_groups(self._stems[stem][1:-1]))
            alike[stem] = 2 * count / (len(groups) + len(letters))
        for at in range(PART, len(word) - 2):
            for part in (word[:at], word[-at:]):
                if (known := self.find(part)) is not None:
                    alike[known] = max(alike.get(known, 0.0), COMPOUND)
        return [(stem, likeness) for stem, likeness in alike.items() if likeness >= NEAR]
