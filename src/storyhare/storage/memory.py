"""A journal in memory, for tests and for trying things out; it ends with the process."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import apsw

from storyhare.storage.outbox.sqlite import CHECK_NOW, SqliteOutbox
from storyhare.storage.port import (
    ChatLine,
    CodeTaken,
    Conflict,
    JournalUnavailable,
    Line,
    Row,
    Status,
    Write,
)
from storyhare.storage.sqlite.schema import OUTBOX


class MemoryJournal:
    """A journal of dictionaries."""

    def __init__(self) -> None:
        self._rows: dict[str, Row] = {}
        self._lines: dict[str, list[Line]] = {}
        self._names: dict[str, dict[str, str]] = {}
        self._chat: dict[str, list[ChatLine]] = {}
        self._values: dict[str, bytes] = {}
        self._closed = False
        # The same statements as in a file, in a database that is one in memory.
        self._outbox = apsw.Connection(":memory:")
        self._outbox.execute(OUTBOX)
        self.outbox = SqliteOutbox(
            self._at_once, self._at_once, lambda _, table_id: self._check_not_replaced(table_id)
        )

    async def _at_once(self, work: Callable[[apsw.Connection], Any]) -> Any:
        return work(self._outbox)

    async def open(self) -> None:
        self._closed = False

    async def close(self) -> None:
        self._closed = True

    async def append(self, write: Write) -> None:
        if self._closed:
            raise JournalUnavailable("the journal is closed")
        row, replaces = write.row, write.replaces
        lines = self._lines.get(row.table_id, [])
        if len(lines) != write.after:
            raise Conflict
        allowed = (None, row.table_id, None if replaces is None else replaces.table_id)
        if row.status != "archived" and self._holder(row.code) not in allowed:
            raise CodeTaken
        if replaces is not None:
            old = self._rows.get(replaces.table_id)
            if old is None or old.seq != replaces.seq:
                raise Conflict
            self._put_in_place_of(old, row)
        new = [
            Line(write.after + at, write.version, body) for at, body in enumerate(write.bodies, 1)
        ]
        self._lines[row.table_id] = lines + new
        self._rows[row.table_id] = row
        self._names.setdefault(row.table_id, {}).update(write.names)
        for earlier in [r.table_id for r in self._rows.values() if r.code == row.code]:
            for person in write.erase_names_of if earlier != row.table_id else ():
                self._names[earlier].pop(person, None)
        if write.forget:
            await self._forget(row, write.forget)
        if write.notifies:
            self._outbox.execute(CHECK_NOW, (row.table_id,))

    def _put_in_place_of(self, old: Row, row: Row) -> None:
        """A rematch takes chat and channels along."""
        archived = Row(old.table_id, old.code, "archived", old.seq, None, row.touched)
        self._rows[old.table_id] = archived
        self._chat[row.table_id] = self._chat.pop(old.table_id, [])
        for part in ("channels", "channel_checks", "notifications"):
            sql = f"UPDATE {part} SET table_id = ? WHERE table_id = ?"
            self._outbox.execute(sql, (row.table_id, old.table_id))

    async def _forget(self, row: Row, people: Sequence[str]) -> None:
        """Erase people at a table and at those that had its code before."""
        for table in [r for r in self._rows.values() if r.code == row.code]:
            if table.table_id == row.table_id or table.status == "archived":
                for person in people:
                    await self.erase_name(table.table_id, person)
                    await self.erase_chat(table.table_id, person)
                    await self.outbox.forget(table.table_id, person)

    async def read_lines(self, table_id: str, after: int = 0) -> Sequence[Line]:
        return tuple(self._lines.get(table_id, [])[after:])

    async def read_streams(self, wanted: Sequence[tuple[str, int]]) -> Sequence[Sequence[Line]]:
        return [await self.read_lines(table_id, after) for table_id, after in wanted]

    async def read_row(self, table_id: str) -> Row | None:
        return self._rows.get(table_id)

    async def read_rows(self, table_ids: Sequence[str]) -> Sequence[Row]:
        return [self._rows[key] for key in table_ids if key in self._rows]

    async def read_names(self, table_id: str) -> Mapping[str, str]:
        return dict(self._names.get(table_id, {}))

    async def find_table(self, code: str) -> str | None:
        return self._holder(code)

    def _holder(self, code: str) -> str | None:
        for row in self._rows.values():
            if row.code == code and row.status != "archived":
                return row.table_id
        return None

    def _check_not_replaced(self, table_id: str) -> None:
        mine = self._rows.get(table_id)
        if mine is not None and self._holder(mine.code) not in (None, table_id):
            raise CodeTaken

    async def find_archived(self, code: str) -> Row | None:
        rows = [r for r in self._rows.values() if r.code == code and r.status == "archived"]
        # A rematch touches the table it replaces when it begins: of two with the same time, the
        # shorter stream is the newer table.
        return max(rows, key=lambda row: (row.touched, -row.seq), default=None)

    async def find_rows(self, status: Status, before: float) -> Sequence[Row]:
        return [r for r in self._rows.values() if r.status == status and r.touched < before]

    async def find_due(self, before: float) -> Sequence[Row]:
        games = [row for row in self._rows.values() if row.status == "days"]
        return [row for row in games if row.deadline is not None and row.deadline <= before]

    async def count_codes(self) -> int:
        return sum(row.status != "archived" for row in self._rows.values())

    async def table_ids(self) -> Sequence[str]:
        return tuple(self._rows)

    async def erase_name(self, table_id: str, person: str) -> None:
        self._names.get(table_id, {}).pop(person, None)

    async def add_chat(self, table_id: str, line: ChatLine, keep: int) -> None:
        self._check_not_replaced(table_id)
        self._chat[table_id] = [*self._chat.get(table_id, []), line][-keep:]

    async def read_chat(self, table_id: str) -> Sequence[ChatLine]:
        return tuple(self._chat.get(table_id, []))

    async def erase_chat(self, table_id: str, person: str | None = None) -> None:
        said = self._chat.pop(table_id, [])
        if person is not None:
            self._chat[table_id] = [line for line in said if line.person != person]

    async def delete_table(self, row: Row) -> None:
        if self._rows.get(row.table_id) != row:
            raise Conflict
        for part in (self._rows, self._lines, self._names, self._chat):
            part.pop(row.table_id, None)
        for name in ("channels", "channel_checks", "notifications"):
            self._outbox.execute(f"DELETE FROM {name} WHERE table_id = ?", (row.table_id,))

    async def compact(self, least: float) -> None:
        """Memory has no unused space."""

    async def measure_bytes(self) -> int:
        """The lines alone; all else is small."""
        return sum(len(line.body) for lines in self._lines.values() for line in lines)

    async def get_or_store(self, key: str, value: bytes) -> bytes:
        return self._values.setdefault(key, value)

    async def check_writable(self) -> None:
        """Memory is always writable."""

    async def read_values(self) -> Mapping[str, bytes]:
        return dict(self._values)
