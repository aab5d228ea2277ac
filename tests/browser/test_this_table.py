"""What people can read during a game: how long it lasts, what is agreed, and the rules of it."""

from typing import Any

import pytest
from playwright.async_api import Locator, expect

from storyhare.words import say
from tests.browser.company import Company
from tests.browser.people import People, Person, RealServer, axe
from tests.browser.play import Hare


async def at_round(
    people: People, server: RealServer, round_: int, number: int, ruleset: str, **options: Any
) -> tuple[Hare, Company]:
    """Somebody at a phone in a round of a game."""
    (person,) = await people()
    company = await Company.gather(server, number, ruleset, **options)
    await company.reach("tell", round_)
    await company.seat(person, 0)
    return Hare(person), company


def small(hare: Hare) -> Locator:
    """The small line over the title."""
    return hare.page.locator("header .small")


def fact(hare: Hare, label: str) -> Locator:
    """The text beside a label."""
    row = hare.page.locator("dl > div", has=hare.page.get_by_text(say(label), exact=True))
    return row.locator("dd")


async def opens_the_sheet(hare: Hare) -> Locator:
    await hare.press("menu-title")
    await hare.press("menu-table")
    sheet = hare.sheet("menu-table")
    await sheet.wait_for()
    return sheet


# -- rounds ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruleset", "number", "rounds"), [("classic", 6, 8), ("party", 6, 6), ("team", 6, 6)]
)
async def test_a_game_with_so_many_rounds_says_how_many(
    people: People, server: RealServer, ruleset: str, number: int, rounds: int
) -> None:
    ada, company = await at_round(people, server, 1, number, ruleset)
    await expect(small(ada)).to_have_text(say("round-of", round=1, rounds=rounds))
    await company.leave()


async def test_a_game_to_a_score_shows_its_goal(people: People, server: RealServer) -> None:
    ada, company = await at_round(people, server, 2, 4, "odyssey")
    await expect(small(ada)).to_have_text(say("round-to", round=2, score=30))
    await company.leave()


async def test_the_end_of_the_pile_is_seen_coming(people: People, server: RealServer) -> None:
    ada, company = await at_round(people, server, 7, 6, "classic")
    await expect(small(ada)).to_have_text(say("round-of", round=7, rounds=8))
    await expect(ada.page.locator(".news")).to_have_count(0)
    await company.leave()


async def test_the_last_round_is_announced(people: People, server: RealServer) -> None:
    ada, company = await at_round(people, server, 8, 6, "classic")
    await expect(small(ada)).to_have_text(say("round-last"))
    await expect(ada.page.locator(".news")).to_have_text(say("round-news-last"))
    await expect(ada.said).to_contain_text(say("round-news-last"))
    await expect(ada.page.locator(".news")).to_have_count(0, timeout=9000)
    await company.leave()


async def test_the_host_s_last_round_is_announced_too(people: People, server: RealServer) -> None:
    ada, company = await at_round(people, server, 1, 4, "odyssey")
    await ada.press("menu-title")
    await ada.press("menu-last-round")
    await ada.sheet("menu-title").get_by_role("button", name=say("menu-last-round")).last.click()
    await expect(small(ada)).to_have_text(say("round-last"))
    await expect(ada.page.locator(".news")).to_have_text(say("round-news-last"))
    await company.leave()


async def test_a_shuffle_of_the_discards_is_told(people: People, server: RealServer) -> None:
    (person,) = await people()
    company = await Company.gather(server, 10, "odyssey", end={"tellings": 3})
    # 84 cards: after two rounds of ten the pile holds four, so the third refill shuffles.
    await company.reach("tell", 4)
    assert company.view.table.game is not None
    assert company.view.table.game.discards == 0
    await company.seat(person, 0)
    ada = Hare(person)
    await expect(ada.page.locator(".news")).to_have_text(say("round-news-reshuffled"))
    await expect(ada.said).to_contain_text(say("round-news-reshuffled"))
    await company.leave()


# -- what is agreed --------------------------------------------------------------------------------


async def test_the_options_in_force_can_be_read_during_play(
    people: People, server: RealServer
) -> None:
    ada, company = await at_round(
        people, server, 1, 7, "odyssey", bonus_cap=2, lone_finder=True,
        clue_kinds=["text", "sound"], end={"score": 40},
    )  # fmt: skip
    sheet = await opens_the_sheet(ada)
    await expect(fact(ada, "rules-fact-players")).to_have_text("7")
    await expect(fact(ada, "rules-fact-end")).to_have_text(say("lobby-end-score", score=40))
    await expect(fact(ada, "rules-fact-votes")).to_have_text(say("rules-votes", votes="double"))
    await expect(fact(ada, "rules-fact-bonus")).to_have_text(say("rules-bonus", cap=2))
    await expect(fact(ada, "lobby-lone")).to_have_text(say("lobby-lone-hint"))
    await expect(fact(ada, "rules-fact-clues")).to_have_text(say("rules-clues", kinds="sound"))
    await expect(fact(ada, "rules-fact-left")).to_have_count(0)  # a score ends it
    # To read, not to change, for the host too.
    await expect(sheet.locator("input, select, [role=switch]")).to_have_count(0)
    assert not await axe(ada.page)
    await company.leave()


async def test_the_sheet_says_what_is_left_of_the_pile(people: People, server: RealServer) -> None:
    ada, company = await at_round(people, server, 3, 6, "classic")
    await opens_the_sheet(ada)
    await expect(fact(ada, "rules-fact-left")).to_have_text("5")
    await expect(fact(ada, "rules-fact-pile")).to_have_text(say("lobby-cards", cards=36))
    await expect(fact(ada, "rules-fact-bonus")).to_have_text(say("rules-bonus", cap="none"))
    await expect(fact(ada, "rules-fact-votes")).to_have_text(say("rules-votes", votes="single"))
    await company.leave()


async def test_the_rules_page_speaks_of_this_table(people: People, server: RealServer) -> None:
    ada, company = await at_round(
        people, server, 1, 7, "odyssey", bonus_cap=1, lone_finder=True, double_vote=False,
        end="pile",
    )  # fmt: skip
    await opens_the_sheet(ada)
    async with ada.page.context.expect_page() as opening:
        await ada.page.get_by_role("link", name=say("rules-table")).click()
    page = await opening.value
    there = Hare(Person(ada.name, ada.person.server, ada.person.url, page.context, page))
    await there.sees(say("rules-table"))
    await expect(fact(there, "rules-fact-end")).to_have_text(say("lobby-end-pile"))
    await expect(fact(there, "rules-fact-votes")).to_have_text(say("rules-votes", votes="single"))
    await expect(fact(there, "rules-fact-bonus")).to_have_text(say("rules-bonus", cap=1))
    points = page.get_by_role("table")
    await expect(points).to_contain_text(say("rules-pt-votes", cap=1))
    await expect(points).to_contain_text(say("rules-pt-lone-table"))
    await expect(points).not_to_contain_text(say("rules-pt-sure-table"))
    await expect(page.get_by_text(say("rules-vote"), exact=True)).to_have_count(1)
    await expect(page.get_by_text(say("rules-text-pile-ends"))).to_have_count(1)
    await expect(page.get_by_text(say("rules-text-three"))).to_have_count(0)
    assert not await axe(page)
    await company.leave()


@pytest.mark.parametrize("language", ["de", "es", "fr", "it", "nl", "pl", "pt"])
async def test_it_does_so_in_every_language(people: People, language: str) -> None:
    (ada,) = await people(language=language)
    page = await ada.open("/rules/odyssey?players=7&hand=6&end=score:40&cap=2&two=1&kinds=text")
    await expect(page.get_by_role("heading", level=1)).to_have_text(say("rules-table", language))
    facts = page.locator("dl")
    await expect(facts).to_contain_text(say("rules-votes", language, votes="double"))
    await expect(facts).to_contain_text(say("rules-bonus", language, cap=2))
    await expect(facts).to_contain_text(say("lobby-end-score", language, score=40))


async def test_an_address_that_makes_no_sense_shows_the_ruleset(people: People) -> None:
    (ada,) = await people()
    page = await ada.open("/rules/odyssey?players=99&hand=x&end=<b>&cap=-3")
    await expect(page.get_by_role("heading", level=1)).to_have_text(say("ruleset-odyssey"))


# -- advice ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ruleset", "number"), [("classic", 4), ("party", 6)])
async def test_advice_is_one_tap_away_for_who_tells(
    people: People, server: RealServer, ruleset: str, number: int
) -> None:
    ada, company = await at_round(people, server, 1, number, ruleset)
    await ada.press("rules-tips")
    sheet = ada.sheet("rules-tips")
    await sheet.wait_for()
    tip = "rules-tip-party" if ruleset == "party" else "rules-tip-precise"
    await expect(sheet).to_contain_text(say(tip))
    for kind in ("word", "sound", "quote", "song", "film", "proverb", "made"):
        await expect(sheet).to_contain_text(say(f"rules-kind-{kind}"))
    assert not await axe(ada.page)
    await ada.close("rules-tips")
    await company.leave()


async def test_in_team_the_hints_say_what_pays(people: People, server: RealServer) -> None:
    ada, company = await at_round(people, server, 1, 6, "team")
    await expect(ada.page.get_by_text(say("round-tell-hint-team"))).to_be_visible()
    (partner,) = await people()
    await company.seat(partner, 3)
    await ada.tell("Together")
    await expect(partner.page.get_by_text(say("round-give-hint-mate"))).to_be_visible()
    await company.leave()


async def test_the_example_is_told_as_a_story(people: People) -> None:
    (ada,) = await people()
    page = await ada.open("/rules/classic")
    told = say("rules-story-tell", name="Ada", clue=say("rules-clue"))
    await expect(page.get_by_text(told)).to_be_visible()
    giving = say("rules-story-give", names="Ben, Elif, Dao, and Chloé")
    await expect(page.get_by_text(giving)).to_be_visible()
    await expect(
        page.get_by_text(say("rules-story-next", name="Ben", teller="Ada"))
    ).to_be_visible()
    for name in ("odyssey", "party", "team"):
        await ada.open(f"/rules/{name}")
        await expect(page.get_by_text(say(f"rules-example-{name}"))).to_be_visible()
