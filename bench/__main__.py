"""`make bench`: run all benchmarks, or the named ones (`python -m bench rules`)."""

import sys

from bench import (
    bots,
    bots_tables,
    days,
    decks,
    imports,
    memory,
    nodes,
    pings,
    rules,
    server,
    start,
    trace,
    web,
)

BENCHMARKS = {
    "rules": rules.run,
    "server": server.run,
    "nodes": nodes.run,
    "memory": memory.run,
    "pings": pings.run,
    "days": days.run,
    "start": start.run,
    "bots": bots.run,
    "bots-tables": bots_tables.run,
    "decks": decks.run,
    "imports": imports.run,
    "trace": trace.run,
    "web": web.run,
}

for name in sys.argv[1:] or BENCHMARKS:
    BENCHMARKS[name]()
