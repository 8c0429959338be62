"""The sounds of the program, and the audio output."""
