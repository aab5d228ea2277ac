"""Computes the points of a round and the reasons for them: standard points and crowd points."""

from collections.abc import Mapping

from storyhare.rules.commands import Ballot
from storyhare.rules.events import Reason, Result
from storyhare.rules.rulesets import Rules

CROWD_CAP = 5

Why = list[list[Reason]]


def score(
    rules: Rules, storyteller: int, owners: tuple[int, ...], ballots: Mapping[int, Ballot]
) -> Result:
    """The points of a round, given the owners of the cards, by number, and the ballots."""
    why: Why = [[] for _ in range(rules.players)]
    finders: tuple[int, ...] = ()
    if rules.scoring == "crowd":
        _crowd_points(storyteller, ballots, why)
    else:
        finders = _standard_points(rules, storyteller, owners, ballots, why)
    if rules.givers == "teams":
        why = _shared_by_partners(rules, why)
    points = tuple([sum([reason.points for reason in lines]) for lines in why])
    return Result(points, tuple([tuple(lines) for lines in why]), finders)


def _standard_points(
    rules: Rules,
    storyteller: int,
    owners: tuple[int, ...],
    ballots: Mapping[int, Ballot],
    why: Why,
) -> tuple[int, ...]:
    to_find = owners.index(storyteller) + 1
    who = rules.who_votes(storyteller, owners)
    finders = tuple([seat for seat in who if to_find in ballots[seat].green])
    if len(finders) in (0, len(who)):
        _everyone_or_no_one(rules, storyteller, why)
    else:
        _some_found_it(rules, storyteller, finders, why)
    if rules.double_vote:
        for seat in finders:
            if len(ballots[seat].green) == 1:
                why[seat].append(SURE_VOTE)
    _votes_on_cards(rules, storyteller, owners, ballots, why)
    return finders


FOUND = Reason("found", 3)
TOLD_WELL = Reason("told_well", 3)
LONE_FINDER = Reason("lone_finder", 1)
SURE_VOTE = Reason("sure_vote", 1)
NOTHING_FOR_THE_TELLER = Reason("everyone_or_no_one", 0)
TWO_FOR_THE_OTHERS = Reason("everyone_or_no_one", 2)


def _everyone_or_no_one(rules: Rules, storyteller: int, why: Why) -> None:
    mate = rules.partner(storyteller)
    teams = rules.givers == "teams"
    for seat in range(rules.players // 2 if teams else rules.players):
        tellers = seat in (storyteller, mate)
        why[seat].append(NOTHING_FOR_THE_TELLER if tellers else TWO_FOR_THE_OTHERS)


def _some_found_it(rules: Rules, storyteller: int, finders: tuple[int, ...], why: Why) -> None:
    why[storyteller].append(TOLD_WELL)
    for seat in finders:
        why[seat].append(FOUND)
    if rules.lone_finder and len(finders) == 1:
        why[storyteller].append(LONE_FINDER)
        why[finders[0]].append(LONE_FINDER)


def _votes_on_cards(
    rules: Rules,
    storyteller: int,
    owners: tuple[int, ...],
    ballots: Mapping[int, Ballot],
    why: Why,
) -> None:
    """One point per vote for a card other than the storyteller's, except from the partner."""
    votes = [0] * rules.players
    for seat, ballot in ballots.items():
        for number in ballot.green:
            owner = owners[number - 1]
            if owner != rules.partner(seat):
                votes[owner] += 1
    cap = rules.bonus_cap
    for seat, count in enumerate(votes):
        if count and seat != storyteller:
            why[seat].append(Reason("votes_on_card", count, count))
            if cap is not None and count > cap:
                why[seat].append(Reason("capped", cap - count, cap))


def _crowd_points(storyteller: int, ballots: Mapping[int, Ballot], why: Why) -> None:
    crowd: dict[int, int] = {}
    for ballot in ballots.values():
        for number in ballot.green:
            crowd[number] = crowd.get(number, 0) + 1
    red = ballots[storyteller].red
    for seat, ballot in ballots.items():
        (number,) = ballot.green
        size = crowd[number]
        if number == red:
            why[seat].append(Reason("vetoed", 0, size))
        elif size == 1:
            why[seat].append(Reason("alone", 0))
        else:
            why[seat].append(Reason("crowd", size, size))
            if size > CROWD_CAP:
                why[seat].append(Reason("capped", CROWD_CAP - size, CROWD_CAP))


def _shared_by_partners(rules: Rules, why: Why) -> Why:
    """A team has one rabbit: both partners have the points of both."""
    teams = rules.players // 2
    shared = [why[seat] + why[seat + teams] for seat in range(teams)]
    return shared + shared
