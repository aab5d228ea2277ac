"""The command line speaks the language of the terminal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from storyhare.cli.speech import language_of


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "pl_PL.UTF-8", "LANG": "de_DE"}, "pl"),
        ({"LC_MESSAGES": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminals_wish_decides(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("locale", "word"),
    [("en_GB", "Round 1."), ("fr_FR", "Tour 1."), ("de_DE", "Runde 1."), ("pl_PL", "Tura 1.")],
)
def test_a_game_is_retold_in_the_readers_language(locale: str, word: str, tmp_path: Path) -> None:
    environment = {**os.environ, "LC_ALL": f"{locale}.UTF-8"}
    storyhare = (sys.executable, "-m", "storyhare.cli")
    played = (*storyhare, "simulate", "--rules", "classic", "--players", "4", "--games", "1")
    subprocess.run(
        [*played, "--seed", "5", "--record", str(tmp_path)], env=environment, check=True, timeout=60
    )
    record = next(tmp_path.glob("*.jsonl"))
    told = subprocess.run(
        [*storyhare, "replay", str(record)],
        env=environment,
        check=True,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert word in told.stdout
