"""The address of a PostgreSQL database: whether it is a proper one, and how it may be shown."""

import re

# What may hold a password: anything like an address, and the other way to write one for PostgreSQL.
MEANT = re.compile(r"\s*[a-z][a-z0-9+.-]+:/|.*\bpassword\s*=", re.IGNORECASE | re.DOTALL)
HOST = r"(?:\[[0-9a-f:.%]+\]|[^][/?#:,@\s]*)(?::[0-9]+)?"
PROPER = re.compile(
    r"postgres(?:ql)?://"
    r"(?:[^][/?#@\s]*@)?"  # who; whatever else is in a password has to be encoded
    rf"(?P<hosts>{HOST}(?:,{HOST})*)"
    r"(?P<name>/[^?#@\s]*)?"
    r"(?:\?[^?#@&=\s]+=[^#@&\s]*(?:&[^#@&=\s]+=[^#@&\s]*)*)?",
    re.IGNORECASE,
)


def is_meant(place: str) -> bool:
    """Is this meant to be an address, and not the name of a file? It may still be a wrong one."""
    return MEANT.match(place) is not None


def is_proper(place: str) -> bool:
    """Can it be used, and is it clear which part of it is the password?"""
    return PROPER.fullmatch(place) is not None


def shown(address: str) -> str:
    """A proper address without the user and the password."""
    parts = PROPER.fullmatch(address)
    assert parts is not None
    return f"postgresql://{parts['hosts']}{parts['name'] or ''}"
