"""`storyhare doctor`, `backup` and `restore`: care for what a server has kept."""

import asyncio
import json
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import apsw
import pytest
from typer.testing import CliRunner

from storyhare.cli import app
from storyhare.cli.ops.doctor import diagnose
from storyhare.live import lines
from storyhare.live.table import LiveTable
from storyhare.storage import SqliteJournal
from storyhare.storage.sqlite import maintenance
from storyhare.table.decision import Decided
from storyhare.table.events import DoorChanged
from storyhare.table.state import Table
from tests.storage.sample_tables import Clock, a_game, a_registry

NAME = "storyhare.db"


def run(*arguments: str | Path, status: int = 0) -> str:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert result.exit_code == status, result.output
    return result.output


def sentence(*arguments: str | Path, status: int) -> str:
    """What a failing command says: one line, no traceback."""
    said = run(*arguments, status=status).strip()
    assert said.startswith("storyhare: ")
    assert "\n" not in said
    return said


async def fill(data: Path, games: int = 2) -> None:
    """A data folder with some games in it."""
    data.mkdir(exist_ok=True)
    journal, clock = SqliteJournal(data / NAME), Clock()
    await journal.open()
    try:
        for _ in range(games):
            await a_game(a_registry(journal, clock), clock, steps=5)
    finally:
        await journal.close()


def filled(data: Path, games: int = 2) -> Path:
    asyncio.run(fill(data, games))
    return data


def streams(file: Path) -> dict[str, list[bytes]]:
    return {row.table_id: [line.body for line in kept] for row, kept in maintenance.streams(file)}


@contextmanager
def tables_in(backup: Path) -> Iterator[Path]:
    """The tables of a backup, as a file; what is changed in it is changed in the backup."""
    with zipfile.ZipFile(backup) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / NAME
        file.write_bytes(members[NAME])
        yield file
        if file.read_bytes() == members[NAME]:
            return
        with zipfile.ZipFile(backup, "w") as archive:
            for name, content in members.items():
                archive.writestr(name, file.read_bytes() if name == NAME else content)


def change(file: Path, sql: str) -> None:
    connection = apsw.Connection(str(file))
    connection.execute(sql)
    connection.close()


SPOIL = (
    "UPDATE lines SET body = CAST(substr(body, 2) AS BLOB)"
    " WHERE seq = 2 AND table_id = (SELECT min(id) FROM tables)"
)


def test_the_doctor_finds_all_well(tmp_path: Path) -> None:
    data = filled(tmp_path / "data")
    assert "2 tables with" in run("doctor", "--data", data)
    assert "all is well." in run("doctor", "--data", data)
    told = json.loads(run("doctor", "--data", data, "--json"))
    assert told["tables"] == 2
    assert told["lines"] == sum(map(len, streams(data / NAME).values()))
    assert told["problems"] == told["damaged"] == []


def test_the_doctor_names_a_damaged_table_and_why(tmp_path: Path) -> None:
    data = filled(tmp_path / "data")
    change(data / NAME, SPOIL)
    table = min(streams(data / NAME))
    text = run("doctor", "--data", data, status=1)
    assert f"({table}) is damaged: line 2 is damaged." in text
    assert "one table is damaged, the server leaves it out." in text
    told = json.loads(run("doctor", "--data", data, "--json", status=1))
    assert [damaged["table"] for damaged in told["damaged"]] == [table]
    assert told["damaged"][0]["reason"] == "line 2 is damaged"


def test_the_doctor_says_when_the_file_is_no_database(tmp_path: Path) -> None:
    data = filled(tmp_path / "data")
    (data / NAME).write_bytes(b"something else " * 1000)
    assert "Restore the last backup" in run("doctor", "--data", data, status=1)


def test_a_file_of_a_newer_version_is_left_alone_and_not_called_damaged(tmp_path: Path) -> None:
    data, copy = filled(tmp_path / "data"), tmp_path / "copy.db"
    run("backup", copy, "--data", data)
    change(data / NAME, "PRAGMA user_version = 99")
    for command in (("doctor",), ("backup", tmp_path / "another.db")):
        said = sentence(*command, "--data", data, status=1)
        assert "newer version of Storyhare. Nothing is wrong" in said
    with tables_in(copy) as tables:
        change(tables, "PRAGMA user_version = 99")
    assert "newer version" in sentence("restore", copy, "--data", tmp_path / "home", status=1)


@pytest.mark.parametrize("number", [1_048_579, -3])
def test_a_format_that_no_version_will_have_is_damage(tmp_path: Path, number: int) -> None:
    data = filled(tmp_path / "data")
    change(data / NAME, f"PRAGMA user_version = {number}")
    assert f"is damaged: there is no format {number}" in run("doctor", "--data", data, status=1)


def test_an_older_backup_takes_the_place_of_a_newer_file(tmp_path: Path) -> None:
    data, copy = filled(tmp_path / "data"), tmp_path / "copy.db"
    run("backup", copy, "--data", data)
    change(data / NAME, "PRAGMA user_version = 99")
    run("restore", copy, "--data", data)
    assert diagnose(data / NAME).tables == 2
    assert (data / f"{NAME}.before-restore").exists()


def test_a_file_that_is_held_by_another_program_is_not_damaged(tmp_path: Path) -> None:
    data = filled(tmp_path / "data")
    holder = apsw.Connection(str(data / NAME))
    holder.pragma("locking_mode", "exclusive")
    holder.execute("BEGIN EXCLUSIVE")
    try:
        assert "could not be used: another program is using it" in sentence(
            "doctor", "--data", data, status=1
        )
    finally:
        holder.close()


@pytest.mark.parametrize("command", [("doctor",), ("backup", "copy.db")])
def test_a_folder_without_tables_is_a_slip(tmp_path: Path, command: tuple[str, ...]) -> None:
    assert "There are no tables in" in sentence(*command, "--data", tmp_path, status=2)


def test_a_backup_comes_back_and_the_old_file_is_kept(tmp_path: Path) -> None:
    data, copy = filled(tmp_path / "data"), tmp_path / "copy.db"
    kept = streams(data / NAME)
    assert "Tables, decks and recordings are in" in run("backup", copy, "--data", data)
    assert sorted(tmp_path.iterdir()) == [copy, data]  # one file, nothing beside it
    filled(data, games=1)
    more = streams(data / NAME)
    assert len(more) == 3
    said = run("restore", copy, "--data", data)
    assert "2 tables are back" in said
    assert f"{NAME}.before-restore" in said
    assert streams(data / NAME) == kept
    assert streams(data / f"{NAME}.before-restore") == more
    run("restore", copy, "--data", data)
    assert streams(data / f"{NAME}.before-restore-2") == kept
    assert streams(data / f"{NAME}.before-restore") == more


def test_a_backup_can_be_restored_where_nothing_was(tmp_path: Path) -> None:
    data, copy = filled(tmp_path / "data"), tmp_path / "copy.db"
    run("backup", copy, "--data", data)
    run("restore", copy, "--data", tmp_path / "new" / "home")
    assert streams(tmp_path / "new" / "home" / NAME) == streams(data / NAME)


def test_a_backup_overwrites_only_when_told_to(tmp_path: Path) -> None:
    data, copy = filled(tmp_path / "data"), tmp_path / "copy.db"
    copy.write_text("precious")
    assert "--force" in sentence("backup", copy, "--data", data, status=2)
    assert copy.read_text() == "precious"
    said = sentence("backup", tmp_path, "--data", data, "--force", status=2)
    assert f"is a folder. Name a file in it, as in {tmp_path / 'storyhare.zip'}" in said
    said = sentence("backup", tmp_path / "none" / "copy.zip", "--data", data, status=2)
    assert f"There is no folder {tmp_path / 'none'}. Create it first" in said
    run("backup", copy, "--data", data, "--force")
    with tables_in(copy) as tables:
        assert diagnose(tables).healthy


def test_a_failed_backup_leaves_the_earlier_one_alone(tmp_path: Path) -> None:
    data, copy = filled(tmp_path / "data"), tmp_path / "copy.db"
    run("backup", copy, "--data", data)
    before = copy.read_bytes()
    (data / NAME).write_bytes((data / NAME).read_bytes()[:5000])
    assert "no backup was made" in sentence("backup", copy, "--data", data, "--force", status=1)
    assert copy.read_bytes() == before
    assert sorted(tmp_path.iterdir()) == [copy, data]


# Runs a command with no more room for a file than a few pages.
CROWDED = """
import resource, signal
from storyhare.cli import main
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (16384, resource.RLIM_INFINITY))
main()
"""


def crowded(*arguments: str | Path) -> str:
    command = [sys.executable, "-c", CROWDED, *map(str, arguments)]
    ran = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=60)
    assert ran.returncode == 1, ran.stderr
    assert ran.stderr.count("\n") == 1
    return ran.stderr


def test_a_full_disk_is_told_as_one_and_nothing_is_left_on_it(tmp_path: Path) -> None:
    data, copy = filled(tmp_path / "data"), tmp_path / "copy.db"
    said = crowded("backup", copy, "--data", data)
    assert "could not be written: the disk is full" in said
    assert list(tmp_path.iterdir()) == [data]
    run("backup", copy, "--data", data)
    home = tmp_path / "home"
    assert "the disk is full" in crowded("restore", copy, "--data", home)
    assert list(home.iterdir()) == []
    assert "the disk is full" in crowded("restore", copy, "--data", data)
    with tables_in(copy) as tables:
        assert streams(data / NAME) == streams(tables)


def test_a_damaged_backup_is_not_restored(tmp_path: Path) -> None:
    data, copy = filled(tmp_path / "data"), tmp_path / "copy.db"
    kept = streams(data / NAME)
    run("backup", copy, "--data", data)
    with tables_in(copy) as tables:
        change(tables, SPOIL)
    assert "nothing was restored" in run("restore", copy, "--data", data, status=1)
    assert streams(data / NAME) == kept
    run("restore", copy, "--data", data, "--force")
    assert streams(data / NAME) != kept
    copy.write_bytes(copy.read_bytes()[:-600])
    assert "nothing was restored" in run("restore", copy, "--data", data, "--force", status=1)
    assert "There is no file" in sentence("restore", tmp_path / "none", "--data", data, status=2)


def test_a_file_beyond_repair_is_moved_aside_for_the_backup(tmp_path: Path) -> None:
    data, copy = filled(tmp_path / "data"), tmp_path / "copy.db"
    kept = streams(data / NAME)
    run("backup", copy, "--data", data)
    rubbish = b"rubbish " * 2000
    (data / NAME).write_bytes(rubbish)
    run("restore", copy, "--data", data)
    assert streams(data / NAME) == kept
    assert (data / f"{NAME}.before-restore").read_bytes() == rubbish


HOLDER = """
import asyncio, sys
from storyhare.storage import SqliteJournal
async def main():
    journal = SqliteJournal(sys.argv[1])
    await journal.open()
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await journal.close()
asyncio.run(main())
"""


def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    data, copy = filled(tmp_path / "data"), tmp_path / "copy.db"
    run("backup", copy, "--data", data)
    kept = streams(data / NAME)
    command = [sys.executable, "-c", HOLDER, str(data / NAME)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "open\n"
        assert "Stop it first" in sentence("restore", copy, "--data", data, status=1)
        assert "all is well" in run("doctor", "--data", data)
        assert not (data / f"{NAME}.before-restore").exists()
        server.communicate("", timeout=30)
    assert streams(data / NAME) == kept
    run("restore", copy, "--data", data)


async def test_backups_under_load_hold_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    journal, clock = SqliteJournal(data / NAME), Clock()
    await journal.open()
    registry = a_registry(journal, clock)
    tables = [await a_game(registry, clock, steps=2) for _ in range(4)]
    writers = [asyncio.ensure_future(keep_busy(table)) for table in tables]
    try:
        for number in range(10):
            copy = tmp_path / f"{number}.db"
            before = {table.table.id: table.table for table in tables}
            await asyncio.to_thread(run, "backup", copy, "--data", data)
            home = tmp_path / f"home-{number}"
            await asyncio.to_thread(run, "restore", copy, "--data", home)
            assert diagnose(home / NAME).healthy
            for row, kept in maintenance.streams(home / NAME):
                acknowledged = before[row.table_id]
                assert lines.fold(kept[: acknowledged.seq]) == acknowledged
        grown = [t.table.seq - before[t.table.id].seq for t in tables]
        assert all(grown)  # the load was there to the end
    finally:
        for writer in writers:
            writer.cancel()
        await asyncio.gather(*writers, return_exceptions=True)
        await journal.close()


async def keep_busy(table: LiveTable) -> None:
    """Lock and unlock the door for ever."""
    locked = False
    while True:
        locked = not locked
        decided = Decided((DoorChanged(locked),))
        await table.stream.change(partial(_always, decided))


def _always(decided: Decided, _: Table) -> Decided:
    return decided
