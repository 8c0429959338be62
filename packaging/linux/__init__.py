"""What a player downloads on Linux: the frozen program with its place in menus, file types, icons and a manual."""
