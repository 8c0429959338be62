"""The page of all games: a list, the chosen game in detail, and what can be done with it."""
