"""Parses the HTTP header `Range`."""

import re

from msgspec import Struct

_FORM = re.compile(r"bytes=(\d{0,15})-(\d{0,15})")


class Part(Struct, frozen=True):
    """`length` bytes from `start`; `partial` if the header asked for a part."""

    start: int
    length: int
    partial: bool = False


def part_of(header: str | None, size: int) -> Part | None:
    """The part that the header asks for; None: it is outside the file.

    The answer to several parts, or to a malformed header, is the whole file.
    """
    match = _FORM.fullmatch(header.replace(" ", "")) if header else None
    if match is None or not any(match.groups()):
        return Part(0, size)
    first, last = match.groups()
    if not first:
        length = min(int(last), size)
        return Part(size - length, length, partial=True) if length else None
    start, end = int(first), min(int(last), size - 1) if last else size - 1
    if last and int(last) < start:
        return Part(0, size)
    return Part(start, end - start + 1, partial=True) if start < size else None
