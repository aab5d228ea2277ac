"""Pages when one of several nodes fails: by dying beside them, or by hanging with their table."""

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from storyhare.words import say
from tests.browser.company import Company
from tests.browser.frames import Frames
from tests.browser.people import NO_NETWORK, People, Person, RealServer, sit_down
from tests.browser.play import Hare
from tests.deploy.files import tool
from tests.deploy.proxies import kind_of, proxy
from tests.server.nodes import WITHIN, Nodes, devices, nodes, until_known

TRIALS = int(os.environ.get("STORYHARE_FAULT_TRIALS", "5"))


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
    frames = await Frames.of(ada.page)
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
    assert await frames.open_sockets() == [True]
    await company.leave()


@pytest.mark.clock
@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
async def test_a_table_goes_on_within_five_seconds_when_its_node_hangs(
    people: People, name: str, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if tool(kind_of(name)) is None:
        pytest.skip(f"no {kind_of(name)} here; make brings it where it can")
    monkeypatch.setenv("STORYHARE_METRICS", "1")
    async with (
        nodes(database, tmp_path, 3, kind=RealServer) as three,
        proxy(name, tmp_path, three.ports) as url,
    ):
        # As at home: what a page has loaded once it does not ask a hung node for.
        server = RealServer(three[0].data, three[0].port)
        three_people = await people(3, server=server, service_worker=True)
        for person in three_people:
            person.url = url
            person.forgive(NO_NETWORK)
        took = [await until_a_table_goes_on(three, three_people) for _ in range(TRIALS)]
        print(f"{kind_of(name)}: a table went on after {[round(seconds, 2) for seconds in took]} s")
        assert max(took) < WITHIN


async def until_a_table_goes_on(three: Nodes, people: list[Person]) -> float:
    """From the moment when its node hangs until everybody has seen what somebody did since."""
    await until_known(three)
    await sit_down(people, options={"first_storyteller": 0})
    ada, *others = hares = [Hare(person) for person in people]
    for hare in hares:
        await hare.in_the_lobby()
    there = [await devices(server) for server in three.servers]
    assert sorted(there) == [0, 0, 3]
    await ada.start(3)
    clue = ada.page.get_by_role("textbox", name=say("round-tell-clue"))
    await clue.wait_for()
    for hare in others:
        await expect(hare.page.get_by_role("heading", name=say("lobby-seats"))).to_have_count(0)
    await asyncio.sleep(random.uniform(0.0, 2.5))  # pages ping after so long
    node = three[there.index(3)]
    os.kill(node.pid, signal.SIGSTOP)
    began = time.monotonic()
    await ada.tell("Nobody is there")
    for hare in others:
        await hare.hand.first.wait_for()
    took = time.monotonic() - began
    os.kill(node.pid, signal.SIGCONT)
    return took
