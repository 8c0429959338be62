"""The view of the table: mouse, keys and focus, what they choose, and why something is refused."""
