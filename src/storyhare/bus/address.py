"""The address of a NATS server: whether it is a proper one, and how it may be shown."""

import re

PROPER = re.compile(
    r"(?:nats|tls)://"
    r"(?:[^][/?#@\s]*@)?"  # who; whatever else is in a password has to be encoded
    r"(?P<host>(?:\[[0-9a-f:.%]+\]|[^][/?#:@\s]+)(?::[0-9]+)?)/?",
    re.IGNORECASE,
)


def is_proper(address: str) -> bool:
    """Can it be used, and is it clear which part of it is the password?"""
    return PROPER.fullmatch(address) is not None


def shown(address: str) -> str:
    """Where it leads, without a password."""
    parts = PROPER.fullmatch(address)
    return "its address" if parts is None else parts["host"]
