"""`storyhare migrate`: brings a database to the format of this version."""

import asyncio
from typing import Annotated

import typer

from storyhare.cli import places
from storyhare.cli.speech import say
from storyhare.cli.terminal import WRONG, fail
from storyhare.cli.trouble import why_not
from storyhare.journal import JournalUnavailable


def migrate(
    database: Annotated[
        str, typer.Option(envvar="STORYHARE_DATABASE", help="postgresql://…, the database.")
    ],
) -> None:
    """Bring a PostgreSQL database to the format of this version; there is no way back.

    A server does the same when it starts. Use this where the server's own user may not change
    tables, or to do it before the first of several servers is started anew.
    """
    journal = places.database(database)

    async def run() -> None:
        await journal.open()
        await journal.close()

    try:
        asyncio.run(run())
    except JournalUnavailable as error:
        fail(why_not(error, database), WRONG)
    typer.echo(say("migrate-done", place=places.without_secrets(database)))
