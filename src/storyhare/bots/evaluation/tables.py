"""Whole games at tables as the lobby makes them: what a person who sits down there meets.

`everyone` and `no_one` are rounds in which the storyteller gets nothing. Voters who choose at
random leave few such rounds too, so the share of voters who find the card, and how often two of
them choose the same one, are always told beside it.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import inf

from msgspec import Struct

from storyhare.bots.evaluation.figures import Share, share_of
from storyhare.bots.player import Bot, Decides
from storyhare.bots.policy import Context
from storyhare.bots.scorers.scorer import Scorer
from storyhare.bots.strengths import STRENGTHS
from storyhare.decks.lexicon import phrase_of
from storyhare.rules import (
    Command,
    Deal,
    Event,
    Game,
    Options,
    Proceed,
    Refusal,
    Setup,
    awaited,
    decide,
    fold,
    new_game,
    plan,
)
from storyhare.views import CHARACTERS, PastRound, past_round, view

# Whom quick play seats beside a person, in turn.
MIX = ("medium", "easy", "sharp", "medium")
COMPANIES: dict[str, tuple[str, ...]] = {"mix": MIX} | {name: (name,) for name in STRENGTHS}


class Telling(Struct, frozen=True):
    """What came of one round: first votes by seat, who found the card, points by seat."""

    storyteller: int
    clue: str
    votes: tuple[int, ...]
    voters: tuple[int, ...]
    finders: tuple[int, ...]
    points: tuple[int, ...]


class TableKind(Struct, frozen=True):
    """Who sits there, what they play, and in which language."""

    company: str
    ruleset: str
    players: int
    language: str


class TableFigures(Struct, frozen=True):
    """What is met at tables of one kind.

    Party has no card to find, so the shares of those who find it are None there; `meets` is how
    often at least half of the votes lie on one card. In team `partners` is how often the pair of
    the storyteller scores; elsewhere it is None.
    """

    kind: TableKind
    rounds: int
    everyone: Share | None
    no_one: Share | None
    some: Share | None
    finds: Share | None
    agreement: Share
    meets: Share
    partners: Share | None
    teller_points: float
    others_points: float
    several_words: float
    kinds: dict[str, float]
    repeated: int


def measure(  # noqa: PLR0913 - one parameter a fact of the measurement
    scorer: Scorer,
    deck: tuple[str, ...],
    kind: TableKind,
    *,
    rounds: int,
    seed: int,
    progress: Callable[[], None] = lambda: None,
) -> TableFigures:
    """Games until so many rounds are played."""
    luck = random.Random(f"{seed} {kind.company} {kind.ruleset} {kind.players} {kind.language}")
    setup = Setup(kind.ruleset, kind.players, deck, Options())
    company = COMPANIES[kind.company]
    told: list[Telling] = []
    repeated = 0
    while len(told) < rounds:
        strengths = [company[at % len(company)] for at in range(kind.players)]
        luck.shuffle(strengths)
        bots = [patient(scorer, name) for name in strengths]
        game = []
        for telling in play(bots, setup, kind.language, luck):
            game.append(telling)
            progress()
        repeated += len(game) - len({telling.clue.casefold() for telling in game})
        told += game
    return _figures(kind, told[:rounds], repeated, luck)


def patient(scorer: Scorer, strength: str) -> Bot:
    """A bot that no clock hurries, so that a slow machine measures the same."""
    return Bot(scorer, STRENGTHS[strength], deadline=inf)


def play(
    bots: Sequence[Decides], setup: Setup, language: str, luck: random.Random
) -> Iterator[Telling]:
    """The rounds of a game."""
    shown = None
    for game, _ in steps(bots, setup, language, luck):
        if game.result is not None and game.result is not shown:
            yield telling_of(game)
        shown = game.result


def steps(
    bots: Sequence[Decides], setup: Setup, language: str, luck: random.Random
) -> Iterator[tuple[Game, tuple[Event, ...]]]:
    """A whole game, command by command: what it is then, and the events that led there.

    Every bot has a seed and a character of its own, as at a table.
    """
    rules = plan(setup)
    assert not isinstance(rules, Refusal), rules
    game = new_game(rules, setup.deck)
    seeds = [luck.getrandbits(64) for _ in bots]
    characters = luck.sample(CHARACTERS, len(CHARACTERS))
    told, rounds = frozenset[str](), tuple[PastRound, ...]()
    while game.phase != "end":
        seat: int | None = None
        command: Command = Deal() if game.phase == "deal" else Proceed()
        if game.phase in ("tell", "give", "vote"):
            seat = luck.choice(awaited(game))
            context = Context(language, setup.deck, told, rounds, characters[seat])
            command = bots[seat].decide(view(game, seat), context, seeds[seat])
        events = decide(game, seat, command, luck)
        assert not isinstance(events, Refusal), f"{command} was refused: {events.code}"
        before, game = game, fold(game, events)
        if game.clue is not None:
            told |= {game.clue.text}
        if before.result is None and game.result is not None:
            seen = past_round(game)
            rounds += () if seen is None else (seen,)
        yield game, events


def after(game: Game, seat: int | None, command: Command, luck: random.Random) -> Game:
    """The game after a command that must not be refused."""
    events = decide(game, seat, command, luck)
    assert not isinstance(events, Refusal), events
    return fold(game, events)


def telling_of(game: Game) -> Telling:
    """What is counted of a round that is revealed."""
    assert game.result is not None
    assert game.clue is not None
    assert game.storyteller is not None
    ballots = {seat: ballot for seat, ballot in enumerate(game.ballots) if ballot is not None}
    return Telling(
        game.storyteller,
        game.clue.text,
        tuple([ballot.green[0] for ballot in ballots.values()]),
        tuple(ballots),
        game.result.finders,
        game.result.points,
    )


def some_found(telling: Telling) -> bool:
    """What a storyteller wants."""
    return 0 < len(telling.finders) < len(telling.voters)


def _figures(
    kind: TableKind, told: Sequence[Telling], repeated: int, luck: random.Random
) -> TableFigures:
    def share(values: list[float]) -> Share:
        return share_of(values, luck)

    players = kind.players
    looked = kind.ruleset != "party"
    tellers = [one.points[one.storyteller] for one in told]
    everybody = [sum(one.points) / players for one in told]
    others = [
        (players * mean - mine) / (players - 1)
        for mean, mine in zip(everybody, tellers, strict=True)
    ]
    return TableFigures(
        kind,
        len(told),
        share([float(len(one.finders) == len(one.voters)) for one in told]) if looked else None,
        share([float(not one.finders) for one in told]) if looked else None,
        share([float(some_found(one)) for one in told]) if looked else None,
        share([len(one.finders) / len(one.voters) for one in told]) if looked else None,
        share([_agreement(one) for one in told]),
        share([float(2 * _favourite(one) >= len(one.votes)) for one in told]),
        share([float(points > 0) for points in tellers]) if kind.ruleset == "team" else None,
        round(sum(tellers) / len(told), 2),
        round(sum(others) / len(told), 2),
        round(sum([" " in one.clue for one in told]) / len(told), 3),
        _kinds(told, kind.language),
        repeated,
    )


def _agreement(telling: Telling) -> float:
    """How often two voters choose the same card."""
    pairs = list(combinations(telling.votes, 2))
    return sum([one == other for one, other in pairs]) / len(pairs)


def _favourite(telling: Telling) -> int:
    return max([telling.votes.count(number) for number in telling.votes])


def _kinds(told: Sequence[Telling], language: str) -> dict[str, float]:
    """The kinds of clues and their shares, the most frequent first."""
    kinds: dict[str, int] = {}
    for one in told:
        phrase = phrase_of(one.clue, language)
        kind = "other" if phrase is None else phrase.kind
        kinds[kind] = kinds.get(kind, 0) + 1
    ranked = sorted(kinds.items(), key=lambda pair: -pair[1])
    return {kind: round(number / len(told), 3) for kind, number in ranked}


def one_round(
    bots: Sequence[Decides],
    setup: Setup,
    language: Callable[[Game], str | None],
    luck: random.Random,
) -> Telling | None:
    """The first round of a game, in a language that fits the deal; None where no language does."""
    rules = plan(setup)
    assert not isinstance(rules, Refusal), rules
    game = after(new_game(rules, setup.deck), None, Deal(), luck)
    spoken = language(game)
    if spoken is None:
        return None
    seeds = [luck.getrandbits(64) for _ in bots]
    context = Context(spoken, setup.deck)
    while game.phase in ("tell", "give", "vote"):
        seat = awaited(game)[0]
        move = bots[seat].decide(view(game, seat), context, seeds[seat])
        game = after(game, seat, move, luck)
    return telling_of(game)
