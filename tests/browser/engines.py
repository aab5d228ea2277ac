"""The engines of the tests: Chromium, Firefox ESR and WebKitGTK, each found, installed and started.

Besides an older WebKit, in which a few tests run (test_older_webkit.py).

`python -m tests.browser.engines` installs what is missing and prints what there is.
"""

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import Browser, BrowserContext, ViewportSize, async_playwright

from tests.browser import chromium
from tests.browser.webkit.webdriver import COG, DRIVER, NAMES, OLDER_DRIVER, PYTHON

Name = Literal["chromium", "firefox", "webkit", "older"]
Theme = Literal["night", "day"]
Devices = Literal["none", "allowed", "refused"]  # microphone and camera: made up, and who may
PHONE = ViewportSize(width=390, height=844)
DESKTOP = ViewportSize(width=1440, height=900)
LAN_NAME = "table.test"  # a host name without a secure context, as in a home network

# No traffic but to the server under test: every other name leads nowhere.
NAMES_LEAD = f"MAP {LAN_NAME} 127.0.0.1,MAP * ~NOTFOUND,EXCLUDE 127.0.0.1,EXCLUDE localhost"
FLAGS = [
    f"--host-resolver-rules={NAMES_LEAD}",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
]
# A microphone that beeps and a camera that shows a dial. Headless pages may play sounds unasked;
# people's browsers want a touch of the page first.
CHROMIUM_DEVICES: dict[Devices, list[str]] = {
    "none": [],
    "allowed": [
        "--use-fake-device-for-media-stream",
        "--autoplay-policy=document-user-activation-required",
        "--use-fake-ui-for-media-stream",
    ],
    "refused": [
        "--use-fake-device-for-media-stream",
        "--autoplay-policy=document-user-activation-required",
        "--use-fake-ui-for-media-stream=deny",
    ],
}
FIREFOX = "firefox-esr"
# A sound card that swallows everything: without one, Firefox plays no sound to its end.
SILENCE = Path(__file__).parent / "silence.conf"
FIREFOX_PREFERENCES: dict[str, str | float | bool] = {
    "network.dns.localDomains": LAN_NAME,
    "dom.disable_open_during_load": False,
    "media.navigator.streams.fake": True,
    "media.autoplay.default": 5,  # a page may not make a noise before it is touched
}
FIREFOX_DEVICES: dict[Devices, dict[str, str | float | bool]] = {
    "none": {"media.navigator.streams.fake": False},
    "allowed": {"media.navigator.permission.disabled": True},
    "refused": {"permissions.default.microphone": 2, "permissions.default.camera": 2},
}
LIBRARIES = Path("/usr/lib")
WEBKIT_VERSION = """
import gi
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, Soup, WebKit2 as it
print(it.get_major_version(), it.get_minor_version(), it.get_micro_version(), sep='.')
"""


@dataclass(frozen=True)
class Wishes:
    """What a person's device and browser are like."""

    phone: bool = True
    theme: Theme = "night"
    language: str = "en"
    motion: bool = False
    # It keeps a copy of all files, in every new browser: a third of the work of opening a page.
    service_worker: bool = False


@dataclass(frozen=True)
class Engine:
    """An engine: what it needs on a machine, and how to know its version, if it is there."""

    name: Name
    title: str
    packages: tuple[str, ...]
    version: Callable[[], str | None]
    noise: tuple[str, ...] = ()  # what it says for reasons that are not the page's


class Running:
    """An engine that runs, and gives everyone a browser context of their own."""

    def __init__(self, engine: Engine, devices: Devices, stack: AsyncExitStack) -> None:
        self.engine = engine
        self._devices = devices
        self._stack = stack
        self._firefoxes: dict[tuple[Theme, bool], Browser] = {}
        self.browser: Browser

    async def start(self) -> None:
        """Start it."""
        if self.engine.name == "firefox":
            self.browser = await self._firefox("night", motion=False)
        elif self.engine.name in ("webkit", "older"):
            # It uses private parts of Playwright, which the other engines can do without.
            from tests.browser.webkit.protocol import launched  # noqa: PLC0415

            version = await asyncio.to_thread(self.engine.version)
            self.browser = await self._stack.enter_async_context(
                launched(self._devices, version or "", is_older=self.engine is OLDER)
            )
        else:
            self.browser = await self._chromium()

    async def context(self, wishes: Wishes) -> BrowserContext:
        """A fresh browser context."""
        options: dict[str, Any] = {
            "viewport": PHONE if wishes.phone else DESKTOP,
            "has_touch": wishes.phone,
            "device_scale_factor": 2 if wishes.phone else 1,
            "locale": wishes.language,
        }
        if self.engine.name == "firefox":  # theme and motion belong to the whole browser
            browser = await self._firefox(wishes.theme, motion=wishes.motion)
            return await browser.new_context(**options)
        return await self.browser.new_context(
            **options,
            is_mobile=wishes.phone,
            color_scheme="dark" if wishes.theme == "night" else "light",
            reduced_motion="no-preference" if wishes.motion else "reduce",
            service_workers="allow" if wishes.service_worker else "block",
        )

    async def _chromium(self) -> Browser:
        program = await asyncio.to_thread(chromium.find)
        playwright = await self._stack.enter_async_context(async_playwright())
        browser = await playwright.chromium.launch(
            executable_path=program, args=[*FLAGS, *CHROMIUM_DEVICES[self._devices]]
        )
        self._stack.push_async_callback(browser.close)
        return browser

    async def _firefox(self, theme: Theme, *, motion: bool) -> Browser:
        running = self._firefoxes.get((theme, motion))
        if running is None or not running.is_connected():  # one that crashes fails one test only
            playwright = await self._stack.enter_async_context(async_playwright())
            browser = await playwright.firefox.launch(
                channel="moz-firefox",
                executable_path=shutil.which(FIREFOX),
                env={**os.environ, "ALSA_CONFIG_PATH": str(SILENCE)},
                firefox_user_prefs={
                    **FIREFOX_PREFERENCES,
                    **FIREFOX_DEVICES[self._devices],
                    "ui.systemUsesDarkTheme": int(theme == "night"),
                    "ui.prefersReducedMotion": int(not motion),
                },
            )
            self._stack.push_async_callback(browser.close)
            self._firefoxes[theme, motion] = browser
        return self._firefoxes[theme, motion]


@asynccontextmanager
async def running(name: Name, devices: Devices = "none") -> AsyncIterator[Running]:
    """An engine, started; with devices, somebody always gives the same answer to its question."""
    async with AsyncExitStack() as stack:
        started = Running(OLDER if name == OLDER.name else ENGINES[name], devices, stack)
        await started.start()
        yield started


# -- finding and installing ------------------------------------------------------------------------


def _chromium_version() -> str | None:
    program = chromium.find()
    return None if program is None else _said([str(program), "--version"])


def _firefox_version() -> str | None:
    return _said([FIREFOX, "--version"]) if shutil.which(FIREFOX) else None


def _webkit_version() -> str | None:
    if not all(map(shutil.which, (DRIVER, "Xvfb", PYTHON))) or not list(
        LIBRARIES.glob(f"*/{NAMES}")
    ):
        return None
    return _said([PYTHON, "-c", WEBKIT_VERSION])


def _older_version() -> str | None:
    return _said([COG, "--version"], 1) if all(map(shutil.which, (COG, OLDER_DRIVER))) else None


def _said(command: list[str], place: int = 0) -> str | None:
    """The version in what a program says of itself, if it starts; cog's own comes first."""
    answer = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    words = [word.strip("()") for word in answer.stdout.split() if word.strip("(")[:1].isdigit()]
    return words[place] if answer.returncode == 0 and words else None


ENGINES: dict[Name, Engine] = {
    engine.name: engine
    for engine in (
        Engine("chromium", "Chromium", (), _chromium_version),
        Engine(
            "firefox",
            "Firefox ESR",
            (FIREFOX,),
            _firefox_version,
            # Playwright waits for functions by `eval`, which our pages forbid, and then by itself.
            # The service worker's answer comes for a picture that is gone again; a picture that
            # does not come is a failed request besides.
            (
                r"CSP: script-src eval .*eval",
                r"blocked a JavaScript eval",
                r"call to eval\(\)",
                r"A ServiceWorker intercepted the request and encountered an unexpected error",
            ),
        ),
        Engine(
            "webkit",
            "WebKitGTK",
            (
                "webkit2gtk-driver", "xvfb", "libnss-wrapper",
                "python3-gi", "gir1.2-webkit2-4.1", "gir1.2-gtk-3.0",
                "gstreamer1.0-plugins-base", "gstreamer1.0-plugins-good",
                "gstreamer1.0-plugins-bad", "gstreamer1.0-plugins-ugly", "gstreamer1.0-libav",
            ),
            _webkit_version,
            # It tells of what it does not know, and goes on without. Of a fetch that it gives up
            # because its page is left it says that the page may not have it.
            (
                r"Fetch API cannot load \S+ due to access control checks",
                r"directive 'manifest-src'",
                r"argument key \"interactive-widget\"",
                r"WebSocket is closed due to suspension",
            ),
        ),
    )
}  # fmt: skip


OLDER = Engine("older", "WPE WebKit", ("wpewebkit-driver", "cog"), _older_version)


def install(engine: Engine) -> None:
    """Install an engine, if this user may."""
    if engine.name == "chromium":
        chromium.install()
    elif hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (
            ["apt-get", "update", "-qq"],
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *engine.packages],
        ):
            print(f"No {engine.title} for the tests yet:", *command, file=sys.stderr)
            subprocess.run(
                command, check=False, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            )


def is_required(engine: Engine) -> bool:
    """Whether tests fail without it; elsewhere they are skipped, and the run ends by saying so."""
    return engine.name == "chromium" or os.environ.get("CI") == "true"


def lacking(engine: Engine) -> str:
    """What to say where an engine is missing."""
    wanted = " ".join(engine.packages) or "chromium"
    return f"{engine.title} IS NOT TESTED HERE: it is missing (Debian: {wanted})."


def main() -> None:
    """Install what is missing, and print what there is."""
    for engine in (*ENGINES.values(), OLDER):
        if engine.version() is None:
            install(engine)
        version = engine.version()
        if version is None and is_required(engine):
            sys.exit(lacking(engine))
        print(lacking(engine) if version is None else f"tests use {engine.title} {version}")


if __name__ == "__main__":
    main()
