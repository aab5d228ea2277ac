"""`storyhare replay`: checks the record of a game and prints it round by round."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from storyhare.cli.speech import say, sentence
from storyhare.cli.terminal import WRONG, fail, print_json, read_file
from storyhare.rules import (
    Game,
    Record,
    RecordError,
    RoundStory,
    finished_rounds,
    new_game,
    read_record,
)
from storyhare.rules import replay as play_again


def replay(
    file: Annotated[Path, typer.Argument()],
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check a recorded game and print it round by round."""
    try:
        record = read_record(read_file(file))
    except RecordError as error:
        reason = sentence(error.refusal)
        fail(say("record-refused", line=error.line, reason=reason), WRONG)
    game = play_again(record)
    if as_json:
        print_json(_result(record, game))
        return
    for line in tell(record, game):
        typer.echo(line)


def _result(record: Record, game: Game) -> dict[str, object]:
    names = record.names
    return {
        "rules": record.setup.ruleset,
        "options": record.setup.options,
        "rounds": game.round,
        "finished": game.phase == "end",
        "points": dict(zip(names, game.scores, strict=True)),
        "winners": [names[seat] for seat in game.winners],
    }


def tell(record: Record, game: Game) -> Iterator[str]:
    """The game as lines of text."""
    names = record.names
    yield say("tale-title", ruleset=record.setup.ruleset, players=", ".join(names))
    for story in finished_rounds(new_game(game.rules, record.setup.deck), record.events):
        yield ""
        yield from _tell_round(story, names)
    yield ""
    yield from _tell_end(game, names)


def _tell_round(story: RoundStory, names: tuple[str, ...]) -> Iterator[str]:
    teller = names[story.storyteller]
    clue = story.clue
    heading = "tale-round" if clue.kind == "text" else "tale-round-recorded"
    yield say(heading, round=story.round, storyteller=teller, clue=clue.text, kind=clue.kind)
    for number, (card, owner) in enumerate(zip(story.cards, story.owners, strict=True), 1):
        whose = names[owner]
        if owner == story.storyteller:
            whose = say("tale-storyteller", player=whose)
        heading = say("tale-card", number=number)
        yield f"  {heading}  {card}  {whose}; {_votes(story, number, names)}"
    for seat, name in enumerate(names):
        yield "    " + _points(story, seat, name)


def _votes(story: RoundStory, number: int, names: tuple[str, ...]) -> str:
    ballots = [(names[seat], ballot) for seat, ballot in enumerate(story.ballots) if ballot]
    voters = [name for name, ballot in ballots if number in ballot.green]
    said = say("tale-votes", voters=", ".join(voters)) if voters else say("tale-no-votes")
    spoiled = any(ballot.red == number for _, ballot in ballots)
    return f"{said}; {say('tale-red')}" if spoiled else said


def _points(story: RoundStory, seat: int, name: str) -> str:
    reasons = [say(f"reason-{why.reason}", count=why.count) for why in story.result.why[seat]]
    points = say("tale-points", player=name, points=story.result.points[seat])
    total = say("tale-total", score=story.scores[seat])
    return f"{points} ({'; '.join(reasons)}), {total}" if reasons else f"{points}, {total}"


def _tell_end(game: Game, names: tuple[str, ...]) -> Iterator[str]:
    if game.phase != "end":
        yield say("tale-open")
        return
    yield say("tale-end", rounds=game.round)
    winners = [names[seat] for seat in game.winners]
    score = max(game.scores)
    if len(winners) == 1:
        yield say("tale-winner", player=winners[0], score=score)
    else:
        yield say("tale-winners", players=", ".join(winners), score=score)
