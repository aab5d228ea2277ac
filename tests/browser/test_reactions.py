"""Reactions at the reveal: they fly from the rabbit of who reacts, on every screen; and sounds."""

from collections.abc import Sequence

from playwright.async_api import Locator, Page, expect

from storyhare.words import say
from tests.browser.company import Company
from tests.browser.people import People, Person, RealServer
from tests.browser.scenes import settled

PATIENCE = 30_000
# Counts what a page plays; a page that may not play yet counts nothing.
COUNT_SOUNDS = """
window.played = 0;
const start = AudioScheduledSourceNode.prototype.start;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const begin = kind.prototype.start ?? start;
  kind.prototype.start = function (...when) {
    window.played += 1;
    return begin.apply(this, when);
  };
}
"""


def flying(page: Page, reaction: str) -> Locator:
    """A face on its way across a page."""
    return page.locator(f'.flights [data-reaction="{reaction}"]')


async def react(person: Person, reaction: str) -> None:
    """One tap."""
    faces = person.page.get_by_role("group", name=say("react-title"))
    await faces.get_by_role("button", name=say(f"react-{reaction}"), exact=True).click()


async def at_the_reveal(
    server: RealServer, players: Sequence[Person], walls: Sequence[Person] = (), number: int = 4
) -> Company:
    """Some people at browsers, a TV, and a round whose reveal has begun."""
    company = await Company.gather(server, number)
    await company.reach("reveal")
    for seat, person in enumerate(players):
        await company.seat(person, seat)
        await person.page.get_by_role("list", name=say("reveal-points")).wait_for()
    for wall in walls:
        await wall.open(f"/t/{company.code}/tv")
        await wall.page.get_by_role("list", name=say("tv-cards")).wait_for()
    return company


NEAR_A_RABBIT = """(face) => {
  const x = parseFloat(face.style.left), y = parseFloat(face.style.top);
  const rabbit = face.querySelector('svg').getAttribute('style');
  return [...document.querySelectorAll('[data-rabbit]')].some((one) => {
    const box = one.getBoundingClientRect();
    return one.getAttribute('style').includes(rabbit.match(/--seat-\\d+/)[0]) &&
      Math.abs(box.left + box.width / 2 - x) < 60 && Math.abs(box.top + box.height / 2 - y) < 60;
  });
}"""


WHERE = """() => JSON.stringify([...document.querySelectorAll('[data-rabbit]')].map((one) => {
  const { left, top } = one.getBoundingClientRect();
  return [Math.round(left), Math.round(top)];
}))"""


async def hopped(page: Page) -> None:
    """The rabbits stand still."""
    await settled(page)
    before = ""
    while (now := await page.evaluate(WHERE)) != before:
        before = now
        await page.wait_for_timeout(700)  # longer than one hop


async def test_a_face_flies_from_ones_rabbit_on_every_device_and_the_tv(
    people: People, server: RealServer
) -> None:
    ada, ben = await people(2)
    desk, wall = await people(2, phone=False)
    for person in (ada, ben, desk, wall):
        await person.page.emulate_media(reduced_motion="no-preference")
    company = await at_the_reveal(server, [ada, ben, desk], [wall])
    for person in (ada, ben, desk, wall):
        await hopped(person.page)
    await react(ada, "angry")
    for person in (ada, ben, desk, wall):
        face = flying(person.page, "angry")
        await face.wait_for(state="attached", timeout=PATIENCE)
        await expect(face).to_contain_text("Ada")
        assert await face.evaluate(NEAR_A_RABBIT), person.name
        assert await face.evaluate("(one) => one.getAnimations().length") == 1
    for person in (ada, ben, desk, wall):  # and nothing stays
        await expect(person.page.locator(".flights > *")).to_have_count(0, timeout=PATIENCE)
    await company.leave()


async def test_a_reaction_is_told_to_a_screen_reader_once_and_ones_own_is_not(
    people: People, server: RealServer
) -> None:
    ada, ben = await people(2)
    company = await at_the_reveal(server, [ada, ben])
    await react(ada, "shame")
    told = ben.page.locator('[aria-live="polite"]', has_text="Ada hides behind both paws.")
    await told.first.wait_for(state="attached", timeout=PATIENCE)
    await flying(ada.page, "shame").wait_for()
    assert await ada.page.get_by_text("Ada hides").count() == 0
    await company.leave()


async def test_with_reduced_motion_a_face_stays_beside_the_rabbit(
    people: People, server: RealServer
) -> None:
    ada, ben = await people(2)
    await ben.page.emulate_media(reduced_motion="reduce")
    company = await at_the_reveal(server, [ada, ben])
    await react(ada, "wow")
    face = flying(ben.page, "wow")
    await face.wait_for(timeout=PATIENCE)
    assert await face.evaluate("(one) => one.getAnimations().length") == 0
    await expect(face).to_have_css("opacity", "1")
    await expect(face).to_have_count(0, timeout=PATIENCE)
    await company.leave()


async def test_who_switched_reactions_off_sees_none_and_others_still_do(
    people: People, server: RealServer
) -> None:
    ada, ben, cem = await people(3)
    company = await at_the_reveal(server, [ada, ben, cem])
    page = ben.page
    await page.get_by_role("button", name=say("menu-title")).click()
    await page.get_by_role("button", name=say("shell-settings")).click()
    await page.get_by_text(say("shell-reactions"), exact=True).click()
    await page.get_by_role("button", name=say("shell-close"), exact=True).click()
    await react(ada, "heart")
    await flying(cem.page, "heart").wait_for(timeout=PATIENCE)
    await react(cem, "clap")
    await flying(ada.page, "clap").wait_for(timeout=PATIENCE)
    assert await page.locator(".flights > *").count() == 0
    await page.reload()  # the choice is kept
    await page.get_by_role("group", name=say("react-title")).wait_for()
    await react(ada, "tears")
    await flying(cem.page, "tears").wait_for(timeout=PATIENCE)
    assert await page.locator(".flights > *").count() == 0
    await company.leave()


async def test_while_the_table_is_muted_there_is_nothing_to_react_with(
    people: People, server: RealServer
) -> None:
    ada, ben = await people(2)
    company = await at_the_reveal(server, [ben], number=3)
    faces = ben.page.get_by_role("group", name=say("react-title"))
    await expect(faces.get_by_role("button")).to_have_count(8)
    await company.seat(ada, 1)
    await ada.page.get_by_role("group", name=say("react-title")).wait_for()
    await faces.get_by_role("button").first.click()
    await flying(ada.page, "laugh").wait_for(timeout=PATIENCE)
    await ben.page.get_by_role("button", name=say("menu-title")).click()
    await ben.page.get_by_text(say("menu-mute"), exact=True).click()
    await expect(faces).to_have_count(0)
    await expect(ada.page.get_by_role("group", name=say("react-title"))).to_have_count(0)
    await company.leave()


async def test_sounds_are_offered_once_and_play_only_where_somebody_wants_them(
    people: People, server: RealServer
) -> None:
    ada, ben = await people(2)
    for person in (ada, ben):
        await person.page.add_init_script(COUNT_SOUNDS)
    company = await Company.gather(server, 3)
    offer = say("shell-sound-offer")
    for seat, (person, answer) in enumerate([(ada, "yes"), (ben, "no")]):
        await company.seat(person, seat)
        await person.page.get_by_text(offer).wait_for()
        await person.page.get_by_role("button", name=say(f"shell-sound-{answer}")).click()
        await expect(person.page.get_by_text(offer)).to_have_count(0)
        await person.page.reload()
        await person.page.get_by_role("heading", level=1).wait_for()
        await expect(person.page.get_by_text(offer)).to_have_count(0)
        await person.page.mouse.click(1, 1)  # browsers allow sound after the first touch
    await ada.page.get_by_role("button", name=say("lobby-start", players=3)).click()
    await ada.page.wait_for_function("() => window.played > 3")  # cards are dealt
    assert await ben.page.evaluate("window.played") == 0
    await company.leave()


async def test_a_tv_has_sound_by_itself_after_the_first_key(
    people: People, server: RealServer
) -> None:
    (wall,) = await people(phone=False)
    await wall.page.add_init_script(COUNT_SOUNDS)
    company = await Company.gather(server, 3)
    await wall.open(f"/t/{company.code}/tv")
    await wall.page.get_by_role("main").wait_for()
    await wall.page.keyboard.press("Enter")
    await company.start()
    await wall.page.wait_for_function("() => window.played > 3")
    await company.leave()
