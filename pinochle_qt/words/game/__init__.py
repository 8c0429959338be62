"""What is said about a game: its events, its standing, its results."""
