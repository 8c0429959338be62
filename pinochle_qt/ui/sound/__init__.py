"""What can be heard, and the sound card."""
