"""Who sits at a table: credentials, seats, the host, bots, and codes to join by."""
