"""Thread pools with one purpose each: work of one kind does not wait for work of another."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    """A small pool of threads with a name."""

    def __init__(self, name: str, most: int) -> None:
        self._pool = ThreadPoolExecutor(most, thread_name_prefix=name)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in one of the threads."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, partial(work, *args, **kwargs))

    def begin(self, work: Callable[[], object]) -> None:
        """Have a function run in one of the threads; nobody waits for it."""
        self._pool.submit(work)

    def close(self) -> None:
        """Start nothing more; running functions continue to their end."""
        self._pool.shutdown(wait=False, cancel_futures=True)
