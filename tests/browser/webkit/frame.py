"""The document of a page and the elements in it: looking for them, pressing, reading, waiting."""

import asyncio
import base64
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright._impl._js_handle import serialize_value

from tests.browser.webkit import inpage
from tests.browser.webkit.pointer import pointer, to
from tests.browser.webkit.protocol import CannotDo, Failed, Peer, Thing
from tests.browser.webkit.webdriver import ELEMENT, DriverError

if TYPE_CHECKING:
    from tests.browser.webkit.context import Context
    from tests.browser.webkit.page import Page

PAUSE = 0.03  # seconds between two looks at a page
# While a page is being left, what is asked of it fails; the next page answers.
PASSING = ("no such window", "stale element reference", "no such execution context")
STATES = ("visible", "hidden", "attached", "detached")


class Frame(Thing):
    """The document of a page."""

    kind = "Frame"

    def __init__(self, peer: Peer, context: "Context", page: "Page") -> None:
        super().__init__(peer, context)
        self.page = page

    def went(self, url: str) -> None:
        """It has another address."""
        self.emit("navigated", {"url": url, "name": ""})

    async def until(self, body: str, *given: Any, timeout: float, why: str = "") -> Any:
        """Ask until the answer is something."""

        async def look() -> tuple[bool, Any]:
            found = await self.page.ask(body, *given)
            return bool(found), found

        return await _patiently(look, timeout, why or "the page did not come to it")

    async def point(self, target: Any, timeout: float, *, strict: bool, force: bool) -> Any:
        """Where to press; waits until it can be pressed."""
        scrolls = [None, "end", "center", "start"]
        last = "found"

        async def look() -> tuple[bool, Any]:
            nonlocal last
            found = await self.page.ask(inpage.POINT, target, strict, force, scrolls[0])
            last = found.get("not", "")
            scrolls.append(scrolls.pop(0))
            return "x" in found, found

        return await _patiently(look, timeout, lambda: f"{target} is not {last}")

    async def evaluate(
        self, expression: str, arg: Any, *before: Any, given: str = "...given"
    ) -> Any:
        """Run an expression or a function of a test; statements run as they are."""
        handles = [self.peer.things[one["guid"]] for one in arg["handles"]]
        args = [*before, _plain(arg["value"], handles)]
        body = (
            f"const it = (\n{expression.strip().rstrip(';')}\n);\n"
            f"return typeof it === 'function' ? await it({given}) : await it;"
        )
        try:
            return await self.page.ask(body, *args)
        except DriverError as error:
            if "SyntaxError" not in error.message:
                raise
        return await self.page.do("POST", "/execute/sync", {"script": expression, "args": args})

    # -- the protocol's names ----------------------------------------------------------------------

    async def goto(self, url: str, **_: Any) -> Any:
        """To an address."""
        await self.page.do("POST", "/url", {"url": url})
        self.went(await self.page.do("GET", "/url"))
        return {}

    async def setContent(self, html: str, **_: Any) -> None:
        """A document without an address."""
        body = "document.open(); document.write(given[0]); document.close();"
        await self.page.ask(body, html)

    async def click(
        self, selector: str, timeout: float, strict: bool = False, force: bool = False,
        position: Any = None, **_: Any,
    ) -> None:  # fmt: skip
        """Press it with the mouse."""
        if position is not None:
            raise CannotDo("click elsewhere than in the middle")
        found = await self.point(selector, timeout, strict=strict, force=force)
        await self.page.press_at(found["x"], found["y"])

    tap = click

    async def hover(self, selector: str, timeout: float, strict: bool = False, **_: Any) -> None:
        """Point at it."""
        found = await self.point(selector, timeout, strict=strict, force=False)
        await self.page.act(pointer([to(found["x"], found["y"])]))

    async def check(self, selector: str, timeout: float, **_: Any) -> None:
        """Tick it, unless it is."""
        await self.until("return one(given[0]) ? true : null", selector, timeout=timeout)
        if not await self.page.ask("return one(given[0]).checked", selector):
            await self.click(selector, timeout, strict=True)

    async def fill(self, selector: str, value: str, timeout: float, **_: Any) -> None:
        """Other words in a field."""
        await self.until("return one(given[0]) ? true : null", selector, timeout=timeout)
        body = """
        const element = one(given[0]), state = injected.fill(element, given[1]);
        if (state !== 'needsinput') return state;
        const command = given[1] ? ['insertText', false, given[1]] : ['delete'];
        return document.execCommand(...command);"""
        await self.page.ask(body, selector, value)

    async def focus(self, selector: str, timeout: float, **_: Any) -> None:
        """The keyboard to it."""
        await self.until("return one(given[0]) ? true : null", selector, timeout=timeout)
        await self.page.ask("injected.focusNode(one(given[0]))", selector)

    async def press(self, selector: str, key: str, timeout: float, **_: Any) -> None:
        """A key in it."""
        await self.focus(selector, timeout)
        await self.page.press_keys(key)

    async def type(self, selector: str, text: str, timeout: float, **_: Any) -> None:
        """Keys in it."""
        await self.focus(selector, timeout)
        await self.page.keyboardType(text)

    async def selectOption(
        self, selector: str, options: list[Any], timeout: float, **_: Any
    ) -> Any:
        """Choose from a list."""
        body = """
        const element = one(given[0]);
        const done = element ? injected.selectOptions(element, given[1]) : null;
        return Array.isArray(done) ? done : null;"""
        why = f"{selector} does not offer {options}"
        return {"values": await self.until(body, selector, options, timeout=timeout, why=why)}

    async def setInputFiles(
        self, selector: str, timeout: float, payloads: Any = None, localPaths: Any = None,
        **_: Any,
    ) -> None:  # fmt: skip
        """Files for an upload."""
        await self.until("return one(given[0]) ? true : null", selector, timeout=timeout)
        files = payloads or [_file(path) for path in localPaths or []]
        await self.page.ask("injected.setInputFiles(one(given[0]), given[1])", selector, files)

    async def dispatchEvent(self, selector: str, type: str, timeout: float, **_: Any) -> None:
        """An event, whoever may lie above it."""
        await self.until("return one(given[0]) ? true : null", selector, timeout=timeout)
        await self.page.ask("injected.dispatchEvent(one(given[0]), given[1], {})", selector, type)

    async def queryCount(self, selector: str, **_: Any) -> Any:
        """How many there are."""
        return {"value": await self.page.ask("return all(given[0]).length", selector)}

    async def evalOnSelectorAll(self, selector: str, expression: str, arg: Any, **_: Any) -> Any:
        """A function of all that there are."""
        found = await self.evaluate(expression, arg, selector, given="all(given[0]), given[1]")
        return {"value": serialize_value(found, [])}

    async def evaluateExpression(self, expression: str, arg: Any, **_: Any) -> Any:
        """A function of the page."""
        return {"value": serialize_value(await self.evaluate(expression, arg), [])}

    async def waitForFunction(self, expression: str, arg: Any, timeout: float, **_: Any) -> Any:
        """Until a function of the page says yes."""

        async def look() -> tuple[bool, Any]:
            found = await self.evaluate(expression, arg)
            return bool(found), found

        await _patiently(look, timeout, f"not true: {expression.strip()[:200]}")
        handle = Element(self.peer, self, None)
        return {"handle": handle.ref}

    async def waitForSelector(
        self, selector: str, timeout: float, state: str = "visible", strict: bool = False, **_: Any
    ) -> Any:
        """Until an element is there, in sight, out of sight or gone."""
        assert state in STATES
        body = """
        const [selector, state, strict] = given, element = one(selector, strict);
        const isThere = Boolean(element && element.isConnected);
        const isSeen = isThere && injected.elementState(element, 'visible', true).matches;
        const is = { attached: isThere, detached: !isThere, visible: isSeen, hidden: !isSeen };
        return is[state] ? [isThere ? element : null] : null;"""
        why = f"{selector} is not {state}"
        found = await self.until(body, selector, state, strict, timeout=timeout, why=why)
        if state in ("detached", "hidden") or found[0] is None:
            return {}
        return {"element": Element(self.peer, self, found[0]).ref}

    async def expect(
        self, expression: str, timeout: float, selector: str = ":root", **options: Any
    ) -> Any:
        """Until something holds for an element."""
        options.setdefault("isNot", False)
        options["expression"] = expression
        if "expectedValue" in options:
            options["expectedValue"] = _plain(options["expectedValue"]["value"], [])
        last: dict[str, Any] = {}

        async def look() -> tuple[bool, Any]:
            nonlocal last
            last = await self.page.ask(inpage.EXPECT, selector, options)
            return last["matches"] != options["isNot"], None

        try:
            await _patiently(look, timeout, f"{expression} {selector}")
        except Failed as failed:
            received = last.get("received") or {}
            received["value"] = serialize_value(received.get("value"), [])
            failed.details = {"received": received, "timedOut": True}
            raise
        return {}

    async def waitForTimeout(self, waitTimeout: float, **_: Any) -> None:
        """A while."""
        await asyncio.sleep(waitTimeout / 1000)  # the test says why

    async def title(self, **_: Any) -> Any:
        """The title of the document."""
        return {"value": await self.page.do("GET", "/title")}

    async def content(self, **_: Any) -> Any:
        """The source of the document."""
        return {"value": await self.page.ask("return injected.documentContent(false)")}

    async def getAttribute(self, selector: str, name: str, timeout: float, **_: Any) -> Any:
        """An attribute of an element."""
        body = "const it = one(given[0]); return it ? [it.getAttribute(given[1])] : null"
        return {"value": (await self.until(body, selector, name, timeout=timeout))[0]}

    async def innerText(self, selector: str, timeout: float, **_: Any) -> Any:
        """The words that are shown in it."""
        return await self._read(selector, "innerText", timeout)

    async def textContent(self, selector: str, timeout: float, **_: Any) -> Any:
        """All words in it."""
        return await self._read(selector, "textContent", timeout)

    async def innerHTML(self, selector: str, timeout: float, **_: Any) -> Any:
        """Its source."""
        return await self._read(selector, "innerHTML", timeout)

    async def inputValue(self, selector: str, timeout: float, **_: Any) -> Any:
        """The words in a field."""
        return await self._read(selector, "value", timeout)

    async def isVisible(self, selector: str, **_: Any) -> Any:
        """Whether it is in sight."""
        return await self._is(selector, "visible")

    async def isChecked(self, selector: str, **_: Any) -> Any:
        """Whether it is ticked."""
        return await self._is(selector, "checked")

    async def _read(self, selector: str, what: str, timeout: float) -> Any:
        body = "const it = one(given[0]); return it ? [it[given[1]]] : null"
        return {"value": (await self.until(body, selector, what, timeout=timeout))[0]}

    async def _is(self, selector: str, state: str) -> Any:
        body = """
        const it = one(given[0]);
        return Boolean(it) && injected.elementState(it, given[1], true).matches"""
        return {"value": await self.page.ask(body, selector, state)}


class Element(Thing):
    """An element of a page, which tests hold on to."""

    kind = "ElementHandle"

    def __init__(self, peer: Peer, frame: Frame, found: Any) -> None:
        super().__init__(peer, frame)
        self.frame = frame
        self.found = found
        self.create({"preview": "element"})

    async def boundingBox(self, **_: Any) -> Any:
        """Where it is in the window."""
        body = """
        const { x, y, width, height } = given[0].getBoundingClientRect();
        return { x, y, width, height };"""
        return {"value": await self.frame.page.ask(body, self.found)}

    async def scrollIntoViewIfNeeded(self, **_: Any) -> None:
        """Into the window."""
        await self.frame.page.ask("given[0].scrollIntoViewIfNeeded(true)", self.found)

    async def evaluateExpression(self, expression: str, arg: Any, **_: Any) -> Any:
        """A function of it."""
        found = await self.frame.evaluate(expression, arg, self.found)
        return {"value": serialize_value(found, [])}

    async def screenshot(self, **_: Any) -> Any:
        """A picture of it."""
        path = f"/element/{self.found[ELEMENT]}/screenshot"
        return {"binary": await self.frame.page.picture(path)}


async def _patiently(
    look: Callable[[], Awaitable[tuple[bool, Any]]], timeout: float, why: str | Callable[[], str]
) -> Any:
    """Look until it holds; `timeout` is in milliseconds, and 0 means for ever."""
    end = time.monotonic() + timeout / 1000
    last: Exception | None = None
    while True:
        try:
            holds, found = await look()
            if holds:
                return found
        except DriverError as error:
            if error.code not in PASSING:
                raise
            last = error
        if timeout and time.monotonic() > end:
            said = why if isinstance(why, str) else why()
            raise Failed(f"Timeout {timeout:.0f}ms exceeded: {said} {last or ''}", late=True)
        await asyncio.sleep(PAUSE)


def _plain(value: Any, handles: list[Any]) -> Any:
    """What Playwright wrapped for its way, as JSON for the driver."""
    match value:
        case {"h": place}:
            return handles[place].found
        case {"a": items}:
            return [_plain(item, handles) for item in items]
        case {"o": items}:
            return {item["k"]: _plain(item["v"], handles) for item in items}
        case {"n": it} | {"s": it} | {"b": it}:
            return it
    return None


def _file(path: str) -> dict[str, Any]:
    data = base64.b64encode(Path(path).read_bytes()).decode()
    return {"name": Path(path).name, "mimeType": "", "buffer": data, "lastModifiedMs": 0}
