"""The processes in which bots think."""
