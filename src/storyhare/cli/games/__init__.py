"""Commands about games, without a server: `storyhare score`, `replay` and `simulate`."""
