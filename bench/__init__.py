"""Benchmarks: every line is a JSON object, with a floor from the same run to compare with."""
