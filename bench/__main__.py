"""`make bench`: run all benchmarks, or the named ones (`python -m bench rules`)."""

import sys

from bench import decks, rules, server

BENCHMARKS = {"rules": rules.run, "server": server.run, "decks": decks.run}

for name in sys.argv[1:] or BENCHMARKS:
    BENCHMARKS[name]()
