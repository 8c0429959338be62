"""What is asked at a table, and what each answer means, in words: the same on every screen."""
