"""The Games page: a list, details of the chosen game, and what can be done with it."""
