"""The command line: `storyhare serve | score | replay | simulate | doctor | backup | deck …`."""

import typer

from storyhare.cli import backup, deck, doctor, replay, score, serve, simulate

app = typer.Typer(
    name="storyhare",
    help="Dixit and Dixit Odyssey with people who are not in the room.",
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
app.add_typer(deck.app, name="deck")


def main() -> None:
    """Run the command line."""
    app()
