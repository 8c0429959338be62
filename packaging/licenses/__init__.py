"""Whose everything is in the frozen program, and under which license it is given on."""
