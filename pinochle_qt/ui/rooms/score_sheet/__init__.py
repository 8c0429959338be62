"""The page on which score is kept for people who play with real cards."""
