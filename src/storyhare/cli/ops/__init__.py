"""Commands for operators: backup, restore, copy, doctor, migrate."""
