"""`storyhare score`: scores rounds played with the physical box, one JSON line per round."""

import json
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from storyhare.cli.games.scorekeeper import keep_score
from storyhare.cli.terminal import WRONG, print_json, read_file
from storyhare.rules import Refusal, Sheet, SheetPoints, reasons, score_sheet
from storyhare.words import sentence


def score(
    file: Annotated[Path | None, typer.Argument()] = None,
) -> None:
    """Keep the score of a game played with the printed cards.

    A line of the file, which is the example in the help:

        {"rules": "classic", "players": ["red", "blue", "green"],
         "storyteller": "red", "votes": {"blue": [2], "green": [1]},
         "cards": {"1": "blue", "2": "red", "3": "green", "4": "blue", "5": "green"}}
    """
    if file is None and sys.stdin.isatty():
        keep_score()
        return
    lines = sys.stdin.buffer if file is None or str(file) == "-" else read_file(file).splitlines()
    if not _score_lines(lines):
        raise typer.Exit(WRONG)


def _score_lines(lines: Iterable[bytes]) -> bool:
    right = True
    for line in lines:
        if not line.strip():
            continue
        scored = score_line(line)
        if isinstance(scored, Refusal):
            right = False
            error = {"code": scored.code, "message": sentence(scored), **_facts(scored)}
            print_json({"error": error})
        else:
            print_json(scored)
    return right


def _facts(refusal: Refusal) -> dict[str, Any]:
    return {"params": refusal.params} if refusal.params else {}


def score_line(line: bytes) -> SheetPoints | Refusal:
    """The points of one JSON line, or what is wrong with it."""
    try:
        msgspec.json.decode(line)  # which accepts neither NaN nor lone surrogates
        data = json.loads(line, object_pairs_hook=_no_key_twice)
    except _SameKeyTwiceError as error:
        return Refusal("same_key_twice", {"key": str(error)})
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        return Refusal("not_json", reasons.of_error(error))
    try:
        # Numbers on the table are keys, so they are text in JSON.
        sheet = msgspec.convert(data, Sheet, str_keys=True)
    except msgspec.ValidationError as error:
        return Refusal("not_a_round", reasons.with_place(error))
    return score_sheet(sheet)


class _SameKeyTwiceError(Exception):
    """A JSON object names a key twice; readers disagree on which one counts."""


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        (key, _), *_ = Counter([key for key, _ in pairs]).most_common(1)
        raise _SameKeyTwiceError(key)
    return data
