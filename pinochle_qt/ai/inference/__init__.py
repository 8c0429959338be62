"""What a seat can conclude about the hidden cards, and how probable it is."""
