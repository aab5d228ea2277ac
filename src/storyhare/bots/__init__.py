"""Computer players: a view and the legal moves in, a command out; never the game itself.

What needs numpy is not here, so that a server without bots starts quickly: import
`scorers.encoder`, `evaluation` and `pictures` by name.
"""

from storyhare.bots.blind import blind_move
from storyhare.bots.player import Blind, Bot, Decides, named_bots, stands
from storyhare.bots.policy import Context
from storyhare.bots.scorers.installed import installed_encoder, scorers_for
from storyhare.bots.scorers.knowledge import Knowledge, knowledge_of
from storyhare.bots.scorers.lexicon import LexiconScorer
from storyhare.bots.scorers.scorer import Scorer
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
    "evaluation",
    "installed_encoder",
    "knowledge_of",
    "named_bots",
    "pictures",
    "scorers",
    "scorers_for",
    "stands",
]
