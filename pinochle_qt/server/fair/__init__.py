"""Shuffles to which everybody's program adds: what the table collects, and what a guest's program checks."""
