"""Bots at tables in memory: what they are asked, how long they take, and their moves."""

from storyhare.live.bots.pace import Pace
from storyhare.live.bots.question import MoveChooser, Question
from storyhare.live.bots.turns import BotTurns

__all__ = ["BotTurns", "MoveChooser", "Pace", "Question"]
