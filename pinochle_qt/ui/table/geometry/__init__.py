"""Where everything on the table lies, computed from the window size, seats and cards; no Qt."""
