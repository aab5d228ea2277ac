"""What an engine's driver cannot do, so that a test cannot run there: engine, test, and the reason.

These are limits of drivers and of Debian's packages, not of the game. A key is the name of a test,
or of one of its cases. docs/browsers.md shows this table.
"""

import pytest

from tests.browser.engines import Name

EVAL = "Playwright itself uses `eval` in Firefox: a page's own cannot be told from it"
NO_FILMS = (
    "WebKitGTK 2.50 records films with GStreamer's `autovideoflip`, which Debian 12 (GStreamer "
    "1.22) lacks: every film comes out empty"
)
NO_ANSWERS = "WebKitWebDriver cannot answer requests in the server's place"
NO_OFFLINE = "WebKitWebDriver cannot take a page off the network"
NO_PAPER = "WebKitWebDriver cannot show a page as it is printed"
NO_CHOOSER = "WebKitWebDriver does not tell of a dialog that asks for files"
NO_DELIVERY = "Only Chromium's driver reaches into a service worker"
NO_PUSH = "WebKitGTK has no Push API: its pages say that they cannot be notified"
NO_POPUP = "WebKitWebDriver does not tell of pages that a page opens"
NO_RETURN = (
    "The page loads anew, but a part that is there again stays missing in WebKitGTK; not understood"
)

GAPS: dict[Name, dict[str, str]] = {
    "chromium": {},
    "firefox": {
        "test_what_goes_wrong_on_a_page_is_noted[firefox-setTimeout('window.evil = 1')-CSP: "
        "script-src eval]": EVAL,
        "test_after_a_move_one_is_asked_then_told_taps_and_moves": NO_DELIVERY,
        "test_a_browser_that_subscribes_anew_by_itself_is_notified_there": NO_DELIVERY,
    },
    "webkit": {
        "test_every_form_of_this_browser_is_taken[webkit-mime]": NO_FILMS,
        "test_a_mime_that_was_recorded_with_sound_is_refused": NO_FILMS,
        "test_a_mime_is_seen_by_everyone_and_on_the_tv": NO_FILMS,
        "test_a_part_that_the_new_server_does_not_have_comes_with_the_page_anew": NO_RETURN,
        "test_an_upload_that_is_cut_twice_makes_one_clue_with_one_ticket": NO_ANSWERS,
        "test_a_device_that_cannot_play_a_recording_says_so": NO_ANSWERS,
        "test_a_recording_waits_for_the_network_and_is_not_lost": NO_OFFLINE,
        "test_what_is_kept_needs_no_network": NO_OFFLINE,
        "test_hand_and_clue_are_there_after_a_reload_without_network": NO_OFFLINE,
        "test_a_move_made_without_network_is_sent_when_it_is_back": NO_OFFLINE,
        "test_a_move_that_comes_too_late_is_refused_kindly": NO_OFFLINE,
        "test_after_a_move_one_is_asked_then_told_taps_and_moves": NO_PUSH,
        "test_it_is_off_with_one_tap_and_nobody_asks_again": NO_PUSH,
        "test_a_browser_that_subscribes_anew_by_itself_is_notified_there": NO_PUSH,
        "test_whoever_says_no_to_the_browser_reads_how_to_change_that": NO_PUSH,
        "test_the_printed_book_is_a_cover_and_one_a4_page_for_every_round": NO_PAPER,
        "test_markup_from_people_is_shown_and_does_nothing": NO_CHOOSER,
        "test_the_rules_page_speaks_of_this_table": NO_POPUP,
    },
}


def reason(item: pytest.Item) -> str | None:
    """Why this test cannot run in its engine, if so."""
    called = getattr(item, "callspec", None)
    if called is None or "engine" not in called.params:
        return None
    gaps = GAPS[called.params["engine"]]
    return gaps.get(item.name) or gaps.get(getattr(item, "originalname", item.name))


def rows() -> list[str]:
    """The rows of the table in docs/browsers.md."""
    return [
        f"| {engine} | `{test}` | {why} |"
        for engine, tests in GAPS.items()
        for test, why in tests.items()
    ]
