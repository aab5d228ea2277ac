"""The doors between the rooms are shut, and the check that says so can fail."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def doors_hold(folder: Path) -> bool:
    script = Path(sys.executable).with_name("lint-imports")
    checked = subprocess.run(
        [script, "--no-cache"], cwd=folder, capture_output=True, text=True, check=False,
        env={"PYTHONPATH": str(folder / "src"), "PATH": ""},
    )  # fmt: skip
    return checked.returncode == 0


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("rules/scoring.py", "import random"),
        ("rules/game.py", "import logging"),
        ("rules/decide.py", "from storyhare import views"),
        ("views/__init__.py", "from storyhare import cli"),
        ("words/__init__.py", "import storyhare.testing.simulator"),
    ],
)
def test_a_forbidden_import_is_found(tmp_path: Path, file: str, line: str) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    assert doors_hold(tmp_path)
    planted = tmp_path / "src" / "storyhare" / file
    planted.write_text(f"{planted.read_text(encoding='utf-8')}\n{line}\n", encoding="utf-8")
    assert not doors_hold(tmp_path)
