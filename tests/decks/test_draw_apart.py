"""An upload is drawn in a process of its own, which reports, gives up and leaves nothing behind."""

import os
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from storyhare.decks import DeckInfo, Library, Limits, Policy
from storyhare.decks.store import apart
from storyhare.decks.store.apart import Reports
from storyhare.decks.store.uploads import install_upload
from storyhare.rules import Refusal
from tests.decks.made import deck_files, library, packed
from tests.decks.test_hostile_pictures import many_scans

SOON = 20.0
OPEN = Policy(who="everybody", limits=Limits(workers=1))


class Stop(Exception):
    """Raised by a test."""


def children(pid: int) -> set[int]:
    """The processes that a process has started; see proc(5)."""
    found: set[int] = set()
    for task in Path(f"/proc/{pid}/task").iterdir():
        found |= {int(child) for child in (task / "children").read_text("ascii").split()}
    return found


def is_running(pid: int) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text("utf-8", errors="replace")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def upload(shelf: Library, archive: Path) -> DeckInfo | Refusal:
    return install_upload(shelf, archive, "ada", OPEN)


def test_the_last_report_is_that_all_cards_are_drawn(tmp_path: Path) -> None:
    archive, heard = packed(tmp_path / "deck.zip", deck_files(3)), []

    def progress(done: int, cards: int) -> None:
        heard.append((done, cards))

    made = install_upload(library(tmp_path), archive, "ada", OPEN, progress=progress)
    assert isinstance(made, DeckInfo)
    assert heard[-1] == (3, 3)
    assert heard == sorted(heard)


def test_reports_become_rarer_the_longer_it_takes(
    capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr(apart, "time", SimpleNamespace(monotonic=lambda: now))
    reports, reported = Reports(), []
    for done in range(1, 301):
        now = done / 10
        reports(done, 300)
        if capfdbinary.readouterr().out:
            reported.append(now)
    assert reported == [1, 2, 4, 8, 12, 16, 20, 24, 28, 30]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The processes that draw, as they are started: others may be children of this one, too."""
    pids: list[int] = []
    start = apart._start

    def noted() -> subprocess.Popen[bytes]:
        process = start()
        pids.append(process.pid)
        return process

    monkeypatch.setattr(apart, "_start", noted)
    return pids


def test_an_import_that_is_stopped_leaves_no_process_and_no_file(
    tmp_path: Path, started: list[int]
) -> None:
    # The first takes longer than until the first report, and the second much longer.
    pictures = {"1.jpg": many_scans(2500, 1200), "2.jpg": many_scans(6000, 2000)}
    archive, shelf = packed(tmp_path / "deck.zip", pictures), library(tmp_path)
    seen: set[int] = set()

    def stop(_done: int, _cards: int) -> None:
        seen.update(started, *[children(pid) for pid in started])
        raise Stop

    with pytest.raises(Stop):
        install_upload(shelf, archive, "ada", OPEN, progress=stop)
    assert len(seen) == 2  # the process that draws, and its worker
    until = time.monotonic() + SOON
    while any(is_running(pid) for pid in seen) and time.monotonic() < until:
        time.sleep(0.01)
    assert not [pid for pid in seen if is_running(pid)]
    assert shelf.folder is not None
    assert list(shelf.folder.iterdir()) == []


@pytest.mark.parametrize("code", ["", "import sys; sys.stdin.read(4)", "print('x' * 50)"])
def test_a_process_that_dies_makes_no_deck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    archive, shelf = packed(tmp_path / "deck.zip", deck_files(1)), library(tmp_path)

    def dies() -> subprocess.Popen[bytes]:
        pipe = subprocess.PIPE
        command = [sys.executable, "-c", code]
        return subprocess.Popen(command, stdin=pipe, stdout=pipe, process_group=0)

    monkeypatch.setattr(apart, "_start", dies)
    assert upload(shelf, archive) == Refusal("source_takes_too_much", {"file": "upload.zip"})
    assert shelf.decks() == []


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    folder = tmp_path / "file" / "decks"
    answer = upload(Library(folder), packed(tmp_path / "deck.zip", deck_files(1)))
    assert isinstance(answer, Refusal)
    assert answer.code == "library_unwritable"
    assert answer.params["reason"] == "file_not_folder"


def test_no_process_is_started_for_what_is_no_zip_or_may_not_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apart, "_start", None)
    (tmp_path / "rubbish.zip").write_bytes(b"rubbish")
    answer = upload(library(tmp_path), tmp_path / "rubbish.zip")
    assert answer == Refusal("source_not_a_zip", {"file": "upload.zip"})
    full = Policy(who="everybody", decks=0)
    answer = install_upload(
        library(tmp_path), packed(tmp_path / "deck.zip", deck_files(1)), "ada", full
    )
    assert answer == Refusal("upload_too_many_decks", {"most": 0})


def test_the_process_that_draws_gives_way_to_games(tmp_path: Path, started: list[int]) -> None:
    archive = packed(tmp_path / "deck.zip", deck_files(2))
    found: set[int] = set()
    on: set[int] = set()

    def look(_done: int, _cards: int) -> None:
        for pid in {*started, *[child for one in started for child in children(one)]}:
            found.add(os.sched_getscheduler(pid))
            on.update(os.sched_getaffinity(pid))

    install_upload(library(tmp_path), archive, "ada", OPEN, progress=look)
    assert found == {os.SCHED_IDLE}
    mine = sorted(os.sched_getaffinity(0))
    assert on == set(mine[len(mine) // 2 :])
