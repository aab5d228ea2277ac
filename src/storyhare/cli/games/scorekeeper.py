"""`storyhare score` without a file: asks for every round of a game, and prints the points."""

import typer

from storyhare.cli.speech import say, sentence
from storyhare.rules import (
    RULESETS,
    Options,
    Refusal,
    Rules,
    Sheet,
    SheetPoints,
    score_sheet,
    settle,
)

Scores = dict[str, int]


class _Stop(Exception):
    """Somebody entered an empty line, which ends the program."""


def keep_score() -> None:
    """Ask for the rules and names, then for every round, until somebody stops or wins."""
    typer.echo(say("keeper-welcome"))
    try:
        rules, names = _ask_for_the_game()
        _play(rules, names)
    except (_Stop, typer.Abort, KeyboardInterrupt):
        typer.echo(say("keeper-bye"))


def _play(rules: Rules, names: tuple[str, ...]) -> None:
    scores: Scores = dict.fromkeys(names, 0)
    teller: str | None = None
    rounds = 0
    while True:
        sheet, scored = _ask_for_a_round(rules, names, teller)
        rounds += 1
        for name in names:
            scores[name] += scored.points[name]
        _tell_points(scored)
        typer.echo(say("keeper-score", scores=", ".join(f"{n} {scores[n]}" for n in names)))
        if rules.goal_reached(scores.values(), rounds):
            typer.echo(say("keeper-over"))
            return
        teller = names[rules.left_of(names.index(sheet.storyteller))]
        typer.echo(say("keeper-next", player=teller))


def _ask(question: str) -> str:
    answer: str = typer.prompt(question, default="", show_default=False)
    if not answer.strip():
        raise _Stop
    return answer.strip()


def _ask_for_the_game() -> tuple[Rules, tuple[str, ...]]:
    ruleset = _ask_for_a_ruleset()
    while True:
        names = tuple([name.strip() for name in _ask(say("keeper-names")).split(",")])
        rules = settle(ruleset, Options(), len(names))
        if isinstance(rules, Refusal):
            typer.echo(sentence(rules))
        elif len(set(names)) < len(names):
            twice = next(name for name in names if names.count(name) > 1)
            typer.echo(sentence(Refusal("same_name_twice", {"player": twice})))
        else:
            return rules, names


def _ask_for_a_ruleset() -> str:
    while True:
        ruleset = _ask(say("keeper-rules")).lower()
        if ruleset in RULESETS:
            return ruleset
        typer.echo(sentence(Refusal("unknown_ruleset", {"ruleset": ruleset})))


def _ask_for_a_round(
    rules: Rules, names: tuple[str, ...], teller: str | None
) -> tuple[Sheet, SheetPoints]:
    teller = teller or _ask_for_a_name(say("keeper-teller"), names)
    while True:
        sheet = _ask_for_a_sheet(rules, names, teller)
        scored = score_sheet(sheet)
        if isinstance(scored, SheetPoints):
            return sheet, scored
        typer.echo(say("keeper-again", reason=sentence(scored)))


def _ask_for_a_sheet(rules: Rules, names: tuple[str, ...], teller: str) -> Sheet:
    cards = {
        number: _ask_for_a_name(say("keeper-card", number=number), names)
        for number in range(1, rules.cards_on_table + 1)
    }
    question = "keeper-votes" if rules.double_vote else "keeper-vote"
    votes = {
        name: _ask_for_numbers(say(question, player=name), rules)
        for seat, name in enumerate(names)
        if _votes(rules, names.index(teller), seat, names, cards)
    }
    red = None
    if rules.scoring == "crowd":
        (red,) = _ask_for_numbers(say("keeper-red", player=teller), rules)[:1]
    return Sheet(rules.ruleset, names, teller, cards, votes, red)


def _votes(
    rules: Rules, teller: int, seat: int, names: tuple[str, ...], cards: dict[int, str]
) -> bool:
    if rules.givers == "teams":
        return names[seat] not in cards.values()
    return rules.givers == "everyone" or seat != teller


def _ask_for_a_name(question: str, names: tuple[str, ...]) -> str:
    while True:
        answer = _ask(question).casefold()
        fits = [name for name in names if name.casefold() == answer]
        fits = fits or [name for name in names if name.casefold().startswith(answer)]
        if len(fits) == 1:
            return fits[0]
        typer.echo(say("keeper-ambiguous", players=", ".join(fits or names)))


def _ask_for_numbers(question: str, rules: Rules) -> tuple[int, ...]:
    while True:
        words = _ask(question).replace(",", " ").split()
        if all(word.isdecimal() for word in words):
            return tuple([int(word) for word in words])
        typer.echo(say("keeper-number", cards=rules.cards_on_table))


def _tell_points(scored: SheetPoints) -> None:
    for name, points in scored.points.items():
        reasons = [say(f"reason-{why.reason}", count=why.count) for why in scored.why[name]]
        line = say("tale-points", player=name, points=points)
        typer.echo("  " + (f"{line} ({'; '.join(reasons)})" if reasons else line))
