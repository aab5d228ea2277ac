"""A page of the release before at a server of this one, and the other way round."""

import asyncio
import gzip
import re
import shutil
from pathlib import Path

import pytest
from playwright.async_api import expect

from storyhare.words import say
from tests.browser.company import Company
from tests.browser.people import NO_NETWORK, People, RealServer
from tests.browser.play import Hare
from tests.deploy.proxies import SOON
from tests.earlier import ROOT, build_pages, release_before, source_of


class EarlierServer(RealServer):
    """`storyhare serve` of another source, with limits that every version knows."""

    def __init__(self, source: Path, data: Path, port: int | None = None) -> None:
        super().__init__(data, port)
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


def unpack(pages: Path) -> None:
    """Put every file there as it is, too: version 1.0.0 serves none that is only compressed."""
    for packed in pages.rglob("*.gz"):
        packed.with_suffix("").write_bytes(gzip.decompress(packed.read_bytes()))


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
    unpack(mixed / "src/storyhare/pages")
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
    people: People, tmp_path: Path
) -> None:
    source, data = tmp_path / "source", tmp_path / "data"
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__"))
    data.mkdir()
    old = EarlierServer(source, data)
    new = EarlierServer(source, data, old.port)
    await old.start()
    try:
        company = await Company.gather(old, 3)
        (ada,) = await people(server=old)
        ada.forgive(NO_NETWORK)
        ada.forgive(r"404|Failed to (load|fetch)|Unable to preload|dynamically imported|MIME type")
        ada.forgive(r"NS_ERROR|module script failed|blocked because|nosniff")
        await company.seat(ada, 0)
        hare = Hare(ada)
        await hare.in_the_lobby()
        while await ada.page.evaluate("performance.now() < 4000"):  # until then it is beginning
            await asyncio.sleep(0.1)
        old.stop()
        parts = {file: file.read_bytes() for file in source.glob("src/storyhare/pages/*/Menu-*")}
        for file in parts:
            file.unlink()
        await new.start()
        await company.come_back()
        await ada.page.evaluate("window.sameAsBefore = true")
        await hare.press("menu-title")
        async with asyncio.timeout(SOON):
            while await ada.page.evaluate("window.sameAsBefore ?? false"):
                await asyncio.sleep(0.1)
        await hare.in_the_lobby()
        new.stop()
        for file, content in parts.items():
            file.write_bytes(content)
        await new.start()
        await company.come_back()
        await hare.press("menu-title")
        await ada.page.get_by_role("dialog").wait_for()
        await company.leave()
    finally:
        old.stop()
        new.stop()
