"""The code of earlier versions, taken from the history, as people still run it."""

import io
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# What counts until there is a tag: the commit that first called itself 1.0.0.
FIRST = "1f5c126cd4d119ba9b4fac8898266ea0e63b88c3"
# Tables from a day before that, in an older format, are to be read as well.
BEFORE_THE_FIRST = "dbb3ebf699e7c1a8d103662c248468a8b165ed57"
PARTS = ("src", "web", "hatch_build.py")


def release_before(tree: Path = ROOT) -> str:
    """The newest tag below this commit."""
    asked = ["git", "describe", "--tags", "--abbrev=0", "--match", "v[0-9]*", "HEAD^"]
    found = subprocess.run(asked, cwd=tree, capture_output=True, text=True, check=False)
    return found.stdout.strip() or FIRST


def source_of(commit: str, folder: Path) -> Path:
    """Unpack what a server of this commit is made of; its pages are not built."""
    asked = ["git", "archive", commit, *PARTS]
    parcel = subprocess.run(asked, cwd=ROOT, capture_output=True, check=False)
    if parcel.returncode:
        pytest.fail(f"{commit} is not here; fetch the history: git fetch --unshallow --tags")
    with tarfile.open(fileobj=io.BytesIO(parcel.stdout)) as tar:
        tar.extractall(folder, filter="data")
    return folder


def build_pages(source: Path) -> None:
    """Build the pages of such a source, with the tools of this checkout if it wants the same."""
    tools, wanted = ROOT / "web/node_modules", "package-lock.json"
    if (source / "web" / wanted).read_bytes() == (ROOT / "web" / wanted).read_bytes():
        (source / "web/node_modules").symlink_to(tools)
    subprocess.run([sys.executable, "hatch_build.py"], cwd=source, check=True, timeout=600)
