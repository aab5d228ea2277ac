"""The release before meets this one: on its data, with its players, and the other way round."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Self

import pytest

from bench.compare import OtherServer
from storyhare.folders import journal_file
from storyhare.storage.sqlite import maintenance
from storyhare.testing.load import Load, Tally, run
from storyhare.testing.server import ServerProcess
from tests.earlier import BEFORE_THE_FIRST, FIRST, release_before, source_of
from tests.test_release import git

ENOUGH = 30  # moves: the first round is over, and the game is not
SLOW = 40.0  # moves a second, so that a server can be stopped in the middle
# Plays games with the players of whatever code is found first, and counts their moves aloud.
PLAYERS = f"""
import asyncio, json, sys
from storyhare.testing.load import Load, Tally, run

class Aloud(list):
    def append(self, seconds):
        super().append(seconds)
        print(len(self), flush=True)

tally = Tally(Load(games=2, seats=4, at_once=2, moves_per_second={SLOW}, patience=60.0))
tally.times = Aloud()
asyncio.run(run(sys.argv[1], tally))
print(json.dumps([tally.finished, tally.unequal, tally.failed]))
"""


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source of the release before."""
    return source_of(release_before(), tmp_path_factory.mktemp("before"))


class Players:
    """Players of some source at a server; in the end it may be another server."""

    def __init__(self, url: str, source: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(source / "src")}
        command = [sys.executable, "-c", PLAYERS, url]
        self._process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self._said = self._process.stdout

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        self._said.close()

    async def moved(self, times: int) -> None:
        """Wait for so many moves."""
        while int(await asyncio.to_thread(self._said.readline)) < times:
            pass

    async def result(self) -> list[object]:
        """Games that were finished, those with unequal ends, and what failed."""
        *_, last = await asyncio.to_thread(self._said.readlines)
        found: list[object] = json.loads(last)
        return found


def moves_in(data: Path) -> dict[str, int]:
    """How many events each table has on the disk."""
    found = maintenance.streams(journal_file(data))
    return {table.table_id: len(lines) for table, lines in found}


@pytest.mark.parametrize("commit", ["the release before", BEFORE_THE_FIRST])
async def test_a_game_goes_on_over_an_upgrade_with_pages_that_were_open_before(
    commit: str, before: Path, tmp_path: Path
) -> None:
    source = before
    if commit == BEFORE_THE_FIRST:
        source = source_of(commit, tmp_path / "source")
    data = tmp_path / "data"
    data.mkdir()
    old = OtherServer(source, data)
    new = ServerProcess(data, old.port)
    await old.start()
    try:
        with Players(old.url, source) as players:
            await players.moved(ENOUGH)
            old.stop()
            begun = moves_in(data)
            await new.start()
            assert await players.result() == [2, 0, {}]
    finally:
        old.stop()
        new.stop()
    assert "Traceback" not in new.log
    kept = moves_in(data)
    assert len(begun) == len(kept) == 2
    assert all(kept[table] > begun[table] > ENOUGH / 4 for table in begun)
    checked = subprocess.run(
        [sys.executable, "-m", "storyhare", "doctor", "--data", data],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize(("ruleset", "seats"), [("classic", 3), ("odyssey", 7), ("team", 6)])
async def test_players_of_this_version_play_at_a_server_that_was_not_upgraded_yet(
    ruleset: str, seats: int, before: Path, tmp_path: Path
) -> None:
    """While nodes are replaced one by one, a new page reaches an old node."""
    old = OtherServer(before, tmp_path)
    await old.start()
    try:
        load = Load(games=1, seats=seats, ruleset=ruleset)  # type: ignore[arg-type]  # it is one
        played = await run(old.url, Tally(load))
    finally:
        old.stop()
    assert (played.finished, played.unequal, played.failed) == (1, 0, {})


def test_the_release_before_is_the_newest_tag_below(tmp_path: Path) -> None:
    git(tmp_path, "init", "--quiet")
    for number, tag in enumerate(["v1.0.0", None, "v1.1.0", None, "nightly", "v1.2.0"]):
        git(tmp_path, "commit", "--quiet", "--allow-empty", "--message", f"Step {number}")
        if number == 0:
            assert release_before(tmp_path) == FIRST
        if tag:
            git(tmp_path, "tag", tag)
        if number == 1:
            assert release_before(tmp_path) == "v1.0.0"
    assert release_before(tmp_path) == "v1.1.0"  # this commit is a release itself
