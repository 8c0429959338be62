"""The rules of every pinochle variant: pure functions of immutable values, without Qt, files, clocks or randomness."""
