"""A journal that forgets everything with the process: for tests and for trying things out."""

from collections.abc import Mapping, Sequence

from storyhare.journal.port import (
    ChatLine,
    CodeTaken,
    Conflict,
    JournalUnavailable,
    Line,
    Row,
    Status,
    Write,
)


class MemoryJournal:
    """Dictionaries behind the port."""

    def __init__(self) -> None:
        self._rows: dict[str, Row] = {}
        self._lines: dict[str, list[Line]] = {}
        self._names: dict[str, dict[str, str]] = {}
        self._chat: dict[str, list[ChatLine]] = {}
        self._kept: dict[str, bytes] = {}
        self._closed = False

    async def open(self) -> None:
        self._closed = False

    async def close(self) -> None:
        self._closed = True

    async def append(self, write: Write) -> None:
        if self._closed:
            raise JournalUnavailable("the journal is closed")
        row, replaces = write.row, write.replaces
        lines = self._lines.get(row.table, [])
        if len(lines) != write.after:
            raise Conflict
        ours = (None, row.table, None if replaces is None else replaces.table)
        if row.status != "archived" and self._holder(row.code) not in ours:
            raise CodeTaken
        if replaces is not None:
            old = self._rows.get(replaces.table)
            if old is None or old.seq != replaces.seq:
                raise Conflict
            self._rows[old.table] = Row(old.table, old.code, "archived", old.seq, None, row.touched)
            self._chat[row.table] = self._chat.pop(old.table, [])
        new = [
            Line(write.after + at, write.version, body) for at, body in enumerate(write.bodies, 1)
        ]
        self._lines[row.table] = lines + new
        self._rows[row.table] = row
        self._names.setdefault(row.table, {}).update(write.names)
        for earlier in [r.table for r in self._rows.values() if r.code == row.code]:
            for person in write.unnamed if earlier != row.table else ():
                self._names[earlier].pop(person, None)

    async def read(self, table: str, after: int = 0) -> Sequence[Line]:
        return tuple(self._lines.get(table, [])[after:])

    async def several(self, wanted: Sequence[tuple[str, int]]) -> Sequence[Sequence[Line]]:
        return [await self.read(table, after) for table, after in wanted]

    async def row(self, table: str) -> Row | None:
        return self._rows.get(table)

    async def these(self, tables: Sequence[str]) -> Sequence[Row]:
        return [self._rows[table] for table in tables if table in self._rows]

    async def names(self, table: str) -> Mapping[str, str]:
        return dict(self._names.get(table, {}))

    async def find(self, code: str) -> str | None:
        return self._holder(code)

    def _holder(self, code: str) -> str | None:
        for row in self._rows.values():
            if row.code == code and row.status != "archived":
                return row.table
        return None

    async def archived(self, code: str) -> Row | None:
        found = [r for r in self._rows.values() if r.code == code and r.status == "archived"]
        # A table that a rematch has replaced was touched when that began: the shorter one is it.
        return max(found, key=lambda row: (row.touched, -row.seq), default=None)

    async def rows(self, status: Status, before: float) -> Sequence[Row]:
        return [r for r in self._rows.values() if r.status == status and r.touched < before]

    async def due(self, before: float) -> Sequence[Row]:
        return [
            row
            for row in self._rows.values()
            if row.status == "live" and row.deadline is not None and row.deadline < before
        ]

    async def tables(self) -> Sequence[str]:
        return tuple(self._rows)

    async def erase_name(self, table: str, person: str) -> None:
        self._names.get(table, {}).pop(person, None)

    async def say(self, table: str, line: ChatLine, keep: int) -> None:
        mine = self._rows.get(table)
        if mine is not None and self._holder(mine.code) not in (None, table):
            raise CodeTaken
        self._chat[table] = [*self._chat.get(table, []), line][-keep:]

    async def chat(self, table: str) -> Sequence[ChatLine]:
        return tuple(self._chat.get(table, []))

    async def erase_chat(self, table: str) -> None:
        self._chat.pop(table, None)

    async def remember(self, key: str, value: bytes) -> bytes:
        return self._kept.setdefault(key, value)

    async def prove(self) -> None:
        """Memory can always be written."""

    async def kept(self) -> Mapping[str, bytes]:
        return dict(self._kept)
