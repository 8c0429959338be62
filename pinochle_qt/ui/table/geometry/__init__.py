"""Where everything on the table lies, worked out from window size, seats and cards; no Qt."""
