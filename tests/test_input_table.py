"""docs/inputs.md says what the code does, and a new input needs a row."""

from tests import inputs


def test_the_table_is_made_from_the_code() -> None:
    assert inputs.FILE.read_text(encoding="utf-8") == inputs.text(), "run python -m tests.inputs"


def test_every_route_is_said_to_be_open_so_often() -> None:
    assert set(inputs.HOW_OFTEN) == {entry for entry, _ in inputs.handlers()}


def test_every_route_without_the_common_limit_of_a_body_has_one_of_its_own() -> None:
    found = inputs.handlers()
    without = {entry for entry, one in found if one.resolve_request_max_body_size() is None}
    assert without == set(inputs.LARGE_BODIES)


def test_every_file_that_a_command_takes_has_a_row() -> None:
    taken = {file for name, does in inputs.commands() for file in inputs.files_of(name, does)}
    assert taken == {file for file in inputs.FILES if file.split()[-1].isupper()}


def test_every_command_and_frame_is_in_the_table() -> None:
    told = inputs.text()
    assert all(f"| `storyhare {name}` |" in told for name, _ in inputs.commands())
    assert all(f"| `do`: `{tag}` |" in told for tag in ("sit", "wish", "tell", "configure"))
    assert all(f"| `{tag}` |" in told for tag in ("hello", "do", "say", "react", "ping"))
