"""Who owns each part of the frozen program, and under which license it is distributed."""
