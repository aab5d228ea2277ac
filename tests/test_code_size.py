"""Modules, functions and folders stay small enough to be read; who is larger is listed here."""

import ast
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST_LINES = 400
MOST_LINES_OF_A_FUNCTION = 40
MOST_MODULES = 12

# Patterns of places, and why what is there may be longer.
LONG_MODULES = {
    "web/src/net/types.ts": "generated from the server's types",
    "painter/scenes/*.py": "two or three pictures, each drawn stroke by stroke from top to bottom",
    "painter/motifs/*.py": "a list of things to draw, each by itself",
    "painter/canvas.py": "one class, Canvas, and its masks",
    "painter/solids.py": "a list of bodies and their surfaces, each by itself",
    "painter/track.py": "the six landscapes of the score track, each by itself",
}
LONG_FUNCTIONS = {
    "src/storyhare/table/state.py: evolve": "one short case for each event",
    "tests/golden/playthrough.py: _told": "one short case for each event",
    "tests/browser/*: test_*": "people play on in browsers, step after step",
    "painter/scenes/*: *": "a picture is drawn stroke by stroke",
    "painter/motifs/*: *": "a thing is drawn stroke by stroke",
    "painter/model.py: see": "one pass over all pixels, with eight settings",
}


def sources(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def pages() -> Iterator[Path]:
    for ending in ("*.ts", "*.svelte"):
        yield from sorted((ROOT / "web/src").rglob(ending))


def listed(place: str, exceptions: dict[str, str]) -> bool:
    return any(fnmatch(place, pattern) for pattern in exceptions)


def long_modules() -> list[str]:
    found = []
    for file in (*sources("src", "tests", "bench", "painter"), *pages()):
        lines = len(file.read_text(encoding="utf-8").splitlines())
        if lines > MOST_LINES:
            found.append(str(file.relative_to(ROOT)))
    return found


def long_functions() -> list[str]:
    found = []
    for file in sources("src", "tests", "bench", "painter"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                if node.end_lineno - node.lineno + 1 > MOST_LINES_OF_A_FUNCTION:
                    found.append(f"{file.relative_to(ROOT)}: {node.name}")
    return found


def test_no_module_is_longer_than_400_lines() -> None:
    assert [place for place in long_modules() if not listed(place, LONG_MODULES)] == []


def test_no_function_is_longer_than_40_lines() -> None:
    assert [place for place in long_functions() if not listed(place, LONG_FUNCTIONS)] == []


def test_every_exception_is_still_one() -> None:
    long = [*long_modules(), *long_functions()]
    for pattern in (*LONG_MODULES, *LONG_FUNCTIONS):
        assert any(fnmatch(place, pattern) for place in long), pattern


def test_no_package_has_more_than_twelve_modules() -> None:
    folders = Counter(file.parent.relative_to(ROOT) for file in sources("src"))
    assert [folder for folder, number in folders.items() if number > MOST_MODULES] == []
