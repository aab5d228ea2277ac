"""Clues that are performed: sung or mimed for people who hear and see each other, not recorded."""

import pytest
from playwright.async_api import Page, expect

from storyhare.rules import ClueKind
from storyhare.words import say
from tests.browser.people import People, axe
from tests.browser.play import Hare
from tests.browser.studio import ALL_KINDS, tab
from tests.browser.tables import Table, Tables

WORDS = "a door in the wind"


async def opens(hare: Hare, kind: ClueKind) -> None:
    """The storyteller chooses to perform."""
    await tab(hare, kind).click()
    await hare.press("recorder-live", way=kind)


async def a_table(people: People, tables: Tables, **settings: bool) -> Table:
    """Two people at phones and two without; the first tells."""
    persons = await people(2)
    return await tables.start(persons, 2, ruleset="classic", options=ALL_KINDS, **settings)


async def shows(page: Page, key: str, kind: ClueKind) -> None:
    await expect(page.locator(".clue").first).to_contain_text(say(key, way=kind))


@pytest.mark.parametrize(("kind", "caption"), [("sound", ""), ("mime", WORDS)])
async def test_a_clue_is_performed_for_the_table(
    people: People, tables: Tables, kind: ClueKind, caption: str
) -> None:
    table = await a_table(people, tables)
    ada, ben = table.hares.values()
    await opens(ada, kind)
    assert table.game.phase == "tell"
    assert not await axe(ada.page)
    if caption:
        await ada.page.get_by_label(say("recorder-caption", way=kind)).fill(caption)
    await ada.press("recorder-live-tell", way=kind)
    game = await table.reaches("give")
    assert game.clue is not None
    assert (game.clue.kind, game.clue.text, game.clue.recording) == (kind, caption, None)
    # The storyteller is told to begin, and everybody else to listen or to look.
    await shows(ada.page, "recording-now-mine", kind)
    await shows(ben.page, "recording-now", kind)
    await expect(ben.page.locator(".clue .caption")).to_have_count(1 if caption else 0)
    said = say("live-clue-performed", name="Ada", way=kind, clue=caption).strip()
    await expect(ben.said).to_contain_text(said)
    # When the cards are open it is over.
    await table.give()
    await shows(ben.page, "recording-now", kind)
    await table.vote()
    await shows(ben.page, "recording-was", kind)


async def test_one_can_go_back_and_write_instead(people: People, tables: Tables) -> None:
    table = await a_table(people, tables)
    ada = table.hares[0]
    await opens(ada, "sound")
    await expect(ada.button("recorder-live-tell", way="sound")).to_be_focused()
    await ada.press("recorder-live-back")
    await expect(ada.button("recorder-live", way="sound")).to_be_focused()
    await tab(ada, "text").click()
    await ada.tell("In words after all")
    game = await table.reaches("give")
    assert game.clue is not None
    assert (game.clue.kind, game.clue.text) == ("text", "In words after all")


async def test_where_words_are_due_a_performance_waits_for_them(
    people: People, tables: Tables
) -> None:
    table = await a_table(people, tables, caption_required=True)
    ada = table.hares[0]
    await opens(ada, "mime")
    needs = ada.button("recorder-caption-needed")
    await expect(needs).to_have_attribute("aria-disabled", "true")
    await needs.click(force=True)
    assert table.game.phase == "tell"
    await ada.page.get_by_label(say("recorder-caption", way="mime")).fill(WORDS)
    await ada.press("recorder-live-tell", way="mime")
    game = await table.reaches("give")
    assert game.clue is not None
    assert game.clue.text == WORDS


async def test_replay_and_storybook_say_that_it_was_sung(people: People, tables: Tables) -> None:
    table = await a_table(people, tables)
    ada = table.hares[0]
    await opens(ada, "sound")
    await ada.page.get_by_label(say("recorder-caption", way="sound")).fill(WORDS)
    await ada.press("recorder-live-tell", way="sound")
    await table.reaches("give")
    await ada.press("menu-title")
    await ada.press("menu-last-round")
    await ada.sheet("menu-title").get_by_role("button", name=say("menu-last-round")).last.click()
    await table.until(lambda view: view.last_round)
    await table.give()
    await table.vote()
    await table.press_on()
    await table.until(lambda view: view.stage == "over")
    sung = say("recording-was", way="sound")
    await ada.page.get_by_text(WORDS).first.wait_for()
    book = (await ada.download("end-book")).decode()
    assert WORDS in book
    assert f" {sung}.</p>" in book
    await ada.person.open(f"/games/{table.now.game_id}#1-give")
    await expect(ada.page.locator(".clue.played")).to_contain_text(sung)


async def test_without_a_microphone_there_is_still_a_way_to_sing(
    people: People, tables: Tables
) -> None:
    (ada_,) = await people(lan=True)
    table = await tables.start([ada_], 3, ruleset="classic", options=ALL_KINDS)
    ada = table.hares[0]
    await tab(ada, "sound").click()
    await ada.page.get_by_text(say("recorder-no-devices", way="sound")).wait_for()
    await ada.press("recorder-live", way="sound")
    await ada.press("recorder-live-tell", way="sound")
    await table.reaches("give")
