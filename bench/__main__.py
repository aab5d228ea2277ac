"""`make bench`: run all benchmarks, or the named ones (`python -m bench rules`)."""

import sys

from bench import rules

BENCHMARKS = {"rules": rules.run}

for name in sys.argv[1:] or BENCHMARKS:
    BENCHMARKS[name]()
