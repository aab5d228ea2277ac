"""A file of an earlier format is brought to today's, whole or not at all."""

import asyncio
from pathlib import Path
from typing import Any

import apsw
import pytest
import pytest_asyncio

from storyhare.cli.ops.doctor import diagnose
from storyhare.storage import (
    ChatLine,
    Conflict,
    JournalUnavailable,
    SqliteJournal,
)
from storyhare.storage.sqlite import schema, statements
from storyhare.storage.sqlite.statements import DUE
from storyhare.testing.storage.journals import refused, write
from tests.storage.sample_tables import Clock, a_game, a_registry

TODAY = schema.STEPS
TABLES = ("tables", "lines", "names", "chat", "kept")


@pytest_asyncio.fixture
async def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Real games, a word of chat and a secret, as they were kept at first."""
    monkeypatch.setattr(schema, "STEPS", TODAY[:1])
    monkeypatch.setattr(statements, "CHECK_NOW", "SELECT ?")  # there was no outbox
    journal, clock = SqliteJournal(tmp_path / "hare.db"), Clock()
    await journal.open()
    try:
        registry = a_registry(journal, clock)
        tables = [await a_game(registry, clock, steps=6 + 3 * more) for more in range(3)]
        await journal.add_chat(tables[0].table.id, ChatLine(1.0, "ada", "hop"), 200)
        await journal.get_or_store("secret", b"carrot")
    finally:
        await journal.close()
    monkeypatch.undo()
    return tmp_path / "hare.db"


def look(file: Path) -> tuple[int, dict[str, list[Any]]]:
    """The format of a file, and all that stands in it."""
    connection = apsw.Connection(str(file))
    try:
        found = {
            table: sorted(connection.execute(f"SELECT * FROM {table}"), key=repr)
            for table in TABLES
        }
        return connection.pragma("user_version"), found
    finally:
        connection.close()


async def test_an_old_file_is_brought_up_to_date_with_all_that_is_in_it(old: Path) -> None:
    known, before = look(old)
    assert known == 1
    assert all(before.values())
    journal = SqliteJournal(old)
    await journal.open()
    try:
        assert look(old) == (len(TODAY), before)
        table = (await journal.table_ids())[0]
        row = await journal.read_row(table)
        assert row is not None
        await journal.append(write(table, row.seq, b"one more"))
        assert (await journal.read_lines(table, row.seq))[0].body == b"one more"
        await refused(journal.append(write(table, row.seq, b"twice")), Conflict)
    finally:
        await journal.close()


async def test_an_old_file_that_was_brought_up_to_date_is_sound(old: Path) -> None:
    for _ in range(2):  # the second time there is nothing to do
        journal = SqliteJournal(old)
        await journal.open()
        await journal.close()
    found = diagnose(old)
    assert found.healthy
    assert found.tables == 3


async def test_a_copy_of_an_old_file_is_made_before_it_is_brought_up_to_date(
    old: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before = look(old)
    old.chmod(0o640)
    with caplog.at_level("INFO", "storyhare"):
        journal = SqliteJournal(old)
        await journal.open()
        await journal.close()
    kept = old.with_name(f"{old.name}.format-{before[0]}")
    assert look(kept) == before
    assert kept.stat().st_mode & 0o777 == 0o640
    assert [record.getMessage() for record in caplog.records] == [
        f"format {before[0]} of the tables is brought to {len(TODAY)}; a copy is {kept}"
    ]


async def test_an_old_file_gets_the_indexes_of_a_new_one_and_deadlines_only_over_days(
    old: Path, tmp_path: Path
) -> None:
    found = []
    for file in (old, tmp_path / "new.db"):
        journal = SqliteJournal(file)
        await journal.open()
        await journal.close()
        connection = apsw.Connection(str(file))
        sql = "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"
        found.append({name for (name,) in connection.execute(sql)})
        connection.close()
    indexes = {"tables_code", "tables_archived", "tables_days", "chat_table"}
    assert found == [{*indexes, "channel_checks_due", "notifications_waiting"}] * 2
    plan = "EXPLAIN QUERY PLAN UPDATE tables SET deadline = 1 WHERE id = 'a' AND status = 'live'"
    connection = apsw.Connection(str(old))
    used = " ".join(str(row) for row in connection.execute(plan))
    due = " ".join(str(row) for row in connection.execute(f"EXPLAIN QUERY PLAN {DUE}", (1.0, 1)))
    connection.close()
    assert "tables_days" not in used
    assert "tables_days" in due


async def test_two_who_bring_a_file_up_to_date_at_once_do_it_once(old: Path) -> None:
    _, before = look(old)
    both = [SqliteJournal(old), SqliteJournal(old)]
    await asyncio.gather(*[journal.open() for journal in both])
    for journal in both:
        await journal.close()
    assert look(old) == (len(TODAY), before)


async def test_a_step_that_fails_leaves_the_file_as_it_was(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = look(old)
    half_way = TODAY[1].replace("DROP TABLE sorted_lines;", "DROP TABLE no_such_thing;")
    assert half_way != TODAY[1]
    monkeypatch.setattr(schema, "STEPS", (TODAY[0], half_way))
    await refused(SqliteJournal(old).open(), JournalUnavailable)
    assert look(old) == before
