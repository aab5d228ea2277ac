"""Which part of something a `Range` header asks for."""

import re

from msgspec import Struct

_FORM = re.compile(r"bytes=(\d{0,15})-(\d{0,15})")


class Part(Struct, frozen=True):
    """So many bytes from a place on; `partial` when it was asked for as a part."""

    start: int
    length: int
    partial: bool = False


def part_of(header: str | None, size: int) -> Part | None:
    """The part that is asked for; None: there is no such part.

    Several parts at once, or what makes no sense, may be answered with all of it.
    """
    found = _FORM.fullmatch(header.replace(" ", "")) if header else None
    if found is None or not any(found.groups()):
        return Part(0, size)
    first, last = found.groups()
    if not first:
        length = min(int(last), size)
        return Part(size - length, length, partial=True) if length else None
    start, end = int(first), min(int(last), size - 1) if last else size - 1
    if last and int(last) < start:
        return Part(0, size)
    return Part(start, end - start + 1, partial=True) if start < size else None
