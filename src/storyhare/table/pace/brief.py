"""A table in brief, for somebody who looks at all of theirs: is it their turn, and until when?"""

from collections.abc import Mapping
from typing import Literal

from storyhare.table import play
from storyhare.table.pace import revealed
from storyhare.table.state import Table
from storyhare.views import BriefView

Asked = Literal["tell", "give", "vote", "see"]
_MOVES: dict[str, Asked] = {"tell": "tell", "give": "give", "vote": "vote"}


def brief(table: Table, person: str, names: Mapping[str, str]) -> BriefView:
    """What a person at the table may know of it."""
    game, waits = table.game, play.awaited(table)
    deadline, put_away = table.deadline, table.put_away
    return BriefView(
        stage=table.stage,
        over_days=table.over_days,
        round=0 if game is None else game.round,
        asked=_asked(table, person),
        awaited=tuple([names.get(table.order[seat], "") for seat in waits]),
        clue="" if game is None or game.clue is None else game.clue.text,
        deadline=None if deadline is None else int(deadline),
        put_away=None if put_away is None else int(put_away),
    )


def _asked(table: Table, person: str) -> Asked | None:
    seat, game = table.seat_of(person), table.game
    if seat is None or game is None:
        return None
    if seat in play.awaited(table) and table.pause is None and game.phase in _MOVES:
        return _MOVES[game.phase]
    return "see" if revealed.missed(table.reveals, table.seen, person) else None
