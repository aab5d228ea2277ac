"""What the client weighs and how soon it paints, in a real Chromium at a real server.

Weight: everything the browser fetches to show `/`, as gzip would send it. Paint: the largest one on
the table screen of a game that runs, on a phone's screen, with a processor four times slower and a
line of 10 Mbit/s, nothing cached; the middle of several loads. `python -m bench.web 9` loads nine
times.
"""

import asyncio
import json
import os
import statistics
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, async_playwright

from storyhare.server.http.pages import BUILT
from storyhare.table import commands as ask
from storyhare.testing.client import Client, Ticket, join_table, open_table
from tests.browser import chromium
from tests.browser.engines import FLAGS, PHONE
from tests.browser.people import RealServer

KB = 1000
MOST_CODE, MOST_FONTS = 110 * KB, 120 * KB
MOST_PAINT_MS = 2500
LOADS = 5
SLOWER = 4
LINE = {"downloadThroughput": 10e6 / 8, "uploadThroughput": 10e6 / 8, "latency": 40}
# Chromium tells of ever larger paints; the last one before the first touch counts.
LARGEST = """
new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1);
    resolve({ ms: last.startTime, what: last.element?.tagName ?? '', url: last.url });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(() => resolve(null), 5000);
})
"""


def run(loads: int = LOADS) -> None:
    """Print one line for the weight and one for the paint."""
    asyncio.run(_run(loads))


async def _run(loads: int) -> None:
    program = await asyncio.to_thread(chromium.find)
    assert program is not None, "no Chromium"
    with tempfile.TemporaryDirectory() as folder:
        server = RealServer(Path(folder))
        await server.start()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)
                _print(await _weight(browser, server))
                _print(await _paint(browser, server, loads))
                await browser.close()
        finally:
            server.stop()


def _print(line: dict[str, object]) -> None:
    print(json.dumps(line), flush=True)


# -- weight ----------------------------------------------------------------------------------------


async def _weight(browser: Browser, server: RealServer) -> dict[str, object]:
    async with _phone(browser) as context:
        page = await context.new_page()
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(urlsplit(request.url).path))
        await page.goto(server.url, wait_until="networkidle")
    code = {path: _packed(path) for path in fetched if path.endswith((".js", ".css"))}
    fonts = [_packed(path) for path in fetched if path.endswith(".woff2")]
    return {
        "bench": "web",
        "what": "first load of /",
        "code_gzip_bytes": sum(code.values()),
        "code_bar_bytes": MOST_CODE,
        "code_fits": sum(code.values()) <= MOST_CODE,
        "code_files": len(code),
        "fonts_bytes": sum(fonts),
        "fonts_bar_bytes": MOST_FONTS,
        "fonts_fit": sum(fonts) <= MOST_FONTS,
        "fonts_files": len(fonts),
        "requests": len(fetched),
    }


def _packed(path: str) -> int:
    """The size in which a file travels with gzip; fonts are packed already."""
    file = BUILT / path.lstrip("/")
    packed = file.with_name(f"{file.name}.gz")
    return (packed if packed.exists() else file).stat().st_size


# -- paint -----------------------------------------------------------------------------------------


async def _paint(browser: Browser, server: RealServer, loads: int) -> dict[str, object]:
    host, clients = await _running_game(server)
    try:
        found = [await _largest(browser, server, host) for _ in range(loads)]
    finally:
        await asyncio.gather(*[client.close() for client in clients])
    times = [entry["ms"] for entry in found]
    middle = statistics.median(times)
    return {
        "bench": "web",
        "what": "largest paint of the table screen",
        "cpu_slower": SLOWER,
        "megabits": 10,
        "latency_ms": LINE["latency"],
        "loads": loads,
        "median_ms": round(middle),
        "worst_ms": round(max(times)),
        "bar_ms": MOST_PAINT_MS,
        "fits": middle <= MOST_PAINT_MS,
        "largest": f"{found[-1]['what']} {urlsplit(found[-1]['url']).path}".strip(),
        "load": round(os.getloadavg()[0], 1),
    }


async def _running_game(server: RealServer) -> tuple[Ticket, list[Client]]:
    """Four people at a table, dealt; the host's pass, and the others with the host on sockets."""
    host = await open_table(server.url, "Ada", {"ruleset": "odyssey"})
    members = [await join_table(server.url, host.code, name) for name in ("Ben", "Chloé", "Dao")]
    clients = [Client(server.url, one.code, one.cookie) for one in (host, *members)]
    for client in clients:
        await client.connect()
    await clients[0].do(ask.Start())
    for client in clients:
        await client.until(lambda view: view.table.stage == "playing")
    return host, clients


async def _largest(browser: Browser, server: RealServer, host: Ticket) -> dict[str, Any]:
    async with _phone(browser) as context:
        name, _, value = host.cookie.partition("=")
        await context.add_cookies([{"name": name, "value": value, "url": server.url}])
        page = await context.new_page()
        devtools = await context.new_cdp_session(page)
        await devtools.send("Network.enable")
        await devtools.send("Network.emulateNetworkConditions", {"offline": False, **LINE})
        await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        await page.goto(f"{server.url}/t/{host.code}", wait_until="networkidle")
        entry: dict[str, Any] | None = await page.evaluate(LARGEST)
        assert entry is not None, "the table screen painted nothing"
        return entry


@asynccontextmanager
async def _phone(browser: Browser) -> AsyncIterator[BrowserContext]:
    context = await browser.new_context(
        viewport=PHONE, device_scale_factor=2, is_mobile=True, has_touch=True
    )
    try:
        yield context
    finally:
        await context.close()


if __name__ == "__main__":
    run(*map(int, sys.argv[1:]))
