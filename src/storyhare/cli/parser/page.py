"""Writes a page of help: usage, what the command does, arguments, options, commands, an example."""

import inspect
from collections.abc import Callable, Iterable, Sequence

from typer._click.formatting import HelpFormatter
from typer.core import TyperArgument, TyperOption

from storyhare.cli.parser import texts
from storyhare.cli.parser.texts import Parameter
from storyhare.cli.speech import say


def usage(command: str, parameters: Iterable[Parameter]) -> list[str]:
    """What follows a command in its usage line."""
    arguments = [one for one in parameters if isinstance(one, TyperArgument)]
    words = [(texts.placeholder(command, one), one.required) for one in arguments]
    return [_options(), *[word if required else f"[{word}]" for word, required in words]]


def usage_of_group() -> list[str]:
    """What follows a group in its usage line."""
    return [_options(), f"{say('help-word.command')} …"]


def write_usage(page: HelpFormatter, command: str, pieces: list[str]) -> None:
    """The first line of a page."""
    page.write_usage(command, " ".join(pieces), prefix=f"{say('help-usage')} ")


def write(
    page: HelpFormatter, command: str, parameters: Sequence[Parameter], commands: Iterable[str] = ()
) -> None:
    """All between the usage line and the example."""
    page.write_paragraph()
    page.write_text(texts.about(command))
    arguments = [one for one in parameters if isinstance(one, TyperArgument)]
    options = [one for one in parameters if isinstance(one, TyperOption)]
    _section(
        page, say("help-commands"), [(name.split()[-1], texts.summary(name)) for name in commands]
    )
    rows = [(texts.placeholder(command, one), _row(command, one)) for one in arguments]
    _section(page, say("help-arguments"), rows)
    _section(
        page, say("help-options"), [(_names(command, one), _row(command, one)) for one in options]
    )


def write_example(page: HelpFormatter, function: Callable[..., object] | None) -> None:
    """The indented lines of a function's docstring, as they stand."""
    lines = (inspect.getdoc(function) or "").splitlines() if function else []
    example = [line for line in lines if line.startswith("    ")]
    if example:
        page.write_paragraph()
        page.write("\n".join([say("help-example"), *[line[2:] for line in example]]) + "\n")


def _section(page: HelpFormatter, heading: str, rows: Sequence[tuple[str, str]]) -> None:
    if rows:
        page.write_paragraph()
        page.write(f"{heading}\n")
        with page.indentation():
            page.write_dl(rows)


def _options() -> str:
    return f"[{say('help-word.options')}]"


def _names(command: str, option: TyperOption) -> str:
    """`-h, --help`, `--port NUMBER`, `--open / --no-open`."""
    names = ", ".join(sorted(option.opts, key=len))
    if option.is_flag:
        return " / ".join([names, *option.secondary_opts])
    return f"{names} {texts.placeholder(command, option)}"


def _row(command: str, parameter: Parameter) -> str:
    """What a parameter is for, then in brackets its default, limits and variable."""
    facts = [fact for fact in (_default(command, parameter), _limits(parameter)) if fact]
    if isinstance(parameter.envvar, str):
        facts.append(say("help-variable", name=parameter.envvar))
    if parameter.required and isinstance(parameter, TyperOption):
        facts.append(say("help-required"))
    text = texts.help_text(command, parameter.name)
    return f"{text} [{'; '.join(facts)}]" if facts else text


def _default(command: str, parameter: Parameter) -> str | None:
    said = texts.default_in_words(command, parameter.name)
    default = parameter.default() if callable(parameter.default) else parameter.default
    if said is None and default not in (None, "", False):
        flag = isinstance(parameter, TyperOption) and parameter.is_flag
        said = parameter.opts[0] if flag else str(default)
    return None if said is None else say("help-default", value=said)


def _limits(parameter: Parameter) -> str | None:
    least, most = parameter.min, parameter.max
    if least is None:
        return None
    if most is None:
        return say("help-at-least", least=f"{least:g}")
    return say("help-between", least=f"{least:g}", most=f"{most:g}")
