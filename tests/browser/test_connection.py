"""Bad networks, crashes, reloads: the table stays the same, nothing typed or asked is lost."""

import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from storyhare.words import say
from tests.browser.company import Company, let_in
from tests.browser.frames import Frames
from tests.browser.people import NO_NETWORK, People, Person, RealServer
from tests.browser.play import Hare
from tests.browser.wire import Wire

PATIENCE = 45_000  # milliseconds; longer than the longest pause before coming back
PHASES = ("lobby", "tell", "give", "vote", "reveal", "over")
HALF = "She never told anyone what was ins"


@pytest_asyncio.fixture(loop_scope="session")
async def wire(server: RealServer) -> AsyncIterator[Wire]:
    """A network for one person."""
    laid = Wire(server)
    await laid.lay()
    yield laid
    laid.take_up()


async def at_the_table(
    people: People, server: RealServer, phase: str, wire: Wire | None = None
) -> tuple[Person, Company, Frames]:
    """Ada at a browser in this phase, with a move to make; two others over the protocol."""
    (ada,) = await people(server=server, service_worker=True)
    if wire is not None:
        ada.url = wire.url
        ada.forgive(NO_NETWORK)
    frames = await Frames.of(ada.page)
    company = await Company.gather(
        server, 3, first_storyteller=0 if phase == "tell" else 1, end={"score": 1}
    )
    if phase != "lobby":
        await company.reach(phase)
    await company.seat(ada, 0)
    await ada.page.get_by_role("button", name="Menu").wait_for()
    return ada, company, frames


async def act(person: Person, phase: str) -> None:
    """Make the move of the phase."""
    hare = Hare(person)
    if phase == "tell":
        await hare.tell(HALF)
    elif phase == "give":
        await hare.give(2, first=2)
    elif phase == "vote":
        await hare.vote((await hare.numbers())[:1])
    else:
        await hare.press_on()


def banner(person: Person) -> Locator:
    """The strip that says the connection is gone."""
    return person.page.locator(".banner.warn")


async def heading(page: Page) -> str:
    """What the screen is called."""
    return await page.get_by_role("heading", level=1).inner_text()


# -- the page is loaded anew -----------------------------------------------------------------------


@pytest.mark.parametrize("phase", PHASES)
async def test_a_reload_leads_back_to_the_same_table(
    people: People, server: RealServer, phase: str
) -> None:
    ada, company, frames = await at_the_table(people, server, phase)
    if phase == "reveal":
        await Hare(ada).revealed()
    before = await heading(ada.page)
    clue = ada.page.get_by_label("Your clue")
    if phase == "tell":
        await clue.fill(HALF)
    elif phase in ("give", "vote"):
        await act(ada, phase)
        await expect(ada.page.get_by_text("Saved", exact=True)).to_be_visible()
    await ada.page.reload()
    await expect(ada.page.get_by_role("heading", level=1)).to_have_text(before)
    if phase == "tell":
        await expect(clue).to_have_value(HALF)
    elif phase in ("give", "vote"):
        await expect(ada.page.get_by_text("Saved", exact=True)).to_be_visible()
        assert len(await frames.wishes(phase)) == 1
    await company.leave()


async def test_a_move_that_waits_survives_a_reload(
    people: People, server: RealServer, wire: Wire
) -> None:
    ada, company, frames = await at_the_table(people, server, "give", wire)
    wire.cut()
    await banner(ada).wait_for()
    await act(ada, "give")
    await ada.page.get_by_text(say("round-waiting"), exact=True).wait_for()
    wire.mend()
    await ada.page.reload()
    await expect(ada.page.get_by_text("Saved", exact=True)).to_be_visible(timeout=PATIENCE)
    assert len(await frames.wishes("give")) == 1
    await company.leave()


# -- the network is gone ---------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["tell", "give", "vote", "reveal"])
async def test_a_move_made_without_network_is_sent_once_when_it_is_back(
    people: People, server: RealServer, wire: Wire, phase: str
) -> None:
    ada, company, frames = await at_the_table(people, server, phase, wire)
    await company.move()  # so that Ada's move is the last one
    wire.cut()
    await expect(banner(ada)).to_have_text("Reconnecting. Your moves are safe.", timeout=PATIENCE)
    await act(ada, phase)
    await expect(banner(ada)).to_have_text(say("shell-away-moves", moves=1))
    await expect(ada.page.get_by_text(say("round-waiting"), exact=True)).to_be_visible()
    wire.mend()
    after = {"tell": "give", "give": "vote", "vote": "reveal", "reveal": "over"}[phase]
    await company.until(after)
    await expect(banner(ada)).to_have_count(0)
    assert len(await frames.wishes("press_on" if phase == "reveal" else phase)) == 1
    assert await ada.page.get_by_role("alert").count() == 0
    await company.leave()


@pytest.mark.parametrize("phase", ["lobby", "over"])
async def test_a_table_at_rest_comes_back_by_itself(
    people: People, server: RealServer, wire: Wire, phase: str
) -> None:
    ada, company, _ = await at_the_table(people, server, phase, wire)
    before = await heading(ada.page)
    wire.cut()
    await expect(banner(ada)).to_have_text("Reconnecting. Your moves are safe.", timeout=PATIENCE)
    wire.mend()
    await expect(banner(ada)).to_have_count(0, timeout=PATIENCE)
    assert await heading(ada.page) == before
    await company.leave()


async def test_a_silent_network_is_noticed(people: People, server: RealServer, wire: Wire) -> None:
    ada, company, frames = await at_the_table(people, server, "vote", wire)
    wire.freeze()
    await act(ada, "vote")
    await expect(ada.page.get_by_text("Sending")).to_be_visible()
    await banner(ada).wait_for(timeout=PATIENCE)
    wire.mend()
    await expect(ada.page.get_by_text("Saved", exact=True)).to_be_visible(timeout=PATIENCE)
    assert len(await frames.wishes("vote")) == 1
    await company.leave()


async def test_words_typed_while_away_are_there_when_another_tells_first(
    people: People, server: RealServer, wire: Wire
) -> None:
    """Round 1's race, lost without network: the words are kept for one's own turn."""
    (ada,) = await people(service_worker=True)
    ada.url = wire.url
    ada.forgive(NO_NETWORK)
    company = await Company.gather(server, 3, first_storyteller="first_clue")
    await company.reach("tell")
    await company.seat(ada, 0)
    await ada.page.get_by_label("Your clue").fill(HALF)
    wire.cut()
    await banner(ada).wait_for()
    await ada.page.get_by_role("button", name="Give this clue").click()
    await company.move([1])
    wire.mend()
    await ada.page.get_by_text("Your clue is kept for your turn.").wait_for(timeout=PATIENCE)
    drafts = await ada.page.evaluate("JSON.stringify(localStorage)")
    assert HALF in drafts
    await company.leave()


# -- the server is gone ----------------------------------------------------------------------------


@pytest.mark.parametrize("end", ["kill", "stop"])
async def test_a_restart_of_the_server_is_survived_without_a_reload(
    people: People, own_server: RealServer, end: str
) -> None:
    ada, ben = await people(2, server=own_server, service_worker=True)
    company = await Company.gather(own_server, 3)
    await company.reach("tell")
    await company.seat(ada, 0)
    await company.seat(ben, 1)
    both = (ada, ben)
    away = "The server is restarting." if end == "stop" else "Reconnecting."
    for person in both:
        person.forgive(NO_NETWORK)
        await person.page.get_by_role("button", name="Menu").wait_for()
        await person.page.evaluate("window.never_left = true")
    clue = ada.page.get_by_label("Your clue")
    await clue.fill(HALF[:10])

    getattr(own_server, end)()
    for person in both:
        await expect(banner(person)).to_contain_text(away, timeout=PATIENCE)
    await clue.fill(HALF)  # the page goes on while nobody answers
    await ada.page.get_by_role("button", name="Give this clue").click()
    await ada.page.get_by_text(say("round-waiting"), exact=True).wait_for()
    await own_server.start()
    await ben.page.get_by_text(HALF, exact=True).wait_for(timeout=PATIENCE)

    await act(ben, "give")
    await expect(ben.page.get_by_text("Saved", exact=True)).to_be_visible()
    getattr(own_server, end)()
    await expect(banner(ben)).to_contain_text(away, timeout=PATIENCE)
    await own_server.start()
    await expect(banner(ben)).to_have_count(0, timeout=PATIENCE)
    await expect(ben.page.get_by_text("Saved", exact=True)).to_be_visible()
    await company.come_back()
    await company.move()
    await ben.page.get_by_role("list", name="Cards on the table").wait_for(timeout=PATIENCE)
    for person in both:
        assert await person.page.evaluate("window.never_left") is True
    await company.leave()


async def test_a_table_that_is_gone_when_the_server_is_back_is_said_so(
    people: People, own_server: RealServer
) -> None:
    ada, company, _ = await at_the_table(people, own_server, "lobby")
    ada.forgive(NO_NETWORK)
    await company.leave()
    own_server.kill()
    for path in own_server.data.iterdir():
        if path.name != "server.log":
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    await own_server.start()
    await expect(ada.page.get_by_role("heading", level=1)).to_have_text(
        f"No table {company.code}", timeout=PATIENCE
    )
    await ada.page.get_by_role("link", name="Back to the home page").click()
    await ada.page.get_by_role("button", name="Start a table").wait_for()


# -- one seat, several places ----------------------------------------------------------------------


async def test_a_second_tab_takes_the_seat_and_the_first_takes_it_back(
    people: People, server: RealServer
) -> None:
    ada, company, _ = await at_the_table(people, server, "tell")
    await ada.page.get_by_label("Your clue").fill(HALF)
    other = await ada.context.new_page()
    await other.goto(ada.page.url)
    await expect(other.get_by_label("Your clue")).to_have_value(HALF)
    await ada.page.get_by_role("heading", name="You’re playing somewhere else").wait_for()
    await ada.page.get_by_role("button", name="Play here").click()
    await expect(ada.page.get_by_label("Your clue")).to_have_value(HALF)
    await other.get_by_role("heading", name="You’re playing somewhere else").wait_for()
    await ada.page.get_by_role("button", name="Give this clue").click()
    await company.until("give")
    await company.leave()


async def test_a_code_that_leads_nowhere_gets_kind_words(people: People) -> None:
    (ada,) = await people(service_worker=True)
    ada.forgive("404")
    page = await ada.open("/t/ZZZZZ")
    await page.get_by_role("heading", name="No table ZZZZZ").wait_for()


async def test_a_page_that_speaks_an_old_protocol_is_asked_to_load_anew(
    people: People, server: RealServer
) -> None:
    (ada,) = await people(service_worker=True)
    company = await Company.gather(server, 3)
    await let_in(ada, company.tickets[0])
    await company.clients.pop(0).close()
    # The first page is of yesterday; what the reload brings is not.
    await ada.page.add_init_script("""
        if (location.protocol !== 'about:' && !sessionStorage.getItem('seen')) {
            sessionStorage.setItem('seen', 'yes');
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
                send.call(this, text.replace('"protocol":1', '"protocol":0'));
            };
        }
    """)
    page = await ada.open(f"/t/{company.code}")
    await page.get_by_role("heading", name="There’s a new version").wait_for()
    await page.get_by_role("button", name="Reload").click()
    await page.get_by_role("heading", name="Your table").wait_for()
    await company.leave()
