"""The browser and the people in it: each person is a window with pages, cookies and events."""

import asyncio
import re
from typing import Any

from tests.browser.engines import LAN_NAME
from tests.browser.webkit import inpage
from tests.browser.webkit.older import SIZE, Older
from tests.browser.webkit.page import Page
from tests.browser.webkit.protocol import CannotDo, Peer, Plain, Thing
from tests.browser.webkit.webdriver import Browser, Windowed

CONSOLE = re.compile(
    r"^(?:(?P<url>\S+?):\d+:\d+: )?CONSOLE (?:(?P<source>[A-Z]+) )?"
    r"(?P<level>LOG|INFO|WARN|ERROR|DEBUG) (?P<text>.*)$"
)
TYPES = {"WARN": "warning"}
NEVER = {"startTime": 0, "domainLookupStart": -1, "domainLookupEnd": -1, "connectStart": -1,
         "secureConnectionStart": -1, "connectEnd": -1, "requestStart": -1,
         "responseStart": -1}  # fmt: skip


class Engine(Thing):
    """WebKitGTK or an older WebKit; it runs once for each person."""

    kind = "Browser"

    def __init__(
        self, peer: Peer, parent: Thing, devices: str, version: str, *, is_older: bool
    ) -> None:
        super().__init__(peer, parent)
        self.devices = devices
        self.is_older = is_older
        self.version = version
        self.contexts: list[Context] = []

    async def newContext(self, **wanted: Any) -> Any:
        """A person with a window of their own."""
        if wanted.get("offline"):
            raise CannotDo("a window without network")
        context = Context(self.peer, self, wanted)
        tracing = Plain(self.peer, context.parent or self, "Tracing")
        asks = Plain(self.peer, self, "APIRequestContext", tracing=tracing.ref)
        debugger = Plain(self.peer, self, "Debugger")
        context.create({"options": {}, "tracing": tracing.ref, "requestContext": asks.ref,
                        "debugger": debugger.ref})  # fmt: skip
        self.emit("context", {"context": context.ref})
        await context.window.start()
        self.contexts.append(context)
        return {"context": context.ref}

    async def close(self, **_: Any) -> None:
        """Close everybody's windows."""
        for context in list(self.contexts):
            await context.close()
        self.emit("close")


class Context(Thing):
    """A person: their window, pages and cookies."""

    kind = "BrowserContext"

    def __init__(self, peer: Peer, parent: Engine, wanted: dict[str, Any]) -> None:
        super().__init__(peer, parent)
        self.engine = parent
        self.size = wanted.get("viewport") or {"width": 1280, "height": 720}
        if parent.is_older:
            self.size = SIZE
        self.wishes = {
            "dark": wanted.get("colorScheme") == "dark",
            "still": wanted.get("reducedMotion") == "reduce",
        }
        asked = {
            **self.size,
            **self.wishes,
            "scale": int(wanted.get("deviceScaleFactor") or 1),
            "language": wanted.get("locale") or "en",
            "devices": parent.devices,
            "version": parent.version,
            "lan": LAN_NAME,
        }
        kind: type[Browser] = Older if parent.is_older else Windowed
        self.window = kind(asked, self._hear)
        self.pages: list[Page] = []
        self.asked: dict[str, Thing] = {}
        self.kept: dict[str, asyncio.Event] = {}

    # -- what tests ask for ------------------------------------------------------------------------

    async def newPage(self, **_: Any) -> Any:
        """A page; the first is the one that the window opened with."""
        handle = await self.window.open() if self.pages else self.window.handle
        page = Page(self.peer, self, handle, len(self.pages))
        self.pages.append(page)
        page.appear(self.size)
        self.emit("page", {"page": page.ref})
        return {"page": page.ref}

    async def addCookies(self, cookies: list[dict[str, Any]], **_: Any) -> None:
        """Put cookies into the window."""
        for cookie in cookies:
            facts = {fact: cookie[fact] for fact in ("name", "value", "url")}
            await self.window.order("cookie", **facts)

    async def cookies(self, **_: Any) -> Any:
        """Cookies of the page that is shown."""
        found = await self.window.do(self.pages[0].handle, "GET", "/cookie")
        return {"cookies": found}

    async def addInitScript(self, source: str, **_: Any) -> Any:
        """Run this before the scripts of every page."""
        await self.window.order("script", source=source)
        return {"disposable": Plain(self.peer, self, "Disposable").ref}

    async def clockInstall(self, **_: Any) -> None:
        """A clock that can be turned, from now on and in what is open."""
        await self.addInitScript(inpage.clock())
        for page in self.pages:
            await page.ask(inpage.clock())

    async def clockRunFor(self, ticksNumber: int, **_: Any) -> None:
        """Turn it, with everything that happens meanwhile."""
        for page in self.pages:
            await page.ask(f"await window.__pwClock.controller.runFor({ticksNumber})")

    async def clockFastForward(self, ticksNumber: int, **_: Any) -> None:
        """Turn it, and let everything that is due happen once."""
        for page in self.pages:
            await page.ask(f"await window.__pwClock.controller.fastForward({ticksNumber})")

    async def prefer(self, **wishes: bool) -> None:
        """Change theme or motion."""
        self.wishes.update(wishes)
        await self.window.order("prefer", **self.wishes)

    async def close(self, **_: Any) -> None:
        """Close the window."""
        self.engine.contexts.remove(self)
        await self.window.stop()
        for page in self.pages:
            page.emit("close")
        self.emit("close")
        self.dispose()

    # -- what the window tells ---------------------------------------------------------------------

    def _hear(self, told: dict[str, Any]) -> None:
        heard = getattr(self, f"_on_{told.pop('event')}")
        heard(**told)

    def _page(self, view: int) -> Page | None:
        return self.pages[view] if view < len(self.pages) else None

    def _on_view(self, view: int) -> None:
        """A page has opened; `newPage` waits for the driver, which knows."""

    def _on_url(self, view: int, url: str) -> None:
        if (page := self._page(view)) is not None:
            page.frame.went(url)

    def _on_request(self, view: int, name: str, url: str, method: str) -> None:
        if (page := self._page(view)) is None:
            return
        request = Plain(
            self.peer, self, "Request", frame=page.frame.ref, url=url, resourceType="other",
            method=method, headers=[], isNavigationRequest=False,
        )  # fmt: skip
        self.asked[name] = request
        self.emit("request", {"request": request.ref, "page": page.ref})

    def _on_failed(self, view: int, name: str, why: str) -> None:
        request, page = self.asked.pop(name, None), self._page(view)
        if request is not None and page is not None:
            self.emit("requestFailed", {"request": request.ref, "responseEndTiming": -1,
                                        "failureText": why, "page": page.ref})  # fmt: skip

    def _on_finished(self, view: int, name: str, url: str, status: int) -> None:
        request, page = self.asked.pop(name, None), self._page(view)
        if request is None or page is None:
            return
        response = Plain(
            self.peer, self, "Response", request=request.ref, url=url, status=status,
            statusText="", headers=[], timing=NEVER, fromServiceWorker=False,
        )  # fmt: skip
        self.emit("response", {"response": response.ref, "page": page.ref})
        self.emit("requestFinished", {"request": request.ref, "response": response.ref,
                                      "responseEndTiming": -1, "page": page.ref})  # fmt: skip

    def _on_console(self, text: str) -> None:
        found = CONSOLE.match(text.strip())
        if found is None or not self.pages:
            return
        page = self.pages[-1]
        if found["source"] == "JS" and found["level"] == "ERROR":
            name, colon, message = found["text"].partition(": ")
            if not colon or not name.endswith("Error"):
                name, message = "Error", found["text"]
            shown = {"name": name, "message": message, "stack": ""}
            self.emit("pageError", {"error": {"error": shown}, "page": page.ref})
            return
        where = {"url": found["url"] or "", "lineNumber": 0, "columnNumber": 0}
        kind = TYPES.get(found["level"], found["level"].lower())
        self.emit("console", {"type": kind, "text": found["text"], "args": [], "location": where,
                              "page": page.ref, "timestamp": 0})  # fmt: skip

    def _on_download(self, url: str, name: str, path: str) -> None:
        self.kept[path] = asyncio.Event()
        file = Artifact(self.peer, self, path, self.kept[path])
        file.create({"absolutePath": path})
        self.pages[-1].emit(
            "download", {"url": url, "suggestedFilename": name, "artifact": file.ref}
        )

    def _on_kept(self, path: str) -> None:
        self.kept[path].set()


class Artifact(Thing):
    """A file that was downloaded."""

    kind = "Artifact"

    def __init__(self, peer: Peer, parent: Thing, path: str, kept: asyncio.Event) -> None:
        super().__init__(peer, parent)
        self.path = path
        self.kept = kept

    async def pathAfterFinished(self, **_: Any) -> Any:
        """Where it lies, when it is whole."""
        await self.kept.wait()
        return {"value": self.path}
