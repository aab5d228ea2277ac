"""The bot in CONTRIBUTING runs and is short, as promised."""

import re
import subprocess
import sys
from pathlib import Path

TEXT = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_the_bot_in_contributing_keeps_the_contract() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, encoding="utf-8"
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines() == re.findall(r"# prints: (.*)", code)
    body = code[code.index("class Speller") : code.index("print(")]
    assert len([line for line in body.splitlines() if line.strip()]) <= 30
