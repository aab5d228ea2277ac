"""How strongly a bot plays: three rows of figures."""

from msgspec import Struct


class Strength(Struct, frozen=True):
    """What a mind lacks, how much its own taste says, and how surely it follows its judgement.

    `hidden` is the share of thoughts that it does not have, `taste` how far it likes cards for no
    reason, `sway` how much more or less readily than others' its thoughts come to it. A heat of 1
    trusts the judgement as far as it has proved right, near 0 it takes the best, at 3 it is nearly
    blind. `choice` is from how many of the most promising clues a storyteller takes one.
    """

    hidden: float
    taste: float
    sway: float
    vote_heat: float
    give_heat: float
    choice: int


# By the names in `storyhare.views.Strength`, from the weakest.
STRENGTHS: dict[str, Strength] = {
    "easy": Strength(0.44, 0.9, 0.5, vote_heat=1.05, give_heat=1.5, choice=4),
    "medium": Strength(0.4, 0.25, 0.6, vote_heat=0.05, give_heat=0.1, choice=2),
    "sharp": Strength(0.01, 0.05, 0.1, vote_heat=0.1, give_heat=0.4, choice=1),
}
