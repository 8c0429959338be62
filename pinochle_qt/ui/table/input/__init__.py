"""The view of the table: mouse, keyboard and focus, what they choose, and why something is refused."""
