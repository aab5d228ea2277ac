"""`storyhare score` without a file: asks for every round of a game, and prints the points."""

from collections.abc import Callable
from typing import Any, TypeVar

import typer

from storyhare.cli.speech import say, sentence
from storyhare.rules import (
    RULESETS,
    End,
    EndAt,
    Options,
    Refusal,
    Rules,
    RulesetName,
    Sheet,
    SheetPoints,
    score_sheet,
    settle,
)

T = TypeVar("T")
Scores = dict[str, int]
UNLIMITED, NO, YES = "-", "-", "+"
MOST_DIGITS = 4


class _Stop(Exception):
    """Somebody entered an empty line, which ends the program."""


def keep_score() -> None:
    """Ask for the rules and names, then for every round, until somebody stops or wins."""
    typer.echo(say("keeper-welcome"))
    scores: Scores = {}
    try:
        rules, options, names = _ask_for_the_game()
        _play(rules, options, names, scores)
    except (_Stop, typer.Abort, KeyboardInterrupt):
        if any(scores.values()):
            _tell_who_wins(rules, scores)
        typer.echo(say("keeper-bye"))


def _play(rules: Rules, options: Options, names: tuple[str, ...], scores: Scores) -> None:
    """Add the points of each round to the scores, until the game is over."""
    scores |= dict.fromkeys(names, 0)
    teller: str | None = None
    rounds = 0
    while True:
        sheet, scored = _ask_for_a_round(rules, options, names, teller)
        rounds += 1
        for name in names:
            scores[name] += scored.points[name]
        _tell_points(scored)
        typer.echo(say("keeper-score", scores=", ".join(f"{n} {scores[n]}" for n in names)))
        if rules.goal_reached(scores.values(), rounds):
            typer.echo(say("keeper-over"))
            _tell_who_wins(rules, scores)
            return
        teller = names[rules.left_of(names.index(sheet.storyteller))]
        typer.echo(say("keeper-next", player=teller))


def _ask(question: str) -> str:
    answer: str = typer.prompt(question, default="", show_default=False)
    if not answer.strip():
        raise _Stop
    return answer.strip()


def _tell_who_wins(rules: Rules, scores: Scores) -> None:
    """Name the winner; partners win together."""
    best = max(scores.values())
    names = tuple(scores)
    sides = names[: rules.players // 2] if rules.givers == "teams" else names
    mates = {name: rules.partner(seat) for seat, name in enumerate(names)}
    winners = [
        name if (mate := mates[name]) is None else f"{name} & {names[mate]}"
        for name in sides
        if scores[name] == best
    ]
    if len(winners) == 1 and rules.givers != "teams":
        typer.echo(say("tale-winner", player=winners[0], score=best))
    elif len(winners) == 1:
        typer.echo(say("tale-team-wins", players=winners[0], score=best))
    else:
        typer.echo(say("tale-winners", players=", ".join(winners), score=best))


def _ask_for_the_game() -> tuple[Rules, Options, tuple[str, ...]]:
    ruleset = _ask_for_a_ruleset()
    usual, names = _ask_for_the_players(ruleset)
    while True:
        options = _ask_for_options(usual)
        rules = settle(ruleset, options, len(names))
        if isinstance(rules, Rules):
            return rules, options, names
        typer.echo(sentence(rules))


def _ask_for_the_players(ruleset: RulesetName) -> tuple[Rules, tuple[str, ...]]:
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


def _ask_for_options(usual: Rules) -> Options:
    """Everything that changes points or the end; Enter leaves it as the ruleset has it."""
    asked: dict[str, Any] = {}
    if (end := _ask_or_usual(say("keeper-end"), _read_end)) is not None:
        asked["end"] = end
    known = RULESETS[usual.ruleset].options
    if "lone_finder" in known:
        asked["lone_finder"] = _ask_or_usual(say("keeper-lone"), {YES: True}.get) or False
    if "bonus_cap" in known and (cap := _ask_or_usual(say("keeper-cap"), _read_cap)) is not None:
        asked["bonus_cap"] = None if cap == UNLIMITED else cap
    if usual.double_vote and _ask_or_usual(say("keeper-double"), {NO: True}.get):
        asked["double_vote"] = False
    return Options(**asked)


def _ask_or_usual(question: str, read: Callable[[str], T | None]) -> T | None:
    """An answer that can be read, or None for Enter."""
    while True:
        answer: str = typer.prompt(question, default="", show_default=False)
        if not answer.strip():
            return None
        understood = read(answer.strip().lower())
        if understood is not None:
            return understood
        typer.echo(say("keeper-not-understood"))


def _read_end(answer: str) -> End | None:
    if answer == "pile":
        return "pile"
    number = answer.removesuffix("x").strip()
    if not (number.isascii() and number.isdecimal() and len(number) <= MOST_DIGITS):
        return None
    return EndAt(tellings=int(number)) if answer.endswith("x") else EndAt(score=int(number))


def _read_cap(answer: str) -> int | str | None:
    if answer == UNLIMITED:
        return UNLIMITED
    fits = answer.isascii() and answer.isdecimal() and len(answer) <= MOST_DIGITS
    return int(answer) if fits else None


def _ask_for_a_ruleset() -> RulesetName:
    while True:
        ruleset = _ask(say("keeper-rules")).lower()
        for name in RULESETS:
            if ruleset == name:
                return name
        typer.echo(sentence(Refusal("unknown_ruleset", {"ruleset": ruleset})))


def _ask_for_a_round(
    rules: Rules, options: Options, names: tuple[str, ...], teller: str | None
) -> tuple[Sheet, SheetPoints]:
    teller = teller or _ask_for_a_name(say("keeper-teller"), names)
    while True:
        sheet = _ask_for_a_sheet(rules, options, names, teller)
        scored = score_sheet(sheet)
        if isinstance(scored, SheetPoints):
            return sheet, scored
        typer.echo(say("keeper-again", reason=sentence(scored)))


def _ask_for_a_sheet(rules: Rules, options: Options, names: tuple[str, ...], teller: str) -> Sheet:
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
    return Sheet(rules.ruleset, names, teller, cards, votes, red, options)


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
