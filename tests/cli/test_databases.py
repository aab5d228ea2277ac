"""`storyhare migrate`, `copy`, and the care commands on PostgreSQL."""

import asyncio
import json
import signal
import subprocess
import sys
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from storyhare.storage import (
    ChatLine,
    Journal,
    JournalUnavailable,
    SqliteJournal,
    faults,
)
from storyhare.storage.postgres import PostgresJournal
from tests.cli.test_ops import NAME, filled, run, sentence, streams, tables_in
from tests.storage.test_address import IMPROPER


def execute(address: str, sql: str) -> None:
    async def go() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(sql)
        await connection.close()

    asyncio.run(go())


def talkative(data: Path) -> Path:
    """A data folder with games, talk, an archived table and something else that is kept."""
    filled(data, games=3)

    async def more() -> None:
        journal = SqliteJournal(data / NAME)
        await journal.open()
        names = sorted(await journal.table_ids())
        await journal.add_chat(names[0], ChatLine(1.5, "p", "hello 🐇"), keep=9)
        await journal.add_chat(names[0], ChatLine(2.5, "q", "and you"), keep=9)
        await journal.get_or_store("secret", b"\0\xff")
        await journal.close()

    asyncio.run(more())
    return data


def test_a_server_s_tables_go_to_postgresql_and_back(database: str, tmp_path: Path) -> None:
    data = talkative(tmp_path / "data")
    assert "3 tables were copied to" in run("copy", data, database)
    assert "all is well." in run("doctor", "--database", database)
    assert "3 tables were copied to" in run("copy", database, tmp_path / "back")
    assert streams(tmp_path / "back" / NAME) == streams(data / NAME)

    async def talk(file: Path) -> tuple[list[ChatLine], bytes]:
        journal = SqliteJournal(file)
        await journal.open()
        said = [
            line
            for name in sorted(await journal.table_ids())
            for line in await journal.read_chat(name)
        ]
        kept = (await journal.read_values())["secret"]
        await journal.close()
        return said, kept

    assert asyncio.run(talk(tmp_path / "back" / NAME)) == asyncio.run(talk(data / NAME))


def test_nothing_is_copied_over_what_is_there(database: str, tmp_path: Path) -> None:
    data = filled(tmp_path / "data")
    run("copy", data, database)
    assert "already" in sentence("copy", data, database, status=2)
    assert "no tables at" in sentence("copy", tmp_path / "nowhere", database, status=2)
    nowhere = "postgresql://somebody:hidden@127.0.0.1:1/hare"
    said = sentence("copy", data, nowhere, status=1)
    assert "can’t be reached" in said
    assert "hidden" not in said


# Copies, and gets a signal when it has copied two tables, or just before it commits.
STOPPED = """
import os, sys
from storyhare.cli import main
from storyhare.storage.postgres import atomic
from storyhare.storage import transfer
when, how = sys.argv.pop(), int(sys.argv.pop())
copy_table, commit, copied = transfer._copy_table, atomic.AtomicPostgresJournal.commit, []
async def one(*what):
    await copy_table(*what)
    copied.append(what)
    if when == "halfway" and len(copied) == 2:
        os.kill(os.getpid(), how)
async def all(target):
    if when == "late":
        os.kill(os.getpid(), how)
    await commit(target)
transfer._copy_table, atomic.AtomicPostgresJournal.commit = one, all
transfer.TABLES_AT_ONCE = 1
main()
"""


def stopped(
    how: signal.Signals, *arguments: str | Path, when: str = "halfway"
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", STOPPED, *map(str, arguments), str(how.value), when]
    return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, check=False)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["Ctrl-C", "killed"])
def test_a_copy_to_a_database_that_is_stopped_has_copied_nothing(
    how: signal.Signals, database: str, tmp_path: Path
) -> None:
    data, file = talkative(tmp_path / "data"), tmp_path / "backup"
    run("backup", file, "--data", data)
    for command in (("copy", data, database), ("restore", file, "--database", database)):
        ended = stopped(how, *command)
        if how == signal.SIGINT:
            assert ended.returncode == 130
            assert "nothing was copied, and postgresql://" in ended.stderr
            assert ended.stderr.count("\n") == 1
        assert "0 tables with 0 lines: all is well" in run("doctor", "--database", database)
    assert "3 tables are back" in run("restore", file, "--database", database)
    assert "3 tables with" in run("doctor", "--database", database)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["Ctrl-C", "killed"])
def test_a_copy_to_a_file_that_is_stopped_has_copied_nothing(
    how: signal.Signals, database: str, tmp_path: Path
) -> None:
    data, new, file = talkative(tmp_path / "data"), tmp_path / "new", tmp_path / "backup.db"
    run("copy", data, database)
    whither = {new / NAME: ("copy", database, new), file: ("backup", file, "--database", database)}
    for target, command in whither.items():
        ended = stopped(how, *command)
        assert not target.exists()
        if how == signal.SIGINT:
            assert ended.returncode == 130
            assert "nothing was copied" in ended.stderr
            assert list(target.parent.glob(".*")) == []
        run(*command)
        with nullcontext(target) if target.name == NAME else tables_in(target) as tables:
            assert streams(tables) == streams(data / NAME)
        assert list(target.parent.glob(".*")) == []


def test_who_stops_a_copy_too_late_has_all_of_it(database: str, tmp_path: Path) -> None:
    """The database is just asked to take it: nobody could say whether it has."""
    data = talkative(tmp_path / "data")
    ended = stopped(signal.SIGINT, "copy", data, database, when="late")
    assert "3 tables were copied to" in ended.stdout
    assert "3 tables with" in run("doctor", "--database", database)


def test_a_copy_goes_to_where_a_server_has_been_but_no_table_was_opened(
    database: str, tmp_path: Path
) -> None:
    data, been = talkative(tmp_path / "data"), tmp_path / "been"
    been.mkdir()

    async def start_once(journal: Journal) -> None:
        await journal.open()
        await journal.get_or_store("ready", b"")
        await journal.close()

    asyncio.run(start_once(SqliteJournal(been / NAME)))
    asyncio.run(start_once(PostgresJournal(database)))
    for place in (database, been):
        assert "3 tables were copied to" in run("copy", data, place)


async def test_a_copy_into_a_file_that_a_server_uses_is_refused(
    database: str, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    await asyncio.to_thread(run, "copy", await asyncio.to_thread(filled, data), database)
    used = SqliteJournal(tmp_path / NAME)
    await used.open()
    try:
        refused = await asyncio.to_thread(partial(sentence, status=1), "copy", database, tmp_path)
        assert "Stop it first" in refused
        assert list(await used.table_ids()) == []
    finally:
        await used.close()


def test_it_is_said_which_of_two_places_is_in_trouble(database: str, tmp_path: Path) -> None:
    run("copy", filled(tmp_path / "data"), database)
    away = elsewhere(database, port="1")
    for command in (("backup", tmp_path / "b.db", "--database", away), ("copy", away, tmp_path)):
        assert "127.0.0.1:1/" in sentence(*command, status=1)
    execute(database, "ALTER TABLE chat RENAME TO said")
    said = sentence("backup", tmp_path / "b.db", "--database", database, status=1)
    assert "/hare_" in said
    assert "b.db" not in said


def test_a_table_with_a_gap_is_not_copied_as_if_it_had_none(database: str, tmp_path: Path) -> None:
    data = filled(tmp_path / "data")
    run("copy", data, database)
    execute(database, "DELETE FROM lines WHERE seq = 3")
    assert "missing" in sentence("copy", database, tmp_path / "back", status=1)


def test_the_doctor_names_what_is_damaged_in_a_database(database: str, tmp_path: Path) -> None:
    run("copy", filled(tmp_path / "data"), database)
    execute(
        database,
        "UPDATE lines SET body = substr(body, 2) WHERE seq = 2"
        " AND table_id = (SELECT min(id) FROM tables)",
    )
    told = json.loads(run("doctor", "--database", database, "--json", status=1))
    assert [table["reason"] for table in told["damaged"]] == ["line 2 is damaged"]
    execute(database, "DELETE FROM codes")
    assert "codes don’t fit" in run("doctor", "--database", database, status=1)


def elsewhere(address: str, **parts: str) -> str:
    """The same address with another user, port or database."""
    found = urlsplit(address)
    user, port = parts.get("user", found.username), parts.get("port", found.port)
    return f"postgresql://{user}:hidden@127.0.0.1:{port}/{parts.get('name', found.path[1:])}"


def test_the_doctor_calls_a_database_out_of_reach_by_its_name_and_not_damaged(
    database: str, tmp_path: Path
) -> None:
    run("copy", filled(tmp_path / "data"), database)
    wrong = {
        elsewhere(database, port="1"): "Check that the database is running",
        elsewhere(database, user="nobody_we_know"): "Check the user, the password",
        elsewhere(database, name="no_such_database"): "Check the user, the password",
    }
    for address, advice in wrong.items():
        for command in ("doctor", "migrate"):
            said = sentence(command, "--database", address, status=1)
            assert advice in said
            assert "was not touched" in said
            assert "damaged" not in said
            assert "hidden" not in said


def test_the_doctor_knows_another_format_from_damage(database: str, tmp_path: Path) -> None:
    assert "no tables at" in sentence("doctor", "--database", database, status=1)
    run("copy", filled(tmp_path / "data"), database)
    execute(database, "UPDATE storyhare_schema SET version = version - 1")
    said = sentence("doctor", "--database", database, status=1)
    assert "storyhare migrate" in said
    assert "Nothing is wrong" in said
    execute(database, "UPDATE storyhare_schema SET version = 99")
    said = sentence("doctor", "--database", database, status=1)
    assert "newer version of Storyhare. Nothing is wrong" in said


@pytest.mark.parametrize("address", IMPROPER)
@pytest.mark.parametrize(
    "command",
    [
        ["migrate", "--database"],
        ["doctor", "--database"],
        ["serve", "--database"],
        ["backup", "never.db", "--database"],
        ["copy"],
    ],
    ids=lambda command: command[0],
)
def test_an_address_that_cannot_be_read_is_refused_and_not_repeated(
    command: list[str], address: str, tmp_path: Path
) -> None:
    more = [tmp_path / "data"] if command == ["copy"] else []
    said = sentence(*command, address, *more, status=2)
    assert "It looks like postgresql://user:password@host:5432/name" in said
    assert "s3" not in said


def test_a_user_without_the_right_is_told_which_and_what_helps(database: str) -> None:
    execute(database, "CREATE ROLE visitor LOGIN; REVOKE CREATE ON SCHEMA public FROM public")
    try:
        said = sentence("migrate", "--database", elsewhere(database, user="visitor"), status=1)
    finally:
        execute(database, "DROP ROLE visitor")
    assert "permission denied for schema public" in said
    assert "as a user who may create tables" in said


def test_a_database_that_lost_a_table_is_damaged(database: str, tmp_path: Path) -> None:
    run("copy", filled(tmp_path / "data"), database)
    execute(database, "DROP TABLE lines")
    assert "is damaged: “relation" in run("doctor", "--database", database, status=1)


@pytest.mark.parametrize(
    ("cause", "kind"),
    [
        (asyncpg.InvalidPasswordError("no"), "not_let_in"),
        (asyncpg.CannotConnectNowError("starting up"), "unreachable"),
        (TimeoutError(), "unreachable"),
        (asyncpg.DataCorruptedError("invalid page"), "damaged"),
        (asyncpg.InternalServerError("tenant or user not found"), "other"),
        (asyncpg.TooManyConnectionsError("sorry"), "other"),
    ],
)
def test_only_what_speaks_of_damage_is_taken_for_it(cause: Exception, kind: str) -> None:
    error = JournalUnavailable("whatever")
    error.__cause__ = cause
    assert faults.kind(error) == kind


def test_a_database_is_backed_up_into_a_file_and_restored(database: str, tmp_path: Path) -> None:
    data = talkative(tmp_path / "data")
    run("copy", data, database)
    file = tmp_path / "backup.db"
    assert "Tables, decks and recordings are in" in run("backup", file, "--database", database)
    assert [path.name for path in tmp_path.iterdir() if "unfinished" in path.name] == []
    with tables_in(file) as tables:
        assert streams(tables) == streams(data / NAME)
    assert "already" in sentence("restore", file, "--database", database, status=2)
    execute(database, "TRUNCATE tables, lines, names, chat, codes, kept")
    assert "3 tables are back" in run("restore", file, "--database", database)
    assert "all is well." in run("doctor", "--database", database)


def test_migrate_brings_an_empty_database_up_to_date(database: str) -> None:
    for _ in range(2):
        assert "has the format of this version" in run("migrate", "--database", database)

    async def usable() -> None:
        journal = PostgresJournal(database)
        await journal.open()
        assert list(await journal.table_ids()) == []
        await journal.close()

    asyncio.run(usable())
    execute(database, "UPDATE storyhare_schema SET version = 99")
    assert "newer" in sentence("migrate", "--database", database, status=1)


@pytest.mark.parametrize("command", ["serve", "doctor", "backup", "restore", "migrate", "copy"])
def test_every_command_explains_itself(command: str) -> None:
    assert "Usage" in run(command, "--help")
