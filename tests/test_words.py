"""The catalogue: every message that is asked for exists, every one that exists is asked for.

It is shared by the server, the command line and the web client, and complete in every language.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import (
    Attribute,
    Identifier,
    Junk,
    Message,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import storyhare
from storyhare.cli import COMMANDS
from storyhare.notifications.decide import ASKED
from storyhare.notifications.text import ALONE
from storyhare.rules import RULESETS, Notice, Refusal, reasons
from storyhare.rules.events import ReasonCode
from storyhare.rules.phases import PHASES
from storyhare.words import NAMED, say, sentence

SOURCE = Path(storyhare.__file__).parent
WEB = Path(__file__).parents[1] / "web" / "src"
CATALOGUES = files("storyhare.words")
TRANSLATED = ["de", "es", "fr", "it", "nl", "pl", "pt"]
# The forms a language counts with; an exact number may stand for "one".
PLURALS = {"pl": {"one", "few", "many", "other"}}


def files_of(language: str) -> dict[str, str]:
    """The catalogue's files by name."""
    found = CATALOGUES.joinpath(language).iterdir()
    return {file.name: file.read_text(encoding="utf-8") for file in found}


@cache
def messages(*texts: str) -> dict[str, Message]:
    parsed = [FluentParser().parse(text) for text in texts]
    body = [entry for resource in parsed for entry in resource.body]
    assert not [entry for entry in body if isinstance(entry, Junk)]
    found = [entry for entry in body if isinstance(entry, Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids))
    return dict(zip(ids, found, strict=True))


class Facts(Visitor):
    """The facts that a message or an attribute asks for."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {"": set()}
        self._place = ""

    def visit_Attribute(self, node: Attribute) -> None:  # noqa: N802 - Fluent's way to name it
        self._place = node.id.name
        self.found[self._place] = set()
        self.generic_visit(node)
        self._place = ""

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - as above
        self.found[self._place].add(node.id.name)


def facts_of(message: Message) -> dict[str, set[str]]:
    """The facts of the message itself, under "", and of each of its attributes."""
    facts = Facts()
    facts.visit(message)
    return facts.found


def literals(node: ast.expr) -> Iterator[str]:
    """The strings an expression may be: itself, or the arms of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


@cache
def asked_for() -> set[str]:
    """Every message id that the code can ask for."""
    ids = {f"reason-{code}" for code in ReasonCode.__args__}  # type: ignore[attr-defined]
    ids |= {f"reason-{code}" for code in reasons.CODES}
    ids |= {f"ruleset-{name}" for name in RULESETS} | {f"phase-{phase}" for phase in PHASES}
    ids |= {f"kind-{kind}" for kind in ("text", "sound", "mime")}
    options = ("lone_finder", "bonus_cap", "double_vote", "score", "tellings")
    ids |= {f"option-{option}" for option in options}
    ids |= {f"stage-{stage}" for stage in ("lobby", "playing", "over")}
    ids |= {f"field-{field}" for field in ("name", "chat")}
    ids |= {f"help-{path.replace(' ', '-')}" for path in COMMANDS}
    ids |= {f"help-{path.partition(' ')[0]}" for path in COMMANDS if " " in path}
    ids |= {"help-storyhare", "help-shared"}
    ids |= {f"notification-{what}-title" for what in ("turn", "reminder", *ALONE)}
    ids |= {f"notification-{what}" for what in ALONE}
    ids |= {f"notification-{of}{about}" for of in ("", "table-") for about in ("first", *ASKED)}
    prefixes = {"Refusal": "refusal-", "Notice": "notice-", "say": ""}
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                prefix = prefixes.get(node.func.id)
                if prefix is not None:
                    ids |= {prefix + text.partition(".")[0] for text in literals(node.args[0])}
            # A message chosen a line earlier: question = "keeper-votes" if … else "keeper-vote".
            if isinstance(node, ast.Assign):
                ids |= {t for t in literals(node.value) if re.fullmatch(r"(keeper|tale)-\S+", t)}
    return ids


# -- the web client --------------------------------------------------------------------------------

# Styles, comments, class names and ids look like keys and are none.
NO_WORDS = re.compile(
    r"<style>.*?</style>|<!--.*?-->|^\s*(?:import|//|\*|/\*).*?$"
    r"|\b(?:class|id|for|href|src|aria-labelledby|aria-describedby)="
    r"(?:\"[^\"]*\"|'[^']*'|\{[^}]*\})",
    re.DOTALL | re.MULTILINE,
)
LITERAL = re.compile(r"""(['"])([a-z]+(?:-[a-z0-9_]+)+)\1""")
TEMPLATE = re.compile(r"`([a-z]+-(?:[\w-]|\$\{[^}`]*\})*)`")
CALL = re.compile(r"""\b(?:t|attr|has)\(\s*(['"])([\w-]+)\1""")
REFUSED = re.compile(r"""\brefuse\(\s*(['"])(\w+)\1""")


def web_sources() -> Iterator[str]:
    for file in [WEB.parent / "floor.ts", *sorted(WEB.rglob("*"))]:
        if file.suffix in {".ts", ".svelte"} and not file.name.endswith(".test.ts"):
            yield NO_WORDS.sub("", file.read_text(encoding="utf-8"))


def web_asks_for(known: set[str]) -> tuple[set[str], set[str]]:
    """Keys that the client uses, and keys or patterns of keys that it uses and nobody wrote."""
    # A literal that begins like the keys of a file of its own is one of them, or a slip.
    areas = {name[4:-4] for name in files_of("en") if name.startswith("web-")}
    used: set[str] = set()
    missing: set[str] = set()
    for text in web_sources():
        asked = {key for _, key in CALL.findall(text)}
        asked |= {f"refusal-{code}" for _, code in REFUSED.findall(text)}
        named = {key for _, key in LITERAL.findall(text)}
        asked |= {key for key in named if key.split("-")[0] in areas}
        for template in TEMPLATE.findall(text):
            parts = re.split(r"\$\{[^}]*\}", template)
            pattern = re.compile(r"[\w-]+".join(map(re.escape, parts)))
            found = {key for key in known if pattern.fullmatch(key)}
            used |= found
            missing |= {template} if not found and f"t(`{template}`" in text else set()
        used |= (asked | named) & known
        missing |= asked - known
    return used, missing


def test_every_message_is_there_and_none_is_left_over() -> None:
    known = messages(*files_of("en").values())
    used, missing = web_asks_for(set(known))
    assert not missing
    assert asked_for() <= set(known)
    assert set(known) - asked_for() - used == set()


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_has_the_same_messages_with_the_same_facts(language: str) -> None:
    english = files_of("en")
    theirs = files_of(language)
    assert set(theirs) == set(english)
    for name, text in english.items():
        ours, other = messages(text), messages(theirs[name])
        assert set(other) == set(ours), name
        for key, message in ours.items():
            assert facts_of(other[key]) == facts_of(message), f"{name}: {key}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_left_in_english(language: str) -> None:
    """Three words and more are not the same in two languages."""
    written = FluentSerializer().serialize_entry
    for name, text in files_of(language).items():
        ours, other = messages(files_of("en")[name]), messages(text)
        same = [key for key in ours if written(ours[key]) == written(other[key])]
        assert not [key for key in same if len(words_of(written(ours[key]))) > 2], name


def words_of(message: str) -> list[str]:
    """The words of a message, without its key and its facts."""
    return re.findall(r"\w{2,}", re.sub(r"\{[^}]*\}", " ", message.partition("=")[2]))


class Counted(Visitor):
    """The forms of every choice that depends on a number."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - as above
        keys = [variant.key for variant in node.variants]
        forms = {key.name if isinstance(key, Identifier) else key.value for key in keys}
        # More than one exact number is a list of words for numbers, not a way to count.
        if forms & {"one", "few", "many", "1"} and sum(map(str.isdigit, forms)) < 2:
            self.found.append({"one" if form == "1" else form for form in forms})
        self.generic_visit(node)


@pytest.mark.parametrize("language", TRANSLATED)
def test_counting_has_every_form_of_the_language(language: str) -> None:
    wanted = PLURALS.get(language, {"one", "other"})
    for name, text in files_of(language).items():
        for key, message in messages(text).items():
            counted = Counted()
            counted.visit(message)
            for forms in counted.found:
                assert wanted <= forms, f"{name}: {key} counts with {sorted(forms)}"


def test_the_web_client_has_every_language() -> None:
    catalogues = {file.stem for file in (WEB / "words" / "catalogues").glob("*.ts")}
    assert catalogues == {"en", *TRANSLATED}


def test_no_code_is_both_a_refusal_and_a_notice() -> None:
    ids = set(messages(*files_of("en").values()))
    codes = {key.partition("-")[2] for key in ids if key.startswith("refusal-")}
    assert not codes & {key.partition("-")[2] for key in ids if key.startswith("notice-")}


def test_french_speaks_french() -> None:
    few = Refusal("too_few_players", {"ruleset": "party", "players": 4, "least": 6, "missing": 1})
    assert sentence(few, "fr").endswith("il en manque un.")


def test_sentences_are_made_from_codes_and_facts() -> None:
    small = Refusal("deck_too_small", {"needed": 72, "cards": 50})
    assert sentence(small) == "This game needs at least 72 cards, and the deck has 50."
    few = Refusal("too_few_players", {"ruleset": "party", "players": 4, "least": 6, "missing": 2})
    assert sentence(few) == "Dixit Party needs at least 6 players: 2 more are needed."
    assert sentence(Notice("one_round_only")) == "With this deck the game is over after one round."


def test_a_word_nobody_translated_stays_as_it_is() -> None:
    assert "chess" in sentence(Refusal("unknown_ruleset", {"ruleset": "chess"}))
    assert "ruleset" in NAMED


def test_a_missing_fact_or_message_is_an_error_and_not_a_hole_in_a_sentence() -> None:
    with pytest.raises(KeyError):
        say("refusal-deck_too_small", needed=3)
    with pytest.raises(KeyError):
        say("no-such-message")
