"""How long bots take before they move or speak."""

from msgspec import Struct

from storyhare.table import Luck


class Pace(Struct, frozen=True):
    """Seconds: from the shortest to the longest pause, or the longest."""

    natural: tuple[float, float] = (2.0, 9.0)
    # When no person who is there has anything left to do.
    quick: tuple[float, float] = (0.3, 1.0)
    # Where people go first: the very first clue, and a card that a person gives for both.
    hold: tuple[float, float] = (20.0, 40.0)
    # So much longer the very first clue is left to people, as long as one of them seems to look.
    patience: float = 300.0
    glance: float = 1.0
    # Before something is said about a round: people have seen the reveal by then.
    remark: tuple[float, float] = (7.0, 10.0)
    reveal: float = 15.0
    decision: float = 10.0

    def times(self, factor: float) -> "Pace":
        """The same, slower or faster; a decision may take as long as ever."""

        def scaled(pause: tuple[float, float]) -> tuple[float, float]:
            return pause[0] * factor, pause[1] * factor

        return Pace(
            scaled(self.natural),
            scaled(self.quick),
            scaled(self.hold),
            self.patience * factor,
            self.glance * factor,
            scaled(self.remark),
            self.reveal * factor,
            self.decision,
        )


def between(pause: tuple[float, float], luck: Luck) -> float:
    """A pause somewhere from the shortest to the longest."""
    least, most = pause
    return least + (most - least) * luck.randrange(1_001) / 1_000
