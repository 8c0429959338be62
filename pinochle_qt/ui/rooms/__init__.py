"""Rooms: full pages over the table, such as Games; each is one panel that fills the window below the strip."""
