"""What a command and a whole game cost in the rules, in CPU time on one core.

The players are blind and cost time too: they are measured apart, by playing the same commands
again from a list. The floor is what Python needs to build the same event objects and nothing else.
"""

import json
import random
import time

import msgspec

from storyhare.rules import (
    Command,
    Event,
    Game,
    Refusal,
    Setup,
    decide,
    evolve,
    fold,
    new_game,
    plan,
)
from storyhare.testing.simulator import made_up_deck, next_command
from storyhare.views import view

TABLES = (("classic", 4), ("odyssey", 6), ("odyssey", 12), ("party", 8), ("team", 8))
SECONDS = 1.5
# A seat and its command.
Asked = tuple[int | None, Command]


class _SameLuck:
    """Chance that shuffles as it did while the commands were chosen."""

    def __init__(self, seed: int) -> None:
        self._luck = random.Random(seed)

    def shuffle(self, cards: list[str], /) -> None:
        self._luck.shuffle(cards)

    def randrange(self, stop: int, /) -> int:
        return self._luck.randrange(stop)


def run() -> None:
    """Print one line a table."""
    for ruleset, players in TABLES:
        print(json.dumps(_measure(ruleset, players)), flush=True)


def _measure(ruleset: str, players: int) -> dict[str, object]:
    rules = plan(setup := Setup(ruleset, players, made_up_deck()))
    assert not isinstance(rules, Refusal)
    start = new_game(rules, setup.deck)
    games = [_choose(start, seed) for seed in range(40)]
    played = commands = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        for seed, moves in enumerate(games):
            _play(start, moves, _SameLuck(seed))
            played += 1
            commands += len(moves)
    spent = time.process_time() - begin
    return {
        "bench": "rules",
        "rules": ruleset,
        "players": players,
        "games_per_cpu_second": round(played / spent),
        "us_per_command": round(spent / commands * 1e6, 2),
        "us_per_view": _view_cost(start, games[0]),
        "floor_us_per_command": _floor(start, games),
        "commands_per_game": round(commands / played, 1),
    }


def _choose(start: Game, seed: int) -> list[Asked]:
    luck, blind = _SameLuck(seed), random.Random(seed)
    game, moves = start, []
    while game.phase != "end":
        move = next_command(game, blind)
        events = decide(game, *move, luck)
        assert not isinstance(events, Refusal)
        game = fold(game, events)
        moves.append(move)
    return moves


def _play(start: Game, moves: list[Asked], luck: _SameLuck) -> Game:
    game = start
    for move in moves:
        events = decide(game, *move, luck)
        assert not isinstance(events, Refusal)
        for event in events:
            game = evolve(game, event)
    return game


def _floor(start: Game, games: list[list[Asked]]) -> float:
    """Copy every event and the state after it, deciding nothing."""
    states: list[tuple[Game, Event]] = []
    commands = 0
    for seed, moves in enumerate(games[:10]):
        luck, game = _SameLuck(seed), start
        for move in moves:
            events = decide(game, *move, luck)
            assert not isinstance(events, Refusal)
            for event in events:
                game = evolve(game, event)
                states.append((game, event))
            commands += 1
    copy = msgspec.structs.replace
    begin = time.process_time()
    for game, event in states:
        copy(game)
        copy(event)
    return round((time.process_time() - begin) / commands * 1e6, 2)


def _view_cost(start: Game, moves: list[Asked]) -> float:
    """One seat's whole view, built and encoded, on average over a game."""
    luck, game, states = _SameLuck(0), start, []
    for move in moves:
        events = decide(game, *move, luck)
        assert not isinstance(events, Refusal)
        game = fold(game, events)
        states.append(game)
    encode = msgspec.json.Encoder().encode
    begin = time.process_time()
    for _ in range(10):
        for state in states:
            encode(view(state, 0))
    return round((time.process_time() - begin) / (10 * len(states)) * 1e6, 2)
