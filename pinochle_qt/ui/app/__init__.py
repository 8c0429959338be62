"""Startup, what belongs to one system, a second start, crashes, and the self-test."""
