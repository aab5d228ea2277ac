"""`storyhare bots`: measures the computer players."""
