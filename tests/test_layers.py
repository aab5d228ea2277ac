"""The import contracts hold, and the check of each can fail."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def doors_hold(folder: Path) -> bool:
    script = Path(sys.executable).with_name("lint-imports")
    checked = subprocess.run(
        [script, "--cache-dir", folder / "cache"], cwd=folder, capture_output=True, check=False,
        env={"PYTHONPATH": str(folder / "src"), "PATH": ""},
    )  # fmt: skip
    return checked.returncode == 0


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the code and the contracts, in which all contracts hold."""
    folder = tmp_path_factory.mktemp("doors")
    for code in (ROOT / "src").rglob("*.py"):
        copy = folder / code.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(code, copy)
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "tests").mkdir()
    for contract in ("__init__.py", "contracts.py"):
        shutil.copy(ROOT / "tests" / contract, folder / "tests")
    assert doors_hold(folder)
    return folder


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("rules/scoring.py", "import random"),
        ("rules/game.py", "import logging"),
        ("rules/decide.py", "from storyhare import views"),
        ("views/__init__.py", "from storyhare import cli"),
        ("words/__init__.py", "import storyhare.testing.simulator"),
        ("table/decide.py", "import asyncio"),
        ("table/state.py", "from storyhare.storage import Journal"),
        ("live/registry.py", "from storyhare.cluster import timing"),
        ("server/stores.py", "import asyncpg"),
        ("storage/memory.py", "import socket"),
        ("server/app.py", "import PIL"),
        ("server/context.py", "from storyhare.live.registry import AWAKE_FOR"),
    ],
)
def test_a_forbidden_import_is_found(copied: Path, file: str, line: str) -> None:
    planted = copied / "src" / "storyhare" / file
    before = planted.read_text(encoding="utf-8")
    planted.write_text(f"{before}\n{line}\n", encoding="utf-8")
    try:
        assert not doors_hold(copied)
    finally:
        planted.write_text(before, encoding="utf-8")


def test_without_it_the_doors_are_shut_again(copied: Path) -> None:
    """Nothing that was planted above stayed, so each was found for itself."""
    assert doors_hold(copied)
