"""The panels that ask the player something: bid, trump, cards to pass, melds and other decisions."""
