"""Keeping score for the box: a round of each ruleset gives the points of the rules."""

import re

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.people import NAMES, People

Votes = dict[str, list[int]]
ROUNDS: dict[str, tuple[str, int, dict[str, list[int]], Votes, int | None, dict[str, int]]] = {
    # Ben and Dao find Ada's card, Chloé strays to Ben's.
    "classic": (
        "classic", 4,
        {"Ada": [1], "Ben": [2], "Chloé": [3]},
        {"Ben": [1], "Chloé": [2], "Dao": [1]}, None,
        {"Ada": 3, "Ben": 4, "Chloé": 0, "Dao": 3},
    ),
    # With three, everyone but the storyteller has two cards.
    "three": (
        "classic", 3,
        {"Ada": [1], "Ben": [2, 3], "Chloé": [4]},
        {"Ben": [1], "Chloé": [2]}, None,
        {"Ada": 3, "Ben": 4, "Chloé": 0},
    ),
    # Two votes: Ben is sure (3 + 1), with two votes on his card; Chloé found it with one of two.
    "odyssey": (
        "odyssey", 7,
        {"Ada": [1], "Ben": [2], "Chloé": [3], "Dao": [4], "Elif": [5], "Farid": [6]},
        {"Ben": [1], "Chloé": [1, 2], "Dao": [3], "Elif": [3, 4], "Farid": [4, 5], "Grete": [2, 3]},
        None,
        {"Ada": 3, "Ben": 6, "Chloé": 6, "Dao": 2, "Elif": 1, "Farid": 0, "Grete": 0},
    ),
    # Three on card 2; two on card 3, which the red vote spoils; one alone. Owners do not matter.
    "party": (
        "party", 6,
        {},
        {"Ada": [2], "Ben": [2], "Chloé": [2], "Dao": [3], "Elif": [3], "Farid": [4]}, 3,
        {"Ada": 3, "Ben": 3, "Chloé": 3, "Dao": 0, "Elif": 0, "Farid": 0},
    ),
    # Elif finds it for Ben and Elif; Farid strays to the card of Ada's partner Dao: 3 + 1.
    "team": (
        "team", 6,
        {"Ada": [1], "Dao": [2], "Ben": [3], "Chloé": [4]},
        {"Elif": [1], "Farid": [2]}, None,
        {"Ada and Dao": 4, "Ben and Elif": 3, "Chloé and Farid": 0},
    ),
}  # fmt: skip


async def begin(page: Page, ruleset: str, players: int) -> None:
    """Rules, names, go."""
    await page.locator(f'input[type=radio][value="{ruleset}"]').check(force=True)
    for place in range(players):
        field = page.get_by_role("textbox", name=f"Player {place + 1}", exact=True)
        if await field.count() == 0:
            await page.get_by_role("button", name="Add a player").click()
        await field.fill(NAMES[place])
    if players == 3:
        await page.get_by_role("button", name="Remove player 4").click()
    await page.get_by_role("button", name=f"Start with {players} players").click()


async def enter(page: Page, name: str) -> None:
    """The round of this name."""
    _, _, cards, votes, red, _ = ROUNDS[name]
    teller = page.get_by_role("group", name="Who was the storyteller?")
    await teller.get_by_role("button", name="Ada").click()
    for title, marks in (("Whose card is which?", cards), ("Who voted for what?", votes)):
        paper = page.get_by_role("region", name=title)
        for person, numbers in marks.items():
            for number in numbers:
                await row(paper, person).get_by_role("button", name=f"Card {number}").click()
    if red is not None:
        await row(paper, "Ada: red vote").get_by_role("button", name=f"Card {red}").click()


def row(paper: Locator, person: str) -> Locator:
    """The numbers of one person; beside the name it may say who tells or who is with whom."""
    return paper.get_by_role("group", name=re.compile(rf"^{person}(?!:)"))


async def points(page: Page) -> dict[str, int]:
    """Points of the last round, by name."""
    rows = page.locator(".papers section").first.locator("li")
    await rows.first.wait_for()
    said: list[list[str]] = await rows.evaluate_all(
        """all => all.map((row) => [row.querySelector('.why b').textContent.trim(),
                                    row.querySelector('.points').textContent])"""
    )
    return {name: int(re.sub(r"\D.*", "", told.strip().lstrip("+")) or 0) for name, told in said}


@pytest.mark.parametrize("name", list(ROUNDS))
async def test_a_round_gives_the_points_of_the_rules(people: People, name: str) -> None:
    ruleset, players, *_, due = ROUNDS[name]
    (ada,) = await people()
    page = await ada.open("/score")
    await begin(page, ruleset, players)
    await enter(page, name)
    await page.get_by_role("button", name="Count the points").click()
    await page.get_by_role("heading", name="Score", level=1).wait_for()
    assert await points(page) == due


async def test_rounds_are_kept_and_can_be_taken_back(people: People) -> None:
    (ada,) = await people()
    page = await ada.open("/score")
    await begin(page, "classic", 4)
    await enter(page, "classic")
    await page.reload()  # a round half written is kept too
    await page.get_by_role("button", name="Count the points").click()
    await page.get_by_role("heading", name="Score", level=1).wait_for()
    await page.reload()
    assert await points(page) == ROUNDS["classic"][-1]
    await page.get_by_role("button", name="Undo").click()
    await page.get_by_role("heading", name="Round 1", level=1).wait_for()
    # What was written is in the form again, to be mended.
    votes = page.get_by_role("region", name="Who voted for what?")
    await row(votes, "Chloé").get_by_role("button", name="Card 1").click()
    await page.get_by_role("button", name="Count the points").click()
    await page.get_by_role("heading", name="Score", level=1).wait_for()
    assert await points(page) == {"Ada": 0, "Ben": 2, "Chloé": 2, "Dao": 2}  # everyone found it
    await expect(page.get_by_role("button", name="Next round")).to_contain_text(
        "Ben is the storyteller"
    )


async def test_a_game_that_people_end_names_the_winner(people: People) -> None:
    (ada,) = await people()
    page = await ada.open("/score")
    await begin(page, "classic", 3)
    await page.get_by_role("heading", name="Round 1", level=1).wait_for()
    await enter(page, "three")
    await page.get_by_role("button", name="Count the points").click()
    await page.get_by_role("button", name="End the game").click()
    await page.get_by_role("heading", name="Ben wins!", level=1).wait_for()


async def test_a_party_lasts_two_tellings_if_people_want(people: People) -> None:
    (ada,) = await people()
    page = await ada.open("/score")
    await page.locator('input[type=radio][value="party"]').check(force=True)
    end = page.get_by_label("The game ends")
    await end.select_option(label="when everyone has been storyteller twice")
    await begin(page, "party", 6)
    for told in range(1, 13):
        await page.get_by_role("heading", name=f"Round {told}", exact=True, level=1).wait_for()
        await enter(page, "party")
        await page.get_by_role("button", name="Count the points").click()
        if told < 12:
            await page.get_by_role("button", name="Next round").click()
    await page.get_by_role("heading", name="Ada, Ben, and Chloé share the win!", level=1).wait_for()


async def test_an_error_does_not_print_over_the_names_behind_it(people: People) -> None:
    (ada,) = await people()
    ada.forgive(r"409")
    page = await ada.open("/score")
    for place in range(4):
        await page.get_by_role("textbox", name=f"Player {place + 1}", exact=True).fill("Ada")
    await page.get_by_role("button", name="Start with 4 players").click()
    error = page.get_by_role("alert").get_by_text("Two players are called")
    await error.wait_for()
    names = page.get_by_role("region", name="Who’s playing?")
    behind = await names.bounding_box()
    box = await error.bounding_box()
    assert behind is not None
    assert box is not None
    assert behind["y"] < box["y"] < behind["y"] + behind["height"], "the test wants one above other"
    seen = await error.screenshot(animations="disabled")
    await names.evaluate("paper => paper.style.visibility = 'hidden'")
    assert await error.screenshot(animations="disabled") == seen
