"""One guest who is like a person among bots: it tells what people told, and votes as a stranger.

Its clues are those of a file, written from the pictures alone. Nobody has recorded people's votes
for this deck, so as a voter it is a mind that finds the cards of such clues as often as people do:
one of medium strength, with no character that the table knows.
"""

import random
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from storyhare.bots.evaluation.figures import Share, share_of
from storyhare.bots.evaluation.tables import COMPANIES, Telling, one_round, patient, some_found
from storyhare.bots.minds import mind_of
from storyhare.bots.player import Bot
from storyhare.bots.policy import Context, shares
from storyhare.bots.scorers.scorer import Scorer
from storyhare.bots.scorers.thoughts import hear
from storyhare.bots.strengths import Strength
from storyhare.rules import Clue, Game, MayTell, Options, SeatCommand, Setup, Tell
from storyhare.views import View

SIXES = 12


class HumanClue(Struct, frozen=True):
    """What somebody told for a card."""

    card: str
    language: str
    text: str


class GuestFigures(Struct, frozen=True):
    """The guest and the bots at the same tables, as storyteller and as voter."""

    company: str
    players: int
    rounds: int
    some_guest: Share
    some_bots: Share
    found_guest: Share
    found_bots: Share
    guest_finds: Share
    bots_find: Share


class Speaks(Struct):
    """Tells a given clue, and leaves everything else to a bot."""

    bot: Bot
    clue: HumanClue | None = None

    def decide(self, view: View, context: Context, seed: int | str) -> SeatCommand:
        """The clue, if it is the guest's turn to tell."""
        assert view.seat is not None
        if self.clue is not None and isinstance(view.seat.legal[0], MayTell):
            return Tell(Clue(self.clue.text), self.clue.card)
        return self.bot.decide(view, context, seed)


def read_clues(file: Path, deck_id: str) -> tuple[HumanClue, ...]:
    """The clues of a TOML file: [[clue]] with card, language and text."""
    found = msgspec.convert(
        tomllib.loads(file.read_text(encoding="utf-8")), dict[str, list[HumanClue]]
    )
    return tuple(
        [replace(clue, card=f"{deck_id}/{clue.card}") for every in found.values() for clue in every]
    )


def reading(
    scorer: Scorer,
    deck: tuple[str, ...],
    clues: Sequence[HumanClue],
    strength: Strength,
    seed: int,
) -> float:
    """How often minds of a strength choose the right card of six by a person's clue."""
    luck = random.Random(f"{seed} six")
    found = 0.0
    for clue in clues:
        others = [card for card in deck if card != clue.card]
        for _ in range(SIXES):
            cards = [clue.card, *luck.sample(others, 5)]
            mind = mind_of(luck.getrandbits(64), strength)
            heard = hear(scorer, clue.text, clue.language, cards)
            found += shares(mind.fit(heard, cards), mind.heat)[0]
    return found / (SIXES * len(clues))


def visit(  # noqa: PLR0913 - one parameter a fact of the visit
    scorer: Scorer,
    deck: tuple[str, ...],
    clues: Sequence[HumanClue],
    *,
    company: str,
    players: int,
    rounds: int,
    seed: int,
    progress: Callable[[], None] = lambda: None,
) -> GuestFigures:
    """A guest in seat 0 tells one round, and in another a bot tells and the guest votes."""
    luck = random.Random(f"{seed} guest {company} {players}")
    told, heard = list[Telling](), list[Telling]()
    while len(told) < rounds:
        guest = Speaks(patient(scorer, "medium"))
        hosts = [patient(scorer, luck.choice(COMPANIES[company])) for _ in range(players - 1)]

        def spoken(game: Game, guest: Speaks = guest) -> str | None:
            own = [clue for clue in clues if clue.card in game.hands[0]]
            guest.clue = luck.choice(own) if own else None
            return None if guest.clue is None else guest.clue.language

        setup = Setup("odyssey", players, deck, Options(first_storyteller=0))
        mine = one_round([guest, *hosts], setup, spoken, luck)
        if mine is None or guest.clue is None:
            continue
        told.append(mine)
        language, guest.clue = guest.clue.language, None
        setup = Setup("odyssey", players, deck, Options(first_storyteller=1))
        # mypy knows no type for a lambda with a default, which holds the language of this turn.
        theirs = one_round([guest, *hosts], setup, lambda _, said=language: said, luck)  # type: ignore[misc]
        assert theirs is not None
        heard.append(theirs)
        progress()
    return _figures(company, players, told, heard, luck)


def _figures(
    company: str,
    players: int,
    told: Sequence[Telling],
    heard: Sequence[Telling],
    luck: random.Random,
) -> GuestFigures:
    def share(values: list[float]) -> Share:
        return share_of(values, luck)

    def found(tellings: Sequence[Telling]) -> Share:
        return share([len(one.finders) / len(one.voters) for one in tellings])

    bots = [[seat in one.finders for seat in one.voters if seat] for one in heard]
    return GuestFigures(
        company,
        players,
        len(told),
        share([float(some_found(one)) for one in told]),
        share([float(some_found(one)) for one in heard]),
        found(told),
        found(heard),
        share([float(0 in one.finders) for one in heard]),
        share([sum(finds) / len(finds) for finds in bots]),
    )
