"""Everything that a server stores, taken to another place: backup, restore, copy."""
