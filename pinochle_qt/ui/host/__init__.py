"""Which panel stands over the table, where, and what it and the table tell each other."""
