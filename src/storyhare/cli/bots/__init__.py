"""`storyhare bots`: measures the computer players."""

import typer

from storyhare.cli.bots.crossplay import crossplay
from storyhare.cli.bots.evaluate import evaluate

app = typer.Typer(no_args_is_help=True, help="Measure the computer players.")
app.command()(evaluate)
app.command()(crossplay)
