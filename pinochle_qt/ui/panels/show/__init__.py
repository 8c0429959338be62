"""The panels that only show something: strip, score, log, hint, tricks, curtain."""
