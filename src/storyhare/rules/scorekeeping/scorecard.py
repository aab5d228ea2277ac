"""Checks and scores one round that was played with the physical box."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from storyhare.rules.bounds import (
    EVERY_PLAYER,
    MOST_PLAYERS,
    TWICE,
    UP_TO_TWICE,
    Number,
    NumbersToCheck,
    PaperName,
    Word,
)
from storyhare.rules.commands import Ballot
from storyhare.rules.events import Reasons, Result
from storyhare.rules.refusals.refusal import Refusal
from storyhare.rules.rulesets import Options, Rules, settle
from storyhare.rules.scoring import score
from storyhare.rules.turns import check_ballot, not_a_voter

# Numbers are keys here, so they are text in JSON.
_NUMBERED = Meta(
    max_length=TWICE * MOST_PLAYERS, extra_json_schema={"propertyNames": {"maxLength": 17}}
)
PaperCards = Annotated[Mapping[Number, PaperName], _NUMBERED]
PaperVotes = Annotated[Mapping[PaperName, NumbersToCheck], UP_TO_TWICE]
Players = Annotated[tuple[PaperName, ...], UP_TO_TWICE]


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A round as people enter it: names in seat order, cards and votes by number."""

    rules: Word
    players: Players
    storyteller: PaperName
    cards: PaperCards
    votes: PaperVotes
    red: Number | None = None
    options: Options = Options()


class SheetPoints(Struct, frozen=True):
    """The points of every player, with the reasons."""

    points: Annotated[dict[PaperName, Number], EVERY_PLAYER]
    why: Annotated[dict[PaperName, Reasons], EVERY_PLAYER]


def score_sheet(sheet: Sheet) -> SheetPoints | Refusal:
    """The points of a round, or what is wrong with it."""
    rules = settle(sheet.rules, sheet.options, len(sheet.players))
    if isinstance(rules, Refusal):
        return rules
    refusal = _wrong_names(sheet) or wrong_cards(rules, sheet)
    if refusal is not None:
        return refusal
    seat_of = {name: seat for seat, name in enumerate(sheet.players)}
    teller = seat_of[sheet.storyteller]
    owners = tuple([seat_of[sheet.cards[number]] for number in sorted(sheet.cards)])
    refusal = _wrong_votes(rules, sheet, teller, owners)
    if refusal is not None:
        return refusal
    ballots = {seat_of[name]: _ballot(rules, sheet, name) for name in sheet.votes}
    return _by_name(sheet, score(rules, teller, owners, ballots))


def _ballot(rules: Rules, sheet: Sheet, name: str) -> Ballot:
    spoils = name == sheet.storyteller and rules.scoring == "crowd"
    return Ballot(sheet.votes[name], sheet.red if spoils else None)


def _by_name(sheet: Sheet, result: Result) -> SheetPoints:
    names = sheet.players
    return SheetPoints(
        points=dict(zip(names, result.points, strict=True)),
        why=dict(zip(names, result.why, strict=True)),
    )


def _wrong_names(sheet: Sheet) -> Refusal | None:
    for name, times in Counter(sheet.players).items():
        if times > 1:
            return Refusal("same_name_twice", {"player": name})
    for name in (sheet.storyteller, *sheet.cards.values(), *sheet.votes):
        if name not in sheet.players:
            return Refusal("unknown_player", {"player": name})
    return None


def wrong_cards(rules: Rules, sheet: Sheet) -> Refusal | None:
    """Why these cannot be the owners of the cards, whatever the votes."""
    given = Counter(sheet.cards.values())
    teller = sheet.players.index(sheet.storyteller)
    for seat, name in enumerate(sheet.players):
        partner = rules.partner(seat)
        if partner is not None and teller not in (seat, partner):
            mate = sheet.players[partner]
            if given[name] + given[mate] != 1:
                cards = given[name] + given[mate]
                return Refusal("one_card_a_team", {"player": name, "partner": mate, "given": cards})
            continue
        due = 1 if seat == teller else rules.gives
        if given[name] != due:
            return Refusal(
                "player_gave_wrong_number", {"player": name, "due": due, "given": given[name]}
            )
    if sorted(sheet.cards) != list(range(1, len(sheet.cards) + 1)):
        return Refusal("cards_not_numbered", {"cards": len(sheet.cards)})
    return None


def _wrong_votes(
    rules: Rules, sheet: Sheet, teller: int, owners: tuple[int, ...]
) -> Refusal | None:
    if sheet.red is not None and not rules.red_vote:
        return Refusal("no_red_vote", {"ruleset": rules.ruleset})
    voters = rules.who_votes(teller, owners)
    for seat in voters:
        if sheet.players[seat] not in sheet.votes:
            return Refusal("vote_missing", {"player": sheet.players[seat]})
    for seat, name in enumerate(sheet.players):
        if name in sheet.votes:
            if seat in voters:
                refusal = wrong_vote(rules, sheet, name)
            else:
                refusal = _of(name, not_a_voter(teller, seat))
            if refusal is not None:
                return refusal
    return None


def wrong_vote(rules: Rules, sheet: Sheet, name: str) -> Refusal | None:
    """Why a voter cannot have voted like this, whatever the others did."""
    seats = {player: seat for seat, player in enumerate(sheet.players)}
    owners = tuple([seats[sheet.cards[number]] for number in sorted(sheet.cards)])
    ballot = _ballot(rules, sheet, name)
    refusal = check_ballot(rules, seats[sheet.storyteller], owners, seats[name], ballot)
    return None if refusal is None else _of(name, refusal)


def _of(name: str, refusal: Refusal) -> Refusal:
    return Refusal(refusal.code, {**refusal.params, "player": name})
