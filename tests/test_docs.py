"""The documentation says what the code does."""

import re
import subprocess
import sys
from pathlib import Path

from storyhare.rules.phases import diagram

ROOT = Path(__file__).parent.parent


def blocks(file: str, language: str) -> list[str]:
    text = (ROOT / file).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, flags=re.DOTALL)


def test_the_readme_example_runs_and_prints_what_it_says() -> None:
    (code,) = blocks("README.md", "python")
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, encoding="utf-8"
    )
    assert run.returncode == 0, run.stderr
    expected = re.findall(r"# prints: (.*)", code)
    assert run.stdout.splitlines() == expected


def test_the_phase_diagram_is_drawn_from_the_table() -> None:
    (drawn,) = blocks("docs/phases.md", "mermaid")
    assert drawn == diagram()


def test_every_local_link_leads_somewhere() -> None:
    for file in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", file.read_text(encoding="utf-8")):
            assert (file.parent / target).exists(), f"{file.name}: {target}"
