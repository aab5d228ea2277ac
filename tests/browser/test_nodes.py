"""A page on one node, its table on another: when that one dies, nobody at the page notices."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import WebSocket, expect

from storyhare.words import say
from tests.browser.company import Company
from tests.browser.people import People, RealServer
from tests.browser.play import Hare


@pytest_asyncio.fixture(loop_scope="session")
async def two_servers(database: str, tmp_path: Path) -> AsyncIterator[list[RealServer]]:
    """Two of them over one database, as an operator starts them."""
    servers = []
    for name in ("home", "there"):
        (tmp_path / name).mkdir()
        servers.append(RealServer(tmp_path / name, limits={"database": database}))
    await asyncio.gather(*[server.start() for server in servers])
    yield servers
    for server in servers:
        server.stop()
        assert "Traceback" not in server.log


async def test_a_page_goes_on_when_the_node_that_has_its_table_dies(
    people: People, two_servers: list[RealServer]
) -> None:
    home, there = two_servers
    company = await Company.gather(home, 3, first_storyteller=1, end={"tellings": 1})
    await company.reach("give")
    (ada,) = await people(server=there)
    sockets: list[WebSocket] = []
    ada.page.on("websocket", lambda socket: sockets.append(socket))  # noqa: PLW0108 - none of C
    await company.seat(ada, 0)
    hare = Hare(ada)
    await hare.hand.first.wait_for()
    home.kill()
    company.server = there
    await company.come_back()
    await hare.give(2)
    await company.move()
    await company.until("vote")
    await hare.vote((await hare.numbers())[:1])
    await company.move()
    await company.until("reveal")
    await hare.press_on()
    await expect(ada.page.get_by_text(say("shell-away"))).to_have_count(0)
    assert [socket.is_closed() for socket in sockets] == [False]
    await company.leave()
