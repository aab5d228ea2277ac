"""How strongly a bot plays: three rows of figures."""

from msgspec import Struct


class Strength(Struct, frozen=True):
    """What a mind lacks, how much its own taste says, and how surely it follows its judgement.

    `hidden` is the share of thoughts that it does not have, `absent` that of clues which say
    nothing to it, `taste` how far it likes cards for no reason, `sway` how much more or less
    readily than others' its thoughts come to it. Conviction goes from 0 to 1 and is divided by the
    heat: near 0 it takes the best, at 1 it is nearly blind. `choice` is from how many of the most
    promising clues a storyteller takes one, `moody` how far its moods lead it from its aim.

    Reasons that come to less than `hunch` are not followed, and somebody who is `convinced` is
    hardly more so for further reasons. A sharp mind follows every hunch and weighs every reason.
    """

    hidden: float
    absent: float
    taste: float
    sway: float
    vote_heat: float
    give_heat: float
    choice: int
    moody: float = 1.0
    hunch: float = 0.9
    convinced: float = 0.75


# By the names in `storyhare.views.Strength`, from the weakest.
STRENGTHS: dict[str, Strength] = {
    "easy": Strength(0.3, 0.4, 0.1, 0.4, vote_heat=0.15, give_heat=0.3, choice=4),
    "medium": Strength(0.25, 0.01, 0.05, 0.4, vote_heat=0.05, give_heat=0.1, choice=2),
    "sharp": Strength(
        0.0, 0.0, 0.0, 0.0, vote_heat=5e-4, give_heat=0.1, choice=1, moody=0.5, hunch=0, convinced=4
    ),
}
