"""`storyhare simulate`: plays whole games, with random players or with bots."""

import random
import statistics
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import track

from storyhare.bots import Decides, installed_encoder, knowledge_of, named_bots, scorers_for
from storyhare.cli.speech import say, sentence
from storyhare.cli.terminal import fail, print_json
from storyhare.decks import Library
from storyhare.rules import Game, Options, Record, Refusal, Setup, plan, reasons, write_record
from storyhare.testing.bots import PAINTED, painted_deck, play_with
from storyhare.testing.simulator import made_up_deck, play

NAMES = (
    "Ada", "Bram", "Chiara", "Dilan", "Eva", "Femi", "Greta", "Hugo", "Ines", "Jan", "Kofi", "Lea",
)  # fmt: skip


def simulate(  # noqa: PLR0913 - one parameter per option
    *,
    rules: str = "odyssey",
    players: int = 6,
    games: Annotated[int, typer.Option(min=1)] = 100,
    seed: int | None = None,
    cards: int = 84,
    options: str = "{}",
    bots: str = "",
    record: Annotated[Path | None, typer.Option(file_okay=False)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Play whole games with random players or with bots, and print statistics.

    A call with options of the ruleset, which is the example in the help:

        storyhare simulate --players 4 --options '{"lone_finder": true}'
    """
    names = [name.strip() for name in bots.split(",") if name.strip()]
    seats = [names[seat % len(names)] for seat in range(players)] if names else []
    deck = painted_deck() if seats else made_up_deck(cards)
    setup = Setup(rules, players, deck, _options(options))
    refusal = plan(setup)
    if isinstance(refusal, Refusal):
        fail(sentence(refusal))
    seed = random.SystemRandom().randrange(2**32) if seed is None else seed
    if record is not None:
        _make_folder(record)
    played = _play_all(setup, games, seed, record, _bots(seats))
    summary: dict[str, Any] = {"rules": rules, "players": players, "games": games, "seed": seed}
    summary |= {"bots": seats} if seats else {}
    summary |= _statistics(played, players)
    if as_json:
        print_json(summary)
    else:
        _print(summary)


def _options(text: str) -> Options:
    try:
        return msgspec.json.decode(text, type=Options)
    except msgspec.MsgspecError as error:
        fail(say("cli-bad-options", **reasons.with_place(error)))


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(say("cli-folder-unwritable", file=str(folder), **reasons.of_error(error)))


def _bots(names: list[str]) -> list[Decides]:
    """The bots of the seats, by their names."""
    if not names:
        return []
    deck = Library().get(PAINTED)
    assert deck is not None
    by_name = named_bots(scorers_for(knowledge_of(deck.manifest), installed_encoder()))
    for name in names:
        if name not in by_name:
            fail(say("simulate-no-such-bot", bot=name, names=", ".join(by_name)))
    return [by_name[name] for name in names]


def _play_all(
    setup: Setup, games: int, seed: int, folder: Path | None, bots: list[Decides]
) -> list[Game]:
    luck = random.Random(seed)
    ended = []
    for number in _with_progress(range(1, games + 1)):
        played = play_with(bots, setup, luck) if bots else play(setup, luck)
        ended.append(played.game)
        if folder is not None:
            written = write_record(Record(setup, NAMES[: setup.players], played.events))
            (folder / f"game-{number:0{len(str(games))}}.jsonl").write_bytes(written)
    return ended


def _with_progress(numbers: range) -> Iterable[int]:
    if not sys.stderr.isatty():
        return numbers
    return track(numbers, say("simulate-progress"), console=Console(stderr=True), transient=True)


def _statistics(games: list[Game], players: int) -> dict[str, Any]:
    rounds = [game.round for game in games]
    scores = sorted(points for game in games for points in game.scores)
    wins = [sum(seat in game.winners for game in games) for seat in range(players)]
    return {
        "wins": wins,
        "rounds": _spread(rounds),
        "scores": _spread(scores) | {"quartiles": statistics.quantiles(scores, method="inclusive")},
    }


def _spread(numbers: list[int]) -> dict[str, Any]:
    return {
        "least": min(numbers),
        "mean": round(statistics.fmean(numbers), 2),
        "most": max(numbers),
    }


def _print(summary: dict[str, Any]) -> None:
    facts = {name: summary[name] for name in ("games", "players")}
    # The seed as text, so that it has no thousands separators.
    typer.echo(
        say("simulate-heading", ruleset=summary["rules"], seed=str(summary["seed"]), **facts)
    )
    if "bots" in summary:
        typer.echo(say("simulate-bots", names=", ".join(summary["bots"])))
    typer.echo(say("simulate-rounds", **summary["rounds"]))
    scores = summary["scores"]
    median = scores["quartiles"][1]
    facts = {"median": median, "least": scores["least"], "most": scores["most"]}
    typer.echo(say("simulate-scores", **facts))
    typer.echo(say("simulate-wins", wins=", ".join(map(str, summary["wins"]))))
