"""Keeping score for people who play with real cards: what they enter for a deal, what to ask, and how it scores."""
