"""Pages over the table, such as all games: each is one panel that fills the window below the strip."""
