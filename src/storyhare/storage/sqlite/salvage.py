"""Reads what can still be read of a damaged SQLite file, page by page."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import apsw
from msgspec import Struct

from storyhare.storage.outbox import StoredChannel
from storyhare.storage.port import ChatLine, Line, Row
from storyhare.storage.sqlite.maintenance import DamagedFile

UNREADABLE = (apsw.Error, UnicodeDecodeError)
TABLES = "SELECT rowid, id, code, status, seq, deadline, touched FROM tables NOT INDEXED"
LINES = "SELECT rowid, table_id, seq, version, body FROM lines NOT INDEXED"
CHAT = "SELECT id, table_id, at, person, text FROM chat NOT INDEXED"
NAMES = "SELECT person, name FROM names WHERE table_id = ?"
CHANNELS = "SELECT table_id, id, person, since, body FROM channels WHERE table_id = ?"


class Salvaged(Struct, frozen=True):
    """What is left of a table: its row, if that was readable, and its lines up to the first gap."""

    table_id: str
    row: Row | None
    lines: tuple[Line, ...]
    # Whether lines were readable after a gap: those are lost.
    cut: bool
    names: dict[str, str]
    chat: tuple[ChatLine, ...]
    channels: tuple[StoredChannel, ...]


def salvage(file: Path) -> tuple[list[Salvaged], dict[str, bytes]]:
    """Every table of which something is left, and the values; raises DamagedFile if nothing is."""
    try:
        connection = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READWRITE)
    except apsw.Error as error:
        raise DamagedFile(str(error)) from error
    with closing(connection):
        lines: dict[str, dict[int, Line]] = defaultdict(dict)
        for table_id, *line in _scan(connection, LINES, "rowid"):
            lines[table_id][line[0]] = Line(*line)
        rows = {row[0]: Row(*row) for row in _scan(connection, TABLES, "rowid")}
        chat: dict[str, list[ChatLine]] = defaultdict(list)
        for table_id, *said in _scan(connection, CHAT, "id"):
            chat[table_id].append(ChatLine(*said))
        if not lines:
            raise DamagedFile("no line can be read")
        found = [
            Salvaged(
                table_id,
                rows.get(table_id),
                *_unbroken(known, rows.get(table_id)),
                _names(connection, table_id),
                tuple(chat[table_id]),
                _channels(connection, table_id),
            )
            for table_id, known in sorted(lines.items())
        ]
        return [table for table in found if table.lines], _values(connection)


def _unbroken(known: dict[int, Line], row: Row | None) -> tuple[tuple[Line, ...], bool]:
    """The lines up to the first gap, and whether there are lines after it."""
    whole = 0
    while whole + 1 in known:
        whole += 1
    lines = tuple([known[seq] for seq in range(1, whole + 1)])
    return lines, len(known) > whole or (row is not None and row.seq > whole)


def _names(connection: apsw.Connection, table_id: str) -> dict[str, str]:
    with suppress(*UNREADABLE):
        return dict(connection.execute(NAMES, (table_id,)))
    return {}


def _channels(connection: apsw.Connection, table_id: str) -> tuple[StoredChannel, ...]:
    with suppress(*UNREADABLE):  # files of earlier versions have none
        return tuple([StoredChannel(*row) for row in connection.execute(CHANNELS, (table_id,))])
    return ()


def _values(connection: apsw.Connection) -> dict[str, bytes]:
    with suppress(*UNREADABLE):
        return dict(connection.execute("SELECT key, value FROM kept"))
    return {}


def _scan(connection: apsw.Connection, sql: str, key: str) -> Iterator[list[Any]]:
    """The readable rows of a table: from its beginning, from its end, and one by one between."""
    found: dict[int, list[Any]] = {}

    def read(query: str, *values: int) -> bool:
        try:
            for number, *row in connection.execute(query, values):
                found[number] = row
        except UNREADABLE:
            return False
        return True

    if not read(f"{sql} ORDER BY {key}"):
        first = max(found, default=0)
        read(f"{sql} ORDER BY {key} DESC")
        last = min([number for number in found if number > first], default=None)
        _between(read, f"{sql} WHERE {key} = ?", first, last or _beyond(connection, sql, key))
    yield from [found[number] for number in sorted(found)]


def _between(read: Callable[..., bool], query: str, first: int, last: int) -> None:
    for number in range(first + 1, last):
        read(query, number)


def _beyond(connection: apsw.Connection, sql: str, key: str) -> int:
    """A number after the last one; without a readable end, twice what the index counts."""
    table = sql.split(" FROM ")[1].split(maxsplit=1)[0]
    for query in (f"SELECT max({key}) FROM {table} NOT INDEXED", f"SELECT count(*) FROM {table}"):
        with suppress(*UNREADABLE):
            return 2 * int(connection.execute(query).get or 0) + 1
    return 0
