"""Plays whole games with players who make random legal moves."""

import random
from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from storyhare.rules import (
    Clue,
    Command,
    Deal,
    Event,
    Game,
    Give,
    MayGive,
    MayTakeBack,
    MayTell,
    MayVote,
    Offer,
    Proceed,
    Refusal,
    SeatCommand,
    Setup,
    TakeBack,
    Tell,
    Vote,
    awaited,
    choose_randomly,
    decide,
    fold,
    legal,
    new_game,
    plan,
)

WORDS = (
    "almost home", "tomorrow", "the smaller half", "echo", "what the cat saw", "salt", "a promise",
    "late", "nobody's birthday", "upstairs", "the long way", "thunder", "lost and found", "whisper",
    "a good excuse", "the last train", "velvet", "not my fault", "seven", "first snow",
)  # fmt: skip


class FinishedGame(Struct, frozen=True):
    """The last state of a game, and all its events."""

    game: Game
    events: tuple[Event, ...]


def made_up_deck(cards: int = 84) -> tuple[str, ...]:
    """A deck of cards without pictures: card-01, card-02 and so on."""
    return tuple([f"card-{number:02}" for number in range(1, cards + 1)])


def random_move(offer: Offer, luck: random.Random) -> SeatCommand:
    """One of the moves that an offer allows, with a clue from WORDS and one or two votes."""
    return choose_randomly(offer, WORDS, luck, most_votes=2)


def every_move(offer: Offer) -> Iterator[SeatCommand]:
    """All moves that an offer allows, with the same clue for every card."""
    match offer:
        case MayTell(cards):
            yield from [Tell(Clue("echo"), card) for card in cards or (None,)]
        case MayGive(cards, number):
            yield from [Give(pick) for pick in combinations(cards, number)]
        case MayTakeBack():
            yield TakeBack()
        case MayVote(numbers, most, red):
            for votes in range(1, most + 1):
                for green in combinations(numbers, votes):
                    yield from [Vote(green, spoiled) for spoiled in red or (None,)]


def next_command(game: Game, luck: random.Random) -> tuple[int | None, Command]:
    """The next command of a random game: a seat and its move, or None and one of the table."""
    if game.phase == "deal":
        return None, Deal()
    if game.phase == "reveal":
        return None, Proceed()
    seat = luck.choice(awaited(game))
    return seat, random_move(legal(game, seat)[0], luck)


def play(setup: Setup, luck: random.Random) -> FinishedGame:
    """Play a whole game, from the deal to the end."""
    rules = plan(setup)
    if isinstance(rules, Refusal):
        raise ValueError(rules.code)
    game = new_game(rules, setup.deck)
    happened: list[Event] = []
    while game.phase != "end":
        events = decide(game, *next_command(game, luck), luck)
        if isinstance(events, Refusal):
            raise AssertionError(f"an offered move was refused: {events.code}")
        happened += events
        game = fold(game, events)
    return FinishedGame(game, tuple(happened))
