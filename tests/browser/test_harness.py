"""The browser tests notice what goes wrong; a check that cannot fail proves nothing."""

import asyncio

import pytest

from storyhare.testing.client import call
from tests.browser.people import NO_NETWORK, People, Person, RealServer, axe, sit_down

SOON = 60.0
NO_SUCH_NAME = "ERR_NAME_NOT_RESOLVED|NS_ERROR_UNKNOWN_HOST|Name or service not known"


async def noted(person: Person, what: str) -> None:
    """Wait until a trouble with this text is noted; the reports come over a socket."""
    try:
        async with asyncio.timeout(SOON):
            while not any(what in trouble for trouble in person.troubles):
                await asyncio.sleep(0.05)
    except TimeoutError:
        raise AssertionError(f"{what} not in {person.troubles}") from None


@pytest.mark.parametrize(
    ("script", "what"),
    [
        ("console.error('a bad word')", "console: a bad word"),
        ("setTimeout(() => { throw new Error('a slip') })", "page error: a slip"),
        ("fetch('/api/none')", "404: http://127.0.0.1"),
        ("fetch('/healthz', { method: 'DELETE' })", "405: http://127.0.0.1"),
        ("new Image().src = 'http://elsewhere.test/spy.gif'", "CSP: img-src http://elsewhere.test"),
        ("setTimeout('window.evil = 1')", "CSP: script-src eval"),
        ("document.body.innerHTML = '<p onclick=1>'", "CSP: script-src-attr inline"),
        ("navigator.sendBeacon('http://elsewhere.test/')", "CSP: connect-src http://elsewhere"),
    ],
)  # fmt: skip
async def test_what_goes_wrong_on_a_page_is_noted(people: People, script: str, what: str) -> None:
    (ada,) = await people()
    page = await ada.open("/score")
    await page.evaluate(f"() => {{ {script} }}")
    await noted(ada, what)
    assert await page.evaluate("window.evil") is None
    ada.forgive(".")


async def test_a_page_of_another_host_is_noted(people: People) -> None:
    (ada,) = await people()
    with pytest.raises(Exception, match=NO_SUCH_NAME):
        await ada.page.goto("http://elsewhere.test/")
    await noted(ada, "asked another host: http://elsewhere.test/")
    ada.forgive("elsewhere")


async def test_axe_finds_a_button_without_a_name(people: People) -> None:
    (ada,) = await people()
    page = await ada.open("/")
    await page.evaluate("document.body.append(document.createElement('button'))")
    assert any("button-name" in finding for finding in await axe(page))


async def test_people_sit_at_one_table_with_cookies_of_their_own(people: People) -> None:
    ada, ben = await people(2)
    (carla,) = await people(1, lan=True, phone=False)
    code = await sit_down([ada, ben, carla], ruleset="odyssey")
    seats = set()
    for person in (ada, ben, carla):
        assert person.page.url == f"{person.url}/t/{code}"
        known = await person.page.evaluate(f"fetch('/api/tables/{code}').then((a) => a.json())")
        seats.add(known["person"])
    assert len(seats) == 3
    assert None not in seats


async def test_a_server_of_ones_own_comes_back_on_the_same_address(
    people: People, own_server: RealServer
) -> None:
    (ada,) = await people(server=own_server)
    page = await ada.open("/")
    await page.wait_for_load_state("networkidle")
    ada.forgive(NO_NETWORK)  # an idle page may still fetch ahead
    own_server.kill()
    await own_server.start()
    await ada.open("/")
    assert (await call("GET", f"{own_server.url}/healthz")).status == 200
