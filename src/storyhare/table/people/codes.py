"""Table codes: signs that cannot be misread, as few as the number of tables allows."""

from storyhare.rules import Luck

# None of them looks like another letter or digit: neither S nor 5, B nor 8, Z nor 2, G nor 6, U nor
# V, nor what resembles 0 or 1.
SIGNS = "ACDEFHJKMNPRTWXY3479"
# Codes of older versions have these as well, and are read for as long as such tables exist.
FORMER_SIGNS = "BGQSUVZ2568"
READ = frozenset(SIGNS + FORMER_SIGNS)
SHORTEST, LONGEST = 4, 6
MOST_TYPED = 40  # with blanks and hyphens; what is longer nobody meant as a code


def new_code(tables: int, luck: Luck) -> str:
    """A random code; longer when so many tables are open that guessing would find one."""
    length = SHORTEST
    while length < LONGEST and tables * 1_000 > len(SIGNS) ** length:
        length += 1
    return "".join(luck.choice(SIGNS) for _ in range(length))


def pairing_code(luck: Luck) -> str:
    """A random code for a TV to show; as long as codes get, since many of them may be good."""
    return "".join(luck.choice(SIGNS) for _ in range(LONGEST))


def read_code(text: str) -> str | None:
    """The code somebody typed, in whatever case and with blanks; None when it cannot be one."""
    if len(text) > MOST_TYPED:
        return None
    code = "".join(text.upper().split()).replace("-", "")
    if SHORTEST <= len(code) <= LONGEST and all(sign in READ for sign in code):
        return code
    return None
