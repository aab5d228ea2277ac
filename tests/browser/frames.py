"""What a page says to the table and hears from it, noted in the page itself.

Only Chromium's driver tells of the frames of a socket.
"""

import json
from typing import Any

from playwright.async_api import Page

# What was sent before a reload is handed on to the page after it.
NOTE = """
try {
  const sent = JSON.parse(sessionStorage.getItem('frames') ?? '[]');
  const noted = (window.__frames = { sent, heard: [], sockets: [] });
  addEventListener('pagehide', () => sessionStorage.setItem('frames', JSON.stringify(sent)));
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      noted.sockets.push(this);
      this.addEventListener('message', (event) => noted.heard.push(event.data));
    }
    send(data) {
      noted.sent.push(data);
      super.send(data);
    }
  };
} catch { /* an empty page has no storage, and no table either */ }
"""


class Frames:
    """The frames of a page: `frames = await Frames.of(page)`, before it opens a table."""

    def __init__(self, page: Page) -> None:
        self._page = page

    @classmethod
    async def of(cls, page: Page) -> "Frames":
        """Note them from now on."""
        await page.add_init_script(NOTE)
        return cls(page)

    async def sent(self) -> list[dict[str, Any]]:
        """What it has said, also before a reload."""
        return await self._noted("sent")

    async def heard(self) -> list[dict[str, Any]]:
        """What it has been told since it was loaded."""
        return await self._noted("heard")

    async def open_sockets(self) -> list[bool]:
        """For each socket since it was loaded, whether it is open."""
        states = "window.__frames.sockets.map((one) => one.readyState === WebSocket.OPEN)"
        is_open: list[bool] = await self._page.evaluate(states)
        return is_open

    async def wishes(self, what: str) -> set[str]:
        """The ids of all commands of this kind that it sent: a repetition has the same."""
        asked = [frame for frame in await self.sent() if frame["type"] == "do"]
        return {frame["cmd_id"] for frame in asked if frame["body"]["do"] == what}

    async def views(self) -> list[dict[str, Any]]:
        """The views that it was shown."""
        return [frame for frame in await self.heard() if "table" in frame]

    async def _noted(self, which: str) -> list[dict[str, Any]]:
        lines: list[str] = await self._page.evaluate(f"window.__frames.{which}")
        return [json.loads(line) for line in lines]
