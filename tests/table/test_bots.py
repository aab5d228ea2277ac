"""Bots at a table: how they come in, and when they move."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from storyhare.live import Question, access
from storyhare.rules import Options, SeatCommand, Tell, legal
from storyhare.table import Person, Table, play
from storyhare.table import commands as ask
from storyhare.table.people import bots
from storyhare.table.people.credentials import Credentials, recognised
from storyhare.table.settings import Settings
from storyhare.testing.bot_turns import RandomChooser
from storyhare.testing.simulator import random_move
from storyhare.testing.tables import (
    NO_CLOCKS,
    OK,
    FakeClock,
    Member,
    Party,
    RecordingViewer,
    a_registry,
    gather,
    in_fake_time,
    time_passes,
)
from storyhare.views import CHARACTERS, Strength, view
from tests.table.botscenes import (
    HOUR,
    auto_moves,
    bot_names,
    first_bot,
    game_of,
    in_time_of_its_own,
    lives,
    started,
    until,
    with_bots,
)
from tests.table.scenes import UNCLOCKED, phase, round_of

PEOPLE_AND_BOTS = [("classic", 1, 2), ("odyssey", 1, 4), ("odyssey", 2, 7), ("party", 1, 5),
                   ("team", 1, 5), ("team", 2, 6)]  # fmt: skip


# -- coming in -------------------------------------------------------------------------------------


@in_time_of_its_own
async def test_a_bot_sits_down_with_a_name_and_a_rabbit_of_its_own(clock: FakeClock) -> None:
    party = await with_bots(clock, 1, 2)
    assert await party.host.asks(ask.AddBot(Strength.SHARP, "Reynard")) == OK
    names = bot_names(party)
    assert names[2] == "Reynard"
    assert len(set(names)) == 3
    assert set(names[:2]) <= set(bots.NAMES["en"])
    shown = [person for person in party.host.table["people"] if "bot" in person]
    assert [person["bot"] for person in shown] == ["medium", "medium", "sharp"]
    assert all(person["here"] for person in shown)
    assert sorted({person["rabbit"] for person in shown}) == [1, 2, 3]
    assert [p["id"] for p in shown] == party.host.table["seats"][1:]
    assert await party.folded() == party.state


@in_time_of_its_own
async def test_no_two_bots_at_a_full_table_are_alike(clock: FakeClock) -> None:
    party = await with_bots(clock, 1, bots.MOST_BOTS)
    shown = [person for person in party.host.table["people"] if "bot" in person]
    characters = [person["character"] for person in shown]
    assert len(set(characters)) == bots.MOST_BOTS
    assert set(characters) <= set(CHARACTERS)
    assert "character" not in party.host.table["people"][0]
    seats = party.state.order[1:]
    assert [party.state.people[bot].character for bot in seats] == characters
    await party.host.asks(ask.Remove(seats[4]))
    await party.host.asks(ask.AddBot())
    again = [party.state.people[bot].character for bot in party.state.order[1:]]
    assert len(set(again)) == bots.MOST_BOTS


def test_when_all_characters_are_taken_two_bots_may_be_alike() -> None:
    people = {f"bot {one}": Person("", bot=Strength.EASY, character=one) for one in CHARACTERS}
    assert bots.free_character(Table(people=people), "seed") in CHARACTERS


@in_time_of_its_own
async def test_bots_are_called_as_people_call_things_there(clock: FakeClock) -> None:
    german = Settings(clocks=NO_CLOCKS, language="de")
    party = await gather(1, german, clock=clock, chooser=RandomChooser())
    await party.joins("haselnuss")
    for _ in range(4):
        await party.host.asks(ask.AddBot())
    assert set(bot_names(party)) <= set(bots.NAMES["de"]) - {"Haselnuss"}


@pytest.mark.parametrize("language", bots.NAMES)
def test_there_are_names_for_a_full_table(language: Any) -> None:
    taken: list[str] = ["Ann"]
    for _ in range(bots.MOST_BOTS + 3):
        taken.append(bots.free_name(taken, language))
    assert len({name.casefold() for name in taken}) == len(taken)
    assert all(len(name) <= 20 for name in taken)


@in_time_of_its_own
async def test_a_bot_is_renamed_tuned_and_sent_away(clock: FakeClock) -> None:
    party = await with_bots(clock, 2, 1)
    bot, (ann, bob) = first_bot(party), party.members
    assert await ann.asks(ask.RenameBot(bot, "Roger")) == OK
    assert bot_names(party) == ["Roger"]
    assert await ann.asks(ask.TuneBot(bot, Strength.EASY)) == OK
    assert await ann.asks(ask.TuneBot(bot, Strength.EASY)) == "already_so"
    assert party.state.people[bot].bot == Strength.EASY
    assert await ann.asks(ask.RenameBot(bob.person, "Roger")) == "no_such_bot"
    assert await ann.asks(ask.TuneBot(bob.person, Strength.SHARP)) == "no_such_bot"
    assert await ann.asks(ask.RenameBot(bot, " ")) == "text_empty"
    for long in ("x" * 21, "\u0301\u0327" * 4_000):
        assert await ann.asks(ask.RenameBot(bot, long)) == "text_too_long"
        assert await ann.asks(ask.AddBot(name=long)) == "text_too_long"
    assert await ann.asks(ask.Remove(bot)) == OK
    assert bot_names(party) == []
    assert bot not in party.state.order
    assert await ann.asks(ask.RenameBot(bot, "Ghost")) == "no_such_bot"


@in_time_of_its_own
async def test_at_most_eleven_bots_find_a_seat(clock: FakeClock) -> None:
    party = await with_bots(clock, 1, 11)
    assert len(party.state.order) == 12
    assert await party.host.asks(ask.AddBot()) == "too_many_bots"
    full = await with_bots(clock, 3, 9)
    assert await full.host.asks(ask.AddBot()) == "no_free_seat"


@in_time_of_its_own
async def test_a_bot_is_never_the_host_and_nobody_speaks_for_it(clock: FakeClock) -> None:
    party = await with_bots(clock, 2, 3)
    bot, (ann, bob) = first_bot(party), party.members
    assert await ann.asks(ask.HandOver(bot)) == "bots_do_not_host"
    impostor = Member(party, Credentials(party.code, bot, ""), "Impostor")
    assert await impostor.asks(ask.Rename("Boss")) == "not_at_the_table"
    assert not isinstance(await access.offer_device(party.registry, party.live, bot), str)
    for token in ("", bot, party.state.people[bot].seed):
        assert not recognised(party.live.table, bot, token)
    await ann.asks(ask.Leave())
    assert party.state.host == bob.person
    await bob.asks(ask.Leave())
    assert party.state.host == bob.person
    late = await party.joins("Late")
    assert party.state.host == late.person


async def test_without_eyes_no_bot_is_seated() -> None:
    party = await gather(3)
    assert party.host.table["lobby"]["bots_blind"] is True
    assert await party.host.asks(ask.AddBot()) == "bots_cannot_see"
    assert await party.host.asks(ask.Start()) == OK


@in_time_of_its_own
async def test_a_deck_that_bots_cannot_see_is_refused_once_they_sit_there(
    clock: FakeClock,
) -> None:
    class Shortsighted(RandomChooser):
        blind = False

        def sees(self, cards: tuple[str, ...]) -> bool:
            return super().sees(cards) and not self.blind

    chooser = Shortsighted()
    party = await with_bots(clock, 1, 3, chooser=chooser)
    assert "bots_blind" not in party.host.table["lobby"]
    chooser.blind = True
    party.live.show()
    assert party.host.table["lobby"]["bots_blind"] is True
    assert party.host.table["lobby"]["refusal"]["code"] == "bots_cannot_see"
    assert await party.host.asks(ask.Start()) == "bots_cannot_see"


@in_time_of_its_own
async def test_the_lobby_says_that_bots_cannot_hear(clock: FakeClock) -> None:
    sung = Settings(options=Options(clue_kinds=("text", "sound")), clocks=NO_CLOCKS)
    party = await with_bots(clock, 3, 0, sung)
    assert party.host.table["lobby"]["notices"] == []
    await party.host.asks(ask.AddBot())
    codes = [notice["code"] for notice in party.host.table["lobby"]["notices"]]
    assert codes == ["bots_judge_by_the_cards"]


@in_time_of_its_own
async def test_a_game_with_bots_starts_with_one_request(clock: FakeClock) -> None:
    registry = a_registry(clock, chooser=RandomChooser())
    wanted = (ask.AddBot(Strength.SHARP), ask.AddBot(), ask.AddBot(Strength.EASY, "Dot"))
    seat = await access.open_table(registry, UNCLOCKED, "Ann", wanted, start=True)
    assert isinstance(seat, Credentials)
    party = Party(registry, clock, seat.code)
    party.members.append(Member(party, seat, "Ann"))
    await party.awake()
    await party.members[0].connects()
    assert party.state.stage == "playing"
    assert party.state.order[0] == seat.person
    assert party.state.autopilot == {1, 2, 3}
    assert await party.folded() == party.state
    few = await access.open_table(registry, UNCLOCKED, "Ann", wanted[:1], start=True)
    many = await access.open_table(registry, UNCLOCKED, "Ann", (ask.AddBot(),) * 12)
    assert not isinstance(few, Credentials)
    assert not isinstance(many, Credentials)
    assert (few.code, many.code) == ("too_few_players", "too_many_bots")


# -- playing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ruleset", "people", "number"), PEOPLE_AND_BOTS)
def test_people_and_bots_play_whole_games(ruleset: Any, people: int, number: int) -> None:
    async def story(clock: FakeClock) -> None:
        chooser = RandomChooser()
        settings = Settings(ruleset=ruleset, clocks=NO_CLOCKS)
        party = await started(clock, people, number, settings, chooser)
        async with asyncio.timeout(100 * HOUR):
            await asyncio.gather(*[lives(member, Random(7)) for member in party.members])
        assert party.state.stage == "over"
        assert await party.folded() == party.state
        assert await auto_moves(party) > number
        own = [question.view.seat.seat for question in chooser.asked if question.view.seat]
        assert set(own) == set(range(people, people + number))

    clock = FakeClock()
    in_fake_time(clock, story(clock))


@in_time_of_its_own
async def test_bots_take_their_time_while_a_person_thinks(clock: FakeClock) -> None:
    party = await started(clock, 2, 4)
    told = await until(party, lambda: phase(party) == "tell")
    assert told == 0
    await party.one_move(Random(1))
    waited = []
    for _ in range(4):
        before = len(play.awaited(party.state))
        await until(party, lambda n=before: len(play.awaited(party.state)) < n)  # type: ignore[misc]  # bound now
        waited.append(clock() - party.state.since)
    assert waited[0] >= 2
    assert waited[-1] <= 9.1
    assert len(set(waited)) > 1
    assert play.awaited(party.state) == (1,)


@in_time_of_its_own
async def test_bots_are_quick_once_people_are_done(clock: FakeClock) -> None:
    party = await started(clock, 2, 4)
    await party.one_move(Random(1))
    await party.members[1].asks(random_move(legal(game_of(party), 1)[0], Random(1)))
    assert await until(party, lambda: phase(party) == "vote") <= 1.1


@in_time_of_its_own
async def test_nobody_waits_for_bots_in_the_reveal(clock: FakeClock) -> None:
    party = await started(clock, 1, 3)
    await asyncio.gather(
        until(party, lambda: phase(party) == "reveal"), one_round(party.members[0])
    )
    assert party.host.table["awaited"] == [0]
    assert await party.host.asks(ask.PressOn()) == OK
    assert round_of(party) == 2


async def one_round(member: Member) -> None:
    """A person plays up to the reveal."""
    while phase(member.party) != "reveal":
        state = member.party.state
        if member.number in play.awaited(state):
            offer = legal(game_of(member.party), member.number)[0]
            await member.asks(random_move(offer, Random(3)))
        await time_passes(0.5)


@in_time_of_its_own
async def test_people_have_the_first_word(clock: FakeClock) -> None:
    party = await started(clock, 1, 5, Settings(clocks=NO_CLOCKS))
    assert 20 <= await until(party, lambda: phase(party) == "give") <= 40.1
    assert game_of(party).storyteller in range(1, 6)
    assert await auto_moves(party) == 1


def looks(member: Member, yes: bool = True) -> None:
    """What a person's page says of its owner."""
    member.viewer.looking = yes


@in_time_of_its_own
async def test_the_first_clue_is_left_to_a_person_who_looks(clock: FakeClock) -> None:
    party = await started(clock, 1, 5, Settings(clocks=NO_CLOCKS))
    looks(party.host)
    await time_passes(200)
    assert phase(party) == "tell"
    looks(party.host, False)
    assert await until(party, lambda: phase(party) == "give") <= 1.1
    assert game_of(party).storyteller in range(1, 6)


@in_time_of_its_own
async def test_who_looks_for_ever_does_not_hold_the_game_up_for_ever(clock: FakeClock) -> None:
    party = await started(clock, 1, 5, Settings(clocks=NO_CLOCKS))
    looks(party.host)
    assert 320 <= await until(party, lambda: phase(party) == "give") <= 341.1


@in_time_of_its_own
async def test_only_the_first_clue_is_left_to_people(clock: FakeClock) -> None:
    """A page that never says otherwise changes nothing in later phases."""
    party = await started(clock, 1, 5, Settings(clocks=NO_CLOCKS))
    looks(party.host)
    offer = legal(game_of(party), 0)[0]
    await party.host.asks(random_move(offer, Random(1)))
    assert await until(party, lambda: phase(party) == "vote") <= 9.1


@in_time_of_its_own
async def test_who_only_watches_gets_no_first_clue(clock: FakeClock) -> None:
    party = await with_bots(clock, 1, 4, Settings(clocks=NO_CLOCKS))
    assert await party.host.asks(ask.Stand()) == OK
    assert await party.host.asks(ask.Start()) == OK
    looks(party.host)
    assert await until(party, lambda: phase(party) == "give") <= 40.1


@in_time_of_its_own
async def test_a_person_who_speaks_first_tells(clock: FakeClock) -> None:
    chooser = RandomChooser()
    party = await started(clock, 1, 5, Settings(clocks=NO_CLOCKS), chooser)
    await time_passes(19)
    offer = legal(game_of(party), 0)[0]
    assert await party.host.asks(random_move(offer, Random(1))) == OK
    await until(party, lambda: phase(party) == "vote")
    assert game_of(party).storyteller == 0
    assert all(not isinstance(move, Tell) for move in chooser.moves)


@in_time_of_its_own
async def test_in_team_a_bot_lets_its_partner_choose_the_card(clock: FakeClock) -> None:
    settings = Settings(ruleset="team", options=Options(first_storyteller=1), clocks=NO_CLOCKS)
    party = await started(clock, 1, 5, settings)
    await until(party, lambda: phase(party) == "give")
    assert game_of(party).rules.partner(0) == 3
    waited = await until(party, lambda: phase(party) == "vote")
    assert 20 <= waited <= 40.1
    assert game_of(party).given[3]


@in_time_of_its_own
async def test_bots_among_themselves_play_on_for_somebody_who_watches(clock: FakeClock) -> None:
    party = await with_bots(clock, 1, 4, Settings(clocks=NO_CLOCKS))
    assert await party.host.asks(ask.Stand()) == OK
    assert await party.host.asks(ask.Start()) == OK
    await until(party, lambda: party.state.stage == "over", 10 * HOUR)
    assert await party.folded() == party.state


@pytest.mark.parametrize("ruleset", ["classic", "odyssey", "party", "team"])
def test_with_no_person_connected_bots_wait(ruleset: Any) -> None:
    async def story(clock: FakeClock) -> None:
        party = await started(clock, 1, 5, Settings(ruleset=ruleset, clocks=NO_CLOCKS))
        watcher = RecordingViewer(None)
        await party.live.welcome(watcher)
        await party.host.disconnects()
        before = party.state
        await time_passes(HOUR)
        assert party.state is before
        assert party.state.pause is not None
        await party.host.connects()
        await until(party, lambda: phase(party) == "give", 60)

    clock = FakeClock()
    in_fake_time(clock, story(clock))


@in_time_of_its_own
async def test_a_pause_is_a_pause_for_bots_too(clock: FakeClock) -> None:
    party = await started(clock, 1, 4)
    await party.one_move(Random(1))
    await party.host.asks(ask.Pause())
    before = party.state
    await time_passes(HOUR)
    assert party.state is before
    await party.host.asks(ask.Resume())
    await until(party, lambda: phase(party) == "vote", 60)


@in_time_of_its_own
async def test_a_chooser_is_asked_with_the_view_of_the_seat_and_nothing_else(
    clock: FakeClock,
) -> None:
    party = await with_bots(clock, 2, 3)
    seen: list[tuple[Question, Any]] = []

    class Watched(RandomChooser):
        async def choose(self, question: Question) -> SeatCommand:
            assert question.view.seat is not None
            seen.append((question, view(game_of(party), question.view.seat.seat)))
            return await super().choose(question)

    party.registry._bot_turns._pilot = Watched()  # type: ignore[union-attr]  # to look over its shoulder
    assert await party.host.asks(ask.Start()) == OK
    players = [asyncio.create_task(lives(member, Random(7))) for member in party.members]
    await asyncio.gather(*players)
    assert len(seen) > 20
    for question, expected in seen:
        assert question.view == expected
        told = msgspec.json.encode(question)
        for member in party.members:
            assert party.state.people[member.person].token_hash.encode() not in told
        assert msgspec.json.decode(told, type=Question) == question
    assert seen[-1][0].told
    assert {question.seed for question, _ in seen} == {
        party.state.people[bot].seed for bot in bots.all_of(party.state)
    }


@in_time_of_its_own
async def test_bots_remember_clues_and_what_came_of_their_own(clock: FakeClock) -> None:
    party = await started(clock, 1, 3, Settings(clocks=NO_CLOCKS))
    await lives(party.host, Random(7))
    state = party.state
    rounds = game_of(party).round
    assert len(state.told) == rounds
    assert state.rounds
    for past in state.rounds:
        assert past.clue in state.told
        assert {past.storyteller, *past.voters} == set(range(4))
        assert set(past.finders) <= set(past.voters)
    assert await party.host.asks(ask.Rematch()) == OK
    assert party.state.told == state.told
