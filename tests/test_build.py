"""The pages are built when their sources change, and every wheel carries them."""

import os
import shutil
import signal
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from pathlib import Path

import pytest

from hatch_build import BuildFailed, Workshop
from storyhare.testing.server import free_port

ROOT = Path(__file__).parent.parent
SOON = 60.0


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """The client's sources and pages, nothing else; the tools are those that are installed."""
    tmp_path = tmp_path_factory.mktemp("built")
    left_out = shutil.ignore_patterns("node_modules")
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=left_out)
    shutil.copytree(ROOT / "src/storyhare/words", tmp_path / "src/storyhare/words")
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    (tmp_path / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    workshop = Workshop(tmp_path)
    assert workshop.make()
    return workshop


def test_pages_are_built_once_and_again_after_a_change(built: Workshop) -> None:
    scripts = list(built.pages.glob("assets/*.js.br"))
    assert (built.pages / "index.html").exists()
    assert scripts
    assert all(script.with_suffix(".gz").exists() for script in scripts)
    # A file that is there compressed is not there a second time as it is.
    assert not any(script.with_suffix("").exists() for script in scripts)
    assert not built.make()
    page = built.web / "index.html"
    page.write_text(page.read_text().replace("<title>Storyhare", "<title>Another hare"))
    assert built.make()
    assert "<title>Another hare" in (built.pages / "index.html").read_text()


def test_a_build_that_fails_says_why_and_leaves_the_old_pages(built: Workshop) -> None:
    before = sorted(built.pages.rglob("*"))
    script = built.web / "src/main.ts"
    text = script.read_text(encoding="utf-8")
    script.write_text(f"{text}\nthis is no script;\n", encoding="utf-8")
    with pytest.raises(BuildFailed, match=r"vite build.*(.|\n)*main\.ts"):
        built.make()
    script.write_text(text, encoding="utf-8")
    assert sorted(built.pages.rglob("*")) == before


@pytest.mark.long
def test_a_wheel_made_from_the_source_parcel_serves_the_pages_anywhere(tmp_path: Path) -> None:
    home = installed(tmp_path)
    (wheel,) = tmp_path.glob("storyhare-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "storyhare/pages/index.html" in names
    assert any(name.startswith("storyhare/pages/assets/") for name in names)
    assert "storyhare/pages/.stamp" not in names
    assert b"storyhare-root" in _served(home / "bin/storyhare", tmp_path)


def installed(folder: Path) -> Path:
    """An environment with nothing but a wheel made from the source parcel, and what it needs."""
    wheel = _wheel(_unpacked(folder), folder)
    home = folder / "venv"
    subprocess.run([sys.executable, "-m", "venv", home], check=True)
    _run(home / "bin/pip", "install", "-q", "--require-hashes", "-r", ROOT / "requirements/run.txt")
    _run(home / "bin/pip", "install", "-q", "--no-deps", wheel)
    return home


def _run(*command: str | Path) -> None:
    subprocess.run(command, check=True, timeout=600)


def _unpacked(folder: Path) -> Path:
    """The source parcel, unpacked: what a stranger has."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder],
        cwd=ROOT, check=True, capture_output=True, timeout=600,
    )  # fmt: skip
    (parcel,) = folder.glob("storyhare-*.tar.gz")
    with tarfile.open(parcel) as tar:
        tar.extractall(folder / "source", filter="data")
    (source,) = (folder / "source").iterdir()
    assert not (source / "web/node_modules").exists()
    assert not (source / "src/storyhare/pages").exists()
    return source


def _wheel(source: Path, folder: Path) -> Path:
    """With build isolation, as pip does by itself: nothing but Python is there."""
    _run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, source)
    (wheel,) = folder.glob("storyhare-*.whl")
    return wheel


def _served(program: Path, folder: Path) -> bytes:
    port = free_port()
    server = subprocess.Popen(
        [program, "serve", "--no-open", "--host", "127.0.0.1", "--port", str(port),
         "--data", folder / "data"],
        cwd=folder, env={**os.environ, "PYTHONPATH": ""}, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        until = time.monotonic() + SOON
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=2) as answer:
                    body: bytes = answer.read()
                    return body
            except OSError:
                assert time.monotonic() < until, "the server did not answer"
                time.sleep(0.1)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=30)
