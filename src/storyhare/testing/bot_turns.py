"""A chooser for tests: it sees every picture and needs no knowledge of any."""

from random import Random

from storyhare.live import Question
from storyhare.rules import SeatCommand
from storyhare.testing.simulator import random_move


class RandomChooser:
    """A chooser that sees every picture, moves as chance wills, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.moves: list[SeatCommand] = []

    def sees(self, cards: tuple[str, ...]) -> bool:
        """Any."""
        return bool(cards)

    async def choose(self, question: Question) -> SeatCommand:
        """Some legal move."""
        seat = question.view.seat
        assert seat is not None
        self.asked.append(question)
        luck = Random(f"{question.seed} {len(self.asked)}")
        self.moves.append(random_move(seat.legal[0], seat.seat, luck))
        return self.moves[-1]
