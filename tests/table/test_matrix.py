"""Every command by every kind of person at every stage: what is allowed, and to whom."""

from collections.abc import Callable
from typing import get_args

import pytest

from storyhare.rules import Clue, MayGive, MayVote, Options, legal
from storyhare.table import bots, play
from storyhare.table import commands as ask
from storyhare.table.settings import Settings
from storyhare.table.tokens import Seat
from storyhare.testing.pilots import Sighted
from storyhare.testing.tables import NO_CLOCKS, OK, Guest, Party, gather

STAGES = ("lobby", "tell", "give", "vote", "reveal", "over")
ROLES = ("host", "player", "watcher", "left", "removed", "stranger")

# The host tells. "left" and "removed" had seats when the game began; "watcher" never had one.
# A dash stands for not_at_this_stage, "out" for not_at_the_table; SHORT has the other short forms.
MATRIX = """
command    role     lobby        tell         give         vote         reveal       over
sit        host     ok           -            -            -            -            -
sit        player   ok           -            -            -            -            -
sit        watcher  ok           -            -            -            -            -
sit        left     ok           -            -            -            -            -
sit        removed  out          out          out          out          out          out
sit        stranger out          out          out          out          out          out
stand      host     ok           -            -            -            -            -
stand      player   ok           -            -            -            -            -
stand      watcher  not_seated   -            -            -            -            -
stand      left     not_seated   -            -            -            -            -
stand      removed  out          out          out          out          out          out
stand      stranger out          out          out          out          out          out
rename     host     ok           ok           ok           ok           ok           ok
rename     player   ok           ok           ok           ok           ok           ok
rename     watcher  ok           ok           ok           ok           ok           ok
rename     left     ok           ok           ok           ok           ok           ok
rename     removed  out          out          out          out          out          out
rename     stranger out          out          out          out          out          out
sign       host     ok           ok           ok           ok           ok           ok
sign       player   ok           ok           ok           ok           ok           ok
sign       watcher  ok           ok           ok           ok           ok           ok
sign       left     ok           ok           ok           ok           ok           ok
sign       removed  out          out          out          out          out          out
sign       stranger out          out          out          out          out          out
keep_recordings host     ok           ok           ok           ok           ok           ok
keep_recordings player   ok           ok           ok           ok           ok           ok
keep_recordings watcher  ok           ok           ok           ok           ok           ok
keep_recordings left     ok           ok           ok           ok           ok           ok
keep_recordings removed  out          out          out          out          out          out
keep_recordings stranger out          out          out          out          out          out
ask_seat   host     -            has_seat     has_seat     has_seat     has_seat     -
ask_seat   player   -            has_seat     has_seat     has_seat     has_seat     -
ask_seat   watcher  -            ok           ok           ok           ok           -
ask_seat   left     -            has_seat     has_seat     has_seat     has_seat     -
ask_seat   removed  out          out          out          out          out          out
ask_seat   stranger out          out          out          out          out          out
leave      host     ok           ok           ok           ok           ok           ok
leave      player   ok           ok           ok           ok           ok           ok
leave      watcher  ok           ok           ok           ok           ok           ok
leave      left     already_so   already_so   already_so   already_so   already_so   already_so
leave      removed  out          out          out          out          out          out
leave      stranger out          out          out          out          out          out
return     host     already_here already_here already_here already_here already_here already_here
return     player   already_here already_here already_here already_here already_here already_here
return     watcher  already_here already_here already_here already_here already_here already_here
return     left     ok           ok           ok           ok           ok           ok
return     removed  out          out          out          out          out          out
return     stranger out          out          out          out          out          out
claim_host host     already_host already_host already_host already_host already_host already_host
claim_host player   host_is_here host_is_here host_is_here host_is_here host_is_here host_is_here
claim_host watcher  host_is_here host_is_here host_is_here host_is_here host_is_here host_is_here
claim_host left     host_is_here host_is_here host_is_here host_is_here host_is_here host_is_here
claim_host removed  out          out          out          out          out          out
claim_host stranger out          out          out          out          out          out
hurry      host     -            ok           ok           ok           ok           -
hurry      player   -            too_early    too_early    too_early    too_early    -
hurry      watcher  -            too_early    too_early    too_early    too_early    -
hurry      left     -            too_early    too_early    too_early    too_early    -
hurry      removed  out          out          out          out          out          out
hurry      stranger out          out          out          out          out          out
configure  host     ok           -            -            -            -            -
configure  player   not_host     -            -            -            -            -
configure  watcher  not_host     -            -            -            -            -
configure  left     not_host     -            -            -            -            -
configure  removed  out          out          out          out          out          out
configure  stranger out          out          out          out          out          out
arrange    host     ok           -            -            -            -            -
arrange    player   not_host     -            -            -            -            -
arrange    watcher  not_host     -            -            -            -            -
arrange    left     not_host     -            -            -            -            -
arrange    removed  out          out          out          out          out          out
arrange    stranger out          out          out          out          out          out
shuffle    host     ok           -            -            -            -            -
shuffle    player   not_host     -            -            -            -            -
shuffle    watcher  not_host     -            -            -            -            -
shuffle    left     not_host     -            -            -            -            -
shuffle    removed  out          out          out          out          out          out
shuffle    stranger out          out          out          out          out          out
add_bot    host     ok           -            -            -            -            -
add_bot    player   not_host     -            -            -            -            -
add_bot    watcher  not_host     -            -            -            -            -
add_bot    left     not_host     -            -            -            -            -
add_bot    removed  out          out          out          out          out          out
add_bot    stranger out          out          out          out          out          out
tune_bot   host     ok           -            -            -            -            -
tune_bot   player   not_host     -            -            -            -            -
tune_bot   watcher  not_host     -            -            -            -            -
tune_bot   left     not_host     -            -            -            -            -
tune_bot   removed  out          out          out          out          out          out
tune_bot   stranger out          out          out          out          out          out
rename_bot host     ok           -            -            -            -            -
rename_bot player   not_host     -            -            -            -            -
rename_bot watcher  not_host     -            -            -            -            -
rename_bot left     not_host     -            -            -            -            -
rename_bot removed  out          out          out          out          out          out
rename_bot stranger out          out          out          out          out          out
start      host     ok           -            -            -            -            -
start      player   not_host     -            -            -            -            -
start      watcher  not_host     -            -            -            -            -
start      left     not_host     -            -            -            -            -
start      removed  out          out          out          out          out          out
start      stranger out          out          out          out          out          out
pause      host     -            ok           ok           ok           ok           -
pause      player   -            not_host     not_host     not_host     not_host     -
pause      watcher  -            not_host     not_host     not_host     not_host     -
pause      left     -            not_host     not_host     not_host     not_host     -
pause      removed  out          out          out          out          out          out
pause      stranger out          out          out          out          out          out
resume     host     -            not_paused   not_paused   not_paused   not_paused   -
resume     player   -            not_host     not_host     not_host     not_host     -
resume     watcher  -            not_host     not_host     not_host     not_host     -
resume     left     -            not_host     not_host     not_host     not_host     -
resume     removed  out          out          out          out          out          out
resume     stranger out          out          out          out          out          out
remove     host     ok           ok           ok           ok           ok           ok
remove     player   not_host     not_host     not_host     not_host     not_host     not_host
remove     watcher  not_host     not_host     not_host     not_host     not_host     not_host
remove     left     not_host     not_host     not_host     not_host     not_host     not_host
remove     removed  out          out          out          out          out          out
remove     stranger out          out          out          out          out          out
lock       host     ok           ok           ok           ok           ok           ok
lock       player   not_host     not_host     not_host     not_host     not_host     not_host
lock       watcher  not_host     not_host     not_host     not_host     not_host     not_host
lock       left     not_host     not_host     not_host     not_host     not_host     not_host
lock       removed  out          out          out          out          out          out
lock       stranger out          out          out          out          out          out
mute_chat  host     ok           ok           ok           ok           ok           ok
mute_chat  player   not_host     not_host     not_host     not_host     not_host     not_host
mute_chat  watcher  not_host     not_host     not_host     not_host     not_host     not_host
mute_chat  left     not_host     not_host     not_host     not_host     not_host     not_host
mute_chat  removed  out          out          out          out          out          out
mute_chat  stranger out          out          out          out          out          out
hand_over  host     ok           ok           ok           ok           ok           ok
hand_over  player   not_host     not_host     not_host     not_host     not_host     not_host
hand_over  watcher  not_host     not_host     not_host     not_host     not_host     not_host
hand_over  left     not_host     not_host     not_host     not_host     not_host     not_host
hand_over  removed  out          out          out          out          out          out
hand_over  stranger out          out          out          out          out          out
admit      host     -            ok           ok           ok           ok           -
admit      player   -            not_host     not_host     not_host     not_host     -
admit      watcher  -            not_host     not_host     not_host     not_host     -
admit      left     -            not_host     not_host     not_host     not_host     -
admit      removed  out          out          out          out          out          out
admit      stranger out          out          out          out          out          out
last_round host     -            ok           ok           ok           ok           -
last_round player   -            not_host     not_host     not_host     not_host     -
last_round watcher  -            not_host     not_host     not_host     not_host     -
last_round left     -            not_host     not_host     not_host     not_host     -
last_round removed  out          out          out          out          out          out
last_round stranger out          out          out          out          out          out
rematch    host     -            -            -            -            -            ok
rematch    player   -            -            -            -            -            not_host
rematch    watcher  -            -            -            -            -            not_host
rematch    left     -            -            -            -            -            not_host
rematch    removed  out          out          out          out          out          out
rematch    stranger out          out          out          out          out          out
wish       host     -            -            -            -            -            ok
wish       player   -            -            -            -            -            ok
wish       watcher  -            -            -            -            -            not_seated
wish       left     -            -            -            -            -            ok
wish       removed  out          out          out          out          out          out
wish       stranger out          out          out          out          out          out
press_on   host     -            not_now      not_now      not_now      ok           -
press_on   player   -            not_now      not_now      not_now      ok           -
press_on   watcher  -            not_seated   not_seated   not_seated   not_seated   -
press_on   left     -            not_now      not_now      not_now      ok           -
press_on   removed  out          out          out          out          out          out
press_on   stranger out          out          out          out          out          out
tell       host     -            ok           told         not_now      not_now      -
tell       player   -            other_tells  told         not_now      not_now      -
tell       watcher  -            not_seated   not_seated   not_seated   not_seated   -
tell       left     -            other_tells  told         not_now      not_now      -
tell       removed  out          out          out          out          out          out
tell       stranger out          out          out          out          out          out
give       host     -            not_now      gave         not_now      not_now      -
give       player   -            not_now      ok           not_now      not_now      -
give       watcher  -            not_seated   not_seated   not_seated   not_seated   -
give       left     -            not_now      ok           not_now      not_now      -
give       removed  out          out          out          out          out          out
give       stranger out          out          out          out          out          out
take_back  host     -            not_now      replace      not_now      not_now      -
take_back  player   -            not_now      replace      not_now      not_now      -
take_back  watcher  -            not_seated   not_seated   not_seated   not_seated   -
take_back  left     -            not_now      replace      not_now      not_now      -
take_back  removed  out          out          out          out          out          out
take_back  stranger out          out          out          out          out          out
vote       host     -            not_now      not_now      no_vote      not_now      -
vote       player   -            not_now      not_now      ok           not_now      -
vote       watcher  -            not_seated   not_seated   not_seated   not_seated   -
vote       left     -            not_now      not_now      ok           not_now      -
vote       removed  out          out          out          out          out          out
vote       stranger out          out          out          out          out          out
"""
SHORT = {
    "-": "not_at_this_stage",
    "out": "not_at_the_table",
    "has_seat": "already_seated",
    "too_early": "too_early_to_hurry",
    "told": "clue_already_told",
    "gave": "storyteller_gave_with_the_clue",
    "no_vote": "storyteller_does_not_vote",
    "replace": "replace_instead",
    "other_tells": "another_tells",
}


def rows() -> dict[tuple[str, str], dict[str, str]]:
    """The table above: what each command by each role leads to, stage by stage."""
    found = {}
    for line in MATRIX.strip().splitlines()[1:]:
        command, role, *outcomes = line.split()
        told = [SHORT.get(outcome, outcome) for outcome in outcomes]
        found[command, role] = dict(zip(STAGES, told, strict=True))
    return found


class Scene:
    """A table at a stage, with one person in every role."""

    def __init__(self, party: Party) -> None:
        self.party = party
        host, player, _, self.other, left, removed, watcher, asker = party.guests
        self.asker = asker
        self.who: dict[str, Guest] = {
            "host": host,
            "player": player,
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
        party = await gather(6, settings, pilot=Sighted() if stage == "lobby" else None)
        host, _, _, _, left, removed = party.guests
        if stage == "lobby":
            await cls._go(host, left, removed)
        watcher = await party.joins("Wat")
        asker = await party.joins("Ask")
        for guest in (watcher, asker):
            assert await guest.asks(ask.Stand()) == OK
        if stage == "lobby":
            assert await host.asks(ask.AddBot()) == OK
        if stage != "lobby":
            await cls._play_to(stage, party, asker)
        party.forget()
        return cls(party)

    @classmethod
    async def _play_to(cls, stage: str, party: Party, asker: Guest) -> None:
        host, _, _, _, left, removed = party.guests[:6]
        assert await host.asks(ask.Start()) == OK
        await cls._go(host, left, removed)
        assert await asker.asks(ask.AskSeat(left.number)) == OK
        await party.plays_to("reveal" if stage == "over" else stage)  # type: ignore[arg-type]  # the others are phases
        if stage == "over":
            assert await host.asks(ask.LastRound()) == OK
            for guest in party.guests[:4]:
                assert await guest.asks(ask.PressOn()) == OK
            assert party.state.stage == "over"

    @staticmethod
    async def _go(host: Guest, left: Guest, removed: Guest) -> None:
        assert await left.asks(ask.Leave()) == OK
        assert await host.asks(ask.Remove(removed.person)) == OK

    def seat_to_hurry(self) -> int:
        return (*play.awaited(self.party.state), 1)[0]

    def give(self, guest: Guest) -> ask.GiveIt:
        state = self.party.state
        seat = state.seat_of(guest.person)
        if state.game is None or seat is None:
            return ask.GiveIt(("card-01",))
        offers = [offer for offer in legal(state.game, seat) if isinstance(offer, MayGive)]
        return ask.GiveIt(offers[0].cards[:1] if offers else state.game.hands[seat][:1])

    def vote(self, guest: Guest) -> ask.VoteFor:
        state = self.party.state
        seat = state.seat_of(guest.person)
        if state.game is None or seat is None:
            return ask.VoteFor((1,))
        offers = [offer for offer in legal(state.game, seat) if isinstance(offer, MayVote)]
        return ask.VoteFor(offers[0].numbers[:1] if offers else (1,))

    def tell(self, guest: Guest) -> ask.TellIt:
        state = self.party.state
        seat = state.seat_of(guest.person)
        hand = () if state.game is None or seat is None else state.game.hands[seat]
        return ask.TellIt(Clue("echo"), hand[0] if hand else "card-01")


# How a sensible person would ask for it.
BODIES: dict[type, Callable[[Scene, Guest], ask.Command]] = {
    ask.Sit: lambda _, __: ask.Sit(11),
    ask.Stand: lambda _, __: ask.Stand(),
    ask.Rename: lambda _, __: ask.Rename("Zoe"),
    ask.Sign: lambda _, __: ask.Sign(True),
    ask.KeepRecordings: lambda _, __: ask.KeepRecordings(True),
    ask.AskSeat: lambda scene, _: ask.AskSeat(scene.left_seat or 0),
    ask.Leave: lambda _, __: ask.Leave(),
    ask.Return: lambda _, __: ask.Return(),
    ask.ClaimHost: lambda _, __: ask.ClaimHost(),
    ask.Configure: lambda _, __: ask.Configure(Settings(language="fr")),
    ask.Arrange: lambda scene, _: ask.Arrange(scene.party.state.order[::-1]),
    ask.Shuffle: lambda _, __: ask.Shuffle(),
    ask.AddBot: lambda _, __: ask.AddBot("fox", "Reynard"),
    ask.TuneBot: lambda scene, _: ask.TuneBot(scene.bot, "fox"),
    ask.RenameBot: lambda scene, _: ask.RenameBot(scene.bot, "Roger"),
    ask.Start: lambda _, __: ask.Start(),
    ask.Pause: lambda _, __: ask.Pause(),
    ask.Resume: lambda _, __: ask.Resume(),
    ask.Hurry: lambda scene, _: ask.Hurry(scene.seat_to_hurry()),
    ask.Remove: lambda scene, _: ask.Remove(scene.other.person),
    ask.Lock: lambda _, __: ask.Lock(True),
    ask.MuteChat: lambda _, __: ask.MuteChat(True),
    ask.HandOver: lambda scene, _: ask.HandOver(scene.other.person),
    ask.Admit: lambda scene, _: ask.Admit(scene.asker.person, True),
    ask.LastRound: lambda _, __: ask.LastRound(),
    ask.Rematch: lambda _, __: ask.Rematch(),
    ask.Wish: lambda _, __: ask.Wish(True),
    ask.PressOn: lambda _, __: ask.PressOn(),
    ask.TellIt: lambda scene, guest: scene.tell(guest),
    ask.GiveIt: lambda scene, guest: scene.give(guest),
    ask.TakeItBack: lambda _, __: ask.TakeItBack(),
    ask.VoteFor: lambda scene, guest: scene.vote(guest),
}


def tag(command: type) -> str:
    """A command's name on the wire."""
    return str(command.__struct_config__.tag)  # type: ignore[attr-defined]  # a msgspec Struct


COMMANDS = {tag(command): command for command in get_args(ask.Command)}


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
        guest = scene.who[role]
        body = BODIES[COMMANDS[name]](scene, guest)
        before = scene.party.state
        answer = await guest.asks(body)
        if answer != outcomes[stage]:
            wrong.append(f"{name} by {role}: {answer}, not {outcomes[stage]}")
        if answer == OK:
            await happened(scene, guest, body)
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
    impostor = Guest(scene.party, Seat(scene.party.code, scene.bot, ""), "Impostor")
    before = scene.party.state
    for make in BODIES.values():
        assert await impostor.asks(make(scene, impostor)) == "not_at_the_table"
    assert scene.party.state is before


async def happened(scene: Scene, guest: Guest, body: ask.Command) -> None:
    """An accepted command is in the journal, and its sender holds the view that includes it."""
    party = scene.party
    assert await party.folded() == party.state
    public, mine = party.live.encoded()
    assert guest.viewer.shown == (public, mine(guest.person))
    assert guest.viewer.kinds == (["view"] if isinstance(body, ask.Rematch) else ["ack"])


async def nothing_happened(scene: Scene) -> None:
    """A refused command leaves no line behind, and no device learns of it."""
    party = scene.party
    assert len(await party.hall.journal.read(party.state.id)) == party.state.seq
    assert [guest.viewer.got for guest in party.guests] == [[]] * len(party.guests)
