"""Output of the commands: results on standard output, errors in one sentence on standard error."""

from pathlib import Path
from typing import Any, NoReturn

import msgspec
import typer

from storyhare.cli.speech import say
from storyhare.rules import reasons

WRONG = 1
USAGE = 2
INTERRUPTED = 130


def print_json(result: Any) -> None:
    """Print a result as one line of JSON."""
    typer.echo(msgspec.json.encode(result).decode())


def fail(sentence: str, status: int = USAGE) -> NoReturn:
    """Print what is wrong and exit."""
    typer.echo(f"storyhare: {sentence}", err=True)
    raise typer.Exit(status)


def read_file(path: Path) -> bytes:
    """The bytes of a file; exits with the reason if it cannot be read."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        fail(say("cli-file-missing", file=str(path)))
    except OSError as error:
        fail(say("cli-file-unreadable", file=str(path), **reasons.of_error(error)))
