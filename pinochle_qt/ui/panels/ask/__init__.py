"""The panels that ask the person something: bid, trump, cards to pass, melds and other decisions."""
