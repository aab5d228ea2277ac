"""The painted deck: it is whole, light, told in words, and what the painter paints."""

import ast
import inspect
import io
import itertools
import json
import re
import shutil
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from painter import deck, palette, render
from painter.__main__ import DECK, TRACK, main
from painter.scene import REGISTRY

CARDS = 84
MOST_BYTES = 20_000_000
SIZES = {"large": (800, 1200), "medium": (400, 600), "small": (200, 300)}
# Mean difference in Lab of pictures shrunk to 32 by 48. Measured: the two cards most alike are
# 7.0 apart, and a card is at most 4.2 away from itself when it is shifted and pressed hard.
ALIKE = 5.5
# Mean difference of grey levels at the small size. Measured: WebP costs the repainted sample 3.8
# to 4.8, and the nearest other card is 29 away.
REPAINTED = 8.0
SAMPLE = ("broken-bridge", "fox-galaxy", "hat-quarrel", "seed-house")
MOST_OF_A_PALETTE = 11
PALETTES = {name for name, value in vars(palette).items() if isinstance(value, palette.Palette)}
LIGHT = 0.65  # mean luminance of the middle of a card with a light background

Pixels = NDArray[np.float32]

render.load_scenes()
IDS = sorted(REGISTRY)


@cache
def manifest() -> dict[str, Any]:
    content: dict[str, Any] = json.loads((DECK / "deck.json").read_text(encoding="utf-8"))
    return content


@cache
def picture(card: str, size: str) -> Image.Image:
    with Image.open(DECK / size / f"{card}.webp") as opened:
        return opened.convert("RGB")


def pixels(image: Image.Image) -> Pixels:
    return np.asarray(image.convert("RGB"), np.float32)


def impression(image: Image.Image) -> Pixels:
    """What is left of a picture at a glance: its colours, coarsely, as the eye weighs them."""
    shrunk = image.convert("RGB").resize((32, 48), Image.Resampling.BOX)
    return np.asarray(cv2.cvtColor(pixels(shrunk) / 255, cv2.COLOR_RGB2LAB), np.float32)


def distance(first: Pixels, second: Pixels) -> float:
    return float(np.abs(first - second).mean())


def look_alikes(impressions: dict[str, Pixels]) -> list[tuple[str, str]]:
    pairs = itertools.combinations(impressions.items(), 2)
    return [(a, b) for (a, one), (b, other) in pairs if distance(one, other) < ALIKE]


def twin(image: Image.Image) -> Image.Image:
    """The same picture, shifted a little, made smaller and pressed hard."""
    moved = Image.new("RGB", image.size, palette.PAPER)
    moved.paste(image, (8, -6))
    pressed = io.BytesIO()
    moved.resize((600, 900)).save(pressed, "JPEG", quality=40)
    return Image.open(pressed)


def chunks(file: Path) -> list[str]:
    """The names of the parts of a WebP file."""
    data = file.read_bytes()
    assert data[:4] == b"RIFF"
    assert data[8:12] == b"WEBP"
    found, at = [], 12
    while at < len(data):
        found.append(data[at : at + 4].decode("ascii"))
        length = int.from_bytes(data[at + 4 : at + 8], "little")
        at += 8 + length + length % 2
    return found


def test_the_manifest_has_all_cards_in_order() -> None:
    ids = [card["id"] for card in manifest()["cards"]]
    assert len(ids) == CARDS
    assert ids == IDS


@pytest.mark.parametrize("card", IDS)
def test_a_card_id_is_lower_case_words(card: str) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", card)


def test_the_manifest_names_its_authors_and_its_licence() -> None:
    assert manifest()["authors"] == ["The Storyhare authors"]
    assert manifest()["licence"] == "CC-BY-4.0"


def test_the_manifest_says_what_the_scenes_say() -> None:
    for card in manifest()["cards"]:
        scene = REGISTRY[card["id"]]
        assert card["alt"]["en"] == scene.alt
        for field in ("title", "motifs", "themes", "moods", "clues"):
            said = getattr(scene, field)
            assert card[field] == (list(said) if isinstance(said, tuple) else said), card["id"]


@pytest.mark.parametrize("size", SIZES)
def test_every_card_is_there_in_its_size_as_webp(size: str) -> None:
    for card in [*IDS, "_back"]:
        with Image.open(DECK / size / f"{card}.webp") as opened:
            assert (opened.format, opened.size) == ("WEBP", SIZES[size]), card


def test_nothing_else_lies_in_the_deck() -> None:
    wanted = {f"{size}/{card}.webp" for size in SIZES for card in [*IDS, "_back"]}
    wanted |= {f"retired/{card['id']}.webp" for card in retired()}
    there = {str(file.relative_to(DECK)) for file in DECK.rglob("*") if file.is_file()}
    assert there == wanted | {"deck.json", "retired.json"}


@cache
def retired() -> list[dict[str, Any]]:
    content: list[dict[str, Any]] = json.loads((DECK / "retired.json").read_text(encoding="utf-8"))
    return content


def test_no_card_is_lost_that_a_game_may_have_had() -> None:
    ever = Path(__file__).with_name("first_edition.txt").read_text(encoding="utf-8").split()
    assert len(ever) == CARDS
    assert set(ever) <= {*IDS, *[card["id"] for card in retired()]}


def test_a_retired_card_keeps_one_picture_and_its_words_in_all_eight_languages() -> None:
    for card in retired():
        with Image.open(DECK / "retired" / f"{card['id']}.webp") as opened:
            assert (opened.format, opened.size) == ("WEBP", SIZES["medium"]), card["id"]
        assert card["title"]
        assert set(card["titles"]) == LANGUAGES - {"en"}
        assert set(card["alt"]) == LANGUAGES


def test_a_card_is_retired_with_what_games_still_show_of_it(tmp_path: Path) -> None:
    (tmp_path / "large").mkdir()
    for card in ("clock-pond", "bear-shadow"):
        shutil.copy(DECK / "large" / f"{card}.webp", tmp_path / "large")
    shutil.copy(DECK / "deck.json", tmp_path)
    for card in ("clock-pond", "bear-shadow"):
        assert main([card, "--retire", "--out", str(tmp_path)]) == 0
    kept = json.loads((tmp_path / "retired.json").read_text(encoding="utf-8"))
    told = {card["id"]: card for card in manifest()["cards"]}
    assert [card["id"] for card in kept] == ["bear-shadow", "clock-pond"]
    for card in kept:
        assert card == {word: told[card["id"]][word] for word in ("id", "title", "titles", "alt")}
        shown = tmp_path / "retired" / f"{card['id']}.webp"
        assert chunks(shown) == ["VP8 "]
        with Image.open(shown) as opened:
            small = opened.resize(SIZES["small"], Image.Resampling.LANCZOS)
        assert distance(pixels(small), pixels(picture(card["id"], "small"))) < REPAINTED


def test_no_picture_carries_metadata() -> None:
    for file in [*DECK.rglob("*.webp"), *TRACK.glob("*.webp")]:
        assert chunks(file) == ["VP8 "], file.name


def test_metadata_would_be_found(tmp_path: Path) -> None:
    file = tmp_path / "told.webp"
    about = Image.Exif()
    about[0x010E] = "painted on a Sunday"
    picture(IDS[0], "small").save(file, exif=about)
    assert "EXIF" in chunks(file)


def test_the_deck_is_light_to_carry() -> None:
    assert sum(file.stat().st_size for file in DECK.rglob("*.webp")) < MOST_BYTES


def test_no_two_cards_look_alike() -> None:
    assert look_alikes({card: impression(picture(card, "large")) for card in IDS}) == []


@pytest.mark.parametrize("card", ["last-leaf", "ladder-forest", "moth-lamp", "windows"])
def test_a_twin_would_be_found(card: str) -> None:
    impressions = {name: impression(picture(name, "large")) for name in IDS}
    impressions["twin"] = impression(twin(picture(card, "large")))
    assert look_alikes(impressions) == [(card, "twin")]


@pytest.mark.parametrize("card", SAMPLE)
def test_the_painter_repaints_what_is_committed(card: str) -> None:
    repainted = render.render(card).resize(SIZES["small"], Image.Resampling.LANCZOS)
    assert distance(pixels(repainted), pixels(picture(card, "small"))) < REPAINTED


@pytest.mark.parametrize("card", SAMPLE)
def test_another_card_would_not_pass_for_a_repainted_one(card: str) -> None:
    committed = pixels(picture(card, "small"))
    others = [
        distance(committed, pixels(picture(other, "small"))) for other in IDS if other != card
    ]
    assert min(others) > 2 * REPAINTED


@pytest.mark.parametrize("card", IDS)
def test_a_scene_is_told_in_words(card: str) -> None:
    scene = REGISTRY[card]
    assert scene.title
    for words in (scene.motifs, scene.themes, scene.moods):
        assert words
        assert all(re.fullmatch(r"[a-z-]+", word) for word in words)
    clues = [clue.casefold() for clue in scene.clues]
    assert len(set(clues)) == len(clues) >= 5
    assert all(1 <= len(clue.split()) <= 3 for clue in clues)


@pytest.mark.parametrize("card", IDS)
def test_a_scene_is_described_in_one_or_two_sentences(card: str) -> None:
    alt = REGISTRY[card].alt
    assert alt[0].isupper()
    assert alt.endswith(".")
    assert 40 <= len(alt) <= 300
    assert 1 <= len(re.findall(r"[.!?](?: |$)", alt)) <= 2


@pytest.mark.parametrize("field", ["title", "alt", "clues"])
def test_no_two_scenes_share_a(field: str) -> None:
    told = Counter(getattr(scene, field) for scene in REGISTRY.values())
    assert [text for text, times in told.items() if times > 1] == []


@cache
def _functions(module: str) -> dict[str, ast.FunctionDef]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def palette_of(card: str) -> str:
    """The palette that a scene and its parts name most often; "mixed" when they name none."""
    draw = REGISTRY[card].draw
    functions = _functions(draw.__module__)
    named: Counter[str] = Counter()
    waiting, seen = [draw.__name__], {draw.__name__}
    while waiting:
        for node in ast.walk(functions[waiting.pop()]):
            if not isinstance(node, ast.Name):
                continue
            if node.id in PALETTES:
                named[node.id] += 1
            elif node.id in functions and node.id not in seen:
                seen.add(node.id)
                waiting.append(node.id)
    return named.most_common(1)[0][0] if named else "mixed"


def test_no_palette_rules_the_deck() -> None:
    used = Counter(palette_of(card) for card in IDS)
    del used["mixed"]  # no palette: cards in the other media choose their own colours
    assert set(used) == PALETTES
    assert max(used.values()) <= MOST_OF_A_PALETTE, used


def luminance(card: str) -> float:
    """How light the middle of a card is, from 0 to 1."""
    middle = pixels(picture(card, "medium"))[120:480, 80:320] / 255
    return float((middle @ np.array([0.2126, 0.7152, 0.0722], np.float32)).mean())


def test_enough_cards_have_a_light_background() -> None:
    assert len([card for card in IDS if luminance(card) > LIGHT]) >= 12


@pytest.mark.parametrize("light", ["day", "night"])
@pytest.mark.parametrize("layout", ["phone", "desktop", "tv"])
def test_a_landscape_has_its_stones_inside_the_picture(layout: str, light: str) -> None:
    told = json.loads((TRACK / "stones.json").read_text(encoding="utf-8"))[layout]
    with Image.open(TRACK / f"{layout}-{light}.webp") as opened:
        assert (opened.format, opened.size) == ("WEBP", (told["width"], told["height"]))
        width, height = opened.size
    assert len(told["stones"]) == 31
    for stone in told["stones"]:
        assert stone["r"] <= stone["x"] <= width - stone["r"]
        assert stone["r"] <= stone["y"] <= height - stone["r"]


LANGUAGES = {"en", "fr", "de", "es", "it", "pt", "nl", "pl"}


def test_every_card_is_described_in_all_eight_languages() -> None:
    written = manifest()
    assert set(written["languages"]) == LANGUAGES
    for card in written["cards"]:
        assert set(card["alt"]) == LANGUAGES, card["id"]
        for language, text in card["alt"].items():
            assert 40 <= len(text) <= 360, (card["id"], language)
            assert text.endswith("."), (card["id"], language)
    for language in LANGUAGES:
        texts = [card["alt"][language] for card in written["cards"]]
        assert len(set(texts)) == len(texts)


def test_the_deck_and_every_card_have_a_title_in_all_eight_languages() -> None:
    written = manifest()
    others = LANGUAGES - {"en"}
    for titled in (written, *written["cards"]):
        assert set(titled["titles"]) == others, titled["id"]
        for language, title in titled["titles"].items():
            assert 1 <= len(title) <= 34, (titled["id"], language)
            assert title[0].isupper(), (titled["id"], language)
            assert not title.endswith("."), (titled["id"], language)
    for language in others:
        titles = [card["titles"][language] for card in written["cards"]]
        assert len(set(titles)) == len(titles)


def test_no_line_of_the_titles_names_a_card_that_is_gone() -> None:
    for titles in deck.translated(deck.TITLES).values():
        assert set(titles) == {deck.DECK, *IDS}


def test_the_committed_manifest_is_what_the_painter_writes() -> None:
    assert manifest() == deck.manifest()


def test_the_manifest_can_be_written_without_painting(tmp_path: Path) -> None:
    assert main(["--manifest", "--out", str(tmp_path)]) == 0
    assert [file.name for file in tmp_path.iterdir()] == ["deck.json"]
    assert json.loads((tmp_path / "deck.json").read_text(encoding="utf-8")) == manifest()
