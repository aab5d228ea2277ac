"""How the commands speak: results to standard output, trouble to standard error in one sentence."""

from pathlib import Path
from typing import Any, NoReturn

import msgspec
import typer

from storyhare.cli.speech import say

WRONG = 1
USAGE = 2
INTERRUPTED = 130


def print_json(result: Any) -> None:
    """One result as one line of JSON."""
    typer.echo(msgspec.json.encode(result).decode())


def fail(sentence: str, status: int = USAGE) -> NoReturn:
    """Say what is wrong and stop."""
    typer.echo(f"storyhare: {sentence}", err=True)
    raise typer.Exit(status)


def read_file(path: Path) -> bytes:
    """A file's bytes, or the reason why not."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        fail(say("cli-file-missing", file=str(path)))
    except OSError as error:
        fail(say("cli-file-unreadable", file=str(path), reason=error.strerror or str(error)))
