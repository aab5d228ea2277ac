"""How strongly a bot plays: three rows of figures."""

from msgspec import Struct


class Strength(Struct, frozen=True):
    """How surely a bot follows its own judgement.

    A heat of 1 trusts the judgement as far as it has proved right, near 0 it takes the best, at 3
    it is nearly blind. `choice` is from how many of the most promising clues a storyteller takes
    one.
    """

    vote_heat: float
    give_heat: float
    choice: int


STRENGTHS: dict[str, Strength] = {
    "easy": Strength(vote_heat=2.0, give_heat=2.0, choice=12),
    "medium": Strength(vote_heat=0.65, give_heat=1.0, choice=5),
    "sharp": Strength(vote_heat=0.4, give_heat=0.5, choice=3),
}
