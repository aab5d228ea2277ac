"""What an input costs: CPU time of this process or another one, and inputs made to cost a lot."""

import time
from collections.abc import Callable

# Four times the bytes may cost four times as much, and some more for noise; if the cost grew with
# the square of the bytes it would be sixteen times as much.
TIMES = 4
MOST_TIMES = 8.0
TRIES = 3

# Texts of about so many bytes in UTF-8 that have made programs slow before.
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


def cpu_of(pid: int) -> float:
    """Seconds of CPU that all threads of a process have used, as its clock in the kernel says."""
    return time.clock_gettime(~pid << 3 | 2)  # what clock_getcpuclockid(3) answers on Linux


def cost(do: Callable[[], object], clock: Callable[[], float] = time.process_time) -> float:
    """The least CPU time of a few tries."""
    tries = []
    for _ in range(TRIES):
        began = clock()
        do()
        tries.append(clock() - began)
    return min(tries)


def grows_with_its_bytes(do: Callable[[int], object], size: int) -> float:
    """How many times as much it costs with four times the bytes."""
    little = cost(lambda: do(size))
    return cost(lambda: do(size * TIMES)) / max(little, 1e-6)
