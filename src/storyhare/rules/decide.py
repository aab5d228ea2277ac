"""Decides what a command leads to: events, or a refusal that changes nothing."""

from typing import assert_never

from storyhare.rules.bounds import CLUE_LIMIT
from storyhare.rules.commands import (
    Ballot,
    Clue,
    Command,
    Deal,
    Give,
    Proceed,
    TakeBack,
    Tell,
    Vote,
)
from storyhare.rules.events import (
    CardsGiven,
    CardTakenBack,
    ClueTold,
    Dealt,
    Event,
    GameEnded,
    HandsPassed,
    HandsRefilled,
    PileRefilled,
    RoundBegan,
    RoundScored,
    TableCleared,
    TableLaid,
    Voted,
)
from storyhare.rules.game import Chance, Game
from storyhare.rules.phases import PHASES
from storyhare.rules.refusals.refusal import Refusal
from storyhare.rules.rulesets import Card, Rules
from storyhare.rules.scoring import score
from storyhare.rules.turns import (
    cards_due,
    cards_missing,
    check_ballot,
    is_last,
    may_be_given,
    may_keep_number,
    not_a_voter,
    partner_has_given,
)

Decision = tuple[Event, ...] | Refusal


def decide(game: Game, seat: int | None, command: Command, chance: Chance) -> Decision:
    """The events that the command of a seat leads to, or why it is refused.

    The table's own commands, `Deal` and `Proceed`, are those of no seat: None.
    """
    if type(command) not in PHASES[game.phase].takes:
        return _out_of_phase(game, command)
    match command:
        case Proceed():
            return _proceed(game, chance)
        case Deal():
            return _deal(game, chance)
    players = game.rules.players
    assert seat is not None
    if not 0 <= seat < players:
        return Refusal("no_such_seat", {"seat": seat, "players": players})
    match command:
        case Give():
            return _give(game, seat, command.cards, chance)
        case Vote():
            return _vote(game, seat, command)
        case Tell():
            return _tell(game, seat, command)
        case TakeBack():
            return _take_back(game, seat)
        case _:
            assert_never(command)


def _out_of_phase(game: Game, command: Command) -> Refusal:
    if isinstance(command, Tell) and game.phase == "give":
        assert game.storyteller is not None
        return Refusal("clue_already_told", {"storyteller": game.storyteller})
    if game.phase == "end":
        return Refusal("game_over")
    return Refusal("not_now", {"phase": game.phase})


def _deal(game: Game, chance: Chance) -> Decision:
    rules = game.rules
    cards = list(game.deck)
    chance.shuffle(cards)
    size, dealt = rules.hand, rules.hand * rules.players
    hands = tuple([tuple(cards[seat * size :][:size]) for seat in range(rules.players)])
    return (
        Dealt(hands, tuple(cards[dealt:])),
        RoundBegan(1, _first_storyteller(rules, chance)),
    )


def _first_storyteller(rules: Rules, chance: Chance) -> int | None:
    first = rules.first_storyteller
    if first == "first_clue":
        return None
    return chance.randrange(rules.players) if first == "random" else first


def _tell(game: Game, seat: int, tell: Tell) -> Decision:
    if game.storyteller not in (None, seat):
        assert game.storyteller is not None
        return Refusal("another_tells", {"storyteller": game.storyteller})
    refusal = _wrong_clue(game.rules, tell.clue)
    if refusal is not None:
        return refusal
    if game.rules.cards == "box":
        if tell.card is not None:
            return Refusal("card_is_on_the_table")
    elif game.rules.clue == "before the cards":
        if tell.card is not None:
            return Refusal("clue_comes_first")
    elif tell.card is None:
        return Refusal("card_missing")
    elif tell.card not in game.hands[seat]:
        return Refusal("not_in_your_hand")
    return (ClueTold(seat, tell.clue, tell.card),)


def _wrong_clue(rules: Rules, clue: Clue) -> Refusal | None:
    if clue.kind not in rules.clue_kinds:
        return Refusal("clue_kind_not_allowed", {"kind": clue.kind})
    if len(clue.text) > CLUE_LIMIT:
        return Refusal("clue_too_long", {"length": len(clue.text), "limit": CLUE_LIMIT})
    if clue.kind == "text":
        if clue.recording is not None:
            return Refusal("text_has_no_recording")
        if not clue.text.strip() and rules.cards == "deck":  # at the table it may just be spoken
            return Refusal("clue_empty")
    return None


def _give(game: Game, seat: int, cards: tuple[Card, ...], chance: Chance) -> Decision:
    rules = game.rules
    assert game.storyteller is not None
    due = cards_due(rules, game.storyteller, seat)
    if not due:
        return Refusal("storyteller_gave_with_the_clue")
    if partner_has_given(game, seat):
        return Refusal("partner_has_given")
    if len(cards) != due:
        return Refusal("wrong_number_of_cards", {"due": due, "given": len(cards)})
    refusal = _wrong_cards(game, seat, cards)
    if refusal is not None:
        return refusal
    table = list(cards)
    for at, others in enumerate(game.given):
        if at != seat:
            table += others
    given = CardsGiven(seat, cards)
    if rules.cards == "box":
        return _row_of_the_box(game, given, table)
    if len(table) < rules.cards_on_table:
        return (given,)
    chance.shuffle(table)
    return (given, TableLaid(tuple(table)))


def _wrong_cards(game: Game, seat: int, cards: tuple[Card, ...]) -> Refusal | None:
    choice = may_be_given(game, seat)
    if any(card not in choice for card in cards):
        of_box = game.rules.cards == "box"
        return Refusal("not_a_number_in_the_row") if of_box else Refusal("not_in_your_hand")
    if len(set(cards)) < len(cards):
        return Refusal("same_card_twice")
    return None


def _row_of_the_box(game: Game, given: CardsGiven, named: list[Card]) -> Decision:
    """The cards lie in their order already; if two seats name one number, they look again."""
    rules, teller = game.rules, game.storyteller
    assert teller is not None
    if len(set(named)) < len(named):
        return (given,)
    laid = TableLaid(rules.numbers)
    left_over = tuple([number for number in rules.numbers if number not in named])
    if not left_over:
        return (given, laid)
    silent = not game.given[teller] and given.seat != teller
    if silent and len(left_over) == 1 and may_keep_number(rules, teller, teller):
        return (given, CardsGiven(teller, left_over), laid)
    return (given,)


def _take_back(game: Game, seat: int) -> Decision:
    if game.rules.givers != "teams":
        return Refusal("replace_instead")
    if seat == game.storyteller:
        return Refusal("storyteller_gave_with_the_clue")
    if not game.given[seat]:
        return Refusal("nothing_to_take_back")
    return (CardTakenBack(seat),)


def _vote(game: Game, seat: int, vote: Vote) -> Decision:
    rules, teller, owners = game.rules, game.storyteller, game.owners
    assert teller is not None
    if seat not in game.voters:
        return not_a_voter(teller, seat)
    ballot = Ballot(vote.green, vote.red)
    refusal = check_ballot(rules, teller, owners, seat, ballot)
    if refusal is not None:
        return refusal
    voted = Voted(seat, ballot)
    ballots = {other: cast for other, cast in enumerate(game.ballots) if cast is not None}
    ballots[seat] = ballot
    if len(ballots) < rules.voters:
        return (voted,)
    return (voted, RoundScored(score(rules, teller, owners, ballots)))


def _proceed(game: Game, chance: Chance) -> Decision:
    """End the game; or discard, reshuffle if the pile is short, refill, pass, start a round."""
    assert game.storyteller is not None
    rules, last = game.rules, is_last(game)
    if last and rules.end != "pile":
        return (_ended(game),)
    events: list[Event] = [TableCleared()]
    pile = game.pile
    if cards_missing(game) > len(pile) and rules.end != "pile":
        under = [*game.discards, *game.table]
        chance.shuffle(under)
        events.append(PileRefilled(tuple(under)))
        pile += tuple(under)
    events.append(_refill(game, pile))
    if last:  # the last cards of the pile are still dealt
        return (*events, _ended(game))
    if rules.passes_hands:
        events.append(HandsPassed())
    return (*events, RoundBegan(game.round + 1, rules.left_of(game.storyteller)))


def _refill(game: Game, pile: tuple[Card, ...]) -> HandsRefilled:
    """Deal one card at a time, from the storyteller's left round to the storyteller."""
    rules = game.rules
    assert game.storyteller is not None
    ring = [(game.storyteller + step) % rules.players for step in range(1, rules.players + 1)]
    missing = {seat: rules.hand - len(game.hands[seat]) for seat in ring}
    turns = [seat for turn in range(max(missing.values())) for seat in ring if missing[seat] > turn]
    drawn: list[tuple[Card, ...]] = [()] * rules.players
    for seat, card in zip(turns, pile, strict=False):  # the pile may run out first
        drawn[seat] += (card,)
    return HandsRefilled(tuple(drawn))


def _ended(game: Game) -> GameEnded:
    best = max(game.scores)
    return GameEnded(tuple([seat for seat, points in enumerate(game.scores) if points == best]))
