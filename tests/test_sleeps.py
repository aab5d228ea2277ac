"""Nothing in a test waits for a fixed time without saying why: a condition is surer and quicker."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SLEEPS = ("sleep", "wait_for_timeout")
PLACES = ("tests", "src/storyhare/testing", "bench")


def sleeps(tree: ast.AST, waits_for_something: bool = False) -> Iterator[ast.Call]:
    """Every sleep but those between two looks at a condition, and those that let others run."""
    for node in ast.iter_child_nodes(tree):
        looks = waits_for_something or isinstance(node, ast.While)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            looks = False
        if isinstance(node, ast.Call) and _is_sleep(node) and not looks:
            yield node
        yield from sleeps(node, looks)


def _is_sleep(call: ast.Call) -> bool:
    named = call.func.attr if isinstance(call.func, ast.Attribute) else None
    seconds = call.args[0] if call.args else None
    return named in SLEEPS and not (isinstance(seconds, ast.Constant) and seconds.value == 0)


def unexplained(text: str) -> list[int]:
    """Lines with a sleep that has no comment, neither beside it nor right above."""
    lines = text.splitlines()
    found = [call.lineno for call in sleeps(ast.parse(text))]
    return [
        at
        for at in found
        if "#" not in lines[at - 1] and not lines[at - 2].lstrip().startswith("#")
    ]


def test_every_fixed_sleep_says_why() -> None:
    files = [file for place in PLACES for file in (ROOT / place).rglob("*.py")]
    found = {str(file): unexplained(file.read_text(encoding="utf-8")) for file in files}
    assert {file: lines for file, lines in found.items() if lines} == {}


def test_a_sleep_without_a_reason_is_found() -> None:
    assert unexplained("import time\ntime.sleep(3)\n") == [2]
    assert unexplained("import time\ntime.sleep(3)  # the disk is slow\n") == []
    assert unexplained("import time\n# the disk is slow\ntime.sleep(3)\n") == []
    assert unexplained("while not done():\n    time.sleep(0.1)\n") == []
    assert unexplained("while True:\n    def inner():\n        time.sleep(0.1)\n") == [3]
    assert unexplained("await asyncio.sleep(0)\n") == []
