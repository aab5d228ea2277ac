"""Every command by every kind of person at every stage, at a table by itself."""

from collections.abc import Sequence

import pytest

from storyhare.rules import Offer, Options, legal
from storyhare.table import commands as ask
from storyhare.table import play
from storyhare.table.people import bots
from storyhare.table.people.credentials import Credentials
from storyhare.table.settings import Settings
from storyhare.testing.bot_turns import RandomChooser
from storyhare.testing.tables import NO_CLOCKS, OK, Member, Party, gather, views_of
from tests.table.matrix import MATRIX, ROLES, STAGES, rows
from tests.table.matrix_commands import BODIES, COMMANDS


class Scene:
    """A table at a stage, with one person in every role."""

    def __init__(self, party: Party) -> None:
        self.party = party
        host, player, other, target, left, removed, watcher, asker = party.members
        self.target, self.asker = target.person, asker.person
        self.who: dict[str, Member] = {
            "host": host,
            "player": player,
            "other": other,
            "watcher": watcher,
            "left": left,
            "removed": removed,
            "stranger": party.stranger(),
        }
        self.left_seat = party.state.seat_of(left.person)
        self.bot = next(iter(bots.all_of(party.state)), "no bot")

    @classmethod
    async def at(cls, stage: str) -> "Scene":
        settings = Settings(options=Options(first_storyteller=0), clocks=NO_CLOCKS)
        # Bots are added in the lobby; in a game nobody should move but those who are asked here.
        party = await gather(6, settings, chooser=RandomChooser() if stage == "lobby" else None)
        host, _, _, _, left, removed = party.members
        if stage == "lobby":
            await cls._go(host, left, removed)
        watcher = await party.joins("Wat")
        asker = await party.joins("Ask")
        for member in (watcher, asker):
            assert await member.asks(ask.Stand()) == OK
        if stage == "lobby":
            assert await host.asks(ask.AddBot()) == OK
        if stage != "lobby":
            await cls._play_to(stage, party, asker)
        party.forget()
        return cls(party)

    @classmethod
    async def _play_to(cls, stage: str, party: Party, asker: Member) -> None:
        host, _, other, _, left, removed = party.members[:6]
        assert await host.asks(ask.Start()) == OK
        await cls._go(host, left, removed)
        assert await asker.asks(ask.AskSeat(left.number)) == OK
        await party.plays_to("reveal" if stage == "over" else stage)  # type: ignore[arg-type]  # the others are phases
        if stage in ("give", "vote", "reveal"):
            await party.moves(other.number)
        if stage == "over":
            assert await host.asks(ask.LastRound()) == OK
            for member in party.members[:4]:
                assert await member.asks(ask.PressOn()) == OK
            assert party.state.stage == "over"

    @staticmethod
    async def _go(host: Member, left: Member, removed: Member) -> None:
        assert await left.asks(ask.Leave()) == OK
        assert await host.asks(ask.Remove(removed.person)) == OK

    @property
    def order(self) -> tuple[str, ...]:
        return self.party.state.order

    @property
    def slow(self) -> int:
        return (*play.awaited(self.party.state), 1)[0]

    def hand(self, who: Member) -> Sequence[str]:
        state = self.party.state
        seat = state.seat_of(who.person)
        return () if state.game is None or seat is None else state.game.hands[seat]

    def offers(self, who: Member) -> Sequence[Offer]:
        state = self.party.state
        seat = state.seat_of(who.person)
        return () if state.game is None or seat is None else legal(state.game, seat)


def test_the_matrix_has_a_row_for_every_command_and_role() -> None:
    assert set(rows()) == {(command, role) for command in COMMANDS for role in ROLES}
    assert len(MATRIX.strip().splitlines()) == 1 + len(COMMANDS) * len(ROLES)
    assert MATRIX.split()[:8] == ["command", "role", *STAGES]
    assert set(BODIES) == set(COMMANDS.values())


@pytest.mark.parametrize("stage", STAGES)
async def test_the_matrix_says_who_may_do_what(stage: str) -> None:
    wrong = []
    scene = await Scene.at(stage)
    for (name, role), outcomes in rows().items():
        member = scene.who[role]
        body = BODIES[COMMANDS[name]](scene, member)
        before = scene.party.state
        answer = await member.asks(body)
        if answer != outcomes[stage]:
            wrong.append(f"{name} by {role}: {answer}, not {outcomes[stage]}")
        if answer == OK:
            await happened(scene, member, body)
            scene = await Scene.at(stage)
        else:
            assert scene.party.state is before
            await nothing_happened(scene)
    assert wrong == []


@pytest.mark.parametrize("stage", ["lobby", "playing"])
async def test_nobody_speaks_for_a_bot(stage: str) -> None:
    scene = await Scene.at("lobby")
    if stage == "playing":
        assert await scene.party.host.asks(ask.Start()) == OK
    impostor = Member(scene.party, Credentials(scene.party.code, scene.bot, ""), "Impostor")
    before = scene.party.state
    for make in BODIES.values():
        assert await impostor.asks(make(scene, impostor)) == "not_at_the_table"
    assert scene.party.state is before


async def happened(scene: Scene, member: Member, body: ask.Command) -> None:
    """An accepted command is in the journal, and its sender holds the view that includes it."""
    party = scene.party
    assert await party.folded() == party.state
    public, mine = views_of(party.live)
    assert member.viewer.shown == (public, mine(member.person))
    assert member.viewer.kinds == (["view"] if isinstance(body, ask.Rematch) else ["ack"])


async def nothing_happened(scene: Scene) -> None:
    """A refused command leaves no line behind, and no device learns of it."""
    party = scene.party
    assert len(await party.registry.journal.read_lines(party.state.id)) == party.state.seq
    assert [member.viewer.got for member in party.members] == [[]] * len(party.members)
