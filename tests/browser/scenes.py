"""Shows every screen, one after the other, for contact sheets and for checks of all screens.

A scene is shown on the page of one person; `again` shows it again after a reload, for instance in
another language, so it finds elements by structure and not by text.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from playwright.async_api import Page

from tests.browser.company import Company
from tests.browser.people import People, Person, RealServer

Show = Callable[[Page], Awaitable[None]]
WORDS = "She never told anyone what was inside"


class Scene(NamedTuple):
    """A screen on somebody's page."""

    area: str
    name: str
    person: Person
    path: str
    show: Show

    async def again(self, query: str = "") -> None:
        """Reload the page and show the scene again."""
        await self.person.open(f"{self.path}{query}")
        await settled(self.person.page)
        await self.show(self.person.page)
        await settled(self.person.page)


# Pictures beyond the edges of the page may be left for later; those in sight may not.
STILL = """() => {
  const isInSight = (box) =>
    box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth &&
    box.width > 0;
  const isThere = (image) => image.complete || !isInSight(image.getBoundingClientRect());
  const isStill = (one) =>
    one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity;
  return [...document.images].every(isThere) && document.getAnimations().every(isStill);
}"""


async def settled(page: Page) -> None:
    """Words are there, pictures have arrived, nothing moves any more."""
    await page.locator("h1").first.wait_for()
    await page.locator("[data-waiting]").wait_for(state="detached")
    await page.wait_for_function("() => document.fonts.status === 'loaded'")
    await page.wait_for_function(STILL)


# -- what is pressed to see a screen ---------------------------------------------------------------


async def as_it_is(page: Page) -> None:
    """Nothing."""


async def write(page: Page) -> None:
    """A clue in the field."""
    await page.locator("textarea").fill(WORDS)


async def lift(page: Page) -> None:
    """As many cards of the hand as are due."""
    await page.locator("button.face").nth(1).click()
    if await page.locator(".action .primary").count() == 0:
        await page.locator("button.face").nth(3).click()


async def give(page: Page) -> None:
    """A card given, and saved; after a reload it is."""
    if await page.locator(".state.good").count():
        return
    await lift(page)
    await page.locator(".action .primary").first.click()
    await page.locator(".state.good").wait_for()


async def put_votes(page: Page) -> None:
    """One token, or as many as there are."""
    for place in (0, 2):
        await page.locator("button.face").nth(place).click()


async def show_all(page: Page) -> None:
    """The reveal as it is after its steps; this page is the host's, who may go to their end."""
    points = page.locator(".lines ul, .right ul:not(.waiting)")
    turn = page.locator(".turn")
    if not await points.or_(turn).count():
        await page.locator(".primary").last.click()
        await points.or_(turn).first.wait_for()
    if await turn.count() and await page.locator(".standings").count():
        await turn.click()
    await points.wait_for()


async def see_track(page: Page) -> None:
    """The rabbits, which have hopped in place of the cards."""
    await page.locator(".standings").wait_for()


async def see_winners(page: Page) -> None:
    """The show at the end, when the first place has been called."""
    await page.locator(".place-1").wait_for()


async def open_menu(page: Page) -> None:
    """The menu of the table."""
    await page.locator("header .tools .icon-button").last.click()
    await page.locator("dialog[open]").wait_for()


async def open_chat(page: Page) -> None:
    """The chat beside it."""
    await page.locator("header .tools .icon-button").nth(-2).click()
    await page.locator("dialog[open], aside.panel").first.wait_for()


async def zoom(page: Page) -> None:
    """A card at full width."""
    await page.locator(".loupe").first.dispatch_event("click")
    await page.locator("dialog[open]").wait_for()


# -- the scenes ------------------------------------------------------------------------------------


class Stage:
    """Plays tables to their moments and shows them to one person."""

    def __init__(self, people: People, server: RealServer) -> None:
        self.people = people
        self.server = server

    async def game(
        self,
        area: str,
        number: int,
        ruleset: str,
        leave_out: Sequence[str] = (),
        **options: Any,
    ) -> AsyncIterator[Scene]:
        """A game of this ruleset from the lobby to the end, seen from seat 0."""
        (person,) = await self.people(server=self.server)
        company = await Company.gather(self.server, number, ruleset, **options)
        path = f"/t/{company.code}"

        async def scene(name: str, show: Show, phase: str, round_: int) -> Scene:
            if phase != "lobby":
                if 0 not in company.clients:
                    await company.sit(0)
                await company.reach(phase, round_)
            if 0 in company.clients:
                await company.seat(person, 0)
            made = Scene(area, name, person, path, show)
            await made.again()
            return made

        for moment in _moments(ruleset, number):
            if moment[0] not in leave_out:
                yield await scene(*moment)
        await company.leave()
        await person.context.close()
        self.people.here.remove(person)

    async def pages(self) -> AsyncIterator[Scene]:
        """Screens without a table."""
        (person,) = await self.people(server=self.server)
        for area, name, path, show in (
            ("start", "home", "/", as_it_is),
            ("start", "settings", "/", _settings),
            ("rules", "rules", "/rules", as_it_is),
            ("rules", "rules of classic", "/rules/classic", as_it_is),
            ("rules", "rules of odyssey", "/rules/odyssey", as_it_is),
            ("rules", "rules of party", "/rules/party", as_it_is),
            ("rules", "rules of team", "/rules/team", as_it_is),
            ("score", "score, before", "/score", as_it_is),
            ("score", "score, a round", "/score", _score_round),
            ("score", "score, counted", "/score", _score_counted),
        ):
            made = Scene(area, name, person, path, show)
            await made.again()
            yield made

    async def around(self) -> AsyncIterator[Scene]:
        """A stranger at the door, a pause, a seat open elsewhere, a replay, a storybook, the TV."""
        person, watcher = await self.people(2, server=self.server)
        company = await Company.gather(self.server, 5, "odyssey", end={"score": 2})
        path = f"/t/{company.code}"
        person.forgive("404")
        made = [
            Scene("start", "at the door", person, path, as_it_is),
            Scene("start", "no such table", person, "/t/ZZZZZ", as_it_is),
            Scene("tv", "TV, before", watcher, f"{path}/tv", as_it_is),
        ]
        for before in made:
            await before.again()
            yield before
        for phase in ("tell", "give", "vote", "reveal", "over"):
            await company.reach(phase)
            if phase == "give":
                await company.move([1, 2])
            show = see_winners if phase == "over" else as_it_is
            on_tv = Scene("tv", f"TV, {phase}", watcher, f"{path}/tv", show)
            await on_tv.again()
            yield on_tv
        game = company.view.table.game_id
        for step in ("deal", "tell", "give", "vote", "reveal"):
            seen = Scene("replay", f"replay, {step}", person, f"/games/{game}", _replay(step))
            await seen.again()
            yield seen
        book = Scene("replay", "storybook", person, f"/games/{game}/book", as_it_is)
        await book.again()
        yield book
        await company.leave()
        for one in (person, watcher):
            await one.context.close()
            self.people.here.remove(one)


def _moments(ruleset: str, number: int) -> list[tuple[str, Show, str, int]]:
    """Name, what to press, and when, for the games on the contact sheets."""
    table = "party" if ruleset == "party" else f"{number}"
    common = [
        ("lobby", as_it_is, "lobby", 0),
        ("tell", write, "tell", 1),
        ("told", as_it_is, "give", 1),
        (f"vote, teller ({table})", as_it_is, "vote", 1),
        ("wait", as_it_is, "tell", 2),
        ("give", lift, "give", 2),
        ("given", give, "give", 2),
        (f"vote ({table})", put_votes, "vote", 2),
        ("reveal", show_all, "reveal", 2),
        ("track", see_track, "reveal", 2),
    ]
    if ruleset == "team":  # the partner gives, so that seat 0 votes
        common = [moment for moment in common if moment[0] != "given"]
    if ruleset == "classic" and number > 3:
        common[8:8] = [("zoom", zoom, "vote", 2)]
        common += [("menu", open_menu, "reveal", 2), ("chat", open_chat, "reveal", 2)]
    return [*common, ("end", as_it_is, "over", 0)]


async def _settings(page: Page) -> None:
    await page.locator("header .icon-button").last.click()
    await page.locator("dialog[open]").wait_for()


async def _score_round(page: Page) -> None:
    if await page.locator('input[type="radio"]').count():
        for place, name in enumerate(("Ada", "Ben", "Chloé", "Dao")):
            await page.locator("main li input").nth(place).fill(name)
        await page.locator(".action .primary").click()
    await page.locator(".people button").first.click()
    rows = page.locator("[role=group].row")
    if await page.locator(".row button.on").count() == 0:
        for place in range(3):
            await rows.nth(place).locator("button").nth(place).click()


async def _score_counted(page: Page) -> None:
    if await page.locator(".board").count():
        return
    await _score_round(page)
    rows = page.locator("section").last.locator("[role=group].row")
    for place, number in enumerate((0, 1, 0)):
        await rows.nth(place).locator("button").nth(number).click()
    await page.locator(".action .primary").click()
    await page.locator(".board").wait_for()


def _replay(step: str) -> Show:
    async def show(page: Page) -> None:
        await page.evaluate("(at) => { location.hash = at }", f"#1-{step}-1")

    return show
