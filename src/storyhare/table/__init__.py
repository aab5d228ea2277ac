"""One table alive: people and seats, host and settings, clocks, autopilot, and the game on it."""
