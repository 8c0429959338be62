"""Draws the pinochle deck: 32 full faces, 32 compact faces, two backs, the suit outlines and the program icon."""
