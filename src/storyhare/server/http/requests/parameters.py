"""What an address may carry: the parameters of paths and queries, each with its limit.

A code or an id that is too long leads nowhere, and is answered like any other that does: the
description tells its limit, and who looks for it does not find it.
"""

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

from storyhare.decks import TITLE_LIMIT
from storyhare.rules.bounds import ID_LIMIT, LARGEST
from storyhare.table.text import RAW

# No system has longer names of files.
FILE_NAME_LIMIT = 1_024

PathId = Annotated[str, PathParameter(schema_extra={"max_length": ID_LIMIT})]
PathNumber = Annotated[int, PathParameter(schema_extra={"minimum": -LARGEST, "maximum": LARGEST})]
QueryId = Annotated[str | None, QueryParameter(schema_extra={"max_length": ID_LIMIT})]
# Up to here who reads the title says how long it may be.
QueryTitle = Annotated[str | None, QueryParameter(max_length=RAW * TITLE_LIMIT)]
QueryFlag = Annotated[bool, QueryParameter()]
QueryFileName = Annotated[str | None, QueryParameter(max_length=FILE_NAME_LIMIT)]
