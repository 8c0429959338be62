"""The portraits of the people at the table."""
