"""The address of a PostgreSQL database: whether it is valid, and how to show it without secrets."""

import re

# Whatever may contain a password: anything like a URL, and PostgreSQL's other notation.
LIKE_AN_ADDRESS = re.compile(r"\s*[a-z][a-z0-9+.-]+:/|.*\bpassword\s*=", re.IGNORECASE | re.DOTALL)
HOST = r"(?:\[[0-9a-f:.%]+\]|[^][/?#:,@\s]*)(?::[0-9]+)?"
VALID = re.compile(
    r"postgres(?:ql)?://"
    r"(?:[^][/?#@\s]*@)?"  # user and password, whose special characters have to be encoded
    rf"(?P<hosts>{HOST}(?:,{HOST})*)"
    r"(?P<name>/[^?#@\s]*)?"
    r"(?:\?[^?#@&=\s]+=[^#@&\s]*(?:&[^#@&=\s]+=[^#@&\s]*)*)?",
    re.IGNORECASE,
)


def looks_like_address(place: str) -> bool:
    """Is this an address and not the name of a file? It may still be an invalid one."""
    return LIKE_AN_ADDRESS.match(place) is not None


def is_valid(place: str) -> bool:
    """Is this an address that can be used, in which the password can be told from the rest?"""
    return VALID.fullmatch(place) is not None


def hide_credentials(address: str) -> str:
    """A valid address without user and password."""
    parts = VALID.fullmatch(address)
    assert parts is not None
    return f"postgresql://{parts['hosts']}{parts['name'] or ''}"
