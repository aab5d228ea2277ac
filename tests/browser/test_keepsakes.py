"""What an evening leaves behind: the storybook, its printed pages, a picture, and a replay."""

import io
import re

from PIL import Image, ImageStat
from playwright.async_api import Page, expect

from storyhare.table import commands as ask
from storyhare.words import say
from tests.browser.company import Company
from tests.browser.people import People, RealServer

PATIENCE = 30_000
SHARES = """
window.shared = [];
navigator.share = async (what) => void window.shared.push(what.url ?? what.files[0].name);
navigator.canShare = (what) => !what.files;
"""


STEPS = ("deal", "tell", "give", "vote", "reveal")
NOTE_STEPS = """
window.steps = [];
const replace = history.replaceState.bind(history);
history.replaceState = (state, title, url) => {
  window.steps.push(String(url));
  replace(state, title, url);
};
"""


async def finished(server: RealServer, number: int = 3, agree: bool = False) -> Company:
    """A game that is over; everybody has agreed to be named, or nobody has said anything."""
    company = await Company.gather(server, number, end={"tellings": 1})
    if agree:
        for client in company.clients.values():
            await client.do(ask.Sign(name_in_records=True))
    await company.reach("over")
    return company


async def book_of(page: Page) -> str:
    """The text of the storybook on a page."""
    await page.locator(".book blockquote").first.wait_for(timeout=PATIENCE)
    return await page.locator(".book main").inner_text()


async def test_people_who_played_read_all_names_and_strangers_none(
    people: People, server: RealServer
) -> None:
    ada, stranger = await people(2)
    company = await finished(server)
    path = f"/games/{company.view.table.game_id}/book"
    await company.seat(ada, 0)
    await ada.page.get_by_role("heading", level=1).wait_for()
    told = await book_of(await ada.open(path))
    assert all(name in told for name in ("Ada", "Ben", "Chloé"))
    assert "Player" not in told
    public = await book_of(await stranger.open(path))
    assert all(name not in public for name in ("Ada", "Ben", "Chloé"))
    assert "Player 2" in public
    # A cover with all rabbits, and one page with one large picture for every round.
    assert await stranger.page.locator(".book .cover .rabbits svg").count() == 3
    assert await stranger.page.locator(".book section.page figure img").count() == 3
    await company.leave()


async def test_the_end_asks_once_for_the_name_and_no_takes_it_out_of_the_book(
    people: People, server: RealServer
) -> None:
    ada, ben = await people(2)
    company = await finished(server)
    await company.seat(ada, 0)
    await company.seat(ben, 1)
    question = ben.page.get_by_role("region", name=say("end-ask"))
    await question.get_by_role("button", name=say("end-ask-no")).click()
    await expect(question).to_have_count(0)
    await ben.page.reload()
    await ben.page.get_by_role("button", name=say("end-keep")).first.wait_for()
    await expect(question).to_have_count(0)
    told = await book_of(await ada.open(f"/games/{company.view.table.game_id}/book"))
    assert "Ben" not in told
    assert "Player 2" in told
    assert "Chloé" in told
    await company.leave()


async def test_when_all_agree_everybody_with_the_link_reads_the_names(
    people: People, server: RealServer
) -> None:
    (stranger,) = await people()
    company = await finished(server, agree=True)
    told = await book_of(await stranger.open(f"/games/{company.view.table.game_id}/book"))
    assert all(name in told for name in ("Ada", "Ben", "Chloé"))
    await company.leave()


async def test_the_printed_book_is_a_cover_and_one_a4_page_for_every_round(
    people: People, server: RealServer
) -> None:
    (reader,) = await people(phone=False)
    company = await finished(server, agree=True)
    page = await reader.open(f"/games/{company.view.table.game_id}/book")
    await book_of(page)
    await page.wait_for_function(
        "() => [...document.querySelector('.book').shadowRoot.querySelectorAll('img')]"
        ".every((image) => image.complete && image.naturalWidth > 0)"
    )
    printed = await page.pdf(prefer_css_page_size=True, print_background=True)
    boxes = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)", printed)
    assert len(boxes) == 1 + 3
    assert {(round(float(wide)), round(float(tall))) for wide, tall in boxes} == {(595, 842)}
    await page.emulate_media(media="print")
    await expect(page.get_by_role("button", name=say("end-print"))).to_be_hidden()
    await company.leave()


async def test_the_book_is_sent_by_its_link_or_the_link_is_copied(
    people: People, server: RealServer
) -> None:
    ada, ben = await people(2)
    company = await finished(server)
    path = f"/games/{company.view.table.game_id}/book"
    await ada.page.add_init_script(SHARES)
    await book_of(await ada.open(path))
    await ada.page.get_by_role("button", name=say("end-send")).click()
    await ada.page.wait_for_function("() => window.shared.length === 1")
    assert (await ada.page.evaluate("window.shared"))[0].endswith(path)
    await ben.page.add_init_script("delete Navigator.prototype.share")
    await ben.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await book_of(await ben.open(path))
    await ben.page.get_by_role("button", name=say("end-send")).click()
    await ben.page.get_by_text(say("end-copied")).wait_for()
    assert (await ben.page.evaluate("navigator.clipboard.readText()")).endswith(path)
    await company.leave()


async def test_the_result_is_a_picture_with_rabbits_and_the_card_of_the_best_clue(
    people: People, server: RealServer
) -> None:
    (ada,) = await people()
    await ada.page.add_init_script("navigator.canShare = () => false")
    company = await finished(server)
    await company.seat(ada, 0)
    await ada.page.get_by_role("button", name=say("end-keep")).last.click()
    async with ada.page.expect_download() as download:
        await ada.page.get_by_role("button", name=say("end-picture")).click()
    file = await (await download.value).path()
    assert file.read_bytes().startswith(b"\x89PNG")
    with Image.open(io.BytesIO(file.read_bytes())) as picture:
        assert picture.format == "PNG"
        assert picture.size == (1080, 1350)
        drawn = picture.convert("RGB")
    # The painted card, lower left, has many colours; above it stand the rabbits on a dark table.
    card = drawn.crop((100, 710, 440, 1240))
    assert min(ImageStat.Stat(card).stddev) > 15
    colours = drawn.crop((60, 260, 1020, 600)).getcolors(1 << 20) or []
    seats = {(0xE4, 0x57, 0x3D), (0xF0, 0xA6, 0x3A), (0xF2, 0xDC, 0x7A)}
    assert seats <= {colour for _, colour in colours}
    await company.leave()


async def test_a_replay_plays_by_itself_and_can_be_paused_and_sped_up(
    people: People, server: RealServer
) -> None:
    (reader,) = await people()
    company = await finished(server)
    await reader.page.emulate_media(reduced_motion="no-preference")
    await reader.page.clock.install()
    await reader.page.add_init_script(NOTE_STEPS)
    page = await reader.open(f"/games/{company.view.table.game_id}")

    async def steps() -> list[str]:
        noted: list[str] = await page.evaluate("window.steps")
        return noted

    pause = page.get_by_role("button", name=say("replay-pause"), exact=True)
    await pause.wait_for()
    while not await steps():
        await page.clock.run_for(1_000)
    await pause.click()
    before = await steps()
    await page.clock.run_for(60_000)
    assert await steps() == before
    await page.get_by_role("button", name=say("replay-play"), exact=True).click()
    speed = page.get_by_role("button", name=re.compile("^Speed"))
    await speed.click()
    await expect(speed).to_have_text("2\u00d7")
    while (await steps())[-1] != "#3-reveal":
        await page.clock.run_for(2_000)
    order = [f"#{one}-{step}" for one in (1, 2, 3) for step in STEPS]
    assert await steps() == order[1:]
    await page.get_by_role(
        "button", name=say("replay-play"), exact=True
    ).wait_for()  # it has stopped
    await page.keyboard.press("ArrowLeft")
    await expect(page).to_have_url(re.compile("#3-vote$"))
    await company.leave()


async def test_with_reduced_motion_a_replay_waits_to_be_started(
    people: People, server: RealServer
) -> None:
    (reader,) = await people()
    await reader.page.emulate_media(reduced_motion="reduce")
    company = await finished(server)
    page = await reader.open(f"/games/{company.view.table.game_id}")
    await page.get_by_role("button", name=say("replay-play"), exact=True).wait_for()
    await company.leave()
