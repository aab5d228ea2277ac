"""Random invalid and almost valid frames, from a seed, so that failures can be reproduced."""

import json
import random
from collections.abc import Callable

COMMANDS: list[dict[str, object]] = [
    {"do": "sit", "rabbit": 3},
    {"do": "stand"},
    {"do": "rename", "name": "Cleo"},
    {"do": "ask_seat", "seat": 1},
    {"do": "leave"},
    {"do": "return"},
    {"do": "claim_host"},
    {"do": "configure", "settings": {"ruleset": "party", "clocks": {"tell": 30}}},
    {"do": "arrange", "order": ["a", "b"]},
    {"do": "shuffle"},
    {"do": "start"},
    {"do": "pause"},
    {"do": "resume"},
    {"do": "hurry", "seat": 0},
    {"do": "remove", "person": "x"},
    {"do": "lock", "locked": False},
    {"do": "mute_chat", "muted": False},
    {"do": "hand_over", "person": "x"},
    {"do": "admit", "person": "x", "yes": True},
    {"do": "show_step", "step": 1},
    {"do": "last_round"},
    {"do": "rematch"},
    {"do": "press_on"},
    {"do": "tell", "clue": {"text": "hm"}, "card": "made/card-01"},
    {"do": "give", "cards": ["made/card-01"]},
    {"do": "take_back"},
    {"do": "vote", "green": [1, 2], "red": 1},
]
FRAMES: list[dict[str, object]] = [
    {"type": "hello", "protocol": 1},
    {"type": "ping"},
    {"type": "say", "text": "hello"},
    {"type": "react", "reaction": "ears"},
    {"type": "view", "table": {}, "you": None},
]
# Values that have broken parsers before; as text, since not all of them are JSON.
NASTY = (
    "NaN", "Infinity", "-Infinity", "-0", "1e400", "9" * 400, "-" + "9" * 400, "9" * 5000,
    str(2**63), str(2**64), str(-(2**63) - 1), "1.0", "0.1e-400", "true", "null", '""', "[]", "{}",
    '"\\ud800"', '"\\udfff\\ud800"', '"\\u0000"', '"\\u202e"', '"' + "x" * 9_000 + '"',
    "[" * 5_000, "[" * 5_000 + "]" * 5_000, '{"a":' * 2_000 + "1" + "}" * 2_000,
    "[1,2,3,1,1,1,1,1,1,1]", '{"do":"start"}', "'x'", "\\", "\x00", "\u2028", "\U0001f407",
)  # fmt: skip


def valid(luck: random.Random, game: str) -> dict[str, object]:
    """A frame of the right form."""
    if luck.random() < 0.3:
        return dict(luck.choice(FRAMES))
    frame: dict[str, object] = {
        "type": "do",
        "cmd_id": str(luck.random()),
        "game": game if luck.random() < 0.8 else "another",
        "body": dict(luck.choice(COMMANDS)),
    }
    if luck.random() < 0.5:
        frame |= {"round": luck.randint(-1, 3), "phase": luck.choice(["tell", "give", "vote"])}
    return frame


def _raw(luck: random.Random, _: str) -> bytes:
    """Any bytes; mostly such that are text, since others end the socket at once."""
    data = luck.randbytes(luck.randint(0, 200))
    return data if luck.random() < 0.05 else data.decode("latin-1").encode()


def _sound(luck: random.Random, game: str) -> bytes:
    return json.dumps(valid(luck, game)).encode()


def _flipped(luck: random.Random, game: str) -> bytes:
    """A few bytes changed, lost or doubled."""
    data = bytearray(_sound(luck, game))
    for _ in range(luck.randint(1, 4)):
        at = luck.randrange(len(data))
        match luck.randrange(3):
            case 0:
                data[at] = luck.randrange(128)
            case 1:
                del data[at : at + luck.randint(1, 5)]
            case _:
                data[at:at] = data[at : at + luck.randint(1, 9)]
        if not data:
            break
    return bytes(data)


def _nasty_value(luck: random.Random, game: str) -> bytes:
    """One value somewhere replaced by a nasty one."""
    frame = valid(luck, game)
    inner = frame.get("body", frame)
    target = inner if isinstance(inner, dict) and luck.random() < 0.7 else frame
    target[luck.choice([*target, "extra"])] = "@@"
    return json.dumps(frame).replace('"@@"', luck.choice(NASTY)).encode("utf-8", "surrogatepass")


def _double_keys(luck: random.Random, game: str) -> bytes:
    text = json.dumps(valid(luck, game))
    return f"{text[:-1]}, {text[1:]}".encode()


def _deep(luck: random.Random, _: str) -> bytes:
    depth = luck.choice([100, 1_000, 8_000])
    opened, closed = luck.choice([("[", "]"), ('{"a":', "}")])
    text = opened * depth + "1" + closed * luck.choice([0, depth])
    return text.encode()[:16_000]


def _nasty_alone(luck: random.Random, _: str) -> bytes:
    return luck.choice(NASTY).encode("utf-8", "surrogatepass")


KINDS: list[Callable[[random.Random, str], bytes]] = [
    _raw, _sound, _flipped, _flipped, _nasty_value, _nasty_value, _double_keys, _deep, _nasty_alone,
]  # fmt: skip


def rubbish(luck: random.Random, game: str = "game") -> bytes:
    """A frame of any kind."""
    return luck.choice(KINDS)(luck, game)
