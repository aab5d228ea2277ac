"""A release can be published: its version, its metadata, its licences and what is in the parcel."""

import datetime
import email
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
MOST_BYTES = 20_000_000
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
RELEASES = re.findall(r"^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$", CHANGELOG, re.MULTILINE)
# Packages whose code, styles or fonts are in the built pages.
IN_THE_PAGES = {
    "@fluent/bundle": "Apache-2.0",
    "@fontsource-variable/source-sans-3": "OFL-1.1",
    "@fontsource/gabriela": "OFL-1.1",
    "clsx": "MIT",
    "svelte": "MIT",
    "uqr": "MIT",
}


def ran(*command: str | Path, folder: Path = ROOT) -> str:
    """What a command printed; it has to succeed."""
    run = subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout.strip()


# -- the version -----------------------------------------------------------------------------------


def test_the_changelog_has_dated_releases_and_a_place_for_what_comes_next() -> None:
    titles = re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE)
    assert titles == ["Unreleased", *[f"{version} ({day})" for version, day in RELEASES]]
    numbers = [tuple(map(int, version.split("."))) for version, _ in RELEASES]
    days = [datetime.date.fromisoformat(day) for _, day in RELEASES]
    assert numbers == sorted(set(numbers), reverse=True)
    assert days == sorted(days, reverse=True)


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def version_in(folder: Path) -> str:
    """The version that a build there has."""
    return str(ProjectMetadata(str(folder), PluginManager()).version)


def test_the_newest_tag_is_the_version_and_the_changelog_where_there_is_none(
    tmp_path: Path,
) -> None:
    newest = RELEASES[0][0]
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    assert version_in(tmp_path) == newest
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "One")
    later = f"{newest.rpartition('.')[0]}.{int(newest.rpartition('.')[2]) + 1}.dev"
    assert version_in(tmp_path).startswith(later)
    git(tmp_path, "tag", "v7.1.0")
    assert version_in(tmp_path) == "7.1.0"
    git(tmp_path, "commit", "--quiet", "--allow-empty", "--message", "Two")
    assert version_in(tmp_path).startswith("7.1.1.dev1+g")
    # As in an unpacked source parcel, whatever lies around it.
    said = "Metadata-Version: 2.4\nName: storyhare\nVersion: 3.4.5\n"
    (tmp_path / "PKG-INFO").write_text(said, encoding="utf-8")
    assert version_in(tmp_path) == "3.4.5"


def test_a_commit_with_a_tag_is_what_the_changelog_calls_newest() -> None:
    """A release by a wrong tag would be published under a version that nobody reads about."""
    asked = ["git", "tag", "--points-at", "HEAD", "v*"]
    tags = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert tags.split() in ([], [f"v{RELEASES[0][0]}"])


# -- dependencies ----------------------------------------------------------------------------------


def test_every_dependency_says_from_which_version_on_it_works() -> None:
    extras = PROJECT["project"]["optional-dependencies"].values()
    for text in [
        *PROJECT["project"]["dependencies"],
        *[line for extra in extras for line in extra],
    ]:
        asked = Requirement(text)
        if asked.name != "storyhare":
            assert {part.operator for part in asked.specifier} & {">=", "=="}, text


# -- licences --------------------------------------------------------------------------------------


def test_every_file_says_whose_it_is_and_under_which_licence() -> None:
    ran("reuse", "lint", "--lines")


# -- what is published -----------------------------------------------------------------------------


class Wheel:
    """A wheel, as an installer reads it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._zip = zipfile.ZipFile(path)
        self.names = self._zip.namelist()

    def read(self, ending: str) -> str:
        (name,) = [name for name in self.names if name.endswith(ending)]
        return self._zip.read(name).decode()

    @property
    def metadata(self) -> Message:
        return email.message_from_string(self.read(".dist-info/METADATA"))

    @property
    def sbom(self) -> Any:
        return json.loads(self.read(".dist-info/sboms/sbom.cdx.json"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    """The wheel of this checkout; its pages are built already."""
    folder = tmp_path_factory.mktemp("wheel")
    ran("hatchling", "build", "-t", "wheel", "-d", folder)
    (path,) = folder.glob("storyhare-*.whl")
    return Wheel(path)


def test_what_is_published_passes_the_checks_of_those_who_publish(wheel: Wheel) -> None:
    ran("twine", "check", "--strict", wheel.path)
    ran("check_wheel_contents", wheel.path)
    told = wheel.metadata
    assert told["License-Expression"] == "MIT AND CC-BY-4.0 AND Apache-2.0 AND OFL-1.1"
    for version in ("3.11", "3.12", "3.13", "3.14"):
        assert f"Programming Language :: Python :: {version}" in told.get_all("Classifier", [])
    urls = dict(line.split(", ") for line in told.get_all("Project-URL", []))
    assert {"Homepage", "Documentation", "Changelog", "Source", "Issues"} <= set(urls)


def test_the_wheel_is_light(wheel: Wheel) -> None:
    assert wheel.path.stat().st_size <= MOST_BYTES


def test_the_wheel_has_nothing_twice(wheel: Wheel) -> None:
    """Of a text in the pages there are compressed forms, or the text: the server needs one."""
    pages = {name for name in wheel.names if name.startswith("storyhare/pages/")}
    packed = {name.removesuffix(".gz") for name in pages if name.endswith(".gz")}
    assert packed
    assert packed.isdisjoint(pages)
    assert not [name for name in wheel.names if name.endswith((".map", ".woff", ".ttf"))]


def test_the_wheel_has_the_text_of_every_licence(wheel: Wheel) -> None:
    own = {Path(name).name for name in wheel.names if ".dist-info/licenses/" in name}
    assert own == {"LICENSE", "MIT.txt", "CC-BY-4.0.txt"}
    texts = wheel.read("storyhare/pages/licences.txt")
    told = dict(re.findall(r"^(\S+) \S+ \((.+)\)\n=+$", texts, re.MULTILINE))
    assert told == IN_THE_PAGES
    for words in ("Apache License", "SIL OPEN FONT LICENSE Version 1.1", "Svelte Contributors"):
        assert words.casefold() in texts.casefold(), words
    expression = wheel.metadata["License-Expression"].split(" AND ")
    assert set(expression) == {"MIT", "CC-BY-4.0", *IN_THE_PAGES.values()}


def test_the_wheel_says_what_is_bundled_in_a_form_that_scanners_read(wheel: Wheel) -> None:
    text = wheel.read(".dist-info/sboms/sbom.cdx.json")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    listed = {
        "/".join(filter(None, [each.get("group"), each["name"]])): each["licenses"][0]["license"][
            "id"
        ]
        for each in wheel.sbom["components"]
    }
    assert listed == IN_THE_PAGES
    assert not any("pages/sbom" in name for name in wheel.names)
