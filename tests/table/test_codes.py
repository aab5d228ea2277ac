"""Table codes: signs that cannot be misread, longer as tables grow."""

import random
from collections import Counter

import pytest

from storyhare.live import access
from storyhare.table.people.codes import READ, SIGNS, new_code, read_code
from storyhare.table.people.credentials import Credentials
from storyhare.table.settings import Settings
from storyhare.testing.tables import FakeClock, a_registry, gather

LUCK = random.SystemRandom()


# What people mistake for one another, on a screen or in handwriting.
LOOKALIKES = ("0OQ", "1IL", "S5", "Z2", "B8", "G6", "UV")


def test_no_sign_looks_like_another_letter_or_digit() -> None:
    assert len(set(SIGNS)) == len(SIGNS) == 20
    assert not set("".join(LOOKALIKES)) & set(SIGNS)
    assert SIGNS.upper() == SIGNS


def test_codes_of_older_versions_still_lead_to_their_tables() -> None:
    assert len(READ) == 31
    assert read_code("s5z-2b8") == "S5Z2B8"
    assert read_code("QUVG") == "QUVG"
    assert read_code("6K7M") == "6K7M"


def test_codes_are_long_enough_that_guessing_rarely_finds_a_table() -> None:
    expected = {0: 4, 1: 4, 160: 4, 161: 5, 3_200: 5, 3_201: 6, 10**9: 6}
    assert {tables: len(new_code(tables, LUCK)) for tables in expected} == expected


def test_every_sign_is_drawn_equally_often() -> None:
    drawn = Counter("".join(new_code(0, LUCK) for _ in range(5_000)))
    assert set(drawn) == set(SIGNS)
    expected = 4 * 5_000 / 20
    chi_square = sum((times - expected) ** 2 / expected for times in drawn.values())
    assert chi_square < 57.3  # 19 degrees of freedom: reached once in 100,000 runs


@pytest.mark.parametrize("typed", ["HARE", "hare", " ha re ", "Ha-Re", "h a r e\n"])
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    assert read_code(typed) == "HARE"


@pytest.mark.parametrize(
    "typed", ["", "HAR", "HAREHAR", "HAR0", "HOLE", "HAR\u0395", "../..", "HA%E"]
)
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


def test_every_new_code_can_be_read() -> None:
    for tables in (0, 5_000, 10**7):
        code = new_code(tables, LUCK)
        assert read_code(code.lower()) == code


async def test_tables_that_sleep_count_when_a_code_is_made() -> None:
    """Codes are found by guessing whether their table is in memory or not."""
    party = await gather(1)
    for _ in range(160):
        assert isinstance(await access.open_table(party.registry, Settings(), "Ann"), Credentials)
    after_a_restart = a_registry(FakeClock(), party.registry.journal)
    await after_a_restart.open()
    seat = await access.open_table(after_a_restart, Settings(), "Bob")
    assert isinstance(seat, Credentials)
    assert len(seat.code) == 5
    await after_a_restart.close()
