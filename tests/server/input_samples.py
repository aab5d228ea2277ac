"""A valid request or frame for every input of a server, with places for other values."""

import asyncio
import json
import urllib.parse
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any, get_args

from msgspec import Struct

from storyhare.table.commands import Command
from storyhare.testing.client import Client, Ticket
from storyhare.testing.server import ServerProcess
from storyhare.wire.frames import FromDevice
from tests.media.made import webm
from tests.server.raw_socket import TEXT, RawSocket
from tests.server.recorders import OPTIONS, ticket
from tests.server.tables import connected, play_to_the_end, sit_down, start

ANYTHING = "@@"


class Sample(Struct, frozen=True):
    """A request that is answered as somebody hopes; in `path` are names of what the world knows.

    What only a stranger asks for is sent without a cookie.
    """

    method: str
    path: str
    body: Any = None
    by_a_stranger: bool = False

    @property
    def entry(self) -> str:
        """The route, as the server's list of them names it."""
        return f"{self.method} {self.path.partition('?')[0]}"


class Asked(Struct, frozen=True):
    """A request as it is sent."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes = b""

    @property
    def size(self) -> int:
        """Roughly how many bytes arrive."""
        return len(self.path) + len(self.body) + sum(map(len, self.headers.values()))


class World:
    """A server with a table in its lobby, one with a running game, and a finished game."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.lobby: list[Ticket] = []
        self.playing: list[Ticket] = []
        self.known: dict[str, str] = {}
        self.games: dict[str, str] = {}

    async def prepare(self) -> None:
        """Play a game to its end, and open the tables."""
        url = self.server.url
        finished = await sit_down(url, 3, options={"end": {"tellings": 1}})
        async with connected(url, finished) as clients:
            await start(clients[0], clients)
            await play_to_the_end(clients, 1)
            over = game_of(clients[0])
        self.known = {
            "game": over, "number": "1", "deck": "dreams", "card": "fox-galaxy",
            "file": "small.webp", "ruleset": "party", "recording": f"{over}.none",
            "pairing": "K7QMXR", "channel": "none", "secret": "none", "answer": "off",
        }  # fmt: skip
        await self.open_tables()

    async def open_tables(self) -> None:
        """A table in its lobby, and one with a game over days that has just begun, both new."""
        url = self.server.url
        self.lobby = await sit_down(url, 3)
        self.playing = await sit_down(url, 3, options=OPTIONS, clocks=OVER_DAYS)
        async with connected(url, self.playing) as clients:
            await start(clients[0], clients)
            self.games[self.playing[0].code] = game_of(clients[0])
            self.known["ticket"] = await ticket(self.server, self.playing[0])
        async with connected(url, self.lobby[:1]) as clients:
            self.games[self.lobby[0].code] = game_of(clients[0])
        self.known["code"] = self.playing[0].code

    def asked(
        self, sample: Sample, *, known: Mapping[str, str] | None = None, body: bytes | None = None,
        headers: Mapping[str, str] | None = None, query: str = "", seat: Ticket | None = None,
    ) -> Asked:  # fmt: skip
        """A sample, sent by the host of the running game or by another, with what is to differ."""
        path = sample.path
        for name, value in (self.known | dict(known or {})).items():
            path = path.replace(f"{{{name}}}", urllib.parse.quote(value, safe="", errors="replace"))
        said = sound_body(sample) if body is None else body
        cookie = "" if sample.by_a_stranger else (seat or self.playing[0]).cookie
        given = {"cookie": cookie, "content-type": "application/json", **(headers or {})}
        return Asked(sample.method, path + query, given, said)


def game_of(client: Client) -> str:
    assert client.view is not None
    return client.view.table.game_id


def sound_body(sample: Sample) -> bytes:
    if sample.body is None:
        return b""
    return sample.body if isinstance(sample.body, bytes) else json.dumps(sample.body).encode()


OVER_DAYS = {"pace": "over_days", "tell": 172_800, "give": 172_800, "vote": 172_800}
ROUND = {"storyteller": "a", "cards": {"1": "a", "2": "b", "3": "c", "4": "b", "5": "c"},
         "votes": {"b": [1], "c": [1]}, "red": None}  # fmt: skip
SETTINGS: dict[str, Any] = {
    "ruleset": "odyssey",
    "options": {
        "lone_finder": False, "end": {"score": 30}, "bonus_cap": 3, "double_vote": True,
        "first_storyteller": 1, "clue_kinds": ["text", "sound"],
    },
    "decks": ["made"],
    "language": "en",
    "clocks": {"tell": 60, "give": None, "vote": 60, "reveal": 45},
    "caption_required": False,
    "bot_remarks": True,
}  # fmt: skip
QUIET = {"language": "de", "quiet": {"zone": "Europe/Berlin", "begins": 1320, "ends": 480}}
SAMPLES = [
    Sample("POST", "/api/tables", {
        "name": "Ada", "settings": SETTINGS, "bots": [{"strength": "sharp", "name": "Moss"}],
        "start": False,
    }),
    Sample("POST", "/api/tables/{code}/people", {"name": "Bo"}, by_a_stranger=True),
    Sample("GET", "/api/tables/{code}"),
    Sample("DELETE", "/api/tables/{code}/people/{person}"),
    Sample("POST", "/api/tables/{code}/device-links"),
    Sample("POST", "/api/tables/{code}/devices", {"link": "none", "give_up": "a"},
           by_a_stranger=True),
    Sample("POST", "/api/tables/{code}/tvs", {"pairing": "K7QMXR"}),
    Sample("POST", "/api/tvs"),
    Sample("POST", "/api/tvs/{pairing}", {"secret": "none"}, by_a_stranger=True),
    Sample("GET", "/api/tables/{code}/channels"),
    Sample("POST", "/api/tables/{code}/channels", {"push": {
        "endpoint": "https://push.example/a", "p256dh": "a", "auth": "a",
    }}),
    Sample("POST", "/api/tables/{code}/channels", {
        "webhook": {"form": "json", "url": "https://hook.example/a"}, "preferences": QUIET,
    }),
    Sample("POST", "/api/tables/{code}/channels", {"email": {"address": "a@b.example"}}),
    Sample("PUT", "/api/tables/{code}/preferences", QUIET),
    Sample("PUT", "/api/tables/{code}/channels/{channel}", {"digest": True}),
    Sample("DELETE", "/api/tables/{code}/channels/{channel}"),
    Sample("POST", "/api/email/{code}/{channel}/{secret}/{answer}", by_a_stranger=True),
    Sample("POST", "/api/tables/{code}/recordings", {"kind": "sound"}),
    Sample("PUT", "/api/tables/{code}/recordings/{ticket}", webm(3)[:-9]),
    Sample("GET", "/api/recordings/{recording}?table={code}"),
    Sample("GET", "/api/tables/{code}/rounds/{number}"),
    Sample("PUT", "/api/tables/{code}/rounds/{number}/photo?cut=true", webm(3)[:-9]),
    Sample("GET", "/api/games/{game}/record"),
    Sample("GET", "/api/games/{game}/story"),
    Sample("GET", "/api/decks?table={code}"),
    Sample("GET", "/api/decks/{deck}"),
    Sample("POST", "/api/decks?table={code}&title=Mine&name=mine.zip", b"PK\5\6" + bytes(18)),
    Sample("DELETE", "/api/decks/{deck}"),
    Sample("GET", "/pictures/{deck}/{card}/{file}"),
    Sample("POST", "/api/score", {
        "rules": "classic", "players": ["a", "b", "c"], "options": {"lone_finder": True},
        "rounds": [ROUND, ROUND],
    }),
    Sample("GET", "/api/openapi"),
    Sample("GET", "/healthz"),
    Sample("GET", "/readyz"),
    Sample("GET", "/metrics"),
    Sample("GET", "/"),
    Sample("GET", "/t/{code}"),
    Sample("GET", "/t/{code}/tv"),
    Sample("GET", "/t/{code}/device"),
    Sample("GET", "/email/{code}/{channel}/{secret}"),
    Sample("GET", "/email/{code}/{channel}/{secret}/off"),
    Sample("GET", "/tv"),
    Sample("GET", "/tv/{pairing}"),
    Sample("GET", "/rules"),
    Sample("GET", "/rules/{ruleset}"),
    Sample("GET", "/score"),
    Sample("GET", "/privacy"),
    Sample("GET", "/games/{game}"),
    Sample("GET", "/games/{game}/book"),
]  # fmt: skip
COMMANDS: list[dict[str, Any]] = [
    {"do": "sit", "rabbit": 3},
    {"do": "stand"},
    {"do": "rename", "name": "Cleo"},
    {"do": "sign", "name_in_records": True},
    {"do": "keep_recordings", "agrees": True},
    {"do": "bring", "name": "Dot", "rabbit": 4},
    {"do": "ask_seat", "seat": 1},
    {"do": "leave"},
    {"do": "return"},
    {"do": "claim_host"},
    {"do": "away", "until": 1_800_000_000},
    {"do": "see", "round": 1},
    {"do": "extend"},
    {"do": "configure", "settings": SETTINGS},
    {"do": "arrange", "order": ["a", "b"]},
    {"do": "shuffle"},
    {"do": "add_bot", "strength": "sharp", "name": "Moss"},
    {"do": "tune_bot", "person": "a", "strength": "sharp"},
    {"do": "rename_bot", "person": "a", "name": "Fern"},
    {"do": "start"},
    {"do": "pause"},
    {"do": "resume"},
    {"do": "hurry", "seat": 0},
    {"do": "remove", "person": "a"},
    {"do": "lock", "locked": False},
    {"do": "mute_chat", "muted": False},
    {"do": "hand_over", "person": "a"},
    {"do": "admit", "person": "a", "yes": True},
    {"do": "show_step", "step": 1},
    {"do": "last_round"},
    {"do": "rematch"},
    {"do": "wish", "again": True},
    {"do": "press_on"},
    {"do": "tell", "clue": {"text": "hm", "kind": "sound", "recording": "r"}, "card": "made/1"},
    {"do": "give", "cards": ["made/card-01"]},
    {"do": "take_back"},
    {"do": "vote", "green": [1, 2], "red": 1},
]
OTHER_FRAMES: list[dict[str, Any]] = [
    {"type": "hello", "protocol": 1},
    {"type": "ping", "seen": 1},
    {"type": "say", "text": "hello"},
    {"type": "react", "reaction": "ears"},
]


def frames_for(game: str) -> Iterator[dict[str, Any]]:
    """A sound frame of every kind."""
    yield from OTHER_FRAMES
    for number, body in enumerate(COMMANDS):
        about = {"round": 1, "phase": "tell"}
        yield {"type": "do", "cmd_id": f"c{number}", "game": game, "body": body} | about
    named = {"person": "person-0123456789ab", "body": {"do": "stand"}}
    yield {"type": "do", "cmd_id": "named", "game": game} | named


def with_anything(sound: Any) -> Iterator[str]:
    """A sound value as JSON, over and over, each time with a place in it for anything else."""
    yield ANYTHING
    if isinstance(sound, dict):
        for key, value in sound.items():
            rest = {name: other for name, other in sound.items() if name != key}
            for inner in with_anything(value):
                yield (
                    json.dumps(rest)[:-1] + (", " if rest else "") + f"{json.dumps(key)}: {inner}}}"
                )
        yield json.dumps(sound)[:-1] + f', "more": {ANYTHING}}}'
    elif isinstance(sound, list) and sound:
        for inner in with_anything(sound[0]):
            yield f"[{inner}]"


def kinds_of_frames() -> set[str]:
    """The tags of all that a device may send."""
    beside = {str(kind.__struct_config__.tag) for kind in get_args(FromDevice)} - {"do"}
    return beside | {f"do {kind.__struct_config__.tag}" for kind in get_args(Command)}


async def send(port: int, asked: Asked) -> bytes:
    """Send a request on a connection of its own; answers all that comes back."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [f"{asked.method} {asked.path} HTTP/1.1", f"Host: 127.0.0.1:{port}"]
    lines += [f"{name}: {value}" for name, value in asked.headers.items() if value]
    lines += [f"Content-Length: {len(asked.body)}", "Connection: close", "", ""]
    try:
        writer.write("\r\n".join(lines).encode("latin-1", "replace") + asked.body)
        return await reader.read(-1)
    except ConnectionError:  # it was refused before all of it had come
        return b""
    finally:
        writer.close()


_MARKS = count()


async def in_step(socket: RawSocket) -> list[dict[str, Any]] | None:
    """All that came before the answer to a last frame, which no other can be taken for.

    None when the server has hung up.
    """
    mark = f"mark-{next(_MARKS)}"
    asked = {"type": "do", "cmd_id": mark, "game": "another", "body": {"do": "leave"}}
    socket.write(json.dumps(asked).encode())
    heard: list[dict[str, Any]] = []
    while (got := await socket.read()) is not None and got.opcode == TEXT:
        heard.append(json.loads(got.data))
        if heard[-1].get("cmd_id") == mark:
            return heard[:-1]
    return None
