"""A whole game where the page is no secure context, as by an address of the home network."""

import re

from playwright.async_api import expect

from tests.browser.engines import LAN_NAME
from tests.browser.people import People
from tests.browser.play import Hare
from tests.browser.tables import Tables

MISSING = """() => ({
  secure: isSecureContext,
  uuid: 'randomUUID' in crypto,
  clipboard: 'clipboard' in navigator,
  share: 'share' in navigator,
  wakeLock: 'wakeLock' in navigator,
  serviceWorker: 'serviceWorker' in navigator,
})"""


async def test_a_whole_game_without_a_secure_context(people: People, tables: Tables) -> None:
    """The table of people notes any error in any console; here no ability may be missed."""
    persons = await people(3, lan=True)
    ada, ben, chloe = (Hare(person) for person in persons)
    code = await ada.open_a_table()
    assert not any((await ada.page.evaluate(MISSING)).values())

    await ada.press("lobby-copy")
    await expect(ada.button("lobby-copied")).to_be_visible()
    await ada.page.evaluate(
        """() => {
          const field = document.createElement('textarea');
          field.id = 'paste';
          document.body.append(field);
          field.focus();
        }"""
    )
    await ada.page.keyboard.press("Control+V")
    assert (
        await ada.page.locator("#paste").input_value()
        == f"http://{LAN_NAME}:{ada.person.server.port}/t/{code}"
    )
    # A link that friends can use: no word that it works only works on this device.
    assert await ada.page.get_by_text("only works on this device").count() == 0

    for hare in (ben, chloe):
        await hare.join_by_code(code)
    await ada.choose_ruleset("classic")
    await ada.everyone_tells_once_and_has_time()
    await ada.start(3)
    table = await tables.around(code, [ada, ben, chloe])
    for _ in range(3):
        await table.tell()
        await table.give()
        await table.vote()
        await table.press_on()
    for hare in (ada, ben, chloe):
        assert len(await hare.podium()) == 3
    await ada.button("end-keep").last.click()
    replay = ada.sheet("end-keep").get_by_role("link", name=re.compile("^Watch the replay"))
    await replay.click()
    await expect(ada.page.get_by_label("View as")).to_be_visible()
