"""Words are cut down to what they share: without articles, accents, endings and edges."""

import pytest

from storyhare.decks.lexicon.oblique import meaningful
from storyhare.decks.lexicon.stems import letter_groups, plain, split, stems


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("fr", "L'Homme de l\u2019eau", ["homme", "de", "eau"]),
        ("fr", "J'l'aime", ["j", "aime"]),
        ("fr", "aujourd'hui, d'or", ["aujourdhui", "dor"]),  # two letters stand on no article
        ("it", "dell'acqua, quell\u2019uomo", ["acqua", "uomo"]),
        ("it", "mezz'altro; quattr'occhi", ["altro", "quattrocchi"]),  # six letters are no article
        ("en", "Don't, it\u2019s o'clock", ["dont", "its", "oclock"]),
        ("de", "Über's Eis!", ["übers", "eis"]),
        ("en", "one-two_three 4", ["one", "two_three", "4"]),
        ("en", f"{'x' * 41} y", ["x" * 40, "y"]),
        ("en", "", []),
    ],
)
def test_a_text_falls_into_words_without_articles_and_apostrophes(
    language: str, text: str, words: list[str]
) -> None:
    assert split(text, language) == words


def test_letters_lose_their_accents() -> None:
    assert plain("Crème Brûlée") == "creme brulee"
    assert plain("Straße, Łódź, smørbrød, Cæsar, cœur") == (
        "strasse, lodz, smorbrod, caesar, coeur"
    )


@pytest.mark.parametrize(
    ("language", "text", "cut"),
    [
        ("en", "running horses", ("run", "hors")),
        ("fr", "les chevaux couraient", ("le", "cheval", "cour")),
        ("de", "die Häuser", ("die", "haus")),
        ("es", "los caballos", ("los", "caball")),
        ("it", "i cavalli", ("i", "cavall")),
        ("pt", "os cavalos", ("os", "caval")),
        ("nl", "de katten", ("de", "kat")),
        ("pl", "konie", ("kon",)),
        ("eo", "running horses", ("run", "hors")),  # another language is cut like English
    ],
)
def test_words_are_cut_as_their_language_wants(
    language: str, text: str, cut: tuple[str, ...]
) -> None:
    assert stems(text, language) == cut


def test_words_of_much_the_same_letters_share_groups_of_four() -> None:
    assert letter_groups("moon") == ("<moo", "moon", "oon>")
    assert letter_groups("Eté") == ("<ete", "ete>")
    assert letter_groups("no") == ("<no>",)
    assert letter_groups("a") == ("<a>",)


def test_what_says_something_has_four_letters_or_lost_its_ending() -> None:
    """The stem has four letters, or the word had more than four."""
    assert meaningful("the fox ran home", "en") == ("home",)
    assert meaningful("the foxes hum and hummed", "en") == ("fox", "hum")
    assert meaningful("nuns", "en") == ()
