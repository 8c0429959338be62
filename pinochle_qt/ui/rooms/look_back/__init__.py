"""Looking back at a deal on the table: all hands open, every choice on a time line with what it cost."""
