"""`python -m storyhare.cli` is `storyhare`."""

from storyhare.cli import main

main()
