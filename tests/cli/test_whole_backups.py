"""Backups are whole: tables, decks and recordings, from and to files and databases."""

import asyncio
import os
import random
import shutil
import zipfile
from collections.abc import Mapping
from pathlib import Path

import apsw
import msgspec
import pytest
from msgspec.structs import replace

from storyhare.cli.ops.doctor import FilesThere, missing_files
from storyhare.decks import Library
from storyhare.decks.store.deck import Deck, DeckMetadata, note_game, read_deck, write_metadata
from storyhare.disk import files_below
from storyhare.folders import decks_folder, journal_file, recordings_folder
from storyhare.live import access
from storyhare.notifications import push
from storyhare.storage import MemoryJournal, SqliteJournal, StoredChannel
from storyhare.storage.files import FolderSink, StoredFile, is_path
from storyhare.storage.sqlite import maintenance
from storyhare.table import Recording
from storyhare.table.settings import Settings
from tests.cli.test_ops import filled, run, sentence, streams, tables_in
from tests.decks.made import deck_files, fill
from tests.storage.sample_tables import Clock, a_game, a_registry

UPLOADED = "0123456789abcdef0123456789abcdef"
SOUND = b"a song, 300 KB " * 20_000
# More than a page: who reads a file while it is written may see its beginning.
SMALL = b"sound" * 1000


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A data folder with games, an installed deck, an uploaded one and a recording."""
    data = filled(tmp_path / "data")
    source = fill(tmp_path / "source", deck_files(2))
    run("deck", "import", source, "--data", data)
    run("deck", "import", source, "--data", data, "--id", UPLOADED, "--private")
    table = min(streams(journal_file(data)))
    deck = read_deck(decks_folder(data) / UPLOADED, builtin=False)
    assert isinstance(deck, Deck)
    write_metadata(deck.folder, DeckMetadata("ada", public=False, installed=5.5, bytes=10))
    note_game(deck, table)
    recording = recordings_folder(data) / table / "c0ffee"
    recording.parent.mkdir(parents=True)
    recording.write_bytes(SOUND)
    os.utime(recording, (1_700_000_000, 1_700_000_000))
    return data


def held(data: Path) -> dict[str, bytes]:
    """Every file of decks and recordings."""
    found: dict[str, bytes] = {}
    for root in (decks_folder(data), recordings_folder(data)):
        found |= {
            str(file.relative_to(data)): file.read_bytes()
            for file in root.rglob("*")
            if file.is_file()
        }
    return found


def test_a_backup_brings_back_tables_decks_and_recordings(house: Path, tmp_path: Path) -> None:
    copy, home = tmp_path / "copy.zip", tmp_path / "home"
    said = run("backup", copy, "--data", house)
    assert "Tables: 2, decks: 2, recordings: 1." in said
    assert copy.stat().st_mode & 0o777 == 0o600
    assert "Tables: 2, decks: 2, recordings: 1." in run("restore", copy, "--data", home)
    assert held(home) == held(house)
    assert streams(journal_file(home)) == streams(journal_file(house))
    (recording,) = recordings_folder(home).glob("*/c0ffee")
    assert recording.stat().st_mtime == 1_700_000_000  # it is deleted when its time has come
    assert sorted(path.name for path in home.iterdir()) == ["decks", "media", "storyhare.db"]
    assert Library(decks_folder(home)).get(UPLOADED) is not None


def test_a_restore_adds_what_is_missing_and_leaves_the_rest(house: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.zip"
    run("backup", copy, "--data", house)
    before = held(house)
    run("deck", "remove", "little", "--data", house)
    run("deck", "import", tmp_path / "source", "--data", house, "--id", "later")
    run("restore", copy, "--data", house)
    after = held(house)
    assert before.items() <= after.items()
    assert "decks/later/deck.json" in after


def test_everything_goes_to_postgresql_and_back(house: Path, database: str, tmp_path: Path) -> None:
    node, home = tmp_path / "node", tmp_path / "home"
    said = run("copy", house, database, "--data", node)
    assert "Tables: 2, decks: 2, recordings: 1." in said
    assert (decks_folder(node) / "little").is_dir()  # installed decks belong to a node
    assert not (decks_folder(node) / UPLOADED).exists()
    assert "all is well" in run("doctor", "--database", database, "--data", node)
    run("copy", database, home, "--data", node)
    assert held(home) == _as_if_installed_there(house, home)
    copy, again = tmp_path / "copy.zip", tmp_path / "again"
    said = run("backup", copy, "--database", database, "--data", node)
    assert "Tables: 2, decks: 2, recordings: 1." in said
    run("restore", copy, "--data", again)
    assert held(again) == held(home)


def _as_if_installed_there(house: Path, home: Path) -> dict[str, bytes]:
    """The same files; what a database knows of a deck is written anew, with the same meaning."""
    wanted, name = held(house), f"decks/{UPLOADED}/holding.json"
    there = (home / name).read_bytes()
    assert msgspec.json.decode(there, type=DeckMetadata) == msgspec.json.decode(
        wanted[name], type=DeckMetadata
    )
    return {**wanted, name: there}


def test_a_backup_is_restored_into_an_empty_database(
    house: Path, database: str, tmp_path: Path
) -> None:
    copy, node, home = tmp_path / "copy.zip", tmp_path / "node", tmp_path / "home"
    run("backup", copy, "--data", house)
    run("restore", copy, "--database", database, "--data", node)
    run("copy", database, home, "--data", node)
    assert held(home) == _as_if_installed_there(house, home)


def test_a_backup_with_a_damaged_picture_restores_nothing(
    house: Path, database: str, tmp_path: Path
) -> None:
    copy, home = tmp_path / "copy.zip", tmp_path / "home"
    run("backup", copy, "--data", house)
    whole = copy.read_bytes()
    at = whole.index(SOUND)
    copy.write_bytes(whole[:at] + b"?" + whole[at + 1 :])
    assert "nothing was restored" in sentence("restore", copy, "--data", home, status=1)
    assert list(home.iterdir()) == []
    said = sentence("restore", copy, "--database", database, "--data", home, status=1)
    assert "nothing was restored" in said
    assert "0 tables with 0 lines" in run("doctor", "--database", database)


@pytest.mark.parametrize(
    "path",
    ["decks/../../x", "/etc/passwd", "decks/a", "decks/.a/deck.json", "x", "recordings/a/b/c",
     "decks/a/large/.x", "decks\\a\\b", "recordings//b", ""],
)  # fmt: skip
def test_no_path_in_a_backup_leads_out_of_the_folder(
    path: str, house: Path, tmp_path: Path
) -> None:
    assert not is_path(path)
    if not path:
        return
    copy, home = tmp_path / "copy.zip", tmp_path / "home"
    run("backup", copy, "--data", house)
    with zipfile.ZipFile(copy, "a") as archive:
        archive.writestr(path, b"boo")
    assert "nothing was restored" in sentence("restore", copy, "--data", home, status=1)
    assert list(home.iterdir()) == []


def test_a_backup_of_an_earlier_version_has_tables_only(house: Path, tmp_path: Path) -> None:
    earlier, home = tmp_path / "earlier.db", tmp_path / "home"
    maintenance.copy(journal_file(house), earlier)
    assert "Tables: 2, decks: 0, recordings: 0." in run("restore", earlier, "--data", home)
    assert streams(journal_file(home)) == streams(journal_file(house))


async def test_a_restore_that_fails_in_the_end_leaves_no_deck_behind(tmp_path: Path) -> None:
    sink = FolderSink(tmp_path)
    await sink.add(StoredFile("decks/a/deck.json", b"{}", 5.0))
    await sink.add(StoredFile("recordings/t/b", b"sound", 5.0))
    await sink.commit()
    assert set(held(tmp_path)) == {"decks/a/deck.json", "media/kept/t/b"}
    await sink.undo()
    assert held(tmp_path) == {}


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_what_root_restores_belongs_to_the_owner_of_the_folder(house: Path, tmp_path: Path) -> None:
    copy, home = tmp_path / "copy.zip", tmp_path / "home"
    run("backup", copy, "--data", house)
    home.mkdir()
    os.chown(home, 12345, 12346)
    for _ in range(2):  # the second time there are tables already
        run("restore", copy, "--data", home)
        journal_file(home).chmod(0o640)
        for path in home.rglob("*"):
            assert (path.stat().st_uid, path.stat().st_gid) == (12345, 12346), path
    assert journal_file(home).stat().st_mode & 0o777 == 0o640
    run("deck", "import", tmp_path / "source", "--data", home, "--id", "another")
    for path in home.rglob("*"):
        assert path.stat().st_uid == 12345, path


async def test_backups_while_decks_and_recordings_come_and_go_are_whole(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    journal, clock = SqliteJournal(journal_file(data)), Clock()
    await journal.open()
    table = await a_game(a_registry(journal, clock), clock, steps=2)
    stop = False

    def come_and_go() -> int:
        """Come whole, by a move, and go as the server deletes: with the folder of the last one."""
        number, coming = 0, tmp_path / "coming"
        while not stop:
            for root in (recordings_folder(data), decks_folder(data)):
                kept = root / (table.table.id if number % 40 else f"t{number}")
                kept.mkdir(parents=True, exist_ok=True)
                coming.write_bytes(SMALL)
                coming.replace(kept / f"b{number}")
                (kept / f"b{number - 40}").unlink(missing_ok=True)
                for past in root.glob(f"t{number - 40}"):
                    shutil.rmtree(past)
            number += 1
        return number

    busy = asyncio.create_task(asyncio.to_thread(come_and_go))
    try:
        for number in range(5):
            copy, home = tmp_path / f"{number}.zip", tmp_path / f"home-{number}"
            await asyncio.to_thread(run, "backup", copy, "--data", data)
            await asyncio.to_thread(run, "restore", copy, "--data", home)
            for name, content in held(home).items():
                assert content == SMALL, name
    finally:
        stop = True
        assert await busy > 5
        await journal.close()


def test_a_folder_that_goes_while_it_is_read_is_left_out(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = decks_folder(house) / UPLOADED
    really = os.scandir

    def scandir(path: str | int) -> object:
        if path == str(gone / "small"):
            shutil.rmtree(gone)
        return really(path)

    monkeypatch.setattr(os, "scandir", scandir)
    assert gone not in [path.parents[1] for path in files_below(decks_folder(house))]
    assert not gone.exists()
    with pytest.raises(NotADirectoryError):
        files_below(journal_file(house))


def test_the_doctor_names_missing_decks(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()

    async def open_table() -> None:
        journal = SqliteJournal(journal_file(data))
        await journal.open()
        registry = a_registry(journal, Clock())
        await access.open_table(registry, Settings(decks=("dreams", "holiday")), "Ada")
        await journal.close()

    asyncio.run(open_table())
    said = run("doctor", "--data", data, status=1)
    assert said.count("which is missing") == 1
    assert "plays with the deck holiday, which is missing" in said
    assert "files are missing." in said
    source = fill(tmp_path / "source", deck_files(2))
    run("deck", "import", source, "--data", data, "--id", "holiday")
    assert "all is well" in run("doctor", "--data", data)


async def test_the_doctor_names_recordings_that_should_be_there() -> None:
    journal, clock = MemoryJournal(), Clock()
    table = (await a_game(a_registry(journal, clock), clock, steps=1)).table
    kinds = {"old": 50.0, "new": 150.0, "there": 150.0}
    recorded = {
        name: Recording(table.host or "", "sound", "audio/webm", 1.0, 5, name, at)
        for name, at in kinds.items()
    }
    there = FilesThere(frozenset({"dreams"}), frozenset({(table.id, "there")}), 100.0)
    found = list(missing_files(replace(table, recordings=recorded), there))
    assert [(file.kind, file.name) for file in found] == [("recording", "new")]


PAGE = 4096


# The first byte of a page that holds rows or keys, not the way to other pages.
LEAVES = (0x0D, 0x0A)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_readable_of_a_damaged_file_is_brought_out(tmp_path: Path, seed: int) -> None:
    data = filled(tmp_path / "data", games=6)
    file, out = journal_file(data), tmp_path / "out.db"
    before = streams(file)
    whole = bytearray(file.read_bytes())
    leaves = [at for at in range(1, len(whole) // PAGE) if whole[at * PAGE] in LEAVES]
    spoilt = random.Random(seed).choice(leaves[len(leaves) // 2 :])
    whole[spoilt * PAGE : (spoilt + 1) * PAGE] = b"\xa5" * PAGE
    file.write_bytes(bytes(whole))
    assert "no backup was made" in sentence("backup", tmp_path / "b.zip", "--data", data, status=1)
    said = run("doctor", "--data", data, "--salvage", out)
    after = streams(out)
    for table, kept in after.items():
        assert kept == before[table][: len(kept)]
        assert len(kept) == len(before[table]) or f"Table {table} has lost its end" in said
    assert sum(len(kept) == len(before[table]) for table, kept in after.items()) >= 4
    home = tmp_path / "home"
    run("restore", out, "--data", home)
    assert "all is well" in run("doctor", "--data", home)


def test_of_a_file_that_is_no_database_nothing_is_brought_out(tmp_path: Path) -> None:
    data = filled(tmp_path / "data")
    journal_file(data).write_bytes(b"something else " * 1000)
    said = sentence("doctor", "--data", data, "--salvage", tmp_path / "out.db", status=1)
    assert "Restore the last backup" in said
    assert not (tmp_path / "out.db").exists()


def test_an_undamaged_file_is_brought_out_whole(house: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.db"
    assert "brought into" in run("doctor", "--data", house, "--salvage", out)
    assert streams(out) == streams(journal_file(house))
    said = sentence("doctor", "--data", house, "--salvage", out, status=2)
    assert "already exists. Choose another name" in said
    nowhere = tmp_path / "none" / "out.db"
    said = sentence("doctor", "--data", house, "--salvage", nowhere, status=2)
    assert f"There is no folder {nowhere.parent}. Create it first" in said
    connection = apsw.Connection(str(out))
    assert connection.execute("SELECT count(*) FROM names").get > 0
    connection.close()
    with tables_in(_backup(house, tmp_path)) as tables:
        assert streams(tables) == streams(out)


def test_people_are_notified_at_tables_that_were_brought_out(tmp_path: Path) -> None:
    data, out = filled(tmp_path / "data"), tmp_path / "out.db"
    channel = StoredChannel(min(streams(journal_file(data))), "one", "ada", 1.0, b"where to")

    async def add() -> None:
        journal = SqliteJournal(journal_file(data))
        await journal.open()
        await journal.outbox.put_channel(channel)
        await journal.get_or_store(push.KEY_NAME, b"the key that browsers know")
        await journal.close()

    asyncio.run(add())
    run("doctor", "--data", data, "--salvage", out)
    connection = apsw.Connection(str(out))
    assert StoredChannel(*connection.execute("SELECT * FROM channels").get) == channel
    connection.close()

    async def values() -> Mapping[str, bytes]:
        journal = SqliteJournal(out)
        await journal.open()
        try:
            return await journal.read_values()
        finally:
            await journal.close()

    assert asyncio.run(values())[push.KEY_NAME] == b"the key that browsers know"


def _backup(data: Path, folder: Path) -> Path:
    run("backup", folder / "copy.zip", "--data", data)
    return folder / "copy.zip"
