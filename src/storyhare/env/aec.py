"""The environment: one agent per seat, which sees what a person in that seat sees."""

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from storyhare.decks import Library
from storyhare.env.moves import Moves
from storyhare.rules import (
    Command,
    Deal,
    Game,
    Options,
    Proceed,
    Refusal,
    Setup,
    awaited,
    decide,
    fold,
    legal,
    new_game,
    plan,
)
from storyhare.views import View, view

WORDS = (
    "hope", "fear", "secret", "journey", "home", "time", "freedom", "memory", "wonder", "alone",
    "together", "power", "danger", "play", "night", "change",
)  # fmt: skip
HIGHEST = 32_767
PHASES = ("deal", "tell", "give", "vote", "reveal", "end")


Row = np.ndarray[Any, np.dtype[np.int16]]
Moveset = spaces.Discrete[np.int64]


class Dreams(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Dixit for agents. The reward is what a seat scores; clues are words of a fixed list.

    `info["action_mask"]` says which moves are legal; `view(agent)` has the whole view, for agents
    that want more than numbers.
    """

    def __init__(
        self,
        ruleset: str = "odyssey",
        players: int = 4,
        options: Options | None = None,
        words: tuple[str, ...] = WORDS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": "storyhare_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        deck = Library().cards(("dreams",))
        assert deck is not None
        self._setup = Setup(ruleset, players, deck, options or Options())
        rules = plan(self._setup)
        if isinstance(rules, Refusal):
            raise ValueError(rules.code)
        self._rules = rules
        self.moves = Moves(deck, words, rules)
        self._cards = {card: at for at, card in enumerate(deck)}
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.action_spaces: dict[str, Moveset] = {
            agent: spaces.Discrete(self.moves.count) for agent in self._names
        }
        self.observation_spaces = {agent: self._space() for agent in self._names}

    @property
    def _names(self) -> list[str]:
        return list(self.possible_agents)

    def _space(self) -> spaces.Box:
        rules = self._rules
        size = 3 + len(self._cards) + 2 * rules.cards_on_table + rules.players
        return spaces.Box(-1, HIGHEST, (size,), np.int16)

    def observation_space(self, agent: str) -> spaces.Box:
        """What an agent sees, as numbers (see `observe`)."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Moveset:
        """All moves, as numbers (see env/moves.py)."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Shuffle and deal; the same seed deals the same cards."""
        del options
        self._luck = random.Random(seed)
        self._game = self._after(new_game(self._rules, self._setup.deck), None, Deal())
        self.agents = self._names
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._name_next()

    def view(self, agent: str) -> View:
        """The whole view of an agent's seat."""
        return view(self._game, self.possible_agents.index(agent))

    def observe(self, agent: str) -> Row:
        """The view as a row of numbers.

        These are: phase, storyteller (-1: nobody yet), clue (-1: none yet); for each card of the
        deck, whether it is in the hand; for each place on the table, its card (-1: none); for each
        place, whether its card is the agent's own; the scores.
        """
        seen = self.view(agent)
        public, seat = seen.public, seen.seat
        assert seat is not None
        hand = [0] * len(self._cards)
        for card in seat.hand or ():
            hand[self._cards[card]] = 1
        table = [-1] * self._rules.cards_on_table
        for shown in public.table:
            table[shown.number - 1] = self._cards[shown.picture]
        own = [int(at + 1 in seat.own) for at in range(len(table))]
        told = -1 if public.clue is None else self.moves.words.index(public.clue.text)
        teller = -1 if public.storyteller is None else public.storyteller
        row = (PHASES.index(public.phase), teller, told, *hand, *table, *own, *public.scores)
        return np.array(row, np.int16)

    def step(self, action: int | None) -> None:
        """Make a move for the agent whose turn it is; an illegal move raises ValueError."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent who plays has to move")
        before = self._game.scores
        self._cumulative_rewards[agent] = 0.0
        seat = self.possible_agents.index(agent)
        self._game = self._after(self._game, seat, self.moves.command(int(action)))
        while self._game.phase == "reveal":
            self._game = self._after(self._game, None, Proceed())
        gained = zip(self._names, self._game.scores, before, strict=True)
        self.rewards = {name: float(now - was) for name, now, was in gained}
        if self._game.phase == "end":
            self.terminations = dict.fromkeys(self.agents, True)
        self._name_next()
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The public part of the view, as text."""
        if self.render_mode != "ansi":
            return None
        return repr(view(self._game, None).public)

    def close(self) -> None:
        """Do nothing: no resource is open."""

    def _name_next(self) -> None:
        seats = awaited(self._game)
        if not seats:
            return
        # If several may move, as before the first clue, they move in seat order.
        self.agent_selection = self.possible_agents[seats[0]]
        mask = np.zeros(self.moves.count, np.int8)
        mask[self.moves.legal(legal(self._game, seats[0]))] = 1
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection]["action_mask"] = mask

    def _after(self, game: Game, seat: int | None, command: Command) -> Game:
        events = decide(game, seat, command, self._luck)
        if isinstance(events, Refusal):
            raise ValueError(f"illegal move: {events.code}")
        return fold(game, events)
