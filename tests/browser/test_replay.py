"""A finished game by its link: step by step, from each seat's eyes and from nobody's."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.company import Company
from tests.browser.people import People, RealServer

PICTURE = re.compile(r"/pictures/([^?]+)/(?:small|medium|large)\.webp")


async def pictures(page: Page, where: str) -> list[str]:
    """The cards of a list, in order."""
    cards = page.get_by_role("list", name=where).locator("img.front")
    await cards.first.wait_for(state="attached")
    found = await cards.evaluate_all("all => all.map((one) => one.getAttribute('src'))")
    return [match[1] for src in found if (match := PICTURE.search(src))]


def hands(company: Company) -> list[list[str]]:
    """What everybody holds now."""
    held = []
    for seat in sorted(company.clients):
        view = company.clients[seat].view
        assert view is not None
        assert view.you is not None
        assert view.you.game is not None
        held.append(list(view.you.game.hand or ()))
    return held


async def test_a_game_is_seen_again_from_each_seat(people: People, server: RealServer) -> None:
    (member,) = await people()
    company = await Company.gather(server, 4, end={"score": 1})
    await company.reach("tell")
    dealt = hands(company)
    await company.reach("vote")
    table = company.view.table.game
    assert table is not None
    laid = [card.picture for card in table.table]
    await company.reach("over")
    page = await member.open(f"/games/{company.view.table.game_id}")
    eyes = page.get_by_label("View as")
    seats = ["Spectator", "Player 1", "Player 2", "Player 3", "Player 4"]
    await expect(eyes.locator("option")).to_have_text(seats)
    assert await page.get_by_role("list", name=re.compile("’s hand$")).count() == 0
    for seat in range(4):
        name = f"Player {seat + 1}"
        await page.get_by_role("tab", name="Deal").click()
        await eyes.select_option(label=name)
        assert await pictures(page, f"{name}’s hand") == dealt[seat]
        await page.get_by_role("tab", name="Give").click()
        given = page.get_by_role("list", name=f"{name}’s hand").get_by_text("Given")
        await expect(given).to_have_count(1)
        await page.get_by_role("tab", name="Vote").click()
        cards = page.get_by_role("list", name="Cards on the table")
        assert await pictures(page, "Cards on the table") == laid
        await expect(cards.get_by_text("Own", exact=True)).to_have_count(1)
        voted = cards.get_by_role("button", name=re.compile(r"Voted for\.$"))
        await expect(voted).to_have_count(0 if seat == 0 else 1)
    await page.get_by_role("tab", name="Reveal").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Two of three found it")
    await company.leave()


async def test_the_address_of_a_step_leads_back_to_it(people: People, server: RealServer) -> None:
    ada, ben = await people(2)
    company = await Company.gather(server, 3, end={"tellings": 1})
    await company.reach("over")
    page = await ada.open(f"/games/{company.view.table.game_id}")
    await page.get_by_label("View as").select_option(label="Player 2")
    for _ in range(8):  # five steps a round
        await page.get_by_role("button", name="One step forward").click()
    title = await page.get_by_role("heading", level=1).inner_text()
    other = await ben.open(page.url.removeprefix(ada.url))
    await expect(other.get_by_role("heading", level=1)).to_have_text(title)
    await expect(other.get_by_text("Round 2 of 3").first).to_be_visible()
    assert await other.get_by_label("View as").input_value() == "1"
    await other.keyboard.press("ArrowLeft")
    await expect(other.get_by_role("tab", name="Give")).to_have_attribute("aria-selected", "true")
    await company.leave()


@pytest.mark.parametrize("players", [4, 6, 12])
async def test_on_a_desktop_all_cards_lie_above_the_controls(
    people: People, server: RealServer, players: int
) -> None:
    (member,) = await people(phone=False)
    company = await Company.gather(server, players, "odyssey", end={"score": 1})
    await company.reach("over")
    page = await member.open(f"/games/{company.view.table.game_id}")
    for step in ("Give", "Vote", "Reveal"):
        await page.get_by_role("tab", name=step).click()
        cards = page.locator("#stage li:has(.card)")
        await cards.first.wait_for()
        low = await cards.evaluate_all(
            "all => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))"
        )
        controls = await page.get_by_role("tablist").bounding_box()
        assert controls is not None
        assert low <= controls["y"], step
    await company.leave()


async def test_in_party_no_hand_is_seen_before_the_clue(people: People, server: RealServer) -> None:
    (member,) = await people()
    company = await Company.gather(server, 6, "party")
    await company.reach("over")
    page = await member.open(f"/games/{company.view.table.game_id}#1-deal-1")
    hand = page.get_by_role("list", name="Player 1’s hand")
    await expect(hand.get_by_role("listitem")).to_have_count(5)
    assert await hand.locator("img.front").count() == 0
    await page.get_by_role("tab", name="Clue").click()
    await expect(hand.locator("img.front")).to_have_count(5)
    await company.leave()


async def test_a_game_that_nobody_knows_gets_kind_words(people: People) -> None:
    (member,) = await people()
    member.forgive("404")
    page = await member.open("/games/nosuchgame")
    await page.get_by_role("heading", name="Nothing here").wait_for()
