"""The pinned dependencies install today as on the day they were pinned."""

import tomllib
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent
PINS = ROOT / "requirements"


def pinned(file: Path) -> dict[str, Requirement]:
    """Every package of a file that belongs on this system, with its pin."""
    lines = file.read_text().splitlines()
    texts = [line.removesuffix("\\") for line in lines if line and line[0] not in " #"]
    found = [Requirement(text) for text in texts]
    here = [pin for pin in found if pin.marker is None or pin.marker.evaluate()]
    return {canonicalize_name(pin.name): pin for pin in here}


def wanted(pin: Requirement) -> Iterator[Requirement]:
    """What a package asks for, with the extras it was pinned with."""
    for text in distribution(pin.name).requires or ():
        asked = Requirement(text)
        extras = {"", *pin.extras}
        if asked.marker is None or any(asked.marker.evaluate({"extra": e}) for e in extras):
            yield asked


def test_extras_are_pinned_with_their_package() -> None:
    """Without them an older pip refuses the pin as soon as there is a newer release."""
    pins = pinned(PINS / "dev.txt")
    assert pins["coverage"].extras == {"toml"}  # asked for by pytest-cov
    for pin in pins.values():
        for asked in wanted(pin):
            there = pins[canonicalize_name(asked.name)]
            assert asked.extras <= there.extras, f"{pin.name} asks for {asked}"


@pytest.mark.parametrize(("name", "parts"), [("uvicorn", 2), ("typer", 2), ("websockets", 1)])
def test_no_version_of_whose_internals_we_use_is_let_in_untested(name: str, parts: int) -> None:
    """The pinned version is the one that the tests run with: its fixes may come, no newer one.

    What is new in uvicorn and Typer comes with the second number, in websockets with the first.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (asked,) = [text for text in project["dependencies"] if Requirement(text).name == name]
    let_in = Requirement(asked).specifier
    for file in ("dev.txt", "run.txt", "server.txt"):
        (pin,) = pinned(PINS / file)[name].specifier
        tested = Version(pin.version)
        assert let_in.contains(tested), file
        same, number = tested.release[: parts - 1], tested.release[parts - 1]
        assert let_in.contains(".".join(map(str, (*same, number, 999)))), file
        assert not let_in.contains(".".join(map(str, (*same, number + 1, 0)))), file
        assert not let_in.contains(f"{tested.major + 1}.0"), file
