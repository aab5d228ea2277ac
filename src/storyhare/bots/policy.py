"""How a bot gives, votes and tells, whatever judges the pictures for it.

It sees what a person in its seat sees, and what everybody knows before the game: the deck.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import TypeVar

from msgspec import Struct

from storyhare.bots.blind import vague_clues
from storyhare.bots.scorer import Scorer, standard
from storyhare.bots.strengths import Strength
from storyhare.rules import (
    Ballot,
    Clue,
    Give,
    MayGive,
    MayTakeBack,
    MayTell,
    MayVote,
    Offer,
    SeatCommand,
    Tell,
    Vote,
)
from storyhare.views import PublicView, SeatView

T = TypeVar("T")

# The share of voters a storyteller wants to be found by, by the number of voters: more than half
# where there are many, since bots predict too kindly.
AIM = {1: 0.5, 2: 0.5, 3: 0.55, 4: 0.55}
AIM_OF_MANY = 0.6
# How blindly it takes strangers to choose: they share neither all of its thoughts nor its words.
STRANGERS_HEAT = 1.75
# How much it corrects its aim after a round that everybody, or nobody, found.
LESSON = 0.08
TABLES = 12
CLUES_OF_A_CARD = 6
BROAD_CARDS = 12
# Judgements that differ by less are no judgement.
NO_IDEA = 0.05


class Context(Struct, frozen=True):
    """What everybody at the table knows beside the view: the language, the deck, earlier clues.

    `lean` is what the bot learned from its own tellings: above 0 they were too hard.
    """

    language: str
    deck: tuple[str, ...]
    told: frozenset[str] = frozenset()
    lean: int = 0


class Mind(Struct, frozen=True):
    """One decision, with everything it is made from; once `hurried`, it weighs no more clues."""

    public: PublicView
    seat: SeatView
    context: Context
    scorer: Scorer
    strength: Strength
    luck: random.Random
    hurried: Callable[[], bool] = lambda: False

    def move(self) -> SeatCommand:
        """A legal move for a seat on which the game waits."""
        for offer in self.seat.legal:
            move = self._answer(offer)
            if move is not None:
                return move
        raise ValueError("the game does not wait for this seat")

    def _answer(self, offer: Offer) -> SeatCommand | None:
        match offer:
            case MayTell(cards):
                card, clue = self._tell(cards) if cards else (None, self._tell_blindly())
                return Tell(self.seat.seat, Clue(clue), card)
            case MayGive(cards, number):
                return Give(self.seat.seat, self._give(cards, number))
            case MayVote():
                return Vote(self.seat.seat, self._vote(offer))
            case MayTakeBack():
                return None

    # -- judging -----------------------------------------------------------------------------------

    def _fit(self, cards: Sequence[str]) -> list[float]:
        """How well the told clue fits; a sound or a mime without a caption says nothing."""
        clue = self.public.clue
        if clue is None or not clue.text:
            return [0.0] * len(cards)
        return self.scorer.fit(clue.text, self.context.language, cards)

    def _vote(self, offer: MayVote) -> Ballot:
        pictures = {card.number: card.picture for card in self.public.table}
        numbers = offer.numbers
        fits = self._fit([pictures[number] for number in numbers])
        chances = dict(zip(numbers, shares(fits, self.strength.vote_heat), strict=True))
        first = _draw(numbers, list(chances.values()), self.luck)
        green: tuple[int, ...] = (first,)
        if offer.most > 1:
            second = max([number for number in numbers if number != first], key=chances.__getitem__)
            # Three points for finding it by either, a fourth for being sure.
            if 3 * chances[second] > chances[first]:
                green = (first, second)
        return Ballot(green, self._spoil(offer.red, green, chances))

    def _spoil(
        self, numbers: Sequence[int], green: Sequence[int], chances: Mapping[int, float]
    ) -> int | None:
        """Party: the red vote goes to the crowd's favourite that is neither mine nor my choice."""
        if not numbers:
            return None
        others = [number for number in numbers if number not in (*self.seat.own, *green)]
        return max(others or numbers, key=chances.__getitem__)

    def _give(self, cards: Sequence[str], number: int) -> tuple[str, ...]:
        hand, given = list(cards), []
        judged = self._fit(hand)
        if max(judged) - min(judged) < NO_IDEA:
            # Nothing fits: part with what there is least to tell about.
            language = self.context.language
            judged = standard([-float(len(self.scorer.clues(card, language))) for card in hand])
        fits = dict(zip(hand, judged, strict=True))
        for _ in range(number):
            chances = shares([fits[card] for card in hand], self.strength.give_heat)
            given.append(_draw(hand, chances, self.luck))
            hand.remove(given[-1])
        return tuple(given)

    # -- telling -----------------------------------------------------------------------------------

    def _tell(self, cards: Sequence[str]) -> tuple[str, str]:
        """The card and the clue that are found by about as many as is good."""
        others = [card for card in self.context.deck if card not in cards]
        hands = self._imagined_hands(others)
        aim = AIM.get(self._voters, AIM_OF_MANY) + LESSON * max(-2, min(2, self.context.lean))
        tried = []
        for card, clue in self._candidates(cards):
            fits = self.scorer.fit(clue, self.context.language, (card, *others))
            tried.append((abs(_found_by(fits, hands) - aim), card, clue))
            if self.hurried():
                break
        if not tried:
            return self.luck.choice(cards), self._tell_blindly()
        tried.sort(key=lambda option: option[0])
        _, card, clue = self.luck.choice(tried[: self.strength.choice])
        return card, clue

    def _candidates(self, cards: Sequence[str]) -> list[tuple[str, str]]:
        """Clues for every card in hand, in a random order, since there may be no time for all."""
        found: list[tuple[str, str]] = []
        for card in self.luck.sample(cards, len(cards)):
            found += [(card, clue) for clue in self._some_clues(card)]
            if self.hurried():  # some scorers look at each picture for seconds
                break
        return self.luck.sample(found, len(found))

    @property
    def _voters(self) -> int:
        rules = self.public.rules
        return (rules.players // 2 if rules.ruleset == "team" else rules.players) - 1

    def _some_clues(self, card: str) -> list[str]:
        clues = [
            clue
            for clue in self.scorer.clues(card, self.context.language)
            if clue not in self.context.told
        ]
        return self.luck.sample(clues, min(CLUES_OF_A_CARD, len(clues)))

    def _imagined_hands(self, others: Sequence[str]) -> list[list[list[int]]]:
        """Hands that decoys could come from, as places in a list whose first is the told card."""
        rules = self.public.rules
        decoys = {3: 4}.get(rules.players, self._voters + (rules.ruleset == "team"))
        size = max(1, min(rules.hand, len(others) // decoys))
        tables = []
        for _ in range(TABLES):
            places = self.luck.sample(range(1, len(others) + 1), min(size * decoys, len(others)))
            tables.append([places[at : at + size] for at in range(0, len(places), size)])
        return tables

    def _tell_blindly(self) -> str:
        """Party: words first. A clue that several cards of a usual hand fit."""
        deck = self.context.deck
        cards = self.luck.sample(deck, min(BROAD_CARDS, len(deck)))
        clues = [clue for card in cards for clue in self._some_clues(card)[:2]]
        if not clues:
            return self.luck.choice(vague_clues(self.context.language))
        broad = []
        for clue in clues:
            fits = standard(self.scorer.fit(clue, self.context.language, deck))
            broad.append((sum([fit > 1.0 for fit in fits]), clue))
            if self.hurried():
                break
        broad.sort(reverse=True)
        return self.luck.choice(broad[: self.strength.choice])[1]


def shares(fits: Sequence[float], heat: float) -> list[float]:
    """How likely each is chosen by somebody who is as sure as the heat says."""
    best = max(fits)
    weights = [exp((fit - best) / heat) for fit in fits]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def _draw(items: Sequence[T], chances: Sequence[float], luck: random.Random) -> T:
    return luck.choices(items, chances)[0]


def _found_by(fits: Sequence[float], tables: Sequence[Sequence[Sequence[int]]]) -> float:
    """The share of voters who would find the first card, over the imagined tables."""
    found = 0.0
    for hands in tables:
        decoys = [max([fits[place] for place in hand]) for hand in hands]
        found += shares([fits[0], *decoys], STRANGERS_HEAT)[0]
    return found / len(tables)
