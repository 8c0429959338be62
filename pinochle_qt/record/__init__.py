"""The game record: the one file format for saving, resuming, replaying and checking games."""
