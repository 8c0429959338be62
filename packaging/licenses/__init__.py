"""The owner and license of each part of the frozen program."""
