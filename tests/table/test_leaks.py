"""No device receives what its owner may not know: resampled states, canaries in every secret."""

import random
import re
from collections.abc import Callable, Iterator

import msgspec
import pytest
from msgspec.structs import replace

from storyhare.live import access
from storyhare.live.bots.question import question
from storyhare.live.table import LiveTable
from storyhare.rules import Clue, Game, Give, Options, Phase, Refusal, Tell
from storyhare.table import Person, Table, brief
from storyhare.table import commands as ask
from storyhare.table.people.credentials import Credentials, hash_of
from storyhare.table.settings import Clocks, Settings
from storyhare.testing.resample import hidden_cards, resampled
from storyhare.testing.tables import NO_CLOCKS, Member, Party, RecordingViewer, playing, views_of

TABLES = [("classic", 3), ("classic", 5), ("odyssey", 4), ("odyssey", 8), ("team", 6), ("party", 6)]
Look = Callable[[LiveTable, str | None], bytes]


def a_view(live: LiveTable, person: str | None) -> bytes:
    """All bytes of what a person, or somebody who watches without a name, is shown."""
    public, mine = views_of(live)
    return public + b"\n" + mine(person)


async def moments(
    ruleset: str, players: int, moves: int, clocks: Clocks = NO_CLOCKS
) -> tuple[Party, list[Table]]:
    """States of a table in the middle of a game, with people who left and people who watch."""
    settings = Settings(ruleset=ruleset, options=Options(), clocks=clocks)  # type: ignore[arg-type]  # a name out of the list above
    party = await playing(players, settings)
    await party.joins("Wat")
    luck = random.Random(players)
    states = [party.state]
    for move in range(moves):
        if party.state.stage == "over":
            break
        if move == moves // 2:
            await party.members[1].asks(ask.Leave())
        await party.one_move(luck)
        states.append(party.state)
    return party, states


def with_other_secrets(table: Table, viewer: str | None, luck: random.Random) -> Table:
    """The same table to this viewer: hidden cards, gifts, owners, ballots and hashes differ."""
    people = {name: _other_hash(person, luck) for name, person in table.people.items()}
    seat = None if viewer is None else table.seat_of(viewer)
    game = None if table.game is None else resampled(table.game, seat, luck)
    reveals = tuple([replace(one, game=resampled(one.game, None, luck)) for one in table.reveals])
    known = replace(table, game=game, people=people, answered={}, seq=table.seq + 7)
    return replace(known, reveals=reveals)


def _other_hash(person: Person, luck: random.Random) -> Person:
    return replace(person, token_hash=f"{luck.getrandbits(256):064x}")


def compared(
    party: Party, states: list[Table], look: Look = a_view
) -> Iterator[tuple[bytes, bytes]]:
    """What each viewer is shown of each state, and of the same state with other secrets."""
    luck = random.Random(1)
    for state in states:
        for viewer in (None, *state.people):
            one = LiveTable(party.registry, state, party.live.stream.names)
            other = LiveTable(
                party.registry, with_other_secrets(state, viewer, luck), party.live.stream.names
            )
            yield look(one, viewer), look(other, viewer)


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
async def test_what_a_viewer_may_not_know_does_not_change_a_byte(
    ruleset: str, players: int
) -> None:
    party, states = await moments(ruleset, players, 40)
    pairs = list(compared(party, states))
    assert len(pairs) >= 30 * players
    assert [one for one, other in pairs if one != other] == []


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
async def test_what_a_seat_may_not_know_does_not_change_what_its_chooser_is_asked(
    ruleset: str, players: int
) -> None:
    party, states = await moments(ruleset, players, 40)
    luck = random.Random(3)
    compared = 0
    for state in states:
        for seat, person in enumerate(state.order):
            other = with_other_secrets(state, person, luck)
            # The seed is the seat's own secret.
            mine = {**other.people, person: state.people[person]}
            asked = [
                msgspec.json.encode(question(LiveTable(party.registry, table, {}), seat))
                for table in (state, replace(other, people=mine))
            ]
            assert asked[0] == asked[1]
            assert state.people[person].token_hash.encode() not in asked[0]
            compared += 1
    assert compared >= 30 * players


async def test_a_table_that_leaks_is_caught() -> None:
    """The test above can fail: each of these tells one thing too much."""
    party, states = await moments("odyssey", 4, 40)

    def of_the_game(part: Callable[[Game], object]) -> Look:
        def look(live: LiveTable, _: str | None) -> bytes:
            return b"" if live.table.game is None else msgspec.json.encode(part(live.table.game))

        return look

    leaks: dict[str, Look] = {
        "hands": of_the_game(lambda game: game.hands),
        "pile": of_the_game(lambda game: game.pile[:1]),
        "gifts": of_the_game(lambda game: game.given),
        "owners": of_the_game(lambda game: game.owners),
        "ballots": of_the_game(lambda game: game.ballots),
        "hashes": lambda live, _: msgspec.json.encode(live.table.people),
    }
    for name, look in leaks.items():
        assert any(one != other for one, other in compared(party, states, look)), name


def everything(viewer: RecordingViewer) -> bytes:
    """All that a device ever got."""
    return repr(viewer.got).encode()


async def a_lively_table() -> tuple[Party, RecordingViewer, list[str]]:
    """A whole short game with everything that people do, and all refusals that came of it."""
    settings = Settings(options=Options(first_storyteller=0), clocks=NO_CLOCKS)
    party = await playing(5, settings)
    watcher = RecordingViewer(None)
    await party.live.welcome(watcher)
    ann, bob, cleo, dan, _ = party.members
    late = await party.joins("Late")
    refusals: list[str] = []

    async def tries(member: Member, body: ask.Command) -> None:
        refusal = await member.refusal(body)
        if refusal is not None:
            refusals.append(repr(refusal))

    await tries(dan, ask.Leave())
    await tries(late, ask.AskSeat(3))
    await tries(ann, ask.Admit(late.person, True))
    await tries(ann, ask.Remove(dan.person))
    await tries(dan, ask.Return())
    await tries(bob, ask.Remove(cleo.person))
    await tries(bob, Give(("nothing",)))
    await tries(ann, ask.HandOver(party.stranger().person))
    await tries(party.stranger(), ask.Return())
    await tries(ann, ask.LastRound())
    link = await access.offer_device(party.registry, party.live, cleo.person)
    assert isinstance(link, str)
    moved = await access.move_device(party.registry, party.live, link)
    assert isinstance(moved, Credentials)
    before, cleo.credentials = cleo.credentials, moved
    await cleo.connects()
    await party.plays_to("end")
    await tries(ann, ask.Rematch())
    party.members.append(Member(party, before, "Cleo's old device"))
    return party, watcher, refusals


async def test_no_token_and_no_hash_is_ever_shown() -> None:
    party, watcher, refusals = await a_lively_table()
    secrets = [member.credentials.token for member in party.members]
    secrets += [hash_of(token) for token in secrets]
    viewers = [member.viewer for member in party.members] + [watcher]
    shown = b"\n".join(map(everything, viewers)) + repr(refusals).encode()
    assert len(refusals) >= 4
    assert len(shown) > 100_000
    assert [secret for secret in secrets if secret.encode() in shown] == []
    assert not re.search(rb"[0-9a-f]{64}", shown)
    tables = await party.registry.journal.table_ids()
    streams = [await party.registry.journal.read_lines(table) for table in tables]
    journal = b"".join([line.body for stream in streams for line in stream])
    assert not any(member.credentials.token.encode() in journal for member in party.members)


async def test_no_view_names_a_card_its_viewer_may_not_know() -> None:
    for ruleset, players in TABLES:
        party, states = await moments(ruleset, players, 30)
        for state in states:
            assert state.game is not None
            live = LiveTable(party.registry, state, party.live.stream.names)
            for viewer in (None, *state.people):
                seat = None if viewer is None else state.seat_of(viewer)
                view = a_view(live, viewer)
                told = {card for card in hidden_cards(state.game, seat) if card.encode() in view}
                assert told == set()


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
async def test_over_days_a_missed_reveal_tells_nothing_that_was_hidden_in_it(
    ruleset: str, players: int
) -> None:
    party, states = await moments(ruleset, players, 40, Clocks(reveal=None, pace="over_days"))
    assert any(state.reveals for state in states)
    for shown, otherwise in compared(party, states):
        assert shown == otherwise


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
async def test_a_table_in_brief_tells_nothing_that_is_hidden(ruleset: str, players: int) -> None:
    def look(live: LiveTable, person: str | None) -> bytes:
        told = None if person is None else brief(live.table, person, live.stream.names)
        return msgspec.json.encode(told)

    party, states = await moments(ruleset, players, 40, Clocks(reveal=None, pace="over_days"))
    for shown, otherwise in compared(party, states, look):
        assert shown == otherwise


@pytest.mark.parametrize("phase", ["tell", "give"])
async def test_foreign_and_invented_cards_are_refused_with_the_same_words(phase: Phase) -> None:
    party = await playing(4, Settings(options=Options(first_storyteller=1), clocks=NO_CLOCKS))
    await party.plays_to(phase)
    before = party.state
    assert before.game is not None
    given = before.game.given[1]  # the storyteller's, in the phase of giving
    cards = (before.game.hands[2][0], before.game.pile[0], "no-such-card", "", *given)
    asking = party.members[1] if phase == "tell" else party.members[3]
    for card in cards:
        body = Tell(Clue("echo"), card) if phase == "tell" else Give((card,))
        assert await asking.refusal(body) == Refusal("not_in_your_hand")
    assert party.state is before
