"""The game itself: pure functions over plain data, in the words of the rulebook.

rules = plan(Setup("odyssey", players=5, deck=deck))
game = new_game(rules, deck)
events = decide(game, Deal(), chance)      # or a Refusal
game = fold(game, events)
"""

from storyhare.rules import bounds
from storyhare.rules.bounds import CLUE_LIMIT
from storyhare.rules.commands import (
    Ballot,
    Clue,
    Command,
    Deal,
    Give,
    Proceed,
    SeatCommand,
    TakeBack,
    Tell,
    Vote,
)
from storyhare.rules.decide import Decision, decide
from storyhare.rules.events import ClueTold, Event, Reason, ReasonCode, Result, RoundScored
from storyhare.rules.game import Chance, Game, evolve, fold, new_game
from storyhare.rules.history.record import (
    Record,
    RecordError,
    read_record,
    replay,
    write_record,
)
from storyhare.rules.history.story import RoundStory, finished_rounds, revealed_round
from storyhare.rules.legal import (
    Luck,
    MayGive,
    MayTakeBack,
    MayTell,
    MayVote,
    Offer,
    choose_randomly,
    legal,
)
from storyhare.rules.phases import PHASES, Phase
from storyhare.rules.refusals import reasons
from storyhare.rules.refusals.refusal import Notice, Refusal
from storyhare.rules.rulesets import (
    RULESETS,
    Card,
    Cards,
    CardSource,
    CardsToCheck,
    ClueKind,
    ClueKinds,
    End,
    EndAt,
    Options,
    Rounds,
    Rules,
    RulesetName,
    Setup,
    expected_rounds,
    notices,
    plan,
    settle,
)
from storyhare.rules.scorekeeping.paper_game import PaperGame, Tally, tally
from storyhare.rules.scorekeeping.scorecard import (
    Sheet,
    SheetPoints,
    score_sheet,
    wrong_cards,
    wrong_vote,
)
from storyhare.rules.scoring import score
from storyhare.rules.turns import awaited, next_storyteller, rounds_left

__all__ = [
    "CLUE_LIMIT",
    "PHASES",
    "RULESETS",
    "Ballot",
    "Card",
    "CardSource",
    "Cards",
    "CardsToCheck",
    "Chance",
    "Clue",
    "ClueKind",
    "ClueKinds",
    "ClueTold",
    "Command",
    "Deal",
    "Decision",
    "End",
    "EndAt",
    "Event",
    "Game",
    "Give",
    "Luck",
    "MayGive",
    "MayTakeBack",
    "MayTell",
    "MayVote",
    "Notice",
    "Offer",
    "Options",
    "PaperGame",
    "Phase",
    "Proceed",
    "Reason",
    "ReasonCode",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "RoundScored",
    "RoundStory",
    "Rounds",
    "Rules",
    "RulesetName",
    "SeatCommand",
    "Setup",
    "Sheet",
    "SheetPoints",
    "TakeBack",
    "Tally",
    "Tell",
    "Vote",
    "awaited",
    "bounds",
    "choose_randomly",
    "decide",
    "evolve",
    "expected_rounds",
    "finished_rounds",
    "fold",
    "legal",
    "new_game",
    "next_storyteller",
    "notices",
    "plan",
    "read_record",
    "reasons",
    "replay",
    "revealed_round",
    "rounds_left",
    "score",
    "score_sheet",
    "settle",
    "tally",
    "write_record",
    "wrong_cards",
    "wrong_vote",
]
