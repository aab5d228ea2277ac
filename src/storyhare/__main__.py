"""`python -m storyhare` is `storyhare`."""

from storyhare.cli import main

main()
