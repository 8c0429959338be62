"""Help: keys, how the computer players think, what is new, and where rules, record and source are."""
