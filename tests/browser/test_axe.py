"""Every screen is fit for everyone: axe-core says nothing serious, on phones and on desktops."""

import pytest

from storyhare.words import say
from tests.browser.days_scenes import days_scenes
from tests.browser.engines import Theme
from tests.browser.people import People, Person, RealServer, axe
from tests.browser.play import Hare
from tests.browser.tables import Table, Tables

PLACES = pytest.mark.parametrize(
    ("phone", "theme"), [(True, "night"), (False, "day")], ids=["phone", "desktop"]
)
QUIET_PAGES = {
    "/": "home-title",
    "/rules": "rules-title",
    "/rules/classic": "ruleset-classic",
    "/rules/odyssey": "ruleset-odyssey",
    "/rules/party": "ruleset-party",
    "/rules/team": "ruleset-team",
    "/score": "score-title",
}


class Sweep:
    """Looks at one screen after the other and remembers what axe-core says."""

    def __init__(self) -> None:
        self.found: list[str] = []

    async def look(self, screen: str, *at: Hare | Person) -> None:
        """Look at a screen."""
        for one in at:
            self.found += [f"{screen} ({one.name}): {finding}" for finding in await axe(one.page)]

    def assert_clean(self) -> None:
        """Nothing was found anywhere."""
        assert self.found == [], "\n".join(self.found)


@PLACES
async def test_pages_without_a_table(people: People, phone: bool, theme: Theme) -> None:
    (ada,) = await people(phone=phone, theme=theme)
    hare, sweep = Hare(ada), Sweep()
    for path, title in QUIET_PAGES.items():
        await ada.open(path)
        await ada.page.get_by_role("heading", level=1, name=say(title)).wait_for()
        await sweep.look(path, ada)
    await ada.open("/")
    await hare.press("shell-settings")
    await sweep.look("settings", ada)
    await hare.close("shell-settings")
    await hare.press("home-start")
    await sweep.look("name", ada)
    ada.forgive("404")
    for path, title in (
        ("/no/such/page", "shell-lost-title"),
        ("/t/K7QM", "shell-no-table-title"),
    ):
        await ada.open(path)
        await hare.sees(say(title, code="K7QM"))
        await sweep.look(path, ada)
    sweep.assert_clean()


async def test_keeping_score_for_the_box(people: People) -> None:
    (ada,) = await people(theme="day")
    hare, sweep = Hare(ada), Sweep()
    await ada.open("/score")
    for number, name in enumerate(("Ada", "Ben", "Chloé", "Dao"), 1):
        await ada.page.get_by_role("textbox", name=say("score-name", number=number)).fill(name)
    await hare.press("score-begin", count=4)
    await hare.sees(say("score-round", round=1))
    await sweep.look("score of a round", ada)
    sweep.assert_clean()


@PLACES
async def test_lobby_chat_and_menu(
    people: People, tables: Tables, phone: bool, theme: Theme
) -> None:
    host, member = await people(2, phone=phone, theme=theme)
    (stranger,) = await people(1, phone=phone, theme=theme)
    table = await tables.lay([host, member], 4)
    ada, ben, sweep = table.hares[0], table.hares[1], Sweep()
    await stranger.open(f"/t/{table.code}")
    await stranger.page.get_by_label(say("shell-join-name")).wait_for()
    await sweep.look("join", stranger)
    await sweep.look("lobby", ada, ben)
    await ada.press("lobby-options")
    await ada.sheet("lobby-options").get_by_label(say("lobby-end")).wait_for()
    await sweep.look("options", ada)
    await ada.close("lobby-options")
    await ada.press("lobby-decks-change")
    await ada.sheet("lobby-decks").get_by_role("button", name=say("lobby-decks-look")).click()
    await ada.sheet("lobby-decks").get_by_role("listitem").first.wait_for()
    await sweep.look("decks", ada)
    await ada.close("lobby-decks")
    await ben.page.get_by_role("button", name=say("chat-title")).click()
    await ben.page.get_by_label(say("chat-say")).fill("Hello from the other side")
    await ben.page.keyboard.press("Enter")
    await ben.page.get_by_role("log").get_by_text("Hello from").wait_for()
    await ada.page.get_by_role("button", name="Chat, one new message").click()
    await ada.page.get_by_role("log").get_by_text("Hello from").wait_for()
    await sweep.look("chat", ada, ben)
    await ada.page.get_by_role("button", name=say("shell-close"), exact=True).click()
    await ada.press("menu-title")
    await ada.sheet("menu-title").get_by_role("heading", name=say("menu-hosting")).wait_for()
    await sweep.look("menu", ada)
    await ada.close("menu-title")
    await ada.press("lobby-arrange")
    await sweep.look("arranging", ada)
    await ada.press("lobby-arranged")
    await ada.choose_ruleset("team")
    await ada.page.get_by_text(say("lobby-partners")).wait_for()
    await sweep.look("team lobby", ada, ben)
    sweep.assert_clean()


@PLACES
async def test_a_game_of_six_from_the_first_clue_to_the_replay(
    people: People, tables: Tables, phone: bool, theme: Theme
) -> None:
    persons = await people(2, phone=phone, theme=theme)
    (sofa,) = await people(1, phone=False, theme=theme)
    table = await tables.lay(persons, 4, ruleset="classic")
    ada, ben, sweep = table.hares[0], table.hares[1], Sweep()
    await sofa.open(f"/t/{table.code}/tv")
    await sofa.page.get_by_text(say("tv-host", name=ada.name)).wait_for()
    await sweep.look("TV lobby", sofa)
    await ada.start(6)
    for hare in (ada, ben):
        await hare.sees(say("round-race-title"))
    await sweep.look("race", ada)
    await ada.tell("A hare in the moon")
    await table.reaches("give")
    await ben.sees(say("round-give-title", number=1))
    await ada.sees(say("round-give-teller-title"))
    await sweep.look("give", ada, ben)
    await ben.hand.first.click()
    await ben.hand.first.press("z")
    await sweep.look("zoom", ben)
    await ben.page.keyboard.press("Escape")
    await ben.press("round-give-this")
    await ben.saved()
    await sweep.look("given", ben)
    await table.fillers_move()
    await vote_and_reveal(table, sweep, sofa)
    await table.press_on()
    for hare in (ada, ben):
        title = say("round-wait-title", name=ben.name) if hare is ada else say("round-tell-title")
        await hare.sees(title)
    await sofa.page.get_by_role("heading", name=say("tv-tells-now", name=ben.name)).wait_for()
    await sweep.look("tell and wait", ada, ben, sofa)
    await ada.press("menu-title")
    await sweep.look("menu of a game", ada)
    await ada.sheet("menu-title").get_by_text(say("menu-recap")).click()
    await ada.sheet("reveal-recap").get_by_role("article").wait_for()
    await sweep.look("recap", ada)
    await ada.close("reveal-recap")
    await table.until(lambda view: view.game is not None and view.game.round == 2)
    await ada.press("menu-title")
    await ada.sheet("menu-title").get_by_role("button", name=say("menu-last-round")).click()
    await ada.sheet("menu-title").get_by_role("button", name=say("menu-last-round")).last.click()
    await table.until(lambda view: view.last_round)
    await table.tell()
    await table.give()
    await table.vote()
    await table.press_on()
    await the_end(table, sweep, sofa)
    sweep.assert_clean()


async def vote_and_reveal(table: Table, sweep: Sweep, sofa: Person) -> None:
    """From the open cards to the track."""
    ada, ben = table.hares[0], table.hares[1]
    await table.reaches("vote")
    await ben.sees(say("round-vote-title", name=ada.name))
    await ada.sees(say("round-vote-title-teller"))
    await sofa.page.get_by_role("list", name=say("tv-cards")).wait_for()
    await sweep.look("vote", ada, ben, sofa)
    await ben.vote([(await ben.numbers())[0]])
    await ben.saved()
    await sweep.look("voted", ben)
    await table.fillers_move()
    await table.reaches("reveal")
    await ada.all_points()
    await ben.all_points()
    await sofa.page.get_by_role("region", name=say("tv-points")).wait_for()
    await sweep.look("reveal", ada, ben, sofa)
    await ada.scores()
    await sweep.look("track", ada)


async def the_end(table: Table, sweep: Sweep, sofa: Person) -> None:
    """Podium, book, what to keep, replay."""
    ada, ben = table.hares[0], table.hares[1]
    for hare in (ada, ben):
        await hare.podium()
    await ada.page.get_by_role("button", name=say("end-open-book")).wait_for()
    await sofa.page.get_by_role("heading", name="win").first.wait_for()
    await sweep.look("end", ada, ben, sofa)
    await ada.press("end-open-book")
    await ada.sheet("end-book-title").get_by_role("article").wait_for()
    await sweep.look("book", ada)
    await ada.close("end-book-title")
    await ada.button("end-keep").last.click()
    await sweep.look("keep", ada)
    await ada.sheet("end-keep").get_by_text(say("end-replay")).click()
    tabs = ada.page.get_by_role("tab")
    await tabs.first.wait_for()
    for step in range(await tabs.count()):
        await tabs.nth(step).click()
        await sweep.look(f"replay, step {step + 1}", ada)


@PLACES
async def test_party_shows_its_own_vote_and_reveal(
    people: People, tables: Tables, phone: bool, theme: Theme
) -> None:
    persons = await people(2, phone=phone, theme=theme)
    table = await tables.start(persons, 4, ruleset="party")
    ada, ben, sweep = table.hares[0], table.hares[1], Sweep()
    await ada.sees(say("round-tell-title"))
    await sweep.look("party tell", ada, ben)
    await table.tell()
    await table.give()
    await ada.sees(say("round-vote-title-party"))
    await sweep.look("party vote", ada, ben)
    await table.vote()
    await ada.all_points()
    await ben.all_points()
    await sweep.look("party reveal", ada, ben)
    sweep.assert_clean()


@PLACES
async def test_team_shows_pairs(people: People, tables: Tables, phone: bool, theme: Theme) -> None:
    persons = await people(2, phone=phone, theme=theme)
    table = await tables.start(persons, 4, ruleset="team")
    ada, ben, sweep = table.hares[0], table.hares[1], Sweep()
    await table.tell()
    await ben.sees(say("round-give-title", number=1))
    await ben.page.get_by_role("button", name=say("chat-title")).click()
    await ben.page.get_by_role("button", name=say("chat-i-give")).wait_for()
    await sweep.look("team give with chat", ben)
    await ben.page.get_by_role("button", name=say("shell-close"), exact=True).click()
    await table.give()
    await sweep.look("team vote", ada, ben)
    await table.vote()
    await ada.all_points()
    await ben.all_points()
    await sweep.look("team reveal", ada, ben)
    sweep.assert_clean()


@PLACES
async def test_twelve_cards(people: People, tables: Tables, phone: bool, theme: Theme) -> None:
    (person,) = await people(1, phone=phone, theme=theme)
    table = await tables.start([person], 11, options={"first_storyteller": 1})
    ada, sweep = table.hares[0], Sweep()
    await ada.sees(say("round-wait-title", name="Ben"))
    await sweep.look("wait", ada)
    await table.tell()
    await table.give()
    await ada.sees(say("round-vote-title", name="Ben"))
    await sweep.look("vote 12", ada)
    if phone:
        await ada.press("round-overview")
        await sweep.look("vote 12 at once", ada)
        await ada.press("round-large")
    await table.vote()
    await ada.all_points()
    await sweep.look("reveal 12", ada)
    await ada.scores()
    await sweep.look("track 12", ada)
    sweep.assert_clean()


async def test_tables_over_days(people: People, mail_server: RealServer) -> None:
    sweep = Sweep()
    async for scene in days_scenes(people, mail_server):
        await sweep.look(scene.name, scene.person)
    sweep.assert_clean()
