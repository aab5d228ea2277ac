"""A chooser of bots' moves for tests, which needs no knowledge of pictures."""

from random import Random

from storyhare.live import Question
from storyhare.rules import SeatCommand
from storyhare.testing.simulator import random_move


class RandomChooser:
    """Chooses random legal moves for any pictures, and records what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.explained: list[Question] = []
        self.moves: list[SeatCommand] = []

    def sees(self, cards: tuple[str, ...]) -> bool:
        """Whether there are any cards."""
        return bool(cards)

    def wake(self) -> None:
        """Random moves need no preparation."""

    async def explain(self, question: Question) -> str | None:
        """Always the same thought."""
        self.explained.append(question)
        return "the moon"

    async def choose(self, question: Question) -> SeatCommand:
        """A random legal move."""
        seat = question.view.seat
        assert seat is not None
        self.asked.append(question)
        luck = Random(f"{question.seed} {len(self.asked)}")
        self.moves.append(random_move(seat.legal[0], luck))
        return self.moves[-1]
