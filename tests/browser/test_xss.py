"""What people write is text: markup in names, clues, chat, decks and storybooks does nothing."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.async_api import expect

from storyhare.rules.bounds import CHAT_LIMIT
from storyhare.testing.client import Client
from storyhare.wire import frames
from storyhare.words import say
from storyhare.words.tidy import tidy
from tests.browser.engines import Running
from tests.browser.injections import CLUE, LONG, SHORT
from tests.browser.people import PATIENCE, People, Person
from tests.browser.play import Hare, starts
from tests.browser.storybook_check import check_storybook
from tests.browser.tables import Table, Tables
from tests.decks.made import packed, png

CARDS = 48  # six hands of six, the table, and a few to draw
TITLE = LONG[5]
SIGNED = """
async ([game, name]) => (await (await fetch(`/api/games/${game}/story`)).text()).includes(
  JSON.stringify(name).slice(1, -1))
"""
HARM = """
() => [window.mischief, document.querySelectorAll('script:not([src]), iframe, object, embed, base,'
  + 'main img:not([src*="/pictures/"]), [onerror], [onload], [onfocus]').length]
"""


def bad_deck(tmp_path: Path) -> bytes:
    """A deck whose title, author, licence and descriptions are all mischief."""
    cards = [
        {"id": f"card-{n}", "file": f"pictures/{n}.png", "alt": LONG[n % len(LONG)]}
        for n in range(CARDS)
    ]
    manifest: dict[str, Any] = {
        "format": 1, "id": "bad", "title": TITLE, "licence": "CC0-1.0",
        "authors": [LONG[12]], "cards": cards,
    }  # fmt: skip
    files = {f"pictures/{n}.png": png(n, (120, 180)) for n in range(CARDS)}
    files["deck.json"] = json.dumps(manifest).encode()
    return packed(tmp_path / "bad.zip", files).read_bytes()


async def unharmed(table: Table, *others: Person) -> None:
    """Nothing ran and nothing was put into any page."""
    for page in [hare.page for hare in table.hares.values()] + [one.page for one in others]:
        assert await page.evaluate(HARM) == [None, 0], page.url


def packed_lines() -> list[str]:
    """All the mischief in few lines: nobody may say more than eight at once."""
    packed = [""]
    for text in LONG:
        if len(packed[-1]) + len(text) >= CHAT_LIMIT:
            packed.append("")
        packed[-1] = f"{packed[-1]} {text}".strip()
    return packed


async def chatter(clients: Sequence[Client]) -> list[str]:
    """Everybody says a part of it; what they said, as it is shown."""
    said = packed_lines()
    for at, line in enumerate(said):
        await clients[at % len(clients)].send(frames.Say(line))
    return [tidy(line) for line in said]


async def bring_deck(host: Hare, tmp_path: Path) -> None:
    """The host uploads the deck, looks into it, and plays with it alone."""
    zipped = tmp_path / "deck.zip"
    zipped.write_bytes(bad_deck(tmp_path))
    await host.press("lobby-decks-change")
    decks = host.sheet("lobby-decks")
    async with host.page.expect_file_chooser() as choosing:
        await host.press("lobby-upload-choose")
    await (await choosing.value).set_files(zipped)
    bad = decks.get_by_role("switch", name=TITLE)
    await expect(bad).to_be_checked(timeout=3 * PATIENCE)
    await decks.locator("label").filter(has_not_text=TITLE).first.click()
    await decks.get_by_role("button", name=say("lobby-decks-look")).last.click()
    await expect(decks.locator("img")).to_have_count(CARDS, timeout=PATIENCE)


async def test_markup_from_people_is_shown_and_does_nothing(
    people: People, tables: Tables, running: Running, tmp_path: Path
) -> None:
    persons = [*await people(1), *await people(1, phone=False)]
    (sofa,) = await people(1, phone=False)
    asked: list[str] = []
    for person, name in zip(persons, SHORT, strict=False):
        person.name = name
    for person in (*persons, sofa):
        person.page.on("dialog", lambda dialog: asked.append(dialog.message))
    options = {"end": {"score": 1}, "first_storyteller": 0}
    table = await tables.lay(persons, 4, names=SHORT, ruleset="classic", options=options)
    host, member = table.hares.values()
    assert table.names == list(SHORT[:6])
    await sofa.open(f"/t/{table.code}/tv")
    await bring_deck(host, tmp_path)
    await table.until(lambda view: len(view.settings["decks"]) == 1)
    await unharmed(table, sofa)
    await host.close("lobby-decks")

    said = await chatter(list(table.fillers.values()))
    for hare in (host, member):
        await hare.page.get_by_role("button", name=starts(say("chat-title"))).click()
        for line in said:
            await hare.page.get_by_role("log").get_by_text(line, exact=True).wait_for()
        await unharmed(table)
        await hare.page.get_by_role("button", name=say("shell-close"), exact=True).click()

    await host.start(6)
    await host.sees(say("round-tell-title"))
    await unharmed(table, sofa)
    await table.tell(CLUE)
    await member.page.get_by_text(CLUE).first.wait_for()
    await unharmed(table, sofa)
    await table.give()
    await member.sees(say("round-vote-title", name=host.name))
    await unharmed(table, sofa)
    await table.vote()
    for hare in (host, member):
        assert len(await hare.all_points()) == 6
    await unharmed(table, sofa)
    await table.press_on()
    await check_what_stays(table, running, sofa)
    assert asked == []


async def check_what_stays(table: Table, running: Running, sofa: Person) -> None:
    """The end, the storybook and the replay, with names as people wrote them."""
    host, member = table.hares.values()
    await member.podium()
    await host.podium()
    await host.press("end-open-book")
    await host.sheet("end-book-title").get_by_text(CLUE).wait_for()
    await unharmed(table, sofa)
    await host.close("end-book-title")
    await host.button("end-keep").last.click()
    keep = host.sheet("end-keep")
    await keep.locator("label").filter(has_text=say("end-sign")).click()
    await expect(keep.get_by_role("switch", name=say("end-sign"))).to_be_checked(timeout=PATIENCE)
    await host.page.wait_for_function(SIGNED, arg=[table.now.game_id, host.name], polling=200)
    text = (await host.download("end-book")).decode()
    seen = await check_storybook(running, text, rounds=table.game.round, cards=6)
    assert CLUE in seen
    assert host.name in seen
    await keep.get_by_text(say("end-replay")).click()
    await host.page.get_by_role("tab").last.click()
    await unharmed(table, sofa)
