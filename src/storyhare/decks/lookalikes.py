"""Pictures that look alike, by the distance of their fingerprints."""

from collections.abc import Iterator, Sequence

from storyhare.rules import Notice

# Of 128 bits. The same picture stored anew differs in a few, different pictures in about 60.
CLOSE = 10


def distance(first: bytes, second: bytes) -> int:
    """In how many bits two fingerprints differ."""
    return (int.from_bytes(first, "big") ^ int.from_bytes(second, "big")).bit_count()


def lookalikes(cards: Sequence[tuple[str, bytes]]) -> Iterator[Notice]:
    """Each card that few people could tell from an earlier one, with the first such card."""
    earlier: list[tuple[str, int]] = []
    for card, fingerprint in cards:
        mark = int.from_bytes(fingerprint, "big")
        for first, other in earlier:
            if (mark ^ other).bit_count() <= CLOSE:
                yield Notice("cards_look_alike", {"first": first, "second": card})
                break
        earlier.append((card, mark))
