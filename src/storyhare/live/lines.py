"""Entries as journal lines: encoded in today's format, read from any earlier one.

A line is a checksum of eight hexadecimal digits and then JSON, in every version of the format. A
changed bit may well leave JSON that can be read, and a table that never was: the checksum tells.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any
from zlib import crc32

import msgspec

from storyhare.rules.bounds import LARGEST
from storyhare.storage import Line, Predecessor, Row, Status, Write
from storyhare.table import Entry, Table, apply, days

VERSION = 1
# From version n to n + 1, on plain data. A new format adds a step here and keeps all others.
UPCASTERS: dict[int, Callable[[Any], Any]] = {}

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Entry)
# How the state objects to an event that does not follow from what went before.
_IMPOSSIBLE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


class UnreadableLine(Exception):
    """A line that this version cannot read: damaged, or written by a newer one."""


def write(
    table: Table,
    at: float,
    entries: Sequence[Entry],
    names: Mapping[str, str] = {},
    replaces: Predecessor | None = None,
) -> Write:
    """What the journal stores of a table that has just come about by these entries."""
    bodies = tuple([b"%08x" % crc32(text) + text for text in map(_ENCODER.encode, entries)])
    status: Status = "over" if table.stage == "over" else "live"
    deadline = table.deadline
    if table.over_days and table.stage == "playing":
        status, deadline = "days", days.due(table)
    row = Row(table.id, table.code, status, table.seq, deadline, at)
    after = table.seq - len(entries)
    return Write(row, after, VERSION, bodies, names, replaces, notifies=table.over_days)


def _unseal(line: Line) -> bytes:
    data = line.body[8:]
    if line.body[:8] != b"%08x" % crc32(data):
        raise UnreadableLine(f"line {line.seq} is damaged")
    return data


def decode(line: Line, upcasters: dict[int, Callable[[Any], Any]] = UPCASTERS) -> Entry:
    """The entry of a line, brought to today's format."""
    if line.version > VERSION:
        raise UnreadableLine(f"line {line.seq} has format {line.version}, newer than {VERSION}")
    body = _unseal(line)
    try:
        if line.version == VERSION:
            return _read(body)
        data = msgspec.json.decode(body)
        for version in range(line.version, VERSION):
            data = upcasters[version](data)
        return msgspec.convert(data, Entry)
    except (msgspec.MsgspecError, *_IMPOSSIBLE) as error:
        raise UnreadableLine(f"line {line.seq} makes no sense: {error!r}") from error


def _read(body: bytes) -> Entry:
    try:
        return _DECODER.decode(body)
    except msgspec.ValidationError:  # it may be older than the limits of lists and numbers
        return msgspec.convert(_within_limits(json.loads(body)), Entry)


def _within_limits(data: Any) -> Any:
    """The same, as far as it could be played: each kind of clue once, no number beyond counting."""
    match data:
        case dict():
            kept = {key: _within_limits(value) for key, value in data.items()}
            if "clue_kinds" in kept:
                kept["clue_kinds"] = list(dict.fromkeys(kept["clue_kinds"]))
            return kept
        case list():
            return [_within_limits(value) for value in data]
        case int():
            return max(-LARGEST, min(LARGEST, data))
        case _:
            return data


def fold(lines: Iterable[Line], table: Table | None = None) -> Table:
    """The table that a stream makes; raises UnreadableLine."""
    table = table or Table()
    for after, _ in follow(lines, table):
        table = after
    return table


def fold_or_reason(lines: Iterable[Line]) -> Table | str:
    """The table that a stream makes, or the reason why this version cannot read it."""
    try:
        return fold(lines)
    except UnreadableLine as error:
        return str(error)


def follow(lines: Iterable[Line], table: Table) -> Iterator[tuple[Table, Entry]]:
    """The table after each line, with what happened; raises UnreadableLine."""
    for line in lines:
        if line.seq != table.seq + 1:
            raise UnreadableLine(f"line {table.seq + 1} is missing")
        entry = decode(line)
        try:
            table = apply(table, entry)
        except _IMPOSSIBLE as error:
            raise UnreadableLine(f"line {line.seq} cannot have happened: {error!r}") from error
        yield table, entry
