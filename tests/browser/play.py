"""The actions of a player in a browser; elements are found by role and name."""

import re
from collections.abc import Sequence
from contextlib import suppress
from re import Pattern

from playwright.async_api import Error, Locator, Page, expect

from storyhare.views import TableView
from storyhare.words import say
from tests.browser.people import PATIENCE, Person

WIDE = 900
PLACE = re.compile(r"(.+?) (\d+)(?:, and | and |, |\.$)")
CARD_NUMBER = re.compile(r"^Card (\d+) of")


class Hare:
    """A player in a browser, on a phone or a desktop."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page

    @property
    def name(self) -> str:
        """The name of the player."""
        return self.person.name

    @property
    def wide(self) -> bool:
        """Whether the page is wide, as on a desktop."""
        size = self.page.viewport_size
        return size is not None and size["width"] >= WIDE

    # -- finding things ---------------------------------------------------------------------------

    def button(self, key: str, **facts: int | str) -> Locator:
        """A button by its message; what stands below its words may follow them."""
        return self.page.get_by_role("button", name=starts(say(key, "en", **facts)))

    async def press(self, key: str, **facts: int | str) -> None:
        """Press a button."""
        await self.button(key, **facts).click()

    async def sees(self, heading: str | Pattern[str]) -> None:
        """Wait for the heading of a screen."""
        await expect(self.page.get_by_role("heading", level=1)).to_have_text(
            heading, timeout=PATIENCE
        )

    def sheet(self, title: str, **facts: int | str) -> Locator:
        """An open dialog by its title."""
        return self.page.get_by_role("dialog", name=say(title, "en", **facts))

    async def close(self, title: str, **facts: int | str) -> None:
        """Close a dialog."""
        sheet = self.sheet(title, **facts)
        await sheet.get_by_role("button", name=say("shell-close"), exact=True).click()
        await sheet.wait_for(state="hidden")

    @property
    def said(self) -> Locator:
        """The live region, which a screen reader reads out."""
        return self.page.locator("[aria-live=polite][aria-atomic=true]")

    # -- coming in --------------------------------------------------------------------------------

    async def open_a_table(self) -> str:
        """From the home page to a table of one's own; answers its code."""
        await self.person.open("/")
        await self.press("home-start")
        await self.page.get_by_label(say("home-name")).fill(self.name)
        await self.press("home-open")
        await self.sees(say("lobby-title-mine"))
        return self.page.url.rsplit("/", 1)[-1]

    async def join_by_code(self, code: str) -> None:
        """From the home page to somebody's table."""
        await self.person.open("/")
        await self.page.get_by_label(say("home-code")).fill(code.lower())
        await self.press("home-join")
        await self.page.get_by_label(say("shell-join-name")).fill(self.name)
        await self.press("shell-join")
        await self.in_the_lobby()

    async def in_the_lobby(self) -> None:
        """Wait until the seats are seen."""
        await self.page.get_by_role("heading", name=say("lobby-seats")).wait_for()

    async def choose_rabbit(self, rabbit: int) -> None:
        """Another rabbit: in the lobby on a wide page, else in the sheet behind one's own seat."""
        if not self.wide:
            mine = say("lobby-you", name=self.name)
            await self.page.get_by_role("button", name=starts(mine)).click()
        rabbits = self.page.get_by_role("group", name=say("lobby-rabbits"))
        wanted = rabbits.get_by_role("button", name=say(f"lobby-rabbit-{rabbit}"), exact=True)
        await wanted.click()
        await expect(wanted).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
        if not self.wide:
            await self.close("lobby-you-title")

    async def choose_ruleset(self, ruleset: str) -> None:
        """The host chooses what is played."""
        name = starts(say(f"lobby-ruleset-{ruleset}"))
        radio = self.page.get_by_role("radio", name=name)
        await self.page.locator("label", has=radio).click()
        await expect(radio).to_be_checked(timeout=PATIENCE)

    async def everyone_tells_once_and_has_time(self) -> None:
        """The shortest game there is to choose, without a clock at the reveal."""
        await self.press("lobby-options")
        options = self.sheet("lobby-options")
        end = options.get_by_label(say("lobby-end"))
        await end.select_option(label=say("lobby-end-tellings", times=1))
        reveal = options.get_by_label(say("lobby-clock-reveal"))
        await reveal.select_option(label=say("lobby-clock-reveal-none"))
        await self.close("lobby-options")
        await self.page.get_by_text("Ends when everyone has been storyteller once").wait_for()

    async def start(self, players: int) -> None:
        """The host deals."""
        await self.press("lobby-start", players=players)

    # -- a round ----------------------------------------------------------------------------------

    async def tell(self, clue: str) -> None:
        """Tell about the card that is lifted; in party there is none."""
        await self.page.get_by_role("textbox", name=say("round-tell-clue")).fill(clue)
        await self.press("round-tell-it")

    @property
    def hand(self) -> Locator:
        """One's cards, while they can be given."""
        hand = self.page.get_by_role("list", name=say("round-hand"), exact=True)
        return hand.locator("button[aria-pressed]")

    async def give(self, number: int = 1, first: int = 0) -> None:
        """Give so many cards, beginning with the card at this place."""
        for place in range(first, first + number):
            await self.hand.nth(place).click()
        if number == 1:
            await self.press("round-give-this")
        else:
            await self.press("round-give-cards", number=number)

    def card(self, number: int) -> Locator:
        """A card on the table, in vote and reveal."""
        return self.cards.get_by_role("button", name=re.compile(rf"^Card {number} of"))

    @property
    def cards(self) -> Locator:
        """The list of cards on the table."""
        return self.page.get_by_role("list", name=say("round-vote-cards"), exact=True)

    async def numbers(self) -> list[int]:
        """Cards one may vote for: those that are buttons to press."""
        await self.cards.first.wait_for()
        labels = await self.cards.locator("button[aria-pressed]").evaluate_all(
            "found => found.map((one) => one.getAttribute('aria-label'))"
        )
        return [int(found[1]) for label in labels if (found := CARD_NUMBER.match(label))]

    async def vote(self, numbers: Sequence[int], red: int | None = None) -> None:
        """Put one's votes and send them."""
        for number in [*numbers, *([] if red is None else [red])]:
            await self.card(number).click()
        if red is not None:
            await self.press("round-vote-both")
        else:
            shown = " and ".join(str(number) for number in sorted(numbers))
            await self.press("round-vote-for", numbers=shown)

    async def saved(self) -> None:
        """Wait until the page says that the move is saved."""
        await self.page.get_by_role("status").filter(has_text=say("round-saved")).wait_for()

    # -- the reveal -------------------------------------------------------------------------------

    async def all_points(self) -> dict[str, int]:
        """Points of the round as the list says them, by name; pulls up what is folded away."""
        lines = self.page.get_by_role("list", name=say("reveal-points"), exact=True)
        await self.look_at_cards()
        await lines.wait_for()
        more = self.page.get_by_role("button", name=re.compile(r"more lines?$"))
        if await more.count():
            await more.click()
        said: list[list[str]] = await lines.locator("li").evaluate_all(
            """rows => rows.map((row) => [row.querySelector('.why b').textContent,
                                          row.querySelector('.points .unseen').textContent])"""
        )
        return {name: _number(points) for name, points in said}

    async def scores(self) -> dict[str, int]:
        """Scores as the track says them, by name."""
        if not self.wide and await (to_track := self.button("reveal-see-track")).count():
            await to_track.click()
        track = self.page.get_by_role("img", name=starts("The score track."))
        said = await track.get_attribute("aria-label")
        assert said is not None
        places = PLACE.findall(said.removeprefix("The score track. "))
        return {name: int(score) for name, score in places}

    async def show_all(self) -> None:
        """The host ends the steps of the reveal, for everybody."""
        skip = self.button("reveal-skip")
        # On a phone the rabbits hop in place of the cards.
        end = self.button("reveal-go-on" if self.wide else "reveal-see-cards")
        await skip.or_(end).first.wait_for()
        with suppress(Error):  # it may just have come to its end by itself
            if await skip.count():
                await skip.click(timeout=2_000)
        await end.wait_for()

    async def look_at_cards(self) -> None:
        """Back to the cards of the reveal, where the rabbits have hopped in their place."""
        points = self.page.get_by_role("list", name=say("reveal-points"), exact=True)
        back = self.button("reveal-see-cards")
        await points.or_(back).first.wait_for()
        if await back.count():
            await back.click()

    async def revealed(self) -> None:
        """All steps of the reveal have been shown."""
        onward = self.button("reveal-go-on").and_(self.page.locator(":not([aria-disabled])"))
        await onward.first.wait_for()

    async def press_on(self) -> None:
        """Seen enough."""
        await self.revealed()
        await self.press("reveal-go-on")

    # -- the end ----------------------------------------------------------------------------------

    async def podium(self) -> dict[str, int]:
        """Names on the books, and those below them, with their scores."""
        await self.sees(say("end-title"))
        places: list[list[str]] = await self.page.locator("ol.podium li").evaluate_all(
            """places => places.map((one) => [one.querySelector('.names').textContent,
                                              one.querySelector('.score').textContent])"""
        )
        shown = {name: int(score) for names, score in places for name in names.split(", ")}
        others = self.page.locator(".others")
        if await others.count():
            for other in (await others.inner_text()).split(" · "):
                name, score = other.rsplit(" ", 1)
                shown[name] = int(score)
        return shown

    async def download(self, key: str, role: str = "button") -> bytes:
        """Something to keep, from the sheet of the end."""
        if not await self.sheet("end-keep").count():
            await self.button("end-keep").last.click()
        found = self.sheet("end-keep").locator(
            "a[download]" if role == "link" else "button", has_text=say(key)
        )
        async with self.page.expect_download() as waiting:
            await found.click()
        path = await (await waiting.value).path()
        return path.read_bytes()


def starts(words: str) -> Pattern[str]:
    """A name that begins with these words."""
    return re.compile(f"^{re.escape(words)}")


def sides(view: TableView) -> list[list[int]]:
    """Seats that hop together: pairs in team."""
    players = len(view.seats)
    assert view.game is not None
    if view.game.rules.ruleset == "team":
        return [[seat, seat + players // 2] for seat in range(players // 2)]
    return [[seat] for seat in range(players)]


def called(names: Sequence[str], side: Sequence[int], me: int | None) -> str:
    """The name of a side in the reveal: oneself first, as "You"."""
    mine = ["You"] if me in side else []
    return " and ".join(mine + [names[seat] for seat in side if seat != me])


def _number(said: str) -> int:
    return 1 if said.startswith("one ") else int(said.partition(" ")[0])
