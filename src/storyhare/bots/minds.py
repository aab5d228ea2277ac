"""Who a bot is for an evening: which thoughts it has and which it lacks, and what it likes.

Nothing of a mind is stored: whether it has a thought is drawn from its seed when somebody asks.
"""

import random
from collections.abc import Sequence
from functools import lru_cache
from math import exp

from msgspec import Struct

from storyhare.bots.scorers.thoughts import NEARNESS, Heard, Thought, mark_of
from storyhare.bots.strengths import Strength
from storyhare.views import CHARACTERS, Character, character_of

# How far minds of one strength lie apart: in what they lack, and in how sure they are.
APART = 0.2
# To a literal mind far thoughts say so much less and plain ones so much more; to a far one not.
BENT = 0.4
# It lacks few thoughts of the kind it loves, more than others of a kind that never occurs to it.
LOVED, LIKED, FOREIGN = 0.35, 0.7, 1.4
MOST_HIDDEN = 0.95
# About what is no more than a hunch lies a narrow grey zone.
GREY = 0.05
MOST_DOUBT = 50.0
# Odd numbers with no pattern in their bits, and as many bits as are kept.
_MIXER, _STIRRER = 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93
_BITS, _HALF, _LOW = (1 << 64) - 1, 1 << 32, (1 << 32) - 1
# Tastes lie evenly around 0 with a spread of 1.
_TASTES = 12**0.5


class Mind(Struct, frozen=True, gc=False):
    """A mind: of each kind of thought, the draws that it lacks, and how much such a thought says.

    Its `taste` is how far it likes cards for no reason, its `heat` how unsure it is of itself, and
    `absent` the share of clues that say nothing to it. It follows no reasons that come to less than
    `hunch`, and further ones hardly move it once it is `convinced`.
    """

    mark: int
    hidden: tuple[int, ...]
    says: tuple[float, ...]
    taste: float
    sway: float
    heat: float
    absent: int
    hunch: float
    convinced: float
    character: Character

    def fit(self, heard: Heard, cards: Sequence[str]) -> list[float]:
        """How surely a clue means each card to this mind; the same in any company."""
        mine, hidden, says, taste = self.mark, self.hidden, self.says, self.taste
        hunch, convinced = self.hunch, self.convinced
        tasted, least, sway = mine ^ heard.mark, 1 - self.sway, 2 * self.sway / _LOW
        thoughts, vague = heard.thoughts, heard.vague
        if _mixed(tasted) < self.absent:
            thoughts, vague = {}, {}
        found = []
        for card in cards:
            total = vague.get(card, 0.0)
            for mark, kind, weight, _ in thoughts.get(card, ()):
                mixed = (mine ^ mark) * _MIXER & _BITS
                mixed = (mixed ^ mixed >> 29) * _STIRRER & _BITS
                if mixed >> 32 >= hidden[kind]:
                    # What it knows comes to it more or less readily.
                    total += weight * says[kind] * (least + sway * (mixed & _LOW))
            felt = convinced_by(total, hunch, convinced)
            if taste:
                felt += taste * _TASTES * (_mixed(tasted ^ mark_of(card)) / _HALF - 0.5)
            found.append(felt)
        return found

    def has(self, thought: Thought) -> bool:
        """Does this occur to it?"""
        mixed = (self.mark ^ thought.mark) * _MIXER & _BITS
        mixed = (mixed ^ mixed >> 29) * _STIRRER & _BITS
        return mixed >> 32 >= self.hidden[thought.kind]


@lru_cache(maxsize=512)
def mind_of(seed: int | str, strength: Strength, character: Character | None = None) -> Mind:
    """The mind that a seed makes, at a strength."""
    luck = random.Random(f"mind {seed}")
    loved = character or character_of(seed)
    liked, foreign = luck.sample([other for other in CHARACTERS if other != loved], 2)
    share = strength.hidden * (1 + APART * luck.uniform(-1, 1))
    bent = BENT * luck.uniform(-1, 1)
    tastes: dict[Character | None, float] = {loved: LOVED, liked: LIKED, foreign: FOREIGN}
    hidden = [
        int(_HALF * min(MOST_HIDDEN, share * tastes.get(whose, 1.0)))
        for whose in (None, *CHARACTERS)
        for _ in NEARNESS
    ]
    says = (1 + bent, 1.0, 1 - bent) * (1 + len(CHARACTERS))
    heat = strength.vote_heat * (1 + APART * luck.uniform(-1, 1))
    return Mind(
        mark_of(f"mind {seed}"), tuple(hidden), says, strength.taste, strength.sway, heat,
        int(_HALF * strength.absent), strength.hunch, strength.convinced, loved,
    )  # fmt: skip


def convinced_by(reasons: float, hunch: float, convinced: float) -> float:
    """How far reasons of some weight convince somebody."""
    if reasons <= 0:
        return 0.0
    felt = reasons / (1 + exp(min(MOST_DOUBT, (hunch - reasons) / GREY)))
    return convinced * (1 - exp(-felt / convinced))


def _mixed(drawn: int) -> int:
    """32 bits that say nothing of each other."""
    drawn = (drawn ^ (drawn >> 31)) * _MIXER & _BITS
    return ((drawn ^ (drawn >> 29)) * _MIXER & _BITS) >> 32
