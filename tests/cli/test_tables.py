"""`storyhare tables` and `storyhare erase`: what an operator can look at, close and delete."""

import asyncio
import contextlib
import json
from pathlib import Path

import apsw
import asyncpg

from storyhare.disk import locked
from storyhare.folders import journal_file, recordings_folder
from storyhare.media import FolderBlobs, Quota
from storyhare.server.ops import retention
from storyhare.storage import ChatLine, SqliteJournal, StoredChannel, StoredNotification
from storyhare.testing.storage.postgres import PostgresProcess
from tests.cli.test_ops import filled, run, sentence, streams

UNIQUE = "Zoë-Wilhelmina"
NO_LIMIT = Quota(10**9, 10**9)


def holds(data: Path, text: str) -> bool:
    """Is the text in any file of the folder?"""
    return bool(having(data, text))


def having(folder: Path, text: str) -> list[Path]:
    """The files of a folder that have a text."""
    found = []
    for file in folder.rglob("*"):
        with contextlib.suppress(FileNotFoundError):  # a database removes some meanwhile
            if file.is_file() and text.encode() in file.read_bytes():
                found.append(file)
    return found


def people(data: Path, table: str) -> dict[str, str]:
    """The names of a table, by person."""
    shown = json.loads(run("tables", "show", table, "--data", data, "--json"))
    names: dict[str, str] = shown["names"]
    return names


def introduce(data: Path, table: str) -> str:
    """Let the first person of a table say an unusual name, and be notified; returns their id."""
    person = min(people(data, table))
    address = f"{UNIQUE}@example.org".encode()
    channel = StoredChannel(table, "one", person, 1.0, address)
    notified = StoredNotification(table, "one", "turn", person, "sent", 1.0, 2.0, 1, address)

    async def change() -> None:
        journal = SqliteJournal(journal_file(data))
        await journal.open()
        await journal.add_chat(table, ChatLine(1.0, person, f"I am {UNIQUE}"), keep=9)
        await journal.add_chat(table, ChatLine(2.0, "another", "hello"), keep=9)
        await journal.outbox.put_channel(channel)
        await journal.outbox.add_notification(notified)
        await journal.close()

    asyncio.run(change())
    return person


def test_tables_are_listed_shown_and_closed(tmp_path: Path) -> None:
    data = filled(tmp_path / "data")
    rows = json.loads(run("tables", "list", "--data", data, "--json"))
    assert {row["table_id"] for row in rows} == set(streams(journal_file(data)))
    code, table = rows[0]["code"], rows[0]["table_id"]
    assert f"{code}: open, last used" in run("tables", "list", "--data", data)
    said = run("tables", "show", code.lower(), "--data", data)
    assert all(name in said for name in ("People: ", "Ada", "Bram", "Chiara", "Dilan"))
    assert "Decks: dreams" in run("tables", "show", table, "--data", data)
    assert "is archived" in run("tables", "close", code, "--data", data)
    assert f"{code}: archived" in run("tables", "list", "--data", data)
    assert "all is well" in run("doctor", "--data", data)
    said = sentence("tables", "show", "NOPE", "--data", data, status=2)
    assert "There is no table NOPE" in said


def test_a_deleted_table_is_gone_and_its_space_is_given_back(tmp_path: Path) -> None:
    data = filled(tmp_path / "data", games=6)
    before = journal_file(data).stat().st_size
    tables = sorted(streams(journal_file(data)))
    kept = recordings_folder(data) / tables[0] / "c0ffee"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(b"sound")
    for table in tables[:5]:
        assert "is deleted" in run("tables", "delete", table, "--data", data)
    assert sorted(streams(journal_file(data))) == tables[5:]
    assert not kept.exists()
    assert journal_file(data).stat().st_size < before
    assert "all is well" in run("doctor", "--data", data)


def test_nothing_is_changed_under_a_running_server(tmp_path: Path) -> None:
    data = filled(tmp_path / "data")
    table = min(streams(journal_file(data)))
    with locked(data):
        for command in (
            ("tables", "delete", table),
            ("tables", "close", table),
            ("erase", "chat", table),
            ("erase", "person", "Ada", "--everywhere"),
        ):
            assert "Stop it first" in sentence(*command, "--data", data, status=1)
        assert table in run("tables", "list", "--data", data)
    assert len(streams(journal_file(data))) == 2


def test_nothing_is_left_of_the_name_and_the_words_of_an_erased_person(tmp_path: Path) -> None:
    data = filled(tmp_path / "data")
    table = min(streams(journal_file(data)))
    moves = streams(journal_file(data))
    person = introduce(data, table)
    assert holds(data, UNIQUE)
    said = run("erase", "person", person, "--table", table, "--data", data)
    assert "Erased, with name, chat and recordings; seats: 1." in said
    assert person not in people(data, table)
    assert not holds(data, UNIQUE)
    shown = json.loads(run("tables", "show", table, "--data", data, "--json"))
    assert shown["chat"] == 1  # what others said stays
    assert streams(journal_file(data)) == moves
    assert "all is well" in run("doctor", "--data", data)


def test_a_name_is_erased_at_all_tables_or_at_one(tmp_path: Path) -> None:
    data = filled(tmp_path / "data")
    first, second = sorted(streams(journal_file(data)))
    assert "Say where" in sentence("erase", "person", "Ada", "--data", data, status=2)
    run("erase", "person", "ADA", "--table", first, "--data", data)
    assert "Ada" not in people(data, first).values()
    assert "Ada" in people(data, second).values()
    run("erase", "person", "Bram", "--everywhere", "--data", data)
    assert all("Bram" not in people(data, table).values() for table in (first, second))
    said = sentence("erase", "person", "Nobody", "--everywhere", "--data", data, status=2)
    assert "Nobody there is called Nobody" in said


def test_chat_is_erased_and_copies_that_still_have_it_are_named(tmp_path: Path) -> None:
    data = filled(tmp_path / "data")
    table = min(streams(journal_file(data)))
    introduce(data, table)
    (data / "storyhare.db.before-restore").write_bytes(b"")
    said = run("erase", "chat", table, "--data", data)
    assert str(data / "storyhare.db.before-restore") in said
    assert "Backups made before still have it." in said
    assert "Chat messages: 0" in run("tables", "show", table, "--data", data)


def test_tables_of_a_database_are_changed_only_while_no_node_runs(
    database: str, tmp_path: Path
) -> None:
    from storyhare.storage.postgres import PostgresPresence  # noqa: PLC0415 - an extra

    data = filled(tmp_path / "data")
    run("copy", data, database)
    table = min(streams(journal_file(data)))
    there = ("--database", database)

    async def with_a_node() -> None:
        presence = PostgresPresence(database, 5.0, 2.0)
        await presence.open("node")
        await presence.heartbeat()
        said = await asyncio.to_thread(sentence, "tables", "delete", table, *there, status=1)
        assert "Stop it first" in said
        await presence.close()

    asyncio.run(with_a_node())
    run("erase", "person", "Ada", "--everywhere", *there)
    assert "Ada" not in run("tables", "show", table, *there)
    run("erase", "table", table, *there)
    assert len(json.loads(run("tables", "list", "--json", *there))) == 1
    assert "all is well" in run("doctor", *there)


def test_no_file_of_a_database_has_the_name_of_an_erased_person(tmp_path: Path) -> None:
    """All files of the cluster but its log, and the log when it was written on."""
    cluster = PostgresProcess(wal_recycle="off", autovacuum_naptime="1s")
    cluster.start()
    try:
        data, there = filled(tmp_path / "data"), ("--database", cluster.address())
        table = min(streams(journal_file(data)))
        person = introduce(data, table)
        rename(data, table, person)
        run("copy", data, cluster.address())
        # What a database does by itself in time: its planner keeps examples of the names.
        asyncio.run(execute(cluster, "ANALYZE", "CHECKPOINT"))
        assert holds(cluster.data / "base", UNIQUE)
        said = run("erase", "person", UNIQUE, "--table", table, *there)
        assert "write-ahead log" in said
        assert {one for one in having(cluster.data, UNIQUE) if "pg_wal" not in one.parts} == set()
        asyncio.run(execute(cluster, "SELECT pg_switch_wal()", "CHECKPOINT"))
        assert not holds(cluster.data, UNIQUE)
        assert "all is well" in run("doctor", *there)
    finally:
        cluster.remove()


def rename(data: Path, table: str, person: str) -> None:
    """Give somebody the unusual name."""
    file = apsw.Connection(str(journal_file(data)))
    file.execute(
        "UPDATE names SET name = ? WHERE table_id = ? AND person = ?", (UNIQUE, table, person)
    )
    file.close()


async def execute(cluster: PostgresProcess, *statements: str) -> None:
    connection = await asyncpg.connect(cluster.address())
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


async def test_archived_tables_are_deleted_when_their_time_has_come(tmp_path: Path) -> None:
    data = tmp_path / "data"
    await asyncio.to_thread(filled, data, 3)
    tables = sorted(streams(journal_file(data)))
    for table in tables[:2]:
        await asyncio.to_thread(run, "tables", "close", table, "--data", data)
    journal = SqliteJournal(journal_file(data))
    blobs = FolderBlobs(recordings_folder(data), NO_LIMIT)
    await journal.open()
    await blobs.open()
    used = [row.touched for row in await journal.read_rows(tables)]
    try:
        assert await retention.delete(journal, blobs, min(used)) == 0
        assert await retention.delete(journal, blobs, max(used) + 1) == 2
        assert list(await journal.table_ids()) == tables[2:]
    finally:
        await blobs.close()
        await journal.close()
