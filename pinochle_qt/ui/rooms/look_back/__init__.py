"""Reviewing a deal on the table: all hands open, and every choice on a time line with its cost."""
