"""A bot as the table meets it: a view in, a command out, in time and never illegal."""

import logging
import random
from collections.abc import Sequence
from time import monotonic, thread_time
from typing import Protocol

from msgspec import Struct

from storyhare.bots.blind import blind_move
from storyhare.bots.minds import mind_of
from storyhare.bots.policy import Context, Decision, give, vote
from storyhare.bots.scorers.scorer import Scorer, waits
from storyhare.bots.scorers.thoughts import hear
from storyhare.bots.strengths import STRENGTHS, Strength
from storyhare.bots.telling import tell
from storyhare.decks.lexicon import LANGUAGES, concepts, meaningful, phrase_of, stems
from storyhare.rules import (
    Give,
    MayGive,
    MayTakeBack,
    MayTell,
    MayVote,
    Offer,
    SeatCommand,
    TakeBack,
    Tell,
    Vote,
)
from storyhare.views import View

# After so many seconds it weighs no further clues. They are seconds of its own work, so that a busy
# machine changes no move; only a scorer that waits for somebody else is measured by the clock.
DEADLINE = 3.0
# A weaker thought is no reason that people would understand.
WORTH_SAYING = 0.6
log = logging.getLogger(__name__)


class Decides(Protocol):
    """All that a bot has to be. The same view, context and seed lead to the same command.

    The seed is this bot's at this table; a bot draws all its luck from it.
    """

    def decide(self, view: View, context: Context, seed: int | str) -> SeatCommand:
        """A legal move for a seat on which the game waits."""


class Bot(Struct, frozen=True):
    """A policy with a scorer, at a strength."""

    scorer: Scorer
    strength: Strength = STRENGTHS["medium"]
    deadline: float = DEADLINE

    def decide(self, view: View, context: Context, seed: int | str) -> SeatCommand:
        """A move in time: judged if it can be, else blind."""
        public, seat = view.public, view.seat
        if seat is None:
            raise ValueError("a spectator has no move")
        luck = random.Random(f"{seed} {public.round} {public.phase} {seat.seat}")
        clock = monotonic if waits(self.scorer) else thread_time
        until = clock() + self.deadline
        mind = mind_of(seed, self.strength, context.character)
        made = Decision(
            public, seat, context, self.scorer, mind, self.strength, luck,
            lambda: clock() > until,
        )  # fmt: skip
        try:
            move = _move(made)
        except Exception:
            # Whatever a scorer runs into, the table goes on.
            log.exception("a bot could not judge and moves blindly")
            return blind_move(seat, context.language, luck)
        if not any(stands(move, offer) for offer in seat.legal):
            log.error("a bot made up a move and moves blindly")
            return blind_move(seat, context.language, luck)
        return move

    def reason(self, view: View, context: Context, seed: int | str) -> str | None:
        """What made it vote as it did, once votes are open: the idea, in the table's language."""
        public, seat = view.public, view.seat
        if seat is None or public.clue is None or not public.clue.text:
            return None
        voted = [card.picture for card in public.table if seat.seat in card.green]
        mind = mind_of(seed, self.strength, context.character)
        heard = hear(self.scorer, public.clue.text, context.language, voted)
        thoughts = [one for card in voted for one in heard.thoughts.get(card, ()) if mind.has(one)]
        if context.language not in LANGUAGES:
            return None
        sure = [one for one in thoughts if one.concept and one.weight >= WORTH_SAYING]
        named = sorted(sure, key=lambda one: -one.weight)
        ideas = [_in_other_words(one.concept, public.clue.text, context.language) for one in named]
        return next((idea for idea in ideas if idea is not None), None)


def _in_other_words(concept: str, clue: str, language: str) -> str | None:
    """An idea as nobody has said it yet: no word of the clue, several words rather than one."""
    told = _words(clue, language)
    new = [said for said in concepts(language)[concept] if told.isdisjoint(_words(said, language))]
    return max(new, key=lambda said: " " in said, default=None)


def _words(text: str, language: str) -> set[str]:
    """The stems that say something: longer ones, and short ones that are clues by themselves."""
    short = [stem for stem in stems(text, language) if phrase_of(stem, language)]
    return {*meaningful(text, language), *short}


def _move(made: Decision) -> SeatCommand:
    for offer in made.seat.legal:
        match offer:
            case MayTell():
                return tell(made, offer)
            case MayGive():
                return give(made, offer)
            case MayVote():
                return vote(made, offer)
            case MayTakeBack():
                continue
    raise ValueError("the game does not wait for this seat")


class Blind(Struct, frozen=True):
    """A bot that cannot see: for decks that nobody described."""

    def decide(self, view: View, context: Context, seed: int | str) -> SeatCommand:
        """Some legal move."""
        if view.seat is None:
            raise ValueError("a spectator has no move")
        public = view.public
        luck = random.Random(f"{seed} {public.round} {public.phase} {view.seat.seat}")
        return blind_move(view.seat, context.language, luck)


def named_bots(scorers: Sequence[Scorer]) -> dict[str, Decides]:
    """Every strength with every scorer: `easy` uses the first, `easy:lexicon` the one named so."""
    bots: dict[str, Decides] = {"blind": Blind()}
    for name, strength in STRENGTHS.items():
        for scorer in scorers:
            bots.setdefault(name, Bot(scorer, strength))
            bots[f"{name}:{scorer.name}"] = Bot(scorer, strength)
    return bots


def stands(move: SeatCommand, offer: Offer) -> bool:
    """Is this move one of those on offer?"""
    match move, offer:
        case Tell(clue, card), MayTell(cards, kinds, limit):
            worded = bool(clue.text.strip()) and len(clue.text) <= limit and clue.kind in kinds
            return worded and (card in cards if cards else card is None)
        case Give(given), MayGive(cards, number):
            return len(given) == len(set(given)) == number and set(given) <= set(cards)
        case Vote(green, spoiled), MayVote(numbers, most, red):
            counted = 1 <= len(green) == len(set(green)) <= most and set(green) <= set(numbers)
            return counted and (spoiled in red if red else spoiled is None)
        case TakeBack(), MayTakeBack():
            return True
        case _:
            return False


__all__ = ["Blind", "Bot", "Context", "Decides", "named_bots", "stands"]
