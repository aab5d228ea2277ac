"""Measures the CPU time of an input in this process or another one, and makes expensive inputs."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

# Four times the bytes may cost four times as much, and some more for noise; if the cost grew with
# the square of the bytes it would be sixteen times as much.
TIMES = 4
MOST_TIMES = 8.0
TRIES = 9
# Seconds to wait for a pause, and how often: a server without pauses is measured all the same.
A_REST, RESTS_WITHIN = 0.0002, 1_000

# Does something, and returns what it cost.
Costs = Callable[[], Awaitable[float]]

# Texts of about a number of bytes in UTF-8, of kinds that have made programs slow before.
TEXTS: dict[str, Callable[[int], str]] = {
    "letters": lambda size: "x" * size,
    "marks of two classes": lambda size: "a" + "\u0301\u0327" * (size // 4),
    "marks that fall apart": lambda size: "a" + "\u0f73" * (size // 3),
    "spacing marks with a class": lambda size: "a" + "\U0001d165\U0001d16d" * (size // 8),
    "marks and joiners": lambda size: "a" + "\u0301\u200d\u0327" * (size // 7),
    "marks on letters": lambda size: ("a" + "\u0327\u0301" * 40) * (size // 161),
    "Hangul in pieces": lambda size: "\u1100\u1161\u11a8" * (size // 9),
    "Hangul vowels alone": lambda size: "\u1161" * (size // 3),
    "letters that fall apart": lambda size: "\u1e69\u0390" * (size // 5),
    "long ligatures": lambda size: "\ufdfa" * (size // 3),
    "blanks": lambda size: " \u2003" * (size // 4),
    "nothing to see": lambda size: "\u200b\u202e" * (size // 6),
    "pictures": lambda size: "\U0001f469\u200d" * (size // 7),
    "quotes": lambda size: "`'\"" * (size // 3),
}


async def cpu_of(pid: int) -> float:
    """Seconds of CPU that all threads of a process have used, once it sleeps.

    While it runs, its clock in the kernel lags behind by up to a tick. It says that it sleeps a
    moment before it does, so its clock counts only if it still stands after a rest.
    """
    clock = ~pid << 3 | 2  # what clock_getcpuclockid(3) answers on Linux
    used = time.clock_gettime(clock)
    for _ in range(RESTS_WITHIN):
        asleep, before = _sleeps(pid), used
        await asyncio.sleep(A_REST)  # looks again
        used = time.clock_gettime(clock)
        if asleep and used == before:
            break
    return used


def _sleeps(pid: int) -> bool:
    """Does the first thread wait for something? See proc(5)."""
    stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    return stat.rpartition(")")[2].split()[0] == "S"


async def times_as_much(little: Costs, large: Costs) -> float:
    """How many times as much the large one costs; measured again if that looks too much."""
    times = await _counted(large) / await _counted(little)
    if times < MOST_TIMES:
        return times
    least = [min([await _counted(costs) for _ in range(TRIES)]) for costs in (large, little)]
    return least[0] / least[1]


async def _counted(costs: Costs) -> float:
    """What something cost; it was not nothing, even if the kernel has not counted it yet."""
    while (found := await costs()) <= 0.0:
        pass
    return found


# Values in JSON of about so many bytes, as text, since not all of them are JSON.
VALUES: dict[str, Callable[[int], str]] = {
    "a text of marks": lambda size: f'"{TEXTS["marks of two classes"](size)}"',
    "marks as escapes": lambda size: '"a' + "\\u0301\\u0327" * (size // 12) + '"',
    "lone surrogates": lambda size: '"' + "\\ud800" * (size // 6) + '"',
    "Hangul as escapes": lambda size: '"' + "\\u1100\\u1161" * (size // 12) + '"',
    "a long number": lambda size: "9" * size,
    "a long fraction": lambda size: "0." + "9" * size,
    "a long exponent": lambda size: "1e" + "9" * size,
    "brackets in brackets": lambda size: "[" * (size // 2) + "]" * (size // 2),
    "brackets that stay open": lambda size: "[" * size,
    "objects in objects": lambda size: '{"a":' * (size // 6) + "1" + "}" * (size // 6),
    "a list of numbers": lambda size: "[1" + ",1" * (size // 2) + "]",
    "a list of words": lambda size: '["text"' + ',"text"' * (size // 7) + "]",
    "a list of lists": lambda size: "[[]" + ",[]" * (size // 3) + "]",
    "many keys": lambda size: "{" + ",".join([f'"{n}":"a"' for n in range(size // 11)]) + "}",
    "many keys, the last one twice": lambda size: (
        "{" + "".join([f'"{n}":"a",' for n in range(size // 12)]) + '"z":"a","z":"a"}'
    ),
    "one key many times": lambda size: '{"a":1' + ',"a":1' * (size // 6) + "}",
    "one known key many times": lambda size: '{"name":"a"' + ',"name":"a"' * (size // 11) + "}",
    "blanks": lambda size: " " * size + "1",
}
