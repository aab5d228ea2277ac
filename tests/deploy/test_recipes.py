"""The recipes for backups in docs/hosting.md do what they say, with our folders for theirs."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from storyhare.folders import journal_file
from tests.cli.test_ops import filled, streams
from tests.deploy.files import tool
from tests.test_docs import ROOT, blocks

DAY = 24 * 3600


class House:
    """A machine as the recipes know it: a service with its data folder, and backups."""

    def __init__(self, folder: Path) -> None:
        self.data = filled(folder / "data")
        self.backups = folder / "backups"
        self.backups.mkdir()
        self._programs = folder / "bin"
        self._programs.mkdir()
        program = self._programs / "storyhare"
        program.write_text(f'#!/bin/sh\nexec {sys.executable} -m storyhare "$@"\n', "utf-8")
        program.chmod(0o755)

    def run(self, script: str, *, given: Path | None = None) -> None:
        """Run a line of a recipe."""
        for theirs, ours in {
            "/opt/storyhare/bin": self._programs,
            "/var/lib/storyhare": self.data,
            "/var/backups": self.backups,
            "/data/": f"{self.data}/",
        }.items():
            script = script.replace(theirs, str(ours))
        env = {**os.environ, "STORYHARE_DATA": str(self.data)}
        env["PATH"] = f"{self._programs}:{env['PATH']}"
        with (given or Path(os.devnull)).open("rb") as stdin:
            subprocess.run(["/bin/sh", "-ec", script], env=env, stdin=stdin, check=True, timeout=60)

    def forget(self) -> dict[str, object]:
        """Lose all tables; returns what they were."""
        before = self.tables()
        shutil.rmtree(self.data)
        self.data.mkdir()
        return before

    def tables(self) -> dict[str, object]:
        """All tables with their lines."""
        return {**streams(journal_file(self.data))}


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def unit_called(kind: str) -> str:
    """A unit of systemd for backups."""
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    (unit,) = re.findall(rf"```\n# \S+/storyhare-backup\.{kind}\n(.*?)```", text, re.DOTALL)
    return str(unit)


def lines(word: str) -> list[str]:
    """The lines of the shell that have a word; a backslash joins two."""
    joined = [block.replace("\\\n", "") for block in blocks("docs/hosting.md", "sh")]
    return [line for block in joined for line in block.splitlines() if word in line]


def test_systemd_backs_up_every_night_and_keeps_two_weeks(house: House) -> None:
    unit = unit_called("service")
    (folder,) = re.findall(r"^Environment=STORYHARE_DATA=(.*)$", unit, re.MULTILINE)
    assert folder == "/var/lib/storyhare"  # the one of deploy/storyhare.service
    old, recent = (house.backups / f"storyhare-{name}.zip" for name in ("old", "recent"))
    for file, age in ((old, 16), (recent, 13)):
        file.touch()
        os.utime(file, (time.time() - age * DAY,) * 2)
    for command in re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE):
        words = [word.replace("%%", "%") for word in shlex.split(command)]
        house.run(shlex.join(words))
    (new,) = set(house.backups.iterdir()) - {recent}
    assert re.fullmatch(r"storyhare-\d{4}-\d\d-\d\d\.zip", new.name)
    before = house.forget()
    (restore,) = lines("STORYHARE_DATA=/var/lib/storyhare")
    house.run(re.sub(r"storyhare-[\d-]+\.zip", new.name, restore))
    assert house.tables() == before


@pytest.mark.parametrize("kind", ["service", "timer"])
def test_systemd_reads_the_units(kind: str, tmp_path: Path) -> None:
    assert re.match(r"\[Unit\]\nDescription=", unit_called(kind))
    analyze = tool("systemd-analyze")
    if analyze is None:
        return  # what can be said without it was said above
    for each in ("service", "timer"):
        unit = unit_called(each).replace("/opt/storyhare/bin/storyhare", sys.executable)
        (tmp_path / f"storyhare-backup.{each}").write_text(unit, encoding="utf-8")
    done = subprocess.run(
        [analyze, "verify", tmp_path / f"storyhare-backup.{kind}"],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_docker_backs_up_into_the_volume_and_restores_from_outside(house: House) -> None:
    (backup,) = lines("exec storyhare storyhare backup")
    house.run(backup.partition("exec storyhare ")[2])
    copy = house.data / "backup.zip"
    (fetch,) = lines("cp storyhare:/data/backup.zip")
    assert fetch.split()[-1] == "backup.zip"
    outside = shutil.copy(copy, house.backups / "backup.zip")
    (remove,) = lines("exec storyhare rm")
    house.run(remove.partition("exec storyhare ")[2])
    assert not copy.exists()
    before = house.forget()
    (restore,) = lines("run --rm -T storyhare")
    command, _, given = restore.partition("run --rm -T storyhare ")[2].rpartition(" < ")
    assert given == "backup.zip"
    house.run(command, given=Path(outside))
    assert house.tables() == before
    assert not copy.exists()
