"""The command line: `storyhare serve | score | replay | simulate | bots | deck | doctor …`."""

import typer

from storyhare.cli import (
    bots,
    deck,
    loadtest,
    serve,
)
from storyhare.cli.games import replay, score, simulate
from storyhare.cli.ops import (
    backup,
    copy,
    doctor,
    migrate,
    where,
)

app = typer.Typer(
    name="storyhare",
    help="Play Dixit and Dixit Odyssey online: start a server, manage decks, keep the score.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("serve")(serve.serve)
app.command("score")(score.score)
app.command("replay")(replay.replay)
app.command("simulate")(simulate.simulate)
app.command("doctor")(doctor.doctor)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("migrate")(migrate.migrate)
app.command("copy")(copy.copy)
app.command("where")(where.where)
app.command("loadtest")(loadtest.loadtest)
app.add_typer(deck.app, name="deck")
app.add_typer(bots.app, name="bots")


def main() -> None:
    """Run the command line."""
    app()
