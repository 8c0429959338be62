"""Finds the problems that ship with the program in deals that computer players play."""
