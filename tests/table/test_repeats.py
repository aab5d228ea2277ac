"""A command that comes again is done once; another one under the same id is refused."""

from typing import get_args

import msgspec
import pytest
from msgspec import Struct
from msgspec.json import schema_components

from storyhare.live import lines
from storyhare.rules import Clue, Give, Tell, Vote
from storyhare.storage import Line
from storyhare.table.commands import (
    AddBot,
    Command,
    Configure,
    Leave,
    Lock,
    MuteChat,
    Rematch,
    Rename,
    Sign,
    TuneBot,
)
from storyhare.table.events import Entry
from storyhare.table.preconditions.answers import (
    BATCH,
    REMEMBERED,
    digest_of,
    repeated,
)
from storyhare.table.settings import Clocks, Settings
from storyhare.testing.tables import OK, Member, gather, playing
from storyhare.views import Strength
from tests.storage.line_format import seal
from tests.table.scenes import UNCLOCKED, finished

USED = "cmd_id_used"
DIGESTS = {
    "leave": 0xCF606D7C86D8A8,
    "vote": 0x8E7191737A872C,
    "tell": 0x4E8C093C0AF3B6,
    "configure": 0x5FD8FDBF39B08E,
    "add_bot": 0x541A45F3CF09EB,
    "tune_bot": 0xAFBD142F1C8869,
}


async def test_another_command_under_a_used_id_is_refused_and_changes_nothing() -> None:
    party = await gather(3)
    assert await party.host.asks(Lock(True), cmd_id="mine") == OK
    before = party.state
    for other in (Lock(False), MuteChat(True), Rename("Anna"), Leave()):
        assert await party.host.asks(other, cmd_id="mine") == USED
    assert party.state is before
    assert await party.host.asks(Lock(True), cmd_id="mine") == OK
    assert await party.host.asks(MuteChat(True), cmd_id="another") == OK


async def test_a_changed_mind_needs_an_id_of_its_own() -> None:
    party = await playing(4, UNCLOCKED)
    await party.plays_to("give")
    game = party.state.game
    assert game is not None
    giver = next(member for member in party.members if member.number != game.storyteller)
    first, second = game.hands[giver.number][:2]
    assert await giver.asks(Give((first,)), cmd_id="card") == OK
    assert await giver.asks(Give((second,)), cmd_id="card") == USED
    assert await giver.asks(Give((second,)), cmd_id="other card") == OK
    assert await giver.asks(Give((first,)), cmd_id="card") == OK  # a repeat, which does nothing
    game = party.state.game
    assert game is not None
    assert game.given[giver.number] == (second,)


async def test_a_used_id_is_refused_before_the_moment_is_looked_at() -> None:
    party = await playing(3, UNCLOCKED)
    game = party.state.game
    assert game is not None
    tell = Tell(Clue("a door that is not there"), game.hands[party.host.number][0])
    assert await party.host.asks(tell, cmd_id="clue") == OK
    other = Tell(Clue("something else"), game.hands[party.host.number][1])
    assert await party.host.asks(other, cmd_id="clue", at=(1, "tell")) == USED
    assert await party.host.asks(tell, cmd_id="clue", at=(1, "tell")) == OK


async def test_a_used_id_is_known_after_the_table_has_slept_and_after_a_rematch() -> None:
    party = await finished(3)
    bob, game = party.members[1], party.state.id
    assert await bob.asks(Sign(name_in_records=True), cmd_id="sign") == OK
    party.registry.forget(game)
    await party.awake()
    assert await bob.asks(Sign(name_in_records=False), cmd_id="sign", game=game) == USED
    assert await party.host.asks(Rematch(), cmd_id="again") == OK
    for _ in range(2):
        assert await bob.asks(Sign(name_in_records=False), cmd_id="sign", game=game) == USED
        assert await bob.asks(Sign(name_in_records=True), cmd_id="sign", game=game) == OK
        party.registry.forget(party.state.id)
        await party.awake()


async def test_a_rematch_has_an_id_like_every_command() -> None:
    party = await finished(3)
    game = party.state.id
    assert await party.host.asks(MuteChat(True), cmd_id="quiet") == OK
    assert await party.host.asks(Rematch(), cmd_id="quiet") == USED
    assert party.state.id == game
    assert await party.host.asks(Rematch(), cmd_id="again") == OK
    assert await party.host.asks(MuteChat(False), cmd_id="again") == USED
    assert await party.host.asks(Rematch(), cmd_id="again", game=game) == OK


async def test_a_refused_command_has_not_used_its_id() -> None:
    party = await gather(3)
    assert await party.host.asks(Lock(False), cmd_id="door") == "already_so"
    assert await party.host.asks(Lock(True), cmd_id="door") == OK


async def test_a_line_from_before_there_were_digests_takes_any_body() -> None:
    """Whoever asked it then may repeat it now, after the server was upgraded."""
    party = await gather(3)
    assert await party.host.asks(Lock(True), cmd_id="mine") == OK
    stream = await party.registry.journal.read_lines(party.state.id)
    old = lines.fold([_without_digest(line) for line in stream])
    known = old.answered[party.host.person]
    assert known == ({"mine": 0},)
    assert repeated(old, party.host.person, "mine", digest_of(Lock(True))) is True
    assert repeated(old, party.host.person, "mine", digest_of(Lock(False))) is True
    assert repeated(old, party.host.person, "other", digest_of(Lock(True))) is False


def _without_digest(line: Line) -> Line:
    data = msgspec.json.decode(line.body[8:])
    data.pop("body", None)
    for event in data["events"]:
        event.pop("bodies", None)
    return Line(line.seq, line.version, seal(msgspec.json.encode(data)))


async def test_a_rematch_of_a_table_without_digests_takes_any_body_too() -> None:
    party = await finished(3)
    bob = party.members[1]
    assert await bob.asks(Rename("Rob"), cmd_id="rename") == OK
    assert await party.host.asks(Rematch(), cmd_id="again") == OK
    stream = await party.registry.journal.read_lines(party.state.id)
    old = lines.fold([_without_digest(line) for line in stream])
    assert repeated(old, bob.person, "rename", digest_of(Rename("Ann"))) is True


def test_a_line_with_a_digest_can_be_read_by_who_knows_none() -> None:
    """A node of the version before, in the middle of an upgrade."""

    class OldEntry(Struct, frozen=True):
        at: float
        by: str | None = None
        cmd: str | None = None

    entry = Entry(5.0, (), "ann", "mine", digest_of(Leave()))
    assert msgspec.json.decode(msgspec.json.encode(entry), type=OldEntry).cmd == "mine"


async def test_at_least_so_many_are_remembered_and_not_many_more() -> None:
    party = await gather(3)
    for number in range(REMEMBERED + BATCH + 5):
        assert await party.host.asks(Rename(f"Ann {number}"), cmd_id=f"name {number}") == OK
    oldest = BATCH + 5
    assert await party.host.asks(Rename(f"Ann {oldest}"), cmd_id=f"name {oldest}") == OK
    assert await party.host.asks(Rename("Zoe"), cmd_id=f"name {oldest}") == USED
    kept = [cmd_id for batch in party.state.answered[party.host.person] for cmd_id in batch]
    assert REMEMBERED <= len(kept) <= REMEMBERED + BATCH
    assert await party.host.asks(Rename("Zoe"), cmd_id="name 0") == OK  # forgotten by now


async def test_a_rematch_takes_the_newest_along_in_their_order() -> None:
    party = await finished(3)
    bob = party.members[1]
    for number in range(REMEMBERED + 5):
        assert await bob.asks(Rename(f"Bob {number}"), cmd_id=f"name {number}") == OK
    assert await party.host.asks(Rematch(), cmd_id="again") == OK
    (carried,) = party.state.answered[bob.person]
    assert list(carried) == [f"name {number}" for number in range(5, REMEMBERED + 5)]
    assert carried["name 5"] == digest_of(Rename("Bob 5"))
    for number in range(BATCH):
        assert await bob.asks(Rename(f"Rob {number}"), cmd_id=f"later {number}") == OK
    assert await bob.asks(Rename("Zoe"), cmd_id="name 5") == USED


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ('{"do":"add_bot"}', '{"do":"add_bot","strength":"medium","name":null}'),
        ('{"do":"add_bot"}', '{"do":"add_bot","strength":"player"}'),
        ('{"do":"add_bot","strength":"fox"}', '{"do":"add_bot","strength":"sharp"}'),
        ('{"do":"vote","green":[1]}', '{"red":null,"green":[1],"do":"vote"}'),
        (
            '{"do":"tell","clue":{"text":"a"}}',
            '{"do":"tell","clue":{"text":"a","kind":"text","recording":null},"card":null}',
        ),
        ('{"do":"configure","settings":{}}', '{"do":"configure","settings":{"decks":["dreams"]}}'),
        (
            '{"do":"configure","settings":{"clocks":{}}}',
            '{"do":"configure","settings":{"clocks":{"tell":null},"options":{"clue_kinds":["text"]}}}',
        ),
    ],
)
def test_what_is_left_out_and_what_is_spelled_out_are_the_same(short: str, long: str) -> None:
    one, other = (msgspec.json.decode(text, type=Command) for text in (short, long))
    assert digest_of(one) == digest_of(other)


def test_commands_that_differ_in_anything_have_other_digests() -> None:
    commands: list[Command] = [
        Leave(), Rematch(), Lock(True), Lock(False), MuteChat(True), Rename("a"), Rename("A"),
        Vote((1,)), Vote((1,), 2), Vote((1, 2)), Give(("dreams/fox",)), AddBot(),
        AddBot(Strength.SHARP), AddBot(name="sharp"), Tell(Clue("a"), "dreams/fox"),
        Tell(Clue("a")), TuneBot("a", Strength.EASY), TuneBot("a", Strength.MEDIUM),
        Configure(Settings()), Configure(Settings(language="fr")),
        Configure(Settings(clocks=Clocks(tell=60))), Configure(Settings(clocks=Clocks(give=60))),
    ]  # fmt: skip
    assert len({digest_of(command) for command in commands}) == len(commands)
    assert 0 not in {digest_of(command) for command in commands}


def test_a_field_that_a_later_version_adds_changes_no_digest() -> None:
    """Or a command, kept before an upgrade and repeated after it, would be refused.

    So nothing in a digest is written that has its default.
    """
    commands = [*get_args(Command), Clue]
    for struct in commands:
        assert struct.__struct_config__.omit_defaults, struct
    parts = schema_components([Command])[1]
    in_settings = {"Settings", "Options", "EndAt", "Clocks"}  # these are written by hand
    words = {"Strength"}
    assert set(parts) - in_settings - words == {struct.__name__ for struct in commands}


def test_today_s_digests_are_yesterday_s() -> None:
    """They are kept in streams: if this fails, commands repeated over an upgrade are refused."""
    assert digest_of(Leave()) == DIGESTS["leave"]
    assert digest_of(Vote((1, 2))) == DIGESTS["vote"]
    assert digest_of(Tell(Clue("late"), "dreams/fox-galaxy")) == DIGESTS["tell"]
    assert digest_of(Configure(Settings(language="fr"))) == DIGESTS["configure"]
    # Strengths were called fox and player when these were kept.
    assert digest_of(AddBot(Strength.SHARP, "Moss")) == DIGESTS["add_bot"]
    assert digest_of(TuneBot("bot-1", Strength.MEDIUM)) == DIGESTS["tune_bot"]


async def test_who_may_not_ask_learns_nothing_of_used_ids() -> None:
    """Ids are a person's own: the same one means nothing in another's hand."""
    party = await gather(3)
    ann, bob = party.members[:2]
    assert await ann.asks(Rename("Anna"), cmd_id="same") == OK
    assert await bob.asks(Rename("Rob"), cmd_id="same") == OK
    assert await _asks_as_nobody(ann) == "not_at_the_table"


async def _asks_as_nobody(member: Member) -> str:
    member.viewer.person = None
    return await member.asks(Rename("Nobody"), cmd_id="same")
