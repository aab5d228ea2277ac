"""People at a table: coming in, sitting down, going and coming back."""

import pytest

from storyhare.live import access
from storyhare.rules import Options
from storyhare.table.commands import (
    Arrange,
    Configure,
    Leave,
    Lock,
    Remove,
    Rename,
    Return,
    Shuffle,
    Sit,
    Stand,
    Start,
)
from storyhare.table.people.credentials import Credentials
from storyhare.table.settings import Clocks, Settings
from storyhare.table.state import MOST_PEOPLE
from storyhare.testing.tables import NO_CLOCKS, OK, gather, playing
from tests.table.scenes import TEAM, names, seated

# -- coming in -------------------------------------------------------------------------------------


async def test_whoever_comes_in_gets_a_seat_and_a_rabbit_of_their_own() -> None:
    party = await gather(5)
    assert names(party) == ["Ann", "Bob", "Cleo", "Dan", "Eve"]
    assert seated(party) == ["Ann", "Bob", "Cleo", "Dan", "Eve"]
    assert [person.rabbit for person in party.state.people.values()] == [0, 1, 2, 3, 4]
    assert party.host.name == "Ann"


async def test_a_code_is_read_in_any_case_and_a_wrong_one_leads_nowhere() -> None:
    party = await gather(1)
    assert isinstance(await access.join(party.registry, party.code.lower(), "Bob"), Credentials)
    assert isinstance(
        await access.join(party.registry, f" {party.code[:2]}-{party.code[2:]} ", "Cleo"),
        Credentials,
    )
    for code in ("", "0000", "AAAAAAAAAA", "ABC", party.code + "A"):
        answer = await access.join(party.registry, code, "Dan")
        assert not isinstance(answer, Credentials)
        assert answer.code == "no_such_table"


async def test_two_people_of_one_name_are_told_apart_by_a_number() -> None:
    party = await gather(1)
    for _ in range(2):
        await party.joins("ann")
    assert names(party) == ["Ann", "ann 2", "ann 3"]


async def test_a_number_leaves_a_long_name_within_its_limit() -> None:
    party = await gather(1)
    long = "Maximiliane of Hares"
    for _ in range(11):
        await party.joins(long)
    assert names(party)[1:3] == [long, "Maximiliane of Har 2"]
    assert names(party)[-2:] == ["Maximiliane of Ha 10", "Maximiliane of Ha 11"]


async def test_nobody_takes_the_name_of_another_later_but_may_write_their_own_anew() -> None:
    party = await gather(3)
    bob = party.members[1]
    assert await bob.asks(Rename("CLEO")) == OK
    assert await party.host.asks(Rename("ANN")) == OK
    assert names(party) == ["ANN", "CLEO 2", "Cleo"]


async def test_a_name_is_free_again_when_its_owner_was_sent_away() -> None:
    party = await gather(2)
    bob = party.members[1]
    assert await party.host.asks(Remove(bob.person)) == OK
    await party.joins("Bob")
    assert names(party) == ["Ann", "Bob"]


async def test_the_name_of_who_was_sent_away_stays_taken_while_the_seat_is_played() -> None:
    party = await playing(4)
    assert await party.host.asks(Remove(party.members[1].person)) == OK
    await party.joins("Bob")
    assert names(party)[-1] == "Bob 2"


async def test_nobody_comes_in_through_a_locked_door() -> None:
    party = await gather(2)
    assert await party.host.asks(Lock(True)) == OK
    assert await party.tries_to_join("Cleo") == "table_locked"
    assert names(party) == ["Ann", "Bob"]
    assert await party.host.asks(Lock(True)) == "already_so"
    assert await party.host.asks(Lock(False)) == OK
    await party.joins("Cleo")


async def test_people_who_were_there_come_back_through_a_locked_door() -> None:
    party = await gather(2)
    bob = party.members[1]
    await party.host.asks(Lock(True))
    await bob.disconnects()
    await bob.connects()
    assert await bob.asks(Rename("Rob")) == OK


async def test_a_table_has_room_for_so_many_and_a_removed_person_makes_room() -> None:
    party = await gather(MOST_PEOPLE, connect=False)
    assert await party.tries_to_join("One more") == "table_full"
    await party.host.connects()
    assert await party.host.asks(Remove(party.members[-1].person)) == OK
    await party.joins("One more", connect=False)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann   Marie ", "Ann Marie"),
        ("An\u202en\u2066", "Ann"),
        ("A\x00n\x1bn\u200b", "Ann"),
        ("Ann\n\tMarie", "Ann Marie"),
        ("x" * 20, "x" * 20),
        ("\u202e" * 30 + "Ann", "Ann"),
        ("e\u0301mile", "\u00e9mile"),
    ],
)
async def test_names_are_tidied(typed: str, shown: str) -> None:
    party = await gather(1)
    assert await party.host.asks(Rename("Host")) == OK
    newcomer = await party.joins(typed)
    assert names(party) == ["Host", shown]
    assert await newcomer.asks(Rename("Newcomer")) == OK
    assert await party.host.asks(Rename(typed)) == OK
    assert names(party) == [shown, "Newcomer"]


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "text_empty"),
        (" \n ", "text_empty"),
        ("\u200d\u202e", "text_empty"),
        ("\u3164", "text_empty"),
        ("x" * 21, "text_too_long"),
        ("\u0301\u0327" * 30_000, "text_too_long"),
    ],
)
async def test_a_name_has_one_to_twenty_characters(typed: str, code: str) -> None:
    party = await gather(1)
    assert await party.tries_to_join(typed) == code
    assert await party.host.asks(Rename(typed)) == code
    opened = await access.open_table(party.registry, Settings(), typed)
    assert not isinstance(opened, Credentials)
    assert opened.code == code
    assert names(party) == ["Ann"]


async def test_a_table_needs_decks_that_are_there_and_clocks_that_make_sense() -> None:
    party = await gather(1)
    for settings, code in (
        (Settings(decks=("nightmares",)), "no_such_deck"),
        (Settings(decks=()), "decks_wrong"),
        (Settings(decks=("dreams", "dreams")), "decks_wrong"),
        (Settings(clocks=Clocks(tell=9)), "clock_out_of_range"),
        (Settings(clocks=Clocks(vote=3601)), "clock_out_of_range"),
    ):
        assert await party.host.asks(Configure(settings)) == code
    opened = await access.open_table(party.registry, Settings(decks=("nightmares",)), "Ann")
    assert not isinstance(opened, Credentials)
    assert opened.code == "no_such_deck"


# -- seats and rabbits -----------------------------------------------------------------------------


async def test_there_are_twelve_seats_and_the_thirteenth_person_watches() -> None:
    party = await gather(13)
    watcher = party.members[12]
    assert len(party.state.order) == 12
    assert watcher.you["seat"] is None
    assert await watcher.asks(Sit(3)) == "no_free_seat"
    assert await party.members[4].asks(Stand()) == OK
    assert await watcher.asks(Sit(3)) == "rabbit_taken"
    assert await watcher.asks(Sit(4)) == OK
    assert party.state.seat_of(watcher.person) == 11


async def test_a_rabbit_belongs_to_one_seat_and_can_be_changed() -> None:
    party = await gather(2)
    ann, bob = party.members
    assert await bob.asks(Sit(0)) == "rabbit_taken"
    assert await bob.asks(Sit(12)) == "no_such_rabbit"
    assert await bob.asks(Sit(-1)) == "no_such_rabbit"
    assert await bob.asks(Sit(7)) == OK
    assert await bob.asks(Sit(7)) == OK
    assert party.state.people[bob.person].rabbit == 7
    assert bob.number == 1
    assert await ann.asks(Sit(1)) == OK


async def test_who_stands_up_watches_and_can_sit_down_again() -> None:
    party = await gather(3)
    bob = party.members[1]
    assert await bob.asks(Stand()) == OK
    assert seated(party) == ["Ann", "Cleo"]
    assert party.state.people[bob.person].rabbit is None
    assert await bob.asks(Stand()) == "not_seated"
    assert await bob.asks(Sit(1)) == OK
    assert seated(party) == ["Ann", "Cleo", "Bob"]


async def test_a_newcomer_to_a_running_game_watches() -> None:
    party = await playing(3)
    late = await party.joins("Late")
    assert late.you == {"person": late.person, "seat": None, "game": None}
    assert await late.asks(Sit(9)) == "not_at_this_stage"


async def test_the_host_arranges_the_seats() -> None:
    party = await gather(4)
    ann, bob, cleo, dan = [member.person for member in party.members]
    assert await party.host.asks(Arrange((dan, bob, ann, cleo))) == OK
    assert seated(party) == ["Dan", "Bob", "Ann", "Cleo"]
    for wrong in ((ann, bob, cleo), (ann, bob, cleo, cleo), (ann, bob, cleo, "nobody"), ()):
        assert await party.host.asks(Arrange(wrong)) == "not_the_same_people"
    assert seated(party) == ["Dan", "Bob", "Ann", "Cleo"]


async def test_shuffled_seats_hold_the_same_people_in_another_order() -> None:
    party = await gather(12)
    before = party.state.order
    assert await party.host.asks(Shuffle()) == OK
    assert party.state.order != before
    assert sorted(party.state.order) == sorted(before)
    assert party.host.table["seats"] == list(party.state.order)


async def test_in_team_partners_sit_opposite_each_other() -> None:
    party = await gather(6, TEAM)
    ann, bob, cleo, dan, eve, finn = [member.person for member in party.members]
    await party.host.asks(Arrange((ann, cleo, eve, bob, dan, finn)))
    assert await party.host.asks(Start()) == OK
    game = party.state.game
    assert game is not None
    pairs = {party.at_seat(s).name: party.at_seat(game.rules.partner(s) or 0).name for s in (3, 1)}
    assert pairs == {"Bob": "Ann", "Cleo": "Dan"}


async def test_a_game_starts_only_with_people_enough() -> None:
    party = await gather(2)
    assert await party.host.asks(Start()) == "too_few_players"
    assert party.host.table["lobby"]["refusal"]["code"] == "too_few_players"
    await party.joins("Cleo")
    assert party.host.table["lobby"]["refusal"] is None
    assert await party.host.asks(Start()) == OK
    team = await gather(7, TEAM)
    assert await team.host.asks(Start()) != OK


# -- leaving and coming back -----------------------------------------------------------------------


async def test_who_leaves_the_lobby_gives_up_the_seat() -> None:
    party = await gather(3)
    bob = party.members[1]
    assert await bob.asks(Leave()) == OK
    assert seated(party) == ["Ann", "Cleo"]
    assert await bob.asks(Leave()) == "already_so"
    assert await bob.asks(Return()) == OK
    assert not party.state.people[bob.person].left
    assert await bob.asks(Return()) == "already_here"


async def test_who_sits_down_after_leaving_is_back() -> None:
    party = await gather(3)
    bob = party.members[1]
    await bob.asks(Leave())
    assert await bob.asks(Sit(5)) == OK
    assert not party.state.people[bob.person].left
    assert seated(party) == ["Ann", "Cleo", "Bob"]


async def test_who_leaves_a_game_keeps_the_seat_on_autopilot() -> None:
    party = await playing(4, Settings(options=Options(first_storyteller=0), clocks=NO_CLOCKS))
    bob = party.members[1]
    assert await bob.asks(Leave()) == OK
    assert party.state.autopilot == {1}
    assert seated(party) == ["Ann", "Bob", "Cleo", "Dan"]
    await party.plays_to("vote")
    assert await bob.asks(Return()) == OK
    assert party.state.autopilot == frozenset()
    assert not party.state.people[bob.person].left


async def test_the_game_goes_on_for_those_who_stay() -> None:
    party = await playing(4)
    for member in party.members[1:]:
        await member.asks(Leave())
    await party.plays_to("reveal", round=3)
    assert party.state.game is not None
    assert party.state.game.round == 3
