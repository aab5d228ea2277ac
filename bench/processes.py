"""What a process has used: CPU to the nanosecond, memory to the page; and which core it may use."""

import asyncio
import os
from pathlib import Path

SOON = 60.0


def pin(pid: int, *cores: int) -> None:
    """The server on one core, the driver on the other, where there are two."""
    if os.cpu_count() == 1:
        return
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), cores)


def cpu_seconds(pid: int) -> float:
    """Time on a core, of all threads, as the scheduler counts it."""
    spent = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        spent += int((thread / "schedstat").read_text().split()[0])
    return spent / 1e9


def memory(pid: int) -> int:
    """Bytes in use (resident)."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def until_it_answers(port: int) -> None:
    """Wait until a process listens there."""
    async with asyncio.timeout(SOON):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                return writer.close()
