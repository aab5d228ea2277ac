"""A round as it is heard: what the live region says, and what each card is called."""

import json
import re

from playwright.async_api import Page, expect

from storyhare.rules import Vote
from storyhare.testing.client import call
from storyhare.words import say
from tests.browser.people import People, RealServer
from tests.browser.play import Hare
from tests.browser.tables import Table, Tables

BETWEEN = 3_000  # the live region says at most one thing in so many milliseconds
LISTEN = """
() => {
  window.heard = [];
  const region = document.querySelector('[aria-live=polite][aria-atomic=true]');
  const note = () => region.textContent && window.heard.push(region.textContent);
  const all = { childList: true, characterData: true, subtree: true };
  new MutationObserver(note).observe(region, all);
  note();
}
"""


class Ears:
    """Hears what a screen reader would read out."""

    def __init__(self, page: Page) -> None:
        self._page = page

    async def open(self) -> None:
        """Begin to listen."""
        await self._page.evaluate(LISTEN)

    async def hear(self, *sentences: str) -> None:
        """Wait until all of them have been said, then forget them."""
        for sentence in sentences:
            await self._page.wait_for_function(
                "(words) => window.heard.some((said) => said.includes(words))", arg=sentence
            )
        await self._page.evaluate("window.heard = []")
        # The pause between two messages need not be waited for.
        await self._page.clock.fast_forward(BETWEEN)


async def texts_of(server: RealServer) -> tuple[dict[str, str], dict[str, str]]:
    """What is seen on each card of the painted deck, and its title."""
    deck = json.loads((await call("GET", f"{server.url}/api/decks/dreams")).body)
    seen = {card["picture"]: card["description"]["en"] for card in deck["cards"]}
    return seen, {card["picture"]: card["title"] for card in deck["cards"]}


async def names_of(hare: Hare, title: str) -> list[str]:
    """Accessible names in a list of cards."""
    cards = hare.page.get_by_role("list", name=say(title), exact=True)
    await cards.wait_for()
    names: list[str] = await cards.locator(".face").evaluate_all(
        "found => found.map((one) => one.getAttribute('aria-label'))"
    )
    return names


async def hears_a_hand(ada: Hare, seen: dict[str, str]) -> None:
    """Six cards, each with what is on it."""
    hand = await names_of(ada, "round-hand")
    assert len(hand) == 6
    for place, name in enumerate(hand, 1):
        assert name.removeprefix(f"Card {place} of 6 in your hand. ") in seen.values()


async def hears_the_table(table: Table, seen: dict[str, str]) -> None:
    """The numbered cards, each with what is on it; one's own is called so."""
    ada = table.hares[0]
    others = await ada.numbers()
    for card, name in zip(table.game.table, await names_of(ada, "round-vote-cards"), strict=True):
        whole = f"Card {card.number} of 4. {seen[card.picture]}"
        assert name == (whole if card.number in others else f"{whole} Yours.")


async def test_phase_clue_those_who_are_done_and_the_result_are_said(
    people: People, tables: Tables, server: RealServer
) -> None:
    (person,) = await people()
    await person.page.clock.install()
    seen, titles = await texts_of(server)
    options = {"first_storyteller": 1, "end": {"score": 3}}
    table = await tables.lay([person], 3, ruleset="classic", options=options)
    ada, ears = table.hares[0], Ears(person.page)
    await ears.open()
    await ada.start(4)
    await ears.hear(say("live-tell", round=1, name="Ben"))
    await table.tell()
    assert table.game.clue is not None
    await ears.hear(say("live-clue", name="Ben", clue=table.game.clue.text), say("live-give"))
    await hears_a_hand(ada, seen)
    await table.fillers_move(but=[3])
    await ears.hear(say("live-done", names="Chloé", count=1, left=2, last="other"))
    await ada.give()
    await table.fillers_move()
    await table.reaches("vote")
    await ears.hear(say("live-vote", cards=4))
    await hears_the_table(table, seen)

    # Ada and Chloé find it, Dao does not: there is something to tell.
    answer = table.answer()
    await ada.vote([answer])
    await expect(ada.card(answer)).to_have_accessible_name(re.compile(r"Your vote\.$"))
    await table.command(2, Vote((answer,)))
    await ears.hear(say("live-done", names="Chloé", count=1, left=1, last="other"))
    taken = {answer, *table.own(3)}
    wrong = next(card.number for card in table.game.table if card.number not in taken)
    await table.command(3, Vote((wrong,)))
    game = await table.reaches("reveal")
    assert game.result is not None
    points = game.result.points[0]
    await ears.hear(say("live-reveal-some", who="you-and", names="Chloé", points=points))
    for card in game.table:
        # Titles are told only now: in the hand and in the vote they would be hints.
        said = re.compile(re.escape(f"“{titles[card.picture]}”. {seen[card.picture]}"))
        await expect(ada.card(card.number)).to_have_accessible_name(said)
    await ada.card(answer).click()
    story = ada.page.get_by_role("dialog", name=say("reveal-cards"))
    told = next(card for card in game.table if card.number == answer)
    await story.get_by_text(titles[told.picture], exact=True).wait_for()
    await story.get_by_role("button", name=say("shell-close")).click()
    await table.press_on()
    await ears.hear(say("live-over", who="you", names=""))


async def test_somebody_who_comes_and_a_line_in_the_chat_are_said(
    people: People, tables: Tables
) -> None:
    ada, ben = await people(2)
    await ada.page.clock.install()
    table = await tables.lay([ada])
    ears, member = Ears(ada.page), Hare(ben)
    await ears.open()
    await member.join_by_code(table.code)
    await ears.hear(say("lobby-came", name="Ben"))
    await member.page.get_by_role("button", name=say("chat-title")).click()
    await member.page.get_by_label(say("chat-say")).fill("Hello")
    await member.page.keyboard.press("Enter")
    await ears.hear(say("chat-line", name="Ben"))
