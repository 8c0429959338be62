"""The page that poses problems: it asks what the user would do, and shows the outcome."""
