"""Finds pictures that look alike, by the distance of their fingerprints."""

from collections.abc import Iterator, Sequence

from storyhare.rules import Notice

# Of 128 bits. The same picture encoded again differs in a few, different pictures in about 60.
CLOSE = 10


def distance(first: bytes, second: bytes) -> int:
    """The number of bits in which two fingerprints differ."""
    return (int.from_bytes(first, "big") ^ int.from_bytes(second, "big")).bit_count()


def lookalikes(cards: Sequence[tuple[str, bytes]]) -> Iterator[Notice]:
    """A notice for each card that looks like an earlier one, with the first such card."""
    earlier: list[tuple[str, int]] = []
    for card, fingerprint in cards:
        mark = int.from_bytes(fingerprint, "big")
        for first, other in earlier:
            if (mark ^ other).bit_count() <= CLOSE:
                yield Notice("cards_look_alike", {"first": first, "second": card})
                break
        earlier.append((card, mark))
