"""Decks and felts of the user's own."""
