"""The home page looks alike in all engines, and a button that is moved or faint is noticed."""

from typing import Literal

import pytest

from storyhare.words import say
from tests.browser.likeness import NO_CHANCE, differences, look
from tests.browser.scenes import settled
from tests.browser.test_mixed_table import Crowd, crowd

__all__ = ["crowd"]
# A button that is moved a little, and one that has its place and cannot be seen.
FAULTS = ("translate: 0 13px", "translate: -13px", "opacity: 0.3", "margin-top: 13px")


@pytest.mark.parametrize("other", ["firefox", "webkit"])
async def test_a_home_page_is_alike_unless_a_button_is_moved_or_faint(
    crowd: Crowd, other: Literal["firefox", "webkit"]
) -> None:
    for people in crowd.values():
        people.scripts.append(NO_CHANCE)
    (ada,), (ben,) = await crowd["chromium"](), await crowd[other]()
    for person in (ada, ben):
        await settled(await person.open("/"))
    button = ben.page.get_by_role("button", name=say("home-start"))
    ours = await look(ada.page)
    assert differences(ours, await look(ben.page)) == []
    for fault in FAULTS:
        await button.evaluate("(one, fault) => { one.style = fault }", fault)
        await settled(ben.page)
        assert differences(ours, await look(ben.page)) != [], fault
    await button.evaluate("(one) => { one.style = '' }")
    await settled(ben.page)
    assert differences(ours, await look(ben.page)) == []
