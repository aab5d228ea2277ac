"""A page of the release before at a server of this one, and the other way round."""

import asyncio
import re
import shutil
from pathlib import Path

import pytest
from playwright.async_api import expect

from storyhare.words import say
from tests.browser.company import Company
from tests.browser.people import NO_NETWORK, People, RealServer
from tests.browser.play import Hare
from tests.earlier import ROOT, build_pages, release_before, source_of


class EarlierServer(RealServer):
    """`storyhare serve` of another source, with limits that every version knows."""

    def __init__(self, source: Path, data: Path) -> None:
        super().__init__(data)
        self.limits = {"bots": "off"}
        self._source = source / "src"

    @property
    def command(self) -> list[str]:
        """The same with other code."""
        return ["env", f"PYTHONPATH={self._source}", *super().command]


@pytest.fixture(scope="session")
def before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The release before, with its pages."""
    source = source_of(release_before(), tmp_path_factory.mktemp("before"))
    build_pages(source)
    return source


async def plays_on(hare: Hare, company: Company) -> None:
    """From giving a card to the reveal: the words of these buttons are those of both versions."""
    await hare.give(2)
    await company.move()
    await company.until("vote")
    await hare.vote((await hare.numbers())[:1])
    await company.move()
    await company.until("reveal")
    await hare.sees(re.compile("found it"))


async def test_an_open_page_goes_on_when_the_server_is_upgraded_under_it(
    people: People, before: Path, tmp_path: Path
) -> None:
    old = EarlierServer(before, tmp_path)
    new = RealServer(tmp_path, old.port)
    await old.start()
    try:
        company = await Company.gather(old, 3, first_storyteller=1, end={"tellings": 1})
        await company.reach("give")
        (ada,) = await people(server=old, phone=False)
        ada.forgive(NO_NETWORK)
        await company.seat(ada, 0)
        hare = Hare(ada)
        await hare.hand.first.wait_for()
        await ada.page.evaluate("window.sameAsBefore = true")
        old.stop()
        await new.start()
        await company.come_back()
        await plays_on(hare, company)
        await expect(ada.page.get_by_text(say("shell-away"))).to_have_count(0)
        assert await ada.page.evaluate("window.sameAsBefore")
        await company.leave()
    finally:
        old.stop()
        new.stop()


async def test_a_new_page_plays_at_a_server_that_was_not_upgraded_yet(
    people: People, before: Path, tmp_path: Path
) -> None:
    """While nodes are replaced one by one, a page may come from one and speak with another."""
    mixed = tmp_path / "mixed"
    left_out = shutil.ignore_patterns("pages", "__pycache__")
    shutil.copytree(before / "src", mixed / "src", ignore=left_out)
    shutil.copytree(ROOT / "src/storyhare/pages", mixed / "src/storyhare/pages")
    (tmp_path / "data").mkdir()
    old = EarlierServer(mixed, tmp_path / "data")
    await old.start()
    try:
        company = await Company.gather(old, 3, first_storyteller=1, end={"tellings": 1})
        await company.reach("give")
        (ada,) = await people(server=old, phone=False)
        await company.seat(ada, 0)
        await plays_on(Hare(ada), company)
        await company.leave()
    finally:
        old.stop()


async def test_a_part_that_the_new_server_does_not_have_comes_with_the_page_anew(
    people: People, server: RealServer
) -> None:
    company = await Company.gather(server, 3)
    (ada,) = await people()
    ada.forgive(r"404|Failed to (load|fetch)|Unable to preload|dynamically imported module")
    await company.seat(ada, 0)
    hare = Hare(ada)
    await hare.in_the_lobby()
    while await ada.page.evaluate("performance.now() < 4000"):  # until then it is beginning
        await asyncio.sleep(0.1)
    part = re.compile(r"/assets/Menu-")
    await ada.page.route(part, lambda route: route.fulfill(status=404))
    async with ada.page.expect_event("load"):
        await hare.press("menu-title")
    await ada.page.unroute(part)
    await hare.in_the_lobby()
    await hare.press("menu-title")
    await ada.page.get_by_role("dialog").wait_for()
    await company.leave()
