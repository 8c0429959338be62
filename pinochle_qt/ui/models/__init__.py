"""Item models: what lists and tables show of the game."""
