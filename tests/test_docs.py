"""The documentation says what the code does."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from typer.testing import CliRunner

from storyhare.cli import app
from storyhare.rules.phases import diagram
from storyhare.server.config import Config
from tests.inputs import commands

ROOT = Path(__file__).parent.parent


def blocks(file: str, language: str) -> list[str]:
    text = (ROOT / file).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, flags=re.DOTALL)


def test_the_example_of_the_library_runs_and_prints_what_it_says() -> None:
    (code,) = blocks("docs/library.md", "python")
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, encoding="utf-8"
    )
    assert run.returncode == 0, run.stderr
    expected = re.findall(r"# prints: (.*)", code)
    assert run.stdout.splitlines() == expected


def test_the_phase_diagram_is_drawn_from_the_table() -> None:
    (drawn,) = blocks("docs/phases.md", "mermaid")
    assert drawn == diagram()


def test_the_layers_of_the_architecture_are_those_that_are_enforced() -> None:
    (told,) = blocks("docs/architecture.md", "text")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (layers,) = [contract["layers"] for contract in contracts if contract["type"] == "layers"]
    assert [line.partition("  ")[0] for line in told.splitlines()] == layers


def test_every_file_that_the_architecture_names_is_there() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:[a-z_]+/)+[a-z_]*(?:\.\w+)?)`", text))
    assert "live/table.py" in named
    places = (ROOT, ROOT / "src/storyhare")
    assert [one for one in named if not any((place / one).exists() for place in places)] == []


def test_every_class_that_the_architecture_names_is_in_its_file() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| `([A-Z]\w+)` \| `(\S+)` \|", text, flags=re.MULTILINE)
    assert ("LiveTable", "live/table.py") in named
    for name, file in named:
        source = (ROOT / "src/storyhare" / file).read_text(encoding="utf-8")
        assert re.search(rf"^class {name}\b", source, flags=re.MULTILINE), (name, file)


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


# Options of other programs.
DOCKER = {"--file", "--build", "--detach", "--rm", "--platform", "--tag", "--push"}
PG_DUMP = {"--format"}
SYSTEMCTL = {"--now"}


def options_in(text: str) -> set[str]:
    """Options that a text names, also the second of `--open/--no-open`."""
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*[a-z]", text))


def options_of_ours() -> set[str]:
    """Every option of every command, as its help lists them."""
    names = ["", *[name for name, _ in commands()]]
    told = [CliRunner().invoke(app, [*name.split(), "--help"]).output for name in names]
    return options_in("\n".join(told))


def test_every_option_that_is_named_can_be_set() -> None:
    """In the documents of operators and of who writes a client."""
    serve = {f"--{field.replace('_', '-')}" for field in Config.__struct_fields__}
    known = {
        "SECURITY.md": serve,
        "docs/protocol.md": serve,
        "docs/bots.md": options_of_ours(),
        "docs/hosting.md": options_of_ours() | DOCKER | PG_DUMP | SYSTEMCTL,
    }
    for name, real in known.items():
        named = options_in((ROOT / name).read_text(encoding="utf-8"))
        assert named - real == set(), name
