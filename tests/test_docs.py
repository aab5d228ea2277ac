"""The documentation says what the code does."""

import re
import subprocess
import sys
from pathlib import Path

from storyhare.rules.phases import diagram
from storyhare.server.config import Config

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


def headings(file: Path) -> set[str]:
    """The anchors of a file's headings, as they are made from their text."""
    found = re.findall(r"^#+ (.+)$", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", text).strip().lower().replace(" ", "-") for text in found}


def test_every_local_link_leads_somewhere() -> None:
    for file in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        text = file.read_text(encoding="utf-8")
        for target, anchor in re.findall(r"\]\((?!https?:)([^)#]*)#?([^)]*)\)", text):
            place = file.parent / target if target else file
            assert place.exists(), f"{file.name}: {target}"
            assert not anchor or anchor in headings(place), f"{file.name}: {target}#{anchor}"


def test_every_option_that_is_named_can_be_set() -> None:
    """In the documents of operators and of who writes a client."""
    known = {f"--{field.replace('_', '-')}" for field in Config.__struct_fields__}
    for name in ("SECURITY.md", "docs/protocol.md"):
        named = set(re.findall(r"--[a-z][a-z-]+", (ROOT / name).read_text(encoding="utf-8")))
        assert named <= known, name
