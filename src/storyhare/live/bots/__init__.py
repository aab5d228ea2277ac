"""Bots at tables in memory: their moves, at a natural pace, and what they say after a round."""

from storyhare.live.bots.pace import Pace
from storyhare.live.bots.question import MoveChooser, Question
from storyhare.live.bots.turns import BotTurns

__all__ = ["BotTurns", "MoveChooser", "Pace", "Question"]
