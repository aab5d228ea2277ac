"""What is checked before a command is decided, and how long a stream may get."""
