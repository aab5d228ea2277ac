"""Computer players: a view and the legal moves in, a command out; never the game itself.

What needs numpy is not here, so that a server without bots starts quickly: import the modules
`encoder`, `families` and `pictures.onnx` by name. `evaluate` and `pictures.endpoint` are named too,
since only one command, or one setting, uses them.
"""

from storyhare.bots.blind import blind_move
from storyhare.bots.knowledge import Knowledge, knowledge_of
from storyhare.bots.lexicon import LexiconScorer
from storyhare.bots.player import Blind, Bot, Decides, named_bots, stands
from storyhare.bots.policy import Context
from storyhare.bots.scorer import Scorer
from storyhare.bots.scorers import installed_encoder, scorers_for
from storyhare.bots.strengths import STRENGTHS, Strength

__all__ = [
    "STRENGTHS",
    "Blind",
    "Bot",
    "Context",
    "Decides",
    "Knowledge",
    "LexiconScorer",
    "Scorer",
    "Strength",
    "blind_move",
    "encoder",
    "evaluate",
    "families",
    "installed_encoder",
    "knowledge_of",
    "named_bots",
    "pictures",
    "scorers_for",
    "stands",
]
