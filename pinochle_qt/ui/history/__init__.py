"""Stored games in the background: the index, Expert's opinions, and the reading of files."""
