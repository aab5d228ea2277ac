"""A child process whose files may not grow, by a limit of the system, until the limit is lifted.

`python -m tests.storage.full_disk FILE` prints one line of JSON.
"""

import asyncio
import json
import resource
import sys
from pathlib import Path

from storyhare.storage import JournalUnavailable, SqliteJournal
from storyhare.testing.storage.journals import bodies, write

LIMIT = 400_000


async def main(file: Path) -> None:
    journal = SqliteJournal(file)
    await journal.open()
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, most))
    acknowledged, refused = 0, 0
    while refused < 20 and acknowledged < 1_000:
        try:
            await journal.append(write("a", acknowledged, b"x" * 3_000))
            acknowledged += 1
        except JournalUnavailable:
            refused += 1
    readable = len(await bodies(journal, "a"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    for after in range(acknowledged, acknowledged + 10):
        await journal.append(write("a", after, b"room again"))
    await journal.close()
    told = {"acknowledged": acknowledged, "refused": refused, "readable": readable}
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
