"""Finds or installs the Chromium of the tests; without one they fail."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

# The shell is Chromium without windows, which tests do not need: half the CPU time per page.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
ON_A_MAC = (
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
)


def find() -> Path | None:
    """A Chromium that starts: the system's, or the one that Playwright has downloaded."""
    return next((program for program in _candidates() if _starts(program)), None)


def install() -> None:
    """Install one: the system's package if permitted, or Playwright's download."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        _try("apt-get", "update", "-qq")
        for package in NAMES[:2]:
            _try("apt-get", "install", "-y", "-qq", "--no-install-recommends", package)
            if find() is not None:
                return
    _try(sys.executable, "-m", "playwright", "install", "chromium")


def _candidates() -> Iterator[Path]:
    yield from (Path(found) for name in NAMES if (found := shutil.which(name)) is not None)
    yield from ON_A_MAC
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    yield own


def _starts(program: Path) -> bool:
    """Ubuntu's chromium-browser, for one, may be a script that only asks for a snap."""
    if not program.exists():
        return False
    asked = subprocess.run([program, "--version"], capture_output=True, check=False, timeout=60)
    return asked.returncode == 0


def _try(*command: str) -> None:
    print("No browser for the tests yet:", *command, file=sys.stderr)
    subprocess.run(command, check=False)
