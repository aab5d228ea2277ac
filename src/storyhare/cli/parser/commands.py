"""Commands and groups of commands: loaded when they are used, with help in the terminal's language.

Their names are whole paths, as in `deck import`: the name of a command's help in the catalogue.
"""

import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any, cast

import typer
from typer._click.core import Command as AnyCommand
from typer._click.core import Context
from typer._click.exceptions import NoArgsIsHelpError, UsageError
from typer._click.formatting import HelpFormatter
from typer._click.shell_completion import CompletionItem
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from storyhare.cli.parser import errors, page, texts
from storyhare.cli.parser.texts import Parameter
from storyhare.cli.speech import say
from storyhare.cli.terminal import USAGE, WRONG


class Command(TyperCommand):
    """A command."""

    name: str

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the usage line."""
        page.write_usage(formatter, ctx.command_path, page.usage(self.name, _parameters(self, ctx)))

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the page of help."""
        self.format_usage(ctx, formatter)
        page.write(formatter, self.name, _parameters(self, ctx))
        page.write_example(formatter, self.callback)

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Refuse what is left over in our own words."""
        ctx.allow_extra_args = True
        with errors.named(ctx):
            rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise errors.TooMuch(" ".join(rest), ctx)
        return rest

    def shell_complete(self, ctx: Context, incomplete: str) -> list[CompletionItem]:
        """Options with their help."""
        _explain(self, ctx)
        return super().shell_complete(ctx, incomplete)


class Group(TyperGroup):
    """A group of commands. Its class has the table of all of them."""

    # Functions by the names of their commands: {"deck import": "storyhare.cli.deck:import_"}.
    table: Mapping[str, str] = {}
    name: str
    prefix = ""

    def list_commands(self, ctx: Context) -> list[str]:  # noqa: ARG002 - the port's
        """The names of the commands, without the group's own."""
        inside = [path for path in self.table if path.startswith(self.prefix)]
        return list(dict.fromkeys([path.removeprefix(self.prefix).split()[0] for path in inside]))

    def get_command(self, ctx: Context, cmd_name: str) -> AnyCommand | None:  # noqa: ARG002 - as above
        """Import the function of a command, or make a group."""
        path = self.prefix + cmd_name
        if path in self.table:
            return load(path, self.table[path])
        if not any(other.startswith(f"{path} ") for other in self.table):
            return None
        group = type(self)(name=path, no_args_is_help=True)
        group.prefix = f"{path} "
        return group

    def resolve_command(
        self, ctx: Context, args: list[str]
    ) -> tuple[str | None, AnyCommand | None, list[str]]:
        """The command that was typed; raises an error that names a similar one."""
        name, *rest = args
        command = self.get_command(ctx, name)
        if command is None and not ctx.resilient_parsing:
            raise errors.NoSuchCommand(name, self.list_commands(ctx), ctx)
        return (name if command else None), command, rest

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Show the help if no command was typed."""
        with errors.named(ctx):
            rest = super().parse_args(ctx, args)
        if not ctx._protected_args and not ctx.resilient_parsing:
            raise NoArgsIsHelpError(ctx)
        return rest

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the usage line."""
        page.write_usage(formatter, ctx.command_path, page.usage_of_group())

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the page of help, without loading the commands."""
        self.format_usage(ctx, formatter)
        paths = [self.prefix + name for name in self.list_commands(ctx)]
        page.write(formatter, self.name, _parameters(self, ctx), paths)

    def shell_complete(self, ctx: Context, incomplete: str) -> list[CompletionItem]:
        """Commands and options with their help, without loading the commands."""
        _explain(self, ctx)
        found = [
            CompletionItem(name, help=texts.summary(self.prefix + name))
            for name in self.list_commands(ctx)
            if name.startswith(incomplete)
        ]
        return [*found, *super(TyperGroup, self).shell_complete(ctx, incomplete)]

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the command that was typed, and exit with its status."""
        try:
            status = super().main(*args, **{**extra, "standalone_mode": False})
        except NoArgsIsHelpError as error:
            typer.echo(error.message, err=True)
            status = USAGE
        except UsageError as error:
            typer.echo(f"storyhare: {errors.explain(error)}", err=True)
            status = USAGE
        except typer.Abort:
            typer.echo(say("cli-aborted"), err=True)
            status = WRONG
        sys.exit(status)


def load(path: str, where: str) -> Command:
    """The command of a function, which is named as `module:function`."""
    module, _, function = where.partition(":")
    app = typer.Typer(add_completion=False)
    app.command(path, cls=Command)(getattr(import_module(module), function))
    return cast("Command", get_command(app))


def _parameters(command: Command | Group, ctx: Context) -> list[Parameter]:
    return cast("list[Parameter]", command.get_params(ctx))


def _explain(command: Command | Group, ctx: Context) -> None:
    """Give every parameter its help, which shells show beside it."""
    for one in _parameters(command, ctx):
        one.help = texts.help_text(command.name, one.name)
