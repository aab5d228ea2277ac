"""The script behind `make mutate` makes the faults that it should, and learns from the tests."""

import ast
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tests import mutate
from tests.mutants import made, places

ROOT = Path(__file__).parent.parent


def faults(code: str) -> set[tuple[str, str]]:
    tree, found = places(textwrap.dedent(code))
    before = ast.unparse(tree)
    mutants = [made(tree, place) for place in found]
    assert ast.unparse(tree) == before
    return {(mutant.was, mutant.now) for mutant in mutants}


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("x = a < b", {"x = a <= b"}),
        ("x = a and b", {"x = a or b"}),
        ("x = not a", {"x = a"}),
        ("x = a + 7", {"x = a - 7", "x = a + 8"}),
        ("x = -a", {"x = a"}),
        ("x = True", {"x = False"}),
        ("x = 'hop'", {"x = ''"}),
        ("x = f(a, b=c, d=e)", {"x = f(a, d=e)", "x = f(a, b=c)"}),
        ("x.y = a", {"pass"}),
        ("x += a", {"pass", "x -= a"}),
        ("f(a)", {"pass"}),
        ("raise F('hop')", {"pass"}),
        ("x = a if b else c", {"x = a if not b else c"}),
        ("assert a < b", set()),
        ("x: Literal['a'] = b", set()),
        ("log.info('hop')", set()),
        ("'hop'", set()),
        ("T = TypeVar('T')", set()),
    ],
)
def test_a_line_is_changed_in_every_way_that_matters(line: str, changed: set[str]) -> None:
    assert faults(line) == {(line, now) for now in changed}


def test_what_is_in_functions_and_loops_is_changed_too() -> None:
    code = """\
        def f(a):
            for b in a:
                if b:
                    break
            return a
        """
    assert faults(code) == {
        ("if b:", "if not b:"),
        ("break", "continue"),
        ("return a", "return None"),
    }
    assert faults("def f():\n    return False") == {("return False", "return True")}


def test_every_fault_that_is_said_to_change_nothing_can_still_be_made() -> None:
    known = mutate.known_equivalents()
    for module, was, _ in known:
        code = ast.unparse(ast.parse((mutate.PACKAGE / module).read_text(encoding="utf-8")))
        lines = {line.strip() for line in code.splitlines()}
        assert set(was.splitlines()) <= lines, (module, was)
    assert all(len(why.split()) > 3 for why in known.values())


@pytest.mark.parametrize(
    ("test", "told", "status"),
    [
        ("test_a_range_is_a_part_or_all_or_nothing", "3 caught, 0 survived, 0 equivalent: 100%", 0),
        ("test_what_a_crash_left", "0 caught, 3 survived, 0 equivalent: 0%", 1),
    ],
)
def test_faults_are_noticed_by_tests_or_told(
    test: str, told: str, status: int, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "tests.mutate", "media/ranges.py", "--sample", "3"]
    result = subprocess.run(
        [*command, "--tests", "tests/media/test_ranges_and_spool.py", "-k", test],
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.stdout.splitlines()[-1:] == [f"media/ranges.py: 3 tried, {told}"], result.stderr
    assert result.returncode == status
    assert list(tmp_path.glob("mutate-*")) == []


def test_quick_tests_are_asked_first_and_all_others_about_what_they_miss() -> None:
    seconds = {"near": 1.0, "far": 2.0, "slow": 9.0, "long": mutate.LONGEST, "elsewhere": 1.0}
    by_line = {
        "module.py": {7: {"near", "slow", "long"}, 8: {"far"}},
        "other.py": {1: {"elsewhere"}},
    }
    tests = mutate.Tests(seconds, {"slow"}, by_line)
    assert tests.of("module.py", range(7, 8)) == (["near"], ["slow", "long"])
    first, others = tests.of("module.py", range(9, 10))
    assert first == ["near", "far"]  # no line of the module is known to be run: all may matter
    assert others == ["slow", "long", "elsewhere"]


@pytest.mark.parametrize(
    ("fail_with", "fail_without", "result"),
    [
        ({"quick"}, set(), "caught"),
        ({"slow"}, set(), "caught"),
        ({"quick", "slow"}, {"quick"}, "caught"),
        ({"quick", "slow"}, {"quick", "slow"}, "survived"),  # the machine is too busy for them
        (set(), set(), "survived"),
    ],
)
def test_a_test_counts_if_it_passes_without_the_fault(
    fail_with: set[str],
    fail_without: set[str],
    result: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    module = "media/ranges.py"

    def failing(overlay: Path, tests: dict[str, float]) -> set[str]:
        true = (mutate.PACKAGE / module).read_text(encoding="utf-8")
        is_faulty = (overlay / "storyhare" / module).read_text(encoding="utf-8") != true
        return set(tests) & (fail_with if is_faulty else fail_without)

    monkeypatch.setattr(mutate, "failing", failing)
    tests = mutate.Tests({"quick": 1.0, "slow": 9.0}, {"slow"}, {})
    trial = mutate.Trial(tests, mutate.Overlay(tmp_path, "media"))
    trial.attempt(mutate.chosen([module], 1, 1))
    assert trial.tally.counts == {result: 1}
