"""A club night: pairs play the same deals at several tables and move from table to table."""
