"""Mutation testing: puts small faults into the code, one at a time, and runs the tests.

`make mutate` tries a sample of each package, `python -m tests.mutate media/webm.py` all of a
module. Quick tests are asked first, and all others about what those do not notice. Faults that no
test can notice, since they change nothing, are listed with the reason in mutants.toml. Fails when
of the others less than nine in ten are noticed.
"""

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path

import coverage

from tests.mutants import Mutant, Place, made, places

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "storyhare"
EQUIVALENT = Path(__file__).with_name("mutants.toml")
# The tests that are asked about a package.
SUITES = {
    "wire": ["tests/server/test_wire.py", "tests/server/test_frames.py"],
    "bots": ["tests/bots"],
    "decks": ["tests/decks"],
    "media": ["tests/media"],
}
WANTED = 0.9
# Tests that keep a processor busy for longer than this many seconds are asked last.
SLOW = 4.0
# And of the others no more are asked first, nearest first, than take so many seconds together.
LONGEST = 90.0
# How pytest begins the line of a test that has failed.
TOLD = ("FAILED ", "ERROR ")
# What a child has loaded already: all that takes long, and nothing of ours.
PLUGINS = (
    "pytest_asyncio.plugin",
    "pytest_cov.plugin",
    "pytest_timeout",
    "_hypothesis_pytestplugin",
)
LOADED = ("pytest", *PLUGINS, "hypothesis", "numpy", "cv2", "asyncpg", "PIL.Image", "litestar")


@dataclass
class Tests:
    """Which tests run a line of a module, how long each of them takes, and which are slow."""

    seconds: dict[str, float]
    slow: set[str]
    by_line: dict[str, dict[int, set[str]]]

    def __post_init__(self) -> None:
        lines = [line for module in self.by_line.values() for line in module.values()]
        self.unmeasured = set(self.seconds).difference(*lines)

    def of(self, module: str, lines: range) -> tuple[list[str], list[str]]:
        """The tests to ask about some lines, nearest first, and those to ask if they pass."""
        known = self.by_line.get(module, {})
        nearest = {name for line in lines for name in known.get(line, ())}
        near = {name for line in known.values() for name in line}
        # What is run while a module is loaded, or in another process, may matter to any test; and
        # a test that was not measured may be about any line.
        unsure = "" in nearest or not nearest
        asked = set(self.seconds) if unsure else nearest | self.unmeasured
        ranked = sorted(
            asked & set(self.seconds),
            key=lambda name: (name not in nearest, name not in near, self.seconds[name]),
        )
        quick = [name for name in ranked if name not in self.slow]
        until = accumulate([self.seconds[name] for name in quick])
        first = [name for name, spent in zip(quick, until, strict=True) if spent < LONGEST]
        return first, [name for name in ranked if name not in set(first)]


@dataclass
class Tally:
    """What became of the faults."""

    counts: Counter[str] = field(default_factory=Counter)
    survivors: list[str] = field(default_factory=list)

    @property
    def share(self) -> float:
        """How many of those that change something were noticed."""
        told = self.counts["caught"] + self.counts["survived"]
        return self.counts["caught"] / told if told else 1.0


class Overlay:
    """Our code once more: one package as a copy that can be changed, and links to all others."""

    def __init__(self, folder: Path, package: str) -> None:
        self.folder = folder
        self._home = folder / "storyhare"
        self._changes = 0
        self._home.mkdir(parents=True)
        for entry in PACKAGE.iterdir():
            if entry.name == package:
                shutil.copytree(entry, self._home / package)
            else:
                (self._home / entry.name).symlink_to(entry)

    def put(self, module: str, source: str) -> None:
        """Change a module."""
        self._changes += 1
        path = self._home / module
        path.write_text(source, encoding="utf-8")
        # What was compiled before is told apart by the time in whole seconds, and by the size.
        os.utime(path, (self._changes, self._changes))


def modules(names: Iterable[str]) -> Iterator[str]:
    """The modules of packages, and those that are named: `media`, `bots/policy.py`."""
    for name in names:
        path = PACKAGE / name
        found = [path] if path.is_file() else sorted(path.rglob("*.py"))
        yield from [str(file.relative_to(PACKAGE)) for file in found]


# -- the tests -------------------------------------------------------------------------------------


def measure(package: str, suite: list[str], folder: Path) -> Tests:
    """Run the tests once, as they are: which pass, how long they take, and which lines they run."""
    report = folder / "report.json"
    environment = {
        **os.environ,
        "COVERAGE_FILE": str(folder / "coverage"),
        "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}",
        "MUTATE_REPORT": str(report),
    }
    command = [sys.executable, "-m", "pytest", "-q", "-m", "not long"]
    command += ["-p", "tests.mutate_report", "--hypothesis-seed=0", "--cov-context=test"]
    command += [f"--cov=storyhare.{package}", "--cov-report=", *suite]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=sys.stderr)
    took: dict[str, tuple[float, float]] = json.loads(report.read_text(encoding="utf-8"))
    data = coverage.CoverageData(str(folder / "coverage"))
    data.read()
    by_line = {
        str(Path(file).relative_to(PACKAGE)): {
            line: {name.partition("|")[0] for name in names}
            for line, names in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }
    seconds = {name: wall for name, (wall, _) in took.items()}
    slow = {name for name, (_, busy) in took.items() if busy >= SLOW}
    return Tests(seconds, slow, by_line)


def patience_for(seconds: float) -> float:
    """How long something may take that took so long before, on a machine with other work too."""
    return 30 + 6 * seconds


def failing(overlay: Path, tests: dict[str, float]) -> set[str]:
    """Which tests fail, up to the first; in a child, which has all but our code loaded.

    Where the child ends before it can tell, or does not end, the first test stands for all.
    """
    child = os.fork()
    if child == 0:
        try:
            os._exit(_run(overlay, list(tests), patience_for(max(tests.values()))))
        finally:
            os._exit(2)
    status = _status(child, patience_for(sum(tests.values())))
    if status == 0:
        return set()
    output = (overlay.parent / "output").read_text(encoding="utf-8", errors="replace")
    told = [line.partition(" ")[2] for line in output.splitlines() if line.startswith(TOLD)]
    named = {name for name in tests if any(line.startswith(name) for line in told)}
    return named or {next(iter(tests))}


def _status(child: int, patience: float) -> int | None:
    """How a child has ended; None: it has not, and is ended now."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            _end(child)
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    _end(child)
    os.waitpid(child, 0)
    return None


def _run(overlay: Path, tests: list[str], each: float) -> int:
    import pytest  # noqa: PLC0415 - a child has it already

    os.setsid()
    with (overlay.parent / "output").open("wb") as output:
        for stream in (1, 2):
            os.dup2(output.fileno(), stream)
    os.environ |= {"PYTHONPATH": f"{overlay}:{ROOT}", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    sys.path[:0] = [str(overlay)]
    options = ["-x", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0", f"--timeout={each}"]
    options += [option for plugin in PLUGINS for option in ("-p", plugin)]
    options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # for what is loaded already
    return int(pytest.main([*options, *tests]))


def _end(child: int) -> None:
    """Also those that the child has started: it leads a group of its own."""
    try:
        os.killpg(child, signal.SIGKILL)
    except ProcessLookupError:
        return


# -- the faults ------------------------------------------------------------------------------------


def known_equivalents() -> dict[tuple[str, str, str], str]:
    """The faults that change nothing, with the reason."""
    rows = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return {(row["module"], row["was"], row["now"]): row["why"] for row in rows}


def chosen(names: list[str], sample: int | None, seed: int) -> list[tuple[str, Mutant]]:
    """Some faults of some modules, or all: always the same for a seed.

    They are in random order: if a run is stopped, those that were tried are a smaller sample.
    """
    found: list[tuple[str, int]] = []
    trees = {name: places((PACKAGE / name).read_text(encoding="utf-8")) for name in names}
    for name, (_, there) in trees.items():
        found += [(name, at) for at in range(len(there))]
    luck = random.Random(seed)
    some = found if sample is None else luck.sample(found, min(sample, len(found)))

    def mutant(name: str, at: int) -> Mutant:
        tree, there = trees[name]
        place: Place = there[at]
        return made(tree, place)

    return [(name, mutant(name, at)) for name, at in some]


class Trial:
    """Puts faults into a copy of the code, and asks the tests about them."""

    def __init__(self, tests: Tests, overlay: Overlay) -> None:
        self._tests = tests
        self._overlay = overlay
        self._sound: set[str] = set()
        self.tally = Tally()

    def attempt(self, mutants: list[tuple[str, Mutant]]) -> None:
        """Try each of them."""
        equivalent = known_equivalents()
        for module, mutant in mutants:
            same = (module, mutant.was, mutant.now) in equivalent
            result = "equivalent" if same else self._result(module, mutant)
            self.tally.counts[result] += 1
            where = f"{module}:{mutant.lines.start}"
            print(f"{result:10} {where}", file=sys.stderr, flush=True)
            if result == "survived":
                self.tally.survivors.append(f"{where}\n  - {mutant.was}\n  + {mutant.now}")
                print(self.tally.survivors[-1], flush=True)

    def _result(self, module: str, mutant: Mutant) -> str:
        asked = self._tests.of(module, mutant.lines)
        caught = any(self._notice(module, mutant, tests) for tests in asked)
        return "caught" if caught else "survived"

    def _notice(self, module: str, mutant: Mutant, tests: list[str]) -> bool:
        """Does a test fail that passes without the fault? On a busy machine some do not."""
        true = (PACKAGE / module).read_text(encoding="utf-8")
        while tests:
            self._overlay.put(module, mutant.source)
            failed = self._failing(tests)
            self._overlay.put(module, true)
            if not failed:
                return False
            if failed <= self._sound or not self._failing(sorted(failed)):
                self._sound |= failed
                return True
            print(f"fails without a fault: {failed}", file=sys.stderr, flush=True)
            tests = [name for name in tests if name not in failed]
        return False

    def _failing(self, tests: list[str]) -> set[str]:
        return failing(self._overlay.folder, {name: self._tests.seconds[name] for name in tests})


def main() -> int:
    """Try the faults, and say what became of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(SUITES), help="packages or modules")
    parser.add_argument("--sample", type=int, help="so many faults of each name, not all")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--tests", nargs="*", help="ask these tests, not the package's")
    parser.add_argument("-k", default="", help="ask those of them that are called like this")
    arguments = parser.parse_args()
    for name in LOADED:
        __import__(name)
    missed = False
    for name in arguments.names:
        package = Path(name).parts[0]
        folder = Path(tempfile.mkdtemp(prefix="mutate-"))
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(folder / "compiled")
        try:
            mutants = chosen(list(modules([name])), arguments.sample, arguments.seed)
            suite = ["-k", arguments.k, *(arguments.tests or SUITES[package])]
            tests = measure(package, suite, folder)
            trial = Trial(tests, Overlay(folder / "src", package))
            trial.attempt(mutants)
        finally:
            shutil.rmtree(folder)
        tally = trial.tally
        told = ", ".join(
            f"{tally.counts[word]} {word}" for word in ("caught", "survived", "equivalent")
        )
        print(f"{name}: {len(mutants)} tried, {told}: {tally.share:.0%}", flush=True)
        missed |= tally.share < WANTED
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
