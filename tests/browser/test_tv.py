"""The TV of a table: follows a game from the lobby to the end, and knows only what all may know."""

import json

from playwright.async_api import expect

from storyhare.table import commands as ask
from storyhare.words import say
from tests.browser.company import Company, let_in
from tests.browser.frames import Frames
from tests.browser.people import NAMES, People, RealServer

PATIENCE = 30_000
# Test browsers allow sound at once; those of people wait for a key.
SILENT = """
let pressed = false;
class Waiting extends AudioContext {
  constructor() {
    super();
    addEventListener('keydown', () => {
      pressed = true;
      this.dispatchEvent(new Event('statechange'));
    });
  }
  get state() { return pressed ? 'running' : 'suspended'; }
}
window.AudioContext = Waiting;
"""


async def check_no_secret(frames: Frames) -> set[str]:
    """Nothing is for one person, and cards, owners and votes come when all may see them."""
    phases = set()
    views = await frames.views()
    assert views
    for view in views:
        assert view["you"] is None
        game = view["table"]["game"]
        if game is None:
            continue
        phases.add(game["phase"])
        if game["phase"] in ("tell", "give"):
            assert "dreams/" not in json.dumps(view), "a picture before the vote"
        if game["phase"] == "vote":
            for card in game["table"]:
                assert card.get("owner") is None
                assert not card.get("green")
                assert not card.get("red")
    return phases


async def test_a_tv_follows_a_whole_game_and_knows_only_what_all_may_know(
    people: People, server: RealServer
) -> None:
    (wall,) = await people(phone=False)
    company = await Company.gather(server, 4, end={"score": 1})
    frames = await Frames.of(wall.page)
    # The browser of somebody who plays: the TV on it must not see more for that.
    await let_in(wall, company.tickets[2])
    page = await wall.open(f"/t/{company.code}/tv")
    screen = page.get_by_role("main")
    await expect(screen).to_contain_text(company.code, timeout=PATIENCE)
    for name in ("Ada", "Ben", "Chloé", "Dao"):
        await expect(screen).to_contain_text(name)
    await company.reach("tell")
    await expect(page.get_by_role("heading", level=1)).to_have_text(
        "Ada is the storyteller", timeout=PATIENCE
    )
    await company.reach("give")
    await expect(screen.get_by_role("blockquote")).to_contain_text("What the moon keeps")
    await company.move([1, 2])
    await expect(screen).to_contain_text("Dao is still choosing", timeout=PATIENCE)
    await company.reach("vote")
    cards = screen.get_by_role("list", name="Cards on the table").get_by_role("listitem")
    await expect(cards).to_have_count(4, timeout=PATIENCE)
    await company.reach("reveal")
    await expect(page.get_by_role("heading", level=1)).to_have_text(
        "Two of three found it", timeout=PATIENCE
    )
    for name in ("Ada", "Ben", "Chloé", "Dao"):
        await expect(cards.filter(has_text=name)).to_have_count(1)
    await company.reach("over")
    await expect(page.get_by_role("heading", level=1)).to_contain_text("win", timeout=PATIENCE)
    assert await check_no_secret(frames) >= {"tell", "give", "vote", "reveal"}
    # Who watches on the wall is nobody of the table, and took nobody's seat.
    assert company.clients[2].bye is None
    assert await page.get_by_role("button").count() == 0
    await company.leave()


async def test_a_tv_of_a_party_shows_no_red_vote_before_the_reveal(
    people: People, server: RealServer
) -> None:
    (wall,) = await people(phone=False)
    company = await Company.gather(server, 6, "party")
    frames = await Frames.of(wall.page)
    page = await wall.open(f"/t/{company.code}/tv")
    await company.reach("vote")
    await company.move([0, 1, 2])
    await expect(page.get_by_role("main")).to_contain_text("3 of 6 are done", timeout=PATIENCE)
    await company.reach("reveal")
    points = page.get_by_role("region", name=say("tv-points")).get_by_role("listitem")
    await expect(points.first).to_be_visible(timeout=PATIENCE)
    assert {"vote", "reveal"} <= await check_no_secret(frames)
    await company.leave()


async def test_after_the_last_round_the_tv_names_who_wins(
    people: People, server: RealServer
) -> None:
    (wall,) = await people(phone=False)
    company = await Company.gather(server, 4)
    page = await wall.open(f"/t/{company.code}/tv")
    await company.reach("vote")
    await company.clients[0].do(ask.LastRound())
    await company.reach("over")
    winners = [NAMES[seat] for seat in company.view.table.winners]
    assert winners
    heading = page.get_by_role("heading", level=1)
    await expect(heading).to_contain_text("win", timeout=PATIENCE)
    for name in winners:
        await expect(heading).to_contain_text(name)
    await company.leave()


async def test_a_tv_says_that_its_sound_waits_for_a_key(people: People, server: RealServer) -> None:
    (wall,) = await people(phone=False)
    await wall.context.add_init_script(SILENT)
    company = await Company.gather(server, 3)
    page = await wall.open(f"/t/{company.code}/tv")
    hint = page.get_by_text(say("tv-sound"))
    await expect(hint).to_be_visible(timeout=PATIENCE)
    await company.reach("tell")
    await expect(page.get_by_role("heading", level=1)).to_have_text(
        say("tv-tells-now", name=NAMES[0]), timeout=PATIENCE
    )
    await expect(hint).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(hint).to_have_count(0)
    await company.leave()
