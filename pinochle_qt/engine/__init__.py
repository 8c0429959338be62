"""The rules of every pinochle variant: pure, immutable, standard library only."""
