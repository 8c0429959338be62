"""What helps to learn the game and to understand it. No Qt."""
