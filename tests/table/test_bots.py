"""Bots at a table: how they come in."""

from typing import Any

import pytest

from storyhare.live import access
from storyhare.rules import Options
from storyhare.table import Person, Table
from storyhare.table import commands as ask
from storyhare.table.people import bots
from storyhare.table.people.credentials import Credentials, recognised
from storyhare.table.settings import Settings
from storyhare.testing.bot_turns import RandomChooser
from storyhare.testing.tables import (
    NO_CLOCKS,
    OK,
    FakeClock,
    Member,
    Party,
    a_registry,
    gather,
)
from storyhare.views import CHARACTERS, Strength
from tests.table.botscenes import (
    bot_names,
    first_bot,
    in_time_of_its_own,
    with_bots,
)
from tests.table.scenes import UNCLOCKED


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
