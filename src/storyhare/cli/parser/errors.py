"""Says in one sentence what is wrong with the options that somebody typed."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches

from typer._click.core import Context, ParameterSource
from typer._click.exceptions import (
    BadOptionUsage,
    BadParameter,
    MissingParameter,
    NoSuchOption,
    UsageError,
)
from typer.core import TyperOption

from storyhare.cli.parser import texts
from storyhare.cli.speech import say


class NoSuchCommand(UsageError):
    """Nobody knows this command."""

    def __init__(self, name: str, known: list[str], context: Context) -> None:
        super().__init__(name, context)
        self.near = get_close_matches(name, known, n=1)


class TooMuch(UsageError):
    """More was typed than the command takes."""


@contextmanager
def named(context: Context) -> Iterator[None]:
    """Errors in here are about this command, though the parser does not always say so."""
    try:
        yield
    except UsageError as error:
        error.ctx = error.ctx or context
        raise


def explain(error: UsageError) -> str:
    """The sentence, and where to read more."""
    said = _sentence(error)
    if error.ctx is None:
        return said
    return f"{said} {say('usage-more', command=f'{error.ctx.command_path} --help')}"


def _sentence(error: UsageError) -> str:
    match error:
        case NoSuchCommand(near=near):
            return say("usage-no-command", name=error.message) + _did_you_mean(near)
        case TooMuch():
            return say("usage-too-much", text=error.message)
        case NoSuchOption(option_name=name):
            return say("usage-no-option", name=name) + _did_you_mean(error.possibilities or ())
        case BadOptionUsage():
            flag = _is_flag(error)
            return say("usage-no-value" if flag else "usage-value-missing", name=error.option_name)
        case MissingParameter(param=TyperOption()):
            return say("usage-option-missing", name=_name(error))
        case MissingParameter():
            return say("usage-argument-missing", name=_name(error))
        case BadParameter():
            return _wrong_value(error)
        case _:
            return error.format_message()


def _did_you_mean(near: Sequence[str]) -> str:
    return f" {say('usage-did-you-mean', name=near[0])}" if near else ""


def _is_flag(error: BadOptionUsage) -> bool:
    options = error.ctx.command.params if error.ctx else []
    named = [one for one in options if error.option_name in (*one.opts, *one.secondary_opts)]
    return any(isinstance(one, TyperOption) and one.is_flag for one in named)


def _name(error: BadParameter) -> str:
    """The option, or the variable that set it, or the word for an argument."""
    parameter, context = error.param, error.ctx
    assert parameter is not None
    assert context is not None
    if context.get_parameter_source(parameter.name) is ParameterSource.ENVIRONMENT:
        return str(parameter.envvar)
    if isinstance(parameter, TyperOption):
        return max(parameter.opts, key=len)
    return texts.placeholder(context.command.name or "", parameter)  # type: ignore[arg-type]  # an argument


def _wrong_value(error: BadParameter) -> str:
    """What the parameter takes; the parser's own words are English."""
    parameter = error.param
    if parameter is None or error.ctx is None:
        return error.format_message()
    name, kind = _name(error), parameter.type_descriptor
    if kind.choices is not None:
        choices = ", ".join([str(choice) for choice in kind.choices])
        return say("usage-choice", name=name, choices=choices)
    if kind.annotation is bool:
        return say("usage-switch", name=name)
    if kind.is_path:
        return say("usage-folder" if kind.parameter_info.dir_okay else "usage-file", name=name)
    least, most = kind.parameter_info.min, kind.parameter_info.max
    limits = "none" if least is None else "least" if most is None else "both"
    return say(
        "usage-number",
        name=name,
        number="whole" if kind.annotation is int else "any",
        limits=limits,
        least=f"{least or 0:g}",
        most=f"{most or 0:g}",
    )
