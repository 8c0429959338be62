"""Keeping score for people who play with real cards: what they tell of a deal, what to ask, and what it comes to."""
