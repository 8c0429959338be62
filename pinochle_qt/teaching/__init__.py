"""Helps people learn and understand the game; it does not use Qt."""
