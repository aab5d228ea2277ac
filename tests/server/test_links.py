"""Links that take a seat to another device, by themselves, with a clock that the test turns."""

from storyhare.server.links import Links
from storyhare.testing.tables import FakeClock

MINUTE = 60.0


def test_a_link_is_good_for_ten_minutes_and_not_for_longer() -> None:
    clock = FakeClock()
    links = Links(clock)
    early, late = links.offer("HARE", "ann"), links.offer("HARE", "bob")
    clock.advance(10 * MINUTE - 1)
    assert links.redeem("HARE", early) == "ann"
    clock.advance(1)
    assert links.redeem("HARE", late) is None


def test_a_link_is_good_once_and_at_its_own_table() -> None:
    links = Links(FakeClock())
    link = links.offer("HARE", "ann")
    assert links.redeem("HARE", link) == "ann"
    assert links.redeem("HARE", link) is None
    tried_elsewhere = links.offer("HARE", "ann")
    assert links.redeem("MOON", tried_elsewhere) is None
    assert links.redeem("HARE", tried_elsewhere) is None


def test_a_newer_link_of_the_same_person_makes_the_older_one_worthless() -> None:
    links = Links(FakeClock())
    older, other, newer = (links.offer("HARE", who) for who in ("ann", "bob", "ann"))
    assert links.redeem("HARE", older) is None
    assert links.redeem("HARE", newer) == "ann"
    assert links.redeem("HARE", other) == "bob"
