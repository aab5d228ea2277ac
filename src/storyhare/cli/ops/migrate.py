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
    database: Annotated[
        str, typer.Option(envvar="STORYHARE_DATABASE", help="PostgreSQL URL (postgresql://…).")
    ],
) -> None:
    """Migrate a PostgreSQL database to the format of this version. This cannot be undone.

    A server does the same when it starts. Use this command if the server's own database user may
    not change tables, or to migrate before you restart the first of several servers.
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
