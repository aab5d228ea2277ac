"""Games in the middle of something, made by playing there with scripted luck."""

from typing import Any

from storyhare.rules import (
    Clue,
    Command,
    Deal,
    Game,
    Give,
    Options,
    Proceed,
    Refusal,
    Setup,
    Tell,
    Vote,
    decide,
    fold,
    new_game,
    plan,
)
from storyhare.testing.simulator import made_up_deck


class Unshuffled:
    """Luck that leaves everything as it lies, and draws the last of what it may draw."""

    def shuffle(self, cards: list[str], /) -> None:
        """Leave the cards alone."""

    def randrange(self, stop: int, /) -> int:
        """The last seat."""
        return stop - 1


ORDERLY = Unshuffled()
# A seat and its command; the table's own commands are those of no seat.
Asked = tuple[int | None, Command]
DEAL: Asked = (None, Deal())
PROCEED: Asked = (None, Proceed())


def dealt(ruleset: str, players: int, cards: int = 84, **options: Any) -> Game:
    """A game just dealt: seat 0 holds the first cards of the deck, and so on."""
    setup = Setup(ruleset, players, made_up_deck(cards), Options(**options))
    rules = plan(setup)
    assert not isinstance(rules, Refusal), rules
    return after(new_game(rules, setup.deck), DEAL)


def after(game: Game, *commands: Asked) -> Game:
    """The game after commands that are all accepted."""
    for command in commands:
        events = decide(game, *command, ORDERLY)
        assert not isinstance(events, Refusal), (command, events)
        game = fold(game, events)
    return game


def refusal(game: Game, command: Asked) -> Refusal:
    """Why a command is refused."""
    events = decide(game, *command, ORDERLY)
    assert isinstance(events, Refusal), events
    return events


def tell(game: Game, seat: int = 0) -> Asked:
    """A clue from a seat, with the first card of its hand where a card is due."""
    card = None if game.rules.clue == "before the cards" else game.hands[seat][0]
    return seat, Tell(Clue("almost home"), card)


def give(game: Game, seat: int) -> Asked:
    """As many cards as are due, from the front of a hand."""
    due = game.rules.gives
    return seat, Give(game.hands[seat][:due])


def laid(ruleset: str, players: int, **options: Any) -> Game:
    """A game with the cards on the table: seat 0 tells; in team the lower seats give."""
    game = dealt(ruleset, players, **options)
    game = after(game, tell(game))
    for seat in range(players):
        if game.rules.givers == "teams":
            if 0 < seat <= players // 2:
                game = after(game, give(game, seat))
        elif seat > 0 or game.rules.givers == "everyone":
            game = after(game, give(game, seat))
    assert game.phase == "vote"
    return game


def vote(seat: int, *green: int, red: int | None = None) -> Asked:
    """A ballot."""
    return seat, Vote(green, red)
