"""The deck as a whole: its manifest, retired cards, contact sheet, and the places of the stones on the track."""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageOps

from painter import track
from painter.palette import PAPER
from painter.scene import REGISTRY, Scene

DESCRIPTIONS = Path(__file__).parent / "descriptions"
TITLES = Path(__file__).parent / "titles"
DECK = "deck"  # the line of the deck's own title
# Of a card that is no longer dealt one picture is kept, for every size, and what games still show.
RETIRED = "retired"
RETIRED_SIZE, RETIRED_QUALITY = (400, 600), 65
RETIRED_WORDS = ("id", "title", "titles", "alt")
Translated = dict[str, dict[str, str]]


def manifest() -> dict[str, object]:
    """What the game is told about the deck, in a stable order."""
    told, titles = translated(DESCRIPTIONS), translated(TITLES)
    return {
        "format": 1,
        "id": "dreams",
        "title": "Dreams",
        "titles": _in_all(titles, DECK),
        "authors": ["The Storyhare authors"],
        "licence": "CC-BY-4.0",
        "languages": ["en", *sorted(told)],
        "cards": [_card(REGISTRY[card], titles, told) for card in sorted(REGISTRY)],
    }


def translated(folder: Path) -> Translated:
    """The texts of the cards in all languages but English, which stands beside each scene."""
    files = sorted(folder.glob("*.toml"))
    return {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in files}


def _in_all(texts: Translated, name: str) -> dict[str, str]:
    return {language: lines[name] for language, lines in texts.items()}


def _card(scene: Scene, titles: Translated, told: Translated) -> dict[str, object]:
    return {
        "id": scene.id,
        "title": scene.title,
        "titles": _in_all(titles, scene.id),
        "motifs": list(scene.motifs),
        "themes": list(scene.themes),
        "moods": list(scene.moods),
        "alt": {"en": scene.alt} | _in_all(told, scene.id),
        "clues": list(scene.clues),
    }


def write_manifest(folder: Path) -> None:
    """Write deck.json into folder."""
    _write_json(folder / "deck.json", manifest())


def retire(cards: Sequence[str], folder: Path) -> None:
    """Keep what games that were begun with these cards show of them; deck.json still has them."""
    file = folder / f"{RETIRED}.json"
    kept = {card["id"]: card for card in json.loads(file.read_text(encoding="utf-8"))} if file.exists() else {}
    dealt = json.loads((folder / "deck.json").read_text(encoding="utf-8"))["cards"]
    kept |= {card["id"]: {word: card[word] for word in RETIRED_WORDS} for card in dealt if card["id"] in cards}
    (folder / RETIRED).mkdir(exist_ok=True)
    for card in cards:
        with Image.open(folder / "large" / f"{card}.webp") as picture:
            small = picture.convert("RGB").resize(RETIRED_SIZE, Image.Resampling.LANCZOS)
        small.save(folder / RETIRED / f"{card}.webp", quality=RETIRED_QUALITY, method=6)
    _write_json(file, [kept[card] for card in sorted(kept)])


def write_stones(folder: Path) -> None:
    """Write stones.json beside the landscapes."""
    _write_json(folder / "stones.json", track.stones())


def _write_json(file: Path, content: object) -> None:
    file.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def spread(files: Sequence[Path], columns: int, swaps: int = 30_000) -> list[Path]:
    """The pictures in an order in which neighbours on a sheet differ in colour.

    Two pictures change places whenever that takes look-alikes further apart.
    """
    tones = np.array([_tones(file) for file in files])
    push = 1 / (1 + np.linalg.norm(tones[:, None] - tones[None], axis=2)) ** 2
    order, rng = list(range(len(files))), random.Random(len(files))
    rng.shuffle(order)
    for _ in range(swaps if len(files) > 1 else 0):
        a, b = rng.sample(range(len(files)), 2)
        before = _crowding(order, a, columns, push) + _crowding(order, b, columns, push)
        order[a], order[b] = order[b], order[a]
        if _crowding(order, a, columns, push) + _crowding(order, b, columns, push) >= before:
            order[a], order[b] = order[b], order[a]
    return [files[i] for i in order]


def _tones(file: Path) -> NDArray[np.float32]:
    """The colours of a picture in six patches, as the eye weighs them."""
    with Image.open(file) as picture:
        patches = picture.convert("RGB").resize((2, 3), Image.Resampling.BOX)
    return np.asarray(cv2.cvtColor(np.asarray(patches, np.float32) / 255, cv2.COLOR_RGB2LAB), np.float32).ravel()


def _crowding(order: Sequence[int], place: int, columns: int, push: NDArray[np.float64]) -> float:
    return sum(float(push[order[place], order[other]]) for other in _neighbours(place, columns, len(order)))


def _neighbours(place: int, columns: int, count: int) -> Iterator[int]:
    """The places left, right, above and below."""
    if place % columns:
        yield place - 1
    if place % columns < columns - 1 and place + 1 < count:
        yield place + 1
    yield from (other for other in (place - columns, place + columns) if 0 <= other < count)


def write_sheet(files: Sequence[Path], sheet: Path, columns: int, size: tuple[int, int], gap: int = 8) -> None:
    """Write a contact sheet of the pictures, side by side on paper."""
    width, height = size
    columns = max(1, min(columns, len(files)))
    rows = max(1, -(-len(files) // columns))
    page = Image.new("RGB", (columns * (width + gap) + gap, rows * (height + gap) + gap), PAPER)
    for i, file in enumerate(files):
        with Image.open(file) as picture:
            scaled = ImageOps.pad(picture.convert("RGB"), size, Image.Resampling.LANCZOS, PAPER)
        page.paste(scaled, (gap + i % columns * (width + gap), gap + i // columns * (height + gap)))
    sheet.parent.mkdir(parents=True, exist_ok=True)
    page.save(sheet, quality=80, method=6)
