"""`storyhare score` without a file: asks for every round of a game, and prints the points."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import typer
from msgspec.structs import replace

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
    wrong_cards,
    wrong_vote,
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
    if rules.givers == "teams":
        _tell_scores(rules, scores)  # which says who plays with whom
    teller: str | None = None
    rounds = 0
    while True:
        sheet, scored = _ask_for_a_round(rules, options, names, teller)
        rounds += 1
        for name in names:
            scores[name] += scored.points[name]
        _tell_points(rules, scored)
        _tell_scores(rules, scores)
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


def _sides(rules: Rules, names: tuple[str, ...]) -> dict[str, str]:
    """Who has points of their own, everybody or the first of two partners, and how to call them."""
    if rules.givers != "teams":
        return {name: name for name in names}
    half = rules.players // 2
    return {one: f"{one} & {other}" for one, other in zip(names[:half], names[half:], strict=True)}


def _tell_scores(rules: Rules, scores: Scores) -> None:
    sides = _sides(rules, tuple(scores))
    told = ", ".join(f"{called} {scores[name]}" for name, called in sides.items())
    typer.echo(say("keeper-score", scores=told))


def _tell_who_wins(rules: Rules, scores: Scores) -> None:
    """Name the winner; partners win together."""
    best = max(scores.values())
    sides = _sides(rules, tuple(scores))
    winners = [called for name, called in sides.items() if scores[name] == best]
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
    """What people see on the table; a wrong answer is asked for again at once."""
    sheet = Sheet(rules.ruleset, names, teller, {}, {}, None, options)
    sheet = _ask_for_the_owners(rules, sheet)
    question = "keeper-votes" if rules.double_vote else "keeper-vote"
    for seat, name in enumerate(names):
        if _votes(rules, names.index(teller), seat, names, sheet.cards):
            sheet = _ask_for_a_vote(rules, sheet, name, say(question, player=name))
    if not rules.red_vote:
        return sheet
    (red, *_) = _ask_for_numbers(say("keeper-red", player=teller), rules)
    return replace(sheet, red=red)


def _ask_for_the_owners(rules: Rules, sheet: Sheet) -> Sheet:
    """Where nobody gets points for their own card, it does not matter whose is whose."""
    if rules.scoring == "crowd":
        return replace(sheet, cards=dict(enumerate(sheet.players, 1)))
    while True:
        owners = {
            number: _ask_for_a_name(say("keeper-card", number=number), sheet.players)
            for number in range(1, rules.cards_on_table + 1)
        }
        named = replace(sheet, cards=owners)
        refusal = wrong_cards(rules, named)
        if refusal is None:
            return named
        typer.echo(say("keeper-again", reason=sentence(refusal)))


def _ask_for_a_vote(rules: Rules, sheet: Sheet, name: str, question: str) -> Sheet:
    while True:
        votes = {**sheet.votes, name: _ask_for_numbers(question, rules)}
        voted = replace(sheet, votes=votes)
        # The red vote is asked for later.
        refusal = wrong_vote(rules, replace(voted, red=1 if rules.red_vote else None), name)
        if refusal is None:
            return voted
        typer.echo(sentence(refusal))


def _votes(
    rules: Rules, teller: int, seat: int, names: tuple[str, ...], cards: Mapping[int, str]
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
        numbers = [int(word) for word in words if word.isdecimal() and len(word) <= MOST_DIGITS]
        on_table = [number for number in numbers if 1 <= number <= rules.cards_on_table]
        if words and len(on_table) == len(words):
            return tuple(numbers)
        typer.echo(say("keeper-number", cards=rules.cards_on_table))


def _tell_points(rules: Rules, scored: SheetPoints) -> None:
    for name, called in _sides(rules, tuple(scored.points)).items():
        reasons = [say(f"reason-{why.reason}", count=why.count) for why in scored.why[name]]
        line = say("tale-points", player=called, points=scored.points[name])
        typer.echo("  " + (f"{line} ({'; '.join(reasons)})" if reasons else line))
