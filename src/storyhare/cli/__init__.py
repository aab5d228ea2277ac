"""The command line: `storyhare serve | score | replay | simulate | bots | deck | doctor …`."""

import os
from typing import Annotated

import typer

import storyhare
from storyhare.cli.parser import Group
from storyhare.cli.parser.completion import install_script, print_script
from storyhare.cli.secrets import read_secrets

# The function of every command. Its module is imported when it is used, so that help comes at once.
COMMANDS = {
    "serve": "storyhare.cli.serve:serve",
    "score": "storyhare.cli.games.score:score",
    "replay": "storyhare.cli.games.replay:replay",
    "simulate": "storyhare.cli.games.simulate:simulate",
    "doctor": "storyhare.cli.ops.doctor:doctor",
    "backup": "storyhare.cli.ops.backups.backup:backup",
    "restore": "storyhare.cli.ops.backups.restore:restore",
    "migrate": "storyhare.cli.ops.migrate:migrate",
    "copy": "storyhare.cli.ops.backups.copy:copy",
    "where": "storyhare.cli.ops.where:where",
    "tables list": "storyhare.cli.ops.tables:list_",
    "tables show": "storyhare.cli.ops.tables:show",
    "tables close": "storyhare.cli.ops.tables:close",
    "tables delete": "storyhare.cli.ops.tables:delete",
    "erase person": "storyhare.cli.ops.erase:person",
    "erase chat": "storyhare.cli.ops.erase:chat",
    "erase table": "storyhare.cli.ops.tables:delete",
    "loadtest": "storyhare.cli.loadtest:loadtest",
    "deck import": "storyhare.cli.deck:import_",
    "deck list": "storyhare.cli.deck:list_",
    "deck show": "storyhare.cli.deck:show",
    "deck check": "storyhare.cli.deck:check",
    "deck remove": "storyhare.cli.deck:remove",
    "deck export": "storyhare.cli.deck:export",
    "deck gallery": "storyhare.cli.deck:gallery",
    "bots evaluate": "storyhare.cli.bots.evaluate:evaluate",
    "bots crossplay": "storyhare.cli.bots.crossplay:crossplay",
}


class Storyhare(Group):
    """All commands."""

    table = COMMANDS


app = typer.Typer(
    name="storyhare",
    cls=Storyhare,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"storyhare {storyhare.__version__}")
        raise typer.Exit


@app.callback()
def _storyhare(
    *,
    version: Annotated[  # noqa: ARG001 - its callback acts
        bool, typer.Option("--version", callback=_print_version, is_eager=True)
    ] = False,
    install_completion: Annotated[  # noqa: ARG001 - its callback acts
        bool, typer.Option("--install-completion", callback=install_script, is_eager=True)
    ] = False,
    show_completion: Annotated[  # noqa: ARG001 - its callback acts
        bool, typer.Option("--show-completion", callback=print_script, is_eager=True)
    ] = False,
) -> None:
    """The options before a command; their callbacks do what they ask for."""
    read_secrets(os.environ)


def main() -> None:
    """Run the command line."""
    app(prog_name="storyhare")
