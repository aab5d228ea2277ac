"""A game by keyboard alone: no pointer touches the page."""

import re

from playwright.async_api import Page, expect

from storyhare.words import say
from tests.browser.people import PATIENCE, People
from tests.browser.play import Hare
from tests.browser.tables import Table, Tables

MANY = 90  # more stops than any screen has
FOCUSED = """
() => {
  const one = document.activeElement;
  const label = one.labels?.[0]?.innerText;
  return (one.getAttribute('aria-label') ?? label ?? one.innerText ?? '').trim();
}
"""


class Keys:
    """Fingers on a keyboard."""

    def __init__(self, page: Page) -> None:
        self._page = page

    async def press(self, *keys: str) -> None:
        """One key after the other."""
        for key in keys:
            await self._page.keyboard.press(key)

    async def type(self, text: str) -> None:
        """Write into the field that has the focus."""
        await self._page.keyboard.type(text)

    async def focused(self) -> str:
        """What has the focus, by name."""
        name: str = await self._page.evaluate(FOCUSED)
        return name

    async def to(self, name: str) -> None:
        """Tab until the focus is on what begins with this name."""
        stops = []
        for _ in range(MANY):
            await self.press("Tab")
            stops.append(await self.focused())
            if stops[-1].startswith(name):
                return
        raise AssertionError(f"{name} cannot be reached by Tab: {stops}")

    async def use(self, name: str) -> None:
        """Tab to it and press Enter."""
        await self.to(name)
        await self.press("Enter")


async def test_a_game_of_twelve_by_keyboard_alone(people: People, tables: Tables) -> None:
    (person,) = await people(1, phone=False)
    hare, keys = Hare(person), Keys(person.page)
    await person.open("/")
    await hare.sees(re.compile("."))
    await keys.use(say("home-start"))
    await expect(person.page.get_by_label(say("home-name"))).to_be_focused(timeout=PATIENCE)
    await keys.type("Ada")
    await keys.press("Enter")
    await hare.sees(say("lobby-title-mine"))
    code = person.page.url.rsplit("/", 1)[-1]
    await talk(hare, keys)
    await settings(hare, keys)
    table = await tables.around(code, [hare], 11)
    await hare.button("lobby-start", players=12).wait_for()
    await keys.use(say("lobby-start", players=12))
    await tell(table, keys)
    await table.fillers_move()
    await table.reaches("vote")
    await table.fillers_move()
    await go_on(table, keys)
    await table.tell()
    await give(table, keys)
    await vote(table, keys)
    await go_on(table, keys)


async def talk(hare: Hare, keys: Keys) -> None:
    """A line in the chat, and back to where one was."""
    await keys.use(say("chat-title"))
    await hare.page.get_by_label(say("chat-say")).wait_for()
    await keys.to(say("chat-say"))
    await keys.type("Nobody here yet")
    await keys.press("Enter")
    await hare.page.get_by_role("log").get_by_text("Nobody here yet").wait_for()
    await keys.press("Escape")
    await expect(hare.page.get_by_label(say("chat-say"))).to_be_hidden(timeout=PATIENCE)


async def settings(hare: Hare, keys: Keys) -> None:
    """Through the menu to the settings, one of them changed and changed back."""
    await keys.use(say("menu-title"))
    await hare.sheet("menu-title").wait_for()
    await keys.use(say("shell-settings"))
    sheet = hare.sheet("shell-settings")
    await sheet.wait_for()
    await keys.to(say("shell-digits"))
    digits = sheet.get_by_role("switch", name=say("shell-digits"))
    for _ in range(2):
        before = await digits.is_checked()
        await keys.press("Space")
        await expect(digits).to_be_checked(checked=not before, timeout=PATIENCE)
    await keys.press("Escape")
    await sheet.wait_for(state="hidden")


async def tell(table: Table, keys: Keys) -> None:
    """The first round: another card is lifted, looked at, and told."""
    hare = table.hares[0]
    await hare.sees(say("round-race-title"))
    await keys.to("Card 2 of 6 in your hand")
    await keys.press("ArrowRight")
    third = await keys.focused()
    assert third.startswith("Card 3 of 6 in your hand")
    await keys.press("Enter")
    lifted = third.removeprefix("Card 3 of 6 in your hand. ")
    await hare.page.get_by_role("img", name=f"Your card. {lifted}").wait_for()
    await keys.to(say("round-look"))
    await keys.press("Enter")
    await hare.sheet("round-zoom").get_by_role("img", name=lifted).wait_for()
    await keys.press("Escape")
    await hare.sheet("round-zoom").wait_for(state="hidden")
    await keys.to(say("round-tell-clue"))
    await keys.type("Without a mouse")
    await keys.press("Enter")
    await table.reaches("give")
    assert table.game.clue is not None
    assert table.game.clue.text == "Without a mouse"
    assert table.game.storyteller == 0


async def give(table: Table, keys: Keys) -> None:
    """The second round: a card is moved, looked at, chosen and given."""
    hare = table.hares[0]
    await hare.sees(say("round-give-title", number=1))
    await keys.to("Card 1 of 6 in your hand")
    first = await keys.focused()
    await keys.press("Alt+ArrowRight")
    moved = first.replace("Card 1 of 6", "Card 2 of 6")
    await expect(hare.page.get_by_role("button", name=moved)).to_be_focused(timeout=PATIENCE)
    await keys.press("z")
    await hare.sheet("round-zoom").wait_for()
    await keys.press("ArrowRight", "Escape")
    await hare.sheet("round-zoom").wait_for(state="hidden")
    await expect(hare.page.get_by_role("button", name=moved)).to_be_focused(timeout=PATIENCE)
    await keys.press("Enter")
    await keys.use(say("round-give-this"))
    await hare.saved()
    await table.fillers_move()
    await table.reaches("vote")


async def vote(table: Table, keys: Keys) -> None:
    """Numbers of two digits, a vote taken back, a card looked at."""
    hare = table.hares[0]
    await hare.sees(say("round-vote-title", name="Ben"))
    one, two = [number for number in await hare.numbers() if number >= 10][-2:]
    await keys.to("Card ")
    await keys.press(*str(one))
    await expect(hare.card(one)).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    await expect(hare.card(one)).to_be_focused(timeout=PATIENCE)
    await keys.press(*str(two))
    await expect(hare.card(two)).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    await keys.press(*str(one))
    await expect(hare.card(one)).to_have_attribute("aria-pressed", "false", timeout=PATIENCE)
    await keys.press("z")
    await hare.sheet("round-zoom").wait_for()
    await keys.press("z")
    await hare.sheet("round-zoom").wait_for(state="hidden")
    # A digit that could begin a larger number waits a moment for the second one.
    single = 1 if 1 in await hare.numbers() else 2
    await keys.press(str(single))
    await expect(hare.card(single)).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    await keys.use(say("round-vote-for", numbers=f"{single} and {two}"))
    await hare.saved()
    await table.fillers_move()


async def go_on(table: Table, keys: Keys) -> None:
    """A card of the reveal is read, then on."""
    await table.reaches("reveal")
    hare = table.hares[0]
    await hare.all_points()
    await keys.to("Card ")
    number = int((await keys.focused()).split()[1])
    await keys.press("Enter")
    story = hare.page.get_by_role("dialog", name=say("reveal-cards"))
    await story.get_by_text(re.compile("told of this card|put this card in")).wait_for()
    await keys.press("Escape")
    await expect(hare.card(number)).to_be_focused(timeout=PATIENCE)
    round_ = table.game.round
    await keys.use(say("reveal-go-on"))
    await table.until(lambda view: 0 not in view.awaited)
    await table.fillers_move()
    await table.until(lambda view: view.game is not None and view.game.round > round_)


async def ready_to_vote(people: People, tables: Tables) -> tuple[Table, Hare, Keys]:
    """The second round of a game of four, in which Ben has told, and one has given with Enter."""
    (person,) = await people(1, phone=False)
    table = await tables.start([person], 3)
    hare, keys = table.hares[0], Keys(person.page)
    await table.tell()
    await table.give()
    await table.vote()
    await table.press_on()
    await table.tell()
    await keys.to("Card 1 of 6 in your hand")
    await keys.press("Enter")
    await keys.use(say("round-give-this"))
    await hare.saved()
    return table, hare, keys


async def test_digits_vote_and_z_looks_closer_wherever_the_focus_is(
    people: People, tables: Tables
) -> None:
    table, hare, keys = await ready_to_vote(people, tables)
    await table.fillers_move()
    await hare.sees(say("round-vote-title", name="Ben"))
    await hare.page.get_by_text(say("round-vote-keys", cards=4)).wait_for()
    assert not (await keys.focused()).startswith("Card")
    number = (await hare.numbers())[-1]
    await keys.press(str(number))
    await expect(hare.card(number)).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    await hare.page.evaluate("document.activeElement.blur()")
    await keys.press("z")
    await hare.sheet("round-zoom").wait_for()
    await keys.press("Escape")
    await hare.sheet("round-zoom").wait_for(state="hidden")
    # In a field digits are digits.
    await keys.use(say("chat-title"))
    await hare.page.get_by_label(say("chat-say")).fill("")
    await keys.to(say("chat-say"))
    await keys.type(str(number))
    await expect(hare.page.get_by_label(say("chat-say"))).to_have_value(str(number))
    await expect(hare.card(number)).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)


async def test_the_focus_stays_at_hand_after_a_choice_with_enter(
    people: People, tables: Tables
) -> None:
    table, hare, keys = await ready_to_vote(people, tables)
    assert (await keys.focused()).startswith(say("round-change-card", number=1))
    await table.fillers_move()
    await hare.sees(say("round-vote-title", name="Ben"))
    number = (await hare.numbers())[0]
    await keys.press(str(number))
    await keys.use(say("round-vote-for", numbers=str(number)))
    await hare.saved()
    assert (await keys.focused()).startswith(say("round-change-vote", number=1))


async def test_the_focus_stays_among_the_cards_when_one_is_lifted_with_enter(
    people: People, tables: Tables
) -> None:
    (person,) = await people(1, phone=False)
    table = await tables.start([person], 3)
    keys = Keys(person.page)
    await table.hares[0].sees(say("round-tell-title"))
    await keys.to("Card 2 of 6 in your hand")
    await keys.press("Enter")
    await expect(person.page.get_by_role("button", name="Card 1 of 6 in your hand")).to_be_visible()
    assert (await keys.focused()).startswith("Card 1 of 6 in your hand")
