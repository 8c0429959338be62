"""The match on the table: the controller, the computer players, and what plays or advises by itself."""
