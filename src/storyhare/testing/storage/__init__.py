"""Checks that every journal must pass, and a PostgreSQL server to run them on."""

__all__ = ["journal_codes", "journals", "local_bus", "postgres", "promises"]
