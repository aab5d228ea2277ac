"""How far a vote has to go through the server."""

from bench.trace import traced_vote

MOST_FUNCTIONS = 60


async def test_a_vote_runs_through_few_functions() -> None:
    """Work in the background may come in between, and then only adds: the shortest way counts."""
    for _ in range(3):
        functions = (await traced_vote()).functions
        if len(functions) <= MOST_FUNCTIONS:
            return
    raise AssertionError("\n".join(functions))
