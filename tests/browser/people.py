"""People with browsers: each has their own browser context, and all errors are recorded."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import (
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
)

from storyhare.testing.client import join_table, open_table
from storyhare.testing.server import ServerProcess
from tests.browser.engines import LAN_NAME, Running, Theme, Wishes

ROOT = Path(__file__).parent.parent.parent
NAMES = ("Ada", "Ben", "Chloé", "Dao", "Elif", "Farid", "Grete", "Hugo", "Ines", "Jun", "Kofi",
         "Lena")  # fmt: skip
PATIENCE = 20_000  # milliseconds, a generous timeout: nothing here is about speed
TELL_OF_CSP = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""
# What each engine calls a request that is given up because its page is left: no trouble.
GIVEN_UP = ("net::ERR_ABORTED", "NS_BINDING_ABORTED", "Load request cancelled")
# What engines say when the network or the server is gone: of requests, sockets, and of the service
# worker that could not fetch either.
NO_NETWORK = "|".join(
    (
        r"net::ERR_(CONNECTION|INTERNET|FAILED|EMPTY|NETWORK|ADDRESS)",
        # Of pictures that were on their way when a connection was cut.
        r"net::ERR_(SOCKET_NOT_CONNECTED|CONTENT_LENGTH_MISMATCH)",
        r"WebSocket connection",
        r"Failed to load resource",
        r"NS_ERROR_(CONNECTION_REFUSED|INTERCEPTION_FAILED|NET_RESET|NET_INTERRUPT|OFFLINE)",
        r"NetworkError when attempting to fetch",
        r"Firefox can’t establish a connection|connection to \S+ was interrupted",
        r"Load failed|Cannot load http|Connection terminated unexpectedly|Could not connect",
        r"Unhandled Promise Rejection: NetworkError:",
    )
)
SVELTE_WARNS = "https://svelte.dev/e/"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


class RealServer(ServerProcess):
    """`storyhare serve` itself, with the painted deck."""

    @property
    def command(self) -> list[str]:
        """The command line of a person, but without the limits per address."""
        start = [sys.executable, "-m", "storyhare.cli", "serve", "--no-open"]
        settings: dict[str, object] = {
            "host": "127.0.0.1", "port": self.port, "data": self.data, **self.limits
        }  # fmt: skip
        for name, value in settings.items():
            start += [f"--{name.replace('_', '-')}", str(value)]
        return start

    @property
    def lan_url(self) -> str:
        """The same server by a name that is no secure context."""
        return f"http://{LAN_NAME}:{self.port}"


class Person:
    """Somebody at a browser."""

    def __init__(
        self,
        name: str,
        server: RealServer,
        url: str,
        context: BrowserContext,
        page: Page,
        *,
        noise: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.server = server
        self.url = url
        self.context = context
        self.page = page
        self._noted: list[str] = []
        self._forgiven: list[str] = list(noise)
        context.on("console", self._on_console)
        context.on("weberror", lambda error: self._note(f"page error: {error.error}"))
        context.on("request", self._on_request)
        context.on("requestfailed", self._on_failed)
        context.on("response", self._on_response)

    async def open(self, path: str = "/") -> Page:
        """Go to an address of the server."""
        await self.page.goto(f"{self.url}{path}")
        return self.page

    def forgive(self, pattern: str) -> None:
        """Allow errors that match, such as r"404" or r"ERR_INTERNET_DISCONNECTED"."""
        self._forgiven.append(pattern)

    @property
    def troubles(self) -> list[str]:
        """The errors that were not allowed."""
        return [
            noted for noted in self._noted if not any(re.search(p, noted) for p in self._forgiven)
        ]

    def _note(self, what: str) -> None:
        self._noted.append(f"{self.name}: {what}")

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" or SVELTE_WARNS in message.text:
            self._note(f"console: {message.text} ({message.location['url']})")

    def _on_request(self, request: Request) -> None:
        place = urlsplit(request.url)
        if place.scheme not in ("data", "blob") and place.netloc != urlsplit(self.url).netloc:
            self._note(f"asked another host: {request.url}")

    def _on_failed(self, request: Request) -> None:
        if request.failure not in GIVEN_UP:
            self._note(f"request failed: {request.url} {request.failure}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"{response.status}: {response.url}")


class People:
    """Creates people with browsers; see `__call__`."""

    def __init__(self, running: Running, server: RealServer) -> None:
        self._running = running
        self._server = server
        self.here: list[Person] = []
        self.scripts = [TELL_OF_CSP]  # what runs on every page before its own

    async def __call__(
        self,
        number: int = 1,
        *,
        phone: bool = True,
        theme: Theme = "night",
        language: str = "en",
        motion: bool = False,
        service_worker: bool = False,
        lan: bool = False,
        server: RealServer | None = None,
    ) -> list[Person]:
        """Create people, each with an empty page, by default on phones."""
        server = server or self._server
        url = server.lan_url if lan else server.url
        wishes = Wishes(phone, theme, language, motion, service_worker)
        fresh = []
        for _ in range(number):
            context = await self._running.context(wishes)
            context.set_default_timeout(PATIENCE)
            for script in self.scripts:
                await context.add_init_script(script)
            name = NAMES[len(self.here) % len(NAMES)]
            noise = self._running.engine.noise
            person = Person(name, server, url, context, await context.new_page(), noise=noise)
            self.here.append(person)
            fresh.append(person)
        return fresh

    async def leave(self, pictures: Path | None) -> None:
        """Close all pages; with `pictures`, after a screenshot of each."""
        for person in self.here:
            if pictures is not None:
                pictures.mkdir(parents=True, exist_ok=True)
                await person.page.screenshot(path=pictures / f"{person.name}.png")
            await person.context.close()


async def sit_down(people: Sequence[Person], **settings: Any) -> str:
    """Open a table with all of them, the first as host, and show its lobby; returns the code."""
    host, *members = people
    tickets = [await open_table(host.server.url, host.name, settings)]
    code = tickets[0].code
    tickets += [await join_table(member.server.url, code, member.name) for member in members]
    for person, ticket in zip(people, tickets, strict=True):
        name, _, value = ticket.cookie.partition("=")
        await person.context.add_cookies([{"name": name, "value": value, "url": person.url}])
        await person.open(f"/t/{code}")
    return code


async def axe(page: Page, impacts: Sequence[str] = ("serious", "critical")) -> list[str]:
    """The findings of axe-core on the current page, one line each."""
    if await page.evaluate("typeof axe === 'undefined'"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    found = await page.evaluate(
        "tags => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", AXE_TAGS
    )
    return [
        f"{finding['impact']} {finding['id']}: {node['html'][:120]} - {node['failureSummary']}"
        for finding in found["violations"]
        if finding["impact"] in impacts
        for node in finding["nodes"]
    ]
