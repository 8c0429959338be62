"""Draws the pinochle deck: full, large-index and compact faces, three backs, the suit outlines and the program icon."""
