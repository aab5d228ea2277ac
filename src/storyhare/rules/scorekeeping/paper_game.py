"""Scores a whole game that is played with the physical box, round by round."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from storyhare.rules.bounds import EVERY_PLAYER, TWICE, Number, PaperName, PaperNames, Word
from storyhare.rules.refusals.refusal import Refusal
from storyhare.rules.rulesets import End, Options, Rules, settle
from storyhare.rules.scorekeeping.scorecard import (
    PaperCards,
    PaperVotes,
    Players,
    Sheet,
    SheetPoints,
    score_sheet,
)

MOST_ROUNDS = 100


class PaperRound(Struct, frozen=True, forbid_unknown_fields=True):
    """A round as people enter it: the storyteller, the owners of the cards, the votes."""

    storyteller: PaperName
    cards: PaperCards
    votes: PaperVotes
    red: Number | None = None


class PaperGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules, the names in seat order (partners opposite each other), and the rounds so far."""

    rules: Word
    players: Players
    options: Options = Options()
    rounds: Annotated[tuple[PaperRound, ...], Meta(max_length=TWICE * MOST_ROUNDS)] = ()


class Form(Struct, frozen=True):
    """What people have to enter for a round, so that clients need not know the rules.

    `cards` are on the table; each player but the storyteller gives `gives` of them (in team: the
    partner, and one of every other pair). `voters` says who votes, `votes` how often at most.
    """

    cards: Number
    gives: Number
    voters: Literal["others", "everyone", "teams"]
    votes: Number
    own_card: bool
    red_vote: bool
    partners: Annotated[dict[PaperName, PaperName], EVERY_PLAYER]
    end: End
    bonus_cap: Number | None
    lone_finder: bool


class Tally(Struct, frozen=True):
    """The state of a paper game: points and reasons of every round, scores, next storyteller."""

    form: Form
    rounds: Annotated[tuple[SheetPoints, ...], Meta(max_length=MOST_ROUNDS)]
    scores: Annotated[dict[PaperName, Number], EVERY_PLAYER]
    next: PaperName | None
    over: bool
    winners: PaperNames


def tally(game: PaperGame) -> Tally | Refusal:
    """The points of all rounds, or what is invalid; the refusal of a round has its number."""
    rules = settle(game.rules, game.options, len(game.players))
    if isinstance(rules, Refusal):
        return rules
    if len(game.rounds) > MOST_ROUNDS:
        return Refusal("too_many_rounds", {"most": MOST_ROUNDS})
    refusal = _same_name(game.players)
    if refusal is not None:
        return refusal
    scored = []
    for number, paper in enumerate(game.rounds, 1):
        points = score_sheet(_sheet(game, paper))
        if isinstance(points, Refusal):
            return replace(points, params={**points.params, "round": number})
        scored.append(points)
    return _tally(rules, game, tuple(scored))


def _same_name(players: tuple[str, ...]) -> Refusal | None:
    twice = next((name for name in players if players.count(name) > 1), None)
    return None if twice is None else Refusal("same_name_twice", {"player": twice})


def _sheet(game: PaperGame, paper: PaperRound) -> Sheet:
    return Sheet(
        rules=game.rules,
        players=game.players,
        storyteller=paper.storyteller,
        cards=paper.cards,
        votes=paper.votes,
        red=paper.red,
        options=game.options,
    )


def _tally(rules: Rules, game: PaperGame, rounds: tuple[SheetPoints, ...]) -> Tally:
    names = game.players
    scores = {name: sum([scored.points[name] for scored in rounds]) for name in names}
    over = bool(rounds) and rules.goal_reached(scores.values(), len(rounds))
    best = max(scores.values())
    return Tally(
        form=_form(rules, names),
        rounds=rounds,
        scores=scores,
        next=_next(rules, game),
        over=over,
        winners=tuple([name for name in names if rounds and scores[name] == best]),
    )


def _next(rules: Rules, game: PaperGame) -> str | None:
    """The player on the left of the last storyteller; None before the first round."""
    if not game.rounds:
        return None
    seat = game.players.index(game.rounds[-1].storyteller)
    return game.players[rules.left_of(seat)]


def _form(rules: Rules, names: tuple[str, ...]) -> Form:
    partners = {name: rules.partner(seat) for seat, name in enumerate(names)}
    return Form(
        cards=rules.cards_on_table,
        gives=rules.gives,
        voters=rules.givers,
        votes=rules.most_votes,
        own_card=rules.votes_for_own,
        red_vote=rules.red_vote,
        partners={name: names[mate] for name, mate in partners.items() if mate is not None},
        end=rules.end,
        bonus_cap=rules.bonus_cap,
        lone_finder=rules.lone_finder,
    )
