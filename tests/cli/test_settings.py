"""Every field of `Config` is an option of `storyhare serve`, a variable, and a row in the docs."""

import re
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest
from msgspec import structs
from typer.testing import CliRunner

from storyhare.cli import app
from storyhare.server.config import Config
from storyhare.server.ops import logs
from storyhare.testing.server import free_port
from tests import options

FIELDS = {field.name: field for field in structs.fields(Config)}
LIMITS = [
    (name, str(limit + beyond))
    for name, field in FIELDS.items()
    for limit, beyond in ((options.meta_of(field).ge, -1), (options.meta_of(field).le, 1))
    if limit is not None
]
# Texts and folders that differ from the defaults; all others are made from the type.
OTHERS = {
    "host": "127.0.0.1",
    "data": Path("elsewhere"),
    "database": "postgresql://db.example.org/storyhare",
    "public_url": "https://play.example.org",
    "allowed_hosts": "hare.example.org",
    "root_path": "/hare",
    "trusted_proxies": "192.0.2.0/24",
    "imprint_url": "https://example.org/legal?page=1",
    "privacy_url": "https://example.org/privacy#server",
    "contact": "hare@example.org",
    "smtp_url": "smtp://hare@mail.example.org:587",
    "email_from": "hare@example.org",
    "vision_files": Path(__file__).parent,
    "vision_url": "https://vision.example.org/v1",
    "vision_model": "other",
}
# Settings that go only with others.
FOR_MAIL = ("public_url", "smtp_url", "email_from")
TOGETHER = {"smtp_url": FOR_MAIL, "email_from": FOR_MAIL}


def another(field: structs.FieldInfo) -> Any:
    """A value that the field may have and does not have by default."""
    kind = options.kind_of(field)
    if get_origin(kind) is Literal:
        return next(value for value in get_args(kind) if value != field.default)
    if kind is bool:
        return not field.default
    if field.name == "port":
        return free_port()
    return field.default + 1 if kind in (int, float) else OTHERS[field.name]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Config]:
    """What `serve` would start a server with; a free port, so that others may use 8080."""
    found: list[Config] = []
    monkeypatch.setattr("storyhare.cli.serve.start.run", lambda config, *_: found.append(config))
    monkeypatch.setenv("STORYHARE_PORT", "0")
    monkeypatch.chdir(tmp_path)
    return found


def serve(*arguments: str, **environment: str) -> int:
    return CliRunner().invoke(app, ["serve", "--no-open", *arguments], env=environment).exit_code


def test_every_setting_is_listed_with_its_variable_and_its_meaning() -> None:
    run = CliRunner().invoke(app, ["serve", "--help"])
    assert run.exit_code == 0
    for field in FIELDS.values():
        row = rf"^  {options.name_of(field)} .*\n(?:    .*\n)*"
        (found,) = re.findall(row, run.output, flags=re.MULTILINE)
        told = " ".join(found.split())
        assert options.meaning_of(field) in told
        assert f"variable: STORYHARE_{field.name.upper()}]" in told


def test_without_options_all_settings_are_the_defaults(started: list[Config]) -> None:
    assert serve() == 0
    assert started == [Config(port=0)]


@pytest.mark.parametrize("name", FIELDS)
def test_a_setting_can_be_set_by_option_and_by_variable(name: str, started: list[Config]) -> None:
    values = {one: another(FIELDS[one]) for one in TOGETHER.get(name, (name,))}
    typed: list[str] = []
    for one, value in values.items():
        option = options.name_of(FIELDS[one])
        typed += [option] if value is True else [option, str(value)]
    assert serve(*typed) == 0
    assert serve(**{f"STORYHARE_{one.upper()}": str(value) for one, value in values.items()}) == 0
    assert started == [structs.replace(Config(port=0), **values)] * 2


@pytest.mark.parametrize(("name", "value"), LIMITS)
def test_a_figure_beyond_its_limit_is_refused(name: str, value: str, started: list[Config]) -> None:
    assert serve(f"{options.name_of(FIELDS[name])}={value}") == 2
    assert serve(**{f"STORYHARE_{name.upper()}": value}) == 2
    assert started == []


def test_every_figure_has_a_limit() -> None:
    figures = {n for n, field in FIELDS.items() if options.kind_of(field) in (int, float)}
    assert figures == {name for name, _ in LIMITS}


def test_a_word_that_is_no_choice_is_refused(started: list[Config]) -> None:
    assert serve("--uploads", "somebody") == 2
    assert started == []


def test_metrics_can_be_switched_off_where_the_variable_switches_them_on(
    started: list[Config],
) -> None:
    assert serve("--no-metrics", STORYHARE_METRICS="1") == 0
    assert started == [Config(port=0)]


def test_processes_of_the_server_read_the_variable_of_its_log_format() -> None:
    assert f"STORYHARE_{FIELDS['log_format'].name.upper()}" == logs.VARIABLE


def test_the_table_in_the_docs_is_made_from_the_fields() -> None:
    told = options.FILE.read_text(encoding="utf-8")
    assert told == options.text(), "run python -m tests.options"
