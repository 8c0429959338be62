"""Setting up the next game: which one, who sits where, and to what score."""
