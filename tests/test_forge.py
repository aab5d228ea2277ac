"""What a forge runs and shows: valid, and made of commands, files and versions that exist."""

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types

ROOT = Path(__file__).parent.parent
FORGE = ROOT / ".github"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORKFLOWS = sorted((FORGE / "workflows").glob("*.yml"))
PYTHONS = [
    text.removeprefix("Programming Language :: Python :: ")
    for text in PROJECT["classifiers"]
    if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", text)
]
# What a step may call beside our own targets; the machines of the forge have them.
THEIRS = ("git config ", "docker buildx ", "echo ")
# Where dependabot looks, by ecosystem.
MANIFESTS = {
    "pip": "pyproject.toml", "npm": "package-lock.json", "docker": "Dockerfile",
    "github-actions": ".github/workflows",
}  # fmt: skip


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def targets() -> set[str]:
    """Every target of the Makefile."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+):", text, re.MULTILINE))


def jobs() -> Iterator[tuple[str, Any]]:
    for path in WORKFLOWS:
        for name, job in read(path)["jobs"].items():
            yield f"{path.stem}/{name}", job


def steps() -> Iterator[tuple[str, Any]]:
    for name, job in jobs():
        for step in job.get("steps", ()):
            yield name, step


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.github-workflows", "workflows/*.yml"),
        ("custom.github-workflows-require-timeout", "workflows/*.yml"),
        ("vendor.dependabot", "dependabot.yml"),
        ("vendor.github-issue-forms", "ISSUE_TEMPLATE/[!c]*.yml"),
        ("vendor.github-issue-config", "ISSUE_TEMPLATE/config.yml"),
    ],
)
def test_what_the_forge_reads_fits_its_schema(schema: str, files: str) -> None:
    found = sorted(FORGE.glob(files))
    assert found
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema]
    checked = subprocess.run([*command, *found], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_each_step_calls_a_target_of_ours_or_a_program_that_is_there() -> None:
    called = [(name, step["run"]) for name, step in steps() if "run" in step]
    assert len(called) > 4
    for name, text in called:
        words = text.split()
        if words[0] == "make":
            assert set(words[1:]) <= targets(), name
        else:
            assert text.startswith(THEIRS), name
            assert "\n" not in text.strip(), name


def test_each_action_has_a_name_and_a_version() -> None:
    for name, step in steps():
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@(release/)?v\d+", step["uses"]), name
    for name, job in jobs():
        if "uses" in job:
            assert (ROOT / job["uses"]).is_file(), name


def test_what_a_pull_request_may_do_is_to_read() -> None:
    for path in WORKFLOWS:
        assert read(path)["permissions"] == {"contents": "read"}, path.name
    for name, step in steps():
        if step.get("uses", "").startswith("actions/checkout"):
            assert step["with"]["persist-credentials"] is False, name


def test_checks_run_on_each_python_that_the_package_promises() -> None:
    assert PYTHONS[0] == PROJECT["requires-python"].removeprefix(">=")
    job = read(FORGE / "workflows/checks.yml")["jobs"]["test"]
    assert job["strategy"]["matrix"]["python"] == PYTHONS
    assert job["container"].startswith("python:${{ matrix.python }}-")
    newest = read(FORGE / "workflows/newest.yml")["jobs"]["test"]["strategy"]["matrix"]
    assert newest["python"] == [PYTHONS[0], PYTHONS[-1]]


def test_tests_and_releases_have_the_whole_history() -> None:
    """The tag is the version, and upgrades are tested from the release before."""
    for name, job in jobs():
        called = [step.get("run", "").split() for step in job.get("steps", ())]
        if any(words[:1] == ["make"] for words in called):
            (checkout,) = [each for each in job["steps"] if "checkout" in each.get("uses", "")]
            assert checkout["with"]["fetch-depth"] == 0, name


def test_a_release_is_checked_first_and_published_without_a_password() -> None:
    release = read(FORGE / "workflows/release.yml")["jobs"]
    assert release["checks"]["uses"] == "./.github/workflows/checks.yml"
    assert release["build"]["needs"] == "checks"
    publish = release["publish"]
    assert publish["needs"] == "build"
    assert publish["permissions"] == {"id-token": "write"}
    assert publish["environment"]
    assert not any("password" in step.get("with", {}) for step in publish["steps"])


def test_the_image_is_made_for_both_architectures() -> None:
    release = read(FORGE / "workflows/release.yml")["jobs"]
    (build,) = [each["with"] for each in release["image"]["steps"] if "build-push" in each["uses"]]
    made = {each["architecture"] for each in release["image"]["strategy"]["matrix"]["include"]}
    assert made == {"amd64", "arm64"}
    assert (ROOT / build["file"]).is_file()
    version = build["build-args"].partition("=")[0]
    assert f"ARG {version}\n" in (ROOT / build["file"]).read_text(encoding="utf-8")
    (index,) = [each["run"] for each in release["image-index"]["steps"] if "run" in each]
    assert all(f"$VERSION-{architecture}" in index for architecture in made)


def test_dependabot_looks_where_there_is_something() -> None:
    for update in read(FORGE / "dependabot.yml")["updates"]:
        folder = ROOT / update["directory"].lstrip("/")
        assert (folder / MANIFESTS[update["package-ecosystem"]]).exists()


def test_what_runs_before_a_commit_is_our_own() -> None:
    for repository in read(ROOT / ".pre-commit-config.yaml")["repos"]:
        assert repository["repo"] == "local"
        for hook in repository["hooks"]:
            program, *words = hook["entry"].split()
            assert hook["language"] == "system"
            if program == "make":
                assert set(words) <= targets()
            else:
                assert shutil.which(Path(program).name, path=str(Path(sys.executable).parent))


def test_templates_lead_to_this_project() -> None:
    addresses = re.findall(r"https://\S+", (FORGE / "ISSUE_TEMPLATE/config.yml").read_text("utf-8"))
    assert addresses
    assert all(address.startswith(PROJECT["urls"]["Source"]) for address in addresses)
    for address in addresses:
        _, _, file = address.partition("/blob/main/")
        assert not file or (ROOT / file).is_file()
