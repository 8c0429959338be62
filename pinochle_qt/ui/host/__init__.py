"""The panels over the table: which are shown, where, and how they interact with the table."""
