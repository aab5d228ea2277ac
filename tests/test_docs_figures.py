"""The figures in docs/protocol.md are those of the code."""

import re

import pytest

from storyhare.decks import MEGA, SIZES, UPLOAD_LIMITS, Policy
from storyhare.live import Pace
from storyhare.live import access as registry
from storyhare.media import LIMITS
from storyhare.rules import CLUE_LIMIT, bounds
from storyhare.rules.scorekeeping.paper_game import MOST_ROUNDS
from storyhare.server import identity, limits
from storyhare.server.app import MOST_BODY
from storyhare.server.config import Config
from storyhare.server.decks import imports
from storyhare.server.http import (
    decks as deck_api,
)
from storyhare.server.http import (
    photos as photos_api,
)
from storyhare.server.http import (
    recordings as recordings_api,
)
from storyhare.server.http.requests import protocol as requests
from storyhare.server.ws import conversation
from storyhare.server.ws.protocol import MOST_HEAD
from storyhare.storage.pairings import MOST_WAITING
from storyhare.table import commands as ask
from storyhare.table import (
    decide,
    recordings,
    settings,
    state,
)
from storyhare.table.people import (
    bots,
    codes,
    hosts,
    seats,
)
from storyhare.table.preconditions import answers, length
from storyhare.wire import frames
from tests.protocol_page import PLAIN, ROOT, tables

HOUR, MINUTE = 3600, 60
CONFIG, POLICY, PACE = Config(), Policy(), Pace()


def megabytes(size: int) -> str:
    return f"{size // MEGA} MB"


def allowed(allowance: limits.Allowance) -> str:
    return f"{allowance.burst} at once, {allowance.per_second * MINUTE:g} per minute"


LIMITED = {
    "a frame": f"{frames.MOST_BYTES // 1024} KiB",
    "a `cmd_id`": f"1 to {ask.CMD_ID_LIMIT} characters",
    "a name": f"{bounds.NAME_LIMIT} characters",
    "a chat message": f"{bounds.CHAT_LIMIT} characters",
    "a clue, and a caption": f"{CLUE_LIMIT} characters",
    "decks per table": f"{settings.MOST_DECKS}",
    "a clock": f"{settings.SHORTEST_CLOCK} to {settings.LONGEST_CLOCK} seconds",
    "rounds for the scorekeeper": f"{MOST_ROUNDS}",
    "people at a table, without spectators": f"{state.MOST_PEOPLE}",
    "seats": f"{state.MOST_SEATS}",
    "head of a request or handshake": (
        f"about {MOST_HEAD // 1024} KiB, {requests.MOST_HEADERS} headers"
    ),
    "extensions and trailers of a chunked body": (
        f"about {MOST_HEAD // 1024} KiB between two chunks"
    ),
    "pipelined requests on a connection": (f"{requests.MOST_PIPELINED}"),
    "time for the first byte of a connection": (
        f"{CONFIG.request_seconds * requests.SILENT:g} seconds (a quarter of `--request-seconds`)"
    ),
    "time for the head of a request, and for any pause in its body": (
        f"{CONFIG.request_seconds:g} seconds (`--request-seconds`)"
    ),
    "time for a body": (
        f"{CONFIG.request_seconds * requests.BODY:g} seconds, and one more for every"
        f" {requests.LEAST_RATE:,} bytes received"
    ),
    "time for an answer that is not read": (
        f"{CONFIG.request_seconds * requests.UNREAD:g} seconds"
    ),
    "a body, except decks, recordings and photos": f"{MOST_BODY // 1024} KiB",
    "a recording": (
        f"{megabytes(LIMITS['sound'].size)} (sound), {megabytes(LIMITS['mime'].size)} (mime)"
    ),
    "uploading a recording": (f"{recordings_api.MOST_SECONDS:g} seconds, one at a time per person"),
    "all recordings and photos of a table, of a server": (
        f"{CONFIG.recordings_per_table} MB and {CONFIG.recordings_quota // 1000} GB"
        " (`--recordings-per-table`, `--recordings-quota`)"
    ),
    "a photo of the row": (
        f"{megabytes(photos_api.MOST_BYTES)}, {photos_api.MOST_SECONDS:g} seconds, "
        f"{recordings.MOST_PHOTOS} per round"
    ),
    "uploading a deck": (
        f"{megabytes(POLICY.upload_bytes)}, {deck_api.MOST_SECONDS / MINUTE:g} minutes"
    ),
    "a deck": (
        f"{megabytes(POLICY.upload_bytes)} as a zip, {megabytes(UPLOAD_LIMITS.unpacked_bytes)}"
        f" unpacked, {UPLOAD_LIMITS.cards} cards"
    ),
    "decks being made, decks waiting": (
        f"1, or 2 with {imports.CORES_FOR_TWO} cores or more; {imports.MOST_WAITING}"
    ),
    "decks per owner": f"{POLICY.decks}, with {megabytes(POLICY.bytes)} in total",
    "all uploaded decks": f"{CONFIG.decks_quota // 1000} GB (`--decks-quota`)",
    "uploads in progress": (
        f"count against their quota, and leave {CONFIG.disk_reserve} MB of the disk free"
        " (`--disk-reserve`)"
    ),
    "commands, device links and tickets per seat; of spectators per address": (
        f"{allowed(CONFIG.commands)} (`--commands-per-minute`)"
    ),
    "scorekeeper requests per address": "the same",
    "chat and reactions per seat": (
        f"{limits.CHAT.burst} at once, one every {1 / limits.CHAT.per_second:g} seconds"
    ),
    "other frames per device": (
        f"{limits.OTHER_FRAMES.burst} at once, {limits.OTHER_FRAMES.per_second:g} per second"
    ),
    "unread bytes per device": f"{conversation.MOST_UNREAD // 1024**2} MiB",
    "silence of a device": f"{CONFIG.silence_seconds:g} seconds (`--silence-seconds`)",
    "incomplete frames and WebSocket pings and pongs per device": (
        f"{limits.UNUSUAL.burst} at once, {limits.UNUSUAL.per_second:g} per second"
    ),
    "sockets per address": f"{CONFIG.sockets_per_address} (`--sockets-per-address`)",
    "connections per address": "twice its sockets",
    "requests in progress per address, behind a trusted proxy": "twice its sockets",
    "people who join a table per address": (
        f"{CONFIG.joins_per_address} at once, one every 2 minutes (`--joins-per-address`)"
    ),
    "records and storybooks per address": (
        f"{limits.READINGS.burst} at once, {limits.READINGS.per_second:g} per second"
    ),
    "changes of a table that its game does not need": (
        f"{length.MOST_LINES:,}, and {length.MOST_LINES_OF_A_ROUND} more per round"
    ),
    "codes for waiting TVs per address": (
        f"{limits.PAIRING_CODES.burst} at once, {limits.PAIRING_CODES.per_second * 60:g} per minute"
    ),
    "questions of waiting TVs per address": (
        f"{limits.PAIRING_LOOKS.burst} at once, {limits.PAIRING_LOOKS.per_second:g} per second"
    ),
    "TVs that wait, on all nodes": f"{MOST_WAITING:,}",
    "wrong codes, device links and codes of TVs per address": (
        f"{allowed(CONFIG.misses)} (`--misses-per-address`)"
    ),
    "tables opened per address": (
        f"{CONFIG.tables_per_address} at once, {CONFIG.tables_per_address} in 10 minutes"
        " (`--tables-per-address`)"
    ),
    "decks uploaded per address": (
        f"{CONFIG.uploads_per_address} at once, one every 2 minutes (`--uploads-per-address`)"
    ),
}
FACTS = [
    f"The table remembers the last {answers.REMEMBERED} ids of each person",
    f"`old` for the last {conversation.CHAT_SHOWN} lines when you connect",
    f"A code has {codes.SHORTEST} to {codes.LONGEST} characters out of `{codes.SIGNS}`",
    f"may have `{codes.FORMER_SIGNS}` as well",
    f"for {identity.KEPT_FOR // (24 * HOUR)} days",
    f"good for {registry.LINK_GOOD_FOR // MINUTE:g} minutes and one use",
    f'`{{"strength"?, "name"?}}`, at most {bots.MOST_BOTS};',
    f"fewer than {bots.MOST_BOTS} bots",
    f"when the host has been gone for {hosts.GONE_AFTER:g} seconds",
    f"after {hosts.GONE_FOR_LONG // MINUTE:g} minutes anybody who has been there as long",
    f"has had no connection for {seats.KEPT_FOR // MINUTE:g} minutes",
    f"after {decide.HURRY_AFTER:g} seconds anybody",
    f"A `rabbit` is a number from 0 to {state.RABBITS - 1}",
    f"off by {recordings.WAITS:g} seconds, once per round",
    f"There are {recordings.MOST_TICKETS} tickets per person and round",
    f"(`sound`, up to {LIMITS['sound'].seconds} seconds)",
    f"(`mime`, up to {LIMITS['mime'].seconds} seconds without sound)",
    f"A bot moves after {PACE.natural[0]:g} to {PACE.natural[1]:g} seconds",
    f"people have {PACE.hold[0]:g} to {PACE.hold[1]:g} seconds to go first",
    f"for up to {PACE.patience:g} seconds more",
    f"{PACE.remark[0]:g} to {PACE.remark[1]:g} seconds later",
    *[f"`{name}.webp` ({width} \u00d7 {height})" for name, (width, height) in SIZES.items()],
    f'{{"type":"hello","protocol":{frames.PROTOCOL}}}',
]


def test_every_limit_is_as_the_code_has_it() -> None:
    rows = [*tables("What comes in"), *tables("How often")]
    assert {row[0]: row[1] for row in rows} == LIMITED


@pytest.mark.parametrize("fact", FACTS)
def test_the_document_knows_the_figure(fact: str) -> None:
    assert fact in PLAIN


def test_the_times_are_those_of_the_web_client() -> None:
    source = (ROOT / "web/src/net/patience.ts").read_text(encoding="utf-8")
    found = re.findall(r"const (\w+)_MS = ([\d_]+);", source)
    seconds = {name: f"{int(value.replace('_', '')) / 1000:g}" for name, value in found}
    told = [row[1] for row in tables("What a client must do")]
    named = "IDLE ANSWER LONGEST_ANSWER RESEND FIRST_PAUSE LONGEST_PAUSE RESTART_PAUSE"
    assert told == [seconds[name] for name in named.split()]
