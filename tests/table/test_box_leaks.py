"""With the box: no device learns from a byte which numbers others said, and how they voted.

Phones, a device that is passed round and a TV are shown states of whole rounds, and the same states
with other claims and votes. A shared device must not even show what was said on it.
"""

import random
from collections.abc import Awaitable, Callable, Iterator

import msgspec
import pytest
from msgspec.structs import replace

from storyhare.live.table import LiveTable
from storyhare.rules import (
    Clue,
    Game,
    Give,
    Options,
    RulesetName,
    SeatCommand,
    Tell,
    awaited,
    legal,
)
from storyhare.rules.turns import disputed
from storyhare.table import Table, play
from storyhare.table import commands as ask
from storyhare.table.people import companions
from storyhare.table.settings import Settings
from storyhare.testing.resample import resampled
from storyhare.testing.simulator import random_move
from storyhare.testing.tables import NO_CLOCKS, OK, Party, gather
from tests.rules.test_box import row
from tests.table.sharing import brings, speaks
from tests.table.test_leaks import a_view

TABLES: list[tuple[RulesetName, int]] = [
    ("classic", 3), ("classic", 5), ("odyssey", 4), ("odyssey", 8), ("party", 6), ("team", 6),
]  # fmt: skip
Look = Callable[[LiveTable, str | None], bytes]
Does = Callable[[int, SeatCommand | ask.PressOn], Awaitable[None]]
ROUNDS = 2


async def evening(ruleset: RulesetName, players: int) -> tuple[Party, list[Table]]:
    """Every state of two rounds; half of the people play on the second one's device."""
    settings = Settings(ruleset=ruleset, options=Options(cards="box"), clocks=NO_CLOCKS)
    party = await gather(players - players // 2, settings)
    for number in range(players // 2):
        await brings(party.members[1], f"Companion {number}")
    assert await party.host.asks(ask.Start()) == OK
    await party.joins("Wat")
    luck, states = random.Random(f"{ruleset} {players}"), [party.state]

    async def does(seat: int, move: SeatCommand | ask.PressOn) -> None:
        assert await speaks(party, party.state.order[seat], move) == OK
        states.append(party.state)

    for _ in range(ROUNDS):
        await a_round(party, luck, does)
        await does(luck.choice(play.awaited(party.state)), ask.PressOn())
    return party, states


async def a_round(party: Party, luck: random.Random, does: Does) -> None:
    """Somebody tells, all say their numbers, some a wrong one at first, and all vote."""

    def game() -> Game:
        assert party.state.game is not None
        return party.state.game

    teller = game().storyteller
    await does(luck.randrange(len(party.state.order)) if teller is None else teller, Tell(Clue()))
    owners = row(game(), luck)
    for seat in luck.sample(list(owners), len(owners)):
        wrong = tuple(luck.sample(game().rules.numbers, len(owners[seat])))
        if seat in awaited(game()):
            await does(seat, Give(wrong if luck.random() < 0.4 else owners[seat]))
    while game().phase == "give":
        seat = luck.choice(awaited(game()))
        await does(seat, Give(owners[seat]))
    while game().phase == "vote":
        seat = luck.choice(awaited(game()))
        await does(seat, random_move(legal(game(), seat)[0], luck))


def with_other_claims(table: Table, viewer: str | None, luck: random.Random) -> Table:
    """The same table to this viewer; on a shared device also what was said on it differs."""
    assert table.game is not None
    shared = viewer is not None and companions.shares_device(table, viewer)
    seat = None if viewer is None or shared else table.seat_of(viewer)
    return replace(table, game=resampled(table.game, seat, luck), answered={}, seq=table.seq + 7)


def compared(
    party: Party, states: list[Table], look: Look = a_view
) -> Iterator[tuple[bytes, bytes]]:
    """What each device is shown of each state, and of the same state with other claims."""
    luck = random.Random(1)
    devices = [None, *[member.person for member in party.members]]
    for state in states:
        for viewer in devices:
            other = with_other_claims(state, viewer, luck)
            one, two = (
                LiveTable(party.registry, table, party.live.stream.names)
                for table in (state, other)
            )
            yield look(one, viewer), look(two, viewer)


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
async def test_claims_and_votes_of_others_do_not_change_a_byte(
    ruleset: RulesetName, players: int
) -> None:
    party, states = await evening(ruleset, players)
    phases = [state.game.phase for state in states if state.game is not None]
    assert phases.count("give") >= 2 * ROUNDS
    assert phases.count("vote") >= 2 * ROUNDS
    assert any(state.game is not None and disputed(state.game) for state in states)
    pairs = list(compared(party, states))
    assert [one for one, other in pairs if one != other] == []


async def test_a_table_that_shows_claims_or_votes_is_caught() -> None:
    """The test above can fail: each of these tells one thing too much."""
    party, states = await evening("odyssey", 8)

    def of_the_game(part: Callable[[Game], object]) -> Look:
        def look(live: LiveTable, _: str | None) -> bytes:
            assert live.table.game is not None
            return msgspec.json.encode(part(live.table.game))

        return look

    leaks: dict[str, Look] = {
        "claims": of_the_game(lambda game: game.given),
        "disputed numbers": of_the_game(lambda game: sorted(disputed(game))),
        "owners": of_the_game(lambda game: game.owners if game.result is None else ()),
        "votes": of_the_game(lambda game: game.ballots if game.result is None else ()),
        "offers": of_the_game(lambda game: [legal(game, seat) for seat in range(8)]),
    }
    for name, look in leaks.items():
        assert any(one != other for one, other in compared(party, states, look)), name
