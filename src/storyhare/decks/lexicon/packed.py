"""Many short texts in a tenth of a dict's memory: one string, and a table of where they begin."""

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import accumulate

# Before each text and after the last one; none has it.
BETWEEN = "\n"


class Packed:
    """Texts by their places, from 0, in the order in which they were given."""

    def __init__(self, texts: Iterable[str]) -> None:
        given = list(texts)
        self._all = BETWEEN + "".join([text + BETWEEN for text in given])
        self._starts = array("I", accumulate([len(text) + 1 for text in given], initial=1))
        # Where a text would be by its hash is its place and 1, or behind that; 0 ends the search.
        self._mask = (1 << (2 * len(given)).bit_length()) - 1
        self._table = array("I", bytes(4 * (self._mask + 1)))
        for place, text in enumerate(given):
            at = hash(text) & self._mask
            while self._table[at]:
                at = (at + 1) & self._mask
            self._table[at] = place + 1

    def __getitem__(self, place: int) -> str:
        return self._all[self._starts[place] : self._starts[place + 1] - 1]

    def find(self, text: str) -> list[int]:
        """The places of a text."""
        found = []
        at = hash(text) & self._mask
        while place := self._table[at]:
            if self[place - 1] == text:
                found.append(place - 1)
            at = (at + 1) & self._mask
        return found

    def having(self, part: str) -> Iterator[int]:
        """The places of all texts with a part, once for each time."""
        at = self._all.find(part)
        while at >= 0:
            yield bisect_right(self._starts, at) - 1
            at = self._all.find(part, at + 1)
