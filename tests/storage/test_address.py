"""The address of a database: what is one, and that its password is never shown."""

from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storyhare.storage import address


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("postgresql://u:pw@host:5432/hare", "postgresql://host:5432/hare"),
        ("postgres://u:p%40%2F@host/hare", "postgresql://host/hare"),
        ("postgresql://host/hare?sslmode=require&password=pw", "postgresql://host/hare"),
        ("postgresql://u:a:b@[::1]:5432/hare", "postgresql://[::1]:5432/hare"),
        ("postgresql://u:pw@one:5432,two:5433/hare", "postgresql://one:5432,two:5433/hare"),
        ("postgresql:///hare?host=/run/postgresql", "postgresql:///hare"),
        ("postgresql://u:pw@host", "postgresql://host"),
    ],
)
def test_a_proper_address_is_shown_without_who_comes_with_it(typed: str, shown: str) -> None:
    assert address.looks_like_address(typed)
    assert address.is_valid(typed)
    assert address.hide_credentials(typed) == shown


IMPROPER = [
    "postgresql://u:s3cr/et@pw@host/db",
    "postgresql://u:s3cr@et@host/db",
    "postgresql://u:1/s3cret@host/db",
    "postgresql://u:1?s3cret@host/db",
    "postgresql://u:1#s3cret@host/db",
    "postgresql://u:s3[cret@host/db",
    "postgresql://u:s3cret",
    "postgresql://u:s3cret@host:port/db",
    "postgresql:/u:s3cret@host/db",
    " postgresql://u:s3cret@host/db",
    "mysql://u:s3cret@host/db",
    "host=localhost user=u password=s3cret",
]


@pytest.mark.parametrize("typed", IMPROPER)
def test_what_may_hold_a_password_and_cannot_be_used_is_known_as_that(typed: str) -> None:
    assert address.looks_like_address(typed)
    assert not address.is_valid(typed)


@pytest.mark.parametrize("typed", ["data", "/srv/hare", "copy.db", "C:/hare/copy.db", "a:b"])
def test_names_of_files_are_no_addresses(typed: str) -> None:
    assert not address.looks_like_address(typed)


@given(st.text(min_size=1), st.text(min_size=1))
def test_whatever_the_password_is_nothing_of_it_is_shown(user: str, password: str) -> None:
    encoded = f"postgresql://{quote(user, safe='')}:{quote(password, safe='')}@host/db"
    assert address.hide_credentials(encoded) == "postgresql://host/db"
    plainly = f"postgresql://{user}:{password}@host/db"
    assert (
        not address.is_valid(plainly) or address.hide_credentials(plainly) == "postgresql://host/db"
    )
