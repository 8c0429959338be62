"""The page of statistics: what a person's games amount to, in numbers that show their games."""
