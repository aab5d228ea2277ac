"""Pages, as WebKitWebDriver can show them: sizes, keys, the mouse, pictures."""

from typing import TYPE_CHECKING, Any

from tests.browser.webkit import inpage
from tests.browser.webkit.frame import Frame
from tests.browser.webkit.pointer import pointer, to
from tests.browser.webkit.protocol import CannotDo, Failed, Peer, Thing

if TYPE_CHECKING:
    from tests.browser.webkit.context import Context

KEYS = {"Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008",
        "Control": "\ue009", "Alt": "\ue00a", "Escape": "\ue00c", "Space": " ",
        "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011",
        "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014",
        "ArrowDown": "\ue015", "Delete": "\ue017", "Meta": "\ue03d"}  # fmt: skip


class Page(Thing):
    """A page of somebody."""

    kind = "Page"

    def __init__(self, peer: Peer, context: "Context", handle: str, number: int) -> None:
        super().__init__(peer, context)
        self.context = context
        self.handle = handle
        self.number = number
        self.frame = Frame(peer, context, self)
        self.at = 0, 0  # the pointer

    def appear(self, size: dict[str, int]) -> None:
        """Tell the client about the page and its frame."""
        loaded = ["load", "domcontentloaded"]
        self.frame.create({"name": "", "url": "about:blank", "loadStates": loaded})
        self.create({"mainFrame": self.frame.ref, "viewportSize": size, "isClosed": False})

    async def do(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the driver about this page."""
        return await self.context.window.do(self.handle, method, path, body)

    async def ask(self, body: str, *given: Any) -> Any:
        """Run a function inside the page, with Playwright's helper at hand."""
        script = inpage.ASK.replace("BODY", body)
        for _ in range(3):
            answer = await self.do("POST", "/execute/async", {"script": script, "args": given})
            if answer.get("error") != inpage.MISSING:
                break
            await self.do("POST", "/execute/sync", {"script": inpage.helper(), "args": []})
        if "error" in answer:
            raise Failed(answer["error"])
        return answer["value"]

    async def act(self, *sources: dict[str, Any]) -> None:
        """Move a pointer or press keys."""
        await self.do("POST", "/actions", {"actions": list(sources)})

    async def press_at(self, x: float, y: float, clicks: int = 1) -> None:
        """Click at a point of the page."""
        steps: list[dict[str, Any]] = [to(x, y)]
        for _ in range(clicks):
            steps += [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        await self.act(pointer(steps))

    async def press_keys(self, keys: str) -> None:
        """Press a key, maybe with others held: `Shift+Tab`."""
        names = keys.split("+") if len(keys) > 1 else [keys]
        codes = [KEYS.get(name, name) for name in names]
        downs = [{"type": "keyDown", "value": code} for code in codes]
        ups = [{"type": "keyUp", "value": code} for code in reversed(codes)]
        await self.act({"type": "key", "id": "keys", "actions": downs + ups})

    # -- the protocol's names ----------------------------------------------------------------------

    async def setViewportSize(self, viewportSize: dict[str, int], **_: Any) -> None:
        """Another size of the window."""
        await self.context.window.order("resize", view=self.number, **viewportSize)
        await self.frame.until(
            "const [w, h] = given; return innerWidth === w && innerHeight === h",
            viewportSize["width"], viewportSize["height"], timeout=5_000,
        )  # fmt: skip

    async def reload(self, **_: Any) -> Any:
        """Load it again."""
        await self.do("POST", "/refresh")
        return {}

    async def goBack(self, **_: Any) -> Any:
        """To the page before."""
        await self.do("POST", "/back")
        return {}

    async def goForward(self, **_: Any) -> Any:
        """To the page after."""
        await self.do("POST", "/forward")
        return {}

    async def bringToFront(self, **_: Any) -> None:
        """Give it the keyboard."""
        await self.context.window.order("front", view=self.number)

    async def addInitScript(self, source: str, **_: Any) -> Any:
        """Run this before the scripts of every page."""
        return await self.context.addInitScript(source)

    async def emulateMedia(self, **wanted: Any) -> None:
        """Theme and motion; a window knows nothing else."""
        wanted.pop("timeout")
        wishes = {}
        if (theme := wanted.pop("colorScheme", None)) is not None:
            wishes["dark"] = theme == "dark"
        if (motion := wanted.pop("reducedMotion", None)) is not None:
            wishes["still"] = motion == "reduce"
        if wanted:
            raise CannotDo(f"emulate {', '.join(wanted)}")
        await self.context.prefer(**wishes)

    async def screenshot(self, fullPage: bool = False, **_: Any) -> Any:
        """What is in sight."""
        if fullPage:
            raise CannotDo("a picture of the whole page")
        return {"binary": await self.picture("/screenshot")}

    async def picture(self, path: str) -> Any:
        """The driver waits for the next drawing, which a page at rest never has."""
        await self.ask(inpage.DRAW)
        try:
            return await self.do("GET", path)
        finally:
            await self.ask("window.__rest()")

    async def keyboardPress(self, key: str, **_: Any) -> None:
        """A key."""
        await self.press_keys(key)

    async def keyboardType(self, text: str, **_: Any) -> None:
        """Many keys."""
        for letter in text:
            await self.press_keys(letter)

    async def mouseClick(self, x: float, y: float, **_: Any) -> None:
        """A click."""
        await self.press_at(x, y)

    async def touchscreenTap(self, x: float, y: float, **_: Any) -> None:
        """A tap: the driver has no fingers, so it is a click."""
        await self.press_at(x, y)

    async def mouseMove(self, x: float, y: float, **_: Any) -> None:
        """The pointer elsewhere."""
        self.at = int(x), int(y)
        await self.act(pointer([to(x, y)]))

    async def mouseWheel(self, deltaX: float, deltaY: float, **_: Any) -> None:
        """The wheel, where the pointer is."""
        x, y = self.at
        step = {"type": "scroll", "x": x, "y": y, "deltaX": int(deltaX), "deltaY": int(deltaY),
                "origin": "viewport", "duration": 0}  # fmt: skip
        await self.act({"type": "wheel", "id": "wheel", "actions": [step]})

    async def mouseDown(self, **_: Any) -> None:
        """The button down."""
        await self.act(pointer([{"type": "pointerDown", "button": 0}]))

    async def mouseUp(self, **_: Any) -> None:
        """The button up."""
        await self.act(pointer([{"type": "pointerUp", "button": 0}]))

    async def close(self, **_: Any) -> None:
        """Close the page, and leave the others."""
        await self.do("DELETE", "/window")
        self.emit("close")
        self.dispose()
