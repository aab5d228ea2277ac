"""The front door of the decks: every name opens, and the worker loads no more than it needs."""

import subprocess
import sys

import pytest

from storyhare import decks

WORKER = """
import sys, storyhare.decks.reading.worker
print(*[name for name in sys.modules if name.startswith("storyhare.decks.")])
"""


@pytest.mark.parametrize("name", decks.__all__)
def test_every_name_of_the_front_door_opens(name: str) -> None:
    assert getattr(decks, name) is not None


def test_other_names_are_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = decks.nothing


def test_the_worker_loads_only_what_it_needs_to_read_a_deck() -> None:
    command = [sys.executable, "-c", WORKER]
    loaded = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    needed = {"limits", "manifest", "priority", "reading"}
    assert {name.split(".")[2] for name in loaded} == needed
    assert "storyhare.decks.reading.workers" not in loaded
