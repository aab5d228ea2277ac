"""One data folder: where it is, what says so, and that two servers do not share it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from storyhare import folders
from storyhare.cli import app
from storyhare.disk import FolderInUse, locked
from storyhare.server.config import Config
from storyhare.testing.server import ServerProcess, free_port
from tests.decks.made import deck_files, fill

SERVE = [sys.executable, "-m", "storyhare.cli", "serve", "--no-open", "--bots", "off"]


def run(*arguments: str | Path, **environment: str) -> str:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], env=environment)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A person's data folder, and an empty current folder."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path / "share" / "storyhare"


def test_without_a_word_the_data_folder_is_that_of_the_platform(at_home: Path) -> None:
    assert folders.data_folder() == at_home
    assert Config().data == at_home
    assert str(at_home) in run("where")
    assert json.loads(run("where", "--json")) == {
        "data": str(at_home),
        "tables": str(at_home / "storyhare.db"),
        "decks": str(at_home / "decks"),
        "recordings": str(at_home / "media" / "kept"),
    }


def test_a_data_folder_from_before_is_used_and_the_server_says_so(at_home: Path) -> None:
    earlier = Path("data").absolute()
    earlier.mkdir()
    assert folders.data_folder() == at_home  # any folder may be called data
    (earlier / "storyhare.db").touch()
    assert folders.data_folder() == earlier
    assert f"{earlier}, the folder that earlier versions used" in run("where")
    assert "earlier versions" not in run("where", "--data", at_home)


def test_the_variable_names_the_folder_for_every_command(at_home: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    told = json.loads(run("where", "--json", STORYHARE_DATA=str(elsewhere)))
    assert told["decks"] == str(elsewhere / "decks")
    source = fill(tmp_path / "source", deck_files(2))
    run("deck", "import", source, STORYHARE_DATA=str(elsewhere))
    assert (elsewhere / "decks" / "little" / "deck.json").is_file()
    assert not at_home.exists()


def test_the_place_of_a_database_is_shown_without_its_password(at_home: Path) -> None:
    url = "postgresql://hare:secret@db.example.org/storyhare"
    said = run("where", "--database", url)
    assert "Tables: postgresql://db.example.org/storyhare\n" in said
    assert f"Decks: {at_home / 'decks'}\n" in said
    assert "secret" not in said


def test_help_shows_the_folder() -> None:
    command = [sys.executable, "-m", "storyhare.cli", "serve", "--help"]
    environment = {**os.environ, "COLUMNS": "300", "XDG_DATA_HOME": "/somewhere/else"}
    said = subprocess.run(
        command, capture_output=True, encoding="utf-8", check=True, env=environment
    ).stdout
    assert "[default: /somewhere/else/storyhare;" in " ".join(said.split())


async def test_an_imported_deck_is_there_and_a_second_server_is_not_let_in(
    tmp_path: Path,
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    server = ServerProcess(data, pictures=True)
    await server.start()
    try:
        run("deck", "import", fill(tmp_path / "source", deck_files(2)), "--data", data)
        second = subprocess.run(
            [*SERVE, "--port", str(free_port()), "--data", str(data)],
            capture_output=True, encoding="utf-8", timeout=60, check=False,
        )  # fmt: skip
    finally:
        server.kill()
    assert second.returncode == 1
    assert f"storyhare: Another server is using {data}. Stop it, or" in second.stderr
    assert "Traceback" not in second.stderr
    await server.start()  # the crash has released the folder
    server.stop()


HOLD = """
import sys
from pathlib import Path
from storyhare.disk import locked
with locked(Path(sys.argv[1])):
    print("locked", flush=True)
    sys.stdin.read()
"""


def test_a_locked_folder_is_free_again_when_its_process_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as holder:  # fmt: skip
        assert holder.stdout is not None
        assert holder.stdout.readline() == "locked\n"
        with pytest.raises(FolderInUse), locked(tmp_path):
            pass
        holder.send_signal(signal.SIGKILL)
        holder.wait(30)
    with locked(tmp_path):
        pass
    assert list(tmp_path.iterdir()) == []  # nothing is left in it
