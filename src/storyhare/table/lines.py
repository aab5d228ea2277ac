"""Entries as journal lines: encoded in today's format, read from any earlier one."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from storyhare.journal import Line
from storyhare.table.events import Entry
from storyhare.table.state import Table, apply

VERSION = 1
# From version n to n + 1, on plain data. A new format adds a step here and keeps all others.
UPCASTERS: dict[int, Callable[[Any], Any]] = {}

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Entry)


class UnreadableLine(Exception):  # noqa: N818 - says what is so
    """A line that this version cannot read: damaged, or written by a newer one."""


def encode(entry: Entry) -> bytes:
    """An entry in today's format."""
    return _ENCODER.encode(entry)


def decode(line: Line, upcasters: dict[int, Callable[[Any], Any]] = UPCASTERS) -> Entry:
    """The entry of a line, brought to today's format."""
    try:
        if line.version == VERSION:
            return _DECODER.decode(line.body)
        if line.version > VERSION:
            raise UnreadableLine(f"line {line.seq} has format {line.version}")
        data = msgspec.json.decode(line.body)
        for version in range(line.version, VERSION):
            data = upcasters[version](data)
        return msgspec.convert(data, Entry)
    except (msgspec.MsgspecError, UnicodeDecodeError, KeyError) as error:
        raise UnreadableLine(f"line {line.seq}: {error}") from error


def fold(lines: Iterable[Line], table: Table | None = None) -> Table:
    """The table that a stream makes; raises UnreadableLine."""
    table = table or Table()
    for line in lines:
        if line.seq != table.seq + 1:
            raise UnreadableLine(f"line {table.seq + 1} is missing")
        try:
            table = apply(table, decode(line))
        except (AssertionError, LookupError, TypeError, ValueError) as error:
            raise UnreadableLine(f"line {line.seq} cannot have happened: {error!r}") from error
    return table
