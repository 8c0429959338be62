"""Item models: the contents of lists and tables about the game."""
