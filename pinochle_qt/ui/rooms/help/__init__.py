"""Help: keys, how the computer players think, what is new, and where to find rules, record format and source."""
