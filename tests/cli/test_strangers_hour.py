"""A stranger's hour: install, play with an own deck, back up, lose everything, restore, erase."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from storyhare.testing.client import Client, Ticket, call, join_table, open_table
from storyhare.testing.server import ServerProcess
from tests import test_build
from tests.cli.test_ops import streams
from tests.decks.made import deck_files, fill
from tests.server.recorders import OPTIONS, SONG, hear, recorded, tell
from tests.server.tables import connected, start

NAME = "Wilhelmina"


class Program(ServerProcess):
    """The installed program: its commands, and `serve` as a process."""

    def __init__(self, program: Path, data: Path) -> None:
        super().__init__(data, pictures=True)
        self._program = program

    @property
    def command(self) -> list[str]:
        """The command of the server."""
        options = ["--no-open", "--bots", "off", "--host", "127.0.0.1", "--port", str(self.port)]
        return [str(self._program), "serve", "--data", str(self.data), *options]

    def run(self, *arguments: str | Path) -> str:
        """What another command prints; it must succeed."""
        ran = subprocess.run(
            [self._program, *arguments, "--data", self.data],
            capture_output=True, encoding="utf-8", timeout=120, check=False,
        )  # fmt: skip
        assert ran.returncode == 0, ran.stderr
        return ran.stdout


async def test_a_stranger_s_hour_with_this_checkout(tmp_path: Path) -> None:
    await an_hour(Path(sys.executable).parent / "storyhare", tmp_path)


@pytest.mark.long
async def test_a_stranger_s_hour_from_the_wheel(tmp_path: Path) -> None:
    await an_hour(test_build.installed(tmp_path) / "bin/storyhare", tmp_path)


async def an_hour(program: Path, folder: Path) -> None:
    """Play, back up, lose everything, restore elsewhere, and erase a person."""
    data, copy = folder / "data", folder / "backup.zip"
    data.mkdir()
    first = Program(program, data)
    await first.start()
    try:
        first.run("deck", "import", fill(folder / "photos", deck_files(30)))
        assert "little" in await decks(first)
        people, song = await play(first)
        assert "decks: 1, recordings: 1." in first.run("backup", copy)
    finally:
        first.stop()
    before = streams(data / "storyhare.db")
    shutil.rmtree(data)
    second = Program(program, folder / "elsewhere")
    second.data.mkdir()
    second.run("restore", copy)
    assert "all is well" in second.run("doctor")
    await second.start()
    try:
        assert "little" in await decks(second)
        heard = await hear(second, song, people[0].cookie)
        assert len(heard.body) == len(SONG)
        client = Client(second.url, people[0].code, people[0].cookie)
        await client.connect()
        await client.until(lambda view: view.table.stage == "playing")
        await client.close()
    finally:
        second.stop()
    after = streams(second.data / "storyhare.db")
    for table, moves in before.items():
        assert after[table][: len(moves)] == moves
    erase(second, people[0].code)


async def decks(server: Program) -> str:
    """The ids of the decks that the server offers."""
    answer = await call("GET", f"{server.url}/api/decks")
    return " ".join([deck["id"] for deck in json.loads(answer.body)])


async def play(server: Program) -> tuple[list[Ticket], str]:
    """Three people play with the deck; the first, who is called NAME, sings a clue."""
    settings = {"ruleset": "odyssey", "decks": ["little"], "options": OPTIONS}
    host = await open_table(server.url, NAME, settings)
    people = [host, *[await join_table(server.url, host.code, name) for name in ("Bo", "Cy")]]
    async with connected(server.url, people) as clients:
        await start(clients[0], clients)
        song = await recorded(server, people[0])
        await tell(clients[0], song)
        assert (await hear(server, song, people[1].cookie)).status == 200
    return people, song


def erase(server: Program, table: str) -> None:
    """Erase the first person; afterwards no file has the name."""
    files = [path for path in server.data.rglob("*") if path.is_file() and path.suffix != ".log"]
    assert any(NAME.encode() in path.read_bytes() for path in files)
    assert "seats: 1." in server.run("erase", "person", NAME, "--table", table)
    left = [path for path in server.data.rglob("*") if path.is_file()]
    assert [path for path in left if NAME.encode() in path.read_bytes()] == []
    assert not list((server.data / "media" / "kept").rglob("*"))  # the song is gone too
