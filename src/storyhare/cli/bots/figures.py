"""The figures of `storyhare bots evaluate` as tables that fit in a terminal of 80 columns."""

from collections.abc import Iterable, Sequence
from typing import get_args

from rich import box
from rich.console import Console
from rich.table import Table

from storyhare.bots.evaluation.guests import GuestFigures
from storyhare.bots.evaluation.tables import TableFigures
from storyhare.cli.bots.printing import around
from storyhare.cli.speech import say
from storyhare.decks.lexicon import Kind


def print_figures(
    met: Sequence[TableFigures], guests: Sequence[GuestFigures], read: dict[str, float], title: str
) -> None:
    """One table for each ruleset, one of the clues, and what a guest meets."""
    console = Console()
    console.print(title)
    for ruleset in dict.fromkeys([one.kind.ruleset for one in met]):
        console.print(_tables(ruleset, [one for one in met if one.kind.ruleset == ruleset]))
    console.print(_clues(met))
    if guests:
        console.print(_guests(guests))
    for name, share in read.items():
        console.print(say("bots-reading", strength=name, share=f"{share:.0%}"))
    console.print(say("bots-tables-footnote"))


def _tables(ruleset: str, met: Iterable[TableFigures]) -> Table:
    """In party there is no card to find; the crowd meets there, and in team the pair scores."""
    headings = [say("bots-column-table")]
    if ruleset != "party":
        headings += [
            say("bots-column-everyone"),
            say("bots-column-no-one"),
            say("bots-column-some"),
            say("bots-column-found"),
        ]
    headings.append(say("bots-column-agree"))
    headings += [say("bots-column-meets")] if ruleset == "party" else []
    headings += [say("bots-column-partners")] if ruleset == "team" else []
    table = _table(ruleset, [*headings, say("bots-column-points")])
    for one in met:
        meets = one.meets if ruleset == "party" else None
        shares = (one.everyone, one.no_one, one.some, one.finds, one.agreement, meets, one.partners)
        table.add_row(
            f"{one.kind.company} {one.kind.players} {one.kind.language}",
            *[around(share) for share in shares if share is not None],
            f"{one.teller_points:.1f}/{one.others_points:.1f}",
        )
    return table


def _clues(met: Sequence[TableFigures]) -> Table:
    """What is told in each language, over all its tables."""
    kinds = get_args(Kind)
    headings = [say("bots-column-language"), say("bots-column-words"), say("bots-column-again")]
    names = [say("bots-kind", kind=kind) for kind in kinds]
    table = _table(say("bots-clues-title"), [*headings, *names])
    for language in dict.fromkeys([one.kind.language for one in met]):
        here = [one for one in met if one.kind.language == language]
        rounds = sum([one.rounds for one in here])
        several = sum([one.rounds * one.several_words for one in here]) / rounds
        shares = [sum([one.rounds * one.kinds.get(kind, 0.0) for one in here]) for kind in kinds]
        table.add_row(
            language,
            f"{100 * several:.0f}",
            str(sum([one.repeated for one in here])),
            *[f"{100 * share / rounds:.0f}" for share in shares],
        )
    return table


def _guests(guests: Iterable[GuestFigures]) -> Table:
    headings = [
        say("bots-column-table"),
        say("bots-column-some"),
        say("bots-column-found"),
        say("bots-column-finds"),
    ]
    table = _table(say("bots-person-title"), headings)
    for one in guests:
        pairs = (
            (one.some_guest, one.some_bots),
            (one.found_guest, one.found_bots),
            (one.guest_finds, one.bots_find),
        )
        shown = [f"{around(mine)} / {around(theirs)}" for mine, theirs in pairs]
        table.add_row(f"{one.company} {one.players}", *shown)
    return table


def _table(title: str, headings: Iterable[str]) -> Table:
    """Rows are named in the first column; the others are wide enough for words of their heading."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    first, *others = headings
    table.add_column(first, no_wrap=True)
    for heading in others:
        widest = max([len(word) for word in heading.split()])
        table.add_column(heading, justify="right", min_width=widest)
    return table
