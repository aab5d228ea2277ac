"""What is checked before a command is decided: who asks, and for which moment."""

from storyhare.rules import Game, Refusal, Tell
from storyhare.table import commands as ask
from storyhare.table.commands import Do
from storyhare.table.people.credentials import Holder, holds
from storyhare.table.state import Table


def another_device(table: Table, holder: Holder) -> Refusal | None:
    """Has the seat gone to another device, or its owner been sent away, since it was proved?"""
    return None if holds(table, holder) else Refusal("not_at_the_table")


def out_of_date(table: Table, asked: Do) -> Refusal | None:
    """Was the command made for a game, round or phase that is over?"""
    if asked.game != table.id:
        return Refusal("another_game")
    game = table.game
    if game is None or type(asked.body) not in ask.SEAT_COMMANDS:
        return None
    if (asked.round, asked.phase) != (game.round, game.phase) and not _late_clue(asked, game):
        return Refusal("moved_on", {"phase": game.phase})
    return None


def _late_clue(asked: Do, game: Game) -> bool:
    """Was a clue told while the phase changed? With the box it may be told in the reveal before."""
    if not isinstance(asked.body, Tell):
        return False
    revealed = game.rules.cards == "box" and game.phase == "tell"
    in_reveal = revealed and (asked.round, asked.phase) == (game.round - 1, "reveal")
    return asked.round == game.round or in_reveal
