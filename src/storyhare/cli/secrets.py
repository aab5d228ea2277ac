"""Reads settings from files: the variable STORYHARE_X_FILE names a file with the value of X."""

from collections.abc import MutableMapping
from pathlib import Path

from storyhare.cli.speech import say
from storyhare.cli.terminal import fail
from storyhare.rules import reasons

PREFIX, SUFFIX = "STORYHARE_", "_FILE"
# A password or a URL is not longer; a larger file is a mistake.
MOST_BYTES = 64 * 1024


def read_secrets(environment: MutableMapping[str, str]) -> None:
    """Set each variable whose value is in a file; exits if that cannot be read, or both are set."""
    for name, file in sorted(environment.items()):
        if not (name.startswith(PREFIX) and name.endswith(SUFFIX)):
            continue
        variable = name.removesuffix(SUFFIX)
        if variable in environment:
            fail(say("secret-twice", variable=variable, name=name))
        try:
            with Path(file).open("rb") as opened:
                value = opened.read(MOST_BYTES).decode().strip()
        except (OSError, UnicodeDecodeError) as error:
            fail(say("secret-unreadable", name=name, file=file, **reasons.of_error(error)))
        environment[variable] = value
        del environment[name]
