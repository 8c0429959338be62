"""The panels that only show: strip, score, log, hint, tricks, curtain."""
