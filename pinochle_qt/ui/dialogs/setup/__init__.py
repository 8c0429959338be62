"""Setting up the next game: which game, who sits where, and to what score."""
