"""Bots as people of a table: how they come in, what they are called, and what they are like."""

from collections.abc import Mapping

from storyhare.rules import Luck, Refusal
from storyhare.table import commands as ask
from storyhare.table.decision import Around, Decided, Decision
from storyhare.table.events import BotJoined, BotTuned, Renamed, Sat
from storyhare.table.people.names import numbered, own_name
from storyhare.table.settings import Language
from storyhare.table.state import MOST_SEATS, Table
from storyhare.views import CHARACTERS, Character, character_of

MOST_BOTS = 11
# As many as there can be bots, and one more for each in case a person is called like that.
NAMES: dict[Language, tuple[str, ...]] = {
    "en": (
        "Clover", "Bramble", "Hazel", "Thistle", "Poppy", "Juniper", "Pip", "Willow", "Moss",
        "Fern", "Nutmeg", "Maple",
    ),
    "fr": (
        "Trèfle", "Noisette", "Myrtille", "Fougère", "Câline", "Réglisse", "Pâquerette",
        "Chardon", "Mirabelle", "Mousse", "Groseille", "Lavande",
    ),
    "de": (
        "Klee", "Haselnuss", "Brombeere", "Distel", "Mohn", "Löffel", "Pfeffer", "Wacholder",
        "Moos", "Farn", "Löwenzahn", "Flocke",
    ),
    "es": (
        "Trébol", "Avellana", "Zarzamora", "Amapola", "Romero", "Tomillo", "Canela", "Musgo",
        "Helecho", "Mimosa", "Cardo", "Azahar",
    ),
    "it": (
        "Trifoglio", "Nocciola", "Mirtillo", "Papavero", "Timo", "Ginepro", "Cannella", "Muschio",
        "Felce", "Lavanda", "Cardo", "Ribes",
    ),
    "pt": (
        "Trevo", "Avelã", "Amora", "Papoila", "Alecrim", "Tomilho", "Canela", "Musgo", "Feto",
        "Mimosa", "Cardo", "Alfazema",
    ),
    "nl": (
        "Klaver", "Hazelnoot", "Braam", "Distel", "Klaproos", "Jeneverbes", "Kaneel", "Mos",
        "Varen", "Madelief", "Vlier", "Pluis",
    ),
    "pl": (
        "Koniczynka", "Orzeszek", "Jeżynka", "Oset", "Maczek", "Jałowiec", "Cynamon", "Mech",
        "Paproć", "Stokrotka", "Wrzos", "Mięta",
    ),
}  # fmt: skip


def all_of(table: Table) -> list[str]:
    """The bots of a table."""
    return [name for name, who in table.people.items() if who.bot and not who.removed]


def seated(table: Table) -> bool:
    """Does a bot sit at the table?"""
    return any(table.people[person].bot for person in table.order)


def add(table: Table, _: str, command: ask.AddBot, around: Around) -> Decision:
    """A bot sits down."""
    deck = around.cards(table.settings.decks)
    if deck is None:
        return Refusal("no_such_deck")
    if not around.sees(deck):
        return Refusal("bots_cannot_see")
    if len(all_of(table)) >= MOST_BOTS:
        return Refusal("too_many_bots", {"most": MOST_BOTS})
    return sit_down(table, command, around.names, around.luck)


def sit_down(
    table: Table, wanted: ask.AddBot, names: Mapping[str, str], luck: Luck
) -> Decided | Refusal:
    """A bot at the next free seat, under the name that was asked for or one nobody has."""
    rabbit = table.free_rabbit()
    if rabbit is None:
        return Refusal("no_free_seat", {"most": MOST_SEATS})
    taken = [names.get(name, "") for name, who in table.people.items() if not who.removed]
    person = f"bot-{luck.randrange(2**48):012x}"
    free = wanted.name or free_name(taken, table.settings.language)
    called = own_name(table, names, person, free)
    if isinstance(called, Refusal):
        return called
    seed = f"{luck.randrange(2**64):016x}"
    joined = BotJoined(person, wanted.strength, seed, free_character(table, seed))
    return Decided((joined, Sat(person, rabbit)), {person: called})


def free_name(taken: list[str], language: Language) -> str:
    """A name in the table's language that nobody there has."""
    there = {name.casefold() for name in taken}
    free = [name for name in NAMES[language] if name.casefold() not in there]
    return free[0] if free else numbered(NAMES[language][0], there)


def free_character(table: Table, seed: str) -> Character:
    """A character that no other bot at the table has, while there is one."""
    taken = {table.people[bot].character for bot in all_of(table)}
    return character_of(seed, [one for one in CHARACTERS if one not in taken] or CHARACTERS)


def tune(table: Table, _: str, command: ask.TuneBot, __: Around) -> Decision:
    """A bot plays more or less strongly."""
    if command.person not in all_of(table):
        return Refusal("no_such_bot")
    if table.people[command.person].bot == command.strength:
        return Refusal("already_so")
    return Decided((BotTuned(command.person, command.strength),))


def rename(table: Table, _: str, command: ask.RenameBot, around: Around) -> Decision:
    """A bot is called something else."""
    if command.person not in all_of(table):
        return Refusal("no_such_bot")
    called = own_name(table, around.names, command.person, command.name)
    if isinstance(called, Refusal):
        return called
    return Decided((Renamed(command.person),), {command.person: called})
