"""What is checked before a command is decided: who asks, and for which moment."""

from storyhare.rules import Refusal, Tell
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
    late_clue = isinstance(asked.body, Tell) and asked.round == game.round
    if (asked.round, asked.phase) != (game.round, game.phase) and not late_clue:
        return Refusal("moved_on", {"phase": game.phase})
    return None
