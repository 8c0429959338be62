"""Shows the game on the table: which panels are open, where they are, and what is told."""
