"""`storyhare migrate`: brings a database to the format of this version."""

import asyncio
from typing import Annotated

import typer

from storyhare.cli.ops import places
from storyhare.cli.ops.trouble import why_not
from storyhare.cli.speech import say
from storyhare.cli.terminal import WRONG, fail
from storyhare.storage import JournalUnavailable


def migrate(
    database: Annotated[str, typer.Option(envvar="STORYHARE_DATABASE")],
) -> None:
    """Migrate a PostgreSQL database to the format of this version."""
    journal = places.database(database)

    async def run() -> None:
        await journal.open()
        await journal.close()

    try:
        asyncio.run(run())
    except JournalUnavailable as error:
        fail(why_not(error, database), WRONG)
    typer.echo(say("migrate-done", place=places.without_secrets(database)))
