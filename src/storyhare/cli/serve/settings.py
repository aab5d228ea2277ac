"""Makes the options of `storyhare serve` from the fields of `Config`."""

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, get_args, get_origin

import typer
from msgspec import NODEFAULT, Meta, structs

from storyhare.server.config import Config


def variable(field: str) -> str:
    """The environment variable of a setting."""
    return f"STORYHARE_{field.upper()}"


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Turn the first parameter of a command, a `Config`, into an option for each of its fields."""
    _, *own = inspect.signature(command).parameters.values()
    parameters = [*map(_parameter, structs.fields(Config)), *own]

    @wraps(command)
    def run(**given: Any) -> None:
        settings = {field: given.pop(field) for field in Config.__struct_fields__}
        command(Config(**settings), **given)

    # Typer reads the parameters of a command from both attributes.
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # unknown to mypy
    run.__annotations__ = {one.name: one.annotation for one in parameters}
    return run


def kind_and_limits(field: structs.FieldInfo) -> tuple[Any, Meta]:
    """The type of a setting, and its limits."""
    if get_origin(field.type) is not Annotated:
        return field.type, Meta()
    kind, meta = get_args(field.type)
    assert isinstance(meta, Meta)
    return kind, meta


def _parameter(field: structs.FieldInfo) -> inspect.Parameter:
    """The option of a field: `--its-name`, or `--its-name/--no-its-name` where it is a bool."""
    kind, meta = kind_and_limits(field)
    factory = None if field.default_factory is NODEFAULT else field.default_factory
    option = typer.Option(
        ... if factory else field.default,
        default_factory=factory,
        envvar=variable(field.name),
        min=meta.ge,
        max=meta.le,
    )
    keyword = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(field.name, keyword, default=option, annotation=kind)
