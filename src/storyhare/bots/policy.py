"""How a bot gives and votes, whatever judges the pictures for it.

It sees what a person in its seat sees, and what everybody knows before the game: the deck.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from math import exp

from msgspec import Struct

from storyhare.bots.minds import Mind
from storyhare.bots.scorers.scorer import Scorer, standard
from storyhare.bots.scorers.thoughts import hear
from storyhare.bots.strengths import Strength
from storyhare.rules import Give, MayGive, MayVote, Vote
from storyhare.views import Character, PastRound, PublicView, SeatView

# Judgements that differ by less are no judgement.
NO_IDEA = 0.05


class Context(Struct, frozen=True):
    """What everybody at the table knows beside the view: the language, the deck, what was told.

    `told` are the clues of the evening, `rounds` what everybody saw of earlier rounds of this game.
    """

    language: str
    deck: tuple[str, ...]
    told: frozenset[str] = frozenset()
    rounds: tuple[PastRound, ...] = ()
    character: Character | None = None


class Decision(Struct, frozen=True):
    """One decision, with everything it is made from; once `hurried`, it weighs no more clues."""

    public: PublicView
    seat: SeatView
    context: Context
    scorer: Scorer
    mind: Mind
    strength: Strength
    luck: random.Random
    hurried: Callable[[], bool] = lambda: False

    def fit(self, cards: Sequence[str]) -> list[float]:
        """How well the told clue fits; a sound or a mime without a caption says nothing."""
        clue = self.public.clue
        if clue is None or not clue.text:
            return [0.0] * len(cards)
        return self.mind.fit(hear(self.scorer, clue.text, self.context.language, cards), cards)


def give(made: Decision, offer: MayGive) -> Give:
    """What fits the clue; where nothing does, what there is least to tell about."""
    hand, given = list(offer.cards), list[str]()
    judged = made.fit(hand)
    if max(judged) - min(judged) < NO_IDEA:
        language = made.context.language
        judged = standard([-float(len(made.scorer.clues(card, language))) for card in hand])
    fits = dict(zip(hand, judged, strict=True))
    for _ in range(offer.number):
        chances = shares([fits[card] for card in hand], made.strength.give_heat)
        given.append(made.luck.choices(hand, chances)[0])
        hand.remove(given[-1])
    return Give(tuple(given))


def vote(made: Decision, offer: MayVote) -> Vote:
    """What it takes for the storyteller's card; a second vote only where it is unsure."""
    pictures = {card.number: card.picture for card in made.public.table}
    numbers = offer.numbers
    fits = made.fit([pictures[number] for number in numbers])
    chances = dict(zip(numbers, shares(fits, made.mind.heat), strict=True))
    first = made.luck.choices(numbers, list(chances.values()))[0]
    green: tuple[int, ...] = (first,)
    if offer.most > 1:
        second = max([number for number in numbers if number != first], key=chances.__getitem__)
        # Three points for finding it by either, a fourth for being sure.
        if 3 * chances[second] > chances[first]:
            green = (first, second)
    return Vote(green, _spoil(made, offer.red, green, chances))


def _spoil(
    made: Decision, numbers: Sequence[int], green: Sequence[int], chances: Mapping[int, float]
) -> int | None:
    """Party: the red vote goes to the crowd's favourite that is neither mine nor my choice."""
    if not numbers:
        return None
    others = [number for number in numbers if number not in (*made.seat.own, *green)]
    return max(others or numbers, key=chances.__getitem__)


def shares(fits: Sequence[float], heat: float) -> list[float]:
    """How likely each is chosen by somebody who is as sure as the heat says."""
    best = max(fits)
    weights = [exp((fit - best) / heat) for fit in fits]
    whole = sum(weights)
    return [weight / whole for weight in weights]
