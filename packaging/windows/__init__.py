"""What players download on Windows besides the zip: an installer for one user, who need not be an administrator."""
