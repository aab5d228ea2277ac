"""Table codes: signs that cannot be misread, as few as the number of tables allows."""

from storyhare.table.autopilot import Luck

SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
SHORTEST, LONGEST = 4, 6
MOST_TYPED = 40  # with blanks and hyphens; what is longer nobody meant as a code


def new_code(tables: int, luck: Luck) -> str:
    """A random code; longer when so many tables are open that guessing would find one."""
    length = SHORTEST
    while length < LONGEST and tables * 1_000 > len(SIGNS) ** length:
        length += 1
    return "".join(luck.choice(SIGNS) for _ in range(length))


def read_code(text: str) -> str | None:
    """The code somebody typed, in whatever case and with blanks; None when it cannot be one."""
    if len(text) > MOST_TYPED:
        return None
    code = "".join(text.upper().split()).replace("-", "")
    if SHORTEST <= len(code) <= LONGEST and all(sign in SIGNS for sign in code):
        return code
    return None
