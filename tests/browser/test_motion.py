"""With all its motion a reveal tells its story by itself."""

from playwright.async_api import expect

from tests.browser.people import PATIENCE, People
from tests.browser.tables import Tables


async def test_a_reveal_with_motion_comes_to_its_end_and_the_next_round_begins(
    people: People, tables: Tables
) -> None:
    phone, desktop = [*await people(1, motion=True), *await people(1, motion=True, phone=False)]
    table = await tables.start([phone, desktop], 1, ruleset="classic")
    watching, hasty = table.hares.values()
    await table.tell()
    await table.give()
    await table.cast_votes()
    await expect(hasty.button("reveal-go-on")).to_be_enabled(timeout=2 * PATIENCE)
    await expect(watching.button("reveal-see-cards")).to_be_visible(timeout=PATIENCE)
    await watching.look_at_cards()
    assert await watching.page.get_by_role("heading", level=1).inner_text() == (
        await hasty.page.get_by_role("heading", level=1).inner_text()
    )
    assert table.game.result is not None
    assert sum((await watching.all_points()).values()) == sum(table.game.result.points)
    await table.press_on()
    assert table.game.round == 2
