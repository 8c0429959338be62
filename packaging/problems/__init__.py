"""Searches deals of computer players for the problems that ship with the program."""
