"""Generates rounds as people write them down: all ballots of a table, or random ones."""

import random
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from storyhare.rules import RULESETS

NAMES = tuple("abcdefghijkl")


def table_order(
    rules: str, names: tuple[str, ...], teller: int, givers: tuple[int, ...]
) -> list[str]:
    """The players who give cards, once per card."""
    if rules == "party":
        return list(names)
    if rules == "team":
        half = len(names) // 2
        mate = (teller + half) % len(names)
        return [names[teller], names[mate], *[names[seat] for seat in givers]]
    each = 2 if len(names) == 3 else 1
    return [names[teller]] + [n for n in names if n != names[teller] for _ in range(each)]


def team_givers(players: int, teller: int) -> Iterator[tuple[int, ...]]:
    """Every way in which one of each other team gives."""
    half = players // 2
    pairs = [(seat, seat + half) for seat in range(half) if teller not in (seat, seat + half)]
    yield from product(*pairs)


def choices(round_: dict[str, Any], voter: str, double: bool) -> list[tuple[int, ...]]:
    """Every ballot a voter may cast."""
    own_too = round_["rules"] == "party"
    numbers = [int(n) for n, who in round_["cards"].items() if own_too or who != voter]
    single = [(number,) for number in numbers]
    return single + (list(combinations(numbers, 2)) if double else [])


def voters_of(round_: dict[str, Any]) -> list[str]:
    """Who votes in a round."""
    names, teller = round_["players"], round_["storyteller"]
    if round_["rules"] == "party":
        return list(names)
    if round_["rules"] == "team":
        return [name for name in names if name not in round_["cards"].values()]
    return [name for name in names if name != teller]


def all_rounds(
    rules: str, players: int, options: dict[str, Any], order: random.Random
) -> Iterator[dict[str, Any]]:
    """Every storyteller, every way of giving, every ballot, on one shuffled table each."""
    names = NAMES[:players]
    double = rules == "odyssey" and players >= 7 and options.get("double_vote", True)
    tellers = range(players) if rules == "team" else (order.randrange(players),)
    for teller in tellers:
        for givers in team_givers(players, teller) if rules == "team" else [()]:
            owners = table_order(rules, names, teller, givers)
            order.shuffle(owners)
            base: dict[str, Any] = {
                "rules": rules,
                "options": options,
                "players": names,
                "storyteller": names[teller],
                "cards": {str(at): owner for at, owner in enumerate(owners, 1)},
            }
            who = voters_of(base)
            reds = range(1, players + 1) if rules == "party" else [None]
            for ballots in product(*[choices(base, voter, double) for voter in who]):
                votes = dict(zip(who, ballots, strict=True))
                for red in reds:
                    yield base | {"votes": votes} | ({"red": red} if red else {})


def random_options(rules: str, luck: random.Random) -> dict[str, Any]:
    """A random mix of the options a ruleset takes."""
    takes = RULESETS[rules].options  # type: ignore[index]
    options: dict[str, Any] = {}
    if "lone_finder" in takes and luck.random() < 0.5:
        options["lone_finder"] = True
    if "bonus_cap" in takes and luck.random() < 0.4:
        options["bonus_cap"] = luck.choice([None, 0, 1, 2, 3, 5])
    if "double_vote" in takes and luck.random() < 0.3:
        options["double_vote"] = luck.choice([True, False])
    if luck.random() < 0.2:
        options["end"] = luck.choice(["pile", {"score": 40}, {"tellings": 2}])
    return options


def random_round(luck: random.Random) -> dict[str, Any]:
    """A valid round of any ruleset with any number of players and any options."""
    rules = luck.choice(list(RULESETS))
    players = luck.choice(RULESETS[rules].players)
    options = random_options(rules, luck)
    names = NAMES[:players]
    teller = luck.randrange(players)
    givers = luck.choice(list(team_givers(players, teller))) if rules == "team" else ()
    owners = table_order(rules, names, teller, givers)
    luck.shuffle(owners)
    round_: dict[str, Any] = {
        "rules": rules,
        "options": options,
        "players": list(names),
        "storyteller": names[teller],
        "cards": {str(at): owner for at, owner in enumerate(owners, 1)},
    }
    double = rules == "odyssey" and players >= 7 and options.get("double_vote", True)
    round_["votes"] = {
        voter: list(luck.choice(choices(round_, voter, double))) for voter in voters_of(round_)
    }
    if rules == "party":
        round_["red"] = luck.randrange(1, players + 1)
    return round_
