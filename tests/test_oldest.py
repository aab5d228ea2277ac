"""The lower bounds of the dependencies are true: with exactly those versions games are played."""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from storyhare.testing.load import Load, Tally, run
from storyhare.testing.server import ServerProcess

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = ("bots", "env", "postgres", "vision")
# Imports everything that is installed, and says what could not be.
IMPORTS = """
import importlib, json, pkgutil, storyhare
wrong = {}
for module in pkgutil.walk_packages(storyhare.__path__, "storyhare.", onerror=lambda name: None):
    if not module.name.endswith("__main__"):
        try:
            importlib.import_module(module.name)
        except Exception as error:
            wrong[module.name] = repr(error)
print(json.dumps(wrong))
"""


def oldest() -> Iterator[str]:
    """Every dependency at the lowest version that is let in."""
    texts = [*PROJECT["dependencies"]]
    texts += [text for extra in EXTRAS for text in PROJECT["optional-dependencies"][extra]]
    for asked in map(Requirement, texts):
        if asked.marker is None or asked.marker.evaluate():
            (least,) = [each for each in asked.specifier if each.operator in (">=", "==")]
            yield f"{asked.name}=={least.version}"


class OldestServer(ServerProcess):
    """A server in an environment of its own."""

    def __init__(self, data: Path, python: Path) -> None:
        super().__init__(data)
        self._python = str(python)

    @property
    def command(self) -> list[str]:
        """The same with another Python."""
        return [self._python, *super().command[1:]]


def ran(*command: str | Path) -> str:
    """What a command printed; it has to succeed."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
@pytest.mark.skipif(
    sys.version_info[:2] != (3, 11), reason="old packages have no wheels for newer Pythons"
)
async def test_games_are_played_with_the_oldest_versions_that_are_let_in(tmp_path: Path) -> None:
    home = tmp_path / "oldest"
    ran(sys.executable, "-m", "venv", home)
    ran(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation",
        "-w", tmp_path, ROOT)  # fmt: skip
    (wheel,) = tmp_path.glob("storyhare-*.whl")
    ran(home / "bin/pip", "install", "-q", *sorted(set(oldest())), wheel)
    # It makes examples for tests of whoever uses it, and they have Hypothesis.
    without = {"storyhare.testing.strategies"}
    wrong = json.loads(ran(home / "bin/python", "-c", IMPORTS))
    assert {name: why for name, why in wrong.items() if name not in without} == {}
    data = tmp_path / "data"
    data.mkdir()
    server = OldestServer(data, home / "bin/python")
    await server.start()
    try:
        played = await run(server.url, Tally(Load(games=4, seats=6)))
    finally:
        server.stop()
    assert (played.finished, played.unequal, played.failed) == (4, 0, {})
    assert "Traceback" not in server.log
