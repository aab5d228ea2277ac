"""WPE WebKit of Debian 12, which is as old as Safari 16.0, in cog without a screen.

It is as large as it is, and tells nothing of requests and consoles; scripts of a test cannot run
before those of a page.
"""

from typing import Any
from urllib.parse import urlsplit

from tests.browser.webkit.protocol import CannotDo
from tests.browser.webkit.webdriver import COG, OLDER_DRIVER, Browser

SIZE = {"width": 800, "height": 600}


class Older(Browser):
    """An older WebKit."""

    driver = OLDER_DRIVER

    def _program(self) -> dict[str, Any]:
        args = ["--automation", "--platform=headless"]
        return {"wpe:browserOptions": {"binary": COG, "args": args}}

    async def order(self, order: str, **facts: Any) -> None:
        """Cookies; other wishes cannot be granted."""
        if order == "cookie":
            await self._put(**facts)
        elif order != "script":
            raise CannotDo(f"{order} in an older WebKit")

    async def _put(self, name: str, value: str, url: str) -> None:
        """A cookie can be put only where the browser is."""
        await self.do(self.handle, "POST", "/url", {"url": f"{url}/healthz"})
        cookie = {"name": name, "value": value, "domain": urlsplit(url).hostname, "path": "/"}
        await self.do(self.handle, "POST", "/cookie", {"cookie": cookie})
