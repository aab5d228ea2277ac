"""How good bots are among strangers: a storyteller before a crowd of another family, and a guest
alone at a table of all the others.

Self-play flatters, so it is marked as such. The figures are: how often voters find the card, how
often a storyteller is found by some but not all, how many votes a decoy draws, how long a decision
takes.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from time import process_time
from typing import Literal

from msgspec import Struct

from storyhare.bots.evaluation.figures import Share, share_of
from storyhare.bots.evaluation.tables import after
from storyhare.bots.player import Bot, Decides
from storyhare.bots.policy import Context
from storyhare.bots.scorers.scorer import Scorer
from storyhare.bots.strengths import Strength
from storyhare.rules import (
    Deal,
    Options,
    Refusal,
    Setup,
    awaited,
    new_game,
    plan,
)
from storyhare.views import view

# How many minds a family has: one for each seat of the largest table.
MINDS = 12
# Self-play and kinship flatter: only what happens among strangers is a result.
Company = Literal["self", "kin", "strangers"]


class Family(Struct, frozen=True):
    """Minds of one kind; families that share a `source` are kin, not strangers."""

    name: str
    sources: frozenset[str]
    minds: tuple[Scorer, ...]


class Round(Struct, frozen=True):
    """What came of one round; `found` says for each voter whether it found the card."""

    found: tuple[bool, ...]
    chance: float
    decoy_votes: float
    seconds: tuple[float, ...]
    clue: str

    @property
    def accuracy(self) -> float:
        """The share of voters who found it."""
        return sum(self.found) / len(self.found)

    @property
    def some_not_all(self) -> bool:
        """What a storyteller wants."""
        return 0 < sum(self.found) < len(self.found)


class Cell(Struct, frozen=True):
    """One storyteller's family against one crowd's, at one number of players."""

    teller: str
    crowd: str
    players: int
    company: Company
    rounds: int
    accuracy: Share
    against_chance: Share
    some_not_all: Share
    decoy_votes: Share
    p95_ms: float


class Guest(Struct, frozen=True):
    """One of a family at tables of all the others: what becomes of its clues and of its votes."""

    family: str
    players: int
    company: Company
    rounds: int
    some_not_all: Share
    accuracy: Share
    against_chance: Share


class Experiment(Struct, frozen=True):
    """Who meets whom, how often; the same seed plays the same rounds."""

    families: tuple[Family, ...]
    deck: tuple[str, ...]
    strength: Strength
    players: tuple[int, ...]
    rounds: int
    seed: int
    language: str = "en"

    @property
    def in_all(self) -> int:
        """How many rounds will be played."""
        pairs = len(self.families) ** 2
        # A guest tells one round and votes in another.
        guests = 2 * sum([bool(hosts(guest, self.families)) for guest in self.families])
        return len(self.players) * (pairs + guests) * self.rounds


def cells(made: Experiment, progress: Callable[[], None] = lambda: None) -> Iterator[Cell]:
    """The whole matrix, a cell at a time."""
    for number, teller, crowd in product(made.players, made.families, made.families):
        luck = random.Random(f"{made.seed} {teller.name} {crowd.name} {number}")
        played = []
        for _ in range(made.rounds):
            minds = (luck.choice(teller.minds), *luck.sample(crowd.minds, number - 1))
            played.append(_played(made, minds, luck))
            progress()
        yield _cell(teller, crowd, number, played, luck)


def guests(made: Experiment, progress: Callable[[], None] = lambda: None) -> Iterator[Guest]:
    """Every family as a guest of the others, at every number of players."""
    for number, guest in product(made.players, made.families):
        if hosts(guest, made.families):
            yield visit(made, guest, number, progress)


def visit(
    made: Experiment, guest: Family, players: int, progress: Callable[[], None] = lambda: None
) -> Guest:
    """One family as a guest of the others: each round it tells once and votes once."""
    others = hosts(guest, made.families)
    pool = [mind for family in others for mind in family.minds]
    luck = random.Random(f"{made.seed} guest {guest.name} {players}")
    told, voted = list[Round](), list[Round]()
    for _ in range(made.rounds):
        own = luck.choice(guest.minds)
        told.append(_played(made, (own, *luck.sample(pool, players - 1)), luck))
        progress()
        teller, *rest = luck.sample(pool, players - 1)
        voted.append(_played(made, (teller, own, *rest), luck))
        progress()
    finds = [float(one.found[0]) for one in voted]
    times = [found / one.chance for found, one in zip(finds, voted, strict=True)]
    kin = any(company(guest, family) == "kin" for family in others)
    return Guest(
        guest.name,
        players,
        "kin" if kin else "strangers",
        made.rounds,
        share_of([float(one.some_not_all) for one in told], luck),
        share_of(finds, luck),
        share_of(times, luck),
    )


def hosts(guest: Family, families: Sequence[Family]) -> tuple[Family, ...]:
    """The families with whom a guest sits: all that judge in one way of their own."""
    return tuple([one for one in families if one.name != guest.name and len(one.sources) == 1])


def _played(made: Experiment, minds: Sequence[Scorer], luck: random.Random) -> Round:
    seats = [Bot(mind, made.strength) for mind in minds]
    return play_round(seats, made.deck, made.language, luck)


def company(teller: Family, crowd: Family) -> Company:
    """How well two families know each other."""
    if teller.name == crowd.name:
        return "self"
    return "kin" if teller.sources & crowd.sources else "strangers"


def play_round(
    seats: Sequence[Decides], deck: tuple[str, ...], language: str, luck: random.Random
) -> Round:
    """Deal, let seat 0 tell, let the others give and vote."""
    rules = plan(Setup("odyssey", len(seats), deck, Options(first_storyteller=0)))
    assert not isinstance(rules, Refusal)
    game = after(new_game(rules, deck), None, Deal(), luck)
    context = Context(language, deck)
    seeds = [luck.randrange(2**32) for _ in seats]
    seconds = []
    while game.phase in ("tell", "give", "vote"):
        seat = awaited(game)[0]
        started = process_time()
        move = seats[seat].decide(view(game, seat), context, seeds[seat])
        seconds.append(process_time() - started)
        game = after(game, seat, move, luck)
    assert game.result is not None
    assert game.clue is not None
    # Nobody votes for their own cards, so each voter chooses among all but those.
    open_to_each = len(game.table) - rules.gives
    missed = sum([len(ballot.green) for ballot in game.ballots if ballot]) - len(
        game.result.finders
    )
    return Round(
        tuple([seat in game.result.finders for seat in range(1, len(seats))]),
        1 / open_to_each,
        missed / max(1, len(game.table) - 1),
        tuple(seconds),
        game.clue.text,
    )


def _cell(
    teller: Family, crowd: Family, players: int, played: list[Round], luck: random.Random
) -> Cell:
    seconds = sorted([second for one in played for second in one.seconds])
    return Cell(
        teller.name,
        crowd.name,
        players,
        company(teller, crowd),
        len(played),
        share_of([one.accuracy for one in played], luck),
        share_of([one.accuracy / one.chance for one in played], luck),
        share_of([float(one.some_not_all) for one in played], luck),
        share_of([one.decoy_votes for one in played], luck),
        round(1000 * seconds[int(len(seconds) * 0.95)], 2),
    )
