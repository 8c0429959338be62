"""Other programs that play a seat over their standard input and output, as `pinochle_qt/ai/PLAYERS.md` explains."""
