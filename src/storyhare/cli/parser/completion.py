"""Shell completion: installs or prints the script with which a shell completes our commands."""

import typer
from typer._completion_classes import completion_init
from typer._completion_shared import Shells, _get_shell_name, get_completion_script, install

from storyhare.cli.speech import say
from storyhare.cli.terminal import WRONG, fail

PROGRAM, VARIABLE = "storyhare", "_STORYHARE_COMPLETE"

# The installer would also allow scripts of strangers to run, for this user and for good.
FOR_POWERSHELL = f"{PROGRAM} --show-completion >> $PROFILE"
POWERSHELLS = (Shells.powershell.value, Shells.pwsh.value)
# Without it, the parser does not know the shells when one of them asks.
completion_init()


def install_script(wanted: bool) -> None:
    """Install the script for the shell of this terminal, and exit."""
    if wanted:
        if _shell() in POWERSHELLS:
            fail(say("completion-print-it", command=FOR_POWERSHELL), WRONG)
        shell, file = install(_shell(), PROGRAM, VARIABLE)
        typer.echo(say("completion-installed", shell=shell, file=str(file)))
        raise typer.Exit


def print_script(wanted: bool) -> None:
    """Print the script for the shell of this terminal, and exit."""
    if wanted:
        script = get_completion_script(prog_name=PROGRAM, complete_var=VARIABLE, shell=_shell())
        typer.echo(script)
        raise typer.Exit


def _shell() -> str:
    name = _get_shell_name()
    known = [shell.value for shell in Shells]
    if name not in known:
        fail(say("completion-no-shell", shells=", ".join(known)), WRONG)
    return name
