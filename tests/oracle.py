"""A second scorer, written from the text of the rules alone, to compare the first one with.

It uses nothing of `storyhare.rules`: it takes a round as people write it down, as plain
dictionaries, and counts for each player ("what do I get?") where the library counts for the table.
"""

from collections.abc import Mapping, Sequence
from typing import Any


def points(round_: Mapping[str, Any]) -> dict[str, int]:
    """The points of a valid round in the form that `storyhare score` reads."""
    players: Sequence[str] = round_["players"]
    options = round_.get("options", {})
    cards = {int(number): owner for number, owner in round_["cards"].items()}
    if round_["rules"] == "party":
        return {me: _crowd(me, round_) for me in players}
    if round_["rules"] == "team":
        cap = options.get("bonus_cap", 3)
        return {me: _team(me, round_, cards, cap, options) for me in players}
    cap = options.get("bonus_cap", 3 if round_["rules"] == "odyssey" else None)
    return {me: _single(me, round_, cards, cap, options) for me in players}


def _crowd(me: str, round_: Mapping[str, Any]) -> int:
    mine = round_["votes"][me][0]
    if mine == round_["red"]:
        return 0
    with_me = sum(1 for votes in round_["votes"].values() if votes[0] == mine)
    return 0 if with_me == 1 else min(5, with_me)


def _finders(round_: Mapping[str, Any], cards: Mapping[int, str]) -> set[str]:
    target = next(n for n, owner in cards.items() if owner == round_["storyteller"])
    return {voter for voter, votes in round_["votes"].items() if target in votes}


def _at_most(cap: int | None, votes: int) -> int:
    return votes if cap is None else min(cap, votes)


def _single(
    me: str,
    round_: Mapping[str, Any],
    cards: Mapping[int, str],
    cap: int | None,
    options: Mapping[str, Any],
) -> int:
    found = _finders(round_, cards)
    split = 0 < len(found) < len(round_["votes"])
    worth = 4 if options.get("lone_finder") and len(found) == 1 else 3
    if me == round_["storyteller"]:
        return worth if split else 0
    total = (worth if me in found else 0) if split else 2
    mine = {number for number, owner in cards.items() if owner == me}
    got = sum(len(mine.intersection(votes)) for votes in round_["votes"].values())
    total += _at_most(cap, got)
    big = round_["rules"] == "odyssey" and len(round_["players"]) >= 7
    if big and options.get("double_vote", True) and me in found:
        total += len(round_["votes"][me]) == 1
    return total


def _team(
    me: str,
    round_: Mapping[str, Any],
    cards: Mapping[int, str],
    cap: int | None,
    options: Mapping[str, Any],
) -> int:
    players = round_["players"]
    half = len(players) // 2
    mate = players[(players.index(me) + half) % len(players)]
    us = {me, mate}
    found = _finders(round_, cards)
    split = 0 < len(found) < half - 1
    worth = 4 if options.get("lone_finder") and len(found) == 1 else 3
    teller = round_["storyteller"]
    if teller in us:
        base = worth if split else 0
    elif split:
        base = worth if us & found else 0
    else:
        base = 2
    paying = {n for n, owner in cards.items() if owner in us and owner != teller}
    strangers = [votes for voter, votes in round_["votes"].items() if voter not in us]
    return base + _at_most(cap, sum(votes[0] in paying for votes in strangers))
