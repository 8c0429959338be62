"""The download for Windows besides the zip: an installer for a single user that needs no administrator."""
