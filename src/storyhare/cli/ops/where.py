"""`storyhare where`: shows where a server keeps tables, decks and recordings."""

import typer

from storyhare.cli.ops import places
from storyhare.cli.options import AsJson, Database, DataFolder
from storyhare.cli.serve.invite import where as which
from storyhare.cli.speech import say
from storyhare.cli.terminal import print_json
from storyhare.folders import decks_folder, journal_file, recordings_folder


def where(data: DataFolder, database: Database = None, as_json: AsJson = False) -> None:
    """Show where “storyhare serve” keeps tables, decks and recordings."""
    if database is not None:
        places.check_address(database)
    shared = None if database is None else places.without_secrets(database)
    found = {
        "data": str(data),
        "tables": shared or str(journal_file(data)),
        "decks": str(decks_folder(data)),
        "recordings": shared or str(recordings_folder(data)),
    }
    if as_json:
        print_json(found)
        return
    typer.echo(which(data))
    typer.echo(say("where-tables", place=found["tables"]))
    typer.echo(say("where-decks", place=found["decks"]))
    typer.echo(say("where-recordings", place=found["recordings"]))
