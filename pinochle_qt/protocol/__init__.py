"""What a table and its guests say to each other, described in `PROTOCOL.md`; the same on both sides."""
