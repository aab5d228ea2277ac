"""How requests are read, limited and refused, before and beside their routes."""
