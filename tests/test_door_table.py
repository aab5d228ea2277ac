"""The table of every door says what the code does, and a new door needs a row."""

from tests import doors


def test_the_table_is_made_from_the_code() -> None:
    assert doors.FILE.read_text(encoding="utf-8") == doors.text(), "run python -m tests.doors"


def test_every_route_is_said_to_be_open_so_often() -> None:
    assert set(doors.HOW_OFTEN) == {door for door, _ in doors.handlers()}


def test_every_route_without_the_common_limit_of_a_body_has_one_of_its_own() -> None:
    found = doors.handlers()
    without = {door for door, one in found if one.resolve_request_max_body_size() is None}
    assert without == set(doors.LARGE_BODIES)


def test_every_file_that_a_command_takes_has_a_row() -> None:
    taken = {file for name, does in doors.commands() for file in doors.files_of(name, does)}
    assert taken == {file for file in doors.FILES if file.split()[-1].isupper()}


def test_every_command_and_frame_is_in_the_table() -> None:
    told = doors.text()
    assert all(f"| `storyhare {name}` |" in told for name, _ in doors.commands())
    assert all(f"| `do`: `{tag}` |" in told for tag in ("sit", "wish", "tell", "configure"))
    assert all(f"| `{tag}` |" in told for tag in ("hello", "do", "say", "react", "ping"))
