"""A table with the cards of the box: phones ask for numbers and votes, and nothing is dealt."""

from random import Random

import pytest
from msgspec.structs import replace

from storyhare.rules import Clue, Give, MayVote, Options, Tell, Vote, legal
from storyhare.table import Clocks, Settings
from storyhare.table.commands import (
    AddBot,
    Hurry,
    LastRound,
    Leave,
    PressOn,
    Start,
)
from storyhare.testing.bot_turns import RandomChooser
from storyhare.testing.tables import NO_CLOCKS, OK, Party, gather, playing
from tests.table.scenes import phase, restarted, round_of

BOX = Settings(options=Options(cards="box", first_storyteller=0), clocks=NO_CLOCKS)
CLASSIC_BOX = Settings(
    ruleset="classic", options=Options(cards="box", first_storyteller=0), clocks=NO_CLOCKS
)


async def told(people: int = 4, settings: Settings = BOX) -> Party:
    """Ann has told her clue; the cards lie on the real table."""
    party = await playing(people, settings)
    assert await party.members[0].asks(Tell(Clue())) == OK
    return party


async def say(party: Party, *numbers: str) -> None:
    """Everybody says a number, in the order of the seats."""
    for seat, number in enumerate(numbers):
        assert await party.at_seat(seat).asks(Give((number,))) == OK


async def test_a_game_of_the_box_starts_without_a_deck_and_with_no_cards_in_hand() -> None:
    party = await playing(4, BOX)
    assert party.members[1].you["game"]["hand"] == []
    assert party.members[1].table["game"]["rules"]["cards"] == "box"


async def test_bots_do_not_see_the_box() -> None:
    party = await gather(4, BOX, chooser=RandomChooser())
    assert party.host.table["lobby"]["bots_blind"]
    assert await party.host.asks(AddBot()) == OK
    assert party.host.table["lobby"]["refusal"]["code"] == "bots_cannot_see_the_box"
    assert await party.host.asks(Start()) == "bots_cannot_see_the_box"


async def test_who_says_which_number_stays_secret_until_the_reveal() -> None:
    party = await told()
    party.forget()
    await say(party, "3", "1", "4")
    assert party.members[1].you["game"]["given"] == ["1"]
    for other in (party.members[0], party.members[3]):
        assert other.table["game"]["table"] == []
        assert "1" not in str(other.you["game"]["given"])
    assert party.members[3].table["awaited"] == [3]
    await say(party, "3", "1", "4", "2")
    assert phase(party) == "vote"
    assert all("owner" not in card for card in party.members[0].table["game"]["table"])


async def test_only_the_two_who_say_the_same_number_are_asked_again() -> None:
    party = await told()
    await say(party, "3", "1", "1", "2")
    assert phase(party) == "give"
    disputed = [member.you["game"]["legal"][0].get("disputed") for member in party.members]
    assert disputed == [None, ["1"], ["1"], None]
    assert party.members[0].table["awaited"] == [1, 2]
    assert await party.members[2].asks(Give(("4",))) == OK
    assert phase(party) == "vote"
    assert party.state.game is not None
    assert party.state.game.owners == (1, 3, 0, 2)


async def test_for_whoever_has_left_the_numbers_are_those_left_over() -> None:
    party = await told(6)
    for seat in (2, 4):
        assert await party.at_seat(seat).asks(Leave()) == OK
    for seat, number in ((0, "6"), (1, "2"), (3, "3")):
        assert await party.at_seat(seat).asks(Give((number,))) == OK
        assert phase(party) == "give"
    assert await party.at_seat(5).asks(Give(("1",))) == OK
    game = party.state.game
    assert game is not None
    assert game.phase == "vote"
    assert game.owners[:3] == (5, 1, 3)
    assert game.owners[5] == 0
    assert set(game.owners[3:5]) == {2, 4}


async def test_a_dispute_with_somebody_who_leaves_is_over() -> None:
    party = await told()
    await say(party, "3", "1", "1", "2")
    assert await party.members[1].asks(Leave()) == OK
    game = party.state.game
    assert game is not None
    assert (game.phase, game.owners) == ("vote", (2, 3, 0, 1))


async def test_the_host_can_end_a_dispute_of_two_who_are_both_sure() -> None:
    party = await told()
    await say(party, "3", "1", "1", "2")
    assert await party.members[1].asks(Give(("1",))) == OK
    assert phase(party) == "give"
    assert await party.host.asks(Hurry(1)) == OK
    assert phase(party) == "vote"


async def test_anybody_at_a_seat_may_say_that_the_pile_is_empty() -> None:
    party = await told(settings=CLASSIC_BOX)
    watcher = await party.joins("Late")
    assert await watcher.asks(LastRound()) == "not_host"
    assert await party.members[2].asks(LastRound()) == OK
    assert await party.members[3].asks(LastRound()) == "already_so"
    await say(party, "1", "2", "3", "4")
    await vote(party)
    assert party.members[0].table["awaited"] == [0, 1, 2, 3]
    assert await party.members[2].asks(PressOn()) == OK  # one for all: they sit together
    assert party.state.stage == "over"


async def revealed(settings: Settings = BOX) -> Party:
    """The first round of four people is revealed; Ann told it."""
    party = await told(settings=settings)
    await say(party, "1", "2", "3", "4")
    await vote(party)
    assert phase(party) == "reveal"
    return party


async def test_the_next_clue_ends_the_reveal_for_everybody() -> None:
    party = await revealed()
    assert party.members[0].table["awaited"] == [1]
    assert await party.members[2].asks(Tell(Clue())) == "not_now"
    assert await party.members[1].asks(Tell(Clue("At last"))) == OK
    assert (phase(party), round_of(party)) == ("give", 2)
    game = party.state.game
    assert game is not None
    assert (game.storyteller, game.clue) == (1, Clue("At last"))
    assert (await restarted(party, after=1.0)).state.game == game


async def test_whoever_tells_next_may_go_on_first_and_write_the_clue_down() -> None:
    party = await revealed()
    assert await party.members[1].asks(PressOn()) == OK
    assert (phase(party), round_of(party)) == ("tell", 2)


async def test_a_clue_that_meets_the_end_of_the_reveal_is_heard() -> None:
    party = await revealed(replace(BOX, clocks=Clocks(reveal=45)))
    await party.passes(46.0)
    assert (phase(party), round_of(party)) == ("tell", 2)
    assert await party.members[1].asks(Tell(Clue("Just now")), at=(1, "reveal")) == OK
    assert (phase(party), round_of(party)) == ("give", 2)


async def test_if_whoever_tells_next_is_gone_anybody_goes_on() -> None:
    party = await revealed()
    assert await party.members[1].asks(Leave()) == OK
    assert party.members[0].table["awaited"] == [0, 2, 3]
    assert await party.members[3].asks(PressOn()) == OK
    assert round_of(party) == 2


async def test_with_a_deck_nobody_tells_in_the_reveal() -> None:
    party = await playing(4, Settings(clocks=NO_CLOCKS))
    await party.plays_to("reveal")
    game = party.state.game
    assert game is not None
    assert game.storyteller is not None
    following = (game.storyteller + 1) % 4
    assert await party.at_seat(following).asks(Tell(Clue("Too soon"), "x")) == "not_now"


async def test_where_no_pile_ends_the_game_only_the_host_ends_it() -> None:
    party = await told()
    assert await party.members[2].asks(LastRound()) == "not_host"


async def vote(party: Party) -> None:
    """Everybody who votes does so."""
    game = party.state.game
    assert game is not None
    for seat in range(len(party.state.order)):
        offers = legal(game, seat)
        if offers:
            assert isinstance(offers[0], MayVote)
            assert await party.at_seat(seat).asks(Vote(offers[0].numbers[:1])) == OK


@pytest.mark.parametrize("step", range(7))
async def test_a_restart_in_every_step_changes_nothing(step: int) -> None:
    """Told; one, two and all numbers said with a dispute; mended; voted; the next round."""
    party = await told()
    luck, steps = Random(step), 0

    async def perhaps_restarted(party: Party) -> Party:
        nonlocal steps
        steps += 1
        if steps - 1 != step:
            return party
        before = party.state.game
        again = await restarted(party, after=60.0)
        for member in again.members:
            await member.connects()
        assert again.state.game == before
        return again

    party = await perhaps_restarted(party)
    for seat, number in ((0, "1"), (1, "2"), (2, "2")):
        assert await party.at_seat(seat).asks(Give((number,))) == OK
        party = await perhaps_restarted(party)
    assert await party.at_seat(3).asks(Give(("4",))) == OK
    assert await party.at_seat(luck.choice((1, 2))).asks(Give(("3",))) == OK
    party = await perhaps_restarted(party)
    await vote(party)
    party = await perhaps_restarted(party)
    for member in party.members:
        await member.asks(PressOn())
    party = await perhaps_restarted(party)
    assert (phase(party), round_of(party)) == ("tell", 2)
