"""The command line: `storyhare score | replay | simulate`."""

import typer

from storyhare.cli import replay, score, simulate

app = typer.Typer(
    name="storyhare",
    help="Dixit and Dixit Odyssey: keep the score, retell a game, try the rules out.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("score")(score.score)
app.command("replay")(replay.replay)
app.command("simulate")(simulate.simulate)


def main() -> None:
    """Run the command line."""
    app()
